(module
  (type $t0 (func (param i32 i32 i32)))
  (import "polylane" "memory" (memory $polylane.memory 16 16))
  (import "polylane" "tables" (global $polylane.tables i32))
  (func $turned.x1.wasm (export "turned.x1.wasm") (type $t0) (param $p0 i32) (param $p1 i32) (param $p2 i32)
    (local $l3 i64) (local $l4 i64) (local $l5 i64) (local $l6 i64) (local $l7 i32)
    local.get $p0
    i64.load align=1
    local.set $l3
    i64.const 71777214294589695
    local.set $l4
    local.get $l3
    local.get $l4
    i64.and
    i64.const 8
    i64.shl
    local.get $l3
    i64.const 8
    i64.shr_u
    local.get $l4
    i64.and
    i64.or
    local.set $l3
    i64.const 281470681808895
    local.set $l4
    local.get $p0
    i64.load offset=8 align=1
    local.set $l5
    i64.const 71777214294589695
    local.set $l6
    local.get $l5
    local.get $l6
    i64.and
    i64.const 8
    i64.shl
    local.get $l5
    i64.const 8
    i64.shr_u
    local.get $l6
    i64.and
    i64.or
    local.set $l5
    i64.const 281470681808895
    local.set $l6
    local.get $l3
    local.get $l4
    i64.and
    i64.const 16
    i64.shl
    local.get $l3
    i64.const 16
    i64.shr_u
    local.get $l4
    i64.and
    i64.or
    i64.const 32
    i64.rotl
    local.get $l5
    local.get $l6
    i64.and
    i64.const 16
    i64.shl
    local.get $l5
    i64.const 16
    i64.shr_u
    local.get $l6
    i64.and
    i64.or
    i64.const 32
    i64.rotl
    local.set $l3
    local.set $l4
    i32.const 0
    local.set $l7
    loop $L0
      local.get $l3
      local.get $l4
      global.get $polylane.tables
      local.get $l7
      i32.const 8
      i32.mul
      i32.add
      i64.load
      i64.add
      local.set $l3
      local.set $l4
      local.get $l7
      i32.const 1
      i32.add
      local.tee $l7
      i32.const 2
      i32.lt_u
      br_if $L0
    end
    local.get $p1
    local.get $l4
    i64.store
    local.get $p1
    local.get $l3
    i64.store offset=8)
  (data $d0 (global.get $polylane.tables) "\03\00\00\00\00\00\00\00\05\00\00\00\00\00\00\00"))
