(module
  (type $t0 (func (param i32 i32 i32 i32)))
  (import "polylane" "memory" (memory $polylane.memory 16 16))
  (import "polylane" "tables" (global $polylane.tables i32))
  (func $blend.x4.simd128 (export "blend.x4.simd128") (type $t0) (param $p0 i32) (param $p1 i32) (param $p2 i32) (param $p3 i32)
    (local $l4 v128) (local $l5 i32) (local $l6 v128)
    local.get $p2
    v128.load32_splat
    local.set $l4
    i32.const 0
    local.set $l5
    block $B0
      local.get $p3
      i32.eqz
      br_if $B0
      loop $L1
        local.get $p0
        local.get $l5
        i32.const 16
        i32.mul
        i32.add
        v128.load align=4
        local.set $l6
        local.get $p1
        local.get $l5
        i32.const 16
        i32.mul
        i32.add
        local.get $l6
        i32.const 7
        i32x4.shl
        local.get $l6
        i32.const 25
        i32x4.shr_u
        v128.or
        local.get $l4
        local.get $l6
        local.get $l4
        i32x4.lt_u
        v128.bitselect
        v128.store align=4
        local.get $l5
        i32.const 1
        i32.add
        local.tee $l5
        local.get $p3
        i32.lt_u
        br_if $L1
      end
    end))
