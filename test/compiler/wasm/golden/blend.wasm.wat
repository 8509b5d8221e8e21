(module
  (type $t0 (func (param i32 i32 i32 i32)))
  (import "polylane" "memory" (memory $polylane.memory 16 16))
  (import "polylane" "tables" (global $polylane.tables i32))
  (func $blend.x1.wasm (export "blend.x1.wasm") (type $t0) (param $p0 i32) (param $p1 i32) (param $p2 i32) (param $p3 i32)
    (local $l4 i32) (local $l5 i32) (local $l6 i32) (local $l7 i32) (local $l8 i32) (local $l9 i32) (local $l10 i32) (local $l11 i32) (local $l12 i32) (local $l13 i32) (local $l14 i32) (local $l15 i32) (local $l16 i32) (local $l17 i32) (local $l18 i32)
    local.get $p2
    i32.load
    local.set $l17
    i32.const 0
    local.set $l18
    block $B0
      local.get $p3
      i32.eqz
      br_if $B0
      loop $L1
        local.get $p0
        local.get $l18
        i32.const 4
        i32.mul
        i32.add
        i32.load
        local.set $l16
        local.get $p1
        local.get $l18
        i32.const 4
        i32.mul
        i32.add
        local.get $l16
        i32.const 7
        i32.rotl
        local.get $l17
        i32.xor
        local.get $l16
        local.get $l17
        i32.lt_u
        i32.const 31
        i32.shl
        i32.const 31
        i32.shr_s
        i32.and
        local.get $l17
        i32.xor
        i32.store
        local.get $l18
        i32.const 1
        i32.add
        local.tee $l18
        local.get $p3
        i32.lt_u
        br_if $L1
      end
    end))
