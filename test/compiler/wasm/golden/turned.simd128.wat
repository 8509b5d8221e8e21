(module
  (type $t0 (func (param i32 i32 i32)))
  (import "polylane" "memory" (memory $polylane.memory 16 16))
  (import "polylane" "tables" (global $polylane.tables i32))
  (func $turned.x2.simd128 (export "turned.x2.simd128") (type $t0) (param $p0 i32) (param $p1 i32) (param $p2 i32)
    (local $l3 i32) (local $l4 i32) (local $l5 i32) (local $l6 i32) (local $l7 i32) (local $l8 i32) (local $l9 i32) (local $l10 i32) (local $l11 i32) (local $l12 i32) (local $l13 i32) (local $l14 i32) (local $l15 i32) (local $l16 i32) (local $l17 i32) (local $l18 i32) (local $l19 i32) (local $l20 i32) (local $l21 i32) (local $l22 i32) (local $l23 i32) (local $l24 v128) (local $l25 v128)
    local.get $p0
    v128.load64_zero align=1
    local.set $l24
    local.get $p0
    local.get $p2
    i32.add
    local.get $l24
    v128.load64_lane align=1 1
    local.set $l24
    local.get $p0
    v128.load64_zero offset=8 align=1
    local.set $l25
    local.get $p0
    local.get $p2
    i32.add
    local.get $l25
    v128.load64_lane offset=8 align=1 1
    local.set $l25
    local.get $l24
    local.get $l24
    i8x16.shuffle 7 6 5 4 3 2 1 0 15 14 13 12 11 10 9 8
    local.get $l25
    local.get $l25
    i8x16.shuffle 7 6 5 4 3 2 1 0 15 14 13 12 11 10 9 8
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
        v128.load64_splat
        i64x2.add
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
    v128.store align=8
    local.get $p1
    local.get $l24
    v128.store offset=16 align=8)
  (data $d0 (global.get $polylane.tables) "\03\00\00\00\00\00\00\00\05\00\00\00\00\00\00\00"))
