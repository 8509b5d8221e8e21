(module
  (type $t0 (func (param i32 i32 i32 i32)))
  (import "polylane" "memory" (memory $polylane.memory 16 16))
  (import "polylane" "tables" (global $polylane.tables i32))
  (func $blend.x4.simd128 (export "blend.x4.simd128") (type $t0) (param $p0 i32) (param $p1 i32) (param $p2 i32) (param $p3 i32)
    (local $l4 i32) (local $l5 i32) (local $l6 i32) (local $l7 i32) (local $l8 i32) (local $l9 i32) (local $l10 i32) (local $l11 i32) (local $l12 i32) (local $l13 i32) (local $l14 i32) (local $l15 i32) (local $l16 i32) (local $l17 i32) (local $l18 i32) (local $l19 i32) (local $l20 i32) (local $l21 i32) (local $l22 i32) (local $l23 i32) (local $l24 v128) (local $l25 v128)
    local.get $p2
    v128.load32_splat
    local.set $l25
    i32.const 0
    local.set $l16
    block $B0
      local.get $p3
      i32.eqz
      br_if $B0
      loop $L1
        local.get $p0
        local.get $l16
        i32.const 16
        i32.mul
        i32.add
        v128.load align=4
        local.set $l24
        local.get $p1
        local.get $l16
        i32.const 16
        i32.mul
        i32.add
        local.get $l24
        i32.const 7
        i32x4.shl
        local.get $l24
        i32.const 25
        i32x4.shr_u
        v128.or
        local.get $l25
        local.get $l24
        local.get $l25
        i32x4.lt_u
        v128.bitselect
        v128.store align=4
        local.get $l16
        i32.const 1
        i32.add
        local.tee $l16
        local.get $p3
        i32.lt_u
        br_if $L1
      end
    end))
