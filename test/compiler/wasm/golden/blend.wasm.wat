(module
  (type $t0 (func (param i32 i32 i32 i32)))
  (import "polylane" "memory" (memory $polylane.memory 16 16))
  (import "polylane" "tables" (global $polylane.tables i32))
  (func $blend.x1.wasm (export "blend.x1.wasm") (type $t0) (param $p0 i32) (param $p1 i32) (param $p2 i32) (param $p3 i32)
    (local $l4 i32) (local $l5 i32) (local $l6 i32)
    local.get $p2
    i32.load
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
        i32.const 4
        i32.mul
        i32.add
        i32.load
        local.set $l6
        local.get $p1
        local.get $l5
        i32.const 4
        i32.mul
        i32.add
        local.get $l6
        i32.const 7
        i32.rotl
        local.get $l4
        i32.xor
        local.get $l6
        local.get $l4
        i32.lt_u
        i32.const 31
        i32.shl
        i32.const 31
        i32.shr_s
        i32.and
        local.get $l4
        i32.xor
        i32.store
        local.get $l5
        i32.const 1
        i32.add
        local.tee $l5
        local.get $p3
        i32.lt_u
        br_if $L1
      end
    end))
