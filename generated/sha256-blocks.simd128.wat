(module
  (type $t0 (func (param i32 i32 i32 i32)))
  (import "polylane" "memory" (memory $polylane.memory 16 16))
  (import "polylane" "tables" (global $polylane.tables i32))
  (func $sha256-blocks.x4.simd128 (export "sha256-blocks.x4.simd128") (type $t0) (param $p0 i32) (param $p1 i32) (param $p2 i32) (param $p3 i32)
    (local $l4 i32) (local $l5 i32) (local $l6 i32) (local $l7 i32) (local $l8 i32) (local $l9 i32) (local $l10 i32) (local $l11 i32) (local $l12 i32) (local $l13 i32) (local $l14 i32) (local $l15 i32) (local $l16 i32) (local $l17 i32) (local $l18 i32) (local $l19 i32) (local $l20 i32) (local $l21 i32) (local $l22 i32) (local $l23 i32) (local $l24 v128) (local $l25 v128) (local $l26 v128) (local $l27 v128) (local $l28 v128) (local $l29 v128) (local $l30 v128) (local $l31 v128) (local $l32 v128) (local $l33 v128) (local $l34 v128) (local $l35 v128) (local $l36 v128) (local $l37 v128) (local $l38 v128) (local $l39 v128) (local $l40 v128) (local $l41 v128) (local $l42 v128) (local $l43 v128) (local $l44 v128) (local $l45 v128) (local $l46 v128) (local $l47 v128) (local $l48 v128) (local $l49 v128) (local $l50 v128) (local $l51 v128) (local $l52 v128) (local $l53 v128) (local $l54 v128) (local $l55 v128) (local $l56 v128) (local $l57 v128) (local $l58 v128) (local $l59 v128) (local $l60 v128) (local $l61 v128) (local $l62 v128) (local $l63 v128) (local $l64 v128) (local $l65 v128) (local $l66 v128) (local $l67 v128) (local $l68 v128) (local $l69 v128) (local $l70 v128) (local $l71 v128) (local $l72 v128) (local $l73 v128) (local $l74 v128) (local $l75 v128) (local $l76 v128) (local $l77 v128) (local $l78 v128) (local $l79 v128) (local $l80 v128) (local $l81 v128) (local $l82 v128)
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
    local.get $p0
    v128.load offset=80 align=4
    local.set $l29
    local.get $p0
    v128.load offset=96 align=4
    local.set $l30
    local.get $p0
    v128.load offset=112 align=4
    local.set $l31
    local.get $l24
    local.get $l25
    local.get $l26
    local.get $l27
    local.get $l28
    local.get $l29
    local.get $l30
    local.get $l31
    local.set $l75
    local.set $l76
    local.set $l77
    local.set $l78
    local.set $l79
    local.set $l80
    local.set $l81
    local.set $l82
    i32.const 0
    local.set $l17
    block $B0
      local.get $p2
      i32.eqz
      br_if $B0
      loop $L1
        local.get $p1
        local.get $l17
        i32.const 64
        i32.mul
        i32.add
        v128.load32_zero align=1
        local.set $l24
        local.get $p1
        local.get $l17
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l24
        v128.load32_lane align=1 1
        local.set $l24
        local.get $p1
        local.get $l17
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
        local.get $l17
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
        local.get $l17
        i32.const 64
        i32.mul
        i32.add
        v128.load32_zero offset=4 align=1
        local.set $l25
        local.get $p1
        local.get $l17
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l25
        v128.load32_lane offset=4 align=1 1
        local.set $l25
        local.get $p1
        local.get $l17
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
        local.get $l17
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
        local.get $l17
        i32.const 64
        i32.mul
        i32.add
        v128.load32_zero offset=8 align=1
        local.set $l26
        local.get $p1
        local.get $l17
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l26
        v128.load32_lane offset=8 align=1 1
        local.set $l26
        local.get $p1
        local.get $l17
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
        local.get $l17
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
        local.get $l17
        i32.const 64
        i32.mul
        i32.add
        v128.load32_zero offset=12 align=1
        local.set $l27
        local.get $p1
        local.get $l17
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l27
        v128.load32_lane offset=12 align=1 1
        local.set $l27
        local.get $p1
        local.get $l17
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
        local.get $l17
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
        local.get $l17
        i32.const 64
        i32.mul
        i32.add
        v128.load32_zero offset=16 align=1
        local.set $l28
        local.get $p1
        local.get $l17
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l28
        v128.load32_lane offset=16 align=1 1
        local.set $l28
        local.get $p1
        local.get $l17
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
        local.get $l17
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
        local.get $l17
        i32.const 64
        i32.mul
        i32.add
        v128.load32_zero offset=20 align=1
        local.set $l29
        local.get $p1
        local.get $l17
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l29
        v128.load32_lane offset=20 align=1 1
        local.set $l29
        local.get $p1
        local.get $l17
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
        local.get $l17
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
        local.get $l17
        i32.const 64
        i32.mul
        i32.add
        v128.load32_zero offset=24 align=1
        local.set $l30
        local.get $p1
        local.get $l17
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l30
        v128.load32_lane offset=24 align=1 1
        local.set $l30
        local.get $p1
        local.get $l17
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
        local.get $l17
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
        local.get $l17
        i32.const 64
        i32.mul
        i32.add
        v128.load32_zero offset=28 align=1
        local.set $l31
        local.get $p1
        local.get $l17
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l31
        v128.load32_lane offset=28 align=1 1
        local.set $l31
        local.get $p1
        local.get $l17
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
        local.get $l17
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
        local.get $l17
        i32.const 64
        i32.mul
        i32.add
        v128.load32_zero offset=32 align=1
        local.set $l32
        local.get $p1
        local.get $l17
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l32
        v128.load32_lane offset=32 align=1 1
        local.set $l32
        local.get $p1
        local.get $l17
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
        local.get $l17
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
        local.get $l17
        i32.const 64
        i32.mul
        i32.add
        v128.load32_zero offset=36 align=1
        local.set $l33
        local.get $p1
        local.get $l17
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l33
        v128.load32_lane offset=36 align=1 1
        local.set $l33
        local.get $p1
        local.get $l17
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
        local.get $l17
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
        local.get $l17
        i32.const 64
        i32.mul
        i32.add
        v128.load32_zero offset=40 align=1
        local.set $l34
        local.get $p1
        local.get $l17
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l34
        v128.load32_lane offset=40 align=1 1
        local.set $l34
        local.get $p1
        local.get $l17
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
        local.get $l17
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
        local.get $l17
        i32.const 64
        i32.mul
        i32.add
        v128.load32_zero offset=44 align=1
        local.set $l35
        local.get $p1
        local.get $l17
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l35
        v128.load32_lane offset=44 align=1 1
        local.set $l35
        local.get $p1
        local.get $l17
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
        local.get $l17
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
        local.get $l17
        i32.const 64
        i32.mul
        i32.add
        v128.load32_zero offset=48 align=1
        local.set $l36
        local.get $p1
        local.get $l17
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l36
        v128.load32_lane offset=48 align=1 1
        local.set $l36
        local.get $p1
        local.get $l17
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
        local.get $l17
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
        local.get $l17
        i32.const 64
        i32.mul
        i32.add
        v128.load32_zero offset=52 align=1
        local.set $l37
        local.get $p1
        local.get $l17
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l37
        v128.load32_lane offset=52 align=1 1
        local.set $l37
        local.get $p1
        local.get $l17
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
        local.get $l17
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
        local.get $l17
        i32.const 64
        i32.mul
        i32.add
        v128.load32_zero offset=56 align=1
        local.set $l38
        local.get $p1
        local.get $l17
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l38
        v128.load32_lane offset=56 align=1 1
        local.set $l38
        local.get $p1
        local.get $l17
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
        local.get $l17
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
        local.get $l17
        i32.const 64
        i32.mul
        i32.add
        v128.load32_zero offset=60 align=1
        local.set $l39
        local.get $p1
        local.get $l17
        i32.const 64
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l39
        v128.load32_lane offset=60 align=1 1
        local.set $l39
        local.get $p1
        local.get $l17
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
        local.get $l17
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
        local.get $l75
        local.get $l24
        global.get $polylane.tables
        v128.load32_splat
        i32x4.add
        i32x4.add
        local.get $l78
        i32.const 26
        i32x4.shl
        local.get $l78
        i32.const 6
        i32x4.shr_u
        v128.or
        local.get $l78
        i32.const 21
        i32x4.shl
        local.get $l78
        i32.const 11
        i32x4.shr_u
        v128.or
        v128.xor
        local.get $l78
        i32.const 7
        i32x4.shl
        local.get $l78
        i32.const 25
        i32x4.shr_u
        v128.or
        v128.xor
        i32x4.add
        local.get $l76
        local.get $l78
        local.get $l77
        local.get $l76
        v128.xor
        v128.and
        v128.xor
        i32x4.add
        local.set $l40
        local.get $l82
        local.get $l81
        v128.xor
        local.set $l41
        local.get $l40
        local.get $l82
        i32.const 30
        i32x4.shl
        local.get $l82
        i32.const 2
        i32x4.shr_u
        v128.or
        local.get $l82
        i32.const 19
        i32x4.shl
        local.get $l82
        i32.const 13
        i32x4.shr_u
        v128.or
        v128.xor
        local.get $l82
        i32.const 10
        i32x4.shl
        local.get $l82
        i32.const 22
        i32x4.shr_u
        v128.or
        v128.xor
        local.get $l41
        local.get $l81
        local.get $l80
        v128.xor
        v128.and
        local.get $l81
        v128.xor
        i32x4.add
        i32x4.add
        local.set $l42
        local.get $l79
        local.get $l40
        i32x4.add
        local.set $l40
        local.get $l76
        local.get $l25
        global.get $polylane.tables
        v128.load32_splat offset=4
        i32x4.add
        i32x4.add
        local.get $l40
        i32.const 26
        i32x4.shl
        local.get $l40
        i32.const 6
        i32x4.shr_u
        v128.or
        local.get $l40
        i32.const 21
        i32x4.shl
        local.get $l40
        i32.const 11
        i32x4.shr_u
        v128.or
        v128.xor
        local.get $l40
        i32.const 7
        i32x4.shl
        local.get $l40
        i32.const 25
        i32x4.shr_u
        v128.or
        v128.xor
        i32x4.add
        local.get $l77
        local.get $l40
        local.get $l78
        local.get $l77
        v128.xor
        v128.and
        v128.xor
        i32x4.add
        local.set $l43
        local.get $l42
        local.get $l82
        v128.xor
        local.set $l44
        local.get $l43
        local.get $l42
        i32.const 30
        i32x4.shl
        local.get $l42
        i32.const 2
        i32x4.shr_u
        v128.or
        local.get $l42
        i32.const 19
        i32x4.shl
        local.get $l42
        i32.const 13
        i32x4.shr_u
        v128.or
        v128.xor
        local.get $l42
        i32.const 10
        i32x4.shl
        local.get $l42
        i32.const 22
        i32x4.shr_u
        v128.or
        v128.xor
        local.get $l44
        local.get $l41
        v128.and
        local.get $l82
        v128.xor
        i32x4.add
        i32x4.add
        local.set $l41
        local.get $l80
        local.get $l43
        i32x4.add
        local.set $l43
        local.get $l77
        local.get $l26
        global.get $polylane.tables
        v128.load32_splat offset=8
        i32x4.add
        i32x4.add
        local.get $l43
        i32.const 26
        i32x4.shl
        local.get $l43
        i32.const 6
        i32x4.shr_u
        v128.or
        local.get $l43
        i32.const 21
        i32x4.shl
        local.get $l43
        i32.const 11
        i32x4.shr_u
        v128.or
        v128.xor
        local.get $l43
        i32.const 7
        i32x4.shl
        local.get $l43
        i32.const 25
        i32x4.shr_u
        v128.or
        v128.xor
        i32x4.add
        local.get $l78
        local.get $l43
        local.get $l40
        local.get $l78
        v128.xor
        v128.and
        v128.xor
        i32x4.add
        local.set $l45
        local.get $l41
        local.get $l42
        v128.xor
        local.set $l46
        local.get $l45
        local.get $l41
        i32.const 30
        i32x4.shl
        local.get $l41
        i32.const 2
        i32x4.shr_u
        v128.or
        local.get $l41
        i32.const 19
        i32x4.shl
        local.get $l41
        i32.const 13
        i32x4.shr_u
        v128.or
        v128.xor
        local.get $l41
        i32.const 10
        i32x4.shl
        local.get $l41
        i32.const 22
        i32x4.shr_u
        v128.or
        v128.xor
        local.get $l46
        local.get $l44
        v128.and
        local.get $l42
        v128.xor
        i32x4.add
        i32x4.add
        local.set $l44
        local.get $l81
        local.get $l45
        i32x4.add
        local.set $l45
        local.get $l78
        local.get $l27
        global.get $polylane.tables
        v128.load32_splat offset=12
        i32x4.add
        i32x4.add
        local.get $l45
        i32.const 26
        i32x4.shl
        local.get $l45
        i32.const 6
        i32x4.shr_u
        v128.or
        local.get $l45
        i32.const 21
        i32x4.shl
        local.get $l45
        i32.const 11
        i32x4.shr_u
        v128.or
        v128.xor
        local.get $l45
        i32.const 7
        i32x4.shl
        local.get $l45
        i32.const 25
        i32x4.shr_u
        v128.or
        v128.xor
        i32x4.add
        local.get $l40
        local.get $l45
        local.get $l43
        local.get $l40
        v128.xor
        v128.and
        v128.xor
        i32x4.add
        local.set $l47
        local.get $l44
        local.get $l41
        v128.xor
        local.set $l48
        local.get $l47
        local.get $l44
        i32.const 30
        i32x4.shl
        local.get $l44
        i32.const 2
        i32x4.shr_u
        v128.or
        local.get $l44
        i32.const 19
        i32x4.shl
        local.get $l44
        i32.const 13
        i32x4.shr_u
        v128.or
        v128.xor
        local.get $l44
        i32.const 10
        i32x4.shl
        local.get $l44
        i32.const 22
        i32x4.shr_u
        v128.or
        v128.xor
        local.get $l48
        local.get $l46
        v128.and
        local.get $l41
        v128.xor
        i32x4.add
        i32x4.add
        local.set $l46
        local.get $l82
        local.get $l47
        i32x4.add
        local.set $l47
        local.get $l40
        local.get $l28
        global.get $polylane.tables
        v128.load32_splat offset=16
        i32x4.add
        i32x4.add
        local.get $l47
        i32.const 26
        i32x4.shl
        local.get $l47
        i32.const 6
        i32x4.shr_u
        v128.or
        local.get $l47
        i32.const 21
        i32x4.shl
        local.get $l47
        i32.const 11
        i32x4.shr_u
        v128.or
        v128.xor
        local.get $l47
        i32.const 7
        i32x4.shl
        local.get $l47
        i32.const 25
        i32x4.shr_u
        v128.or
        v128.xor
        i32x4.add
        local.get $l43
        local.get $l47
        local.get $l45
        local.get $l43
        v128.xor
        v128.and
        v128.xor
        i32x4.add
        local.set $l40
        local.get $l46
        local.get $l44
        v128.xor
        local.set $l49
        local.get $l40
        local.get $l46
        i32.const 30
        i32x4.shl
        local.get $l46
        i32.const 2
        i32x4.shr_u
        v128.or
        local.get $l46
        i32.const 19
        i32x4.shl
        local.get $l46
        i32.const 13
        i32x4.shr_u
        v128.or
        v128.xor
        local.get $l46
        i32.const 10
        i32x4.shl
        local.get $l46
        i32.const 22
        i32x4.shr_u
        v128.or
        v128.xor
        local.get $l49
        local.get $l48
        v128.and
        local.get $l44
        v128.xor
        i32x4.add
        i32x4.add
        local.set $l48
        local.get $l42
        local.get $l40
        i32x4.add
        local.set $l40
        local.get $l43
        local.get $l29
        global.get $polylane.tables
        v128.load32_splat offset=20
        i32x4.add
        i32x4.add
        local.get $l40
        i32.const 26
        i32x4.shl
        local.get $l40
        i32.const 6
        i32x4.shr_u
        v128.or
        local.get $l40
        i32.const 21
        i32x4.shl
        local.get $l40
        i32.const 11
        i32x4.shr_u
        v128.or
        v128.xor
        local.get $l40
        i32.const 7
        i32x4.shl
        local.get $l40
        i32.const 25
        i32x4.shr_u
        v128.or
        v128.xor
        i32x4.add
        local.get $l45
        local.get $l40
        local.get $l47
        local.get $l45
        v128.xor
        v128.and
        v128.xor
        i32x4.add
        local.set $l42
        local.get $l48
        local.get $l46
        v128.xor
        local.set $l43
        local.get $l42
        local.get $l48
        i32.const 30
        i32x4.shl
        local.get $l48
        i32.const 2
        i32x4.shr_u
        v128.or
        local.get $l48
        i32.const 19
        i32x4.shl
        local.get $l48
        i32.const 13
        i32x4.shr_u
        v128.or
        v128.xor
        local.get $l48
        i32.const 10
        i32x4.shl
        local.get $l48
        i32.const 22
        i32x4.shr_u
        v128.or
        v128.xor
        local.get $l43
        local.get $l49
        v128.and
        local.get $l46
        v128.xor
        i32x4.add
        i32x4.add
        local.set $l49
        local.get $l41
        local.get $l42
        i32x4.add
        local.set $l41
        local.get $l45
        local.get $l30
        global.get $polylane.tables
        v128.load32_splat offset=24
        i32x4.add
        i32x4.add
        local.get $l41
        i32.const 26
        i32x4.shl
        local.get $l41
        i32.const 6
        i32x4.shr_u
        v128.or
        local.get $l41
        i32.const 21
        i32x4.shl
        local.get $l41
        i32.const 11
        i32x4.shr_u
        v128.or
        v128.xor
        local.get $l41
        i32.const 7
        i32x4.shl
        local.get $l41
        i32.const 25
        i32x4.shr_u
        v128.or
        v128.xor
        i32x4.add
        local.get $l47
        local.get $l41
        local.get $l40
        local.get $l47
        v128.xor
        v128.and
        v128.xor
        i32x4.add
        local.set $l42
        local.get $l49
        local.get $l48
        v128.xor
        local.set $l45
        local.get $l42
        local.get $l49
        i32.const 30
        i32x4.shl
        local.get $l49
        i32.const 2
        i32x4.shr_u
        v128.or
        local.get $l49
        i32.const 19
        i32x4.shl
        local.get $l49
        i32.const 13
        i32x4.shr_u
        v128.or
        v128.xor
        local.get $l49
        i32.const 10
        i32x4.shl
        local.get $l49
        i32.const 22
        i32x4.shr_u
        v128.or
        v128.xor
        local.get $l45
        local.get $l43
        v128.and
        local.get $l48
        v128.xor
        i32x4.add
        i32x4.add
        local.set $l43
        local.get $l44
        local.get $l42
        i32x4.add
        local.set $l42
        local.get $l47
        local.get $l31
        global.get $polylane.tables
        v128.load32_splat offset=28
        i32x4.add
        i32x4.add
        local.get $l42
        i32.const 26
        i32x4.shl
        local.get $l42
        i32.const 6
        i32x4.shr_u
        v128.or
        local.get $l42
        i32.const 21
        i32x4.shl
        local.get $l42
        i32.const 11
        i32x4.shr_u
        v128.or
        v128.xor
        local.get $l42
        i32.const 7
        i32x4.shl
        local.get $l42
        i32.const 25
        i32x4.shr_u
        v128.or
        v128.xor
        i32x4.add
        local.get $l40
        local.get $l42
        local.get $l41
        local.get $l40
        v128.xor
        v128.and
        v128.xor
        i32x4.add
        local.set $l44
        local.get $l43
        local.get $l49
        v128.xor
        local.set $l47
        local.get $l44
        local.get $l43
        i32.const 30
        i32x4.shl
        local.get $l43
        i32.const 2
        i32x4.shr_u
        v128.or
        local.get $l43
        i32.const 19
        i32x4.shl
        local.get $l43
        i32.const 13
        i32x4.shr_u
        v128.or
        v128.xor
        local.get $l43
        i32.const 10
        i32x4.shl
        local.get $l43
        i32.const 22
        i32x4.shr_u
        v128.or
        v128.xor
        local.get $l47
        local.get $l45
        v128.and
        local.get $l49
        v128.xor
        i32x4.add
        i32x4.add
        local.set $l45
        local.get $l46
        local.get $l44
        i32x4.add
        local.set $l44
        local.get $l40
        local.get $l32
        global.get $polylane.tables
        v128.load32_splat offset=32
        i32x4.add
        i32x4.add
        local.get $l44
        i32.const 26
        i32x4.shl
        local.get $l44
        i32.const 6
        i32x4.shr_u
        v128.or
        local.get $l44
        i32.const 21
        i32x4.shl
        local.get $l44
        i32.const 11
        i32x4.shr_u
        v128.or
        v128.xor
        local.get $l44
        i32.const 7
        i32x4.shl
        local.get $l44
        i32.const 25
        i32x4.shr_u
        v128.or
        v128.xor
        i32x4.add
        local.get $l41
        local.get $l44
        local.get $l42
        local.get $l41
        v128.xor
        v128.and
        v128.xor
        i32x4.add
        local.set $l40
        local.get $l45
        local.get $l43
        v128.xor
        local.set $l46
        local.get $l40
        local.get $l45
        i32.const 30
        i32x4.shl
        local.get $l45
        i32.const 2
        i32x4.shr_u
        v128.or
        local.get $l45
        i32.const 19
        i32x4.shl
        local.get $l45
        i32.const 13
        i32x4.shr_u
        v128.or
        v128.xor
        local.get $l45
        i32.const 10
        i32x4.shl
        local.get $l45
        i32.const 22
        i32x4.shr_u
        v128.or
        v128.xor
        local.get $l46
        local.get $l47
        v128.and
        local.get $l43
        v128.xor
        i32x4.add
        i32x4.add
        local.set $l47
        local.get $l48
        local.get $l40
        i32x4.add
        local.set $l40
        local.get $l41
        local.get $l33
        global.get $polylane.tables
        v128.load32_splat offset=36
        i32x4.add
        i32x4.add
        local.get $l40
        i32.const 26
        i32x4.shl
        local.get $l40
        i32.const 6
        i32x4.shr_u
        v128.or
        local.get $l40
        i32.const 21
        i32x4.shl
        local.get $l40
        i32.const 11
        i32x4.shr_u
        v128.or
        v128.xor
        local.get $l40
        i32.const 7
        i32x4.shl
        local.get $l40
        i32.const 25
        i32x4.shr_u
        v128.or
        v128.xor
        i32x4.add
        local.get $l42
        local.get $l40
        local.get $l44
        local.get $l42
        v128.xor
        v128.and
        v128.xor
        i32x4.add
        local.set $l41
        local.get $l47
        local.get $l45
        v128.xor
        local.set $l48
        local.get $l41
        local.get $l47
        i32.const 30
        i32x4.shl
        local.get $l47
        i32.const 2
        i32x4.shr_u
        v128.or
        local.get $l47
        i32.const 19
        i32x4.shl
        local.get $l47
        i32.const 13
        i32x4.shr_u
        v128.or
        v128.xor
        local.get $l47
        i32.const 10
        i32x4.shl
        local.get $l47
        i32.const 22
        i32x4.shr_u
        v128.or
        v128.xor
        local.get $l48
        local.get $l46
        v128.and
        local.get $l45
        v128.xor
        i32x4.add
        i32x4.add
        local.set $l46
        local.get $l49
        local.get $l41
        i32x4.add
        local.set $l41
        local.get $l42
        local.get $l34
        global.get $polylane.tables
        v128.load32_splat offset=40
        i32x4.add
        i32x4.add
        local.get $l41
        i32.const 26
        i32x4.shl
        local.get $l41
        i32.const 6
        i32x4.shr_u
        v128.or
        local.get $l41
        i32.const 21
        i32x4.shl
        local.get $l41
        i32.const 11
        i32x4.shr_u
        v128.or
        v128.xor
        local.get $l41
        i32.const 7
        i32x4.shl
        local.get $l41
        i32.const 25
        i32x4.shr_u
        v128.or
        v128.xor
        i32x4.add
        local.get $l44
        local.get $l41
        local.get $l40
        local.get $l44
        v128.xor
        v128.and
        v128.xor
        i32x4.add
        local.set $l42
        local.get $l46
        local.get $l47
        v128.xor
        local.set $l49
        local.get $l42
        local.get $l46
        i32.const 30
        i32x4.shl
        local.get $l46
        i32.const 2
        i32x4.shr_u
        v128.or
        local.get $l46
        i32.const 19
        i32x4.shl
        local.get $l46
        i32.const 13
        i32x4.shr_u
        v128.or
        v128.xor
        local.get $l46
        i32.const 10
        i32x4.shl
        local.get $l46
        i32.const 22
        i32x4.shr_u
        v128.or
        v128.xor
        local.get $l49
        local.get $l48
        v128.and
        local.get $l47
        v128.xor
        i32x4.add
        i32x4.add
        local.set $l48
        local.get $l43
        local.get $l42
        i32x4.add
        local.set $l42
        local.get $l44
        local.get $l35
        global.get $polylane.tables
        v128.load32_splat offset=44
        i32x4.add
        i32x4.add
        local.get $l42
        i32.const 26
        i32x4.shl
        local.get $l42
        i32.const 6
        i32x4.shr_u
        v128.or
        local.get $l42
        i32.const 21
        i32x4.shl
        local.get $l42
        i32.const 11
        i32x4.shr_u
        v128.or
        v128.xor
        local.get $l42
        i32.const 7
        i32x4.shl
        local.get $l42
        i32.const 25
        i32x4.shr_u
        v128.or
        v128.xor
        i32x4.add
        local.get $l40
        local.get $l42
        local.get $l41
        local.get $l40
        v128.xor
        v128.and
        v128.xor
        i32x4.add
        local.set $l43
        local.get $l48
        local.get $l46
        v128.xor
        local.set $l44
        local.get $l43
        local.get $l48
        i32.const 30
        i32x4.shl
        local.get $l48
        i32.const 2
        i32x4.shr_u
        v128.or
        local.get $l48
        i32.const 19
        i32x4.shl
        local.get $l48
        i32.const 13
        i32x4.shr_u
        v128.or
        v128.xor
        local.get $l48
        i32.const 10
        i32x4.shl
        local.get $l48
        i32.const 22
        i32x4.shr_u
        v128.or
        v128.xor
        local.get $l44
        local.get $l49
        v128.and
        local.get $l46
        v128.xor
        i32x4.add
        i32x4.add
        local.set $l49
        local.get $l45
        local.get $l43
        i32x4.add
        local.set $l43
        local.get $l40
        local.get $l36
        global.get $polylane.tables
        v128.load32_splat offset=48
        i32x4.add
        i32x4.add
        local.get $l43
        i32.const 26
        i32x4.shl
        local.get $l43
        i32.const 6
        i32x4.shr_u
        v128.or
        local.get $l43
        i32.const 21
        i32x4.shl
        local.get $l43
        i32.const 11
        i32x4.shr_u
        v128.or
        v128.xor
        local.get $l43
        i32.const 7
        i32x4.shl
        local.get $l43
        i32.const 25
        i32x4.shr_u
        v128.or
        v128.xor
        i32x4.add
        local.get $l41
        local.get $l43
        local.get $l42
        local.get $l41
        v128.xor
        v128.and
        v128.xor
        i32x4.add
        local.set $l40
        local.get $l49
        local.get $l48
        v128.xor
        local.set $l45
        local.get $l40
        local.get $l49
        i32.const 30
        i32x4.shl
        local.get $l49
        i32.const 2
        i32x4.shr_u
        v128.or
        local.get $l49
        i32.const 19
        i32x4.shl
        local.get $l49
        i32.const 13
        i32x4.shr_u
        v128.or
        v128.xor
        local.get $l49
        i32.const 10
        i32x4.shl
        local.get $l49
        i32.const 22
        i32x4.shr_u
        v128.or
        v128.xor
        local.get $l45
        local.get $l44
        v128.and
        local.get $l48
        v128.xor
        i32x4.add
        i32x4.add
        local.set $l44
        local.get $l47
        local.get $l40
        i32x4.add
        local.set $l40
        local.get $l41
        local.get $l37
        global.get $polylane.tables
        v128.load32_splat offset=52
        i32x4.add
        i32x4.add
        local.get $l40
        i32.const 26
        i32x4.shl
        local.get $l40
        i32.const 6
        i32x4.shr_u
        v128.or
        local.get $l40
        i32.const 21
        i32x4.shl
        local.get $l40
        i32.const 11
        i32x4.shr_u
        v128.or
        v128.xor
        local.get $l40
        i32.const 7
        i32x4.shl
        local.get $l40
        i32.const 25
        i32x4.shr_u
        v128.or
        v128.xor
        i32x4.add
        local.get $l42
        local.get $l40
        local.get $l43
        local.get $l42
        v128.xor
        v128.and
        v128.xor
        i32x4.add
        local.set $l41
        local.get $l44
        local.get $l49
        v128.xor
        local.set $l47
        local.get $l41
        local.get $l44
        i32.const 30
        i32x4.shl
        local.get $l44
        i32.const 2
        i32x4.shr_u
        v128.or
        local.get $l44
        i32.const 19
        i32x4.shl
        local.get $l44
        i32.const 13
        i32x4.shr_u
        v128.or
        v128.xor
        local.get $l44
        i32.const 10
        i32x4.shl
        local.get $l44
        i32.const 22
        i32x4.shr_u
        v128.or
        v128.xor
        local.get $l47
        local.get $l45
        v128.and
        local.get $l49
        v128.xor
        i32x4.add
        i32x4.add
        local.set $l45
        local.get $l46
        local.get $l41
        i32x4.add
        local.set $l41
        local.get $l42
        local.get $l38
        global.get $polylane.tables
        v128.load32_splat offset=56
        i32x4.add
        i32x4.add
        local.get $l41
        i32.const 26
        i32x4.shl
        local.get $l41
        i32.const 6
        i32x4.shr_u
        v128.or
        local.get $l41
        i32.const 21
        i32x4.shl
        local.get $l41
        i32.const 11
        i32x4.shr_u
        v128.or
        v128.xor
        local.get $l41
        i32.const 7
        i32x4.shl
        local.get $l41
        i32.const 25
        i32x4.shr_u
        v128.or
        v128.xor
        i32x4.add
        local.get $l43
        local.get $l41
        local.get $l40
        local.get $l43
        v128.xor
        v128.and
        v128.xor
        i32x4.add
        local.set $l42
        local.get $l45
        local.get $l44
        v128.xor
        local.set $l46
        local.get $l42
        local.get $l45
        i32.const 30
        i32x4.shl
        local.get $l45
        i32.const 2
        i32x4.shr_u
        v128.or
        local.get $l45
        i32.const 19
        i32x4.shl
        local.get $l45
        i32.const 13
        i32x4.shr_u
        v128.or
        v128.xor
        local.get $l45
        i32.const 10
        i32x4.shl
        local.get $l45
        i32.const 22
        i32x4.shr_u
        v128.or
        v128.xor
        local.get $l46
        local.get $l47
        v128.and
        local.get $l44
        v128.xor
        i32x4.add
        i32x4.add
        local.set $l47
        local.get $l48
        local.get $l42
        i32x4.add
        local.set $l42
        local.get $l43
        local.get $l39
        global.get $polylane.tables
        v128.load32_splat offset=60
        i32x4.add
        i32x4.add
        local.get $l42
        i32.const 26
        i32x4.shl
        local.get $l42
        i32.const 6
        i32x4.shr_u
        v128.or
        local.get $l42
        i32.const 21
        i32x4.shl
        local.get $l42
        i32.const 11
        i32x4.shr_u
        v128.or
        v128.xor
        local.get $l42
        i32.const 7
        i32x4.shl
        local.get $l42
        i32.const 25
        i32x4.shr_u
        v128.or
        v128.xor
        i32x4.add
        local.get $l40
        local.get $l42
        local.get $l41
        local.get $l40
        v128.xor
        v128.and
        v128.xor
        i32x4.add
        local.set $l43
        local.get $l47
        local.get $l45
        v128.xor
        local.set $l48
        local.get $l43
        local.get $l47
        i32.const 30
        i32x4.shl
        local.get $l47
        i32.const 2
        i32x4.shr_u
        v128.or
        local.get $l47
        i32.const 19
        i32x4.shl
        local.get $l47
        i32.const 13
        i32x4.shr_u
        v128.or
        v128.xor
        local.get $l47
        i32.const 10
        i32x4.shl
        local.get $l47
        i32.const 22
        i32x4.shr_u
        v128.or
        v128.xor
        local.get $l48
        local.get $l46
        v128.and
        local.get $l45
        v128.xor
        i32x4.add
        i32x4.add
        local.get $l47
        local.get $l45
        local.get $l44
        local.get $l49
        local.get $l43
        i32x4.add
        local.get $l42
        local.get $l41
        local.get $l40
        local.get $l48
        local.get $l24
        local.get $l25
        local.get $l26
        local.get $l27
        local.get $l28
        local.get $l29
        local.get $l30
        local.get $l31
        local.get $l32
        local.get $l33
        local.get $l34
        local.get $l35
        local.get $l36
        local.get $l37
        local.get $l38
        local.get $l39
        local.set $l50
        local.set $l51
        local.set $l52
        local.set $l53
        local.set $l54
        local.set $l55
        local.set $l56
        local.set $l57
        local.set $l58
        local.set $l59
        local.set $l60
        local.set $l61
        local.set $l62
        local.set $l63
        local.set $l64
        local.set $l65
        local.set $l66
        local.set $l67
        local.set $l68
        local.set $l69
        local.set $l70
        local.set $l71
        local.set $l72
        local.set $l73
        local.set $l74
        i32.const 0
        local.set $l16
        block $B2
          loop $L3
            local.get $l16
            i32.const 3
            i32.lt_u
            i32.eqz
            br_if $B2
            local.get $l65
            local.get $l64
            i32.const 25
            i32x4.shl
            local.get $l64
            i32.const 7
            i32x4.shr_u
            v128.or
            local.get $l64
            i32.const 14
            i32x4.shl
            local.get $l64
            i32.const 18
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l64
            i32.const 3
            i32x4.shr_u
            v128.xor
            i32x4.add
            local.get $l56
            i32x4.add
            local.get $l51
            i32.const 15
            i32x4.shl
            local.get $l51
            i32.const 17
            i32x4.shr_u
            v128.or
            local.get $l51
            i32.const 13
            i32x4.shl
            local.get $l51
            i32.const 19
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l51
            i32.const 10
            i32x4.shr_u
            v128.xor
            i32x4.add
            local.set $l24
            local.get $l67
            local.get $l24
            global.get $polylane.tables
            local.get $l16
            i32.const 64
            i32.mul
            i32.add
            v128.load32_splat offset=64
            i32x4.add
            i32x4.add
            local.get $l70
            i32.const 26
            i32x4.shl
            local.get $l70
            i32.const 6
            i32x4.shr_u
            v128.or
            local.get $l70
            i32.const 21
            i32x4.shl
            local.get $l70
            i32.const 11
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l70
            i32.const 7
            i32x4.shl
            local.get $l70
            i32.const 25
            i32x4.shr_u
            v128.or
            v128.xor
            i32x4.add
            local.get $l68
            local.get $l70
            local.get $l69
            local.get $l68
            v128.xor
            v128.and
            v128.xor
            i32x4.add
            local.set $l25
            local.get $l74
            local.get $l73
            v128.xor
            local.set $l26
            local.get $l25
            local.get $l74
            i32.const 30
            i32x4.shl
            local.get $l74
            i32.const 2
            i32x4.shr_u
            v128.or
            local.get $l74
            i32.const 19
            i32x4.shl
            local.get $l74
            i32.const 13
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l74
            i32.const 10
            i32x4.shl
            local.get $l74
            i32.const 22
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l26
            local.get $l66
            v128.and
            local.get $l73
            v128.xor
            i32x4.add
            i32x4.add
            local.set $l27
            local.get $l71
            local.get $l25
            i32x4.add
            local.set $l25
            local.get $l64
            local.get $l63
            i32.const 25
            i32x4.shl
            local.get $l63
            i32.const 7
            i32x4.shr_u
            v128.or
            local.get $l63
            i32.const 14
            i32x4.shl
            local.get $l63
            i32.const 18
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l63
            i32.const 3
            i32x4.shr_u
            v128.xor
            i32x4.add
            local.get $l55
            i32x4.add
            local.get $l50
            i32.const 15
            i32x4.shl
            local.get $l50
            i32.const 17
            i32x4.shr_u
            v128.or
            local.get $l50
            i32.const 13
            i32x4.shl
            local.get $l50
            i32.const 19
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l50
            i32.const 10
            i32x4.shr_u
            v128.xor
            i32x4.add
            local.set $l28
            local.get $l68
            local.get $l28
            global.get $polylane.tables
            local.get $l16
            i32.const 64
            i32.mul
            i32.add
            v128.load32_splat offset=68
            i32x4.add
            i32x4.add
            local.get $l25
            i32.const 26
            i32x4.shl
            local.get $l25
            i32.const 6
            i32x4.shr_u
            v128.or
            local.get $l25
            i32.const 21
            i32x4.shl
            local.get $l25
            i32.const 11
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l25
            i32.const 7
            i32x4.shl
            local.get $l25
            i32.const 25
            i32x4.shr_u
            v128.or
            v128.xor
            i32x4.add
            local.get $l69
            local.get $l25
            local.get $l70
            local.get $l69
            v128.xor
            v128.and
            v128.xor
            i32x4.add
            local.set $l29
            local.get $l27
            local.get $l74
            v128.xor
            local.set $l30
            local.get $l29
            local.get $l27
            i32.const 30
            i32x4.shl
            local.get $l27
            i32.const 2
            i32x4.shr_u
            v128.or
            local.get $l27
            i32.const 19
            i32x4.shl
            local.get $l27
            i32.const 13
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l27
            i32.const 10
            i32x4.shl
            local.get $l27
            i32.const 22
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l30
            local.get $l26
            v128.and
            local.get $l74
            v128.xor
            i32x4.add
            i32x4.add
            local.set $l26
            local.get $l72
            local.get $l29
            i32x4.add
            local.set $l29
            local.get $l63
            local.get $l62
            i32.const 25
            i32x4.shl
            local.get $l62
            i32.const 7
            i32x4.shr_u
            v128.or
            local.get $l62
            i32.const 14
            i32x4.shl
            local.get $l62
            i32.const 18
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l62
            i32.const 3
            i32x4.shr_u
            v128.xor
            i32x4.add
            local.get $l54
            i32x4.add
            local.get $l24
            i32.const 15
            i32x4.shl
            local.get $l24
            i32.const 17
            i32x4.shr_u
            v128.or
            local.get $l24
            i32.const 13
            i32x4.shl
            local.get $l24
            i32.const 19
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l24
            i32.const 10
            i32x4.shr_u
            v128.xor
            i32x4.add
            local.set $l31
            local.get $l69
            local.get $l31
            global.get $polylane.tables
            local.get $l16
            i32.const 64
            i32.mul
            i32.add
            v128.load32_splat offset=72
            i32x4.add
            i32x4.add
            local.get $l29
            i32.const 26
            i32x4.shl
            local.get $l29
            i32.const 6
            i32x4.shr_u
            v128.or
            local.get $l29
            i32.const 21
            i32x4.shl
            local.get $l29
            i32.const 11
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l29
            i32.const 7
            i32x4.shl
            local.get $l29
            i32.const 25
            i32x4.shr_u
            v128.or
            v128.xor
            i32x4.add
            local.get $l70
            local.get $l29
            local.get $l25
            local.get $l70
            v128.xor
            v128.and
            v128.xor
            i32x4.add
            local.set $l32
            local.get $l26
            local.get $l27
            v128.xor
            local.set $l33
            local.get $l32
            local.get $l26
            i32.const 30
            i32x4.shl
            local.get $l26
            i32.const 2
            i32x4.shr_u
            v128.or
            local.get $l26
            i32.const 19
            i32x4.shl
            local.get $l26
            i32.const 13
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l26
            i32.const 10
            i32x4.shl
            local.get $l26
            i32.const 22
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l33
            local.get $l30
            v128.and
            local.get $l27
            v128.xor
            i32x4.add
            i32x4.add
            local.set $l30
            local.get $l73
            local.get $l32
            i32x4.add
            local.set $l32
            local.get $l62
            local.get $l61
            i32.const 25
            i32x4.shl
            local.get $l61
            i32.const 7
            i32x4.shr_u
            v128.or
            local.get $l61
            i32.const 14
            i32x4.shl
            local.get $l61
            i32.const 18
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l61
            i32.const 3
            i32x4.shr_u
            v128.xor
            i32x4.add
            local.get $l53
            i32x4.add
            local.get $l28
            i32.const 15
            i32x4.shl
            local.get $l28
            i32.const 17
            i32x4.shr_u
            v128.or
            local.get $l28
            i32.const 13
            i32x4.shl
            local.get $l28
            i32.const 19
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l28
            i32.const 10
            i32x4.shr_u
            v128.xor
            i32x4.add
            local.set $l34
            local.get $l70
            local.get $l34
            global.get $polylane.tables
            local.get $l16
            i32.const 64
            i32.mul
            i32.add
            v128.load32_splat offset=76
            i32x4.add
            i32x4.add
            local.get $l32
            i32.const 26
            i32x4.shl
            local.get $l32
            i32.const 6
            i32x4.shr_u
            v128.or
            local.get $l32
            i32.const 21
            i32x4.shl
            local.get $l32
            i32.const 11
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l32
            i32.const 7
            i32x4.shl
            local.get $l32
            i32.const 25
            i32x4.shr_u
            v128.or
            v128.xor
            i32x4.add
            local.get $l25
            local.get $l32
            local.get $l29
            local.get $l25
            v128.xor
            v128.and
            v128.xor
            i32x4.add
            local.set $l35
            local.get $l30
            local.get $l26
            v128.xor
            local.set $l36
            local.get $l35
            local.get $l30
            i32.const 30
            i32x4.shl
            local.get $l30
            i32.const 2
            i32x4.shr_u
            v128.or
            local.get $l30
            i32.const 19
            i32x4.shl
            local.get $l30
            i32.const 13
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l30
            i32.const 10
            i32x4.shl
            local.get $l30
            i32.const 22
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l36
            local.get $l33
            v128.and
            local.get $l26
            v128.xor
            i32x4.add
            i32x4.add
            local.set $l33
            local.get $l74
            local.get $l35
            i32x4.add
            local.set $l35
            local.get $l61
            local.get $l60
            i32.const 25
            i32x4.shl
            local.get $l60
            i32.const 7
            i32x4.shr_u
            v128.or
            local.get $l60
            i32.const 14
            i32x4.shl
            local.get $l60
            i32.const 18
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l60
            i32.const 3
            i32x4.shr_u
            v128.xor
            i32x4.add
            local.get $l52
            i32x4.add
            local.get $l31
            i32.const 15
            i32x4.shl
            local.get $l31
            i32.const 17
            i32x4.shr_u
            v128.or
            local.get $l31
            i32.const 13
            i32x4.shl
            local.get $l31
            i32.const 19
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l31
            i32.const 10
            i32x4.shr_u
            v128.xor
            i32x4.add
            local.set $l37
            local.get $l25
            local.get $l37
            global.get $polylane.tables
            local.get $l16
            i32.const 64
            i32.mul
            i32.add
            v128.load32_splat offset=80
            i32x4.add
            i32x4.add
            local.get $l35
            i32.const 26
            i32x4.shl
            local.get $l35
            i32.const 6
            i32x4.shr_u
            v128.or
            local.get $l35
            i32.const 21
            i32x4.shl
            local.get $l35
            i32.const 11
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l35
            i32.const 7
            i32x4.shl
            local.get $l35
            i32.const 25
            i32x4.shr_u
            v128.or
            v128.xor
            i32x4.add
            local.get $l29
            local.get $l35
            local.get $l32
            local.get $l29
            v128.xor
            v128.and
            v128.xor
            i32x4.add
            local.set $l25
            local.get $l33
            local.get $l30
            v128.xor
            local.set $l38
            local.get $l25
            local.get $l33
            i32.const 30
            i32x4.shl
            local.get $l33
            i32.const 2
            i32x4.shr_u
            v128.or
            local.get $l33
            i32.const 19
            i32x4.shl
            local.get $l33
            i32.const 13
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l33
            i32.const 10
            i32x4.shl
            local.get $l33
            i32.const 22
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l38
            local.get $l36
            v128.and
            local.get $l30
            v128.xor
            i32x4.add
            i32x4.add
            local.set $l36
            local.get $l27
            local.get $l25
            i32x4.add
            local.set $l25
            local.get $l60
            local.get $l59
            i32.const 25
            i32x4.shl
            local.get $l59
            i32.const 7
            i32x4.shr_u
            v128.or
            local.get $l59
            i32.const 14
            i32x4.shl
            local.get $l59
            i32.const 18
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l59
            i32.const 3
            i32x4.shr_u
            v128.xor
            i32x4.add
            local.get $l51
            i32x4.add
            local.get $l34
            i32.const 15
            i32x4.shl
            local.get $l34
            i32.const 17
            i32x4.shr_u
            v128.or
            local.get $l34
            i32.const 13
            i32x4.shl
            local.get $l34
            i32.const 19
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l34
            i32.const 10
            i32x4.shr_u
            v128.xor
            i32x4.add
            local.set $l27
            local.get $l29
            local.get $l27
            global.get $polylane.tables
            local.get $l16
            i32.const 64
            i32.mul
            i32.add
            v128.load32_splat offset=84
            i32x4.add
            i32x4.add
            local.get $l25
            i32.const 26
            i32x4.shl
            local.get $l25
            i32.const 6
            i32x4.shr_u
            v128.or
            local.get $l25
            i32.const 21
            i32x4.shl
            local.get $l25
            i32.const 11
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l25
            i32.const 7
            i32x4.shl
            local.get $l25
            i32.const 25
            i32x4.shr_u
            v128.or
            v128.xor
            i32x4.add
            local.get $l32
            local.get $l25
            local.get $l35
            local.get $l32
            v128.xor
            v128.and
            v128.xor
            i32x4.add
            local.set $l29
            local.get $l36
            local.get $l33
            v128.xor
            local.set $l39
            local.get $l29
            local.get $l36
            i32.const 30
            i32x4.shl
            local.get $l36
            i32.const 2
            i32x4.shr_u
            v128.or
            local.get $l36
            i32.const 19
            i32x4.shl
            local.get $l36
            i32.const 13
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l36
            i32.const 10
            i32x4.shl
            local.get $l36
            i32.const 22
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l39
            local.get $l38
            v128.and
            local.get $l33
            v128.xor
            i32x4.add
            i32x4.add
            local.set $l38
            local.get $l26
            local.get $l29
            i32x4.add
            local.set $l26
            local.get $l59
            local.get $l58
            i32.const 25
            i32x4.shl
            local.get $l58
            i32.const 7
            i32x4.shr_u
            v128.or
            local.get $l58
            i32.const 14
            i32x4.shl
            local.get $l58
            i32.const 18
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l58
            i32.const 3
            i32x4.shr_u
            v128.xor
            i32x4.add
            local.get $l50
            i32x4.add
            local.get $l37
            i32.const 15
            i32x4.shl
            local.get $l37
            i32.const 17
            i32x4.shr_u
            v128.or
            local.get $l37
            i32.const 13
            i32x4.shl
            local.get $l37
            i32.const 19
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l37
            i32.const 10
            i32x4.shr_u
            v128.xor
            i32x4.add
            local.set $l29
            local.get $l32
            local.get $l29
            global.get $polylane.tables
            local.get $l16
            i32.const 64
            i32.mul
            i32.add
            v128.load32_splat offset=88
            i32x4.add
            i32x4.add
            local.get $l26
            i32.const 26
            i32x4.shl
            local.get $l26
            i32.const 6
            i32x4.shr_u
            v128.or
            local.get $l26
            i32.const 21
            i32x4.shl
            local.get $l26
            i32.const 11
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l26
            i32.const 7
            i32x4.shl
            local.get $l26
            i32.const 25
            i32x4.shr_u
            v128.or
            v128.xor
            i32x4.add
            local.get $l35
            local.get $l26
            local.get $l25
            local.get $l35
            v128.xor
            v128.and
            v128.xor
            i32x4.add
            local.set $l32
            local.get $l38
            local.get $l36
            v128.xor
            local.set $l40
            local.get $l32
            local.get $l38
            i32.const 30
            i32x4.shl
            local.get $l38
            i32.const 2
            i32x4.shr_u
            v128.or
            local.get $l38
            i32.const 19
            i32x4.shl
            local.get $l38
            i32.const 13
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l38
            i32.const 10
            i32x4.shl
            local.get $l38
            i32.const 22
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l40
            local.get $l39
            v128.and
            local.get $l36
            v128.xor
            i32x4.add
            i32x4.add
            local.set $l39
            local.get $l30
            local.get $l32
            i32x4.add
            local.set $l30
            local.get $l58
            local.get $l57
            i32.const 25
            i32x4.shl
            local.get $l57
            i32.const 7
            i32x4.shr_u
            v128.or
            local.get $l57
            i32.const 14
            i32x4.shl
            local.get $l57
            i32.const 18
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l57
            i32.const 3
            i32x4.shr_u
            v128.xor
            i32x4.add
            local.get $l24
            i32x4.add
            local.get $l27
            i32.const 15
            i32x4.shl
            local.get $l27
            i32.const 17
            i32x4.shr_u
            v128.or
            local.get $l27
            i32.const 13
            i32x4.shl
            local.get $l27
            i32.const 19
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l27
            i32.const 10
            i32x4.shr_u
            v128.xor
            i32x4.add
            local.set $l32
            local.get $l35
            local.get $l32
            global.get $polylane.tables
            local.get $l16
            i32.const 64
            i32.mul
            i32.add
            v128.load32_splat offset=92
            i32x4.add
            i32x4.add
            local.get $l30
            i32.const 26
            i32x4.shl
            local.get $l30
            i32.const 6
            i32x4.shr_u
            v128.or
            local.get $l30
            i32.const 21
            i32x4.shl
            local.get $l30
            i32.const 11
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l30
            i32.const 7
            i32x4.shl
            local.get $l30
            i32.const 25
            i32x4.shr_u
            v128.or
            v128.xor
            i32x4.add
            local.get $l25
            local.get $l30
            local.get $l26
            local.get $l25
            v128.xor
            v128.and
            v128.xor
            i32x4.add
            local.set $l35
            local.get $l39
            local.get $l38
            v128.xor
            local.set $l41
            local.get $l35
            local.get $l39
            i32.const 30
            i32x4.shl
            local.get $l39
            i32.const 2
            i32x4.shr_u
            v128.or
            local.get $l39
            i32.const 19
            i32x4.shl
            local.get $l39
            i32.const 13
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l39
            i32.const 10
            i32x4.shl
            local.get $l39
            i32.const 22
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l41
            local.get $l40
            v128.and
            local.get $l38
            v128.xor
            i32x4.add
            i32x4.add
            local.set $l40
            local.get $l33
            local.get $l35
            i32x4.add
            local.set $l33
            local.get $l57
            local.get $l56
            i32.const 25
            i32x4.shl
            local.get $l56
            i32.const 7
            i32x4.shr_u
            v128.or
            local.get $l56
            i32.const 14
            i32x4.shl
            local.get $l56
            i32.const 18
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l56
            i32.const 3
            i32x4.shr_u
            v128.xor
            i32x4.add
            local.get $l28
            i32x4.add
            local.get $l29
            i32.const 15
            i32x4.shl
            local.get $l29
            i32.const 17
            i32x4.shr_u
            v128.or
            local.get $l29
            i32.const 13
            i32x4.shl
            local.get $l29
            i32.const 19
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l29
            i32.const 10
            i32x4.shr_u
            v128.xor
            i32x4.add
            local.set $l35
            local.get $l25
            local.get $l35
            global.get $polylane.tables
            local.get $l16
            i32.const 64
            i32.mul
            i32.add
            v128.load32_splat offset=96
            i32x4.add
            i32x4.add
            local.get $l33
            i32.const 26
            i32x4.shl
            local.get $l33
            i32.const 6
            i32x4.shr_u
            v128.or
            local.get $l33
            i32.const 21
            i32x4.shl
            local.get $l33
            i32.const 11
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l33
            i32.const 7
            i32x4.shl
            local.get $l33
            i32.const 25
            i32x4.shr_u
            v128.or
            v128.xor
            i32x4.add
            local.get $l26
            local.get $l33
            local.get $l30
            local.get $l26
            v128.xor
            v128.and
            v128.xor
            i32x4.add
            local.set $l25
            local.get $l40
            local.get $l39
            v128.xor
            local.set $l42
            local.get $l25
            local.get $l40
            i32.const 30
            i32x4.shl
            local.get $l40
            i32.const 2
            i32x4.shr_u
            v128.or
            local.get $l40
            i32.const 19
            i32x4.shl
            local.get $l40
            i32.const 13
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l40
            i32.const 10
            i32x4.shl
            local.get $l40
            i32.const 22
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l42
            local.get $l41
            v128.and
            local.get $l39
            v128.xor
            i32x4.add
            i32x4.add
            local.set $l41
            local.get $l36
            local.get $l25
            i32x4.add
            local.set $l25
            local.get $l56
            local.get $l55
            i32.const 25
            i32x4.shl
            local.get $l55
            i32.const 7
            i32x4.shr_u
            v128.or
            local.get $l55
            i32.const 14
            i32x4.shl
            local.get $l55
            i32.const 18
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l55
            i32.const 3
            i32x4.shr_u
            v128.xor
            i32x4.add
            local.get $l31
            i32x4.add
            local.get $l32
            i32.const 15
            i32x4.shl
            local.get $l32
            i32.const 17
            i32x4.shr_u
            v128.or
            local.get $l32
            i32.const 13
            i32x4.shl
            local.get $l32
            i32.const 19
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l32
            i32.const 10
            i32x4.shr_u
            v128.xor
            i32x4.add
            local.set $l36
            local.get $l26
            local.get $l36
            global.get $polylane.tables
            local.get $l16
            i32.const 64
            i32.mul
            i32.add
            v128.load32_splat offset=100
            i32x4.add
            i32x4.add
            local.get $l25
            i32.const 26
            i32x4.shl
            local.get $l25
            i32.const 6
            i32x4.shr_u
            v128.or
            local.get $l25
            i32.const 21
            i32x4.shl
            local.get $l25
            i32.const 11
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l25
            i32.const 7
            i32x4.shl
            local.get $l25
            i32.const 25
            i32x4.shr_u
            v128.or
            v128.xor
            i32x4.add
            local.get $l30
            local.get $l25
            local.get $l33
            local.get $l30
            v128.xor
            v128.and
            v128.xor
            i32x4.add
            local.set $l26
            local.get $l41
            local.get $l40
            v128.xor
            local.set $l43
            local.get $l26
            local.get $l41
            i32.const 30
            i32x4.shl
            local.get $l41
            i32.const 2
            i32x4.shr_u
            v128.or
            local.get $l41
            i32.const 19
            i32x4.shl
            local.get $l41
            i32.const 13
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l41
            i32.const 10
            i32x4.shl
            local.get $l41
            i32.const 22
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l43
            local.get $l42
            v128.and
            local.get $l40
            v128.xor
            i32x4.add
            i32x4.add
            local.set $l42
            local.get $l38
            local.get $l26
            i32x4.add
            local.set $l26
            local.get $l55
            local.get $l54
            i32.const 25
            i32x4.shl
            local.get $l54
            i32.const 7
            i32x4.shr_u
            v128.or
            local.get $l54
            i32.const 14
            i32x4.shl
            local.get $l54
            i32.const 18
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l54
            i32.const 3
            i32x4.shr_u
            v128.xor
            i32x4.add
            local.get $l34
            i32x4.add
            local.get $l35
            i32.const 15
            i32x4.shl
            local.get $l35
            i32.const 17
            i32x4.shr_u
            v128.or
            local.get $l35
            i32.const 13
            i32x4.shl
            local.get $l35
            i32.const 19
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l35
            i32.const 10
            i32x4.shr_u
            v128.xor
            i32x4.add
            local.set $l38
            local.get $l30
            local.get $l38
            global.get $polylane.tables
            local.get $l16
            i32.const 64
            i32.mul
            i32.add
            v128.load32_splat offset=104
            i32x4.add
            i32x4.add
            local.get $l26
            i32.const 26
            i32x4.shl
            local.get $l26
            i32.const 6
            i32x4.shr_u
            v128.or
            local.get $l26
            i32.const 21
            i32x4.shl
            local.get $l26
            i32.const 11
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l26
            i32.const 7
            i32x4.shl
            local.get $l26
            i32.const 25
            i32x4.shr_u
            v128.or
            v128.xor
            i32x4.add
            local.get $l33
            local.get $l26
            local.get $l25
            local.get $l33
            v128.xor
            v128.and
            v128.xor
            i32x4.add
            local.set $l30
            local.get $l42
            local.get $l41
            v128.xor
            local.set $l44
            local.get $l30
            local.get $l42
            i32.const 30
            i32x4.shl
            local.get $l42
            i32.const 2
            i32x4.shr_u
            v128.or
            local.get $l42
            i32.const 19
            i32x4.shl
            local.get $l42
            i32.const 13
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l42
            i32.const 10
            i32x4.shl
            local.get $l42
            i32.const 22
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l44
            local.get $l43
            v128.and
            local.get $l41
            v128.xor
            i32x4.add
            i32x4.add
            local.set $l43
            local.get $l39
            local.get $l30
            i32x4.add
            local.set $l30
            local.get $l54
            local.get $l53
            i32.const 25
            i32x4.shl
            local.get $l53
            i32.const 7
            i32x4.shr_u
            v128.or
            local.get $l53
            i32.const 14
            i32x4.shl
            local.get $l53
            i32.const 18
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l53
            i32.const 3
            i32x4.shr_u
            v128.xor
            i32x4.add
            local.get $l37
            i32x4.add
            local.get $l36
            i32.const 15
            i32x4.shl
            local.get $l36
            i32.const 17
            i32x4.shr_u
            v128.or
            local.get $l36
            i32.const 13
            i32x4.shl
            local.get $l36
            i32.const 19
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l36
            i32.const 10
            i32x4.shr_u
            v128.xor
            i32x4.add
            local.set $l39
            local.get $l33
            local.get $l39
            global.get $polylane.tables
            local.get $l16
            i32.const 64
            i32.mul
            i32.add
            v128.load32_splat offset=108
            i32x4.add
            i32x4.add
            local.get $l30
            i32.const 26
            i32x4.shl
            local.get $l30
            i32.const 6
            i32x4.shr_u
            v128.or
            local.get $l30
            i32.const 21
            i32x4.shl
            local.get $l30
            i32.const 11
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l30
            i32.const 7
            i32x4.shl
            local.get $l30
            i32.const 25
            i32x4.shr_u
            v128.or
            v128.xor
            i32x4.add
            local.get $l25
            local.get $l30
            local.get $l26
            local.get $l25
            v128.xor
            v128.and
            v128.xor
            i32x4.add
            local.set $l33
            local.get $l43
            local.get $l42
            v128.xor
            local.set $l45
            local.get $l33
            local.get $l43
            i32.const 30
            i32x4.shl
            local.get $l43
            i32.const 2
            i32x4.shr_u
            v128.or
            local.get $l43
            i32.const 19
            i32x4.shl
            local.get $l43
            i32.const 13
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l43
            i32.const 10
            i32x4.shl
            local.get $l43
            i32.const 22
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l45
            local.get $l44
            v128.and
            local.get $l42
            v128.xor
            i32x4.add
            i32x4.add
            local.set $l44
            local.get $l40
            local.get $l33
            i32x4.add
            local.set $l33
            local.get $l53
            local.get $l52
            i32.const 25
            i32x4.shl
            local.get $l52
            i32.const 7
            i32x4.shr_u
            v128.or
            local.get $l52
            i32.const 14
            i32x4.shl
            local.get $l52
            i32.const 18
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l52
            i32.const 3
            i32x4.shr_u
            v128.xor
            i32x4.add
            local.get $l27
            i32x4.add
            local.get $l38
            i32.const 15
            i32x4.shl
            local.get $l38
            i32.const 17
            i32x4.shr_u
            v128.or
            local.get $l38
            i32.const 13
            i32x4.shl
            local.get $l38
            i32.const 19
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l38
            i32.const 10
            i32x4.shr_u
            v128.xor
            i32x4.add
            local.set $l40
            local.get $l25
            local.get $l40
            global.get $polylane.tables
            local.get $l16
            i32.const 64
            i32.mul
            i32.add
            v128.load32_splat offset=112
            i32x4.add
            i32x4.add
            local.get $l33
            i32.const 26
            i32x4.shl
            local.get $l33
            i32.const 6
            i32x4.shr_u
            v128.or
            local.get $l33
            i32.const 21
            i32x4.shl
            local.get $l33
            i32.const 11
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l33
            i32.const 7
            i32x4.shl
            local.get $l33
            i32.const 25
            i32x4.shr_u
            v128.or
            v128.xor
            i32x4.add
            local.get $l26
            local.get $l33
            local.get $l30
            local.get $l26
            v128.xor
            v128.and
            v128.xor
            i32x4.add
            local.set $l25
            local.get $l44
            local.get $l43
            v128.xor
            local.set $l46
            local.get $l25
            local.get $l44
            i32.const 30
            i32x4.shl
            local.get $l44
            i32.const 2
            i32x4.shr_u
            v128.or
            local.get $l44
            i32.const 19
            i32x4.shl
            local.get $l44
            i32.const 13
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l44
            i32.const 10
            i32x4.shl
            local.get $l44
            i32.const 22
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l46
            local.get $l45
            v128.and
            local.get $l43
            v128.xor
            i32x4.add
            i32x4.add
            local.set $l45
            local.get $l41
            local.get $l25
            i32x4.add
            local.set $l25
            local.get $l52
            local.get $l51
            i32.const 25
            i32x4.shl
            local.get $l51
            i32.const 7
            i32x4.shr_u
            v128.or
            local.get $l51
            i32.const 14
            i32x4.shl
            local.get $l51
            i32.const 18
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l51
            i32.const 3
            i32x4.shr_u
            v128.xor
            i32x4.add
            local.get $l29
            i32x4.add
            local.get $l39
            i32.const 15
            i32x4.shl
            local.get $l39
            i32.const 17
            i32x4.shr_u
            v128.or
            local.get $l39
            i32.const 13
            i32x4.shl
            local.get $l39
            i32.const 19
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l39
            i32.const 10
            i32x4.shr_u
            v128.xor
            i32x4.add
            local.set $l41
            local.get $l26
            local.get $l41
            global.get $polylane.tables
            local.get $l16
            i32.const 64
            i32.mul
            i32.add
            v128.load32_splat offset=116
            i32x4.add
            i32x4.add
            local.get $l25
            i32.const 26
            i32x4.shl
            local.get $l25
            i32.const 6
            i32x4.shr_u
            v128.or
            local.get $l25
            i32.const 21
            i32x4.shl
            local.get $l25
            i32.const 11
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l25
            i32.const 7
            i32x4.shl
            local.get $l25
            i32.const 25
            i32x4.shr_u
            v128.or
            v128.xor
            i32x4.add
            local.get $l30
            local.get $l25
            local.get $l33
            local.get $l30
            v128.xor
            v128.and
            v128.xor
            i32x4.add
            local.set $l26
            local.get $l45
            local.get $l44
            v128.xor
            local.set $l47
            local.get $l26
            local.get $l45
            i32.const 30
            i32x4.shl
            local.get $l45
            i32.const 2
            i32x4.shr_u
            v128.or
            local.get $l45
            i32.const 19
            i32x4.shl
            local.get $l45
            i32.const 13
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l45
            i32.const 10
            i32x4.shl
            local.get $l45
            i32.const 22
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l47
            local.get $l46
            v128.and
            local.get $l44
            v128.xor
            i32x4.add
            i32x4.add
            local.set $l46
            local.get $l42
            local.get $l26
            i32x4.add
            local.set $l26
            local.get $l51
            local.get $l50
            i32.const 25
            i32x4.shl
            local.get $l50
            i32.const 7
            i32x4.shr_u
            v128.or
            local.get $l50
            i32.const 14
            i32x4.shl
            local.get $l50
            i32.const 18
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l50
            i32.const 3
            i32x4.shr_u
            v128.xor
            i32x4.add
            local.get $l32
            i32x4.add
            local.get $l40
            i32.const 15
            i32x4.shl
            local.get $l40
            i32.const 17
            i32x4.shr_u
            v128.or
            local.get $l40
            i32.const 13
            i32x4.shl
            local.get $l40
            i32.const 19
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l40
            i32.const 10
            i32x4.shr_u
            v128.xor
            i32x4.add
            local.set $l42
            local.get $l30
            local.get $l42
            global.get $polylane.tables
            local.get $l16
            i32.const 64
            i32.mul
            i32.add
            v128.load32_splat offset=120
            i32x4.add
            i32x4.add
            local.get $l26
            i32.const 26
            i32x4.shl
            local.get $l26
            i32.const 6
            i32x4.shr_u
            v128.or
            local.get $l26
            i32.const 21
            i32x4.shl
            local.get $l26
            i32.const 11
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l26
            i32.const 7
            i32x4.shl
            local.get $l26
            i32.const 25
            i32x4.shr_u
            v128.or
            v128.xor
            i32x4.add
            local.get $l33
            local.get $l26
            local.get $l25
            local.get $l33
            v128.xor
            v128.and
            v128.xor
            i32x4.add
            local.set $l30
            local.get $l46
            local.get $l45
            v128.xor
            local.set $l48
            local.get $l30
            local.get $l46
            i32.const 30
            i32x4.shl
            local.get $l46
            i32.const 2
            i32x4.shr_u
            v128.or
            local.get $l46
            i32.const 19
            i32x4.shl
            local.get $l46
            i32.const 13
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l46
            i32.const 10
            i32x4.shl
            local.get $l46
            i32.const 22
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l48
            local.get $l47
            v128.and
            local.get $l45
            v128.xor
            i32x4.add
            i32x4.add
            local.set $l47
            local.get $l43
            local.get $l30
            i32x4.add
            local.set $l30
            local.get $l50
            local.get $l24
            i32.const 25
            i32x4.shl
            local.get $l24
            i32.const 7
            i32x4.shr_u
            v128.or
            local.get $l24
            i32.const 14
            i32x4.shl
            local.get $l24
            i32.const 18
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l24
            i32.const 3
            i32x4.shr_u
            v128.xor
            i32x4.add
            local.get $l35
            i32x4.add
            local.get $l41
            i32.const 15
            i32x4.shl
            local.get $l41
            i32.const 17
            i32x4.shr_u
            v128.or
            local.get $l41
            i32.const 13
            i32x4.shl
            local.get $l41
            i32.const 19
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l41
            i32.const 10
            i32x4.shr_u
            v128.xor
            i32x4.add
            local.set $l43
            local.get $l33
            local.get $l43
            global.get $polylane.tables
            local.get $l16
            i32.const 64
            i32.mul
            i32.add
            v128.load32_splat offset=124
            i32x4.add
            i32x4.add
            local.get $l30
            i32.const 26
            i32x4.shl
            local.get $l30
            i32.const 6
            i32x4.shr_u
            v128.or
            local.get $l30
            i32.const 21
            i32x4.shl
            local.get $l30
            i32.const 11
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l30
            i32.const 7
            i32x4.shl
            local.get $l30
            i32.const 25
            i32x4.shr_u
            v128.or
            v128.xor
            i32x4.add
            local.get $l25
            local.get $l30
            local.get $l26
            local.get $l25
            v128.xor
            v128.and
            v128.xor
            i32x4.add
            local.set $l33
            local.get $l47
            local.get $l46
            v128.xor
            local.set $l49
            local.get $l33
            local.get $l47
            i32.const 30
            i32x4.shl
            local.get $l47
            i32.const 2
            i32x4.shr_u
            v128.or
            local.get $l47
            i32.const 19
            i32x4.shl
            local.get $l47
            i32.const 13
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l47
            i32.const 10
            i32x4.shl
            local.get $l47
            i32.const 22
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l49
            local.get $l48
            v128.and
            local.get $l46
            v128.xor
            i32x4.add
            i32x4.add
            local.get $l47
            local.get $l46
            local.get $l45
            local.get $l44
            local.get $l33
            i32x4.add
            local.get $l30
            local.get $l26
            local.get $l25
            local.get $l49
            local.get $l24
            local.get $l28
            local.get $l31
            local.get $l34
            local.get $l37
            local.get $l27
            local.get $l29
            local.get $l32
            local.get $l35
            local.get $l36
            local.get $l38
            local.get $l39
            local.get $l40
            local.get $l41
            local.get $l42
            local.get $l43
            local.set $l50
            local.set $l51
            local.set $l52
            local.set $l53
            local.set $l54
            local.set $l55
            local.set $l56
            local.set $l57
            local.set $l58
            local.set $l59
            local.set $l60
            local.set $l61
            local.set $l62
            local.set $l63
            local.set $l64
            local.set $l65
            local.set $l66
            local.set $l67
            local.set $l68
            local.set $l69
            local.set $l70
            local.set $l71
            local.set $l72
            local.set $l73
            local.set $l74
            local.get $l16
            i32.const 1
            i32.add
            local.set $l16
            br $L3
          end
        end
        local.get $l82
        local.get $l74
        i32x4.add
        local.get $l81
        local.get $l73
        i32x4.add
        local.get $l80
        local.get $l72
        i32x4.add
        local.get $l79
        local.get $l71
        i32x4.add
        local.get $l78
        local.get $l70
        i32x4.add
        local.get $l77
        local.get $l69
        i32x4.add
        local.get $l76
        local.get $l68
        i32x4.add
        local.get $l75
        local.get $l67
        i32x4.add
        local.set $l75
        local.set $l76
        local.set $l77
        local.set $l78
        local.set $l79
        local.set $l80
        local.set $l81
        local.set $l82
        local.get $l17
        i32.const 1
        i32.add
        local.tee $l17
        local.get $p2
        i32.lt_u
        br_if $L1
      end
    end
    local.get $p0
    local.get $l82
    v128.store align=4
    local.get $p0
    local.get $l81
    v128.store offset=16 align=4
    local.get $p0
    local.get $l80
    v128.store offset=32 align=4
    local.get $p0
    local.get $l79
    v128.store offset=48 align=4
    local.get $p0
    local.get $l78
    v128.store offset=64 align=4
    local.get $p0
    local.get $l77
    v128.store offset=80 align=4
    local.get $p0
    local.get $l76
    v128.store offset=96 align=4
    local.get $p0
    local.get $l75
    v128.store offset=112 align=4)
  (data $d0 (global.get $polylane.tables) "\98/\8aB\91D7q\cf\fb\c0\b5\a5\db\b5\e9[\c2V9\f1\11\f1Y\a4\82?\92\d5^\1c\ab\98\aa\07\d8\01[\83\12\be\851$\c3}\0cUt]\ber\fe\b1\de\80\a7\06\dc\9bt\f1\9b\c1\c1i\9b\e4\86G\be\ef\c6\9d\c1\0f\cc\a1\0c$o,\e9-\aa\84tJ\dc\a9\b0\5c\da\88\f9vRQ>\98m\c61\a8\c8'\03\b0\c7\7fY\bf\f3\0b\e0\c6G\91\a7\d5Qc\ca\06g))\14\85\0a\b7'8!\1b.\fcm,M\13\0d8STs\0ae\bb\0ajv.\c9\c2\81\85,r\92\a1\e8\bf\a2Kf\1a\a8p\8bK\c2\a3Ql\c7\19\e8\92\d1$\06\99\d6\855\0e\f4p\a0j\10\16\c1\a4\19\08l7\1eLwH'\b5\bc\b04\b3\0c\1c9J\aa\d8NO\ca\9c[\f3o.h\ee\82\8ftoc\a5x\14x\c8\84\08\02\c7\8c\fa\ff\be\90\eblP\a4\f7\a3\f9\be\f2xq\c6"))
