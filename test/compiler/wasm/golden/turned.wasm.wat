(module
  (type $t0 (func (param i32 i32 i32)))
  (import "polylane" "memory" (memory $polylane.memory 16 16))
  (import "polylane" "tables" (global $polylane.tables i32))
  (func $turned.x1.wasm (export "turned.x1.wasm") (type $t0) (param $p0 i32) (param $p1 i32) (param $p2 i32)
    (local $l3 i32) (local $l4 i32) (local $l5 i32) (local $l6 i32) (local $l7 i32) (local $l8 i32) (local $l9 i32) (local $l10 i32) (local $l11 i32) (local $l12 i32) (local $l13 i32) (local $l14 i32) (local $l15 i32) (local $l16 i64) (local $l17 i64) (local $l18 i32) (local $l19 i64) (local $l20 i64)
    local.get $p0
    i64.load align=1
    local.set $l16
    i64.const 71777214294589695
    local.set $l17
    local.get $l16
    local.get $l17
    i64.and
    i64.const 8
    i64.shl
    local.get $l16
    i64.const 8
    i64.shr_u
    local.get $l17
    i64.and
    i64.or
    local.set $l16
    i64.const 281470681808895
    local.set $l17
    local.get $p0
    i64.load offset=8 align=1
    local.set $l19
    i64.const 71777214294589695
    local.set $l20
    local.get $l19
    local.get $l20
    i64.and
    i64.const 8
    i64.shl
    local.get $l19
    i64.const 8
    i64.shr_u
    local.get $l20
    i64.and
    i64.or
    local.set $l19
    i64.const 281470681808895
    local.set $l20
    local.get $l16
    local.get $l17
    i64.and
    i64.const 16
    i64.shl
    local.get $l16
    i64.const 16
    i64.shr_u
    local.get $l17
    i64.and
    i64.or
    i64.const 32
    i64.rotl
    local.get $l19
    local.get $l20
    i64.and
    i64.const 16
    i64.shl
    local.get $l19
    i64.const 16
    i64.shr_u
    local.get $l20
    i64.and
    i64.or
    i64.const 32
    i64.rotl
    local.set $l16
    local.set $l17
    i32.const 0
    local.set $l18
    loop $L0
      local.get $l16
      local.get $l17
      global.get $polylane.tables
      local.get $l18
      i32.const 8
      i32.mul
      i32.add
      i64.load
      i64.add
      local.set $l16
      local.set $l17
      local.get $l18
      i32.const 1
      i32.add
      local.tee $l18
      i32.const 2
      i32.lt_u
      br_if $L0
    end
    local.get $p1
    local.get $l17
    i64.store
    local.get $p1
    local.get $l16
    i64.store offset=8)
  (data $d0 (global.get $polylane.tables) "\03\00\00\00\00\00\00\00\05\00\00\00\00\00\00\00"))
