(module
  (type $t0 (func (param i32 i32 i32)))
  (import "polylane" "memory" (memory $polylane.memory 16 16))
  (import "polylane" "tables" (global $polylane.tables i32))
  (func $turned.x1.wasm (export "turned.x1.wasm") (type $t0) (param $p0 i32) (param $p1 i32) (param $p2 i32)
    (local $l3 i32) (local $l4 i32) (local $l5 i32) (local $l6 i32) (local $l7 i32) (local $l8 i32) (local $l9 i32) (local $l10 i32) (local $l11 i32) (local $l12 i32) (local $l13 i32) (local $l14 i32) (local $l15 i32) (local $l16 i32) (local $l17 i32) (local $l18 i32) (local $l19 i32) (local $l20 i32) (local $l21 i32) (local $l22 i32) (local $l23 i32) (local $l24 i64) (local $l25 i64) (local $l26 i64) (local $l27 i64)
    local.get $p0
    i64.load align=1
    local.set $l24
    i64.const 71777214294589695
    local.set $l25
    local.get $l24
    local.get $l25
    i64.and
    i64.const 8
    i64.shl
    local.get $l24
    i64.const 8
    i64.shr_u
    local.get $l25
    i64.and
    i64.or
    local.set $l24
    i64.const 281470681808895
    local.set $l25
    local.get $p0
    i64.load offset=8 align=1
    local.set $l26
    i64.const 71777214294589695
    local.set $l27
    local.get $l26
    local.get $l27
    i64.and
    i64.const 8
    i64.shl
    local.get $l26
    i64.const 8
    i64.shr_u
    local.get $l27
    i64.and
    i64.or
    local.set $l26
    i64.const 281470681808895
    local.set $l27
    local.get $l24
    local.get $l25
    i64.and
    i64.const 16
    i64.shl
    local.get $l24
    i64.const 16
    i64.shr_u
    local.get $l25
    i64.and
    i64.or
    i64.const 32
    i64.rotl
    local.get $l26
    local.get $l27
    i64.and
    i64.const 16
    i64.shl
    local.get $l26
    i64.const 16
    i64.shr_u
    local.get $l27
    i64.and
    i64.or
    i64.const 32
    i64.rotl
    local.set $l24
    local.set $l25
    i32.const 0
    local.set $l16
    block $B0
      loop $L1
        local.get $l16
        i32.const 2
        i32.lt_u
        i32.eqz
        br_if $B0
        local.get $l24
        local.get $l25
        global.get $polylane.tables
        local.get $l16
        i32.const 8
        i32.mul
        i32.add
        i64.load
        i64.add
        local.set $l24
        local.set $l25
        local.get $l16
        i32.const 1
        i32.add
        local.set $l16
        br $L1
      end
    end
    local.get $p1
    local.get $l25
    i64.store
    local.get $p1
    local.get $l24
    i64.store offset=8)
  (data $d0 (global.get $polylane.tables) "\03\00\00\00\00\00\00\00\05\00\00\00\00\00\00\00"))
