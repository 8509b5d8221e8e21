(module
  (type $t0 (func (param i32 i32 i32 i32)))
  (import "polylane" "memory" (memory $polylane.memory 16 16))
  (import "polylane" "tables" (global $polylane.tables i32))
  (func $sha512-blocks.x4.simd128 (export "sha512-blocks.x4.simd128") (type $t0) (param $p0 i32) (param $p1 i32) (param $p2 i32) (param $p3 i32)
    (local $l4 i32) (local $l5 i32) (local $l6 i32) (local $l7 i32) (local $l8 i32) (local $l9 i32) (local $l10 i32) (local $l11 i32) (local $l12 i32) (local $l13 i32) (local $l14 i32) (local $l15 i32) (local $l16 i32) (local $l17 i32) (local $l18 i32) (local $l19 i32) (local $l20 i32) (local $l21 i32) (local $l22 i32) (local $l23 i32) (local $l24 v128) (local $l25 v128) (local $l26 v128) (local $l27 v128) (local $l28 v128) (local $l29 v128) (local $l30 v128) (local $l31 v128) (local $l32 v128) (local $l33 v128) (local $l34 v128) (local $l35 v128) (local $l36 v128) (local $l37 v128) (local $l38 v128) (local $l39 v128) (local $l40 v128) (local $l41 v128) (local $l42 v128) (local $l43 v128) (local $l44 v128) (local $l45 v128) (local $l46 v128) (local $l47 v128) (local $l48 v128) (local $l49 v128) (local $l50 v128) (local $l51 v128) (local $l52 v128) (local $l53 v128) (local $l54 v128) (local $l55 v128) (local $l56 v128) (local $l57 v128) (local $l58 v128) (local $l59 v128) (local $l60 v128) (local $l61 v128) (local $l62 v128) (local $l63 v128) (local $l64 v128) (local $l65 v128) (local $l66 v128) (local $l67 v128) (local $l68 v128) (local $l69 v128) (local $l70 v128) (local $l71 v128) (local $l72 v128) (local $l73 v128) (local $l74 v128) (local $l75 v128) (local $l76 v128) (local $l77 v128) (local $l78 v128) (local $l79 v128) (local $l80 v128) (local $l81 v128) (local $l82 v128) (local $l83 v128) (local $l84 v128) (local $l85 v128) (local $l86 v128) (local $l87 v128) (local $l88 v128) (local $l89 v128) (local $l90 v128) (local $l91 v128) (local $l92 v128) (local $l93 v128) (local $l94 v128) (local $l95 v128) (local $l96 v128) (local $l97 v128) (local $l98 v128) (local $l99 v128) (local $l100 v128) (local $l101 v128) (local $l102 v128) (local $l103 v128) (local $l104 v128) (local $l105 v128) (local $l106 v128) (local $l107 v128) (local $l108 v128) (local $l109 v128) (local $l110 v128) (local $l111 v128) (local $l112 v128) (local $l113 v128) (local $l114 v128) (local $l115 v128) (local $l116 v128) (local $l117 v128) (local $l118 v128) (local $l119 v128) (local $l120 v128) (local $l121 v128) (local $l122 v128) (local $l123 v128) (local $l124 v128) (local $l125 v128) (local $l126 v128) (local $l127 v128) (local $l128 v128) (local $l129 v128) (local $l130 v128) (local $l131 v128) (local $l132 v128)
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
    local.get $p0
    v128.load offset=128 align=4
    local.set $l32
    local.get $p0
    v128.load offset=144 align=4
    local.set $l33
    local.get $p0
    v128.load offset=160 align=4
    local.set $l34
    local.get $p0
    v128.load offset=176 align=4
    local.set $l35
    local.get $p0
    v128.load offset=192 align=4
    local.set $l36
    local.get $p0
    v128.load offset=208 align=4
    local.set $l37
    local.get $p0
    v128.load offset=224 align=4
    local.set $l38
    local.get $p0
    v128.load offset=240 align=4
    local.set $l39
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
    local.set $l117
    local.set $l118
    local.set $l119
    local.set $l120
    local.set $l121
    local.set $l122
    local.set $l123
    local.set $l124
    local.set $l125
    local.set $l126
    local.set $l127
    local.set $l128
    local.set $l129
    local.set $l130
    local.set $l131
    local.set $l132
    i32.const 0
    local.set $l17
    block $B0
      local.get $p2
      i32.eqz
      br_if $B0
      loop $L1
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        v128.load32_zero align=1
        local.set $l24
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l24
        v128.load32_lane align=1 1
        local.set $l24
        local.get $p1
        local.get $l17
        i32.const 128
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
        i32.const 128
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
        i32.const 128
        i32.mul
        i32.add
        v128.load32_zero offset=4 align=1
        local.set $l25
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l25
        v128.load32_lane offset=4 align=1 1
        local.set $l25
        local.get $p1
        local.get $l17
        i32.const 128
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
        i32.const 128
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
        i32.const 128
        i32.mul
        i32.add
        v128.load32_zero offset=8 align=1
        local.set $l26
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l26
        v128.load32_lane offset=8 align=1 1
        local.set $l26
        local.get $p1
        local.get $l17
        i32.const 128
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
        i32.const 128
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
        i32.const 128
        i32.mul
        i32.add
        v128.load32_zero offset=12 align=1
        local.set $l27
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l27
        v128.load32_lane offset=12 align=1 1
        local.set $l27
        local.get $p1
        local.get $l17
        i32.const 128
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
        i32.const 128
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
        i32.const 128
        i32.mul
        i32.add
        v128.load32_zero offset=16 align=1
        local.set $l28
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l28
        v128.load32_lane offset=16 align=1 1
        local.set $l28
        local.get $p1
        local.get $l17
        i32.const 128
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
        i32.const 128
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
        i32.const 128
        i32.mul
        i32.add
        v128.load32_zero offset=20 align=1
        local.set $l29
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l29
        v128.load32_lane offset=20 align=1 1
        local.set $l29
        local.get $p1
        local.get $l17
        i32.const 128
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
        i32.const 128
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
        i32.const 128
        i32.mul
        i32.add
        v128.load32_zero offset=24 align=1
        local.set $l30
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l30
        v128.load32_lane offset=24 align=1 1
        local.set $l30
        local.get $p1
        local.get $l17
        i32.const 128
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
        i32.const 128
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
        i32.const 128
        i32.mul
        i32.add
        v128.load32_zero offset=28 align=1
        local.set $l31
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l31
        v128.load32_lane offset=28 align=1 1
        local.set $l31
        local.get $p1
        local.get $l17
        i32.const 128
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
        i32.const 128
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
        i32.const 128
        i32.mul
        i32.add
        v128.load32_zero offset=32 align=1
        local.set $l32
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l32
        v128.load32_lane offset=32 align=1 1
        local.set $l32
        local.get $p1
        local.get $l17
        i32.const 128
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
        i32.const 128
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
        i32.const 128
        i32.mul
        i32.add
        v128.load32_zero offset=36 align=1
        local.set $l33
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l33
        v128.load32_lane offset=36 align=1 1
        local.set $l33
        local.get $p1
        local.get $l17
        i32.const 128
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
        i32.const 128
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
        i32.const 128
        i32.mul
        i32.add
        v128.load32_zero offset=40 align=1
        local.set $l34
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l34
        v128.load32_lane offset=40 align=1 1
        local.set $l34
        local.get $p1
        local.get $l17
        i32.const 128
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
        i32.const 128
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
        i32.const 128
        i32.mul
        i32.add
        v128.load32_zero offset=44 align=1
        local.set $l35
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l35
        v128.load32_lane offset=44 align=1 1
        local.set $l35
        local.get $p1
        local.get $l17
        i32.const 128
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
        i32.const 128
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
        i32.const 128
        i32.mul
        i32.add
        v128.load32_zero offset=48 align=1
        local.set $l36
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l36
        v128.load32_lane offset=48 align=1 1
        local.set $l36
        local.get $p1
        local.get $l17
        i32.const 128
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
        i32.const 128
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
        i32.const 128
        i32.mul
        i32.add
        v128.load32_zero offset=52 align=1
        local.set $l37
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l37
        v128.load32_lane offset=52 align=1 1
        local.set $l37
        local.get $p1
        local.get $l17
        i32.const 128
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
        i32.const 128
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
        i32.const 128
        i32.mul
        i32.add
        v128.load32_zero offset=56 align=1
        local.set $l38
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l38
        v128.load32_lane offset=56 align=1 1
        local.set $l38
        local.get $p1
        local.get $l17
        i32.const 128
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
        i32.const 128
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
        i32.const 128
        i32.mul
        i32.add
        v128.load32_zero offset=60 align=1
        local.set $l39
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l39
        v128.load32_lane offset=60 align=1 1
        local.set $l39
        local.get $p1
        local.get $l17
        i32.const 128
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
        i32.const 128
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
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        v128.load32_zero offset=64 align=1
        local.set $l40
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l40
        v128.load32_lane offset=64 align=1 1
        local.set $l40
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.const 2
        i32.mul
        i32.add
        local.get $l40
        v128.load32_lane offset=64 align=1 2
        local.set $l40
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.const 3
        i32.mul
        i32.add
        local.get $l40
        v128.load32_lane offset=64 align=1 3
        local.set $l40
        local.get $l40
        local.get $l40
        i8x16.shuffle 3 2 1 0 7 6 5 4 11 10 9 8 15 14 13 12
        local.set $l40
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        v128.load32_zero offset=68 align=1
        local.set $l41
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l41
        v128.load32_lane offset=68 align=1 1
        local.set $l41
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.const 2
        i32.mul
        i32.add
        local.get $l41
        v128.load32_lane offset=68 align=1 2
        local.set $l41
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.const 3
        i32.mul
        i32.add
        local.get $l41
        v128.load32_lane offset=68 align=1 3
        local.set $l41
        local.get $l41
        local.get $l41
        i8x16.shuffle 3 2 1 0 7 6 5 4 11 10 9 8 15 14 13 12
        local.set $l41
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        v128.load32_zero offset=72 align=1
        local.set $l42
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l42
        v128.load32_lane offset=72 align=1 1
        local.set $l42
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.const 2
        i32.mul
        i32.add
        local.get $l42
        v128.load32_lane offset=72 align=1 2
        local.set $l42
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.const 3
        i32.mul
        i32.add
        local.get $l42
        v128.load32_lane offset=72 align=1 3
        local.set $l42
        local.get $l42
        local.get $l42
        i8x16.shuffle 3 2 1 0 7 6 5 4 11 10 9 8 15 14 13 12
        local.set $l42
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        v128.load32_zero offset=76 align=1
        local.set $l43
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l43
        v128.load32_lane offset=76 align=1 1
        local.set $l43
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.const 2
        i32.mul
        i32.add
        local.get $l43
        v128.load32_lane offset=76 align=1 2
        local.set $l43
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.const 3
        i32.mul
        i32.add
        local.get $l43
        v128.load32_lane offset=76 align=1 3
        local.set $l43
        local.get $l43
        local.get $l43
        i8x16.shuffle 3 2 1 0 7 6 5 4 11 10 9 8 15 14 13 12
        local.set $l43
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        v128.load32_zero offset=80 align=1
        local.set $l44
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l44
        v128.load32_lane offset=80 align=1 1
        local.set $l44
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.const 2
        i32.mul
        i32.add
        local.get $l44
        v128.load32_lane offset=80 align=1 2
        local.set $l44
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.const 3
        i32.mul
        i32.add
        local.get $l44
        v128.load32_lane offset=80 align=1 3
        local.set $l44
        local.get $l44
        local.get $l44
        i8x16.shuffle 3 2 1 0 7 6 5 4 11 10 9 8 15 14 13 12
        local.set $l44
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        v128.load32_zero offset=84 align=1
        local.set $l45
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l45
        v128.load32_lane offset=84 align=1 1
        local.set $l45
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.const 2
        i32.mul
        i32.add
        local.get $l45
        v128.load32_lane offset=84 align=1 2
        local.set $l45
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.const 3
        i32.mul
        i32.add
        local.get $l45
        v128.load32_lane offset=84 align=1 3
        local.set $l45
        local.get $l45
        local.get $l45
        i8x16.shuffle 3 2 1 0 7 6 5 4 11 10 9 8 15 14 13 12
        local.set $l45
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        v128.load32_zero offset=88 align=1
        local.set $l46
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l46
        v128.load32_lane offset=88 align=1 1
        local.set $l46
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.const 2
        i32.mul
        i32.add
        local.get $l46
        v128.load32_lane offset=88 align=1 2
        local.set $l46
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.const 3
        i32.mul
        i32.add
        local.get $l46
        v128.load32_lane offset=88 align=1 3
        local.set $l46
        local.get $l46
        local.get $l46
        i8x16.shuffle 3 2 1 0 7 6 5 4 11 10 9 8 15 14 13 12
        local.set $l46
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        v128.load32_zero offset=92 align=1
        local.set $l47
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l47
        v128.load32_lane offset=92 align=1 1
        local.set $l47
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.const 2
        i32.mul
        i32.add
        local.get $l47
        v128.load32_lane offset=92 align=1 2
        local.set $l47
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.const 3
        i32.mul
        i32.add
        local.get $l47
        v128.load32_lane offset=92 align=1 3
        local.set $l47
        local.get $l47
        local.get $l47
        i8x16.shuffle 3 2 1 0 7 6 5 4 11 10 9 8 15 14 13 12
        local.set $l47
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        v128.load32_zero offset=96 align=1
        local.set $l48
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l48
        v128.load32_lane offset=96 align=1 1
        local.set $l48
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.const 2
        i32.mul
        i32.add
        local.get $l48
        v128.load32_lane offset=96 align=1 2
        local.set $l48
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.const 3
        i32.mul
        i32.add
        local.get $l48
        v128.load32_lane offset=96 align=1 3
        local.set $l48
        local.get $l48
        local.get $l48
        i8x16.shuffle 3 2 1 0 7 6 5 4 11 10 9 8 15 14 13 12
        local.set $l48
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        v128.load32_zero offset=100 align=1
        local.set $l49
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l49
        v128.load32_lane offset=100 align=1 1
        local.set $l49
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.const 2
        i32.mul
        i32.add
        local.get $l49
        v128.load32_lane offset=100 align=1 2
        local.set $l49
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.const 3
        i32.mul
        i32.add
        local.get $l49
        v128.load32_lane offset=100 align=1 3
        local.set $l49
        local.get $l49
        local.get $l49
        i8x16.shuffle 3 2 1 0 7 6 5 4 11 10 9 8 15 14 13 12
        local.set $l49
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        v128.load32_zero offset=104 align=1
        local.set $l50
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l50
        v128.load32_lane offset=104 align=1 1
        local.set $l50
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.const 2
        i32.mul
        i32.add
        local.get $l50
        v128.load32_lane offset=104 align=1 2
        local.set $l50
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.const 3
        i32.mul
        i32.add
        local.get $l50
        v128.load32_lane offset=104 align=1 3
        local.set $l50
        local.get $l50
        local.get $l50
        i8x16.shuffle 3 2 1 0 7 6 5 4 11 10 9 8 15 14 13 12
        local.set $l50
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        v128.load32_zero offset=108 align=1
        local.set $l51
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l51
        v128.load32_lane offset=108 align=1 1
        local.set $l51
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.const 2
        i32.mul
        i32.add
        local.get $l51
        v128.load32_lane offset=108 align=1 2
        local.set $l51
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.const 3
        i32.mul
        i32.add
        local.get $l51
        v128.load32_lane offset=108 align=1 3
        local.set $l51
        local.get $l51
        local.get $l51
        i8x16.shuffle 3 2 1 0 7 6 5 4 11 10 9 8 15 14 13 12
        local.set $l51
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        v128.load32_zero offset=112 align=1
        local.set $l52
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l52
        v128.load32_lane offset=112 align=1 1
        local.set $l52
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.const 2
        i32.mul
        i32.add
        local.get $l52
        v128.load32_lane offset=112 align=1 2
        local.set $l52
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.const 3
        i32.mul
        i32.add
        local.get $l52
        v128.load32_lane offset=112 align=1 3
        local.set $l52
        local.get $l52
        local.get $l52
        i8x16.shuffle 3 2 1 0 7 6 5 4 11 10 9 8 15 14 13 12
        local.set $l52
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        v128.load32_zero offset=116 align=1
        local.set $l53
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l53
        v128.load32_lane offset=116 align=1 1
        local.set $l53
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.const 2
        i32.mul
        i32.add
        local.get $l53
        v128.load32_lane offset=116 align=1 2
        local.set $l53
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.const 3
        i32.mul
        i32.add
        local.get $l53
        v128.load32_lane offset=116 align=1 3
        local.set $l53
        local.get $l53
        local.get $l53
        i8x16.shuffle 3 2 1 0 7 6 5 4 11 10 9 8 15 14 13 12
        local.set $l53
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        v128.load32_zero offset=120 align=1
        local.set $l54
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l54
        v128.load32_lane offset=120 align=1 1
        local.set $l54
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.const 2
        i32.mul
        i32.add
        local.get $l54
        v128.load32_lane offset=120 align=1 2
        local.set $l54
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.const 3
        i32.mul
        i32.add
        local.get $l54
        v128.load32_lane offset=120 align=1 3
        local.set $l54
        local.get $l54
        local.get $l54
        i8x16.shuffle 3 2 1 0 7 6 5 4 11 10 9 8 15 14 13 12
        local.set $l54
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        v128.load32_zero offset=124 align=1
        local.set $l55
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l55
        v128.load32_lane offset=124 align=1 1
        local.set $l55
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.const 2
        i32.mul
        i32.add
        local.get $l55
        v128.load32_lane offset=124 align=1 2
        local.set $l55
        local.get $p1
        local.get $l17
        i32.const 128
        i32.mul
        i32.add
        local.get $p3
        i32.const 3
        i32.mul
        i32.add
        local.get $l55
        v128.load32_lane offset=124 align=1 3
        local.set $l55
        local.get $l55
        local.get $l55
        i8x16.shuffle 3 2 1 0 7 6 5 4 11 10 9 8 15 14 13 12
        local.set $l55
        local.get $l131
        local.get $l132
        i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
        local.set $l83
        local.get $l131
        local.get $l132
        i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
        local.set $l84
        local.get $l129
        local.get $l130
        i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
        local.set $l85
        local.get $l129
        local.get $l130
        i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
        local.set $l86
        local.get $l127
        local.get $l128
        i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
        local.set $l87
        local.get $l127
        local.get $l128
        i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
        local.set $l88
        local.get $l125
        local.get $l126
        i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
        local.set $l89
        local.get $l125
        local.get $l126
        i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
        local.set $l90
        local.get $l123
        local.get $l124
        i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
        local.set $l91
        local.get $l123
        local.get $l124
        i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
        local.set $l92
        local.get $l121
        local.get $l122
        i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
        local.set $l93
        local.get $l121
        local.get $l122
        i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
        local.set $l94
        local.get $l119
        local.get $l120
        i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
        local.set $l95
        local.get $l119
        local.get $l120
        i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
        local.set $l96
        local.get $l117
        local.get $l118
        i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
        local.set $l97
        local.get $l117
        local.get $l118
        i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
        local.set $l98
        local.get $l25
        local.get $l24
        i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
        local.set $l56
        local.get $l25
        local.get $l24
        i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
        local.set $l75
        local.get $l27
        local.get $l26
        i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
        local.set $l24
        local.get $l27
        local.get $l26
        i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
        local.set $l76
        local.get $l29
        local.get $l28
        i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
        local.set $l25
        local.get $l29
        local.get $l28
        i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
        local.set $l77
        local.get $l31
        local.get $l30
        i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
        local.set $l26
        local.get $l31
        local.get $l30
        i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
        local.set $l78
        local.get $l33
        local.get $l32
        i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
        local.set $l27
        local.get $l33
        local.get $l32
        i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
        local.set $l79
        local.get $l35
        local.get $l34
        i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
        local.set $l28
        local.get $l35
        local.get $l34
        i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
        local.set $l80
        local.get $l37
        local.get $l36
        i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
        local.set $l29
        local.get $l37
        local.get $l36
        i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
        local.set $l81
        local.get $l39
        local.get $l38
        i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
        local.set $l30
        local.get $l39
        local.get $l38
        i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
        local.set $l82
        local.get $l41
        local.get $l40
        i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
        local.set $l31
        local.get $l41
        local.get $l40
        i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
        local.set $l99
        local.get $l43
        local.get $l42
        i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
        local.set $l32
        local.get $l43
        local.get $l42
        i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
        local.set $l100
        local.get $l45
        local.get $l44
        i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
        local.set $l33
        local.get $l45
        local.get $l44
        i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
        local.set $l101
        local.get $l47
        local.get $l46
        i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
        local.set $l34
        local.get $l47
        local.get $l46
        i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
        local.set $l102
        local.get $l49
        local.get $l48
        i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
        local.set $l35
        local.get $l49
        local.get $l48
        i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
        local.set $l103
        local.get $l51
        local.get $l50
        i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
        local.set $l36
        local.get $l51
        local.get $l50
        i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
        local.set $l104
        local.get $l53
        local.get $l52
        i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
        local.set $l37
        local.get $l53
        local.get $l52
        i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
        local.set $l105
        local.get $l55
        local.get $l54
        i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
        local.set $l38
        local.get $l55
        local.get $l54
        i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
        local.set $l106
        global.get $polylane.tables
        v128.load64_splat
        local.set $l39
        local.get $l97
        local.get $l56
        local.get $l39
        i64x2.add
        i64x2.add
        local.get $l91
        i32.const 50
        i64x2.shl
        local.get $l91
        i32.const 14
        i64x2.shr_u
        v128.or
        local.get $l91
        i32.const 46
        i64x2.shl
        local.get $l91
        i32.const 18
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l91
        i32.const 23
        i64x2.shl
        local.get $l91
        i32.const 41
        i64x2.shr_u
        v128.or
        v128.xor
        i64x2.add
        local.get $l95
        local.get $l91
        local.get $l93
        local.get $l95
        v128.xor
        v128.and
        v128.xor
        i64x2.add
        local.set $l40
        local.get $l98
        local.get $l75
        local.get $l39
        i64x2.add
        i64x2.add
        local.get $l92
        i32.const 50
        i64x2.shl
        local.get $l92
        i32.const 14
        i64x2.shr_u
        v128.or
        local.get $l92
        i32.const 46
        i64x2.shl
        local.get $l92
        i32.const 18
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l92
        i32.const 23
        i64x2.shl
        local.get $l92
        i32.const 41
        i64x2.shr_u
        v128.or
        v128.xor
        i64x2.add
        local.get $l96
        local.get $l92
        local.get $l94
        local.get $l96
        v128.xor
        v128.and
        v128.xor
        i64x2.add
        local.set $l39
        local.get $l83
        local.get $l85
        v128.xor
        local.set $l41
        local.get $l84
        local.get $l86
        v128.xor
        local.set $l42
        local.get $l40
        local.get $l83
        i32.const 36
        i64x2.shl
        local.get $l83
        i32.const 28
        i64x2.shr_u
        v128.or
        local.get $l83
        i32.const 30
        i64x2.shl
        local.get $l83
        i32.const 34
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l83
        i32.const 25
        i64x2.shl
        local.get $l83
        i32.const 39
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l41
        local.get $l85
        local.get $l87
        v128.xor
        v128.and
        local.get $l85
        v128.xor
        i64x2.add
        i64x2.add
        local.set $l43
        local.get $l39
        local.get $l84
        i32.const 36
        i64x2.shl
        local.get $l84
        i32.const 28
        i64x2.shr_u
        v128.or
        local.get $l84
        i32.const 30
        i64x2.shl
        local.get $l84
        i32.const 34
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l84
        i32.const 25
        i64x2.shl
        local.get $l84
        i32.const 39
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l42
        local.get $l86
        local.get $l88
        v128.xor
        v128.and
        local.get $l86
        v128.xor
        i64x2.add
        i64x2.add
        local.set $l44
        local.get $l89
        local.get $l40
        i64x2.add
        local.set $l40
        local.get $l90
        local.get $l39
        i64x2.add
        local.set $l39
        global.get $polylane.tables
        v128.load64_splat offset=8
        local.set $l45
        local.get $l95
        local.get $l24
        local.get $l45
        i64x2.add
        i64x2.add
        local.get $l40
        i32.const 50
        i64x2.shl
        local.get $l40
        i32.const 14
        i64x2.shr_u
        v128.or
        local.get $l40
        i32.const 46
        i64x2.shl
        local.get $l40
        i32.const 18
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l40
        i32.const 23
        i64x2.shl
        local.get $l40
        i32.const 41
        i64x2.shr_u
        v128.or
        v128.xor
        i64x2.add
        local.get $l93
        local.get $l40
        local.get $l91
        local.get $l93
        v128.xor
        v128.and
        v128.xor
        i64x2.add
        local.set $l46
        local.get $l96
        local.get $l76
        local.get $l45
        i64x2.add
        i64x2.add
        local.get $l39
        i32.const 50
        i64x2.shl
        local.get $l39
        i32.const 14
        i64x2.shr_u
        v128.or
        local.get $l39
        i32.const 46
        i64x2.shl
        local.get $l39
        i32.const 18
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l39
        i32.const 23
        i64x2.shl
        local.get $l39
        i32.const 41
        i64x2.shr_u
        v128.or
        v128.xor
        i64x2.add
        local.get $l94
        local.get $l39
        local.get $l92
        local.get $l94
        v128.xor
        v128.and
        v128.xor
        i64x2.add
        local.set $l45
        local.get $l43
        local.get $l83
        v128.xor
        local.set $l47
        local.get $l44
        local.get $l84
        v128.xor
        local.set $l48
        local.get $l46
        local.get $l43
        i32.const 36
        i64x2.shl
        local.get $l43
        i32.const 28
        i64x2.shr_u
        v128.or
        local.get $l43
        i32.const 30
        i64x2.shl
        local.get $l43
        i32.const 34
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l43
        i32.const 25
        i64x2.shl
        local.get $l43
        i32.const 39
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l47
        local.get $l41
        v128.and
        local.get $l83
        v128.xor
        i64x2.add
        i64x2.add
        local.set $l41
        local.get $l45
        local.get $l44
        i32.const 36
        i64x2.shl
        local.get $l44
        i32.const 28
        i64x2.shr_u
        v128.or
        local.get $l44
        i32.const 30
        i64x2.shl
        local.get $l44
        i32.const 34
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l44
        i32.const 25
        i64x2.shl
        local.get $l44
        i32.const 39
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l48
        local.get $l42
        v128.and
        local.get $l84
        v128.xor
        i64x2.add
        i64x2.add
        local.set $l42
        local.get $l87
        local.get $l46
        i64x2.add
        local.set $l46
        local.get $l88
        local.get $l45
        i64x2.add
        local.set $l45
        global.get $polylane.tables
        v128.load64_splat offset=16
        local.set $l49
        local.get $l93
        local.get $l25
        local.get $l49
        i64x2.add
        i64x2.add
        local.get $l46
        i32.const 50
        i64x2.shl
        local.get $l46
        i32.const 14
        i64x2.shr_u
        v128.or
        local.get $l46
        i32.const 46
        i64x2.shl
        local.get $l46
        i32.const 18
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l46
        i32.const 23
        i64x2.shl
        local.get $l46
        i32.const 41
        i64x2.shr_u
        v128.or
        v128.xor
        i64x2.add
        local.get $l91
        local.get $l46
        local.get $l40
        local.get $l91
        v128.xor
        v128.and
        v128.xor
        i64x2.add
        local.set $l50
        local.get $l94
        local.get $l77
        local.get $l49
        i64x2.add
        i64x2.add
        local.get $l45
        i32.const 50
        i64x2.shl
        local.get $l45
        i32.const 14
        i64x2.shr_u
        v128.or
        local.get $l45
        i32.const 46
        i64x2.shl
        local.get $l45
        i32.const 18
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l45
        i32.const 23
        i64x2.shl
        local.get $l45
        i32.const 41
        i64x2.shr_u
        v128.or
        v128.xor
        i64x2.add
        local.get $l92
        local.get $l45
        local.get $l39
        local.get $l92
        v128.xor
        v128.and
        v128.xor
        i64x2.add
        local.set $l49
        local.get $l41
        local.get $l43
        v128.xor
        local.set $l51
        local.get $l42
        local.get $l44
        v128.xor
        local.set $l52
        local.get $l50
        local.get $l41
        i32.const 36
        i64x2.shl
        local.get $l41
        i32.const 28
        i64x2.shr_u
        v128.or
        local.get $l41
        i32.const 30
        i64x2.shl
        local.get $l41
        i32.const 34
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l41
        i32.const 25
        i64x2.shl
        local.get $l41
        i32.const 39
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l51
        local.get $l47
        v128.and
        local.get $l43
        v128.xor
        i64x2.add
        i64x2.add
        local.set $l47
        local.get $l49
        local.get $l42
        i32.const 36
        i64x2.shl
        local.get $l42
        i32.const 28
        i64x2.shr_u
        v128.or
        local.get $l42
        i32.const 30
        i64x2.shl
        local.get $l42
        i32.const 34
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l42
        i32.const 25
        i64x2.shl
        local.get $l42
        i32.const 39
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l52
        local.get $l48
        v128.and
        local.get $l44
        v128.xor
        i64x2.add
        i64x2.add
        local.set $l48
        local.get $l85
        local.get $l50
        i64x2.add
        local.set $l50
        local.get $l86
        local.get $l49
        i64x2.add
        local.set $l49
        global.get $polylane.tables
        v128.load64_splat offset=24
        local.set $l53
        local.get $l91
        local.get $l26
        local.get $l53
        i64x2.add
        i64x2.add
        local.get $l50
        i32.const 50
        i64x2.shl
        local.get $l50
        i32.const 14
        i64x2.shr_u
        v128.or
        local.get $l50
        i32.const 46
        i64x2.shl
        local.get $l50
        i32.const 18
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l50
        i32.const 23
        i64x2.shl
        local.get $l50
        i32.const 41
        i64x2.shr_u
        v128.or
        v128.xor
        i64x2.add
        local.get $l40
        local.get $l50
        local.get $l46
        local.get $l40
        v128.xor
        v128.and
        v128.xor
        i64x2.add
        local.set $l54
        local.get $l92
        local.get $l78
        local.get $l53
        i64x2.add
        i64x2.add
        local.get $l49
        i32.const 50
        i64x2.shl
        local.get $l49
        i32.const 14
        i64x2.shr_u
        v128.or
        local.get $l49
        i32.const 46
        i64x2.shl
        local.get $l49
        i32.const 18
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l49
        i32.const 23
        i64x2.shl
        local.get $l49
        i32.const 41
        i64x2.shr_u
        v128.or
        v128.xor
        i64x2.add
        local.get $l39
        local.get $l49
        local.get $l45
        local.get $l39
        v128.xor
        v128.and
        v128.xor
        i64x2.add
        local.set $l53
        local.get $l47
        local.get $l41
        v128.xor
        local.set $l55
        local.get $l48
        local.get $l42
        v128.xor
        local.set $l57
        local.get $l54
        local.get $l47
        i32.const 36
        i64x2.shl
        local.get $l47
        i32.const 28
        i64x2.shr_u
        v128.or
        local.get $l47
        i32.const 30
        i64x2.shl
        local.get $l47
        i32.const 34
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l47
        i32.const 25
        i64x2.shl
        local.get $l47
        i32.const 39
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l55
        local.get $l51
        v128.and
        local.get $l41
        v128.xor
        i64x2.add
        i64x2.add
        local.set $l51
        local.get $l53
        local.get $l48
        i32.const 36
        i64x2.shl
        local.get $l48
        i32.const 28
        i64x2.shr_u
        v128.or
        local.get $l48
        i32.const 30
        i64x2.shl
        local.get $l48
        i32.const 34
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l48
        i32.const 25
        i64x2.shl
        local.get $l48
        i32.const 39
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l57
        local.get $l52
        v128.and
        local.get $l42
        v128.xor
        i64x2.add
        i64x2.add
        local.set $l52
        local.get $l83
        local.get $l54
        i64x2.add
        local.set $l54
        local.get $l84
        local.get $l53
        i64x2.add
        local.set $l53
        global.get $polylane.tables
        v128.load64_splat offset=32
        local.set $l58
        local.get $l40
        local.get $l27
        local.get $l58
        i64x2.add
        i64x2.add
        local.get $l54
        i32.const 50
        i64x2.shl
        local.get $l54
        i32.const 14
        i64x2.shr_u
        v128.or
        local.get $l54
        i32.const 46
        i64x2.shl
        local.get $l54
        i32.const 18
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l54
        i32.const 23
        i64x2.shl
        local.get $l54
        i32.const 41
        i64x2.shr_u
        v128.or
        v128.xor
        i64x2.add
        local.get $l46
        local.get $l54
        local.get $l50
        local.get $l46
        v128.xor
        v128.and
        v128.xor
        i64x2.add
        local.set $l40
        local.get $l39
        local.get $l79
        local.get $l58
        i64x2.add
        i64x2.add
        local.get $l53
        i32.const 50
        i64x2.shl
        local.get $l53
        i32.const 14
        i64x2.shr_u
        v128.or
        local.get $l53
        i32.const 46
        i64x2.shl
        local.get $l53
        i32.const 18
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l53
        i32.const 23
        i64x2.shl
        local.get $l53
        i32.const 41
        i64x2.shr_u
        v128.or
        v128.xor
        i64x2.add
        local.get $l45
        local.get $l53
        local.get $l49
        local.get $l45
        v128.xor
        v128.and
        v128.xor
        i64x2.add
        local.set $l39
        local.get $l51
        local.get $l47
        v128.xor
        local.set $l58
        local.get $l52
        local.get $l48
        v128.xor
        local.set $l59
        local.get $l40
        local.get $l51
        i32.const 36
        i64x2.shl
        local.get $l51
        i32.const 28
        i64x2.shr_u
        v128.or
        local.get $l51
        i32.const 30
        i64x2.shl
        local.get $l51
        i32.const 34
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l51
        i32.const 25
        i64x2.shl
        local.get $l51
        i32.const 39
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l58
        local.get $l55
        v128.and
        local.get $l47
        v128.xor
        i64x2.add
        i64x2.add
        local.set $l55
        local.get $l39
        local.get $l52
        i32.const 36
        i64x2.shl
        local.get $l52
        i32.const 28
        i64x2.shr_u
        v128.or
        local.get $l52
        i32.const 30
        i64x2.shl
        local.get $l52
        i32.const 34
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l52
        i32.const 25
        i64x2.shl
        local.get $l52
        i32.const 39
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l59
        local.get $l57
        v128.and
        local.get $l48
        v128.xor
        i64x2.add
        i64x2.add
        local.set $l57
        local.get $l43
        local.get $l40
        i64x2.add
        local.set $l40
        local.get $l44
        local.get $l39
        i64x2.add
        local.set $l39
        global.get $polylane.tables
        v128.load64_splat offset=40
        local.set $l43
        local.get $l46
        local.get $l28
        local.get $l43
        i64x2.add
        i64x2.add
        local.get $l40
        i32.const 50
        i64x2.shl
        local.get $l40
        i32.const 14
        i64x2.shr_u
        v128.or
        local.get $l40
        i32.const 46
        i64x2.shl
        local.get $l40
        i32.const 18
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l40
        i32.const 23
        i64x2.shl
        local.get $l40
        i32.const 41
        i64x2.shr_u
        v128.or
        v128.xor
        i64x2.add
        local.get $l50
        local.get $l40
        local.get $l54
        local.get $l50
        v128.xor
        v128.and
        v128.xor
        i64x2.add
        local.set $l44
        local.get $l45
        local.get $l80
        local.get $l43
        i64x2.add
        i64x2.add
        local.get $l39
        i32.const 50
        i64x2.shl
        local.get $l39
        i32.const 14
        i64x2.shr_u
        v128.or
        local.get $l39
        i32.const 46
        i64x2.shl
        local.get $l39
        i32.const 18
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l39
        i32.const 23
        i64x2.shl
        local.get $l39
        i32.const 41
        i64x2.shr_u
        v128.or
        v128.xor
        i64x2.add
        local.get $l49
        local.get $l39
        local.get $l53
        local.get $l49
        v128.xor
        v128.and
        v128.xor
        i64x2.add
        local.set $l43
        local.get $l55
        local.get $l51
        v128.xor
        local.set $l45
        local.get $l57
        local.get $l52
        v128.xor
        local.set $l46
        local.get $l44
        local.get $l55
        i32.const 36
        i64x2.shl
        local.get $l55
        i32.const 28
        i64x2.shr_u
        v128.or
        local.get $l55
        i32.const 30
        i64x2.shl
        local.get $l55
        i32.const 34
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l55
        i32.const 25
        i64x2.shl
        local.get $l55
        i32.const 39
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l45
        local.get $l58
        v128.and
        local.get $l51
        v128.xor
        i64x2.add
        i64x2.add
        local.set $l58
        local.get $l43
        local.get $l57
        i32.const 36
        i64x2.shl
        local.get $l57
        i32.const 28
        i64x2.shr_u
        v128.or
        local.get $l57
        i32.const 30
        i64x2.shl
        local.get $l57
        i32.const 34
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l57
        i32.const 25
        i64x2.shl
        local.get $l57
        i32.const 39
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l46
        local.get $l59
        v128.and
        local.get $l52
        v128.xor
        i64x2.add
        i64x2.add
        local.set $l59
        local.get $l41
        local.get $l44
        i64x2.add
        local.set $l41
        local.get $l42
        local.get $l43
        i64x2.add
        local.set $l42
        global.get $polylane.tables
        v128.load64_splat offset=48
        local.set $l43
        local.get $l50
        local.get $l29
        local.get $l43
        i64x2.add
        i64x2.add
        local.get $l41
        i32.const 50
        i64x2.shl
        local.get $l41
        i32.const 14
        i64x2.shr_u
        v128.or
        local.get $l41
        i32.const 46
        i64x2.shl
        local.get $l41
        i32.const 18
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l41
        i32.const 23
        i64x2.shl
        local.get $l41
        i32.const 41
        i64x2.shr_u
        v128.or
        v128.xor
        i64x2.add
        local.get $l54
        local.get $l41
        local.get $l40
        local.get $l54
        v128.xor
        v128.and
        v128.xor
        i64x2.add
        local.set $l44
        local.get $l49
        local.get $l81
        local.get $l43
        i64x2.add
        i64x2.add
        local.get $l42
        i32.const 50
        i64x2.shl
        local.get $l42
        i32.const 14
        i64x2.shr_u
        v128.or
        local.get $l42
        i32.const 46
        i64x2.shl
        local.get $l42
        i32.const 18
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l42
        i32.const 23
        i64x2.shl
        local.get $l42
        i32.const 41
        i64x2.shr_u
        v128.or
        v128.xor
        i64x2.add
        local.get $l53
        local.get $l42
        local.get $l39
        local.get $l53
        v128.xor
        v128.and
        v128.xor
        i64x2.add
        local.set $l43
        local.get $l58
        local.get $l55
        v128.xor
        local.set $l49
        local.get $l59
        local.get $l57
        v128.xor
        local.set $l50
        local.get $l44
        local.get $l58
        i32.const 36
        i64x2.shl
        local.get $l58
        i32.const 28
        i64x2.shr_u
        v128.or
        local.get $l58
        i32.const 30
        i64x2.shl
        local.get $l58
        i32.const 34
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l58
        i32.const 25
        i64x2.shl
        local.get $l58
        i32.const 39
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l49
        local.get $l45
        v128.and
        local.get $l55
        v128.xor
        i64x2.add
        i64x2.add
        local.set $l45
        local.get $l43
        local.get $l59
        i32.const 36
        i64x2.shl
        local.get $l59
        i32.const 28
        i64x2.shr_u
        v128.or
        local.get $l59
        i32.const 30
        i64x2.shl
        local.get $l59
        i32.const 34
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l59
        i32.const 25
        i64x2.shl
        local.get $l59
        i32.const 39
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l50
        local.get $l46
        v128.and
        local.get $l57
        v128.xor
        i64x2.add
        i64x2.add
        local.set $l46
        local.get $l47
        local.get $l44
        i64x2.add
        local.set $l44
        local.get $l48
        local.get $l43
        i64x2.add
        local.set $l43
        global.get $polylane.tables
        v128.load64_splat offset=56
        local.set $l47
        local.get $l54
        local.get $l30
        local.get $l47
        i64x2.add
        i64x2.add
        local.get $l44
        i32.const 50
        i64x2.shl
        local.get $l44
        i32.const 14
        i64x2.shr_u
        v128.or
        local.get $l44
        i32.const 46
        i64x2.shl
        local.get $l44
        i32.const 18
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l44
        i32.const 23
        i64x2.shl
        local.get $l44
        i32.const 41
        i64x2.shr_u
        v128.or
        v128.xor
        i64x2.add
        local.get $l40
        local.get $l44
        local.get $l41
        local.get $l40
        v128.xor
        v128.and
        v128.xor
        i64x2.add
        local.set $l48
        local.get $l53
        local.get $l82
        local.get $l47
        i64x2.add
        i64x2.add
        local.get $l43
        i32.const 50
        i64x2.shl
        local.get $l43
        i32.const 14
        i64x2.shr_u
        v128.or
        local.get $l43
        i32.const 46
        i64x2.shl
        local.get $l43
        i32.const 18
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l43
        i32.const 23
        i64x2.shl
        local.get $l43
        i32.const 41
        i64x2.shr_u
        v128.or
        v128.xor
        i64x2.add
        local.get $l39
        local.get $l43
        local.get $l42
        local.get $l39
        v128.xor
        v128.and
        v128.xor
        i64x2.add
        local.set $l47
        local.get $l45
        local.get $l58
        v128.xor
        local.set $l53
        local.get $l46
        local.get $l59
        v128.xor
        local.set $l54
        local.get $l48
        local.get $l45
        i32.const 36
        i64x2.shl
        local.get $l45
        i32.const 28
        i64x2.shr_u
        v128.or
        local.get $l45
        i32.const 30
        i64x2.shl
        local.get $l45
        i32.const 34
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l45
        i32.const 25
        i64x2.shl
        local.get $l45
        i32.const 39
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l53
        local.get $l49
        v128.and
        local.get $l58
        v128.xor
        i64x2.add
        i64x2.add
        local.set $l49
        local.get $l47
        local.get $l46
        i32.const 36
        i64x2.shl
        local.get $l46
        i32.const 28
        i64x2.shr_u
        v128.or
        local.get $l46
        i32.const 30
        i64x2.shl
        local.get $l46
        i32.const 34
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l46
        i32.const 25
        i64x2.shl
        local.get $l46
        i32.const 39
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l54
        local.get $l50
        v128.and
        local.get $l59
        v128.xor
        i64x2.add
        i64x2.add
        local.set $l50
        local.get $l51
        local.get $l48
        i64x2.add
        local.set $l48
        local.get $l52
        local.get $l47
        i64x2.add
        local.set $l47
        global.get $polylane.tables
        v128.load64_splat offset=64
        local.set $l51
        local.get $l40
        local.get $l31
        local.get $l51
        i64x2.add
        i64x2.add
        local.get $l48
        i32.const 50
        i64x2.shl
        local.get $l48
        i32.const 14
        i64x2.shr_u
        v128.or
        local.get $l48
        i32.const 46
        i64x2.shl
        local.get $l48
        i32.const 18
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l48
        i32.const 23
        i64x2.shl
        local.get $l48
        i32.const 41
        i64x2.shr_u
        v128.or
        v128.xor
        i64x2.add
        local.get $l41
        local.get $l48
        local.get $l44
        local.get $l41
        v128.xor
        v128.and
        v128.xor
        i64x2.add
        local.set $l40
        local.get $l39
        local.get $l99
        local.get $l51
        i64x2.add
        i64x2.add
        local.get $l47
        i32.const 50
        i64x2.shl
        local.get $l47
        i32.const 14
        i64x2.shr_u
        v128.or
        local.get $l47
        i32.const 46
        i64x2.shl
        local.get $l47
        i32.const 18
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l47
        i32.const 23
        i64x2.shl
        local.get $l47
        i32.const 41
        i64x2.shr_u
        v128.or
        v128.xor
        i64x2.add
        local.get $l42
        local.get $l47
        local.get $l43
        local.get $l42
        v128.xor
        v128.and
        v128.xor
        i64x2.add
        local.set $l39
        local.get $l49
        local.get $l45
        v128.xor
        local.set $l51
        local.get $l50
        local.get $l46
        v128.xor
        local.set $l52
        local.get $l40
        local.get $l49
        i32.const 36
        i64x2.shl
        local.get $l49
        i32.const 28
        i64x2.shr_u
        v128.or
        local.get $l49
        i32.const 30
        i64x2.shl
        local.get $l49
        i32.const 34
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l49
        i32.const 25
        i64x2.shl
        local.get $l49
        i32.const 39
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l51
        local.get $l53
        v128.and
        local.get $l45
        v128.xor
        i64x2.add
        i64x2.add
        local.set $l53
        local.get $l39
        local.get $l50
        i32.const 36
        i64x2.shl
        local.get $l50
        i32.const 28
        i64x2.shr_u
        v128.or
        local.get $l50
        i32.const 30
        i64x2.shl
        local.get $l50
        i32.const 34
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l50
        i32.const 25
        i64x2.shl
        local.get $l50
        i32.const 39
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l52
        local.get $l54
        v128.and
        local.get $l46
        v128.xor
        i64x2.add
        i64x2.add
        local.set $l54
        local.get $l55
        local.get $l40
        i64x2.add
        local.set $l40
        local.get $l57
        local.get $l39
        i64x2.add
        local.set $l39
        global.get $polylane.tables
        v128.load64_splat offset=72
        local.set $l55
        local.get $l41
        local.get $l32
        local.get $l55
        i64x2.add
        i64x2.add
        local.get $l40
        i32.const 50
        i64x2.shl
        local.get $l40
        i32.const 14
        i64x2.shr_u
        v128.or
        local.get $l40
        i32.const 46
        i64x2.shl
        local.get $l40
        i32.const 18
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l40
        i32.const 23
        i64x2.shl
        local.get $l40
        i32.const 41
        i64x2.shr_u
        v128.or
        v128.xor
        i64x2.add
        local.get $l44
        local.get $l40
        local.get $l48
        local.get $l44
        v128.xor
        v128.and
        v128.xor
        i64x2.add
        local.set $l41
        local.get $l42
        local.get $l100
        local.get $l55
        i64x2.add
        i64x2.add
        local.get $l39
        i32.const 50
        i64x2.shl
        local.get $l39
        i32.const 14
        i64x2.shr_u
        v128.or
        local.get $l39
        i32.const 46
        i64x2.shl
        local.get $l39
        i32.const 18
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l39
        i32.const 23
        i64x2.shl
        local.get $l39
        i32.const 41
        i64x2.shr_u
        v128.or
        v128.xor
        i64x2.add
        local.get $l43
        local.get $l39
        local.get $l47
        local.get $l43
        v128.xor
        v128.and
        v128.xor
        i64x2.add
        local.set $l42
        local.get $l53
        local.get $l49
        v128.xor
        local.set $l55
        local.get $l54
        local.get $l50
        v128.xor
        local.set $l57
        local.get $l41
        local.get $l53
        i32.const 36
        i64x2.shl
        local.get $l53
        i32.const 28
        i64x2.shr_u
        v128.or
        local.get $l53
        i32.const 30
        i64x2.shl
        local.get $l53
        i32.const 34
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l53
        i32.const 25
        i64x2.shl
        local.get $l53
        i32.const 39
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l55
        local.get $l51
        v128.and
        local.get $l49
        v128.xor
        i64x2.add
        i64x2.add
        local.set $l51
        local.get $l42
        local.get $l54
        i32.const 36
        i64x2.shl
        local.get $l54
        i32.const 28
        i64x2.shr_u
        v128.or
        local.get $l54
        i32.const 30
        i64x2.shl
        local.get $l54
        i32.const 34
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l54
        i32.const 25
        i64x2.shl
        local.get $l54
        i32.const 39
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l57
        local.get $l52
        v128.and
        local.get $l50
        v128.xor
        i64x2.add
        i64x2.add
        local.set $l52
        local.get $l58
        local.get $l41
        i64x2.add
        local.set $l41
        local.get $l59
        local.get $l42
        i64x2.add
        local.set $l42
        global.get $polylane.tables
        v128.load64_splat offset=80
        local.set $l58
        local.get $l44
        local.get $l33
        local.get $l58
        i64x2.add
        i64x2.add
        local.get $l41
        i32.const 50
        i64x2.shl
        local.get $l41
        i32.const 14
        i64x2.shr_u
        v128.or
        local.get $l41
        i32.const 46
        i64x2.shl
        local.get $l41
        i32.const 18
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l41
        i32.const 23
        i64x2.shl
        local.get $l41
        i32.const 41
        i64x2.shr_u
        v128.or
        v128.xor
        i64x2.add
        local.get $l48
        local.get $l41
        local.get $l40
        local.get $l48
        v128.xor
        v128.and
        v128.xor
        i64x2.add
        local.set $l44
        local.get $l43
        local.get $l101
        local.get $l58
        i64x2.add
        i64x2.add
        local.get $l42
        i32.const 50
        i64x2.shl
        local.get $l42
        i32.const 14
        i64x2.shr_u
        v128.or
        local.get $l42
        i32.const 46
        i64x2.shl
        local.get $l42
        i32.const 18
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l42
        i32.const 23
        i64x2.shl
        local.get $l42
        i32.const 41
        i64x2.shr_u
        v128.or
        v128.xor
        i64x2.add
        local.get $l47
        local.get $l42
        local.get $l39
        local.get $l47
        v128.xor
        v128.and
        v128.xor
        i64x2.add
        local.set $l43
        local.get $l51
        local.get $l53
        v128.xor
        local.set $l58
        local.get $l52
        local.get $l54
        v128.xor
        local.set $l59
        local.get $l44
        local.get $l51
        i32.const 36
        i64x2.shl
        local.get $l51
        i32.const 28
        i64x2.shr_u
        v128.or
        local.get $l51
        i32.const 30
        i64x2.shl
        local.get $l51
        i32.const 34
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l51
        i32.const 25
        i64x2.shl
        local.get $l51
        i32.const 39
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l58
        local.get $l55
        v128.and
        local.get $l53
        v128.xor
        i64x2.add
        i64x2.add
        local.set $l55
        local.get $l43
        local.get $l52
        i32.const 36
        i64x2.shl
        local.get $l52
        i32.const 28
        i64x2.shr_u
        v128.or
        local.get $l52
        i32.const 30
        i64x2.shl
        local.get $l52
        i32.const 34
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l52
        i32.const 25
        i64x2.shl
        local.get $l52
        i32.const 39
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l59
        local.get $l57
        v128.and
        local.get $l54
        v128.xor
        i64x2.add
        i64x2.add
        local.set $l57
        local.get $l45
        local.get $l44
        i64x2.add
        local.set $l44
        local.get $l46
        local.get $l43
        i64x2.add
        local.set $l43
        global.get $polylane.tables
        v128.load64_splat offset=88
        local.set $l45
        local.get $l48
        local.get $l34
        local.get $l45
        i64x2.add
        i64x2.add
        local.get $l44
        i32.const 50
        i64x2.shl
        local.get $l44
        i32.const 14
        i64x2.shr_u
        v128.or
        local.get $l44
        i32.const 46
        i64x2.shl
        local.get $l44
        i32.const 18
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l44
        i32.const 23
        i64x2.shl
        local.get $l44
        i32.const 41
        i64x2.shr_u
        v128.or
        v128.xor
        i64x2.add
        local.get $l40
        local.get $l44
        local.get $l41
        local.get $l40
        v128.xor
        v128.and
        v128.xor
        i64x2.add
        local.set $l46
        local.get $l47
        local.get $l102
        local.get $l45
        i64x2.add
        i64x2.add
        local.get $l43
        i32.const 50
        i64x2.shl
        local.get $l43
        i32.const 14
        i64x2.shr_u
        v128.or
        local.get $l43
        i32.const 46
        i64x2.shl
        local.get $l43
        i32.const 18
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l43
        i32.const 23
        i64x2.shl
        local.get $l43
        i32.const 41
        i64x2.shr_u
        v128.or
        v128.xor
        i64x2.add
        local.get $l39
        local.get $l43
        local.get $l42
        local.get $l39
        v128.xor
        v128.and
        v128.xor
        i64x2.add
        local.set $l45
        local.get $l55
        local.get $l51
        v128.xor
        local.set $l47
        local.get $l57
        local.get $l52
        v128.xor
        local.set $l48
        local.get $l46
        local.get $l55
        i32.const 36
        i64x2.shl
        local.get $l55
        i32.const 28
        i64x2.shr_u
        v128.or
        local.get $l55
        i32.const 30
        i64x2.shl
        local.get $l55
        i32.const 34
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l55
        i32.const 25
        i64x2.shl
        local.get $l55
        i32.const 39
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l47
        local.get $l58
        v128.and
        local.get $l51
        v128.xor
        i64x2.add
        i64x2.add
        local.set $l58
        local.get $l45
        local.get $l57
        i32.const 36
        i64x2.shl
        local.get $l57
        i32.const 28
        i64x2.shr_u
        v128.or
        local.get $l57
        i32.const 30
        i64x2.shl
        local.get $l57
        i32.const 34
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l57
        i32.const 25
        i64x2.shl
        local.get $l57
        i32.const 39
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l48
        local.get $l59
        v128.and
        local.get $l52
        v128.xor
        i64x2.add
        i64x2.add
        local.set $l107
        local.get $l49
        local.get $l46
        i64x2.add
        local.set $l46
        local.get $l50
        local.get $l45
        i64x2.add
        local.set $l45
        global.get $polylane.tables
        v128.load64_splat offset=96
        local.set $l49
        local.get $l40
        local.get $l35
        local.get $l49
        i64x2.add
        i64x2.add
        local.get $l46
        i32.const 50
        i64x2.shl
        local.get $l46
        i32.const 14
        i64x2.shr_u
        v128.or
        local.get $l46
        i32.const 46
        i64x2.shl
        local.get $l46
        i32.const 18
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l46
        i32.const 23
        i64x2.shl
        local.get $l46
        i32.const 41
        i64x2.shr_u
        v128.or
        v128.xor
        i64x2.add
        local.get $l41
        local.get $l46
        local.get $l44
        local.get $l41
        v128.xor
        v128.and
        v128.xor
        i64x2.add
        local.set $l40
        local.get $l39
        local.get $l103
        local.get $l49
        i64x2.add
        i64x2.add
        local.get $l45
        i32.const 50
        i64x2.shl
        local.get $l45
        i32.const 14
        i64x2.shr_u
        v128.or
        local.get $l45
        i32.const 46
        i64x2.shl
        local.get $l45
        i32.const 18
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l45
        i32.const 23
        i64x2.shl
        local.get $l45
        i32.const 41
        i64x2.shr_u
        v128.or
        v128.xor
        i64x2.add
        local.get $l42
        local.get $l45
        local.get $l43
        local.get $l42
        v128.xor
        v128.and
        v128.xor
        i64x2.add
        local.set $l39
        local.get $l58
        local.get $l55
        v128.xor
        local.set $l49
        local.get $l107
        local.get $l57
        v128.xor
        local.set $l50
        local.get $l40
        local.get $l58
        i32.const 36
        i64x2.shl
        local.get $l58
        i32.const 28
        i64x2.shr_u
        v128.or
        local.get $l58
        i32.const 30
        i64x2.shl
        local.get $l58
        i32.const 34
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l58
        i32.const 25
        i64x2.shl
        local.get $l58
        i32.const 39
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l49
        local.get $l47
        v128.and
        local.get $l55
        v128.xor
        i64x2.add
        i64x2.add
        local.set $l47
        local.get $l39
        local.get $l107
        i32.const 36
        i64x2.shl
        local.get $l107
        i32.const 28
        i64x2.shr_u
        v128.or
        local.get $l107
        i32.const 30
        i64x2.shl
        local.get $l107
        i32.const 34
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l107
        i32.const 25
        i64x2.shl
        local.get $l107
        i32.const 39
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l50
        local.get $l48
        v128.and
        local.get $l57
        v128.xor
        i64x2.add
        i64x2.add
        local.set $l108
        local.get $l53
        local.get $l40
        i64x2.add
        local.set $l40
        local.get $l54
        local.get $l39
        i64x2.add
        local.set $l109
        global.get $polylane.tables
        v128.load64_splat offset=104
        local.set $l39
        local.get $l41
        local.get $l36
        local.get $l39
        i64x2.add
        i64x2.add
        local.get $l40
        i32.const 50
        i64x2.shl
        local.get $l40
        i32.const 14
        i64x2.shr_u
        v128.or
        local.get $l40
        i32.const 46
        i64x2.shl
        local.get $l40
        i32.const 18
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l40
        i32.const 23
        i64x2.shl
        local.get $l40
        i32.const 41
        i64x2.shr_u
        v128.or
        v128.xor
        i64x2.add
        local.get $l44
        local.get $l40
        local.get $l46
        local.get $l44
        v128.xor
        v128.and
        v128.xor
        i64x2.add
        local.set $l41
        local.get $l42
        local.get $l104
        local.get $l39
        i64x2.add
        i64x2.add
        local.get $l109
        i32.const 50
        i64x2.shl
        local.get $l109
        i32.const 14
        i64x2.shr_u
        v128.or
        local.get $l109
        i32.const 46
        i64x2.shl
        local.get $l109
        i32.const 18
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l109
        i32.const 23
        i64x2.shl
        local.get $l109
        i32.const 41
        i64x2.shr_u
        v128.or
        v128.xor
        i64x2.add
        local.get $l43
        local.get $l109
        local.get $l45
        local.get $l43
        v128.xor
        v128.and
        v128.xor
        i64x2.add
        local.set $l39
        local.get $l47
        local.get $l58
        v128.xor
        local.set $l42
        local.get $l108
        local.get $l107
        v128.xor
        local.set $l48
        local.get $l41
        local.get $l47
        i32.const 36
        i64x2.shl
        local.get $l47
        i32.const 28
        i64x2.shr_u
        v128.or
        local.get $l47
        i32.const 30
        i64x2.shl
        local.get $l47
        i32.const 34
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l47
        i32.const 25
        i64x2.shl
        local.get $l47
        i32.const 39
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l42
        local.get $l49
        v128.and
        local.get $l58
        v128.xor
        i64x2.add
        i64x2.add
        local.set $l49
        local.get $l39
        local.get $l108
        i32.const 36
        i64x2.shl
        local.get $l108
        i32.const 28
        i64x2.shr_u
        v128.or
        local.get $l108
        i32.const 30
        i64x2.shl
        local.get $l108
        i32.const 34
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l108
        i32.const 25
        i64x2.shl
        local.get $l108
        i32.const 39
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l48
        local.get $l50
        v128.and
        local.get $l107
        v128.xor
        i64x2.add
        i64x2.add
        local.set $l110
        local.get $l51
        local.get $l41
        i64x2.add
        local.set $l41
        local.get $l52
        local.get $l39
        i64x2.add
        local.set $l111
        global.get $polylane.tables
        v128.load64_splat offset=112
        local.set $l39
        local.get $l44
        local.get $l37
        local.get $l39
        i64x2.add
        i64x2.add
        local.get $l41
        i32.const 50
        i64x2.shl
        local.get $l41
        i32.const 14
        i64x2.shr_u
        v128.or
        local.get $l41
        i32.const 46
        i64x2.shl
        local.get $l41
        i32.const 18
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l41
        i32.const 23
        i64x2.shl
        local.get $l41
        i32.const 41
        i64x2.shr_u
        v128.or
        v128.xor
        i64x2.add
        local.get $l46
        local.get $l41
        local.get $l40
        local.get $l46
        v128.xor
        v128.and
        v128.xor
        i64x2.add
        local.set $l44
        local.get $l43
        local.get $l105
        local.get $l39
        i64x2.add
        i64x2.add
        local.get $l111
        i32.const 50
        i64x2.shl
        local.get $l111
        i32.const 14
        i64x2.shr_u
        v128.or
        local.get $l111
        i32.const 46
        i64x2.shl
        local.get $l111
        i32.const 18
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l111
        i32.const 23
        i64x2.shl
        local.get $l111
        i32.const 41
        i64x2.shr_u
        v128.or
        v128.xor
        i64x2.add
        local.get $l45
        local.get $l111
        local.get $l109
        local.get $l45
        v128.xor
        v128.and
        v128.xor
        i64x2.add
        local.set $l39
        local.get $l49
        local.get $l47
        v128.xor
        local.set $l43
        local.get $l110
        local.get $l108
        v128.xor
        local.set $l112
        local.get $l44
        local.get $l49
        i32.const 36
        i64x2.shl
        local.get $l49
        i32.const 28
        i64x2.shr_u
        v128.or
        local.get $l49
        i32.const 30
        i64x2.shl
        local.get $l49
        i32.const 34
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l49
        i32.const 25
        i64x2.shl
        local.get $l49
        i32.const 39
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l43
        local.get $l42
        v128.and
        local.get $l47
        v128.xor
        i64x2.add
        i64x2.add
        local.set $l42
        local.get $l39
        local.get $l110
        i32.const 36
        i64x2.shl
        local.get $l110
        i32.const 28
        i64x2.shr_u
        v128.or
        local.get $l110
        i32.const 30
        i64x2.shl
        local.get $l110
        i32.const 34
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l110
        i32.const 25
        i64x2.shl
        local.get $l110
        i32.const 39
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l112
        local.get $l48
        v128.and
        local.get $l108
        v128.xor
        i64x2.add
        i64x2.add
        local.set $l113
        local.get $l55
        local.get $l44
        i64x2.add
        local.set $l44
        local.get $l57
        local.get $l39
        i64x2.add
        local.set $l114
        global.get $polylane.tables
        v128.load64_splat offset=120
        local.set $l39
        local.get $l46
        local.get $l38
        local.get $l39
        i64x2.add
        i64x2.add
        local.get $l44
        i32.const 50
        i64x2.shl
        local.get $l44
        i32.const 14
        i64x2.shr_u
        v128.or
        local.get $l44
        i32.const 46
        i64x2.shl
        local.get $l44
        i32.const 18
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l44
        i32.const 23
        i64x2.shl
        local.get $l44
        i32.const 41
        i64x2.shr_u
        v128.or
        v128.xor
        i64x2.add
        local.get $l40
        local.get $l44
        local.get $l41
        local.get $l40
        v128.xor
        v128.and
        v128.xor
        i64x2.add
        local.set $l46
        local.get $l45
        local.get $l106
        local.get $l39
        i64x2.add
        i64x2.add
        local.get $l114
        i32.const 50
        i64x2.shl
        local.get $l114
        i32.const 14
        i64x2.shr_u
        v128.or
        local.get $l114
        i32.const 46
        i64x2.shl
        local.get $l114
        i32.const 18
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l114
        i32.const 23
        i64x2.shl
        local.get $l114
        i32.const 41
        i64x2.shr_u
        v128.or
        v128.xor
        i64x2.add
        local.get $l109
        local.get $l114
        local.get $l111
        local.get $l109
        v128.xor
        v128.and
        v128.xor
        i64x2.add
        local.set $l115
        local.get $l42
        local.get $l49
        v128.xor
        local.set $l39
        local.get $l113
        local.get $l110
        v128.xor
        local.set $l116
        local.get $l46
        local.get $l42
        i32.const 36
        i64x2.shl
        local.get $l42
        i32.const 28
        i64x2.shr_u
        v128.or
        local.get $l42
        i32.const 30
        i64x2.shl
        local.get $l42
        i32.const 34
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l42
        i32.const 25
        i64x2.shl
        local.get $l42
        i32.const 39
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l39
        local.get $l43
        v128.and
        local.get $l49
        v128.xor
        i64x2.add
        i64x2.add
        local.get $l42
        local.get $l49
        local.get $l47
        local.get $l58
        local.get $l46
        i64x2.add
        local.get $l44
        local.get $l41
        local.get $l40
        local.get $l39
        local.get $l56
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
            i32.const 4
            i32.lt_u
            i32.eqz
            br_if $B2
            local.get $l65
            local.get $l64
            i32.const 63
            i64x2.shl
            local.get $l64
            i32.const 1
            i64x2.shr_u
            v128.or
            local.get $l64
            i32.const 56
            i64x2.shl
            local.get $l64
            i32.const 8
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l64
            i32.const 7
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.get $l56
            i64x2.add
            local.get $l51
            i32.const 45
            i64x2.shl
            local.get $l51
            i32.const 19
            i64x2.shr_u
            v128.or
            local.get $l51
            i32.const 3
            i64x2.shl
            local.get $l51
            i32.const 61
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l51
            i32.const 6
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.set $l24
            local.get $l67
            local.get $l24
            global.get $polylane.tables
            local.get $l16
            i32.const 128
            i32.mul
            i32.add
            v128.load64_splat offset=128
            i64x2.add
            i64x2.add
            local.get $l70
            i32.const 50
            i64x2.shl
            local.get $l70
            i32.const 14
            i64x2.shr_u
            v128.or
            local.get $l70
            i32.const 46
            i64x2.shl
            local.get $l70
            i32.const 18
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l70
            i32.const 23
            i64x2.shl
            local.get $l70
            i32.const 41
            i64x2.shr_u
            v128.or
            v128.xor
            i64x2.add
            local.get $l68
            local.get $l70
            local.get $l69
            local.get $l68
            v128.xor
            v128.and
            v128.xor
            i64x2.add
            local.set $l25
            local.get $l74
            local.get $l73
            v128.xor
            local.set $l26
            local.get $l25
            local.get $l74
            i32.const 36
            i64x2.shl
            local.get $l74
            i32.const 28
            i64x2.shr_u
            v128.or
            local.get $l74
            i32.const 30
            i64x2.shl
            local.get $l74
            i32.const 34
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l74
            i32.const 25
            i64x2.shl
            local.get $l74
            i32.const 39
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l26
            local.get $l66
            v128.and
            local.get $l73
            v128.xor
            i64x2.add
            i64x2.add
            local.set $l27
            local.get $l71
            local.get $l25
            i64x2.add
            local.set $l25
            local.get $l64
            local.get $l63
            i32.const 63
            i64x2.shl
            local.get $l63
            i32.const 1
            i64x2.shr_u
            v128.or
            local.get $l63
            i32.const 56
            i64x2.shl
            local.get $l63
            i32.const 8
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l63
            i32.const 7
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.get $l55
            i64x2.add
            local.get $l50
            i32.const 45
            i64x2.shl
            local.get $l50
            i32.const 19
            i64x2.shr_u
            v128.or
            local.get $l50
            i32.const 3
            i64x2.shl
            local.get $l50
            i32.const 61
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l50
            i32.const 6
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.set $l28
            local.get $l68
            local.get $l28
            global.get $polylane.tables
            local.get $l16
            i32.const 128
            i32.mul
            i32.add
            v128.load64_splat offset=136
            i64x2.add
            i64x2.add
            local.get $l25
            i32.const 50
            i64x2.shl
            local.get $l25
            i32.const 14
            i64x2.shr_u
            v128.or
            local.get $l25
            i32.const 46
            i64x2.shl
            local.get $l25
            i32.const 18
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l25
            i32.const 23
            i64x2.shl
            local.get $l25
            i32.const 41
            i64x2.shr_u
            v128.or
            v128.xor
            i64x2.add
            local.get $l69
            local.get $l25
            local.get $l70
            local.get $l69
            v128.xor
            v128.and
            v128.xor
            i64x2.add
            local.set $l29
            local.get $l27
            local.get $l74
            v128.xor
            local.set $l30
            local.get $l29
            local.get $l27
            i32.const 36
            i64x2.shl
            local.get $l27
            i32.const 28
            i64x2.shr_u
            v128.or
            local.get $l27
            i32.const 30
            i64x2.shl
            local.get $l27
            i32.const 34
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l27
            i32.const 25
            i64x2.shl
            local.get $l27
            i32.const 39
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l30
            local.get $l26
            v128.and
            local.get $l74
            v128.xor
            i64x2.add
            i64x2.add
            local.set $l26
            local.get $l72
            local.get $l29
            i64x2.add
            local.set $l29
            local.get $l63
            local.get $l62
            i32.const 63
            i64x2.shl
            local.get $l62
            i32.const 1
            i64x2.shr_u
            v128.or
            local.get $l62
            i32.const 56
            i64x2.shl
            local.get $l62
            i32.const 8
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l62
            i32.const 7
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.get $l54
            i64x2.add
            local.get $l24
            i32.const 45
            i64x2.shl
            local.get $l24
            i32.const 19
            i64x2.shr_u
            v128.or
            local.get $l24
            i32.const 3
            i64x2.shl
            local.get $l24
            i32.const 61
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l24
            i32.const 6
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.set $l31
            local.get $l69
            local.get $l31
            global.get $polylane.tables
            local.get $l16
            i32.const 128
            i32.mul
            i32.add
            v128.load64_splat offset=144
            i64x2.add
            i64x2.add
            local.get $l29
            i32.const 50
            i64x2.shl
            local.get $l29
            i32.const 14
            i64x2.shr_u
            v128.or
            local.get $l29
            i32.const 46
            i64x2.shl
            local.get $l29
            i32.const 18
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l29
            i32.const 23
            i64x2.shl
            local.get $l29
            i32.const 41
            i64x2.shr_u
            v128.or
            v128.xor
            i64x2.add
            local.get $l70
            local.get $l29
            local.get $l25
            local.get $l70
            v128.xor
            v128.and
            v128.xor
            i64x2.add
            local.set $l32
            local.get $l26
            local.get $l27
            v128.xor
            local.set $l33
            local.get $l32
            local.get $l26
            i32.const 36
            i64x2.shl
            local.get $l26
            i32.const 28
            i64x2.shr_u
            v128.or
            local.get $l26
            i32.const 30
            i64x2.shl
            local.get $l26
            i32.const 34
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l26
            i32.const 25
            i64x2.shl
            local.get $l26
            i32.const 39
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l33
            local.get $l30
            v128.and
            local.get $l27
            v128.xor
            i64x2.add
            i64x2.add
            local.set $l30
            local.get $l73
            local.get $l32
            i64x2.add
            local.set $l32
            local.get $l62
            local.get $l61
            i32.const 63
            i64x2.shl
            local.get $l61
            i32.const 1
            i64x2.shr_u
            v128.or
            local.get $l61
            i32.const 56
            i64x2.shl
            local.get $l61
            i32.const 8
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l61
            i32.const 7
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.get $l53
            i64x2.add
            local.get $l28
            i32.const 45
            i64x2.shl
            local.get $l28
            i32.const 19
            i64x2.shr_u
            v128.or
            local.get $l28
            i32.const 3
            i64x2.shl
            local.get $l28
            i32.const 61
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l28
            i32.const 6
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.set $l34
            local.get $l70
            local.get $l34
            global.get $polylane.tables
            local.get $l16
            i32.const 128
            i32.mul
            i32.add
            v128.load64_splat offset=152
            i64x2.add
            i64x2.add
            local.get $l32
            i32.const 50
            i64x2.shl
            local.get $l32
            i32.const 14
            i64x2.shr_u
            v128.or
            local.get $l32
            i32.const 46
            i64x2.shl
            local.get $l32
            i32.const 18
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l32
            i32.const 23
            i64x2.shl
            local.get $l32
            i32.const 41
            i64x2.shr_u
            v128.or
            v128.xor
            i64x2.add
            local.get $l25
            local.get $l32
            local.get $l29
            local.get $l25
            v128.xor
            v128.and
            v128.xor
            i64x2.add
            local.set $l35
            local.get $l30
            local.get $l26
            v128.xor
            local.set $l36
            local.get $l35
            local.get $l30
            i32.const 36
            i64x2.shl
            local.get $l30
            i32.const 28
            i64x2.shr_u
            v128.or
            local.get $l30
            i32.const 30
            i64x2.shl
            local.get $l30
            i32.const 34
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l30
            i32.const 25
            i64x2.shl
            local.get $l30
            i32.const 39
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l36
            local.get $l33
            v128.and
            local.get $l26
            v128.xor
            i64x2.add
            i64x2.add
            local.set $l33
            local.get $l74
            local.get $l35
            i64x2.add
            local.set $l35
            local.get $l61
            local.get $l60
            i32.const 63
            i64x2.shl
            local.get $l60
            i32.const 1
            i64x2.shr_u
            v128.or
            local.get $l60
            i32.const 56
            i64x2.shl
            local.get $l60
            i32.const 8
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l60
            i32.const 7
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.get $l52
            i64x2.add
            local.get $l31
            i32.const 45
            i64x2.shl
            local.get $l31
            i32.const 19
            i64x2.shr_u
            v128.or
            local.get $l31
            i32.const 3
            i64x2.shl
            local.get $l31
            i32.const 61
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l31
            i32.const 6
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.set $l37
            local.get $l25
            local.get $l37
            global.get $polylane.tables
            local.get $l16
            i32.const 128
            i32.mul
            i32.add
            v128.load64_splat offset=160
            i64x2.add
            i64x2.add
            local.get $l35
            i32.const 50
            i64x2.shl
            local.get $l35
            i32.const 14
            i64x2.shr_u
            v128.or
            local.get $l35
            i32.const 46
            i64x2.shl
            local.get $l35
            i32.const 18
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l35
            i32.const 23
            i64x2.shl
            local.get $l35
            i32.const 41
            i64x2.shr_u
            v128.or
            v128.xor
            i64x2.add
            local.get $l29
            local.get $l35
            local.get $l32
            local.get $l29
            v128.xor
            v128.and
            v128.xor
            i64x2.add
            local.set $l25
            local.get $l33
            local.get $l30
            v128.xor
            local.set $l38
            local.get $l25
            local.get $l33
            i32.const 36
            i64x2.shl
            local.get $l33
            i32.const 28
            i64x2.shr_u
            v128.or
            local.get $l33
            i32.const 30
            i64x2.shl
            local.get $l33
            i32.const 34
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l33
            i32.const 25
            i64x2.shl
            local.get $l33
            i32.const 39
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l38
            local.get $l36
            v128.and
            local.get $l30
            v128.xor
            i64x2.add
            i64x2.add
            local.set $l36
            local.get $l27
            local.get $l25
            i64x2.add
            local.set $l25
            local.get $l60
            local.get $l59
            i32.const 63
            i64x2.shl
            local.get $l59
            i32.const 1
            i64x2.shr_u
            v128.or
            local.get $l59
            i32.const 56
            i64x2.shl
            local.get $l59
            i32.const 8
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l59
            i32.const 7
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.get $l51
            i64x2.add
            local.get $l34
            i32.const 45
            i64x2.shl
            local.get $l34
            i32.const 19
            i64x2.shr_u
            v128.or
            local.get $l34
            i32.const 3
            i64x2.shl
            local.get $l34
            i32.const 61
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l34
            i32.const 6
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.set $l27
            local.get $l29
            local.get $l27
            global.get $polylane.tables
            local.get $l16
            i32.const 128
            i32.mul
            i32.add
            v128.load64_splat offset=168
            i64x2.add
            i64x2.add
            local.get $l25
            i32.const 50
            i64x2.shl
            local.get $l25
            i32.const 14
            i64x2.shr_u
            v128.or
            local.get $l25
            i32.const 46
            i64x2.shl
            local.get $l25
            i32.const 18
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l25
            i32.const 23
            i64x2.shl
            local.get $l25
            i32.const 41
            i64x2.shr_u
            v128.or
            v128.xor
            i64x2.add
            local.get $l32
            local.get $l25
            local.get $l35
            local.get $l32
            v128.xor
            v128.and
            v128.xor
            i64x2.add
            local.set $l29
            local.get $l36
            local.get $l33
            v128.xor
            local.set $l39
            local.get $l29
            local.get $l36
            i32.const 36
            i64x2.shl
            local.get $l36
            i32.const 28
            i64x2.shr_u
            v128.or
            local.get $l36
            i32.const 30
            i64x2.shl
            local.get $l36
            i32.const 34
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l36
            i32.const 25
            i64x2.shl
            local.get $l36
            i32.const 39
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l39
            local.get $l38
            v128.and
            local.get $l33
            v128.xor
            i64x2.add
            i64x2.add
            local.set $l38
            local.get $l26
            local.get $l29
            i64x2.add
            local.set $l26
            local.get $l59
            local.get $l58
            i32.const 63
            i64x2.shl
            local.get $l58
            i32.const 1
            i64x2.shr_u
            v128.or
            local.get $l58
            i32.const 56
            i64x2.shl
            local.get $l58
            i32.const 8
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l58
            i32.const 7
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.get $l50
            i64x2.add
            local.get $l37
            i32.const 45
            i64x2.shl
            local.get $l37
            i32.const 19
            i64x2.shr_u
            v128.or
            local.get $l37
            i32.const 3
            i64x2.shl
            local.get $l37
            i32.const 61
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l37
            i32.const 6
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.set $l29
            local.get $l32
            local.get $l29
            global.get $polylane.tables
            local.get $l16
            i32.const 128
            i32.mul
            i32.add
            v128.load64_splat offset=176
            i64x2.add
            i64x2.add
            local.get $l26
            i32.const 50
            i64x2.shl
            local.get $l26
            i32.const 14
            i64x2.shr_u
            v128.or
            local.get $l26
            i32.const 46
            i64x2.shl
            local.get $l26
            i32.const 18
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l26
            i32.const 23
            i64x2.shl
            local.get $l26
            i32.const 41
            i64x2.shr_u
            v128.or
            v128.xor
            i64x2.add
            local.get $l35
            local.get $l26
            local.get $l25
            local.get $l35
            v128.xor
            v128.and
            v128.xor
            i64x2.add
            local.set $l32
            local.get $l38
            local.get $l36
            v128.xor
            local.set $l40
            local.get $l32
            local.get $l38
            i32.const 36
            i64x2.shl
            local.get $l38
            i32.const 28
            i64x2.shr_u
            v128.or
            local.get $l38
            i32.const 30
            i64x2.shl
            local.get $l38
            i32.const 34
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l38
            i32.const 25
            i64x2.shl
            local.get $l38
            i32.const 39
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l40
            local.get $l39
            v128.and
            local.get $l36
            v128.xor
            i64x2.add
            i64x2.add
            local.set $l39
            local.get $l30
            local.get $l32
            i64x2.add
            local.set $l30
            local.get $l58
            local.get $l57
            i32.const 63
            i64x2.shl
            local.get $l57
            i32.const 1
            i64x2.shr_u
            v128.or
            local.get $l57
            i32.const 56
            i64x2.shl
            local.get $l57
            i32.const 8
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l57
            i32.const 7
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.get $l24
            i64x2.add
            local.get $l27
            i32.const 45
            i64x2.shl
            local.get $l27
            i32.const 19
            i64x2.shr_u
            v128.or
            local.get $l27
            i32.const 3
            i64x2.shl
            local.get $l27
            i32.const 61
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l27
            i32.const 6
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.set $l32
            local.get $l35
            local.get $l32
            global.get $polylane.tables
            local.get $l16
            i32.const 128
            i32.mul
            i32.add
            v128.load64_splat offset=184
            i64x2.add
            i64x2.add
            local.get $l30
            i32.const 50
            i64x2.shl
            local.get $l30
            i32.const 14
            i64x2.shr_u
            v128.or
            local.get $l30
            i32.const 46
            i64x2.shl
            local.get $l30
            i32.const 18
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l30
            i32.const 23
            i64x2.shl
            local.get $l30
            i32.const 41
            i64x2.shr_u
            v128.or
            v128.xor
            i64x2.add
            local.get $l25
            local.get $l30
            local.get $l26
            local.get $l25
            v128.xor
            v128.and
            v128.xor
            i64x2.add
            local.set $l35
            local.get $l39
            local.get $l38
            v128.xor
            local.set $l41
            local.get $l35
            local.get $l39
            i32.const 36
            i64x2.shl
            local.get $l39
            i32.const 28
            i64x2.shr_u
            v128.or
            local.get $l39
            i32.const 30
            i64x2.shl
            local.get $l39
            i32.const 34
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l39
            i32.const 25
            i64x2.shl
            local.get $l39
            i32.const 39
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l41
            local.get $l40
            v128.and
            local.get $l38
            v128.xor
            i64x2.add
            i64x2.add
            local.set $l40
            local.get $l33
            local.get $l35
            i64x2.add
            local.set $l33
            local.get $l57
            local.get $l56
            i32.const 63
            i64x2.shl
            local.get $l56
            i32.const 1
            i64x2.shr_u
            v128.or
            local.get $l56
            i32.const 56
            i64x2.shl
            local.get $l56
            i32.const 8
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l56
            i32.const 7
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.get $l28
            i64x2.add
            local.get $l29
            i32.const 45
            i64x2.shl
            local.get $l29
            i32.const 19
            i64x2.shr_u
            v128.or
            local.get $l29
            i32.const 3
            i64x2.shl
            local.get $l29
            i32.const 61
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l29
            i32.const 6
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.set $l35
            local.get $l25
            local.get $l35
            global.get $polylane.tables
            local.get $l16
            i32.const 128
            i32.mul
            i32.add
            v128.load64_splat offset=192
            i64x2.add
            i64x2.add
            local.get $l33
            i32.const 50
            i64x2.shl
            local.get $l33
            i32.const 14
            i64x2.shr_u
            v128.or
            local.get $l33
            i32.const 46
            i64x2.shl
            local.get $l33
            i32.const 18
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l33
            i32.const 23
            i64x2.shl
            local.get $l33
            i32.const 41
            i64x2.shr_u
            v128.or
            v128.xor
            i64x2.add
            local.get $l26
            local.get $l33
            local.get $l30
            local.get $l26
            v128.xor
            v128.and
            v128.xor
            i64x2.add
            local.set $l25
            local.get $l40
            local.get $l39
            v128.xor
            local.set $l42
            local.get $l25
            local.get $l40
            i32.const 36
            i64x2.shl
            local.get $l40
            i32.const 28
            i64x2.shr_u
            v128.or
            local.get $l40
            i32.const 30
            i64x2.shl
            local.get $l40
            i32.const 34
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l40
            i32.const 25
            i64x2.shl
            local.get $l40
            i32.const 39
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l42
            local.get $l41
            v128.and
            local.get $l39
            v128.xor
            i64x2.add
            i64x2.add
            local.set $l41
            local.get $l36
            local.get $l25
            i64x2.add
            local.set $l25
            local.get $l56
            local.get $l55
            i32.const 63
            i64x2.shl
            local.get $l55
            i32.const 1
            i64x2.shr_u
            v128.or
            local.get $l55
            i32.const 56
            i64x2.shl
            local.get $l55
            i32.const 8
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l55
            i32.const 7
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.get $l31
            i64x2.add
            local.get $l32
            i32.const 45
            i64x2.shl
            local.get $l32
            i32.const 19
            i64x2.shr_u
            v128.or
            local.get $l32
            i32.const 3
            i64x2.shl
            local.get $l32
            i32.const 61
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l32
            i32.const 6
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.set $l36
            local.get $l26
            local.get $l36
            global.get $polylane.tables
            local.get $l16
            i32.const 128
            i32.mul
            i32.add
            v128.load64_splat offset=200
            i64x2.add
            i64x2.add
            local.get $l25
            i32.const 50
            i64x2.shl
            local.get $l25
            i32.const 14
            i64x2.shr_u
            v128.or
            local.get $l25
            i32.const 46
            i64x2.shl
            local.get $l25
            i32.const 18
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l25
            i32.const 23
            i64x2.shl
            local.get $l25
            i32.const 41
            i64x2.shr_u
            v128.or
            v128.xor
            i64x2.add
            local.get $l30
            local.get $l25
            local.get $l33
            local.get $l30
            v128.xor
            v128.and
            v128.xor
            i64x2.add
            local.set $l26
            local.get $l41
            local.get $l40
            v128.xor
            local.set $l43
            local.get $l26
            local.get $l41
            i32.const 36
            i64x2.shl
            local.get $l41
            i32.const 28
            i64x2.shr_u
            v128.or
            local.get $l41
            i32.const 30
            i64x2.shl
            local.get $l41
            i32.const 34
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l41
            i32.const 25
            i64x2.shl
            local.get $l41
            i32.const 39
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l43
            local.get $l42
            v128.and
            local.get $l40
            v128.xor
            i64x2.add
            i64x2.add
            local.set $l42
            local.get $l38
            local.get $l26
            i64x2.add
            local.set $l26
            local.get $l55
            local.get $l54
            i32.const 63
            i64x2.shl
            local.get $l54
            i32.const 1
            i64x2.shr_u
            v128.or
            local.get $l54
            i32.const 56
            i64x2.shl
            local.get $l54
            i32.const 8
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l54
            i32.const 7
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.get $l34
            i64x2.add
            local.get $l35
            i32.const 45
            i64x2.shl
            local.get $l35
            i32.const 19
            i64x2.shr_u
            v128.or
            local.get $l35
            i32.const 3
            i64x2.shl
            local.get $l35
            i32.const 61
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l35
            i32.const 6
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.set $l38
            local.get $l30
            local.get $l38
            global.get $polylane.tables
            local.get $l16
            i32.const 128
            i32.mul
            i32.add
            v128.load64_splat offset=208
            i64x2.add
            i64x2.add
            local.get $l26
            i32.const 50
            i64x2.shl
            local.get $l26
            i32.const 14
            i64x2.shr_u
            v128.or
            local.get $l26
            i32.const 46
            i64x2.shl
            local.get $l26
            i32.const 18
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l26
            i32.const 23
            i64x2.shl
            local.get $l26
            i32.const 41
            i64x2.shr_u
            v128.or
            v128.xor
            i64x2.add
            local.get $l33
            local.get $l26
            local.get $l25
            local.get $l33
            v128.xor
            v128.and
            v128.xor
            i64x2.add
            local.set $l30
            local.get $l42
            local.get $l41
            v128.xor
            local.set $l44
            local.get $l30
            local.get $l42
            i32.const 36
            i64x2.shl
            local.get $l42
            i32.const 28
            i64x2.shr_u
            v128.or
            local.get $l42
            i32.const 30
            i64x2.shl
            local.get $l42
            i32.const 34
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l42
            i32.const 25
            i64x2.shl
            local.get $l42
            i32.const 39
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l44
            local.get $l43
            v128.and
            local.get $l41
            v128.xor
            i64x2.add
            i64x2.add
            local.set $l43
            local.get $l39
            local.get $l30
            i64x2.add
            local.set $l30
            local.get $l54
            local.get $l53
            i32.const 63
            i64x2.shl
            local.get $l53
            i32.const 1
            i64x2.shr_u
            v128.or
            local.get $l53
            i32.const 56
            i64x2.shl
            local.get $l53
            i32.const 8
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l53
            i32.const 7
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.get $l37
            i64x2.add
            local.get $l36
            i32.const 45
            i64x2.shl
            local.get $l36
            i32.const 19
            i64x2.shr_u
            v128.or
            local.get $l36
            i32.const 3
            i64x2.shl
            local.get $l36
            i32.const 61
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l36
            i32.const 6
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.set $l39
            local.get $l33
            local.get $l39
            global.get $polylane.tables
            local.get $l16
            i32.const 128
            i32.mul
            i32.add
            v128.load64_splat offset=216
            i64x2.add
            i64x2.add
            local.get $l30
            i32.const 50
            i64x2.shl
            local.get $l30
            i32.const 14
            i64x2.shr_u
            v128.or
            local.get $l30
            i32.const 46
            i64x2.shl
            local.get $l30
            i32.const 18
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l30
            i32.const 23
            i64x2.shl
            local.get $l30
            i32.const 41
            i64x2.shr_u
            v128.or
            v128.xor
            i64x2.add
            local.get $l25
            local.get $l30
            local.get $l26
            local.get $l25
            v128.xor
            v128.and
            v128.xor
            i64x2.add
            local.set $l33
            local.get $l43
            local.get $l42
            v128.xor
            local.set $l45
            local.get $l33
            local.get $l43
            i32.const 36
            i64x2.shl
            local.get $l43
            i32.const 28
            i64x2.shr_u
            v128.or
            local.get $l43
            i32.const 30
            i64x2.shl
            local.get $l43
            i32.const 34
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l43
            i32.const 25
            i64x2.shl
            local.get $l43
            i32.const 39
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l45
            local.get $l44
            v128.and
            local.get $l42
            v128.xor
            i64x2.add
            i64x2.add
            local.set $l44
            local.get $l40
            local.get $l33
            i64x2.add
            local.set $l33
            local.get $l53
            local.get $l52
            i32.const 63
            i64x2.shl
            local.get $l52
            i32.const 1
            i64x2.shr_u
            v128.or
            local.get $l52
            i32.const 56
            i64x2.shl
            local.get $l52
            i32.const 8
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l52
            i32.const 7
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.get $l27
            i64x2.add
            local.get $l38
            i32.const 45
            i64x2.shl
            local.get $l38
            i32.const 19
            i64x2.shr_u
            v128.or
            local.get $l38
            i32.const 3
            i64x2.shl
            local.get $l38
            i32.const 61
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l38
            i32.const 6
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.set $l40
            local.get $l25
            local.get $l40
            global.get $polylane.tables
            local.get $l16
            i32.const 128
            i32.mul
            i32.add
            v128.load64_splat offset=224
            i64x2.add
            i64x2.add
            local.get $l33
            i32.const 50
            i64x2.shl
            local.get $l33
            i32.const 14
            i64x2.shr_u
            v128.or
            local.get $l33
            i32.const 46
            i64x2.shl
            local.get $l33
            i32.const 18
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l33
            i32.const 23
            i64x2.shl
            local.get $l33
            i32.const 41
            i64x2.shr_u
            v128.or
            v128.xor
            i64x2.add
            local.get $l26
            local.get $l33
            local.get $l30
            local.get $l26
            v128.xor
            v128.and
            v128.xor
            i64x2.add
            local.set $l25
            local.get $l44
            local.get $l43
            v128.xor
            local.set $l46
            local.get $l25
            local.get $l44
            i32.const 36
            i64x2.shl
            local.get $l44
            i32.const 28
            i64x2.shr_u
            v128.or
            local.get $l44
            i32.const 30
            i64x2.shl
            local.get $l44
            i32.const 34
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l44
            i32.const 25
            i64x2.shl
            local.get $l44
            i32.const 39
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l46
            local.get $l45
            v128.and
            local.get $l43
            v128.xor
            i64x2.add
            i64x2.add
            local.set $l45
            local.get $l41
            local.get $l25
            i64x2.add
            local.set $l25
            local.get $l52
            local.get $l51
            i32.const 63
            i64x2.shl
            local.get $l51
            i32.const 1
            i64x2.shr_u
            v128.or
            local.get $l51
            i32.const 56
            i64x2.shl
            local.get $l51
            i32.const 8
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l51
            i32.const 7
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.get $l29
            i64x2.add
            local.get $l39
            i32.const 45
            i64x2.shl
            local.get $l39
            i32.const 19
            i64x2.shr_u
            v128.or
            local.get $l39
            i32.const 3
            i64x2.shl
            local.get $l39
            i32.const 61
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l39
            i32.const 6
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.set $l41
            local.get $l26
            local.get $l41
            global.get $polylane.tables
            local.get $l16
            i32.const 128
            i32.mul
            i32.add
            v128.load64_splat offset=232
            i64x2.add
            i64x2.add
            local.get $l25
            i32.const 50
            i64x2.shl
            local.get $l25
            i32.const 14
            i64x2.shr_u
            v128.or
            local.get $l25
            i32.const 46
            i64x2.shl
            local.get $l25
            i32.const 18
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l25
            i32.const 23
            i64x2.shl
            local.get $l25
            i32.const 41
            i64x2.shr_u
            v128.or
            v128.xor
            i64x2.add
            local.get $l30
            local.get $l25
            local.get $l33
            local.get $l30
            v128.xor
            v128.and
            v128.xor
            i64x2.add
            local.set $l26
            local.get $l45
            local.get $l44
            v128.xor
            local.set $l47
            local.get $l26
            local.get $l45
            i32.const 36
            i64x2.shl
            local.get $l45
            i32.const 28
            i64x2.shr_u
            v128.or
            local.get $l45
            i32.const 30
            i64x2.shl
            local.get $l45
            i32.const 34
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l45
            i32.const 25
            i64x2.shl
            local.get $l45
            i32.const 39
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l47
            local.get $l46
            v128.and
            local.get $l44
            v128.xor
            i64x2.add
            i64x2.add
            local.set $l46
            local.get $l42
            local.get $l26
            i64x2.add
            local.set $l26
            local.get $l51
            local.get $l50
            i32.const 63
            i64x2.shl
            local.get $l50
            i32.const 1
            i64x2.shr_u
            v128.or
            local.get $l50
            i32.const 56
            i64x2.shl
            local.get $l50
            i32.const 8
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l50
            i32.const 7
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.get $l32
            i64x2.add
            local.get $l40
            i32.const 45
            i64x2.shl
            local.get $l40
            i32.const 19
            i64x2.shr_u
            v128.or
            local.get $l40
            i32.const 3
            i64x2.shl
            local.get $l40
            i32.const 61
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l40
            i32.const 6
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.set $l42
            local.get $l30
            local.get $l42
            global.get $polylane.tables
            local.get $l16
            i32.const 128
            i32.mul
            i32.add
            v128.load64_splat offset=240
            i64x2.add
            i64x2.add
            local.get $l26
            i32.const 50
            i64x2.shl
            local.get $l26
            i32.const 14
            i64x2.shr_u
            v128.or
            local.get $l26
            i32.const 46
            i64x2.shl
            local.get $l26
            i32.const 18
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l26
            i32.const 23
            i64x2.shl
            local.get $l26
            i32.const 41
            i64x2.shr_u
            v128.or
            v128.xor
            i64x2.add
            local.get $l33
            local.get $l26
            local.get $l25
            local.get $l33
            v128.xor
            v128.and
            v128.xor
            i64x2.add
            local.set $l30
            local.get $l46
            local.get $l45
            v128.xor
            local.set $l48
            local.get $l30
            local.get $l46
            i32.const 36
            i64x2.shl
            local.get $l46
            i32.const 28
            i64x2.shr_u
            v128.or
            local.get $l46
            i32.const 30
            i64x2.shl
            local.get $l46
            i32.const 34
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l46
            i32.const 25
            i64x2.shl
            local.get $l46
            i32.const 39
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l48
            local.get $l47
            v128.and
            local.get $l45
            v128.xor
            i64x2.add
            i64x2.add
            local.set $l47
            local.get $l43
            local.get $l30
            i64x2.add
            local.set $l30
            local.get $l50
            local.get $l24
            i32.const 63
            i64x2.shl
            local.get $l24
            i32.const 1
            i64x2.shr_u
            v128.or
            local.get $l24
            i32.const 56
            i64x2.shl
            local.get $l24
            i32.const 8
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l24
            i32.const 7
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.get $l35
            i64x2.add
            local.get $l41
            i32.const 45
            i64x2.shl
            local.get $l41
            i32.const 19
            i64x2.shr_u
            v128.or
            local.get $l41
            i32.const 3
            i64x2.shl
            local.get $l41
            i32.const 61
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l41
            i32.const 6
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.set $l43
            local.get $l33
            local.get $l43
            global.get $polylane.tables
            local.get $l16
            i32.const 128
            i32.mul
            i32.add
            v128.load64_splat offset=248
            i64x2.add
            i64x2.add
            local.get $l30
            i32.const 50
            i64x2.shl
            local.get $l30
            i32.const 14
            i64x2.shr_u
            v128.or
            local.get $l30
            i32.const 46
            i64x2.shl
            local.get $l30
            i32.const 18
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l30
            i32.const 23
            i64x2.shl
            local.get $l30
            i32.const 41
            i64x2.shr_u
            v128.or
            v128.xor
            i64x2.add
            local.get $l25
            local.get $l30
            local.get $l26
            local.get $l25
            v128.xor
            v128.and
            v128.xor
            i64x2.add
            local.set $l33
            local.get $l47
            local.get $l46
            v128.xor
            local.set $l49
            local.get $l33
            local.get $l47
            i32.const 36
            i64x2.shl
            local.get $l47
            i32.const 28
            i64x2.shr_u
            v128.or
            local.get $l47
            i32.const 30
            i64x2.shl
            local.get $l47
            i32.const 34
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l47
            i32.const 25
            i64x2.shl
            local.get $l47
            i32.const 39
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l49
            local.get $l48
            v128.and
            local.get $l46
            v128.xor
            i64x2.add
            i64x2.add
            local.get $l47
            local.get $l46
            local.get $l45
            local.get $l44
            local.get $l33
            i64x2.add
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
        local.get $l115
        local.get $l113
        i32.const 36
        i64x2.shl
        local.get $l113
        i32.const 28
        i64x2.shr_u
        v128.or
        local.get $l113
        i32.const 30
        i64x2.shl
        local.get $l113
        i32.const 34
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l113
        i32.const 25
        i64x2.shl
        local.get $l113
        i32.const 39
        i64x2.shr_u
        v128.or
        v128.xor
        local.get $l116
        local.get $l112
        v128.and
        local.get $l110
        v128.xor
        i64x2.add
        i64x2.add
        local.get $l113
        local.get $l110
        local.get $l108
        local.get $l107
        local.get $l115
        i64x2.add
        local.get $l114
        local.get $l111
        local.get $l109
        local.get $l116
        local.get $l75
        local.get $l76
        local.get $l77
        local.get $l78
        local.get $l79
        local.get $l80
        local.get $l81
        local.get $l82
        local.get $l99
        local.get $l100
        local.get $l101
        local.get $l102
        local.get $l103
        local.get $l104
        local.get $l105
        local.get $l106
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
        local.set $l75
        local.set $l76
        local.set $l77
        local.set $l78
        local.set $l79
        local.set $l80
        local.set $l81
        local.set $l82
        i32.const 0
        local.set $l16
        block $B4
          loop $L5
            local.get $l16
            i32.const 4
            i32.lt_u
            i32.eqz
            br_if $B4
            local.get $l65
            local.get $l64
            i32.const 63
            i64x2.shl
            local.get $l64
            i32.const 1
            i64x2.shr_u
            v128.or
            local.get $l64
            i32.const 56
            i64x2.shl
            local.get $l64
            i32.const 8
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l64
            i32.const 7
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.get $l56
            i64x2.add
            local.get $l51
            i32.const 45
            i64x2.shl
            local.get $l51
            i32.const 19
            i64x2.shr_u
            v128.or
            local.get $l51
            i32.const 3
            i64x2.shl
            local.get $l51
            i32.const 61
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l51
            i32.const 6
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.set $l24
            local.get $l75
            local.get $l24
            global.get $polylane.tables
            local.get $l16
            i32.const 128
            i32.mul
            i32.add
            v128.load64_splat offset=128
            i64x2.add
            i64x2.add
            local.get $l78
            i32.const 50
            i64x2.shl
            local.get $l78
            i32.const 14
            i64x2.shr_u
            v128.or
            local.get $l78
            i32.const 46
            i64x2.shl
            local.get $l78
            i32.const 18
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l78
            i32.const 23
            i64x2.shl
            local.get $l78
            i32.const 41
            i64x2.shr_u
            v128.or
            v128.xor
            i64x2.add
            local.get $l76
            local.get $l78
            local.get $l77
            local.get $l76
            v128.xor
            v128.and
            v128.xor
            i64x2.add
            local.set $l25
            local.get $l82
            local.get $l81
            v128.xor
            local.set $l26
            local.get $l25
            local.get $l82
            i32.const 36
            i64x2.shl
            local.get $l82
            i32.const 28
            i64x2.shr_u
            v128.or
            local.get $l82
            i32.const 30
            i64x2.shl
            local.get $l82
            i32.const 34
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l82
            i32.const 25
            i64x2.shl
            local.get $l82
            i32.const 39
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l26
            local.get $l66
            v128.and
            local.get $l81
            v128.xor
            i64x2.add
            i64x2.add
            local.set $l27
            local.get $l79
            local.get $l25
            i64x2.add
            local.set $l25
            local.get $l64
            local.get $l63
            i32.const 63
            i64x2.shl
            local.get $l63
            i32.const 1
            i64x2.shr_u
            v128.or
            local.get $l63
            i32.const 56
            i64x2.shl
            local.get $l63
            i32.const 8
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l63
            i32.const 7
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.get $l55
            i64x2.add
            local.get $l50
            i32.const 45
            i64x2.shl
            local.get $l50
            i32.const 19
            i64x2.shr_u
            v128.or
            local.get $l50
            i32.const 3
            i64x2.shl
            local.get $l50
            i32.const 61
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l50
            i32.const 6
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.set $l28
            local.get $l76
            local.get $l28
            global.get $polylane.tables
            local.get $l16
            i32.const 128
            i32.mul
            i32.add
            v128.load64_splat offset=136
            i64x2.add
            i64x2.add
            local.get $l25
            i32.const 50
            i64x2.shl
            local.get $l25
            i32.const 14
            i64x2.shr_u
            v128.or
            local.get $l25
            i32.const 46
            i64x2.shl
            local.get $l25
            i32.const 18
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l25
            i32.const 23
            i64x2.shl
            local.get $l25
            i32.const 41
            i64x2.shr_u
            v128.or
            v128.xor
            i64x2.add
            local.get $l77
            local.get $l25
            local.get $l78
            local.get $l77
            v128.xor
            v128.and
            v128.xor
            i64x2.add
            local.set $l29
            local.get $l27
            local.get $l82
            v128.xor
            local.set $l30
            local.get $l29
            local.get $l27
            i32.const 36
            i64x2.shl
            local.get $l27
            i32.const 28
            i64x2.shr_u
            v128.or
            local.get $l27
            i32.const 30
            i64x2.shl
            local.get $l27
            i32.const 34
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l27
            i32.const 25
            i64x2.shl
            local.get $l27
            i32.const 39
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l30
            local.get $l26
            v128.and
            local.get $l82
            v128.xor
            i64x2.add
            i64x2.add
            local.set $l26
            local.get $l80
            local.get $l29
            i64x2.add
            local.set $l29
            local.get $l63
            local.get $l62
            i32.const 63
            i64x2.shl
            local.get $l62
            i32.const 1
            i64x2.shr_u
            v128.or
            local.get $l62
            i32.const 56
            i64x2.shl
            local.get $l62
            i32.const 8
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l62
            i32.const 7
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.get $l54
            i64x2.add
            local.get $l24
            i32.const 45
            i64x2.shl
            local.get $l24
            i32.const 19
            i64x2.shr_u
            v128.or
            local.get $l24
            i32.const 3
            i64x2.shl
            local.get $l24
            i32.const 61
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l24
            i32.const 6
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.set $l31
            local.get $l77
            local.get $l31
            global.get $polylane.tables
            local.get $l16
            i32.const 128
            i32.mul
            i32.add
            v128.load64_splat offset=144
            i64x2.add
            i64x2.add
            local.get $l29
            i32.const 50
            i64x2.shl
            local.get $l29
            i32.const 14
            i64x2.shr_u
            v128.or
            local.get $l29
            i32.const 46
            i64x2.shl
            local.get $l29
            i32.const 18
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l29
            i32.const 23
            i64x2.shl
            local.get $l29
            i32.const 41
            i64x2.shr_u
            v128.or
            v128.xor
            i64x2.add
            local.get $l78
            local.get $l29
            local.get $l25
            local.get $l78
            v128.xor
            v128.and
            v128.xor
            i64x2.add
            local.set $l32
            local.get $l26
            local.get $l27
            v128.xor
            local.set $l33
            local.get $l32
            local.get $l26
            i32.const 36
            i64x2.shl
            local.get $l26
            i32.const 28
            i64x2.shr_u
            v128.or
            local.get $l26
            i32.const 30
            i64x2.shl
            local.get $l26
            i32.const 34
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l26
            i32.const 25
            i64x2.shl
            local.get $l26
            i32.const 39
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l33
            local.get $l30
            v128.and
            local.get $l27
            v128.xor
            i64x2.add
            i64x2.add
            local.set $l30
            local.get $l81
            local.get $l32
            i64x2.add
            local.set $l32
            local.get $l62
            local.get $l61
            i32.const 63
            i64x2.shl
            local.get $l61
            i32.const 1
            i64x2.shr_u
            v128.or
            local.get $l61
            i32.const 56
            i64x2.shl
            local.get $l61
            i32.const 8
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l61
            i32.const 7
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.get $l53
            i64x2.add
            local.get $l28
            i32.const 45
            i64x2.shl
            local.get $l28
            i32.const 19
            i64x2.shr_u
            v128.or
            local.get $l28
            i32.const 3
            i64x2.shl
            local.get $l28
            i32.const 61
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l28
            i32.const 6
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.set $l34
            local.get $l78
            local.get $l34
            global.get $polylane.tables
            local.get $l16
            i32.const 128
            i32.mul
            i32.add
            v128.load64_splat offset=152
            i64x2.add
            i64x2.add
            local.get $l32
            i32.const 50
            i64x2.shl
            local.get $l32
            i32.const 14
            i64x2.shr_u
            v128.or
            local.get $l32
            i32.const 46
            i64x2.shl
            local.get $l32
            i32.const 18
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l32
            i32.const 23
            i64x2.shl
            local.get $l32
            i32.const 41
            i64x2.shr_u
            v128.or
            v128.xor
            i64x2.add
            local.get $l25
            local.get $l32
            local.get $l29
            local.get $l25
            v128.xor
            v128.and
            v128.xor
            i64x2.add
            local.set $l35
            local.get $l30
            local.get $l26
            v128.xor
            local.set $l36
            local.get $l35
            local.get $l30
            i32.const 36
            i64x2.shl
            local.get $l30
            i32.const 28
            i64x2.shr_u
            v128.or
            local.get $l30
            i32.const 30
            i64x2.shl
            local.get $l30
            i32.const 34
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l30
            i32.const 25
            i64x2.shl
            local.get $l30
            i32.const 39
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l36
            local.get $l33
            v128.and
            local.get $l26
            v128.xor
            i64x2.add
            i64x2.add
            local.set $l33
            local.get $l82
            local.get $l35
            i64x2.add
            local.set $l35
            local.get $l61
            local.get $l60
            i32.const 63
            i64x2.shl
            local.get $l60
            i32.const 1
            i64x2.shr_u
            v128.or
            local.get $l60
            i32.const 56
            i64x2.shl
            local.get $l60
            i32.const 8
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l60
            i32.const 7
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.get $l52
            i64x2.add
            local.get $l31
            i32.const 45
            i64x2.shl
            local.get $l31
            i32.const 19
            i64x2.shr_u
            v128.or
            local.get $l31
            i32.const 3
            i64x2.shl
            local.get $l31
            i32.const 61
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l31
            i32.const 6
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.set $l37
            local.get $l25
            local.get $l37
            global.get $polylane.tables
            local.get $l16
            i32.const 128
            i32.mul
            i32.add
            v128.load64_splat offset=160
            i64x2.add
            i64x2.add
            local.get $l35
            i32.const 50
            i64x2.shl
            local.get $l35
            i32.const 14
            i64x2.shr_u
            v128.or
            local.get $l35
            i32.const 46
            i64x2.shl
            local.get $l35
            i32.const 18
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l35
            i32.const 23
            i64x2.shl
            local.get $l35
            i32.const 41
            i64x2.shr_u
            v128.or
            v128.xor
            i64x2.add
            local.get $l29
            local.get $l35
            local.get $l32
            local.get $l29
            v128.xor
            v128.and
            v128.xor
            i64x2.add
            local.set $l25
            local.get $l33
            local.get $l30
            v128.xor
            local.set $l38
            local.get $l25
            local.get $l33
            i32.const 36
            i64x2.shl
            local.get $l33
            i32.const 28
            i64x2.shr_u
            v128.or
            local.get $l33
            i32.const 30
            i64x2.shl
            local.get $l33
            i32.const 34
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l33
            i32.const 25
            i64x2.shl
            local.get $l33
            i32.const 39
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l38
            local.get $l36
            v128.and
            local.get $l30
            v128.xor
            i64x2.add
            i64x2.add
            local.set $l36
            local.get $l27
            local.get $l25
            i64x2.add
            local.set $l25
            local.get $l60
            local.get $l59
            i32.const 63
            i64x2.shl
            local.get $l59
            i32.const 1
            i64x2.shr_u
            v128.or
            local.get $l59
            i32.const 56
            i64x2.shl
            local.get $l59
            i32.const 8
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l59
            i32.const 7
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.get $l51
            i64x2.add
            local.get $l34
            i32.const 45
            i64x2.shl
            local.get $l34
            i32.const 19
            i64x2.shr_u
            v128.or
            local.get $l34
            i32.const 3
            i64x2.shl
            local.get $l34
            i32.const 61
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l34
            i32.const 6
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.set $l27
            local.get $l29
            local.get $l27
            global.get $polylane.tables
            local.get $l16
            i32.const 128
            i32.mul
            i32.add
            v128.load64_splat offset=168
            i64x2.add
            i64x2.add
            local.get $l25
            i32.const 50
            i64x2.shl
            local.get $l25
            i32.const 14
            i64x2.shr_u
            v128.or
            local.get $l25
            i32.const 46
            i64x2.shl
            local.get $l25
            i32.const 18
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l25
            i32.const 23
            i64x2.shl
            local.get $l25
            i32.const 41
            i64x2.shr_u
            v128.or
            v128.xor
            i64x2.add
            local.get $l32
            local.get $l25
            local.get $l35
            local.get $l32
            v128.xor
            v128.and
            v128.xor
            i64x2.add
            local.set $l29
            local.get $l36
            local.get $l33
            v128.xor
            local.set $l39
            local.get $l29
            local.get $l36
            i32.const 36
            i64x2.shl
            local.get $l36
            i32.const 28
            i64x2.shr_u
            v128.or
            local.get $l36
            i32.const 30
            i64x2.shl
            local.get $l36
            i32.const 34
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l36
            i32.const 25
            i64x2.shl
            local.get $l36
            i32.const 39
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l39
            local.get $l38
            v128.and
            local.get $l33
            v128.xor
            i64x2.add
            i64x2.add
            local.set $l38
            local.get $l26
            local.get $l29
            i64x2.add
            local.set $l26
            local.get $l59
            local.get $l58
            i32.const 63
            i64x2.shl
            local.get $l58
            i32.const 1
            i64x2.shr_u
            v128.or
            local.get $l58
            i32.const 56
            i64x2.shl
            local.get $l58
            i32.const 8
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l58
            i32.const 7
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.get $l50
            i64x2.add
            local.get $l37
            i32.const 45
            i64x2.shl
            local.get $l37
            i32.const 19
            i64x2.shr_u
            v128.or
            local.get $l37
            i32.const 3
            i64x2.shl
            local.get $l37
            i32.const 61
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l37
            i32.const 6
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.set $l29
            local.get $l32
            local.get $l29
            global.get $polylane.tables
            local.get $l16
            i32.const 128
            i32.mul
            i32.add
            v128.load64_splat offset=176
            i64x2.add
            i64x2.add
            local.get $l26
            i32.const 50
            i64x2.shl
            local.get $l26
            i32.const 14
            i64x2.shr_u
            v128.or
            local.get $l26
            i32.const 46
            i64x2.shl
            local.get $l26
            i32.const 18
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l26
            i32.const 23
            i64x2.shl
            local.get $l26
            i32.const 41
            i64x2.shr_u
            v128.or
            v128.xor
            i64x2.add
            local.get $l35
            local.get $l26
            local.get $l25
            local.get $l35
            v128.xor
            v128.and
            v128.xor
            i64x2.add
            local.set $l32
            local.get $l38
            local.get $l36
            v128.xor
            local.set $l40
            local.get $l32
            local.get $l38
            i32.const 36
            i64x2.shl
            local.get $l38
            i32.const 28
            i64x2.shr_u
            v128.or
            local.get $l38
            i32.const 30
            i64x2.shl
            local.get $l38
            i32.const 34
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l38
            i32.const 25
            i64x2.shl
            local.get $l38
            i32.const 39
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l40
            local.get $l39
            v128.and
            local.get $l36
            v128.xor
            i64x2.add
            i64x2.add
            local.set $l39
            local.get $l30
            local.get $l32
            i64x2.add
            local.set $l30
            local.get $l58
            local.get $l57
            i32.const 63
            i64x2.shl
            local.get $l57
            i32.const 1
            i64x2.shr_u
            v128.or
            local.get $l57
            i32.const 56
            i64x2.shl
            local.get $l57
            i32.const 8
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l57
            i32.const 7
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.get $l24
            i64x2.add
            local.get $l27
            i32.const 45
            i64x2.shl
            local.get $l27
            i32.const 19
            i64x2.shr_u
            v128.or
            local.get $l27
            i32.const 3
            i64x2.shl
            local.get $l27
            i32.const 61
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l27
            i32.const 6
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.set $l32
            local.get $l35
            local.get $l32
            global.get $polylane.tables
            local.get $l16
            i32.const 128
            i32.mul
            i32.add
            v128.load64_splat offset=184
            i64x2.add
            i64x2.add
            local.get $l30
            i32.const 50
            i64x2.shl
            local.get $l30
            i32.const 14
            i64x2.shr_u
            v128.or
            local.get $l30
            i32.const 46
            i64x2.shl
            local.get $l30
            i32.const 18
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l30
            i32.const 23
            i64x2.shl
            local.get $l30
            i32.const 41
            i64x2.shr_u
            v128.or
            v128.xor
            i64x2.add
            local.get $l25
            local.get $l30
            local.get $l26
            local.get $l25
            v128.xor
            v128.and
            v128.xor
            i64x2.add
            local.set $l35
            local.get $l39
            local.get $l38
            v128.xor
            local.set $l41
            local.get $l35
            local.get $l39
            i32.const 36
            i64x2.shl
            local.get $l39
            i32.const 28
            i64x2.shr_u
            v128.or
            local.get $l39
            i32.const 30
            i64x2.shl
            local.get $l39
            i32.const 34
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l39
            i32.const 25
            i64x2.shl
            local.get $l39
            i32.const 39
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l41
            local.get $l40
            v128.and
            local.get $l38
            v128.xor
            i64x2.add
            i64x2.add
            local.set $l40
            local.get $l33
            local.get $l35
            i64x2.add
            local.set $l33
            local.get $l57
            local.get $l56
            i32.const 63
            i64x2.shl
            local.get $l56
            i32.const 1
            i64x2.shr_u
            v128.or
            local.get $l56
            i32.const 56
            i64x2.shl
            local.get $l56
            i32.const 8
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l56
            i32.const 7
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.get $l28
            i64x2.add
            local.get $l29
            i32.const 45
            i64x2.shl
            local.get $l29
            i32.const 19
            i64x2.shr_u
            v128.or
            local.get $l29
            i32.const 3
            i64x2.shl
            local.get $l29
            i32.const 61
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l29
            i32.const 6
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.set $l35
            local.get $l25
            local.get $l35
            global.get $polylane.tables
            local.get $l16
            i32.const 128
            i32.mul
            i32.add
            v128.load64_splat offset=192
            i64x2.add
            i64x2.add
            local.get $l33
            i32.const 50
            i64x2.shl
            local.get $l33
            i32.const 14
            i64x2.shr_u
            v128.or
            local.get $l33
            i32.const 46
            i64x2.shl
            local.get $l33
            i32.const 18
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l33
            i32.const 23
            i64x2.shl
            local.get $l33
            i32.const 41
            i64x2.shr_u
            v128.or
            v128.xor
            i64x2.add
            local.get $l26
            local.get $l33
            local.get $l30
            local.get $l26
            v128.xor
            v128.and
            v128.xor
            i64x2.add
            local.set $l25
            local.get $l40
            local.get $l39
            v128.xor
            local.set $l42
            local.get $l25
            local.get $l40
            i32.const 36
            i64x2.shl
            local.get $l40
            i32.const 28
            i64x2.shr_u
            v128.or
            local.get $l40
            i32.const 30
            i64x2.shl
            local.get $l40
            i32.const 34
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l40
            i32.const 25
            i64x2.shl
            local.get $l40
            i32.const 39
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l42
            local.get $l41
            v128.and
            local.get $l39
            v128.xor
            i64x2.add
            i64x2.add
            local.set $l41
            local.get $l36
            local.get $l25
            i64x2.add
            local.set $l25
            local.get $l56
            local.get $l55
            i32.const 63
            i64x2.shl
            local.get $l55
            i32.const 1
            i64x2.shr_u
            v128.or
            local.get $l55
            i32.const 56
            i64x2.shl
            local.get $l55
            i32.const 8
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l55
            i32.const 7
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.get $l31
            i64x2.add
            local.get $l32
            i32.const 45
            i64x2.shl
            local.get $l32
            i32.const 19
            i64x2.shr_u
            v128.or
            local.get $l32
            i32.const 3
            i64x2.shl
            local.get $l32
            i32.const 61
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l32
            i32.const 6
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.set $l36
            local.get $l26
            local.get $l36
            global.get $polylane.tables
            local.get $l16
            i32.const 128
            i32.mul
            i32.add
            v128.load64_splat offset=200
            i64x2.add
            i64x2.add
            local.get $l25
            i32.const 50
            i64x2.shl
            local.get $l25
            i32.const 14
            i64x2.shr_u
            v128.or
            local.get $l25
            i32.const 46
            i64x2.shl
            local.get $l25
            i32.const 18
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l25
            i32.const 23
            i64x2.shl
            local.get $l25
            i32.const 41
            i64x2.shr_u
            v128.or
            v128.xor
            i64x2.add
            local.get $l30
            local.get $l25
            local.get $l33
            local.get $l30
            v128.xor
            v128.and
            v128.xor
            i64x2.add
            local.set $l26
            local.get $l41
            local.get $l40
            v128.xor
            local.set $l43
            local.get $l26
            local.get $l41
            i32.const 36
            i64x2.shl
            local.get $l41
            i32.const 28
            i64x2.shr_u
            v128.or
            local.get $l41
            i32.const 30
            i64x2.shl
            local.get $l41
            i32.const 34
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l41
            i32.const 25
            i64x2.shl
            local.get $l41
            i32.const 39
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l43
            local.get $l42
            v128.and
            local.get $l40
            v128.xor
            i64x2.add
            i64x2.add
            local.set $l42
            local.get $l38
            local.get $l26
            i64x2.add
            local.set $l26
            local.get $l55
            local.get $l54
            i32.const 63
            i64x2.shl
            local.get $l54
            i32.const 1
            i64x2.shr_u
            v128.or
            local.get $l54
            i32.const 56
            i64x2.shl
            local.get $l54
            i32.const 8
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l54
            i32.const 7
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.get $l34
            i64x2.add
            local.get $l35
            i32.const 45
            i64x2.shl
            local.get $l35
            i32.const 19
            i64x2.shr_u
            v128.or
            local.get $l35
            i32.const 3
            i64x2.shl
            local.get $l35
            i32.const 61
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l35
            i32.const 6
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.set $l38
            local.get $l30
            local.get $l38
            global.get $polylane.tables
            local.get $l16
            i32.const 128
            i32.mul
            i32.add
            v128.load64_splat offset=208
            i64x2.add
            i64x2.add
            local.get $l26
            i32.const 50
            i64x2.shl
            local.get $l26
            i32.const 14
            i64x2.shr_u
            v128.or
            local.get $l26
            i32.const 46
            i64x2.shl
            local.get $l26
            i32.const 18
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l26
            i32.const 23
            i64x2.shl
            local.get $l26
            i32.const 41
            i64x2.shr_u
            v128.or
            v128.xor
            i64x2.add
            local.get $l33
            local.get $l26
            local.get $l25
            local.get $l33
            v128.xor
            v128.and
            v128.xor
            i64x2.add
            local.set $l30
            local.get $l42
            local.get $l41
            v128.xor
            local.set $l44
            local.get $l30
            local.get $l42
            i32.const 36
            i64x2.shl
            local.get $l42
            i32.const 28
            i64x2.shr_u
            v128.or
            local.get $l42
            i32.const 30
            i64x2.shl
            local.get $l42
            i32.const 34
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l42
            i32.const 25
            i64x2.shl
            local.get $l42
            i32.const 39
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l44
            local.get $l43
            v128.and
            local.get $l41
            v128.xor
            i64x2.add
            i64x2.add
            local.set $l43
            local.get $l39
            local.get $l30
            i64x2.add
            local.set $l30
            local.get $l54
            local.get $l53
            i32.const 63
            i64x2.shl
            local.get $l53
            i32.const 1
            i64x2.shr_u
            v128.or
            local.get $l53
            i32.const 56
            i64x2.shl
            local.get $l53
            i32.const 8
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l53
            i32.const 7
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.get $l37
            i64x2.add
            local.get $l36
            i32.const 45
            i64x2.shl
            local.get $l36
            i32.const 19
            i64x2.shr_u
            v128.or
            local.get $l36
            i32.const 3
            i64x2.shl
            local.get $l36
            i32.const 61
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l36
            i32.const 6
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.set $l39
            local.get $l33
            local.get $l39
            global.get $polylane.tables
            local.get $l16
            i32.const 128
            i32.mul
            i32.add
            v128.load64_splat offset=216
            i64x2.add
            i64x2.add
            local.get $l30
            i32.const 50
            i64x2.shl
            local.get $l30
            i32.const 14
            i64x2.shr_u
            v128.or
            local.get $l30
            i32.const 46
            i64x2.shl
            local.get $l30
            i32.const 18
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l30
            i32.const 23
            i64x2.shl
            local.get $l30
            i32.const 41
            i64x2.shr_u
            v128.or
            v128.xor
            i64x2.add
            local.get $l25
            local.get $l30
            local.get $l26
            local.get $l25
            v128.xor
            v128.and
            v128.xor
            i64x2.add
            local.set $l33
            local.get $l43
            local.get $l42
            v128.xor
            local.set $l45
            local.get $l33
            local.get $l43
            i32.const 36
            i64x2.shl
            local.get $l43
            i32.const 28
            i64x2.shr_u
            v128.or
            local.get $l43
            i32.const 30
            i64x2.shl
            local.get $l43
            i32.const 34
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l43
            i32.const 25
            i64x2.shl
            local.get $l43
            i32.const 39
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l45
            local.get $l44
            v128.and
            local.get $l42
            v128.xor
            i64x2.add
            i64x2.add
            local.set $l44
            local.get $l40
            local.get $l33
            i64x2.add
            local.set $l33
            local.get $l53
            local.get $l52
            i32.const 63
            i64x2.shl
            local.get $l52
            i32.const 1
            i64x2.shr_u
            v128.or
            local.get $l52
            i32.const 56
            i64x2.shl
            local.get $l52
            i32.const 8
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l52
            i32.const 7
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.get $l27
            i64x2.add
            local.get $l38
            i32.const 45
            i64x2.shl
            local.get $l38
            i32.const 19
            i64x2.shr_u
            v128.or
            local.get $l38
            i32.const 3
            i64x2.shl
            local.get $l38
            i32.const 61
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l38
            i32.const 6
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.set $l40
            local.get $l25
            local.get $l40
            global.get $polylane.tables
            local.get $l16
            i32.const 128
            i32.mul
            i32.add
            v128.load64_splat offset=224
            i64x2.add
            i64x2.add
            local.get $l33
            i32.const 50
            i64x2.shl
            local.get $l33
            i32.const 14
            i64x2.shr_u
            v128.or
            local.get $l33
            i32.const 46
            i64x2.shl
            local.get $l33
            i32.const 18
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l33
            i32.const 23
            i64x2.shl
            local.get $l33
            i32.const 41
            i64x2.shr_u
            v128.or
            v128.xor
            i64x2.add
            local.get $l26
            local.get $l33
            local.get $l30
            local.get $l26
            v128.xor
            v128.and
            v128.xor
            i64x2.add
            local.set $l25
            local.get $l44
            local.get $l43
            v128.xor
            local.set $l46
            local.get $l25
            local.get $l44
            i32.const 36
            i64x2.shl
            local.get $l44
            i32.const 28
            i64x2.shr_u
            v128.or
            local.get $l44
            i32.const 30
            i64x2.shl
            local.get $l44
            i32.const 34
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l44
            i32.const 25
            i64x2.shl
            local.get $l44
            i32.const 39
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l46
            local.get $l45
            v128.and
            local.get $l43
            v128.xor
            i64x2.add
            i64x2.add
            local.set $l45
            local.get $l41
            local.get $l25
            i64x2.add
            local.set $l25
            local.get $l52
            local.get $l51
            i32.const 63
            i64x2.shl
            local.get $l51
            i32.const 1
            i64x2.shr_u
            v128.or
            local.get $l51
            i32.const 56
            i64x2.shl
            local.get $l51
            i32.const 8
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l51
            i32.const 7
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.get $l29
            i64x2.add
            local.get $l39
            i32.const 45
            i64x2.shl
            local.get $l39
            i32.const 19
            i64x2.shr_u
            v128.or
            local.get $l39
            i32.const 3
            i64x2.shl
            local.get $l39
            i32.const 61
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l39
            i32.const 6
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.set $l41
            local.get $l26
            local.get $l41
            global.get $polylane.tables
            local.get $l16
            i32.const 128
            i32.mul
            i32.add
            v128.load64_splat offset=232
            i64x2.add
            i64x2.add
            local.get $l25
            i32.const 50
            i64x2.shl
            local.get $l25
            i32.const 14
            i64x2.shr_u
            v128.or
            local.get $l25
            i32.const 46
            i64x2.shl
            local.get $l25
            i32.const 18
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l25
            i32.const 23
            i64x2.shl
            local.get $l25
            i32.const 41
            i64x2.shr_u
            v128.or
            v128.xor
            i64x2.add
            local.get $l30
            local.get $l25
            local.get $l33
            local.get $l30
            v128.xor
            v128.and
            v128.xor
            i64x2.add
            local.set $l26
            local.get $l45
            local.get $l44
            v128.xor
            local.set $l47
            local.get $l26
            local.get $l45
            i32.const 36
            i64x2.shl
            local.get $l45
            i32.const 28
            i64x2.shr_u
            v128.or
            local.get $l45
            i32.const 30
            i64x2.shl
            local.get $l45
            i32.const 34
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l45
            i32.const 25
            i64x2.shl
            local.get $l45
            i32.const 39
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l47
            local.get $l46
            v128.and
            local.get $l44
            v128.xor
            i64x2.add
            i64x2.add
            local.set $l46
            local.get $l42
            local.get $l26
            i64x2.add
            local.set $l26
            local.get $l51
            local.get $l50
            i32.const 63
            i64x2.shl
            local.get $l50
            i32.const 1
            i64x2.shr_u
            v128.or
            local.get $l50
            i32.const 56
            i64x2.shl
            local.get $l50
            i32.const 8
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l50
            i32.const 7
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.get $l32
            i64x2.add
            local.get $l40
            i32.const 45
            i64x2.shl
            local.get $l40
            i32.const 19
            i64x2.shr_u
            v128.or
            local.get $l40
            i32.const 3
            i64x2.shl
            local.get $l40
            i32.const 61
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l40
            i32.const 6
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.set $l42
            local.get $l30
            local.get $l42
            global.get $polylane.tables
            local.get $l16
            i32.const 128
            i32.mul
            i32.add
            v128.load64_splat offset=240
            i64x2.add
            i64x2.add
            local.get $l26
            i32.const 50
            i64x2.shl
            local.get $l26
            i32.const 14
            i64x2.shr_u
            v128.or
            local.get $l26
            i32.const 46
            i64x2.shl
            local.get $l26
            i32.const 18
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l26
            i32.const 23
            i64x2.shl
            local.get $l26
            i32.const 41
            i64x2.shr_u
            v128.or
            v128.xor
            i64x2.add
            local.get $l33
            local.get $l26
            local.get $l25
            local.get $l33
            v128.xor
            v128.and
            v128.xor
            i64x2.add
            local.set $l30
            local.get $l46
            local.get $l45
            v128.xor
            local.set $l48
            local.get $l30
            local.get $l46
            i32.const 36
            i64x2.shl
            local.get $l46
            i32.const 28
            i64x2.shr_u
            v128.or
            local.get $l46
            i32.const 30
            i64x2.shl
            local.get $l46
            i32.const 34
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l46
            i32.const 25
            i64x2.shl
            local.get $l46
            i32.const 39
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l48
            local.get $l47
            v128.and
            local.get $l45
            v128.xor
            i64x2.add
            i64x2.add
            local.set $l47
            local.get $l43
            local.get $l30
            i64x2.add
            local.set $l30
            local.get $l50
            local.get $l24
            i32.const 63
            i64x2.shl
            local.get $l24
            i32.const 1
            i64x2.shr_u
            v128.or
            local.get $l24
            i32.const 56
            i64x2.shl
            local.get $l24
            i32.const 8
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l24
            i32.const 7
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.get $l35
            i64x2.add
            local.get $l41
            i32.const 45
            i64x2.shl
            local.get $l41
            i32.const 19
            i64x2.shr_u
            v128.or
            local.get $l41
            i32.const 3
            i64x2.shl
            local.get $l41
            i32.const 61
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l41
            i32.const 6
            i64x2.shr_u
            v128.xor
            i64x2.add
            local.set $l43
            local.get $l33
            local.get $l43
            global.get $polylane.tables
            local.get $l16
            i32.const 128
            i32.mul
            i32.add
            v128.load64_splat offset=248
            i64x2.add
            i64x2.add
            local.get $l30
            i32.const 50
            i64x2.shl
            local.get $l30
            i32.const 14
            i64x2.shr_u
            v128.or
            local.get $l30
            i32.const 46
            i64x2.shl
            local.get $l30
            i32.const 18
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l30
            i32.const 23
            i64x2.shl
            local.get $l30
            i32.const 41
            i64x2.shr_u
            v128.or
            v128.xor
            i64x2.add
            local.get $l25
            local.get $l30
            local.get $l26
            local.get $l25
            v128.xor
            v128.and
            v128.xor
            i64x2.add
            local.set $l33
            local.get $l47
            local.get $l46
            v128.xor
            local.set $l49
            local.get $l33
            local.get $l47
            i32.const 36
            i64x2.shl
            local.get $l47
            i32.const 28
            i64x2.shr_u
            v128.or
            local.get $l47
            i32.const 30
            i64x2.shl
            local.get $l47
            i32.const 34
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l47
            i32.const 25
            i64x2.shl
            local.get $l47
            i32.const 39
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l49
            local.get $l48
            v128.and
            local.get $l46
            v128.xor
            i64x2.add
            i64x2.add
            local.get $l47
            local.get $l46
            local.get $l45
            local.get $l44
            local.get $l33
            i64x2.add
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
            local.set $l75
            local.set $l76
            local.set $l77
            local.set $l78
            local.set $l79
            local.set $l80
            local.set $l81
            local.set $l82
            local.get $l16
            i32.const 1
            i32.add
            local.set $l16
            br $L5
          end
        end
        local.get $l83
        local.get $l74
        i64x2.add
        local.set $l24
        local.get $l84
        local.get $l82
        i64x2.add
        local.set $l25
        local.get $l85
        local.get $l73
        i64x2.add
        local.set $l26
        local.get $l86
        local.get $l81
        i64x2.add
        local.set $l27
        local.get $l87
        local.get $l72
        i64x2.add
        local.set $l28
        local.get $l88
        local.get $l80
        i64x2.add
        local.set $l29
        local.get $l89
        local.get $l71
        i64x2.add
        local.set $l30
        local.get $l90
        local.get $l79
        i64x2.add
        local.set $l31
        local.get $l91
        local.get $l70
        i64x2.add
        local.set $l32
        local.get $l92
        local.get $l78
        i64x2.add
        local.set $l33
        local.get $l93
        local.get $l69
        i64x2.add
        local.set $l34
        local.get $l94
        local.get $l77
        i64x2.add
        local.set $l35
        local.get $l95
        local.get $l68
        i64x2.add
        local.set $l36
        local.get $l96
        local.get $l76
        i64x2.add
        local.set $l37
        local.get $l97
        local.get $l67
        i64x2.add
        local.set $l38
        local.get $l98
        local.get $l75
        i64x2.add
        local.set $l39
        local.get $l24
        local.get $l25
        i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31
        local.get $l24
        local.get $l25
        i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27
        local.get $l26
        local.get $l27
        i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31
        local.get $l26
        local.get $l27
        i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27
        local.get $l28
        local.get $l29
        i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31
        local.get $l28
        local.get $l29
        i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27
        local.get $l30
        local.get $l31
        i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31
        local.get $l30
        local.get $l31
        i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27
        local.get $l32
        local.get $l33
        i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31
        local.get $l32
        local.get $l33
        i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27
        local.get $l34
        local.get $l35
        i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31
        local.get $l34
        local.get $l35
        i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27
        local.get $l36
        local.get $l37
        i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31
        local.get $l36
        local.get $l37
        i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27
        local.get $l38
        local.get $l39
        i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31
        local.get $l38
        local.get $l39
        i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27
        local.set $l117
        local.set $l118
        local.set $l119
        local.set $l120
        local.set $l121
        local.set $l122
        local.set $l123
        local.set $l124
        local.set $l125
        local.set $l126
        local.set $l127
        local.set $l128
        local.set $l129
        local.set $l130
        local.set $l131
        local.set $l132
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
    local.get $l132
    v128.store align=4
    local.get $p0
    local.get $l131
    v128.store offset=16 align=4
    local.get $p0
    local.get $l130
    v128.store offset=32 align=4
    local.get $p0
    local.get $l129
    v128.store offset=48 align=4
    local.get $p0
    local.get $l128
    v128.store offset=64 align=4
    local.get $p0
    local.get $l127
    v128.store offset=80 align=4
    local.get $p0
    local.get $l126
    v128.store offset=96 align=4
    local.get $p0
    local.get $l125
    v128.store offset=112 align=4
    local.get $p0
    local.get $l124
    v128.store offset=128 align=4
    local.get $p0
    local.get $l123
    v128.store offset=144 align=4
    local.get $p0
    local.get $l122
    v128.store offset=160 align=4
    local.get $p0
    local.get $l121
    v128.store offset=176 align=4
    local.get $p0
    local.get $l120
    v128.store offset=192 align=4
    local.get $p0
    local.get $l119
    v128.store offset=208 align=4
    local.get $p0
    local.get $l118
    v128.store offset=224 align=4
    local.get $p0
    local.get $l117
    v128.store offset=240 align=4)
  (data $d0 (global.get $polylane.tables) "\22\ae(\d7\98/\8aB\cde\ef#\91D7q/;M\ec\cf\fb\c0\b5\bc\db\89\81\a5\db\b5\e98\b5H\f3[\c2V9\19\d0\05\b6\f1\11\f1Y\9bO\19\af\a4\82?\92\18\81m\da\d5^\1c\abB\02\03\a3\98\aa\07\d8\beopE\01[\83\12\8c\b2\e4N\be\851$\e2\b4\ff\d5\c3}\0cUo\89{\f2t]\ber\b1\96\16;\fe\b1\de\805\12\c7%\a7\06\dc\9b\94&i\cft\f1\9b\c1\d2J\f1\9e\c1i\9b\e4\e3%O8\86G\be\ef\b5\d5\8c\8b\c6\9d\c1\0fe\9c\acw\cc\a1\0c$u\02+Yo,\e9-\83\e4\a6n\aa\84tJ\d4\fbA\bd\dc\a9\b0\5c\b5S\11\83\da\88\f9v\ab\dff\eeRQ>\98\102\b4-m\c61\a8?!\fb\98\c8'\03\b0\e4\0e\ef\be\c7\7fY\bf\c2\8f\a8=\f3\0b\e0\c6%\a7\0a\93G\91\a7\d5o\82\03\e0Qc\ca\06pn\0e\0ag))\14\fc/\d2F\85\0a\b7'&\c9&\5c8!\1b.\ed*\c4Z\fcm,M\df\b3\95\9d\13\0d8S\dec\af\8bTs\0ae\a8\b2w<\bb\0ajv\e6\ae\edG.\c9\c2\81;5\82\14\85,r\92d\03\f1L\a1\e8\bf\a2\010B\bcKf\1a\a8\91\97\f8\d0p\8bK\c20\beT\06\a3Ql\c7\18R\ef\d6\19\e8\92\d1\10\a9eU$\06\99\d6* qW\855\0e\f4\b8\d1\bb2p\a0j\10\c8\d0\d2\b8\16\c1\a4\19S\abAQ\08l7\1e\99\eb\8e\dfLwH'\a8H\9b\e1\b5\bc\b04cZ\c9\c5\b3\0c\1c9\cb\8aA\e3J\aa\d8Ns\e3cwO\ca\9c[\a3\b8\b2\d6\f3o.h\fc\b2\ef]\ee\82\8ft`/\17Coc\a5xr\ab\f0\a1\14x\c8\84\ec9d\1a\08\02\c7\8c(\1ec#\fa\ff\be\90\e9\bd\82\de\eblP\a4\15y\c6\b2\f7\a3\f9\be+Sr\e3\f2xq\c6\9ca&\ea\ce>'\ca\07\c2\c0!\c7\b8\86\d1\1e\eb\e0\cd\d6}\da\eax\d1n\ee\7fO}\f5\bao\17r\aag\f0\06\a6\98\c8\a2\c5}c\0a\ae\0d\f9\be\04\98?\11\1bG\1c\135\0bq\1b\84}\04#\f5w\db(\93$\c7@{\ab\ca2\bc\be\c9\15\0a\be\9e<L\0d\10\9c\c4g\1dC\b6B>\cb\be\d4\c5L*~e\fc\9c)\7fY\ec\fa\d6:\abo\cb_\17XGJ\8c\19Dl"))
