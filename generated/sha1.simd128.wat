(module
  (type $t0 (func (param i32 i32 i32 i32)))
  (import "polylane" "memory" (memory $polylane.memory 16 16))
  (import "polylane" "tables" (global $polylane.tables i32))
  (func $sha1-compress.x4.simd128 (export "sha1-compress.x4.simd128") (type $t0) (param $p0 i32) (param $p1 i32) (param $p2 i32) (param $p3 i32)
    (local $l4 i32) (local $l5 i32) (local $l6 i32) (local $l7 i32) (local $l8 i32) (local $l9 i32) (local $l10 i32) (local $l11 i32) (local $l12 i32) (local $l13 i32) (local $l14 i32) (local $l15 i32) (local $l16 i32) (local $l17 i32) (local $l18 i32) (local $l19 i32) (local $l20 i32) (local $l21 i32) (local $l22 i32) (local $l23 i32) (local $l24 v128) (local $l25 v128) (local $l26 v128) (local $l27 v128) (local $l28 v128) (local $l29 v128) (local $l30 v128) (local $l31 v128) (local $l32 v128) (local $l33 v128) (local $l34 v128) (local $l35 v128) (local $l36 v128) (local $l37 v128) (local $l38 v128) (local $l39 v128) (local $l40 v128) (local $l41 v128) (local $l42 v128) (local $l43 v128) (local $l44 v128) (local $l45 v128) (local $l46 v128) (local $l47 v128) (local $l48 v128) (local $l49 v128)
    local.get $p0
    v128.load align=4
    local.set $l24
    local.get $p0
    v128.load offset=16 align=4
    local.set $l25
    local.get $p0
    v128.load offset=32 align=4
    local.set $l26
    local.get $p0
    v128.load offset=48 align=4
    local.set $l27
    local.get $p0
    v128.load offset=64 align=4
    local.set $l28
    local.get $l24
    local.get $l25
    local.get $l26
    local.get $l27
    local.get $l28
    local.set $l45
    local.set $l46
    local.set $l47
    local.set $l48
    local.set $l49
    i32.const 0
    local.set $l16
    block $B0
      local.get $p2
      i32.eqz
      br_if $B0
      loop $L1
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        v128.load32_zero align=1
        local.set $l24
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l24
        v128.load32_lane align=1 1
        local.set $l24
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.const 2
        i32.mul
        i32.add
        local.get $l24
        v128.load32_lane align=1 2
        local.set $l24
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.const 3
        i32.mul
        i32.add
        local.get $l24
        v128.load32_lane align=1 3
        local.set $l24
        local.get $l24
        local.get $l24
        i8x16.shuffle 3 2 1 0 7 6 5 4 11 10 9 8 15 14 13 12
        local.set $l24
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        v128.load32_zero offset=4 align=1
        local.set $l25
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l25
        v128.load32_lane offset=4 align=1 1
        local.set $l25
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.const 2
        i32.mul
        i32.add
        local.get $l25
        v128.load32_lane offset=4 align=1 2
        local.set $l25
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.const 3
        i32.mul
        i32.add
        local.get $l25
        v128.load32_lane offset=4 align=1 3
        local.set $l25
        local.get $l25
        local.get $l25
        i8x16.shuffle 3 2 1 0 7 6 5 4 11 10 9 8 15 14 13 12
        local.set $l25
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        v128.load32_zero offset=8 align=1
        local.set $l26
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l26
        v128.load32_lane offset=8 align=1 1
        local.set $l26
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.const 2
        i32.mul
        i32.add
        local.get $l26
        v128.load32_lane offset=8 align=1 2
        local.set $l26
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.const 3
        i32.mul
        i32.add
        local.get $l26
        v128.load32_lane offset=8 align=1 3
        local.set $l26
        local.get $l26
        local.get $l26
        i8x16.shuffle 3 2 1 0 7 6 5 4 11 10 9 8 15 14 13 12
        local.set $l26
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        v128.load32_zero offset=12 align=1
        local.set $l27
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l27
        v128.load32_lane offset=12 align=1 1
        local.set $l27
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.const 2
        i32.mul
        i32.add
        local.get $l27
        v128.load32_lane offset=12 align=1 2
        local.set $l27
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.const 3
        i32.mul
        i32.add
        local.get $l27
        v128.load32_lane offset=12 align=1 3
        local.set $l27
        local.get $l27
        local.get $l27
        i8x16.shuffle 3 2 1 0 7 6 5 4 11 10 9 8 15 14 13 12
        local.set $l27
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        v128.load32_zero offset=16 align=1
        local.set $l28
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l28
        v128.load32_lane offset=16 align=1 1
        local.set $l28
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.const 2
        i32.mul
        i32.add
        local.get $l28
        v128.load32_lane offset=16 align=1 2
        local.set $l28
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.const 3
        i32.mul
        i32.add
        local.get $l28
        v128.load32_lane offset=16 align=1 3
        local.set $l28
        local.get $l28
        local.get $l28
        i8x16.shuffle 3 2 1 0 7 6 5 4 11 10 9 8 15 14 13 12
        local.set $l28
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        v128.load32_zero offset=20 align=1
        local.set $l29
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l29
        v128.load32_lane offset=20 align=1 1
        local.set $l29
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.const 2
        i32.mul
        i32.add
        local.get $l29
        v128.load32_lane offset=20 align=1 2
        local.set $l29
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.const 3
        i32.mul
        i32.add
        local.get $l29
        v128.load32_lane offset=20 align=1 3
        local.set $l29
        local.get $l29
        local.get $l29
        i8x16.shuffle 3 2 1 0 7 6 5 4 11 10 9 8 15 14 13 12
        local.set $l29
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        v128.load32_zero offset=24 align=1
        local.set $l30
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l30
        v128.load32_lane offset=24 align=1 1
        local.set $l30
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.const 2
        i32.mul
        i32.add
        local.get $l30
        v128.load32_lane offset=24 align=1 2
        local.set $l30
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.const 3
        i32.mul
        i32.add
        local.get $l30
        v128.load32_lane offset=24 align=1 3
        local.set $l30
        local.get $l30
        local.get $l30
        i8x16.shuffle 3 2 1 0 7 6 5 4 11 10 9 8 15 14 13 12
        local.set $l30
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        v128.load32_zero offset=28 align=1
        local.set $l31
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l31
        v128.load32_lane offset=28 align=1 1
        local.set $l31
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.const 2
        i32.mul
        i32.add
        local.get $l31
        v128.load32_lane offset=28 align=1 2
        local.set $l31
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.const 3
        i32.mul
        i32.add
        local.get $l31
        v128.load32_lane offset=28 align=1 3
        local.set $l31
        local.get $l31
        local.get $l31
        i8x16.shuffle 3 2 1 0 7 6 5 4 11 10 9 8 15 14 13 12
        local.set $l31
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        v128.load32_zero offset=32 align=1
        local.set $l32
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l32
        v128.load32_lane offset=32 align=1 1
        local.set $l32
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.const 2
        i32.mul
        i32.add
        local.get $l32
        v128.load32_lane offset=32 align=1 2
        local.set $l32
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.const 3
        i32.mul
        i32.add
        local.get $l32
        v128.load32_lane offset=32 align=1 3
        local.set $l32
        local.get $l32
        local.get $l32
        i8x16.shuffle 3 2 1 0 7 6 5 4 11 10 9 8 15 14 13 12
        local.set $l32
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        v128.load32_zero offset=36 align=1
        local.set $l33
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l33
        v128.load32_lane offset=36 align=1 1
        local.set $l33
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.const 2
        i32.mul
        i32.add
        local.get $l33
        v128.load32_lane offset=36 align=1 2
        local.set $l33
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.const 3
        i32.mul
        i32.add
        local.get $l33
        v128.load32_lane offset=36 align=1 3
        local.set $l33
        local.get $l33
        local.get $l33
        i8x16.shuffle 3 2 1 0 7 6 5 4 11 10 9 8 15 14 13 12
        local.set $l33
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        v128.load32_zero offset=40 align=1
        local.set $l34
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l34
        v128.load32_lane offset=40 align=1 1
        local.set $l34
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.const 2
        i32.mul
        i32.add
        local.get $l34
        v128.load32_lane offset=40 align=1 2
        local.set $l34
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.const 3
        i32.mul
        i32.add
        local.get $l34
        v128.load32_lane offset=40 align=1 3
        local.set $l34
        local.get $l34
        local.get $l34
        i8x16.shuffle 3 2 1 0 7 6 5 4 11 10 9 8 15 14 13 12
        local.set $l34
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        v128.load32_zero offset=44 align=1
        local.set $l35
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l35
        v128.load32_lane offset=44 align=1 1
        local.set $l35
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.const 2
        i32.mul
        i32.add
        local.get $l35
        v128.load32_lane offset=44 align=1 2
        local.set $l35
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.const 3
        i32.mul
        i32.add
        local.get $l35
        v128.load32_lane offset=44 align=1 3
        local.set $l35
        local.get $l35
        local.get $l35
        i8x16.shuffle 3 2 1 0 7 6 5 4 11 10 9 8 15 14 13 12
        local.set $l35
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        v128.load32_zero offset=48 align=1
        local.set $l36
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l36
        v128.load32_lane offset=48 align=1 1
        local.set $l36
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.const 2
        i32.mul
        i32.add
        local.get $l36
        v128.load32_lane offset=48 align=1 2
        local.set $l36
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.const 3
        i32.mul
        i32.add
        local.get $l36
        v128.load32_lane offset=48 align=1 3
        local.set $l36
        local.get $l36
        local.get $l36
        i8x16.shuffle 3 2 1 0 7 6 5 4 11 10 9 8 15 14 13 12
        local.set $l36
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        v128.load32_zero offset=52 align=1
        local.set $l37
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l37
        v128.load32_lane offset=52 align=1 1
        local.set $l37
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.const 2
        i32.mul
        i32.add
        local.get $l37
        v128.load32_lane offset=52 align=1 2
        local.set $l37
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.const 3
        i32.mul
        i32.add
        local.get $l37
        v128.load32_lane offset=52 align=1 3
        local.set $l37
        local.get $l37
        local.get $l37
        i8x16.shuffle 3 2 1 0 7 6 5 4 11 10 9 8 15 14 13 12
        local.set $l37
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        v128.load32_zero offset=56 align=1
        local.set $l38
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l38
        v128.load32_lane offset=56 align=1 1
        local.set $l38
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.const 2
        i32.mul
        i32.add
        local.get $l38
        v128.load32_lane offset=56 align=1 2
        local.set $l38
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.const 3
        i32.mul
        i32.add
        local.get $l38
        v128.load32_lane offset=56 align=1 3
        local.set $l38
        local.get $l38
        local.get $l38
        i8x16.shuffle 3 2 1 0 7 6 5 4 11 10 9 8 15 14 13 12
        local.set $l38
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        v128.load32_zero offset=60 align=1
        local.set $l39
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l39
        v128.load32_lane offset=60 align=1 1
        local.set $l39
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.const 2
        i32.mul
        i32.add
        local.get $l39
        v128.load32_lane offset=60 align=1 2
        local.set $l39
        local.get $p1
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.const 3
        i32.mul
        i32.add
        local.get $l39
        v128.load32_lane offset=60 align=1 3
        local.set $l39
        local.get $l39
        local.get $l39
        i8x16.shuffle 3 2 1 0 7 6 5 4 11 10 9 8 15 14 13 12
        local.set $l39
        local.get $l45
        local.get $l24
        v128.const i32x4 0x5a827999 0x5a827999 0x5a827999 0x5a827999
        i32x4.add
        i32x4.add
        local.get $l46
        local.get $l48
        local.get $l47
        local.get $l46
        v128.xor
        v128.and
        v128.xor
        i32x4.add
        local.get $l49
        i32.const 5
        i32x4.shl
        local.get $l49
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l40
        local.get $l48
        i32.const 30
        i32x4.shl
        local.get $l48
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l41
        local.get $l46
        local.get $l25
        v128.const i32x4 0x5a827999 0x5a827999 0x5a827999 0x5a827999
        i32x4.add
        i32x4.add
        local.get $l47
        local.get $l49
        local.get $l41
        local.get $l47
        v128.xor
        v128.and
        v128.xor
        i32x4.add
        local.get $l40
        i32.const 5
        i32x4.shl
        local.get $l40
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l42
        local.get $l49
        i32.const 30
        i32x4.shl
        local.get $l49
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l43
        local.get $l47
        local.get $l26
        v128.const i32x4 0x5a827999 0x5a827999 0x5a827999 0x5a827999
        i32x4.add
        i32x4.add
        local.get $l41
        local.get $l40
        local.get $l43
        local.get $l41
        v128.xor
        v128.and
        v128.xor
        i32x4.add
        local.get $l42
        i32.const 5
        i32x4.shl
        local.get $l42
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l44
        local.get $l40
        i32.const 30
        i32x4.shl
        local.get $l40
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l40
        local.get $l41
        local.get $l27
        v128.const i32x4 0x5a827999 0x5a827999 0x5a827999 0x5a827999
        i32x4.add
        i32x4.add
        local.get $l43
        local.get $l42
        local.get $l40
        local.get $l43
        v128.xor
        v128.and
        v128.xor
        i32x4.add
        local.get $l44
        i32.const 5
        i32x4.shl
        local.get $l44
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l41
        local.get $l42
        i32.const 30
        i32x4.shl
        local.get $l42
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l42
        local.get $l43
        local.get $l28
        v128.const i32x4 0x5a827999 0x5a827999 0x5a827999 0x5a827999
        i32x4.add
        i32x4.add
        local.get $l40
        local.get $l44
        local.get $l42
        local.get $l40
        v128.xor
        v128.and
        v128.xor
        i32x4.add
        local.get $l41
        i32.const 5
        i32x4.shl
        local.get $l41
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l43
        local.get $l44
        i32.const 30
        i32x4.shl
        local.get $l44
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l44
        local.get $l40
        local.get $l29
        v128.const i32x4 0x5a827999 0x5a827999 0x5a827999 0x5a827999
        i32x4.add
        i32x4.add
        local.get $l42
        local.get $l41
        local.get $l44
        local.get $l42
        v128.xor
        v128.and
        v128.xor
        i32x4.add
        local.get $l43
        i32.const 5
        i32x4.shl
        local.get $l43
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l40
        local.get $l41
        i32.const 30
        i32x4.shl
        local.get $l41
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l41
        local.get $l42
        local.get $l30
        v128.const i32x4 0x5a827999 0x5a827999 0x5a827999 0x5a827999
        i32x4.add
        i32x4.add
        local.get $l44
        local.get $l43
        local.get $l41
        local.get $l44
        v128.xor
        v128.and
        v128.xor
        i32x4.add
        local.get $l40
        i32.const 5
        i32x4.shl
        local.get $l40
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l42
        local.get $l43
        i32.const 30
        i32x4.shl
        local.get $l43
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l43
        local.get $l44
        local.get $l31
        v128.const i32x4 0x5a827999 0x5a827999 0x5a827999 0x5a827999
        i32x4.add
        i32x4.add
        local.get $l41
        local.get $l40
        local.get $l43
        local.get $l41
        v128.xor
        v128.and
        v128.xor
        i32x4.add
        local.get $l42
        i32.const 5
        i32x4.shl
        local.get $l42
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l44
        local.get $l40
        i32.const 30
        i32x4.shl
        local.get $l40
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l40
        local.get $l41
        local.get $l32
        v128.const i32x4 0x5a827999 0x5a827999 0x5a827999 0x5a827999
        i32x4.add
        i32x4.add
        local.get $l43
        local.get $l42
        local.get $l40
        local.get $l43
        v128.xor
        v128.and
        v128.xor
        i32x4.add
        local.get $l44
        i32.const 5
        i32x4.shl
        local.get $l44
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l41
        local.get $l42
        i32.const 30
        i32x4.shl
        local.get $l42
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l42
        local.get $l43
        local.get $l33
        v128.const i32x4 0x5a827999 0x5a827999 0x5a827999 0x5a827999
        i32x4.add
        i32x4.add
        local.get $l40
        local.get $l44
        local.get $l42
        local.get $l40
        v128.xor
        v128.and
        v128.xor
        i32x4.add
        local.get $l41
        i32.const 5
        i32x4.shl
        local.get $l41
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l43
        local.get $l44
        i32.const 30
        i32x4.shl
        local.get $l44
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l44
        local.get $l40
        local.get $l34
        v128.const i32x4 0x5a827999 0x5a827999 0x5a827999 0x5a827999
        i32x4.add
        i32x4.add
        local.get $l42
        local.get $l41
        local.get $l44
        local.get $l42
        v128.xor
        v128.and
        v128.xor
        i32x4.add
        local.get $l43
        i32.const 5
        i32x4.shl
        local.get $l43
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l40
        local.get $l41
        i32.const 30
        i32x4.shl
        local.get $l41
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l41
        local.get $l42
        local.get $l35
        v128.const i32x4 0x5a827999 0x5a827999 0x5a827999 0x5a827999
        i32x4.add
        i32x4.add
        local.get $l44
        local.get $l43
        local.get $l41
        local.get $l44
        v128.xor
        v128.and
        v128.xor
        i32x4.add
        local.get $l40
        i32.const 5
        i32x4.shl
        local.get $l40
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l42
        local.get $l43
        i32.const 30
        i32x4.shl
        local.get $l43
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l43
        local.get $l44
        local.get $l36
        v128.const i32x4 0x5a827999 0x5a827999 0x5a827999 0x5a827999
        i32x4.add
        i32x4.add
        local.get $l41
        local.get $l40
        local.get $l43
        local.get $l41
        v128.xor
        v128.and
        v128.xor
        i32x4.add
        local.get $l42
        i32.const 5
        i32x4.shl
        local.get $l42
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l44
        local.get $l40
        i32.const 30
        i32x4.shl
        local.get $l40
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l40
        local.get $l41
        local.get $l37
        v128.const i32x4 0x5a827999 0x5a827999 0x5a827999 0x5a827999
        i32x4.add
        i32x4.add
        local.get $l43
        local.get $l42
        local.get $l40
        local.get $l43
        v128.xor
        v128.and
        v128.xor
        i32x4.add
        local.get $l44
        i32.const 5
        i32x4.shl
        local.get $l44
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l41
        local.get $l42
        i32.const 30
        i32x4.shl
        local.get $l42
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l42
        local.get $l43
        local.get $l38
        v128.const i32x4 0x5a827999 0x5a827999 0x5a827999 0x5a827999
        i32x4.add
        i32x4.add
        local.get $l40
        local.get $l44
        local.get $l42
        local.get $l40
        v128.xor
        v128.and
        v128.xor
        i32x4.add
        local.get $l41
        i32.const 5
        i32x4.shl
        local.get $l41
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l43
        local.get $l44
        i32.const 30
        i32x4.shl
        local.get $l44
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l44
        local.get $l40
        local.get $l39
        v128.const i32x4 0x5a827999 0x5a827999 0x5a827999 0x5a827999
        i32x4.add
        i32x4.add
        local.get $l42
        local.get $l41
        local.get $l44
        local.get $l42
        v128.xor
        v128.and
        v128.xor
        i32x4.add
        local.get $l43
        i32.const 5
        i32x4.shl
        local.get $l43
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l40
        local.get $l41
        i32.const 30
        i32x4.shl
        local.get $l41
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l41
        local.get $l37
        local.get $l32
        v128.xor
        local.get $l26
        local.get $l24
        v128.xor
        v128.xor
        local.set $l24
        local.get $l24
        i32.const 1
        i32x4.shl
        local.get $l24
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l24
        local.get $l42
        local.get $l24
        v128.const i32x4 0x5a827999 0x5a827999 0x5a827999 0x5a827999
        i32x4.add
        i32x4.add
        local.get $l44
        local.get $l43
        local.get $l41
        local.get $l44
        v128.xor
        v128.and
        v128.xor
        i32x4.add
        local.get $l40
        i32.const 5
        i32x4.shl
        local.get $l40
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l42
        local.get $l43
        i32.const 30
        i32x4.shl
        local.get $l43
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l43
        local.get $l38
        local.get $l33
        v128.xor
        local.get $l27
        local.get $l25
        v128.xor
        v128.xor
        local.set $l25
        local.get $l25
        i32.const 1
        i32x4.shl
        local.get $l25
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l25
        local.get $l44
        local.get $l25
        v128.const i32x4 0x5a827999 0x5a827999 0x5a827999 0x5a827999
        i32x4.add
        i32x4.add
        local.get $l41
        local.get $l40
        local.get $l43
        local.get $l41
        v128.xor
        v128.and
        v128.xor
        i32x4.add
        local.get $l42
        i32.const 5
        i32x4.shl
        local.get $l42
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l44
        local.get $l40
        i32.const 30
        i32x4.shl
        local.get $l40
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l40
        local.get $l39
        local.get $l34
        v128.xor
        local.get $l28
        local.get $l26
        v128.xor
        v128.xor
        local.set $l26
        local.get $l26
        i32.const 1
        i32x4.shl
        local.get $l26
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l26
        local.get $l41
        local.get $l26
        v128.const i32x4 0x5a827999 0x5a827999 0x5a827999 0x5a827999
        i32x4.add
        i32x4.add
        local.get $l43
        local.get $l42
        local.get $l40
        local.get $l43
        v128.xor
        v128.and
        v128.xor
        i32x4.add
        local.get $l44
        i32.const 5
        i32x4.shl
        local.get $l44
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l41
        local.get $l42
        i32.const 30
        i32x4.shl
        local.get $l42
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l42
        local.get $l24
        local.get $l35
        v128.xor
        local.get $l29
        local.get $l27
        v128.xor
        v128.xor
        local.set $l27
        local.get $l27
        i32.const 1
        i32x4.shl
        local.get $l27
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l27
        local.get $l43
        local.get $l27
        v128.const i32x4 0x5a827999 0x5a827999 0x5a827999 0x5a827999
        i32x4.add
        i32x4.add
        local.get $l40
        local.get $l44
        local.get $l42
        local.get $l40
        v128.xor
        v128.and
        v128.xor
        i32x4.add
        local.get $l41
        i32.const 5
        i32x4.shl
        local.get $l41
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l43
        local.get $l44
        i32.const 30
        i32x4.shl
        local.get $l44
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l44
        local.get $l25
        local.get $l36
        v128.xor
        local.get $l30
        local.get $l28
        v128.xor
        v128.xor
        local.set $l28
        local.get $l28
        i32.const 1
        i32x4.shl
        local.get $l28
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l28
        local.get $l40
        local.get $l28
        v128.const i32x4 0x6ed9eba1 0x6ed9eba1 0x6ed9eba1 0x6ed9eba1
        i32x4.add
        i32x4.add
        local.get $l41
        local.get $l44
        v128.xor
        local.get $l42
        v128.xor
        i32x4.add
        local.get $l43
        i32.const 5
        i32x4.shl
        local.get $l43
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l40
        local.get $l41
        i32.const 30
        i32x4.shl
        local.get $l41
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l41
        local.get $l26
        local.get $l37
        v128.xor
        local.get $l31
        local.get $l29
        v128.xor
        v128.xor
        local.set $l29
        local.get $l29
        i32.const 1
        i32x4.shl
        local.get $l29
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l29
        local.get $l42
        local.get $l29
        v128.const i32x4 0x6ed9eba1 0x6ed9eba1 0x6ed9eba1 0x6ed9eba1
        i32x4.add
        i32x4.add
        local.get $l43
        local.get $l41
        v128.xor
        local.get $l44
        v128.xor
        i32x4.add
        local.get $l40
        i32.const 5
        i32x4.shl
        local.get $l40
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l42
        local.get $l43
        i32.const 30
        i32x4.shl
        local.get $l43
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l43
        local.get $l27
        local.get $l38
        v128.xor
        local.get $l32
        local.get $l30
        v128.xor
        v128.xor
        local.set $l30
        local.get $l30
        i32.const 1
        i32x4.shl
        local.get $l30
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l30
        local.get $l44
        local.get $l30
        v128.const i32x4 0x6ed9eba1 0x6ed9eba1 0x6ed9eba1 0x6ed9eba1
        i32x4.add
        i32x4.add
        local.get $l40
        local.get $l43
        v128.xor
        local.get $l41
        v128.xor
        i32x4.add
        local.get $l42
        i32.const 5
        i32x4.shl
        local.get $l42
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l44
        local.get $l40
        i32.const 30
        i32x4.shl
        local.get $l40
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l40
        local.get $l28
        local.get $l39
        v128.xor
        local.get $l33
        local.get $l31
        v128.xor
        v128.xor
        local.set $l31
        local.get $l31
        i32.const 1
        i32x4.shl
        local.get $l31
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l31
        local.get $l41
        local.get $l31
        v128.const i32x4 0x6ed9eba1 0x6ed9eba1 0x6ed9eba1 0x6ed9eba1
        i32x4.add
        i32x4.add
        local.get $l42
        local.get $l40
        v128.xor
        local.get $l43
        v128.xor
        i32x4.add
        local.get $l44
        i32.const 5
        i32x4.shl
        local.get $l44
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l41
        local.get $l42
        i32.const 30
        i32x4.shl
        local.get $l42
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l42
        local.get $l29
        local.get $l24
        v128.xor
        local.get $l34
        local.get $l32
        v128.xor
        v128.xor
        local.set $l32
        local.get $l32
        i32.const 1
        i32x4.shl
        local.get $l32
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l32
        local.get $l43
        local.get $l32
        v128.const i32x4 0x6ed9eba1 0x6ed9eba1 0x6ed9eba1 0x6ed9eba1
        i32x4.add
        i32x4.add
        local.get $l44
        local.get $l42
        v128.xor
        local.get $l40
        v128.xor
        i32x4.add
        local.get $l41
        i32.const 5
        i32x4.shl
        local.get $l41
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l43
        local.get $l44
        i32.const 30
        i32x4.shl
        local.get $l44
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l44
        local.get $l30
        local.get $l25
        v128.xor
        local.get $l35
        local.get $l33
        v128.xor
        v128.xor
        local.set $l33
        local.get $l33
        i32.const 1
        i32x4.shl
        local.get $l33
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l33
        local.get $l40
        local.get $l33
        v128.const i32x4 0x6ed9eba1 0x6ed9eba1 0x6ed9eba1 0x6ed9eba1
        i32x4.add
        i32x4.add
        local.get $l41
        local.get $l44
        v128.xor
        local.get $l42
        v128.xor
        i32x4.add
        local.get $l43
        i32.const 5
        i32x4.shl
        local.get $l43
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l40
        local.get $l41
        i32.const 30
        i32x4.shl
        local.get $l41
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l41
        local.get $l31
        local.get $l26
        v128.xor
        local.get $l36
        local.get $l34
        v128.xor
        v128.xor
        local.set $l34
        local.get $l34
        i32.const 1
        i32x4.shl
        local.get $l34
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l34
        local.get $l42
        local.get $l34
        v128.const i32x4 0x6ed9eba1 0x6ed9eba1 0x6ed9eba1 0x6ed9eba1
        i32x4.add
        i32x4.add
        local.get $l43
        local.get $l41
        v128.xor
        local.get $l44
        v128.xor
        i32x4.add
        local.get $l40
        i32.const 5
        i32x4.shl
        local.get $l40
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l42
        local.get $l43
        i32.const 30
        i32x4.shl
        local.get $l43
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l43
        local.get $l32
        local.get $l27
        v128.xor
        local.get $l37
        local.get $l35
        v128.xor
        v128.xor
        local.set $l35
        local.get $l35
        i32.const 1
        i32x4.shl
        local.get $l35
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l35
        local.get $l44
        local.get $l35
        v128.const i32x4 0x6ed9eba1 0x6ed9eba1 0x6ed9eba1 0x6ed9eba1
        i32x4.add
        i32x4.add
        local.get $l40
        local.get $l43
        v128.xor
        local.get $l41
        v128.xor
        i32x4.add
        local.get $l42
        i32.const 5
        i32x4.shl
        local.get $l42
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l44
        local.get $l40
        i32.const 30
        i32x4.shl
        local.get $l40
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l40
        local.get $l33
        local.get $l28
        v128.xor
        local.get $l38
        local.get $l36
        v128.xor
        v128.xor
        local.set $l36
        local.get $l36
        i32.const 1
        i32x4.shl
        local.get $l36
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l36
        local.get $l41
        local.get $l36
        v128.const i32x4 0x6ed9eba1 0x6ed9eba1 0x6ed9eba1 0x6ed9eba1
        i32x4.add
        i32x4.add
        local.get $l42
        local.get $l40
        v128.xor
        local.get $l43
        v128.xor
        i32x4.add
        local.get $l44
        i32.const 5
        i32x4.shl
        local.get $l44
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l41
        local.get $l42
        i32.const 30
        i32x4.shl
        local.get $l42
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l42
        local.get $l34
        local.get $l29
        v128.xor
        local.get $l39
        local.get $l37
        v128.xor
        v128.xor
        local.set $l37
        local.get $l37
        i32.const 1
        i32x4.shl
        local.get $l37
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l37
        local.get $l43
        local.get $l37
        v128.const i32x4 0x6ed9eba1 0x6ed9eba1 0x6ed9eba1 0x6ed9eba1
        i32x4.add
        i32x4.add
        local.get $l44
        local.get $l42
        v128.xor
        local.get $l40
        v128.xor
        i32x4.add
        local.get $l41
        i32.const 5
        i32x4.shl
        local.get $l41
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l43
        local.get $l44
        i32.const 30
        i32x4.shl
        local.get $l44
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l44
        local.get $l35
        local.get $l30
        v128.xor
        local.get $l24
        local.get $l38
        v128.xor
        v128.xor
        local.set $l38
        local.get $l38
        i32.const 1
        i32x4.shl
        local.get $l38
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l38
        local.get $l40
        local.get $l38
        v128.const i32x4 0x6ed9eba1 0x6ed9eba1 0x6ed9eba1 0x6ed9eba1
        i32x4.add
        i32x4.add
        local.get $l41
        local.get $l44
        v128.xor
        local.get $l42
        v128.xor
        i32x4.add
        local.get $l43
        i32.const 5
        i32x4.shl
        local.get $l43
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l40
        local.get $l41
        i32.const 30
        i32x4.shl
        local.get $l41
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l41
        local.get $l36
        local.get $l31
        v128.xor
        local.get $l25
        local.get $l39
        v128.xor
        v128.xor
        local.set $l39
        local.get $l39
        i32.const 1
        i32x4.shl
        local.get $l39
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l39
        local.get $l42
        local.get $l39
        v128.const i32x4 0x6ed9eba1 0x6ed9eba1 0x6ed9eba1 0x6ed9eba1
        i32x4.add
        i32x4.add
        local.get $l43
        local.get $l41
        v128.xor
        local.get $l44
        v128.xor
        i32x4.add
        local.get $l40
        i32.const 5
        i32x4.shl
        local.get $l40
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l42
        local.get $l43
        i32.const 30
        i32x4.shl
        local.get $l43
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l43
        local.get $l37
        local.get $l32
        v128.xor
        local.get $l26
        local.get $l24
        v128.xor
        v128.xor
        local.set $l24
        local.get $l24
        i32.const 1
        i32x4.shl
        local.get $l24
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l24
        local.get $l44
        local.get $l24
        v128.const i32x4 0x6ed9eba1 0x6ed9eba1 0x6ed9eba1 0x6ed9eba1
        i32x4.add
        i32x4.add
        local.get $l40
        local.get $l43
        v128.xor
        local.get $l41
        v128.xor
        i32x4.add
        local.get $l42
        i32.const 5
        i32x4.shl
        local.get $l42
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l44
        local.get $l40
        i32.const 30
        i32x4.shl
        local.get $l40
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l40
        local.get $l38
        local.get $l33
        v128.xor
        local.get $l27
        local.get $l25
        v128.xor
        v128.xor
        local.set $l25
        local.get $l25
        i32.const 1
        i32x4.shl
        local.get $l25
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l25
        local.get $l41
        local.get $l25
        v128.const i32x4 0x6ed9eba1 0x6ed9eba1 0x6ed9eba1 0x6ed9eba1
        i32x4.add
        i32x4.add
        local.get $l42
        local.get $l40
        v128.xor
        local.get $l43
        v128.xor
        i32x4.add
        local.get $l44
        i32.const 5
        i32x4.shl
        local.get $l44
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l41
        local.get $l42
        i32.const 30
        i32x4.shl
        local.get $l42
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l42
        local.get $l39
        local.get $l34
        v128.xor
        local.get $l28
        local.get $l26
        v128.xor
        v128.xor
        local.set $l26
        local.get $l26
        i32.const 1
        i32x4.shl
        local.get $l26
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l26
        local.get $l43
        local.get $l26
        v128.const i32x4 0x6ed9eba1 0x6ed9eba1 0x6ed9eba1 0x6ed9eba1
        i32x4.add
        i32x4.add
        local.get $l44
        local.get $l42
        v128.xor
        local.get $l40
        v128.xor
        i32x4.add
        local.get $l41
        i32.const 5
        i32x4.shl
        local.get $l41
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l43
        local.get $l44
        i32.const 30
        i32x4.shl
        local.get $l44
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l44
        local.get $l24
        local.get $l35
        v128.xor
        local.get $l29
        local.get $l27
        v128.xor
        v128.xor
        local.set $l27
        local.get $l27
        i32.const 1
        i32x4.shl
        local.get $l27
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l27
        local.get $l40
        local.get $l27
        v128.const i32x4 0x6ed9eba1 0x6ed9eba1 0x6ed9eba1 0x6ed9eba1
        i32x4.add
        i32x4.add
        local.get $l41
        local.get $l44
        v128.xor
        local.get $l42
        v128.xor
        i32x4.add
        local.get $l43
        i32.const 5
        i32x4.shl
        local.get $l43
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l40
        local.get $l41
        i32.const 30
        i32x4.shl
        local.get $l41
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l41
        local.get $l25
        local.get $l36
        v128.xor
        local.get $l30
        local.get $l28
        v128.xor
        v128.xor
        local.set $l28
        local.get $l28
        i32.const 1
        i32x4.shl
        local.get $l28
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l28
        local.get $l42
        local.get $l28
        v128.const i32x4 0x6ed9eba1 0x6ed9eba1 0x6ed9eba1 0x6ed9eba1
        i32x4.add
        i32x4.add
        local.get $l43
        local.get $l41
        v128.xor
        local.get $l44
        v128.xor
        i32x4.add
        local.get $l40
        i32.const 5
        i32x4.shl
        local.get $l40
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l42
        local.get $l43
        i32.const 30
        i32x4.shl
        local.get $l43
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l43
        local.get $l26
        local.get $l37
        v128.xor
        local.get $l31
        local.get $l29
        v128.xor
        v128.xor
        local.set $l29
        local.get $l29
        i32.const 1
        i32x4.shl
        local.get $l29
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l29
        local.get $l44
        local.get $l29
        v128.const i32x4 0x6ed9eba1 0x6ed9eba1 0x6ed9eba1 0x6ed9eba1
        i32x4.add
        i32x4.add
        local.get $l40
        local.get $l43
        v128.xor
        local.get $l41
        v128.xor
        i32x4.add
        local.get $l42
        i32.const 5
        i32x4.shl
        local.get $l42
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l44
        local.get $l40
        i32.const 30
        i32x4.shl
        local.get $l40
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l40
        local.get $l27
        local.get $l38
        v128.xor
        local.get $l32
        local.get $l30
        v128.xor
        v128.xor
        local.set $l30
        local.get $l30
        i32.const 1
        i32x4.shl
        local.get $l30
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l30
        local.get $l41
        local.get $l30
        v128.const i32x4 0x6ed9eba1 0x6ed9eba1 0x6ed9eba1 0x6ed9eba1
        i32x4.add
        i32x4.add
        local.get $l42
        local.get $l40
        v128.xor
        local.get $l43
        v128.xor
        i32x4.add
        local.get $l44
        i32.const 5
        i32x4.shl
        local.get $l44
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l41
        local.get $l42
        i32.const 30
        i32x4.shl
        local.get $l42
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l42
        local.get $l28
        local.get $l39
        v128.xor
        local.get $l33
        local.get $l31
        v128.xor
        v128.xor
        local.set $l31
        local.get $l31
        i32.const 1
        i32x4.shl
        local.get $l31
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l31
        local.get $l43
        local.get $l31
        v128.const i32x4 0x6ed9eba1 0x6ed9eba1 0x6ed9eba1 0x6ed9eba1
        i32x4.add
        i32x4.add
        local.get $l44
        local.get $l42
        v128.xor
        local.get $l40
        v128.xor
        i32x4.add
        local.get $l41
        i32.const 5
        i32x4.shl
        local.get $l41
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l43
        local.get $l44
        i32.const 30
        i32x4.shl
        local.get $l44
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l44
        local.get $l29
        local.get $l24
        v128.xor
        local.get $l34
        local.get $l32
        v128.xor
        v128.xor
        local.set $l32
        local.get $l32
        i32.const 1
        i32x4.shl
        local.get $l32
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l32
        local.get $l40
        local.get $l32
        v128.const i32x4 0x8f1bbcdc 0x8f1bbcdc 0x8f1bbcdc 0x8f1bbcdc
        i32x4.add
        i32x4.add
        local.get $l41
        local.get $l41
        local.get $l44
        v128.xor
        local.get $l41
        local.get $l42
        v128.xor
        v128.and
        v128.xor
        i32x4.add
        local.get $l43
        i32.const 5
        i32x4.shl
        local.get $l43
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l40
        local.get $l41
        i32.const 30
        i32x4.shl
        local.get $l41
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l41
        local.get $l30
        local.get $l25
        v128.xor
        local.get $l35
        local.get $l33
        v128.xor
        v128.xor
        local.set $l33
        local.get $l33
        i32.const 1
        i32x4.shl
        local.get $l33
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l33
        local.get $l42
        local.get $l33
        v128.const i32x4 0x8f1bbcdc 0x8f1bbcdc 0x8f1bbcdc 0x8f1bbcdc
        i32x4.add
        i32x4.add
        local.get $l43
        local.get $l43
        local.get $l41
        v128.xor
        local.get $l43
        local.get $l44
        v128.xor
        v128.and
        v128.xor
        i32x4.add
        local.get $l40
        i32.const 5
        i32x4.shl
        local.get $l40
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l42
        local.get $l43
        i32.const 30
        i32x4.shl
        local.get $l43
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l43
        local.get $l31
        local.get $l26
        v128.xor
        local.get $l36
        local.get $l34
        v128.xor
        v128.xor
        local.set $l34
        local.get $l34
        i32.const 1
        i32x4.shl
        local.get $l34
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l34
        local.get $l44
        local.get $l34
        v128.const i32x4 0x8f1bbcdc 0x8f1bbcdc 0x8f1bbcdc 0x8f1bbcdc
        i32x4.add
        i32x4.add
        local.get $l40
        local.get $l40
        local.get $l43
        v128.xor
        local.get $l40
        local.get $l41
        v128.xor
        v128.and
        v128.xor
        i32x4.add
        local.get $l42
        i32.const 5
        i32x4.shl
        local.get $l42
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l44
        local.get $l40
        i32.const 30
        i32x4.shl
        local.get $l40
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l40
        local.get $l32
        local.get $l27
        v128.xor
        local.get $l37
        local.get $l35
        v128.xor
        v128.xor
        local.set $l35
        local.get $l35
        i32.const 1
        i32x4.shl
        local.get $l35
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l35
        local.get $l41
        local.get $l35
        v128.const i32x4 0x8f1bbcdc 0x8f1bbcdc 0x8f1bbcdc 0x8f1bbcdc
        i32x4.add
        i32x4.add
        local.get $l42
        local.get $l42
        local.get $l40
        v128.xor
        local.get $l42
        local.get $l43
        v128.xor
        v128.and
        v128.xor
        i32x4.add
        local.get $l44
        i32.const 5
        i32x4.shl
        local.get $l44
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l41
        local.get $l42
        i32.const 30
        i32x4.shl
        local.get $l42
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l42
        local.get $l33
        local.get $l28
        v128.xor
        local.get $l38
        local.get $l36
        v128.xor
        v128.xor
        local.set $l36
        local.get $l36
        i32.const 1
        i32x4.shl
        local.get $l36
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l36
        local.get $l43
        local.get $l36
        v128.const i32x4 0x8f1bbcdc 0x8f1bbcdc 0x8f1bbcdc 0x8f1bbcdc
        i32x4.add
        i32x4.add
        local.get $l44
        local.get $l44
        local.get $l42
        v128.xor
        local.get $l44
        local.get $l40
        v128.xor
        v128.and
        v128.xor
        i32x4.add
        local.get $l41
        i32.const 5
        i32x4.shl
        local.get $l41
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l43
        local.get $l44
        i32.const 30
        i32x4.shl
        local.get $l44
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l44
        local.get $l34
        local.get $l29
        v128.xor
        local.get $l39
        local.get $l37
        v128.xor
        v128.xor
        local.set $l37
        local.get $l37
        i32.const 1
        i32x4.shl
        local.get $l37
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l37
        local.get $l40
        local.get $l37
        v128.const i32x4 0x8f1bbcdc 0x8f1bbcdc 0x8f1bbcdc 0x8f1bbcdc
        i32x4.add
        i32x4.add
        local.get $l41
        local.get $l41
        local.get $l44
        v128.xor
        local.get $l41
        local.get $l42
        v128.xor
        v128.and
        v128.xor
        i32x4.add
        local.get $l43
        i32.const 5
        i32x4.shl
        local.get $l43
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l40
        local.get $l41
        i32.const 30
        i32x4.shl
        local.get $l41
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l41
        local.get $l35
        local.get $l30
        v128.xor
        local.get $l24
        local.get $l38
        v128.xor
        v128.xor
        local.set $l38
        local.get $l38
        i32.const 1
        i32x4.shl
        local.get $l38
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l38
        local.get $l42
        local.get $l38
        v128.const i32x4 0x8f1bbcdc 0x8f1bbcdc 0x8f1bbcdc 0x8f1bbcdc
        i32x4.add
        i32x4.add
        local.get $l43
        local.get $l43
        local.get $l41
        v128.xor
        local.get $l43
        local.get $l44
        v128.xor
        v128.and
        v128.xor
        i32x4.add
        local.get $l40
        i32.const 5
        i32x4.shl
        local.get $l40
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l42
        local.get $l43
        i32.const 30
        i32x4.shl
        local.get $l43
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l43
        local.get $l36
        local.get $l31
        v128.xor
        local.get $l25
        local.get $l39
        v128.xor
        v128.xor
        local.set $l39
        local.get $l39
        i32.const 1
        i32x4.shl
        local.get $l39
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l39
        local.get $l44
        local.get $l39
        v128.const i32x4 0x8f1bbcdc 0x8f1bbcdc 0x8f1bbcdc 0x8f1bbcdc
        i32x4.add
        i32x4.add
        local.get $l40
        local.get $l40
        local.get $l43
        v128.xor
        local.get $l40
        local.get $l41
        v128.xor
        v128.and
        v128.xor
        i32x4.add
        local.get $l42
        i32.const 5
        i32x4.shl
        local.get $l42
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l44
        local.get $l40
        i32.const 30
        i32x4.shl
        local.get $l40
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l40
        local.get $l37
        local.get $l32
        v128.xor
        local.get $l26
        local.get $l24
        v128.xor
        v128.xor
        local.set $l24
        local.get $l24
        i32.const 1
        i32x4.shl
        local.get $l24
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l24
        local.get $l41
        local.get $l24
        v128.const i32x4 0x8f1bbcdc 0x8f1bbcdc 0x8f1bbcdc 0x8f1bbcdc
        i32x4.add
        i32x4.add
        local.get $l42
        local.get $l42
        local.get $l40
        v128.xor
        local.get $l42
        local.get $l43
        v128.xor
        v128.and
        v128.xor
        i32x4.add
        local.get $l44
        i32.const 5
        i32x4.shl
        local.get $l44
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l41
        local.get $l42
        i32.const 30
        i32x4.shl
        local.get $l42
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l42
        local.get $l38
        local.get $l33
        v128.xor
        local.get $l27
        local.get $l25
        v128.xor
        v128.xor
        local.set $l25
        local.get $l25
        i32.const 1
        i32x4.shl
        local.get $l25
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l25
        local.get $l43
        local.get $l25
        v128.const i32x4 0x8f1bbcdc 0x8f1bbcdc 0x8f1bbcdc 0x8f1bbcdc
        i32x4.add
        i32x4.add
        local.get $l44
        local.get $l44
        local.get $l42
        v128.xor
        local.get $l44
        local.get $l40
        v128.xor
        v128.and
        v128.xor
        i32x4.add
        local.get $l41
        i32.const 5
        i32x4.shl
        local.get $l41
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l43
        local.get $l44
        i32.const 30
        i32x4.shl
        local.get $l44
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l44
        local.get $l39
        local.get $l34
        v128.xor
        local.get $l28
        local.get $l26
        v128.xor
        v128.xor
        local.set $l26
        local.get $l26
        i32.const 1
        i32x4.shl
        local.get $l26
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l26
        local.get $l40
        local.get $l26
        v128.const i32x4 0x8f1bbcdc 0x8f1bbcdc 0x8f1bbcdc 0x8f1bbcdc
        i32x4.add
        i32x4.add
        local.get $l41
        local.get $l41
        local.get $l44
        v128.xor
        local.get $l41
        local.get $l42
        v128.xor
        v128.and
        v128.xor
        i32x4.add
        local.get $l43
        i32.const 5
        i32x4.shl
        local.get $l43
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l40
        local.get $l41
        i32.const 30
        i32x4.shl
        local.get $l41
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l41
        local.get $l24
        local.get $l35
        v128.xor
        local.get $l29
        local.get $l27
        v128.xor
        v128.xor
        local.set $l27
        local.get $l27
        i32.const 1
        i32x4.shl
        local.get $l27
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l27
        local.get $l42
        local.get $l27
        v128.const i32x4 0x8f1bbcdc 0x8f1bbcdc 0x8f1bbcdc 0x8f1bbcdc
        i32x4.add
        i32x4.add
        local.get $l43
        local.get $l43
        local.get $l41
        v128.xor
        local.get $l43
        local.get $l44
        v128.xor
        v128.and
        v128.xor
        i32x4.add
        local.get $l40
        i32.const 5
        i32x4.shl
        local.get $l40
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l42
        local.get $l43
        i32.const 30
        i32x4.shl
        local.get $l43
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l43
        local.get $l25
        local.get $l36
        v128.xor
        local.get $l30
        local.get $l28
        v128.xor
        v128.xor
        local.set $l28
        local.get $l28
        i32.const 1
        i32x4.shl
        local.get $l28
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l28
        local.get $l44
        local.get $l28
        v128.const i32x4 0x8f1bbcdc 0x8f1bbcdc 0x8f1bbcdc 0x8f1bbcdc
        i32x4.add
        i32x4.add
        local.get $l40
        local.get $l40
        local.get $l43
        v128.xor
        local.get $l40
        local.get $l41
        v128.xor
        v128.and
        v128.xor
        i32x4.add
        local.get $l42
        i32.const 5
        i32x4.shl
        local.get $l42
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l44
        local.get $l40
        i32.const 30
        i32x4.shl
        local.get $l40
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l40
        local.get $l26
        local.get $l37
        v128.xor
        local.get $l31
        local.get $l29
        v128.xor
        v128.xor
        local.set $l29
        local.get $l29
        i32.const 1
        i32x4.shl
        local.get $l29
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l29
        local.get $l41
        local.get $l29
        v128.const i32x4 0x8f1bbcdc 0x8f1bbcdc 0x8f1bbcdc 0x8f1bbcdc
        i32x4.add
        i32x4.add
        local.get $l42
        local.get $l42
        local.get $l40
        v128.xor
        local.get $l42
        local.get $l43
        v128.xor
        v128.and
        v128.xor
        i32x4.add
        local.get $l44
        i32.const 5
        i32x4.shl
        local.get $l44
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l41
        local.get $l42
        i32.const 30
        i32x4.shl
        local.get $l42
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l42
        local.get $l27
        local.get $l38
        v128.xor
        local.get $l32
        local.get $l30
        v128.xor
        v128.xor
        local.set $l30
        local.get $l30
        i32.const 1
        i32x4.shl
        local.get $l30
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l30
        local.get $l43
        local.get $l30
        v128.const i32x4 0x8f1bbcdc 0x8f1bbcdc 0x8f1bbcdc 0x8f1bbcdc
        i32x4.add
        i32x4.add
        local.get $l44
        local.get $l44
        local.get $l42
        v128.xor
        local.get $l44
        local.get $l40
        v128.xor
        v128.and
        v128.xor
        i32x4.add
        local.get $l41
        i32.const 5
        i32x4.shl
        local.get $l41
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l43
        local.get $l44
        i32.const 30
        i32x4.shl
        local.get $l44
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l44
        local.get $l28
        local.get $l39
        v128.xor
        local.get $l33
        local.get $l31
        v128.xor
        v128.xor
        local.set $l31
        local.get $l31
        i32.const 1
        i32x4.shl
        local.get $l31
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l31
        local.get $l40
        local.get $l31
        v128.const i32x4 0x8f1bbcdc 0x8f1bbcdc 0x8f1bbcdc 0x8f1bbcdc
        i32x4.add
        i32x4.add
        local.get $l41
        local.get $l41
        local.get $l44
        v128.xor
        local.get $l41
        local.get $l42
        v128.xor
        v128.and
        v128.xor
        i32x4.add
        local.get $l43
        i32.const 5
        i32x4.shl
        local.get $l43
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l40
        local.get $l41
        i32.const 30
        i32x4.shl
        local.get $l41
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l41
        local.get $l29
        local.get $l24
        v128.xor
        local.get $l34
        local.get $l32
        v128.xor
        v128.xor
        local.set $l32
        local.get $l32
        i32.const 1
        i32x4.shl
        local.get $l32
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l32
        local.get $l42
        local.get $l32
        v128.const i32x4 0x8f1bbcdc 0x8f1bbcdc 0x8f1bbcdc 0x8f1bbcdc
        i32x4.add
        i32x4.add
        local.get $l43
        local.get $l43
        local.get $l41
        v128.xor
        local.get $l43
        local.get $l44
        v128.xor
        v128.and
        v128.xor
        i32x4.add
        local.get $l40
        i32.const 5
        i32x4.shl
        local.get $l40
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l42
        local.get $l43
        i32.const 30
        i32x4.shl
        local.get $l43
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l43
        local.get $l30
        local.get $l25
        v128.xor
        local.get $l35
        local.get $l33
        v128.xor
        v128.xor
        local.set $l33
        local.get $l33
        i32.const 1
        i32x4.shl
        local.get $l33
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l33
        local.get $l44
        local.get $l33
        v128.const i32x4 0x8f1bbcdc 0x8f1bbcdc 0x8f1bbcdc 0x8f1bbcdc
        i32x4.add
        i32x4.add
        local.get $l40
        local.get $l40
        local.get $l43
        v128.xor
        local.get $l40
        local.get $l41
        v128.xor
        v128.and
        v128.xor
        i32x4.add
        local.get $l42
        i32.const 5
        i32x4.shl
        local.get $l42
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l44
        local.get $l40
        i32.const 30
        i32x4.shl
        local.get $l40
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l40
        local.get $l31
        local.get $l26
        v128.xor
        local.get $l36
        local.get $l34
        v128.xor
        v128.xor
        local.set $l34
        local.get $l34
        i32.const 1
        i32x4.shl
        local.get $l34
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l34
        local.get $l41
        local.get $l34
        v128.const i32x4 0x8f1bbcdc 0x8f1bbcdc 0x8f1bbcdc 0x8f1bbcdc
        i32x4.add
        i32x4.add
        local.get $l42
        local.get $l42
        local.get $l40
        v128.xor
        local.get $l42
        local.get $l43
        v128.xor
        v128.and
        v128.xor
        i32x4.add
        local.get $l44
        i32.const 5
        i32x4.shl
        local.get $l44
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l41
        local.get $l42
        i32.const 30
        i32x4.shl
        local.get $l42
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l42
        local.get $l32
        local.get $l27
        v128.xor
        local.get $l37
        local.get $l35
        v128.xor
        v128.xor
        local.set $l35
        local.get $l35
        i32.const 1
        i32x4.shl
        local.get $l35
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l35
        local.get $l43
        local.get $l35
        v128.const i32x4 0x8f1bbcdc 0x8f1bbcdc 0x8f1bbcdc 0x8f1bbcdc
        i32x4.add
        i32x4.add
        local.get $l44
        local.get $l44
        local.get $l42
        v128.xor
        local.get $l44
        local.get $l40
        v128.xor
        v128.and
        v128.xor
        i32x4.add
        local.get $l41
        i32.const 5
        i32x4.shl
        local.get $l41
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l43
        local.get $l44
        i32.const 30
        i32x4.shl
        local.get $l44
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l44
        local.get $l33
        local.get $l28
        v128.xor
        local.get $l38
        local.get $l36
        v128.xor
        v128.xor
        local.set $l36
        local.get $l36
        i32.const 1
        i32x4.shl
        local.get $l36
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l36
        local.get $l40
        local.get $l36
        v128.const i32x4 0xca62c1d6 0xca62c1d6 0xca62c1d6 0xca62c1d6
        i32x4.add
        i32x4.add
        local.get $l41
        local.get $l44
        v128.xor
        local.get $l42
        v128.xor
        i32x4.add
        local.get $l43
        i32.const 5
        i32x4.shl
        local.get $l43
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l40
        local.get $l41
        i32.const 30
        i32x4.shl
        local.get $l41
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l41
        local.get $l34
        local.get $l29
        v128.xor
        local.get $l39
        local.get $l37
        v128.xor
        v128.xor
        local.set $l37
        local.get $l37
        i32.const 1
        i32x4.shl
        local.get $l37
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l37
        local.get $l42
        local.get $l37
        v128.const i32x4 0xca62c1d6 0xca62c1d6 0xca62c1d6 0xca62c1d6
        i32x4.add
        i32x4.add
        local.get $l43
        local.get $l41
        v128.xor
        local.get $l44
        v128.xor
        i32x4.add
        local.get $l40
        i32.const 5
        i32x4.shl
        local.get $l40
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l42
        local.get $l43
        i32.const 30
        i32x4.shl
        local.get $l43
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l43
        local.get $l35
        local.get $l30
        v128.xor
        local.get $l24
        local.get $l38
        v128.xor
        v128.xor
        local.set $l38
        local.get $l38
        i32.const 1
        i32x4.shl
        local.get $l38
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l38
        local.get $l44
        local.get $l38
        v128.const i32x4 0xca62c1d6 0xca62c1d6 0xca62c1d6 0xca62c1d6
        i32x4.add
        i32x4.add
        local.get $l40
        local.get $l43
        v128.xor
        local.get $l41
        v128.xor
        i32x4.add
        local.get $l42
        i32.const 5
        i32x4.shl
        local.get $l42
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l44
        local.get $l40
        i32.const 30
        i32x4.shl
        local.get $l40
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l40
        local.get $l36
        local.get $l31
        v128.xor
        local.get $l25
        local.get $l39
        v128.xor
        v128.xor
        local.set $l39
        local.get $l39
        i32.const 1
        i32x4.shl
        local.get $l39
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l39
        local.get $l41
        local.get $l39
        v128.const i32x4 0xca62c1d6 0xca62c1d6 0xca62c1d6 0xca62c1d6
        i32x4.add
        i32x4.add
        local.get $l42
        local.get $l40
        v128.xor
        local.get $l43
        v128.xor
        i32x4.add
        local.get $l44
        i32.const 5
        i32x4.shl
        local.get $l44
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l41
        local.get $l42
        i32.const 30
        i32x4.shl
        local.get $l42
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l42
        local.get $l37
        local.get $l32
        v128.xor
        local.get $l26
        local.get $l24
        v128.xor
        v128.xor
        local.set $l24
        local.get $l24
        i32.const 1
        i32x4.shl
        local.get $l24
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l24
        local.get $l43
        local.get $l24
        v128.const i32x4 0xca62c1d6 0xca62c1d6 0xca62c1d6 0xca62c1d6
        i32x4.add
        i32x4.add
        local.get $l44
        local.get $l42
        v128.xor
        local.get $l40
        v128.xor
        i32x4.add
        local.get $l41
        i32.const 5
        i32x4.shl
        local.get $l41
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l43
        local.get $l44
        i32.const 30
        i32x4.shl
        local.get $l44
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l44
        local.get $l38
        local.get $l33
        v128.xor
        local.get $l27
        local.get $l25
        v128.xor
        v128.xor
        local.set $l25
        local.get $l25
        i32.const 1
        i32x4.shl
        local.get $l25
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l25
        local.get $l40
        local.get $l25
        v128.const i32x4 0xca62c1d6 0xca62c1d6 0xca62c1d6 0xca62c1d6
        i32x4.add
        i32x4.add
        local.get $l41
        local.get $l44
        v128.xor
        local.get $l42
        v128.xor
        i32x4.add
        local.get $l43
        i32.const 5
        i32x4.shl
        local.get $l43
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l40
        local.get $l41
        i32.const 30
        i32x4.shl
        local.get $l41
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l41
        local.get $l39
        local.get $l34
        v128.xor
        local.get $l28
        local.get $l26
        v128.xor
        v128.xor
        local.set $l26
        local.get $l26
        i32.const 1
        i32x4.shl
        local.get $l26
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l26
        local.get $l42
        local.get $l26
        v128.const i32x4 0xca62c1d6 0xca62c1d6 0xca62c1d6 0xca62c1d6
        i32x4.add
        i32x4.add
        local.get $l43
        local.get $l41
        v128.xor
        local.get $l44
        v128.xor
        i32x4.add
        local.get $l40
        i32.const 5
        i32x4.shl
        local.get $l40
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l42
        local.get $l43
        i32.const 30
        i32x4.shl
        local.get $l43
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l43
        local.get $l24
        local.get $l35
        v128.xor
        local.get $l29
        local.get $l27
        v128.xor
        v128.xor
        local.set $l27
        local.get $l27
        i32.const 1
        i32x4.shl
        local.get $l27
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l27
        local.get $l44
        local.get $l27
        v128.const i32x4 0xca62c1d6 0xca62c1d6 0xca62c1d6 0xca62c1d6
        i32x4.add
        i32x4.add
        local.get $l40
        local.get $l43
        v128.xor
        local.get $l41
        v128.xor
        i32x4.add
        local.get $l42
        i32.const 5
        i32x4.shl
        local.get $l42
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l44
        local.get $l40
        i32.const 30
        i32x4.shl
        local.get $l40
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l40
        local.get $l25
        local.get $l36
        v128.xor
        local.get $l30
        local.get $l28
        v128.xor
        v128.xor
        local.set $l28
        local.get $l28
        i32.const 1
        i32x4.shl
        local.get $l28
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l28
        local.get $l41
        local.get $l28
        v128.const i32x4 0xca62c1d6 0xca62c1d6 0xca62c1d6 0xca62c1d6
        i32x4.add
        i32x4.add
        local.get $l42
        local.get $l40
        v128.xor
        local.get $l43
        v128.xor
        i32x4.add
        local.get $l44
        i32.const 5
        i32x4.shl
        local.get $l44
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l41
        local.get $l42
        i32.const 30
        i32x4.shl
        local.get $l42
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l42
        local.get $l26
        local.get $l37
        v128.xor
        local.get $l31
        local.get $l29
        v128.xor
        v128.xor
        local.set $l29
        local.get $l29
        i32.const 1
        i32x4.shl
        local.get $l29
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l29
        local.get $l43
        local.get $l29
        v128.const i32x4 0xca62c1d6 0xca62c1d6 0xca62c1d6 0xca62c1d6
        i32x4.add
        i32x4.add
        local.get $l44
        local.get $l42
        v128.xor
        local.get $l40
        v128.xor
        i32x4.add
        local.get $l41
        i32.const 5
        i32x4.shl
        local.get $l41
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l43
        local.get $l44
        i32.const 30
        i32x4.shl
        local.get $l44
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l44
        local.get $l27
        local.get $l38
        v128.xor
        local.get $l32
        local.get $l30
        v128.xor
        v128.xor
        local.set $l30
        local.get $l30
        i32.const 1
        i32x4.shl
        local.get $l30
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l30
        local.get $l40
        local.get $l30
        v128.const i32x4 0xca62c1d6 0xca62c1d6 0xca62c1d6 0xca62c1d6
        i32x4.add
        i32x4.add
        local.get $l41
        local.get $l44
        v128.xor
        local.get $l42
        v128.xor
        i32x4.add
        local.get $l43
        i32.const 5
        i32x4.shl
        local.get $l43
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l40
        local.get $l41
        i32.const 30
        i32x4.shl
        local.get $l41
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l41
        local.get $l28
        local.get $l39
        v128.xor
        local.get $l33
        local.get $l31
        v128.xor
        v128.xor
        local.set $l31
        local.get $l31
        i32.const 1
        i32x4.shl
        local.get $l31
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l31
        local.get $l42
        local.get $l31
        v128.const i32x4 0xca62c1d6 0xca62c1d6 0xca62c1d6 0xca62c1d6
        i32x4.add
        i32x4.add
        local.get $l43
        local.get $l41
        v128.xor
        local.get $l44
        v128.xor
        i32x4.add
        local.get $l40
        i32.const 5
        i32x4.shl
        local.get $l40
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l42
        local.get $l43
        i32.const 30
        i32x4.shl
        local.get $l43
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l43
        local.get $l29
        local.get $l24
        v128.xor
        local.get $l34
        local.get $l32
        v128.xor
        v128.xor
        local.set $l32
        local.get $l32
        i32.const 1
        i32x4.shl
        local.get $l32
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l32
        local.get $l44
        local.get $l32
        v128.const i32x4 0xca62c1d6 0xca62c1d6 0xca62c1d6 0xca62c1d6
        i32x4.add
        i32x4.add
        local.get $l40
        local.get $l43
        v128.xor
        local.get $l41
        v128.xor
        i32x4.add
        local.get $l42
        i32.const 5
        i32x4.shl
        local.get $l42
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l44
        local.get $l40
        i32.const 30
        i32x4.shl
        local.get $l40
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l40
        local.get $l30
        local.get $l25
        v128.xor
        local.get $l35
        local.get $l33
        v128.xor
        v128.xor
        local.set $l33
        local.get $l33
        i32.const 1
        i32x4.shl
        local.get $l33
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l33
        local.get $l41
        local.get $l33
        v128.const i32x4 0xca62c1d6 0xca62c1d6 0xca62c1d6 0xca62c1d6
        i32x4.add
        i32x4.add
        local.get $l42
        local.get $l40
        v128.xor
        local.get $l43
        v128.xor
        i32x4.add
        local.get $l44
        i32.const 5
        i32x4.shl
        local.get $l44
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l41
        local.get $l42
        i32.const 30
        i32x4.shl
        local.get $l42
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l42
        local.get $l31
        local.get $l26
        v128.xor
        local.get $l36
        local.get $l34
        v128.xor
        v128.xor
        local.set $l26
        local.get $l26
        i32.const 1
        i32x4.shl
        local.get $l26
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l26
        local.get $l43
        local.get $l26
        v128.const i32x4 0xca62c1d6 0xca62c1d6 0xca62c1d6 0xca62c1d6
        i32x4.add
        i32x4.add
        local.get $l44
        local.get $l42
        v128.xor
        local.get $l40
        v128.xor
        i32x4.add
        local.get $l41
        i32.const 5
        i32x4.shl
        local.get $l41
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l34
        local.get $l44
        i32.const 30
        i32x4.shl
        local.get $l44
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l43
        local.get $l32
        local.get $l27
        v128.xor
        local.get $l37
        local.get $l35
        v128.xor
        v128.xor
        local.set $l27
        local.get $l27
        i32.const 1
        i32x4.shl
        local.get $l27
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l27
        local.get $l40
        local.get $l27
        v128.const i32x4 0xca62c1d6 0xca62c1d6 0xca62c1d6 0xca62c1d6
        i32x4.add
        i32x4.add
        local.get $l41
        local.get $l43
        v128.xor
        local.get $l42
        v128.xor
        i32x4.add
        local.get $l34
        i32.const 5
        i32x4.shl
        local.get $l34
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l32
        local.get $l41
        i32.const 30
        i32x4.shl
        local.get $l41
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l35
        local.get $l33
        local.get $l28
        v128.xor
        local.get $l38
        local.get $l36
        v128.xor
        v128.xor
        local.set $l28
        local.get $l28
        i32.const 1
        i32x4.shl
        local.get $l28
        i32.const 31
        i32x4.shr_u
        v128.or
        local.set $l28
        local.get $l42
        local.get $l28
        v128.const i32x4 0xca62c1d6 0xca62c1d6 0xca62c1d6 0xca62c1d6
        i32x4.add
        i32x4.add
        local.get $l34
        local.get $l35
        v128.xor
        local.get $l43
        v128.xor
        i32x4.add
        local.get $l32
        i32.const 5
        i32x4.shl
        local.get $l32
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l33
        local.get $l34
        i32.const 30
        i32x4.shl
        local.get $l34
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l34
        local.get $l26
        local.get $l29
        v128.xor
        local.get $l39
        local.get $l37
        v128.xor
        v128.xor
        local.set $l26
        local.get $l43
        local.get $l26
        i32.const 1
        i32x4.shl
        local.get $l26
        i32.const 31
        i32x4.shr_u
        v128.or
        v128.const i32x4 0xca62c1d6 0xca62c1d6 0xca62c1d6 0xca62c1d6
        i32x4.add
        i32x4.add
        local.get $l32
        local.get $l34
        v128.xor
        local.get $l35
        v128.xor
        i32x4.add
        local.get $l33
        i32.const 5
        i32x4.shl
        local.get $l33
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l26
        local.get $l32
        i32.const 30
        i32x4.shl
        local.get $l32
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l29
        local.get $l27
        local.get $l30
        v128.xor
        local.get $l24
        local.get $l38
        v128.xor
        v128.xor
        local.set $l24
        local.get $l35
        local.get $l24
        i32.const 1
        i32x4.shl
        local.get $l24
        i32.const 31
        i32x4.shr_u
        v128.or
        v128.const i32x4 0xca62c1d6 0xca62c1d6 0xca62c1d6 0xca62c1d6
        i32x4.add
        i32x4.add
        local.get $l33
        local.get $l29
        v128.xor
        local.get $l34
        v128.xor
        i32x4.add
        local.get $l26
        i32.const 5
        i32x4.shl
        local.get $l26
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.set $l24
        local.get $l33
        i32.const 30
        i32x4.shl
        local.get $l33
        i32.const 2
        i32x4.shr_u
        v128.or
        local.set $l27
        local.get $l28
        local.get $l31
        v128.xor
        local.get $l25
        local.get $l39
        v128.xor
        v128.xor
        local.set $l25
        local.get $l34
        local.get $l25
        i32.const 1
        i32x4.shl
        local.get $l25
        i32.const 31
        i32x4.shr_u
        v128.or
        v128.const i32x4 0xca62c1d6 0xca62c1d6 0xca62c1d6 0xca62c1d6
        i32x4.add
        i32x4.add
        local.get $l26
        local.get $l27
        v128.xor
        local.get $l29
        v128.xor
        i32x4.add
        local.get $l24
        i32.const 5
        i32x4.shl
        local.get $l24
        i32.const 27
        i32x4.shr_u
        v128.or
        i32x4.add
        local.get $l49
        i32x4.add
        local.get $l24
        local.get $l48
        i32x4.add
        local.get $l26
        i32.const 30
        i32x4.shl
        local.get $l26
        i32.const 2
        i32x4.shr_u
        v128.or
        local.get $l47
        i32x4.add
        local.get $l27
        local.get $l46
        i32x4.add
        local.get $l29
        local.get $l45
        i32x4.add
        local.set $l45
        local.set $l46
        local.set $l47
        local.set $l48
        local.set $l49
        local.get $l16
        i32.const 1
        i32.add
        local.tee $l16
        local.get $p2
        i32.lt_u
        br_if $L1
      end
    end
    local.get $p0
    local.get $l49
    v128.store align=4
    local.get $p0
    local.get $l48
    v128.store offset=16 align=4
    local.get $p0
    local.get $l47
    v128.store offset=32 align=4
    local.get $p0
    local.get $l46
    v128.store offset=48 align=4
    local.get $p0
    local.get $l45
    v128.store offset=64 align=4))
