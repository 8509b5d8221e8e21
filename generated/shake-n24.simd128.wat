(module
  (type $t0 (func (param i32 i32 i32 i32 i32 i32 i32 i32 i32 i32)))
  (type $t1 (func (param i32 i32 i32 i32 i32 i32 i32 i32 i32)))
  (type $t2 (func (param i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32)))
  (import "polylane" "memory" (memory $polylane.memory 16 16))
  (import "polylane" "tables" (global $polylane.tables i32))
  (func $shake-chain-n24.x2.simd128 (export "shake-chain-n24.x2.simd128") (type $t0) (param $p0 i32) (param $p1 i32) (param $p2 i32) (param $p3 i32) (param $p4 i32) (param $p5 i32) (param $p6 i32) (param $p7 i32) (param $p8 i32) (param $p9 i32)
    (local $l10 i32) (local $l11 i32) (local $l12 i32) (local $l13 i32) (local $l14 i32) (local $l15 i32) (local $l16 i32) (local $l17 i32) (local $l18 i32) (local $l19 i32) (local $l20 i32) (local $l21 i32) (local $l22 i32) (local $l23 i32) (local $l24 v128) (local $l25 i64) (local $l26 v128) (local $l27 i64) (local $l28 v128) (local $l29 i64) (local $l30 v128) (local $l31 i64) (local $l32 v128) (local $l33 i64) (local $l34 v128) (local $l35 i64) (local $l36 v128) (local $l37 i64) (local $l38 v128) (local $l39 i64) (local $l40 v128) (local $l41 i64) (local $l42 v128) (local $l43 i64) (local $l44 v128) (local $l45 i64) (local $l46 v128) (local $l47 i64) (local $l48 v128) (local $l49 i64) (local $l50 v128) (local $l51 i64) (local $l52 v128) (local $l53 i64) (local $l54 v128) (local $l55 i64) (local $l56 v128) (local $l57 i64) (local $l58 v128) (local $l59 i64) (local $l60 v128) (local $l61 i64) (local $l62 v128) (local $l63 i64) (local $l64 v128) (local $l65 i64) (local $l66 v128) (local $l67 i64) (local $l68 v128) (local $l69 i64) (local $l70 v128) (local $l71 i64) (local $l72 v128) (local $l73 i64) (local $l74 v128) (local $l75 i64) (local $l76 v128) (local $l77 i64) (local $l78 i64) (local $l79 i64) (local $l80 i64) (local $l81 i64) (local $l82 i64) (local $l83 i64) (local $l84 i64) (local $l85 i64) (local $l86 i64) (local $l87 i64) (local $l88 i64) (local $l89 i64) (local $l90 i64) (local $l91 i64) (local $l92 i64) (local $l93 i64) (local $l94 i64) (local $l95 i64) (local $l96 i64) (local $l97 i64) (local $l98 i64) (local $l99 i64) (local $l100 i64) (local $l101 i64) (local $l102 i64) (local $l103 v128) (local $l104 v128) (local $l105 v128) (local $l106 v128) (local $l107 v128) (local $l108 v128) (local $l109 v128) (local $l110 v128) (local $l111 v128) (local $l112 v128) (local $l113 v128) (local $l114 v128) (local $l115 v128) (local $l116 v128) (local $l117 v128) (local $l118 v128) (local $l119 v128) (local $l120 v128) (local $l121 v128) (local $l122 v128) (local $l123 v128) (local $l124 v128) (local $l125 v128) (local $l126 v128) (local $l127 v128) (local $l128 v128) (local $l129 i64) (local $l130 v128) (local $l131 i64) (local $l132 v128) (local $l133 i64) (local $l134 v128) (local $l135 i64) (local $l136 i64) (local $l137 i64) (local $l138 i64) (local $l139 v128) (local $l140 v128) (local $l141 v128)
    local.get $p3
    i32.const 3
    i32.div_u
    local.set $l22
    local.get $p3
    i32.const 3
    i32.rem_u
    local.set $l23
    i32.const 0
    local.set $l21
    block $B0
      local.get $l22
      i32.eqz
      br_if $B0
      loop $L1
        i32.const 0
        local.set $l20
        block $B2
          loop $L3
            local.get $l20
            i32.const 2
            i32.lt_u
            i32.eqz
            br_if $B2
            local.get $l21
            i32.const 3
            i32.mul
            local.set $l16
            local.get $l16
            local.get $l20
            i32.add
            local.set $l18
            local.get $l16
            i32.const 2
            i32.add
            local.set $l19
            local.get $p1
            v128.load align=8
            local.set $l24
            local.get $p1
            local.get $l20
            i32.const 8
            i32.mul
            i32.add
            i64.load
            local.set $l25
            local.get $l24
            local.get $l24
            i8x16.shuffle 7 6 5 4 3 2 1 0 15 14 13 12 11 10 9 8
            local.set $l128
            i64.const 71777214294589695
            local.set $l27
            local.get $l25
            local.get $l27
            i64.and
            i64.const 8
            i64.shl
            local.get $l25
            i64.const 8
            i64.shr_u
            local.get $l27
            i64.and
            i64.or
            local.set $l25
            i64.const 281470681808895
            local.set $l27
            local.get $l25
            local.get $l27
            i64.and
            i64.const 16
            i64.shl
            local.get $l25
            i64.const 16
            i64.shr_u
            local.get $l27
            i64.and
            i64.or
            i64.const 32
            i64.rotl
            local.set $l129
            local.get $p1
            v128.load offset=16 align=8
            local.set $l24
            local.get $p1
            local.get $l20
            i32.const 8
            i32.mul
            i32.add
            i64.load offset=16
            local.set $l25
            local.get $l24
            local.get $l24
            i8x16.shuffle 7 6 5 4 3 2 1 0 15 14 13 12 11 10 9 8
            local.set $l130
            i64.const 71777214294589695
            local.set $l27
            local.get $l25
            local.get $l27
            i64.and
            i64.const 8
            i64.shl
            local.get $l25
            i64.const 8
            i64.shr_u
            local.get $l27
            i64.and
            i64.or
            local.set $l25
            i64.const 281470681808895
            local.set $l27
            local.get $l25
            local.get $l27
            i64.and
            i64.const 16
            i64.shl
            local.get $l25
            i64.const 16
            i64.shr_u
            local.get $l27
            i64.and
            i64.or
            i64.const 32
            i64.rotl
            local.set $l131
            local.get $p1
            v128.load offset=32 align=8
            local.set $l24
            local.get $p1
            local.get $l20
            i32.const 8
            i32.mul
            i32.add
            i64.load offset=32
            local.set $l25
            local.get $l24
            local.get $l24
            i8x16.shuffle 7 6 5 4 3 2 1 0 15 14 13 12 11 10 9 8
            local.set $l132
            i64.const 71777214294589695
            local.set $l27
            local.get $l25
            local.get $l27
            i64.and
            i64.const 8
            i64.shl
            local.get $l25
            i64.const 8
            i64.shr_u
            local.get $l27
            i64.and
            i64.or
            local.set $l25
            i64.const 281470681808895
            local.set $l27
            local.get $l25
            local.get $l27
            i64.and
            i64.const 16
            i64.shl
            local.get $l25
            i64.const 16
            i64.shr_u
            local.get $l27
            i64.and
            i64.or
            i64.const 32
            i64.rotl
            local.set $l133
            local.get $p1
            v128.load offset=48 align=8
            local.set $l24
            local.get $p1
            local.get $l20
            i32.const 8
            i32.mul
            i32.add
            i64.load offset=48
            local.set $l25
            local.get $l24
            local.get $l18
            local.get $p6
            i32.mul
            i64.extend_i32_u
            i64.const 32
            i64.shl
            local.get $l18
            local.get $p7
            i32.mul
            i64.extend_i32_u
            i64.or
            i64x2.splat
            i64x2.add
            local.set $l134
            local.get $l25
            local.get $l19
            local.get $p6
            i32.mul
            i64.extend_i32_u
            i64.const 32
            i64.shl
            local.get $l19
            local.get $p7
            i32.mul
            i64.extend_i32_u
            i64.or
            i64.add
            local.set $l135
            local.get $p2
            local.get $p8
            local.get $l18
            i32.mul
            i32.add
            v128.load align=8
            local.set $l24
            local.get $p2
            local.get $p8
            local.get $l19
            i32.mul
            i32.add
            local.get $l20
            i32.const 8
            i32.mul
            i32.add
            i64.load
            local.set $l25
            local.get $p2
            local.get $p9
            i32.add
            local.get $p8
            local.get $l18
            i32.mul
            i32.add
            v128.load align=8
            local.set $l26
            local.get $p2
            local.get $p9
            i32.add
            local.get $p8
            local.get $l19
            i32.mul
            i32.add
            local.get $l20
            i32.const 8
            i32.mul
            i32.add
            i64.load
            local.set $l27
            local.get $p2
            local.get $p9
            i32.const 2
            i32.mul
            i32.add
            local.get $p8
            local.get $l18
            i32.mul
            i32.add
            v128.load align=8
            local.set $l28
            local.get $p2
            local.get $p9
            i32.const 2
            i32.mul
            i32.add
            local.get $p8
            local.get $l19
            i32.mul
            i32.add
            local.get $l20
            i32.const 8
            i32.mul
            i32.add
            i64.load
            local.set $l29
            local.get $l24
            local.get $l26
            local.get $l28
            local.get $l25
            local.get $l27
            local.get $l29
            local.set $l136
            local.set $l137
            local.set $l138
            local.set $l139
            local.set $l140
            local.set $l141
            i32.const 0
            local.set $l17
            block $B4
              local.get $p4
              i32.eqz
              br_if $B4
              loop $L5
                local.get $l134
                local.get $p5
                local.get $l17
                i32.add
                i64.extend_i32_u
                i64x2.splat
                i64x2.add
                local.set $l24
                local.get $l135
                local.get $p5
                local.get $l17
                i32.add
                i64.extend_i32_u
                i64.add
                local.set $l25
                i64.const 71777214294589695
                local.set $l27
                local.get $l25
                local.get $l27
                i64.and
                i64.const 8
                i64.shl
                local.get $l25
                i64.const 8
                i64.shr_u
                local.get $l27
                i64.and
                i64.or
                local.set $l25
                i64.const 281470681808895
                local.set $l27
                local.get $p0
                v128.load64_splat
                v128.not
                local.get $p0
                v128.load64_splat offset=8
                local.get $p0
                v128.load64_splat offset=16
                local.get $l128
                local.get $l130
                v128.not
                local.get $l132
                local.get $l24
                local.get $l24
                i8x16.shuffle 7 6 5 4 3 2 1 0 15 14 13 12 11 10 9 8
                local.get $l141
                local.get $l140
                v128.not
                local.get $l139
                v128.not
                v128.const i32x4 0x0000001f 0x00000000 0x0000001f 0x00000000
                v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
                v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
                v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
                v128.not
                v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
                v128.not
                v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
                v128.const i32x4 0x00000000 0x80000000 0x00000000 0x80000000
                v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
                v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
                v128.not
                v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
                v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
                v128.not
                v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
                v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
                v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
                v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
                local.get $p0
                i64.load
                i64.const -1
                i64.xor
                local.get $p0
                i64.load offset=8
                local.get $p0
                i64.load offset=16
                local.get $l129
                local.get $l131
                i64.const -1
                i64.xor
                local.get $l133
                local.get $l25
                local.get $l27
                i64.and
                i64.const 16
                i64.shl
                local.get $l25
                i64.const 16
                i64.shr_u
                local.get $l27
                i64.and
                i64.or
                i64.const 32
                i64.rotl
                local.get $l138
                local.get $l137
                i64.const -1
                i64.xor
                local.get $l136
                i64.const -1
                i64.xor
                i64.const 31
                i64.const 0
                i64.const 0
                i64.const 0
                i64.const -1
                i64.xor
                i64.const 0
                i64.const -1
                i64.xor
                i64.const 0
                i64.const -9223372036854775808
                i64.const 0
                i64.const 0
                i64.const -1
                i64.xor
                i64.const 0
                i64.const 0
                i64.const -1
                i64.xor
                i64.const 0
                i64.const 0
                i64.const 0
                i64.const 0
                local.set $l78
                local.set $l79
                local.set $l80
                local.set $l81
                local.set $l82
                local.set $l83
                local.set $l84
                local.set $l85
                local.set $l86
                local.set $l87
                local.set $l88
                local.set $l89
                local.set $l90
                local.set $l91
                local.set $l92
                local.set $l93
                local.set $l94
                local.set $l95
                local.set $l96
                local.set $l97
                local.set $l98
                local.set $l99
                local.set $l100
                local.set $l101
                local.set $l102
                local.set $l103
                local.set $l104
                local.set $l105
                local.set $l106
                local.set $l107
                local.set $l108
                local.set $l109
                local.set $l110
                local.set $l111
                local.set $l112
                local.set $l113
                local.set $l114
                local.set $l115
                local.set $l116
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
                i32.const 0
                local.set $l16
                local.get $l107
                local.get $l112
                v128.xor
                local.get $l117
                v128.xor
                local.get $l122
                v128.xor
                local.get $l127
                v128.xor
                local.set $l24
                local.get $l82
                local.get $l87
                i64.xor
                local.get $l92
                i64.xor
                local.get $l97
                i64.xor
                local.get $l102
                i64.xor
                local.set $l25
                local.get $l106
                local.get $l111
                v128.xor
                local.get $l116
                v128.xor
                local.get $l121
                v128.xor
                local.get $l126
                v128.xor
                local.set $l26
                local.get $l81
                local.get $l86
                i64.xor
                local.get $l91
                i64.xor
                local.get $l96
                i64.xor
                local.get $l101
                i64.xor
                local.set $l27
                local.get $l105
                local.get $l110
                v128.xor
                local.get $l115
                v128.xor
                local.get $l120
                v128.xor
                local.get $l125
                v128.xor
                local.set $l28
                local.get $l80
                local.get $l85
                i64.xor
                local.get $l90
                i64.xor
                local.get $l95
                i64.xor
                local.get $l100
                i64.xor
                local.set $l29
                local.get $l104
                local.get $l109
                v128.xor
                local.get $l114
                v128.xor
                local.get $l119
                v128.xor
                local.get $l124
                v128.xor
                local.set $l30
                local.get $l79
                local.get $l84
                i64.xor
                local.get $l89
                i64.xor
                local.get $l94
                i64.xor
                local.get $l99
                i64.xor
                local.set $l31
                local.get $l103
                local.get $l108
                v128.xor
                local.get $l113
                v128.xor
                local.get $l118
                v128.xor
                local.get $l123
                v128.xor
                local.set $l32
                local.get $l78
                local.get $l83
                i64.xor
                local.get $l88
                i64.xor
                local.get $l93
                i64.xor
                local.get $l98
                i64.xor
                local.set $l33
                local.get $l32
                local.get $l26
                i32.const 1
                i64x2.shl
                local.get $l26
                i32.const 63
                i64x2.shr_u
                v128.or
                v128.xor
                local.set $l34
                local.get $l33
                local.get $l27
                i64.const 1
                i64.rotl
                i64.xor
                local.set $l35
                local.get $l24
                local.get $l28
                i32.const 1
                i64x2.shl
                local.get $l28
                i32.const 63
                i64x2.shr_u
                v128.or
                v128.xor
                local.set $l36
                local.get $l25
                local.get $l29
                i64.const 1
                i64.rotl
                i64.xor
                local.set $l37
                local.get $l26
                local.get $l30
                i32.const 1
                i64x2.shl
                local.get $l30
                i32.const 63
                i64x2.shr_u
                v128.or
                v128.xor
                local.set $l26
                local.get $l27
                local.get $l31
                i64.const 1
                i64.rotl
                i64.xor
                local.set $l27
                local.get $l28
                local.get $l32
                i32.const 1
                i64x2.shl
                local.get $l32
                i32.const 63
                i64x2.shr_u
                v128.or
                v128.xor
                local.set $l28
                local.get $l29
                local.get $l33
                i64.const 1
                i64.rotl
                i64.xor
                local.set $l29
                local.get $l30
                local.get $l24
                i32.const 1
                i64x2.shl
                local.get $l24
                i32.const 63
                i64x2.shr_u
                v128.or
                v128.xor
                local.set $l24
                local.get $l31
                local.get $l25
                i64.const 1
                i64.rotl
                i64.xor
                local.set $l25
                local.get $l127
                local.get $l34
                v128.xor
                local.set $l30
                local.get $l102
                local.get $l35
                i64.xor
                local.set $l31
                local.get $l121
                local.get $l36
                v128.xor
                local.set $l32
                local.get $l32
                i32.const 44
                i64x2.shl
                local.get $l32
                i32.const 20
                i64x2.shr_u
                v128.or
                local.set $l32
                local.get $l96
                local.get $l37
                i64.xor
                i64.const 44
                i64.rotl
                local.set $l33
                local.get $l115
                local.get $l26
                v128.xor
                local.set $l38
                local.get $l38
                i32.const 43
                i64x2.shl
                local.get $l38
                i32.const 21
                i64x2.shr_u
                v128.or
                local.set $l38
                local.get $l90
                local.get $l27
                i64.xor
                i64.const 43
                i64.rotl
                local.set $l39
                local.get $l109
                local.get $l28
                v128.xor
                local.set $l40
                local.get $l40
                i32.const 21
                i64x2.shl
                local.get $l40
                i32.const 43
                i64x2.shr_u
                v128.or
                local.set $l40
                local.get $l84
                local.get $l29
                i64.xor
                i64.const 21
                i64.rotl
                local.set $l41
                local.get $l103
                local.get $l24
                v128.xor
                local.set $l42
                local.get $l42
                i32.const 14
                i64x2.shl
                local.get $l42
                i32.const 50
                i64x2.shr_u
                v128.or
                local.set $l42
                local.get $l78
                local.get $l25
                i64.xor
                i64.const 14
                i64.rotl
                local.set $l43
                local.get $l30
                local.get $l32
                local.get $l38
                v128.or
                v128.xor
                global.get $polylane.tables
                local.get $l16
                i32.const 8
                i32.mul
                i32.add
                v128.load64_splat
                v128.xor
                local.set $l44
                local.get $l31
                local.get $l33
                local.get $l39
                i64.or
                i64.xor
                global.get $polylane.tables
                local.get $l16
                i32.const 8
                i32.mul
                i32.add
                i64.load
                i64.xor
                local.set $l45
                local.get $l32
                local.get $l38
                local.get $l40
                v128.and
                v128.xor
                local.set $l46
                local.get $l33
                local.get $l39
                local.get $l41
                i64.and
                i64.xor
                local.set $l47
                local.get $l38
                local.get $l40
                local.get $l42
                v128.or
                v128.xor
                local.set $l38
                local.get $l39
                local.get $l41
                local.get $l43
                i64.or
                i64.xor
                local.set $l39
                local.get $l40
                local.get $l42
                local.get $l30
                v128.and
                v128.xor
                local.set $l40
                local.get $l41
                local.get $l43
                local.get $l31
                i64.and
                i64.xor
                local.set $l41
                local.get $l42
                local.get $l32
                local.get $l30
                v128.andnot
                v128.xor
                local.set $l30
                local.get $l43
                local.get $l33
                local.get $l31
                i64.const -1
                i64.xor
                i64.and
                i64.xor
                local.set $l31
                local.get $l124
                local.get $l28
                v128.xor
                local.set $l32
                local.get $l32
                i32.const 28
                i64x2.shl
                local.get $l32
                i32.const 36
                i64x2.shr_u
                v128.or
                local.set $l32
                local.get $l99
                local.get $l29
                i64.xor
                i64.const 28
                i64.rotl
                local.set $l33
                local.get $l118
                local.get $l24
                v128.xor
                local.set $l42
                local.get $l42
                i32.const 20
                i64x2.shl
                local.get $l42
                i32.const 44
                i64x2.shr_u
                v128.or
                local.set $l42
                local.get $l93
                local.get $l25
                i64.xor
                i64.const 20
                i64.rotl
                local.set $l43
                local.get $l117
                local.get $l34
                v128.xor
                local.set $l48
                local.get $l48
                i32.const 3
                i64x2.shl
                local.get $l48
                i32.const 61
                i64x2.shr_u
                v128.or
                local.set $l48
                local.get $l92
                local.get $l35
                i64.xor
                i64.const 3
                i64.rotl
                local.set $l49
                local.get $l111
                local.get $l36
                v128.xor
                local.set $l50
                local.get $l50
                i32.const 45
                i64x2.shl
                local.get $l50
                i32.const 19
                i64x2.shr_u
                v128.or
                local.set $l50
                local.get $l86
                local.get $l37
                i64.xor
                i64.const 45
                i64.rotl
                local.set $l51
                local.get $l105
                local.get $l26
                v128.xor
                local.set $l52
                local.get $l52
                i32.const 61
                i64x2.shl
                local.get $l52
                i32.const 3
                i64x2.shr_u
                v128.or
                local.set $l52
                local.get $l80
                local.get $l27
                i64.xor
                i64.const 61
                i64.rotl
                local.set $l53
                local.get $l32
                local.get $l42
                local.get $l48
                v128.or
                v128.xor
                local.set $l54
                local.get $l33
                local.get $l43
                local.get $l49
                i64.or
                i64.xor
                local.set $l55
                local.get $l42
                local.get $l48
                local.get $l50
                v128.and
                v128.xor
                local.set $l56
                local.get $l43
                local.get $l49
                local.get $l51
                i64.and
                i64.xor
                local.set $l57
                local.get $l48
                local.get $l50
                local.get $l52
                v128.or
                v128.xor
                local.set $l48
                local.get $l49
                local.get $l51
                local.get $l53
                i64.or
                i64.xor
                local.set $l49
                local.get $l50
                local.get $l52
                v128.not
                local.get $l32
                v128.or
                v128.xor
                local.set $l50
                local.get $l51
                local.get $l53
                i64.const -1
                i64.xor
                local.get $l33
                i64.or
                i64.xor
                local.set $l51
                local.get $l52
                local.get $l32
                local.get $l42
                v128.and
                v128.xor
                local.set $l32
                local.get $l53
                local.get $l33
                local.get $l43
                i64.and
                i64.xor
                local.set $l33
                local.get $l126
                local.get $l36
                v128.xor
                local.set $l42
                local.get $l42
                i32.const 1
                i64x2.shl
                local.get $l42
                i32.const 63
                i64x2.shr_u
                v128.or
                local.set $l42
                local.get $l101
                local.get $l37
                i64.xor
                i64.const 1
                i64.rotl
                local.set $l43
                local.get $l120
                local.get $l26
                v128.xor
                local.set $l52
                local.get $l52
                i32.const 6
                i64x2.shl
                local.get $l52
                i32.const 58
                i64x2.shr_u
                v128.or
                local.set $l52
                local.get $l95
                local.get $l27
                i64.xor
                i64.const 6
                i64.rotl
                local.set $l53
                local.get $l114
                local.get $l28
                v128.xor
                local.set $l58
                local.get $l58
                i32.const 25
                i64x2.shl
                local.get $l58
                i32.const 39
                i64x2.shr_u
                v128.or
                local.set $l58
                local.get $l89
                local.get $l29
                i64.xor
                i64.const 25
                i64.rotl
                local.set $l59
                local.get $l108
                local.get $l24
                v128.xor
                local.set $l60
                local.get $l60
                i32.const 8
                i64x2.shl
                local.get $l60
                i32.const 56
                i64x2.shr_u
                v128.or
                local.set $l60
                local.get $l83
                local.get $l25
                i64.xor
                i64.const 8
                i64.rotl
                local.set $l61
                local.get $l107
                local.get $l34
                v128.xor
                local.set $l62
                local.get $l62
                i32.const 18
                i64x2.shl
                local.get $l62
                i32.const 46
                i64x2.shr_u
                v128.or
                local.set $l62
                local.get $l82
                local.get $l35
                i64.xor
                i64.const 18
                i64.rotl
                local.set $l63
                local.get $l42
                local.get $l52
                local.get $l58
                v128.and
                v128.xor
                local.set $l64
                local.get $l43
                local.get $l53
                local.get $l59
                i64.and
                i64.xor
                local.set $l65
                local.get $l52
                local.get $l58
                local.get $l60
                v128.or
                v128.xor
                local.set $l66
                local.get $l53
                local.get $l59
                local.get $l61
                i64.or
                i64.xor
                local.set $l67
                local.get $l58
                local.get $l60
                local.get $l62
                v128.and
                v128.xor
                local.set $l58
                local.get $l59
                local.get $l61
                local.get $l63
                i64.and
                i64.xor
                local.set $l59
                local.get $l60
                local.get $l42
                local.get $l62
                v128.andnot
                v128.xor
                local.set $l60
                local.get $l61
                local.get $l43
                local.get $l63
                i64.const -1
                i64.xor
                i64.and
                i64.xor
                local.set $l61
                local.get $l62
                local.get $l42
                local.get $l52
                v128.or
                v128.xor
                local.set $l42
                local.get $l63
                local.get $l43
                local.get $l53
                i64.or
                i64.xor
                local.set $l43
                local.get $l123
                local.get $l24
                v128.xor
                local.set $l52
                local.get $l52
                i32.const 27
                i64x2.shl
                local.get $l52
                i32.const 37
                i64x2.shr_u
                v128.or
                local.set $l52
                local.get $l98
                local.get $l25
                i64.xor
                i64.const 27
                i64.rotl
                local.set $l53
                local.get $l122
                local.get $l34
                v128.xor
                local.set $l62
                local.get $l62
                i32.const 36
                i64x2.shl
                local.get $l62
                i32.const 28
                i64x2.shr_u
                v128.or
                local.set $l62
                local.get $l97
                local.get $l35
                i64.xor
                i64.const 36
                i64.rotl
                local.set $l63
                local.get $l116
                local.get $l36
                v128.xor
                local.set $l68
                local.get $l68
                i32.const 10
                i64x2.shl
                local.get $l68
                i32.const 54
                i64x2.shr_u
                v128.or
                local.set $l68
                local.get $l91
                local.get $l37
                i64.xor
                i64.const 10
                i64.rotl
                local.set $l69
                local.get $l110
                local.get $l26
                v128.xor
                local.set $l70
                local.get $l70
                i32.const 15
                i64x2.shl
                local.get $l70
                i32.const 49
                i64x2.shr_u
                v128.or
                local.set $l70
                local.get $l85
                local.get $l27
                i64.xor
                i64.const 15
                i64.rotl
                local.set $l71
                local.get $l104
                local.get $l28
                v128.xor
                local.set $l72
                local.get $l72
                i32.const 56
                i64x2.shl
                local.get $l72
                i32.const 8
                i64x2.shr_u
                v128.or
                local.set $l72
                local.get $l79
                local.get $l29
                i64.xor
                i64.const 56
                i64.rotl
                local.set $l73
                local.get $l52
                local.get $l62
                local.get $l68
                v128.and
                v128.xor
                local.set $l74
                local.get $l53
                local.get $l63
                local.get $l69
                i64.and
                i64.xor
                local.set $l75
                local.get $l62
                local.get $l68
                local.get $l70
                v128.or
                v128.xor
                local.set $l76
                local.get $l63
                local.get $l69
                local.get $l71
                i64.or
                i64.xor
                local.set $l77
                local.get $l68
                local.get $l70
                local.get $l72
                v128.andnot
                v128.xor
                local.set $l68
                local.get $l69
                local.get $l71
                local.get $l73
                i64.const -1
                i64.xor
                i64.and
                i64.xor
                local.set $l69
                local.get $l70
                local.get $l72
                local.get $l52
                v128.and
                v128.xor
                local.set $l70
                local.get $l71
                local.get $l73
                local.get $l53
                i64.and
                i64.xor
                local.set $l71
                local.get $l72
                local.get $l52
                local.get $l62
                v128.or
                v128.xor
                local.set $l52
                local.get $l73
                local.get $l53
                local.get $l63
                i64.or
                i64.xor
                local.set $l53
                local.get $l125
                local.get $l26
                v128.xor
                local.set $l26
                local.get $l26
                i32.const 62
                i64x2.shl
                local.get $l26
                i32.const 2
                i64x2.shr_u
                v128.or
                local.set $l26
                local.get $l100
                local.get $l27
                i64.xor
                i64.const 62
                i64.rotl
                local.set $l27
                local.get $l119
                local.get $l28
                v128.xor
                local.set $l28
                local.get $l28
                i32.const 55
                i64x2.shl
                local.get $l28
                i32.const 9
                i64x2.shr_u
                v128.or
                local.set $l28
                local.get $l94
                local.get $l29
                i64.xor
                i64.const 55
                i64.rotl
                local.set $l29
                local.get $l113
                local.get $l24
                v128.xor
                local.set $l24
                local.get $l24
                i32.const 39
                i64x2.shl
                local.get $l24
                i32.const 25
                i64x2.shr_u
                v128.or
                local.set $l24
                local.get $l88
                local.get $l25
                i64.xor
                i64.const 39
                i64.rotl
                local.set $l25
                local.get $l112
                local.get $l34
                v128.xor
                local.set $l34
                local.get $l34
                i32.const 41
                i64x2.shl
                local.get $l34
                i32.const 23
                i64x2.shr_u
                v128.or
                local.set $l34
                local.get $l87
                local.get $l35
                i64.xor
                i64.const 41
                i64.rotl
                local.set $l35
                local.get $l106
                local.get $l36
                v128.xor
                local.set $l36
                local.get $l36
                i32.const 2
                i64x2.shl
                local.get $l36
                i32.const 62
                i64x2.shr_u
                v128.or
                local.set $l36
                local.get $l81
                local.get $l37
                i64.xor
                i64.const 2
                i64.rotl
                local.set $l37
                local.get $l26
                local.get $l24
                local.get $l28
                v128.andnot
                v128.xor
                local.set $l62
                local.get $l27
                local.get $l25
                local.get $l29
                i64.const -1
                i64.xor
                i64.and
                i64.xor
                local.set $l63
                local.get $l28
                local.get $l24
                local.get $l34
                v128.or
                v128.xor
                v128.not
                local.set $l72
                local.get $l29
                local.get $l25
                local.get $l35
                i64.or
                i64.xor
                i64.const -1
                i64.xor
                local.set $l73
                local.get $l24
                local.get $l34
                local.get $l36
                v128.and
                v128.xor
                local.set $l24
                local.get $l25
                local.get $l35
                local.get $l37
                i64.and
                i64.xor
                local.set $l25
                local.get $l34
                local.get $l36
                local.get $l26
                v128.or
                v128.xor
                local.set $l34
                local.get $l35
                local.get $l37
                local.get $l27
                i64.or
                i64.xor
                local.set $l35
                local.get $l36
                local.get $l26
                local.get $l28
                v128.and
                v128.xor
                local.set $l26
                local.get $l37
                local.get $l27
                local.get $l29
                i64.and
                i64.xor
                local.set $l27
                local.get $l44
                local.get $l46
                local.get $l38
                local.get $l40
                local.get $l30
                local.get $l54
                local.get $l56
                local.get $l48
                local.get $l50
                local.get $l32
                local.get $l64
                local.get $l66
                local.get $l58
                local.get $l60
                local.get $l42
                local.get $l74
                local.get $l76
                local.get $l68
                local.get $l70
                local.get $l52
                local.get $l62
                local.get $l72
                local.get $l24
                local.get $l34
                local.get $l26
                local.get $l45
                local.get $l47
                local.get $l39
                local.get $l41
                local.get $l31
                local.get $l55
                local.get $l57
                local.get $l49
                local.get $l51
                local.get $l33
                local.get $l65
                local.get $l67
                local.get $l59
                local.get $l61
                local.get $l43
                local.get $l75
                local.get $l77
                local.get $l69
                local.get $l71
                local.get $l53
                local.get $l63
                local.get $l73
                local.get $l25
                local.get $l35
                local.get $l27
                local.set $l78
                local.set $l79
                local.set $l80
                local.set $l81
                local.set $l82
                local.set $l83
                local.set $l84
                local.set $l85
                local.set $l86
                local.set $l87
                local.set $l88
                local.set $l89
                local.set $l90
                local.set $l91
                local.set $l92
                local.set $l93
                local.set $l94
                local.set $l95
                local.set $l96
                local.set $l97
                local.set $l98
                local.set $l99
                local.set $l100
                local.set $l101
                local.set $l102
                local.set $l103
                local.set $l104
                local.set $l105
                local.set $l106
                local.set $l107
                local.set $l108
                local.set $l109
                local.set $l110
                local.set $l111
                local.set $l112
                local.set $l113
                local.set $l114
                local.set $l115
                local.set $l116
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
                local.get $l16
                i32.const 1
                i32.add
                local.set $l16
                block $B6
                  loop $L7
                    local.get $l16
                    i32.const 23
                    i32.lt_u
                    i32.eqz
                    br_if $B6
                    local.get $l107
                    local.get $l112
                    v128.xor
                    local.get $l117
                    v128.xor
                    local.get $l122
                    v128.xor
                    local.get $l127
                    v128.xor
                    local.set $l24
                    local.get $l82
                    local.get $l87
                    i64.xor
                    local.get $l92
                    i64.xor
                    local.get $l97
                    i64.xor
                    local.get $l102
                    i64.xor
                    local.set $l25
                    local.get $l106
                    local.get $l111
                    v128.xor
                    local.get $l116
                    v128.xor
                    local.get $l121
                    v128.xor
                    local.get $l126
                    v128.xor
                    local.set $l26
                    local.get $l81
                    local.get $l86
                    i64.xor
                    local.get $l91
                    i64.xor
                    local.get $l96
                    i64.xor
                    local.get $l101
                    i64.xor
                    local.set $l27
                    local.get $l105
                    local.get $l110
                    v128.xor
                    local.get $l115
                    v128.xor
                    local.get $l120
                    v128.xor
                    local.get $l125
                    v128.xor
                    local.set $l28
                    local.get $l80
                    local.get $l85
                    i64.xor
                    local.get $l90
                    i64.xor
                    local.get $l95
                    i64.xor
                    local.get $l100
                    i64.xor
                    local.set $l29
                    local.get $l104
                    local.get $l109
                    v128.xor
                    local.get $l114
                    v128.xor
                    local.get $l119
                    v128.xor
                    local.get $l124
                    v128.xor
                    local.set $l30
                    local.get $l79
                    local.get $l84
                    i64.xor
                    local.get $l89
                    i64.xor
                    local.get $l94
                    i64.xor
                    local.get $l99
                    i64.xor
                    local.set $l31
                    local.get $l103
                    local.get $l108
                    v128.xor
                    local.get $l113
                    v128.xor
                    local.get $l118
                    v128.xor
                    local.get $l123
                    v128.xor
                    local.set $l32
                    local.get $l78
                    local.get $l83
                    i64.xor
                    local.get $l88
                    i64.xor
                    local.get $l93
                    i64.xor
                    local.get $l98
                    i64.xor
                    local.set $l33
                    local.get $l32
                    local.get $l26
                    i32.const 1
                    i64x2.shl
                    local.get $l26
                    i32.const 63
                    i64x2.shr_u
                    v128.or
                    v128.xor
                    local.set $l34
                    local.get $l33
                    local.get $l27
                    i64.const 1
                    i64.rotl
                    i64.xor
                    local.set $l35
                    local.get $l24
                    local.get $l28
                    i32.const 1
                    i64x2.shl
                    local.get $l28
                    i32.const 63
                    i64x2.shr_u
                    v128.or
                    v128.xor
                    local.set $l36
                    local.get $l25
                    local.get $l29
                    i64.const 1
                    i64.rotl
                    i64.xor
                    local.set $l37
                    local.get $l26
                    local.get $l30
                    i32.const 1
                    i64x2.shl
                    local.get $l30
                    i32.const 63
                    i64x2.shr_u
                    v128.or
                    v128.xor
                    local.set $l26
                    local.get $l27
                    local.get $l31
                    i64.const 1
                    i64.rotl
                    i64.xor
                    local.set $l27
                    local.get $l28
                    local.get $l32
                    i32.const 1
                    i64x2.shl
                    local.get $l32
                    i32.const 63
                    i64x2.shr_u
                    v128.or
                    v128.xor
                    local.set $l28
                    local.get $l29
                    local.get $l33
                    i64.const 1
                    i64.rotl
                    i64.xor
                    local.set $l29
                    local.get $l30
                    local.get $l24
                    i32.const 1
                    i64x2.shl
                    local.get $l24
                    i32.const 63
                    i64x2.shr_u
                    v128.or
                    v128.xor
                    local.set $l24
                    local.get $l31
                    local.get $l25
                    i64.const 1
                    i64.rotl
                    i64.xor
                    local.set $l25
                    local.get $l127
                    local.get $l34
                    v128.xor
                    local.set $l30
                    local.get $l102
                    local.get $l35
                    i64.xor
                    local.set $l31
                    local.get $l121
                    local.get $l36
                    v128.xor
                    local.set $l32
                    local.get $l32
                    i32.const 44
                    i64x2.shl
                    local.get $l32
                    i32.const 20
                    i64x2.shr_u
                    v128.or
                    local.set $l32
                    local.get $l96
                    local.get $l37
                    i64.xor
                    i64.const 44
                    i64.rotl
                    local.set $l33
                    local.get $l115
                    local.get $l26
                    v128.xor
                    local.set $l38
                    local.get $l38
                    i32.const 43
                    i64x2.shl
                    local.get $l38
                    i32.const 21
                    i64x2.shr_u
                    v128.or
                    local.set $l38
                    local.get $l90
                    local.get $l27
                    i64.xor
                    i64.const 43
                    i64.rotl
                    local.set $l39
                    local.get $l109
                    local.get $l28
                    v128.xor
                    local.set $l40
                    local.get $l40
                    i32.const 21
                    i64x2.shl
                    local.get $l40
                    i32.const 43
                    i64x2.shr_u
                    v128.or
                    local.set $l40
                    local.get $l84
                    local.get $l29
                    i64.xor
                    i64.const 21
                    i64.rotl
                    local.set $l41
                    local.get $l103
                    local.get $l24
                    v128.xor
                    local.set $l42
                    local.get $l42
                    i32.const 14
                    i64x2.shl
                    local.get $l42
                    i32.const 50
                    i64x2.shr_u
                    v128.or
                    local.set $l42
                    local.get $l78
                    local.get $l25
                    i64.xor
                    i64.const 14
                    i64.rotl
                    local.set $l43
                    local.get $l30
                    local.get $l32
                    local.get $l38
                    v128.or
                    v128.xor
                    global.get $polylane.tables
                    local.get $l16
                    i32.const 8
                    i32.mul
                    i32.add
                    v128.load64_splat
                    v128.xor
                    local.set $l44
                    local.get $l31
                    local.get $l33
                    local.get $l39
                    i64.or
                    i64.xor
                    global.get $polylane.tables
                    local.get $l16
                    i32.const 8
                    i32.mul
                    i32.add
                    i64.load
                    i64.xor
                    local.set $l45
                    local.get $l32
                    local.get $l38
                    local.get $l40
                    v128.and
                    v128.xor
                    local.set $l46
                    local.get $l33
                    local.get $l39
                    local.get $l41
                    i64.and
                    i64.xor
                    local.set $l47
                    local.get $l38
                    local.get $l40
                    local.get $l42
                    v128.or
                    v128.xor
                    local.set $l38
                    local.get $l39
                    local.get $l41
                    local.get $l43
                    i64.or
                    i64.xor
                    local.set $l39
                    local.get $l40
                    local.get $l42
                    local.get $l30
                    v128.and
                    v128.xor
                    local.set $l40
                    local.get $l41
                    local.get $l43
                    local.get $l31
                    i64.and
                    i64.xor
                    local.set $l41
                    local.get $l42
                    local.get $l32
                    local.get $l30
                    v128.andnot
                    v128.xor
                    local.set $l30
                    local.get $l43
                    local.get $l33
                    local.get $l31
                    i64.const -1
                    i64.xor
                    i64.and
                    i64.xor
                    local.set $l31
                    local.get $l124
                    local.get $l28
                    v128.xor
                    local.set $l32
                    local.get $l32
                    i32.const 28
                    i64x2.shl
                    local.get $l32
                    i32.const 36
                    i64x2.shr_u
                    v128.or
                    local.set $l32
                    local.get $l99
                    local.get $l29
                    i64.xor
                    i64.const 28
                    i64.rotl
                    local.set $l33
                    local.get $l118
                    local.get $l24
                    v128.xor
                    local.set $l42
                    local.get $l42
                    i32.const 20
                    i64x2.shl
                    local.get $l42
                    i32.const 44
                    i64x2.shr_u
                    v128.or
                    local.set $l42
                    local.get $l93
                    local.get $l25
                    i64.xor
                    i64.const 20
                    i64.rotl
                    local.set $l43
                    local.get $l117
                    local.get $l34
                    v128.xor
                    local.set $l48
                    local.get $l48
                    i32.const 3
                    i64x2.shl
                    local.get $l48
                    i32.const 61
                    i64x2.shr_u
                    v128.or
                    local.set $l48
                    local.get $l92
                    local.get $l35
                    i64.xor
                    i64.const 3
                    i64.rotl
                    local.set $l49
                    local.get $l111
                    local.get $l36
                    v128.xor
                    local.set $l50
                    local.get $l50
                    i32.const 45
                    i64x2.shl
                    local.get $l50
                    i32.const 19
                    i64x2.shr_u
                    v128.or
                    local.set $l50
                    local.get $l86
                    local.get $l37
                    i64.xor
                    i64.const 45
                    i64.rotl
                    local.set $l51
                    local.get $l105
                    local.get $l26
                    v128.xor
                    local.set $l52
                    local.get $l52
                    i32.const 61
                    i64x2.shl
                    local.get $l52
                    i32.const 3
                    i64x2.shr_u
                    v128.or
                    local.set $l52
                    local.get $l80
                    local.get $l27
                    i64.xor
                    i64.const 61
                    i64.rotl
                    local.set $l53
                    local.get $l32
                    local.get $l42
                    local.get $l48
                    v128.or
                    v128.xor
                    local.set $l54
                    local.get $l33
                    local.get $l43
                    local.get $l49
                    i64.or
                    i64.xor
                    local.set $l55
                    local.get $l42
                    local.get $l48
                    local.get $l50
                    v128.and
                    v128.xor
                    local.set $l56
                    local.get $l43
                    local.get $l49
                    local.get $l51
                    i64.and
                    i64.xor
                    local.set $l57
                    local.get $l48
                    local.get $l50
                    local.get $l52
                    v128.or
                    v128.xor
                    local.set $l48
                    local.get $l49
                    local.get $l51
                    local.get $l53
                    i64.or
                    i64.xor
                    local.set $l49
                    local.get $l50
                    local.get $l52
                    v128.not
                    local.get $l32
                    v128.or
                    v128.xor
                    local.set $l50
                    local.get $l51
                    local.get $l53
                    i64.const -1
                    i64.xor
                    local.get $l33
                    i64.or
                    i64.xor
                    local.set $l51
                    local.get $l52
                    local.get $l32
                    local.get $l42
                    v128.and
                    v128.xor
                    local.set $l32
                    local.get $l53
                    local.get $l33
                    local.get $l43
                    i64.and
                    i64.xor
                    local.set $l33
                    local.get $l126
                    local.get $l36
                    v128.xor
                    local.set $l42
                    local.get $l42
                    i32.const 1
                    i64x2.shl
                    local.get $l42
                    i32.const 63
                    i64x2.shr_u
                    v128.or
                    local.set $l42
                    local.get $l101
                    local.get $l37
                    i64.xor
                    i64.const 1
                    i64.rotl
                    local.set $l43
                    local.get $l120
                    local.get $l26
                    v128.xor
                    local.set $l52
                    local.get $l52
                    i32.const 6
                    i64x2.shl
                    local.get $l52
                    i32.const 58
                    i64x2.shr_u
                    v128.or
                    local.set $l52
                    local.get $l95
                    local.get $l27
                    i64.xor
                    i64.const 6
                    i64.rotl
                    local.set $l53
                    local.get $l114
                    local.get $l28
                    v128.xor
                    local.set $l58
                    local.get $l58
                    i32.const 25
                    i64x2.shl
                    local.get $l58
                    i32.const 39
                    i64x2.shr_u
                    v128.or
                    local.set $l58
                    local.get $l89
                    local.get $l29
                    i64.xor
                    i64.const 25
                    i64.rotl
                    local.set $l59
                    local.get $l108
                    local.get $l24
                    v128.xor
                    local.set $l60
                    local.get $l60
                    i32.const 8
                    i64x2.shl
                    local.get $l60
                    i32.const 56
                    i64x2.shr_u
                    v128.or
                    local.set $l60
                    local.get $l83
                    local.get $l25
                    i64.xor
                    i64.const 8
                    i64.rotl
                    local.set $l61
                    local.get $l107
                    local.get $l34
                    v128.xor
                    local.set $l62
                    local.get $l62
                    i32.const 18
                    i64x2.shl
                    local.get $l62
                    i32.const 46
                    i64x2.shr_u
                    v128.or
                    local.set $l62
                    local.get $l82
                    local.get $l35
                    i64.xor
                    i64.const 18
                    i64.rotl
                    local.set $l63
                    local.get $l42
                    local.get $l52
                    local.get $l58
                    v128.and
                    v128.xor
                    local.set $l64
                    local.get $l43
                    local.get $l53
                    local.get $l59
                    i64.and
                    i64.xor
                    local.set $l65
                    local.get $l52
                    local.get $l58
                    local.get $l60
                    v128.or
                    v128.xor
                    local.set $l66
                    local.get $l53
                    local.get $l59
                    local.get $l61
                    i64.or
                    i64.xor
                    local.set $l67
                    local.get $l58
                    local.get $l60
                    local.get $l62
                    v128.and
                    v128.xor
                    local.set $l58
                    local.get $l59
                    local.get $l61
                    local.get $l63
                    i64.and
                    i64.xor
                    local.set $l59
                    local.get $l60
                    local.get $l42
                    local.get $l62
                    v128.andnot
                    v128.xor
                    local.set $l60
                    local.get $l61
                    local.get $l43
                    local.get $l63
                    i64.const -1
                    i64.xor
                    i64.and
                    i64.xor
                    local.set $l61
                    local.get $l62
                    local.get $l42
                    local.get $l52
                    v128.or
                    v128.xor
                    local.set $l42
                    local.get $l63
                    local.get $l43
                    local.get $l53
                    i64.or
                    i64.xor
                    local.set $l43
                    local.get $l123
                    local.get $l24
                    v128.xor
                    local.set $l52
                    local.get $l52
                    i32.const 27
                    i64x2.shl
                    local.get $l52
                    i32.const 37
                    i64x2.shr_u
                    v128.or
                    local.set $l52
                    local.get $l98
                    local.get $l25
                    i64.xor
                    i64.const 27
                    i64.rotl
                    local.set $l53
                    local.get $l122
                    local.get $l34
                    v128.xor
                    local.set $l62
                    local.get $l62
                    i32.const 36
                    i64x2.shl
                    local.get $l62
                    i32.const 28
                    i64x2.shr_u
                    v128.or
                    local.set $l62
                    local.get $l97
                    local.get $l35
                    i64.xor
                    i64.const 36
                    i64.rotl
                    local.set $l63
                    local.get $l116
                    local.get $l36
                    v128.xor
                    local.set $l68
                    local.get $l68
                    i32.const 10
                    i64x2.shl
                    local.get $l68
                    i32.const 54
                    i64x2.shr_u
                    v128.or
                    local.set $l68
                    local.get $l91
                    local.get $l37
                    i64.xor
                    i64.const 10
                    i64.rotl
                    local.set $l69
                    local.get $l110
                    local.get $l26
                    v128.xor
                    local.set $l70
                    local.get $l70
                    i32.const 15
                    i64x2.shl
                    local.get $l70
                    i32.const 49
                    i64x2.shr_u
                    v128.or
                    local.set $l70
                    local.get $l85
                    local.get $l27
                    i64.xor
                    i64.const 15
                    i64.rotl
                    local.set $l71
                    local.get $l104
                    local.get $l28
                    v128.xor
                    local.set $l72
                    local.get $l72
                    i32.const 56
                    i64x2.shl
                    local.get $l72
                    i32.const 8
                    i64x2.shr_u
                    v128.or
                    local.set $l72
                    local.get $l79
                    local.get $l29
                    i64.xor
                    i64.const 56
                    i64.rotl
                    local.set $l73
                    local.get $l52
                    local.get $l62
                    local.get $l68
                    v128.and
                    v128.xor
                    local.set $l74
                    local.get $l53
                    local.get $l63
                    local.get $l69
                    i64.and
                    i64.xor
                    local.set $l75
                    local.get $l62
                    local.get $l68
                    local.get $l70
                    v128.or
                    v128.xor
                    local.set $l76
                    local.get $l63
                    local.get $l69
                    local.get $l71
                    i64.or
                    i64.xor
                    local.set $l77
                    local.get $l68
                    local.get $l70
                    local.get $l72
                    v128.andnot
                    v128.xor
                    local.set $l68
                    local.get $l69
                    local.get $l71
                    local.get $l73
                    i64.const -1
                    i64.xor
                    i64.and
                    i64.xor
                    local.set $l69
                    local.get $l70
                    local.get $l72
                    local.get $l52
                    v128.and
                    v128.xor
                    local.set $l70
                    local.get $l71
                    local.get $l73
                    local.get $l53
                    i64.and
                    i64.xor
                    local.set $l71
                    local.get $l72
                    local.get $l52
                    local.get $l62
                    v128.or
                    v128.xor
                    local.set $l52
                    local.get $l73
                    local.get $l53
                    local.get $l63
                    i64.or
                    i64.xor
                    local.set $l53
                    local.get $l125
                    local.get $l26
                    v128.xor
                    local.set $l26
                    local.get $l26
                    i32.const 62
                    i64x2.shl
                    local.get $l26
                    i32.const 2
                    i64x2.shr_u
                    v128.or
                    local.set $l26
                    local.get $l100
                    local.get $l27
                    i64.xor
                    i64.const 62
                    i64.rotl
                    local.set $l27
                    local.get $l119
                    local.get $l28
                    v128.xor
                    local.set $l28
                    local.get $l28
                    i32.const 55
                    i64x2.shl
                    local.get $l28
                    i32.const 9
                    i64x2.shr_u
                    v128.or
                    local.set $l28
                    local.get $l94
                    local.get $l29
                    i64.xor
                    i64.const 55
                    i64.rotl
                    local.set $l29
                    local.get $l113
                    local.get $l24
                    v128.xor
                    local.set $l24
                    local.get $l24
                    i32.const 39
                    i64x2.shl
                    local.get $l24
                    i32.const 25
                    i64x2.shr_u
                    v128.or
                    local.set $l24
                    local.get $l88
                    local.get $l25
                    i64.xor
                    i64.const 39
                    i64.rotl
                    local.set $l25
                    local.get $l112
                    local.get $l34
                    v128.xor
                    local.set $l34
                    local.get $l34
                    i32.const 41
                    i64x2.shl
                    local.get $l34
                    i32.const 23
                    i64x2.shr_u
                    v128.or
                    local.set $l34
                    local.get $l87
                    local.get $l35
                    i64.xor
                    i64.const 41
                    i64.rotl
                    local.set $l35
                    local.get $l106
                    local.get $l36
                    v128.xor
                    local.set $l36
                    local.get $l36
                    i32.const 2
                    i64x2.shl
                    local.get $l36
                    i32.const 62
                    i64x2.shr_u
                    v128.or
                    local.set $l36
                    local.get $l81
                    local.get $l37
                    i64.xor
                    i64.const 2
                    i64.rotl
                    local.set $l37
                    local.get $l26
                    local.get $l24
                    local.get $l28
                    v128.andnot
                    v128.xor
                    local.set $l62
                    local.get $l27
                    local.get $l25
                    local.get $l29
                    i64.const -1
                    i64.xor
                    i64.and
                    i64.xor
                    local.set $l63
                    local.get $l28
                    local.get $l24
                    local.get $l34
                    v128.or
                    v128.xor
                    v128.not
                    local.set $l72
                    local.get $l29
                    local.get $l25
                    local.get $l35
                    i64.or
                    i64.xor
                    i64.const -1
                    i64.xor
                    local.set $l73
                    local.get $l24
                    local.get $l34
                    local.get $l36
                    v128.and
                    v128.xor
                    local.set $l24
                    local.get $l25
                    local.get $l35
                    local.get $l37
                    i64.and
                    i64.xor
                    local.set $l25
                    local.get $l34
                    local.get $l36
                    local.get $l26
                    v128.or
                    v128.xor
                    local.set $l34
                    local.get $l35
                    local.get $l37
                    local.get $l27
                    i64.or
                    i64.xor
                    local.set $l35
                    local.get $l36
                    local.get $l26
                    local.get $l28
                    v128.and
                    v128.xor
                    local.set $l26
                    local.get $l37
                    local.get $l27
                    local.get $l29
                    i64.and
                    i64.xor
                    local.set $l27
                    local.get $l44
                    local.get $l46
                    local.get $l38
                    local.get $l40
                    local.get $l30
                    local.get $l54
                    local.get $l56
                    local.get $l48
                    local.get $l50
                    local.get $l32
                    local.get $l64
                    local.get $l66
                    local.get $l58
                    local.get $l60
                    local.get $l42
                    local.get $l74
                    local.get $l76
                    local.get $l68
                    local.get $l70
                    local.get $l52
                    local.get $l62
                    local.get $l72
                    local.get $l24
                    local.get $l34
                    local.get $l26
                    local.get $l45
                    local.get $l47
                    local.get $l39
                    local.get $l41
                    local.get $l31
                    local.get $l55
                    local.get $l57
                    local.get $l49
                    local.get $l51
                    local.get $l33
                    local.get $l65
                    local.get $l67
                    local.get $l59
                    local.get $l61
                    local.get $l43
                    local.get $l75
                    local.get $l77
                    local.get $l69
                    local.get $l71
                    local.get $l53
                    local.get $l63
                    local.get $l73
                    local.get $l25
                    local.get $l35
                    local.get $l27
                    local.set $l78
                    local.set $l79
                    local.set $l80
                    local.set $l81
                    local.set $l82
                    local.set $l83
                    local.set $l84
                    local.set $l85
                    local.set $l86
                    local.set $l87
                    local.set $l88
                    local.set $l89
                    local.set $l90
                    local.set $l91
                    local.set $l92
                    local.set $l93
                    local.set $l94
                    local.set $l95
                    local.set $l96
                    local.set $l97
                    local.set $l98
                    local.set $l99
                    local.set $l100
                    local.set $l101
                    local.set $l102
                    local.set $l103
                    local.set $l104
                    local.set $l105
                    local.set $l106
                    local.set $l107
                    local.set $l108
                    local.set $l109
                    local.set $l110
                    local.set $l111
                    local.set $l112
                    local.set $l113
                    local.set $l114
                    local.set $l115
                    local.set $l116
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
                    local.get $l16
                    i32.const 1
                    i32.add
                    local.set $l16
                    local.get $l107
                    local.get $l112
                    v128.xor
                    local.get $l117
                    v128.xor
                    local.get $l122
                    v128.xor
                    local.get $l127
                    v128.xor
                    local.set $l24
                    local.get $l82
                    local.get $l87
                    i64.xor
                    local.get $l92
                    i64.xor
                    local.get $l97
                    i64.xor
                    local.get $l102
                    i64.xor
                    local.set $l25
                    local.get $l106
                    local.get $l111
                    v128.xor
                    local.get $l116
                    v128.xor
                    local.get $l121
                    v128.xor
                    local.get $l126
                    v128.xor
                    local.set $l26
                    local.get $l81
                    local.get $l86
                    i64.xor
                    local.get $l91
                    i64.xor
                    local.get $l96
                    i64.xor
                    local.get $l101
                    i64.xor
                    local.set $l27
                    local.get $l105
                    local.get $l110
                    v128.xor
                    local.get $l115
                    v128.xor
                    local.get $l120
                    v128.xor
                    local.get $l125
                    v128.xor
                    local.set $l28
                    local.get $l80
                    local.get $l85
                    i64.xor
                    local.get $l90
                    i64.xor
                    local.get $l95
                    i64.xor
                    local.get $l100
                    i64.xor
                    local.set $l29
                    local.get $l104
                    local.get $l109
                    v128.xor
                    local.get $l114
                    v128.xor
                    local.get $l119
                    v128.xor
                    local.get $l124
                    v128.xor
                    local.set $l30
                    local.get $l79
                    local.get $l84
                    i64.xor
                    local.get $l89
                    i64.xor
                    local.get $l94
                    i64.xor
                    local.get $l99
                    i64.xor
                    local.set $l31
                    local.get $l103
                    local.get $l108
                    v128.xor
                    local.get $l113
                    v128.xor
                    local.get $l118
                    v128.xor
                    local.get $l123
                    v128.xor
                    local.set $l32
                    local.get $l78
                    local.get $l83
                    i64.xor
                    local.get $l88
                    i64.xor
                    local.get $l93
                    i64.xor
                    local.get $l98
                    i64.xor
                    local.set $l33
                    local.get $l32
                    local.get $l26
                    i32.const 1
                    i64x2.shl
                    local.get $l26
                    i32.const 63
                    i64x2.shr_u
                    v128.or
                    v128.xor
                    local.set $l34
                    local.get $l33
                    local.get $l27
                    i64.const 1
                    i64.rotl
                    i64.xor
                    local.set $l35
                    local.get $l24
                    local.get $l28
                    i32.const 1
                    i64x2.shl
                    local.get $l28
                    i32.const 63
                    i64x2.shr_u
                    v128.or
                    v128.xor
                    local.set $l36
                    local.get $l25
                    local.get $l29
                    i64.const 1
                    i64.rotl
                    i64.xor
                    local.set $l37
                    local.get $l26
                    local.get $l30
                    i32.const 1
                    i64x2.shl
                    local.get $l30
                    i32.const 63
                    i64x2.shr_u
                    v128.or
                    v128.xor
                    local.set $l26
                    local.get $l27
                    local.get $l31
                    i64.const 1
                    i64.rotl
                    i64.xor
                    local.set $l27
                    local.get $l28
                    local.get $l32
                    i32.const 1
                    i64x2.shl
                    local.get $l32
                    i32.const 63
                    i64x2.shr_u
                    v128.or
                    v128.xor
                    local.set $l28
                    local.get $l29
                    local.get $l33
                    i64.const 1
                    i64.rotl
                    i64.xor
                    local.set $l29
                    local.get $l30
                    local.get $l24
                    i32.const 1
                    i64x2.shl
                    local.get $l24
                    i32.const 63
                    i64x2.shr_u
                    v128.or
                    v128.xor
                    local.set $l24
                    local.get $l31
                    local.get $l25
                    i64.const 1
                    i64.rotl
                    i64.xor
                    local.set $l25
                    local.get $l127
                    local.get $l34
                    v128.xor
                    local.set $l30
                    local.get $l102
                    local.get $l35
                    i64.xor
                    local.set $l31
                    local.get $l121
                    local.get $l36
                    v128.xor
                    local.set $l32
                    local.get $l32
                    i32.const 44
                    i64x2.shl
                    local.get $l32
                    i32.const 20
                    i64x2.shr_u
                    v128.or
                    local.set $l32
                    local.get $l96
                    local.get $l37
                    i64.xor
                    i64.const 44
                    i64.rotl
                    local.set $l33
                    local.get $l115
                    local.get $l26
                    v128.xor
                    local.set $l38
                    local.get $l38
                    i32.const 43
                    i64x2.shl
                    local.get $l38
                    i32.const 21
                    i64x2.shr_u
                    v128.or
                    local.set $l38
                    local.get $l90
                    local.get $l27
                    i64.xor
                    i64.const 43
                    i64.rotl
                    local.set $l39
                    local.get $l109
                    local.get $l28
                    v128.xor
                    local.set $l40
                    local.get $l40
                    i32.const 21
                    i64x2.shl
                    local.get $l40
                    i32.const 43
                    i64x2.shr_u
                    v128.or
                    local.set $l40
                    local.get $l84
                    local.get $l29
                    i64.xor
                    i64.const 21
                    i64.rotl
                    local.set $l41
                    local.get $l103
                    local.get $l24
                    v128.xor
                    local.set $l42
                    local.get $l42
                    i32.const 14
                    i64x2.shl
                    local.get $l42
                    i32.const 50
                    i64x2.shr_u
                    v128.or
                    local.set $l42
                    local.get $l78
                    local.get $l25
                    i64.xor
                    i64.const 14
                    i64.rotl
                    local.set $l43
                    local.get $l30
                    local.get $l32
                    local.get $l38
                    v128.or
                    v128.xor
                    global.get $polylane.tables
                    local.get $l16
                    i32.const 8
                    i32.mul
                    i32.add
                    v128.load64_splat
                    v128.xor
                    local.set $l44
                    local.get $l31
                    local.get $l33
                    local.get $l39
                    i64.or
                    i64.xor
                    global.get $polylane.tables
                    local.get $l16
                    i32.const 8
                    i32.mul
                    i32.add
                    i64.load
                    i64.xor
                    local.set $l45
                    local.get $l32
                    local.get $l38
                    local.get $l40
                    v128.and
                    v128.xor
                    local.set $l46
                    local.get $l33
                    local.get $l39
                    local.get $l41
                    i64.and
                    i64.xor
                    local.set $l47
                    local.get $l38
                    local.get $l40
                    local.get $l42
                    v128.or
                    v128.xor
                    local.set $l38
                    local.get $l39
                    local.get $l41
                    local.get $l43
                    i64.or
                    i64.xor
                    local.set $l39
                    local.get $l40
                    local.get $l42
                    local.get $l30
                    v128.and
                    v128.xor
                    local.set $l40
                    local.get $l41
                    local.get $l43
                    local.get $l31
                    i64.and
                    i64.xor
                    local.set $l41
                    local.get $l42
                    local.get $l32
                    local.get $l30
                    v128.andnot
                    v128.xor
                    local.set $l30
                    local.get $l43
                    local.get $l33
                    local.get $l31
                    i64.const -1
                    i64.xor
                    i64.and
                    i64.xor
                    local.set $l31
                    local.get $l124
                    local.get $l28
                    v128.xor
                    local.set $l32
                    local.get $l32
                    i32.const 28
                    i64x2.shl
                    local.get $l32
                    i32.const 36
                    i64x2.shr_u
                    v128.or
                    local.set $l32
                    local.get $l99
                    local.get $l29
                    i64.xor
                    i64.const 28
                    i64.rotl
                    local.set $l33
                    local.get $l118
                    local.get $l24
                    v128.xor
                    local.set $l42
                    local.get $l42
                    i32.const 20
                    i64x2.shl
                    local.get $l42
                    i32.const 44
                    i64x2.shr_u
                    v128.or
                    local.set $l42
                    local.get $l93
                    local.get $l25
                    i64.xor
                    i64.const 20
                    i64.rotl
                    local.set $l43
                    local.get $l117
                    local.get $l34
                    v128.xor
                    local.set $l48
                    local.get $l48
                    i32.const 3
                    i64x2.shl
                    local.get $l48
                    i32.const 61
                    i64x2.shr_u
                    v128.or
                    local.set $l48
                    local.get $l92
                    local.get $l35
                    i64.xor
                    i64.const 3
                    i64.rotl
                    local.set $l49
                    local.get $l111
                    local.get $l36
                    v128.xor
                    local.set $l50
                    local.get $l50
                    i32.const 45
                    i64x2.shl
                    local.get $l50
                    i32.const 19
                    i64x2.shr_u
                    v128.or
                    local.set $l50
                    local.get $l86
                    local.get $l37
                    i64.xor
                    i64.const 45
                    i64.rotl
                    local.set $l51
                    local.get $l105
                    local.get $l26
                    v128.xor
                    local.set $l52
                    local.get $l52
                    i32.const 61
                    i64x2.shl
                    local.get $l52
                    i32.const 3
                    i64x2.shr_u
                    v128.or
                    local.set $l52
                    local.get $l80
                    local.get $l27
                    i64.xor
                    i64.const 61
                    i64.rotl
                    local.set $l53
                    local.get $l32
                    local.get $l42
                    local.get $l48
                    v128.or
                    v128.xor
                    local.set $l54
                    local.get $l33
                    local.get $l43
                    local.get $l49
                    i64.or
                    i64.xor
                    local.set $l55
                    local.get $l42
                    local.get $l48
                    local.get $l50
                    v128.and
                    v128.xor
                    local.set $l56
                    local.get $l43
                    local.get $l49
                    local.get $l51
                    i64.and
                    i64.xor
                    local.set $l57
                    local.get $l48
                    local.get $l50
                    local.get $l52
                    v128.or
                    v128.xor
                    local.set $l48
                    local.get $l49
                    local.get $l51
                    local.get $l53
                    i64.or
                    i64.xor
                    local.set $l49
                    local.get $l50
                    local.get $l52
                    v128.not
                    local.get $l32
                    v128.or
                    v128.xor
                    local.set $l50
                    local.get $l51
                    local.get $l53
                    i64.const -1
                    i64.xor
                    local.get $l33
                    i64.or
                    i64.xor
                    local.set $l51
                    local.get $l52
                    local.get $l32
                    local.get $l42
                    v128.and
                    v128.xor
                    local.set $l32
                    local.get $l53
                    local.get $l33
                    local.get $l43
                    i64.and
                    i64.xor
                    local.set $l33
                    local.get $l126
                    local.get $l36
                    v128.xor
                    local.set $l42
                    local.get $l42
                    i32.const 1
                    i64x2.shl
                    local.get $l42
                    i32.const 63
                    i64x2.shr_u
                    v128.or
                    local.set $l42
                    local.get $l101
                    local.get $l37
                    i64.xor
                    i64.const 1
                    i64.rotl
                    local.set $l43
                    local.get $l120
                    local.get $l26
                    v128.xor
                    local.set $l52
                    local.get $l52
                    i32.const 6
                    i64x2.shl
                    local.get $l52
                    i32.const 58
                    i64x2.shr_u
                    v128.or
                    local.set $l52
                    local.get $l95
                    local.get $l27
                    i64.xor
                    i64.const 6
                    i64.rotl
                    local.set $l53
                    local.get $l114
                    local.get $l28
                    v128.xor
                    local.set $l58
                    local.get $l58
                    i32.const 25
                    i64x2.shl
                    local.get $l58
                    i32.const 39
                    i64x2.shr_u
                    v128.or
                    local.set $l58
                    local.get $l89
                    local.get $l29
                    i64.xor
                    i64.const 25
                    i64.rotl
                    local.set $l59
                    local.get $l108
                    local.get $l24
                    v128.xor
                    local.set $l60
                    local.get $l60
                    i32.const 8
                    i64x2.shl
                    local.get $l60
                    i32.const 56
                    i64x2.shr_u
                    v128.or
                    local.set $l60
                    local.get $l83
                    local.get $l25
                    i64.xor
                    i64.const 8
                    i64.rotl
                    local.set $l61
                    local.get $l107
                    local.get $l34
                    v128.xor
                    local.set $l62
                    local.get $l62
                    i32.const 18
                    i64x2.shl
                    local.get $l62
                    i32.const 46
                    i64x2.shr_u
                    v128.or
                    local.set $l62
                    local.get $l82
                    local.get $l35
                    i64.xor
                    i64.const 18
                    i64.rotl
                    local.set $l63
                    local.get $l42
                    local.get $l52
                    local.get $l58
                    v128.and
                    v128.xor
                    local.set $l64
                    local.get $l43
                    local.get $l53
                    local.get $l59
                    i64.and
                    i64.xor
                    local.set $l65
                    local.get $l52
                    local.get $l58
                    local.get $l60
                    v128.or
                    v128.xor
                    local.set $l66
                    local.get $l53
                    local.get $l59
                    local.get $l61
                    i64.or
                    i64.xor
                    local.set $l67
                    local.get $l58
                    local.get $l60
                    local.get $l62
                    v128.and
                    v128.xor
                    local.set $l58
                    local.get $l59
                    local.get $l61
                    local.get $l63
                    i64.and
                    i64.xor
                    local.set $l59
                    local.get $l60
                    local.get $l42
                    local.get $l62
                    v128.andnot
                    v128.xor
                    local.set $l60
                    local.get $l61
                    local.get $l43
                    local.get $l63
                    i64.const -1
                    i64.xor
                    i64.and
                    i64.xor
                    local.set $l61
                    local.get $l62
                    local.get $l42
                    local.get $l52
                    v128.or
                    v128.xor
                    local.set $l42
                    local.get $l63
                    local.get $l43
                    local.get $l53
                    i64.or
                    i64.xor
                    local.set $l43
                    local.get $l123
                    local.get $l24
                    v128.xor
                    local.set $l52
                    local.get $l52
                    i32.const 27
                    i64x2.shl
                    local.get $l52
                    i32.const 37
                    i64x2.shr_u
                    v128.or
                    local.set $l52
                    local.get $l98
                    local.get $l25
                    i64.xor
                    i64.const 27
                    i64.rotl
                    local.set $l53
                    local.get $l122
                    local.get $l34
                    v128.xor
                    local.set $l62
                    local.get $l62
                    i32.const 36
                    i64x2.shl
                    local.get $l62
                    i32.const 28
                    i64x2.shr_u
                    v128.or
                    local.set $l62
                    local.get $l97
                    local.get $l35
                    i64.xor
                    i64.const 36
                    i64.rotl
                    local.set $l63
                    local.get $l116
                    local.get $l36
                    v128.xor
                    local.set $l68
                    local.get $l68
                    i32.const 10
                    i64x2.shl
                    local.get $l68
                    i32.const 54
                    i64x2.shr_u
                    v128.or
                    local.set $l68
                    local.get $l91
                    local.get $l37
                    i64.xor
                    i64.const 10
                    i64.rotl
                    local.set $l69
                    local.get $l110
                    local.get $l26
                    v128.xor
                    local.set $l70
                    local.get $l70
                    i32.const 15
                    i64x2.shl
                    local.get $l70
                    i32.const 49
                    i64x2.shr_u
                    v128.or
                    local.set $l70
                    local.get $l85
                    local.get $l27
                    i64.xor
                    i64.const 15
                    i64.rotl
                    local.set $l71
                    local.get $l104
                    local.get $l28
                    v128.xor
                    local.set $l72
                    local.get $l72
                    i32.const 56
                    i64x2.shl
                    local.get $l72
                    i32.const 8
                    i64x2.shr_u
                    v128.or
                    local.set $l72
                    local.get $l79
                    local.get $l29
                    i64.xor
                    i64.const 56
                    i64.rotl
                    local.set $l73
                    local.get $l52
                    local.get $l62
                    local.get $l68
                    v128.and
                    v128.xor
                    local.set $l74
                    local.get $l53
                    local.get $l63
                    local.get $l69
                    i64.and
                    i64.xor
                    local.set $l75
                    local.get $l62
                    local.get $l68
                    local.get $l70
                    v128.or
                    v128.xor
                    local.set $l76
                    local.get $l63
                    local.get $l69
                    local.get $l71
                    i64.or
                    i64.xor
                    local.set $l77
                    local.get $l68
                    local.get $l70
                    local.get $l72
                    v128.andnot
                    v128.xor
                    local.set $l68
                    local.get $l69
                    local.get $l71
                    local.get $l73
                    i64.const -1
                    i64.xor
                    i64.and
                    i64.xor
                    local.set $l69
                    local.get $l70
                    local.get $l72
                    local.get $l52
                    v128.and
                    v128.xor
                    local.set $l70
                    local.get $l71
                    local.get $l73
                    local.get $l53
                    i64.and
                    i64.xor
                    local.set $l71
                    local.get $l72
                    local.get $l52
                    local.get $l62
                    v128.or
                    v128.xor
                    local.set $l52
                    local.get $l73
                    local.get $l53
                    local.get $l63
                    i64.or
                    i64.xor
                    local.set $l53
                    local.get $l125
                    local.get $l26
                    v128.xor
                    local.set $l26
                    local.get $l26
                    i32.const 62
                    i64x2.shl
                    local.get $l26
                    i32.const 2
                    i64x2.shr_u
                    v128.or
                    local.set $l26
                    local.get $l100
                    local.get $l27
                    i64.xor
                    i64.const 62
                    i64.rotl
                    local.set $l27
                    local.get $l119
                    local.get $l28
                    v128.xor
                    local.set $l28
                    local.get $l28
                    i32.const 55
                    i64x2.shl
                    local.get $l28
                    i32.const 9
                    i64x2.shr_u
                    v128.or
                    local.set $l28
                    local.get $l94
                    local.get $l29
                    i64.xor
                    i64.const 55
                    i64.rotl
                    local.set $l29
                    local.get $l113
                    local.get $l24
                    v128.xor
                    local.set $l24
                    local.get $l24
                    i32.const 39
                    i64x2.shl
                    local.get $l24
                    i32.const 25
                    i64x2.shr_u
                    v128.or
                    local.set $l24
                    local.get $l88
                    local.get $l25
                    i64.xor
                    i64.const 39
                    i64.rotl
                    local.set $l25
                    local.get $l112
                    local.get $l34
                    v128.xor
                    local.set $l34
                    local.get $l34
                    i32.const 41
                    i64x2.shl
                    local.get $l34
                    i32.const 23
                    i64x2.shr_u
                    v128.or
                    local.set $l34
                    local.get $l87
                    local.get $l35
                    i64.xor
                    i64.const 41
                    i64.rotl
                    local.set $l35
                    local.get $l106
                    local.get $l36
                    v128.xor
                    local.set $l36
                    local.get $l36
                    i32.const 2
                    i64x2.shl
                    local.get $l36
                    i32.const 62
                    i64x2.shr_u
                    v128.or
                    local.set $l36
                    local.get $l81
                    local.get $l37
                    i64.xor
                    i64.const 2
                    i64.rotl
                    local.set $l37
                    local.get $l26
                    local.get $l24
                    local.get $l28
                    v128.andnot
                    v128.xor
                    local.set $l62
                    local.get $l27
                    local.get $l25
                    local.get $l29
                    i64.const -1
                    i64.xor
                    i64.and
                    i64.xor
                    local.set $l63
                    local.get $l28
                    local.get $l24
                    local.get $l34
                    v128.or
                    v128.xor
                    v128.not
                    local.set $l72
                    local.get $l29
                    local.get $l25
                    local.get $l35
                    i64.or
                    i64.xor
                    i64.const -1
                    i64.xor
                    local.set $l73
                    local.get $l24
                    local.get $l34
                    local.get $l36
                    v128.and
                    v128.xor
                    local.set $l24
                    local.get $l25
                    local.get $l35
                    local.get $l37
                    i64.and
                    i64.xor
                    local.set $l25
                    local.get $l34
                    local.get $l36
                    local.get $l26
                    v128.or
                    v128.xor
                    local.set $l34
                    local.get $l35
                    local.get $l37
                    local.get $l27
                    i64.or
                    i64.xor
                    local.set $l35
                    local.get $l36
                    local.get $l26
                    local.get $l28
                    v128.and
                    v128.xor
                    local.set $l26
                    local.get $l37
                    local.get $l27
                    local.get $l29
                    i64.and
                    i64.xor
                    local.set $l27
                    local.get $l44
                    local.get $l46
                    local.get $l38
                    local.get $l40
                    local.get $l30
                    local.get $l54
                    local.get $l56
                    local.get $l48
                    local.get $l50
                    local.get $l32
                    local.get $l64
                    local.get $l66
                    local.get $l58
                    local.get $l60
                    local.get $l42
                    local.get $l74
                    local.get $l76
                    local.get $l68
                    local.get $l70
                    local.get $l52
                    local.get $l62
                    local.get $l72
                    local.get $l24
                    local.get $l34
                    local.get $l26
                    local.get $l45
                    local.get $l47
                    local.get $l39
                    local.get $l41
                    local.get $l31
                    local.get $l55
                    local.get $l57
                    local.get $l49
                    local.get $l51
                    local.get $l33
                    local.get $l65
                    local.get $l67
                    local.get $l59
                    local.get $l61
                    local.get $l43
                    local.get $l75
                    local.get $l77
                    local.get $l69
                    local.get $l71
                    local.get $l53
                    local.get $l63
                    local.get $l73
                    local.get $l25
                    local.get $l35
                    local.get $l27
                    local.set $l78
                    local.set $l79
                    local.set $l80
                    local.set $l81
                    local.set $l82
                    local.set $l83
                    local.set $l84
                    local.set $l85
                    local.set $l86
                    local.set $l87
                    local.set $l88
                    local.set $l89
                    local.set $l90
                    local.set $l91
                    local.set $l92
                    local.set $l93
                    local.set $l94
                    local.set $l95
                    local.set $l96
                    local.set $l97
                    local.set $l98
                    local.set $l99
                    local.set $l100
                    local.set $l101
                    local.set $l102
                    local.set $l103
                    local.set $l104
                    local.set $l105
                    local.set $l106
                    local.set $l107
                    local.set $l108
                    local.set $l109
                    local.set $l110
                    local.set $l111
                    local.set $l112
                    local.set $l113
                    local.set $l114
                    local.set $l115
                    local.set $l116
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
                    local.get $l16
                    i32.const 1
                    i32.add
                    local.set $l16
                    br $L7
                  end
                end
                local.get $l107
                local.get $l112
                v128.xor
                local.get $l117
                v128.xor
                local.get $l122
                v128.xor
                local.get $l127
                v128.xor
                local.set $l24
                local.get $l82
                local.get $l87
                i64.xor
                local.get $l92
                i64.xor
                local.get $l97
                i64.xor
                local.get $l102
                i64.xor
                local.set $l25
                local.get $l106
                local.get $l111
                v128.xor
                local.get $l116
                v128.xor
                local.get $l121
                v128.xor
                local.get $l126
                v128.xor
                local.set $l26
                local.get $l81
                local.get $l86
                i64.xor
                local.get $l91
                i64.xor
                local.get $l96
                i64.xor
                local.get $l101
                i64.xor
                local.set $l27
                local.get $l105
                local.get $l110
                v128.xor
                local.get $l115
                v128.xor
                local.get $l120
                v128.xor
                local.get $l125
                v128.xor
                local.set $l28
                local.get $l80
                local.get $l85
                i64.xor
                local.get $l90
                i64.xor
                local.get $l95
                i64.xor
                local.get $l100
                i64.xor
                local.set $l29
                local.get $l104
                local.get $l109
                v128.xor
                local.get $l114
                v128.xor
                local.get $l119
                v128.xor
                local.get $l124
                v128.xor
                local.set $l30
                local.get $l79
                local.get $l84
                i64.xor
                local.get $l89
                i64.xor
                local.get $l94
                i64.xor
                local.get $l99
                i64.xor
                local.set $l31
                local.get $l103
                local.get $l108
                v128.xor
                local.get $l113
                v128.xor
                local.get $l118
                v128.xor
                local.get $l123
                v128.xor
                local.set $l32
                local.get $l78
                local.get $l83
                i64.xor
                local.get $l88
                i64.xor
                local.get $l93
                i64.xor
                local.get $l98
                i64.xor
                local.set $l33
                local.get $l32
                local.get $l26
                i32.const 1
                i64x2.shl
                local.get $l26
                i32.const 63
                i64x2.shr_u
                v128.or
                v128.xor
                local.set $l34
                local.get $l33
                local.get $l27
                i64.const 1
                i64.rotl
                i64.xor
                local.set $l35
                local.get $l24
                local.get $l28
                i32.const 1
                i64x2.shl
                local.get $l28
                i32.const 63
                i64x2.shr_u
                v128.or
                v128.xor
                local.set $l36
                local.get $l25
                local.get $l29
                i64.const 1
                i64.rotl
                i64.xor
                local.set $l37
                local.get $l26
                local.get $l30
                i32.const 1
                i64x2.shl
                local.get $l30
                i32.const 63
                i64x2.shr_u
                v128.or
                v128.xor
                local.set $l26
                local.get $l27
                local.get $l31
                i64.const 1
                i64.rotl
                i64.xor
                local.set $l27
                local.get $l28
                local.get $l32
                i32.const 1
                i64x2.shl
                local.get $l32
                i32.const 63
                i64x2.shr_u
                v128.or
                v128.xor
                local.set $l28
                local.get $l29
                local.get $l33
                i64.const 1
                i64.rotl
                i64.xor
                local.set $l29
                local.get $l30
                local.get $l24
                i32.const 1
                i64x2.shl
                local.get $l24
                i32.const 63
                i64x2.shr_u
                v128.or
                v128.xor
                local.set $l24
                local.get $l31
                local.get $l25
                i64.const 1
                i64.rotl
                i64.xor
                local.set $l25
                local.get $l127
                local.get $l34
                v128.xor
                local.set $l30
                local.get $l102
                local.get $l35
                i64.xor
                local.set $l31
                local.get $l121
                local.get $l36
                v128.xor
                local.set $l32
                local.get $l32
                i32.const 44
                i64x2.shl
                local.get $l32
                i32.const 20
                i64x2.shr_u
                v128.or
                local.set $l32
                local.get $l96
                local.get $l37
                i64.xor
                i64.const 44
                i64.rotl
                local.set $l33
                local.get $l115
                local.get $l26
                v128.xor
                local.set $l38
                local.get $l38
                i32.const 43
                i64x2.shl
                local.get $l38
                i32.const 21
                i64x2.shr_u
                v128.or
                local.set $l38
                local.get $l90
                local.get $l27
                i64.xor
                i64.const 43
                i64.rotl
                local.set $l39
                local.get $l109
                local.get $l28
                v128.xor
                local.set $l40
                local.get $l40
                i32.const 21
                i64x2.shl
                local.get $l40
                i32.const 43
                i64x2.shr_u
                v128.or
                local.set $l40
                local.get $l84
                local.get $l29
                i64.xor
                i64.const 21
                i64.rotl
                local.set $l41
                local.get $l103
                local.get $l24
                v128.xor
                local.set $l42
                local.get $l42
                i32.const 14
                i64x2.shl
                local.get $l42
                i32.const 50
                i64x2.shr_u
                v128.or
                local.set $l42
                local.get $l78
                local.get $l25
                i64.xor
                i64.const 14
                i64.rotl
                local.set $l43
                local.get $l30
                local.get $l32
                local.get $l38
                v128.or
                v128.xor
                global.get $polylane.tables
                local.get $l16
                i32.const 8
                i32.mul
                i32.add
                v128.load64_splat
                v128.xor
                local.set $l44
                local.get $l31
                local.get $l33
                local.get $l39
                i64.or
                i64.xor
                global.get $polylane.tables
                local.get $l16
                i32.const 8
                i32.mul
                i32.add
                i64.load
                i64.xor
                local.set $l45
                local.get $l32
                local.get $l38
                local.get $l40
                v128.and
                v128.xor
                local.set $l46
                local.get $l33
                local.get $l39
                local.get $l41
                i64.and
                i64.xor
                local.set $l47
                local.get $l38
                local.get $l40
                local.get $l42
                v128.or
                v128.xor
                local.set $l38
                local.get $l39
                local.get $l41
                local.get $l43
                i64.or
                i64.xor
                local.set $l39
                local.get $l40
                local.get $l42
                local.get $l30
                v128.and
                v128.xor
                local.set $l40
                local.get $l41
                local.get $l43
                local.get $l31
                i64.and
                i64.xor
                local.set $l41
                local.get $l42
                local.get $l32
                local.get $l30
                v128.andnot
                v128.xor
                local.set $l30
                local.get $l43
                local.get $l33
                local.get $l31
                i64.const -1
                i64.xor
                i64.and
                i64.xor
                local.set $l31
                local.get $l124
                local.get $l28
                v128.xor
                local.set $l32
                local.get $l32
                i32.const 28
                i64x2.shl
                local.get $l32
                i32.const 36
                i64x2.shr_u
                v128.or
                local.set $l32
                local.get $l99
                local.get $l29
                i64.xor
                i64.const 28
                i64.rotl
                local.set $l33
                local.get $l118
                local.get $l24
                v128.xor
                local.set $l42
                local.get $l42
                i32.const 20
                i64x2.shl
                local.get $l42
                i32.const 44
                i64x2.shr_u
                v128.or
                local.set $l42
                local.get $l93
                local.get $l25
                i64.xor
                i64.const 20
                i64.rotl
                local.set $l43
                local.get $l117
                local.get $l34
                v128.xor
                local.set $l48
                local.get $l48
                i32.const 3
                i64x2.shl
                local.get $l48
                i32.const 61
                i64x2.shr_u
                v128.or
                local.set $l48
                local.get $l92
                local.get $l35
                i64.xor
                i64.const 3
                i64.rotl
                local.set $l49
                local.get $l111
                local.get $l36
                v128.xor
                local.set $l50
                local.get $l50
                i32.const 45
                i64x2.shl
                local.get $l50
                i32.const 19
                i64x2.shr_u
                v128.or
                local.set $l50
                local.get $l86
                local.get $l37
                i64.xor
                i64.const 45
                i64.rotl
                local.set $l51
                local.get $l105
                local.get $l26
                v128.xor
                local.set $l52
                local.get $l52
                i32.const 61
                i64x2.shl
                local.get $l52
                i32.const 3
                i64x2.shr_u
                v128.or
                local.set $l52
                local.get $l80
                local.get $l27
                i64.xor
                i64.const 61
                i64.rotl
                local.set $l53
                local.get $l32
                local.get $l42
                local.get $l48
                v128.or
                v128.xor
                local.set $l54
                local.get $l33
                local.get $l43
                local.get $l49
                i64.or
                i64.xor
                local.set $l55
                local.get $l42
                local.get $l48
                local.get $l50
                v128.and
                v128.xor
                local.set $l56
                local.get $l43
                local.get $l49
                local.get $l51
                i64.and
                i64.xor
                local.set $l57
                local.get $l48
                local.get $l50
                local.get $l52
                v128.or
                v128.xor
                local.set $l48
                local.get $l49
                local.get $l51
                local.get $l53
                i64.or
                i64.xor
                local.set $l49
                local.get $l50
                local.get $l52
                v128.not
                local.get $l32
                v128.or
                v128.xor
                local.set $l50
                local.get $l51
                local.get $l53
                i64.const -1
                i64.xor
                local.get $l33
                i64.or
                i64.xor
                local.set $l51
                local.get $l52
                local.get $l32
                local.get $l42
                v128.and
                v128.xor
                local.set $l32
                local.get $l53
                local.get $l33
                local.get $l43
                i64.and
                i64.xor
                local.set $l33
                local.get $l126
                local.get $l36
                v128.xor
                local.set $l42
                local.get $l42
                i32.const 1
                i64x2.shl
                local.get $l42
                i32.const 63
                i64x2.shr_u
                v128.or
                local.set $l42
                local.get $l101
                local.get $l37
                i64.xor
                i64.const 1
                i64.rotl
                local.set $l43
                local.get $l120
                local.get $l26
                v128.xor
                local.set $l52
                local.get $l52
                i32.const 6
                i64x2.shl
                local.get $l52
                i32.const 58
                i64x2.shr_u
                v128.or
                local.set $l52
                local.get $l95
                local.get $l27
                i64.xor
                i64.const 6
                i64.rotl
                local.set $l53
                local.get $l114
                local.get $l28
                v128.xor
                local.set $l58
                local.get $l58
                i32.const 25
                i64x2.shl
                local.get $l58
                i32.const 39
                i64x2.shr_u
                v128.or
                local.set $l58
                local.get $l89
                local.get $l29
                i64.xor
                i64.const 25
                i64.rotl
                local.set $l59
                local.get $l108
                local.get $l24
                v128.xor
                local.set $l60
                local.get $l60
                i32.const 8
                i64x2.shl
                local.get $l60
                i32.const 56
                i64x2.shr_u
                v128.or
                local.set $l60
                local.get $l83
                local.get $l25
                i64.xor
                i64.const 8
                i64.rotl
                local.set $l61
                local.get $l107
                local.get $l34
                v128.xor
                local.set $l62
                local.get $l62
                i32.const 18
                i64x2.shl
                local.get $l62
                i32.const 46
                i64x2.shr_u
                v128.or
                local.set $l62
                local.get $l82
                local.get $l35
                i64.xor
                i64.const 18
                i64.rotl
                local.set $l63
                local.get $l42
                local.get $l52
                local.get $l58
                v128.and
                v128.xor
                local.set $l64
                local.get $l43
                local.get $l53
                local.get $l59
                i64.and
                i64.xor
                local.set $l65
                local.get $l52
                local.get $l58
                local.get $l60
                v128.or
                v128.xor
                local.set $l66
                local.get $l53
                local.get $l59
                local.get $l61
                i64.or
                i64.xor
                local.set $l67
                local.get $l58
                local.get $l60
                local.get $l62
                v128.and
                v128.xor
                local.set $l58
                local.get $l59
                local.get $l61
                local.get $l63
                i64.and
                i64.xor
                local.set $l59
                local.get $l60
                local.get $l42
                local.get $l62
                v128.andnot
                v128.xor
                local.set $l60
                local.get $l61
                local.get $l43
                local.get $l63
                i64.const -1
                i64.xor
                i64.and
                i64.xor
                local.set $l61
                local.get $l62
                local.get $l42
                local.get $l52
                v128.or
                v128.xor
                local.set $l42
                local.get $l63
                local.get $l43
                local.get $l53
                i64.or
                i64.xor
                local.set $l43
                local.get $l123
                local.get $l24
                v128.xor
                local.set $l52
                local.get $l52
                i32.const 27
                i64x2.shl
                local.get $l52
                i32.const 37
                i64x2.shr_u
                v128.or
                local.set $l52
                local.get $l98
                local.get $l25
                i64.xor
                i64.const 27
                i64.rotl
                local.set $l53
                local.get $l122
                local.get $l34
                v128.xor
                local.set $l62
                local.get $l62
                i32.const 36
                i64x2.shl
                local.get $l62
                i32.const 28
                i64x2.shr_u
                v128.or
                local.set $l62
                local.get $l97
                local.get $l35
                i64.xor
                i64.const 36
                i64.rotl
                local.set $l63
                local.get $l116
                local.get $l36
                v128.xor
                local.set $l68
                local.get $l68
                i32.const 10
                i64x2.shl
                local.get $l68
                i32.const 54
                i64x2.shr_u
                v128.or
                local.set $l68
                local.get $l91
                local.get $l37
                i64.xor
                i64.const 10
                i64.rotl
                local.set $l69
                local.get $l110
                local.get $l26
                v128.xor
                local.set $l70
                local.get $l70
                i32.const 15
                i64x2.shl
                local.get $l70
                i32.const 49
                i64x2.shr_u
                v128.or
                local.set $l70
                local.get $l85
                local.get $l27
                i64.xor
                i64.const 15
                i64.rotl
                local.set $l71
                local.get $l104
                local.get $l28
                v128.xor
                local.set $l72
                local.get $l72
                i32.const 56
                i64x2.shl
                local.get $l72
                i32.const 8
                i64x2.shr_u
                v128.or
                local.set $l72
                local.get $l79
                local.get $l29
                i64.xor
                i64.const 56
                i64.rotl
                local.set $l73
                local.get $l52
                local.get $l62
                local.get $l68
                v128.and
                v128.xor
                local.set $l74
                local.get $l53
                local.get $l63
                local.get $l69
                i64.and
                i64.xor
                local.set $l75
                local.get $l62
                local.get $l68
                local.get $l70
                v128.or
                v128.xor
                local.set $l76
                local.get $l63
                local.get $l69
                local.get $l71
                i64.or
                i64.xor
                local.set $l77
                local.get $l68
                local.get $l70
                local.get $l72
                v128.andnot
                v128.xor
                local.set $l68
                local.get $l69
                local.get $l71
                local.get $l73
                i64.const -1
                i64.xor
                i64.and
                i64.xor
                local.set $l69
                local.get $l70
                local.get $l72
                local.get $l52
                v128.and
                v128.xor
                local.set $l70
                local.get $l71
                local.get $l73
                local.get $l53
                i64.and
                i64.xor
                local.set $l71
                local.get $l72
                local.get $l52
                local.get $l62
                v128.or
                v128.xor
                local.set $l52
                local.get $l73
                local.get $l53
                local.get $l63
                i64.or
                i64.xor
                local.set $l53
                local.get $l125
                local.get $l26
                v128.xor
                local.set $l26
                local.get $l26
                i32.const 62
                i64x2.shl
                local.get $l26
                i32.const 2
                i64x2.shr_u
                v128.or
                local.set $l26
                local.get $l100
                local.get $l27
                i64.xor
                i64.const 62
                i64.rotl
                local.set $l27
                local.get $l119
                local.get $l28
                v128.xor
                local.set $l28
                local.get $l28
                i32.const 55
                i64x2.shl
                local.get $l28
                i32.const 9
                i64x2.shr_u
                v128.or
                local.set $l28
                local.get $l94
                local.get $l29
                i64.xor
                i64.const 55
                i64.rotl
                local.set $l29
                local.get $l113
                local.get $l24
                v128.xor
                local.set $l24
                local.get $l24
                i32.const 39
                i64x2.shl
                local.get $l24
                i32.const 25
                i64x2.shr_u
                v128.or
                local.set $l24
                local.get $l88
                local.get $l25
                i64.xor
                i64.const 39
                i64.rotl
                local.set $l25
                local.get $l112
                local.get $l34
                v128.xor
                local.set $l34
                local.get $l34
                i32.const 41
                i64x2.shl
                local.get $l34
                i32.const 23
                i64x2.shr_u
                v128.or
                local.set $l34
                local.get $l87
                local.get $l35
                i64.xor
                i64.const 41
                i64.rotl
                local.set $l35
                local.get $l106
                local.get $l36
                v128.xor
                local.set $l36
                local.get $l36
                i32.const 2
                i64x2.shl
                local.get $l36
                i32.const 62
                i64x2.shr_u
                v128.or
                local.set $l36
                local.get $l81
                local.get $l37
                i64.xor
                i64.const 2
                i64.rotl
                local.set $l37
                local.get $l26
                local.get $l24
                local.get $l28
                v128.andnot
                v128.xor
                local.set $l62
                local.get $l27
                local.get $l25
                local.get $l29
                i64.const -1
                i64.xor
                i64.and
                i64.xor
                local.set $l63
                local.get $l28
                local.get $l24
                local.get $l34
                v128.or
                v128.xor
                v128.not
                local.set $l72
                local.get $l29
                local.get $l25
                local.get $l35
                i64.or
                i64.xor
                i64.const -1
                i64.xor
                local.set $l73
                local.get $l24
                local.get $l34
                local.get $l36
                v128.and
                v128.xor
                local.set $l24
                local.get $l25
                local.get $l35
                local.get $l37
                i64.and
                i64.xor
                local.set $l25
                local.get $l34
                local.get $l36
                local.get $l26
                v128.or
                v128.xor
                local.set $l34
                local.get $l35
                local.get $l37
                local.get $l27
                i64.or
                i64.xor
                local.set $l35
                local.get $l36
                local.get $l26
                local.get $l28
                v128.and
                v128.xor
                local.set $l26
                local.get $l37
                local.get $l27
                local.get $l29
                i64.and
                i64.xor
                local.set $l27
                local.get $l44
                local.get $l46
                local.get $l38
                local.get $l40
                local.get $l30
                local.get $l54
                local.get $l56
                local.get $l48
                local.get $l50
                local.get $l32
                local.get $l64
                local.get $l66
                local.get $l58
                local.get $l60
                local.get $l42
                local.get $l74
                local.get $l76
                local.get $l68
                local.get $l70
                local.get $l52
                local.get $l62
                local.get $l72
                local.get $l24
                local.get $l34
                local.get $l26
                local.get $l45
                local.get $l47
                local.get $l39
                local.get $l41
                local.get $l31
                local.get $l55
                local.get $l57
                local.get $l49
                local.get $l51
                local.get $l33
                local.get $l65
                local.get $l67
                local.get $l59
                local.get $l61
                local.get $l43
                local.get $l75
                local.get $l77
                local.get $l69
                local.get $l71
                local.get $l53
                local.get $l63
                local.get $l73
                local.get $l25
                local.get $l35
                local.get $l27
                local.set $l78
                local.set $l79
                local.set $l80
                local.set $l81
                local.set $l82
                local.set $l83
                local.set $l84
                local.set $l85
                local.set $l86
                local.set $l87
                local.set $l88
                local.set $l89
                local.set $l90
                local.set $l91
                local.set $l92
                local.set $l93
                local.set $l94
                local.set $l95
                local.set $l96
                local.set $l97
                local.set $l98
                local.set $l99
                local.set $l100
                local.set $l101
                local.set $l102
                local.set $l103
                local.set $l104
                local.set $l105
                local.set $l106
                local.set $l107
                local.set $l108
                local.set $l109
                local.set $l110
                local.set $l111
                local.set $l112
                local.set $l113
                local.set $l114
                local.set $l115
                local.set $l116
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
                local.get $l16
                i32.const 1
                i32.add
                local.set $l16
                local.get $l127
                v128.not
                local.set $l24
                local.get $l102
                i64.const -1
                i64.xor
                local.set $l25
                local.get $l24
                local.get $l126
                local.get $l125
                local.get $l25
                local.get $l101
                local.get $l100
                local.set $l136
                local.set $l137
                local.set $l138
                local.set $l139
                local.set $l140
                local.set $l141
                local.get $l17
                i32.const 1
                i32.add
                local.tee $l17
                local.get $p4
                i32.lt_u
                br_if $L5
              end
            end
            local.get $p2
            local.get $p8
            local.get $l18
            i32.mul
            i32.add
            local.get $l141
            v128.store align=8
            local.get $p2
            local.get $p8
            local.get $l19
            i32.mul
            i32.add
            local.get $l20
            i32.const 8
            i32.mul
            i32.add
            local.get $l138
            i64.store
            local.get $p2
            local.get $p9
            i32.add
            local.get $p8
            local.get $l18
            i32.mul
            i32.add
            local.get $l140
            v128.store align=8
            local.get $p2
            local.get $p9
            i32.add
            local.get $p8
            local.get $l19
            i32.mul
            i32.add
            local.get $l20
            i32.const 8
            i32.mul
            i32.add
            local.get $l137
            i64.store
            local.get $p2
            local.get $p9
            i32.const 2
            i32.mul
            i32.add
            local.get $p8
            local.get $l18
            i32.mul
            i32.add
            local.get $l139
            v128.store align=8
            local.get $p2
            local.get $p9
            i32.const 2
            i32.mul
            i32.add
            local.get $p8
            local.get $l19
            i32.mul
            i32.add
            local.get $l20
            i32.const 8
            i32.mul
            i32.add
            local.get $l136
            i64.store
            local.get $l20
            i32.const 1
            i32.add
            local.set $l20
            br $L3
          end
        end
        local.get $l21
        i32.const 1
        i32.add
        local.tee $l21
        local.get $l22
        i32.lt_u
        br_if $L1
      end
    end
    i32.const 0
    local.set $l19
    block $B8
      local.get $l23
      i32.eqz
      br_if $B8
      loop $L9
        local.get $l22
        i32.const 3
        i32.mul
        local.get $l19
        i32.add
        local.set $l18
        local.get $p1
        v128.load align=8
        local.set $l24
        local.get $l24
        local.get $l24
        i8x16.shuffle 7 6 5 4 3 2 1 0 15 14 13 12 11 10 9 8
        local.set $l126
        local.get $p1
        v128.load offset=16 align=8
        local.set $l24
        local.get $l24
        local.get $l24
        i8x16.shuffle 7 6 5 4 3 2 1 0 15 14 13 12 11 10 9 8
        local.set $l127
        local.get $p1
        v128.load offset=32 align=8
        local.set $l24
        local.get $l24
        local.get $l24
        i8x16.shuffle 7 6 5 4 3 2 1 0 15 14 13 12 11 10 9 8
        local.set $l128
        local.get $p1
        v128.load offset=48 align=8
        local.set $l24
        local.get $l24
        local.get $l18
        local.get $p6
        i32.mul
        i64.extend_i32_u
        i64.const 32
        i64.shl
        local.get $l18
        local.get $p7
        i32.mul
        i64.extend_i32_u
        i64.or
        i64x2.splat
        i64x2.add
        local.set $l130
        local.get $p2
        local.get $p8
        local.get $l18
        i32.mul
        i32.add
        v128.load align=8
        local.set $l24
        local.get $p2
        local.get $p9
        i32.add
        local.get $p8
        local.get $l18
        i32.mul
        i32.add
        v128.load align=8
        local.set $l26
        local.get $p2
        local.get $p9
        i32.const 2
        i32.mul
        i32.add
        local.get $p8
        local.get $l18
        i32.mul
        i32.add
        v128.load align=8
        local.set $l28
        local.get $l24
        local.get $l26
        local.get $l28
        local.set $l132
        local.set $l134
        local.set $l139
        i32.const 0
        local.set $l17
        block $B10
          local.get $p4
          i32.eqz
          br_if $B10
          loop $L11
            local.get $l130
            local.get $p5
            local.get $l17
            i32.add
            i64.extend_i32_u
            i64x2.splat
            i64x2.add
            local.set $l24
            local.get $p0
            v128.load64_splat
            local.get $p0
            v128.load64_splat offset=8
            local.get $p0
            v128.load64_splat offset=16
            local.get $l126
            local.get $l127
            local.get $l128
            local.get $l24
            local.get $l24
            i8x16.shuffle 7 6 5 4 3 2 1 0 15 14 13 12 11 10 9 8
            local.get $l139
            local.get $l134
            local.get $l132
            v128.const i32x4 0x0000001f 0x00000000 0x0000001f 0x00000000
            v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
            v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
            v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
            v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
            v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
            v128.const i32x4 0x00000000 0x80000000 0x00000000 0x80000000
            v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
            v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
            v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
            v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
            v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
            v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
            v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
            v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
            local.set $l74
            local.set $l76
            local.set $l103
            local.set $l104
            local.set $l105
            local.set $l106
            local.set $l107
            local.set $l108
            local.set $l109
            local.set $l110
            local.set $l111
            local.set $l112
            local.set $l113
            local.set $l114
            local.set $l115
            local.set $l116
            local.set $l117
            local.set $l118
            local.set $l119
            local.set $l120
            local.set $l121
            local.set $l122
            local.set $l123
            local.set $l124
            local.set $l125
            i32.const 0
            local.set $l16
            block $B12
              loop $L13
                local.get $l16
                i32.const 24
                i32.lt_u
                i32.eqz
                br_if $B12
                local.get $l125
                local.get $l120
                v128.xor
                local.get $l115
                local.get $l110
                v128.xor
                v128.xor
                local.get $l105
                v128.xor
                local.set $l24
                local.get $l124
                local.get $l119
                v128.xor
                local.get $l114
                local.get $l109
                v128.xor
                v128.xor
                local.get $l104
                v128.xor
                local.set $l26
                local.get $l123
                local.get $l118
                v128.xor
                local.get $l113
                local.get $l108
                v128.xor
                v128.xor
                local.get $l103
                v128.xor
                local.set $l28
                local.get $l122
                local.get $l117
                v128.xor
                local.get $l112
                local.get $l107
                v128.xor
                v128.xor
                local.get $l76
                v128.xor
                local.set $l30
                local.get $l121
                local.get $l116
                v128.xor
                local.get $l111
                local.get $l106
                v128.xor
                v128.xor
                local.get $l74
                v128.xor
                local.set $l32
                local.get $l32
                local.get $l26
                i32.const 1
                i64x2.shl
                local.get $l26
                i32.const 63
                i64x2.shr_u
                v128.or
                v128.xor
                local.set $l34
                local.get $l24
                local.get $l28
                i32.const 1
                i64x2.shl
                local.get $l28
                i32.const 63
                i64x2.shr_u
                v128.or
                v128.xor
                local.set $l36
                local.get $l26
                local.get $l30
                i32.const 1
                i64x2.shl
                local.get $l30
                i32.const 63
                i64x2.shr_u
                v128.or
                v128.xor
                local.set $l26
                local.get $l28
                local.get $l32
                i32.const 1
                i64x2.shl
                local.get $l32
                i32.const 63
                i64x2.shr_u
                v128.or
                v128.xor
                local.set $l28
                local.get $l30
                local.get $l24
                i32.const 1
                i64x2.shl
                local.get $l24
                i32.const 63
                i64x2.shr_u
                v128.or
                v128.xor
                local.set $l24
                local.get $l125
                local.get $l34
                v128.xor
                local.set $l30
                local.get $l119
                local.get $l36
                v128.xor
                local.set $l32
                local.get $l32
                i32.const 44
                i64x2.shl
                local.get $l32
                i32.const 20
                i64x2.shr_u
                v128.or
                local.set $l32
                local.get $l113
                local.get $l26
                v128.xor
                local.set $l38
                local.get $l38
                i32.const 43
                i64x2.shl
                local.get $l38
                i32.const 21
                i64x2.shr_u
                v128.or
                local.set $l38
                local.get $l107
                local.get $l28
                v128.xor
                local.set $l40
                local.get $l40
                i32.const 21
                i64x2.shl
                local.get $l40
                i32.const 43
                i64x2.shr_u
                v128.or
                local.set $l40
                local.get $l74
                local.get $l24
                v128.xor
                local.set $l42
                local.get $l42
                i32.const 14
                i64x2.shl
                local.get $l42
                i32.const 50
                i64x2.shr_u
                v128.or
                local.set $l42
                local.get $l122
                local.get $l28
                v128.xor
                local.set $l44
                local.get $l44
                i32.const 28
                i64x2.shl
                local.get $l44
                i32.const 36
                i64x2.shr_u
                v128.or
                local.set $l44
                local.get $l116
                local.get $l24
                v128.xor
                local.set $l46
                local.get $l46
                i32.const 20
                i64x2.shl
                local.get $l46
                i32.const 44
                i64x2.shr_u
                v128.or
                local.set $l46
                local.get $l115
                local.get $l34
                v128.xor
                local.set $l48
                local.get $l48
                i32.const 3
                i64x2.shl
                local.get $l48
                i32.const 61
                i64x2.shr_u
                v128.or
                local.set $l48
                local.get $l109
                local.get $l36
                v128.xor
                local.set $l50
                local.get $l50
                i32.const 45
                i64x2.shl
                local.get $l50
                i32.const 19
                i64x2.shr_u
                v128.or
                local.set $l50
                local.get $l103
                local.get $l26
                v128.xor
                local.set $l52
                local.get $l52
                i32.const 61
                i64x2.shl
                local.get $l52
                i32.const 3
                i64x2.shr_u
                v128.or
                local.set $l52
                local.get $l124
                local.get $l36
                v128.xor
                local.set $l54
                local.get $l54
                i32.const 1
                i64x2.shl
                local.get $l54
                i32.const 63
                i64x2.shr_u
                v128.or
                local.set $l54
                local.get $l118
                local.get $l26
                v128.xor
                local.set $l56
                local.get $l56
                i32.const 6
                i64x2.shl
                local.get $l56
                i32.const 58
                i64x2.shr_u
                v128.or
                local.set $l56
                local.get $l112
                local.get $l28
                v128.xor
                local.set $l58
                local.get $l58
                i32.const 25
                i64x2.shl
                local.get $l58
                i32.const 39
                i64x2.shr_u
                v128.or
                local.set $l58
                local.get $l106
                local.get $l24
                v128.xor
                local.set $l60
                local.get $l60
                i32.const 8
                i64x2.shl
                local.get $l60
                i32.const 56
                i64x2.shr_u
                v128.or
                local.set $l60
                local.get $l105
                local.get $l34
                v128.xor
                local.set $l62
                local.get $l62
                i32.const 18
                i64x2.shl
                local.get $l62
                i32.const 46
                i64x2.shr_u
                v128.or
                local.set $l62
                local.get $l121
                local.get $l24
                v128.xor
                local.set $l64
                local.get $l64
                i32.const 27
                i64x2.shl
                local.get $l64
                i32.const 37
                i64x2.shr_u
                v128.or
                local.set $l64
                local.get $l120
                local.get $l34
                v128.xor
                local.set $l66
                local.get $l66
                i32.const 36
                i64x2.shl
                local.get $l66
                i32.const 28
                i64x2.shr_u
                v128.or
                local.set $l66
                local.get $l114
                local.get $l36
                v128.xor
                local.set $l68
                local.get $l68
                i32.const 10
                i64x2.shl
                local.get $l68
                i32.const 54
                i64x2.shr_u
                v128.or
                local.set $l68
                local.get $l108
                local.get $l26
                v128.xor
                local.set $l70
                local.get $l70
                i32.const 15
                i64x2.shl
                local.get $l70
                i32.const 49
                i64x2.shr_u
                v128.or
                local.set $l70
                local.get $l76
                local.get $l28
                v128.xor
                local.set $l72
                local.get $l72
                i32.const 56
                i64x2.shl
                local.get $l72
                i32.const 8
                i64x2.shr_u
                v128.or
                local.set $l72
                local.get $l123
                local.get $l26
                v128.xor
                local.set $l26
                local.get $l26
                i32.const 62
                i64x2.shl
                local.get $l26
                i32.const 2
                i64x2.shr_u
                v128.or
                local.set $l26
                local.get $l117
                local.get $l28
                v128.xor
                local.set $l28
                local.get $l28
                i32.const 55
                i64x2.shl
                local.get $l28
                i32.const 9
                i64x2.shr_u
                v128.or
                local.set $l28
                local.get $l111
                local.get $l24
                v128.xor
                local.set $l24
                local.get $l24
                i32.const 39
                i64x2.shl
                local.get $l24
                i32.const 25
                i64x2.shr_u
                v128.or
                local.set $l24
                local.get $l110
                local.get $l34
                v128.xor
                local.set $l34
                local.get $l34
                i32.const 41
                i64x2.shl
                local.get $l34
                i32.const 23
                i64x2.shr_u
                v128.or
                local.set $l34
                local.get $l104
                local.get $l36
                v128.xor
                local.set $l36
                local.get $l36
                i32.const 2
                i64x2.shl
                local.get $l36
                i32.const 62
                i64x2.shr_u
                v128.or
                local.set $l36
                local.get $l30
                local.get $l38
                local.get $l32
                v128.andnot
                v128.xor
                global.get $polylane.tables
                local.get $l16
                i32.const 8
                i32.mul
                i32.add
                v128.load64_splat
                v128.xor
                local.get $l32
                local.get $l40
                local.get $l38
                v128.andnot
                v128.xor
                local.get $l38
                local.get $l42
                local.get $l40
                v128.andnot
                v128.xor
                local.get $l40
                local.get $l30
                local.get $l42
                v128.andnot
                v128.xor
                local.get $l42
                local.get $l32
                local.get $l30
                v128.andnot
                v128.xor
                local.get $l44
                local.get $l48
                local.get $l46
                v128.andnot
                v128.xor
                local.get $l46
                local.get $l50
                local.get $l48
                v128.andnot
                v128.xor
                local.get $l48
                local.get $l52
                local.get $l50
                v128.andnot
                v128.xor
                local.get $l50
                local.get $l44
                local.get $l52
                v128.andnot
                v128.xor
                local.get $l52
                local.get $l46
                local.get $l44
                v128.andnot
                v128.xor
                local.get $l54
                local.get $l58
                local.get $l56
                v128.andnot
                v128.xor
                local.get $l56
                local.get $l60
                local.get $l58
                v128.andnot
                v128.xor
                local.get $l58
                local.get $l62
                local.get $l60
                v128.andnot
                v128.xor
                local.get $l60
                local.get $l54
                local.get $l62
                v128.andnot
                v128.xor
                local.get $l62
                local.get $l56
                local.get $l54
                v128.andnot
                v128.xor
                local.get $l64
                local.get $l68
                local.get $l66
                v128.andnot
                v128.xor
                local.get $l66
                local.get $l70
                local.get $l68
                v128.andnot
                v128.xor
                local.get $l68
                local.get $l72
                local.get $l70
                v128.andnot
                v128.xor
                local.get $l70
                local.get $l64
                local.get $l72
                v128.andnot
                v128.xor
                local.get $l72
                local.get $l66
                local.get $l64
                v128.andnot
                v128.xor
                local.get $l26
                local.get $l24
                local.get $l28
                v128.andnot
                v128.xor
                local.get $l28
                local.get $l34
                local.get $l24
                v128.andnot
                v128.xor
                local.get $l24
                local.get $l36
                local.get $l34
                v128.andnot
                v128.xor
                local.get $l34
                local.get $l26
                local.get $l36
                v128.andnot
                v128.xor
                local.get $l36
                local.get $l28
                local.get $l26
                v128.andnot
                v128.xor
                local.set $l74
                local.set $l76
                local.set $l103
                local.set $l104
                local.set $l105
                local.set $l106
                local.set $l107
                local.set $l108
                local.set $l109
                local.set $l110
                local.set $l111
                local.set $l112
                local.set $l113
                local.set $l114
                local.set $l115
                local.set $l116
                local.set $l117
                local.set $l118
                local.set $l119
                local.set $l120
                local.set $l121
                local.set $l122
                local.set $l123
                local.set $l124
                local.set $l125
                local.get $l16
                i32.const 1
                i32.add
                local.set $l16
                br $L13
              end
            end
            local.get $l125
            local.get $l124
            local.get $l123
            local.set $l132
            local.set $l134
            local.set $l139
            local.get $l17
            i32.const 1
            i32.add
            local.tee $l17
            local.get $p4
            i32.lt_u
            br_if $L11
          end
        end
        local.get $p2
        local.get $p8
        local.get $l18
        i32.mul
        i32.add
        local.get $l139
        v128.store align=8
        local.get $p2
        local.get $p9
        i32.add
        local.get $p8
        local.get $l18
        i32.mul
        i32.add
        local.get $l134
        v128.store align=8
        local.get $p2
        local.get $p9
        i32.const 2
        i32.mul
        i32.add
        local.get $p8
        local.get $l18
        i32.mul
        i32.add
        local.get $l132
        v128.store align=8
        local.get $l19
        i32.const 1
        i32.add
        local.tee $l19
        local.get $l23
        i32.lt_u
        br_if $L9
      end
    end)
  (func $shake-prf-n24.x2.simd128 (export "shake-prf-n24.x2.simd128") (type $t1) (param $p0 i32) (param $p1 i32) (param $p2 i32) (param $p3 i32) (param $p4 i32) (param $p5 i32) (param $p6 i32) (param $p7 i32) (param $p8 i32)
    (local $l9 i32) (local $l10 i32) (local $l11 i32) (local $l12 i32) (local $l13 i32) (local $l14 i32) (local $l15 i32) (local $l16 i32) (local $l17 i32) (local $l18 i32) (local $l19 i32) (local $l20 i32) (local $l21 i32) (local $l22 i32) (local $l23 i32) (local $l24 v128) (local $l25 i64) (local $l26 v128) (local $l27 i64) (local $l28 v128) (local $l29 i64) (local $l30 v128) (local $l31 i64) (local $l32 v128) (local $l33 i64) (local $l34 v128) (local $l35 i64) (local $l36 v128) (local $l37 i64) (local $l38 v128) (local $l39 i64) (local $l40 v128) (local $l41 i64) (local $l42 v128) (local $l43 i64) (local $l44 v128) (local $l45 i64) (local $l46 v128) (local $l47 i64) (local $l48 v128) (local $l49 i64) (local $l50 v128) (local $l51 i64) (local $l52 v128) (local $l53 i64) (local $l54 v128) (local $l55 i64) (local $l56 v128) (local $l57 i64) (local $l58 v128) (local $l59 i64) (local $l60 v128) (local $l61 i64) (local $l62 v128) (local $l63 i64) (local $l64 v128) (local $l65 i64) (local $l66 v128) (local $l67 i64) (local $l68 v128) (local $l69 i64) (local $l70 v128) (local $l71 i64) (local $l72 v128) (local $l73 i64) (local $l74 v128) (local $l75 i64) (local $l76 v128) (local $l77 i64) (local $l78 i64) (local $l79 i64) (local $l80 i64) (local $l81 i64) (local $l82 i64) (local $l83 i64) (local $l84 i64) (local $l85 i64) (local $l86 i64) (local $l87 i64) (local $l88 i64) (local $l89 i64) (local $l90 i64) (local $l91 i64) (local $l92 i64) (local $l93 i64) (local $l94 i64) (local $l95 i64) (local $l96 i64) (local $l97 i64) (local $l98 i64) (local $l99 i64) (local $l100 i64) (local $l101 i64) (local $l102 i64) (local $l103 v128) (local $l104 v128) (local $l105 v128) (local $l106 v128) (local $l107 v128) (local $l108 v128) (local $l109 v128) (local $l110 v128) (local $l111 v128) (local $l112 v128) (local $l113 v128) (local $l114 v128) (local $l115 v128) (local $l116 v128) (local $l117 v128) (local $l118 v128) (local $l119 v128) (local $l120 v128) (local $l121 v128) (local $l122 v128) (local $l123 v128) (local $l124 v128) (local $l125 v128) (local $l126 v128) (local $l127 v128)
    local.get $p4
    i32.const 3
    i32.div_u
    local.set $l21
    local.get $p4
    i32.const 3
    i32.rem_u
    local.set $l22
    i32.const 0
    local.set $l20
    block $B0
      local.get $l21
      i32.eqz
      br_if $B0
      loop $L1
        i32.const 0
        local.set $l19
        block $B2
          loop $L3
            local.get $l19
            i32.const 2
            i32.lt_u
            i32.eqz
            br_if $B2
            local.get $l20
            i32.const 3
            i32.mul
            local.set $l16
            local.get $l16
            local.get $l19
            i32.add
            local.set $l17
            local.get $l16
            i32.const 2
            i32.add
            local.set $l18
            local.get $p2
            v128.load align=8
            local.set $l24
            local.get $p2
            local.get $l19
            i32.const 8
            i32.mul
            i32.add
            i64.load
            local.set $l25
            i64.const 71777214294589695
            local.set $l27
            local.get $l25
            local.get $l27
            i64.and
            i64.const 8
            i64.shl
            local.get $l25
            i64.const 8
            i64.shr_u
            local.get $l27
            i64.and
            i64.or
            local.set $l25
            i64.const 281470681808895
            local.set $l27
            local.get $p2
            v128.load offset=16 align=8
            local.set $l26
            local.get $p2
            local.get $l19
            i32.const 8
            i32.mul
            i32.add
            i64.load offset=16
            local.set $l29
            i64.const 71777214294589695
            local.set $l31
            local.get $l29
            local.get $l31
            i64.and
            i64.const 8
            i64.shl
            local.get $l29
            i64.const 8
            i64.shr_u
            local.get $l31
            i64.and
            i64.or
            local.set $l29
            i64.const 281470681808895
            local.set $l31
            local.get $p2
            v128.load offset=32 align=8
            local.set $l28
            local.get $p2
            local.get $l19
            i32.const 8
            i32.mul
            i32.add
            i64.load offset=32
            local.set $l33
            i64.const 71777214294589695
            local.set $l35
            local.get $l33
            local.get $l35
            i64.and
            i64.const 8
            i64.shl
            local.get $l33
            i64.const 8
            i64.shr_u
            local.get $l35
            i64.and
            i64.or
            local.set $l33
            i64.const 281470681808895
            local.set $l35
            local.get $p2
            v128.load offset=48 align=8
            local.set $l30
            local.get $p2
            local.get $l19
            i32.const 8
            i32.mul
            i32.add
            i64.load offset=48
            local.set $l37
            local.get $l30
            local.get $l17
            local.get $p5
            i32.mul
            i64.extend_i32_u
            i64.const 32
            i64.shl
            local.get $l17
            local.get $p6
            i32.mul
            i64.extend_i32_u
            i64.or
            i64x2.splat
            i64x2.add
            local.set $l30
            local.get $l37
            local.get $l18
            local.get $p5
            i32.mul
            i64.extend_i32_u
            i64.const 32
            i64.shl
            local.get $l18
            local.get $p6
            i32.mul
            i64.extend_i32_u
            i64.or
            i64.add
            local.set $l37
            i64.const 71777214294589695
            local.set $l39
            local.get $l37
            local.get $l39
            i64.and
            i64.const 8
            i64.shl
            local.get $l37
            i64.const 8
            i64.shr_u
            local.get $l39
            i64.and
            i64.or
            local.set $l37
            i64.const 281470681808895
            local.set $l39
            local.get $p0
            v128.load64_splat
            v128.not
            local.get $p0
            v128.load64_splat offset=8
            local.get $p0
            v128.load64_splat offset=16
            local.get $l24
            local.get $l24
            i8x16.shuffle 7 6 5 4 3 2 1 0 15 14 13 12 11 10 9 8
            local.get $l26
            local.get $l26
            i8x16.shuffle 7 6 5 4 3 2 1 0 15 14 13 12 11 10 9 8
            v128.not
            local.get $l28
            local.get $l28
            i8x16.shuffle 7 6 5 4 3 2 1 0 15 14 13 12 11 10 9 8
            local.get $l30
            local.get $l30
            i8x16.shuffle 7 6 5 4 3 2 1 0 15 14 13 12 11 10 9 8
            local.get $p1
            v128.load64_splat
            local.get $p1
            v128.load64_splat offset=8
            v128.not
            local.get $p1
            v128.load64_splat offset=16
            v128.not
            v128.const i32x4 0x0000001f 0x00000000 0x0000001f 0x00000000
            v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
            v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
            v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
            v128.not
            v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
            v128.not
            v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
            v128.const i32x4 0x00000000 0x80000000 0x00000000 0x80000000
            v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
            v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
            v128.not
            v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
            v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
            v128.not
            v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
            v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
            v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
            v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
            local.get $p0
            i64.load
            i64.const -1
            i64.xor
            local.get $p0
            i64.load offset=8
            local.get $p0
            i64.load offset=16
            local.get $l25
            local.get $l27
            i64.and
            i64.const 16
            i64.shl
            local.get $l25
            i64.const 16
            i64.shr_u
            local.get $l27
            i64.and
            i64.or
            i64.const 32
            i64.rotl
            local.get $l29
            local.get $l31
            i64.and
            i64.const 16
            i64.shl
            local.get $l29
            i64.const 16
            i64.shr_u
            local.get $l31
            i64.and
            i64.or
            i64.const 32
            i64.rotl
            i64.const -1
            i64.xor
            local.get $l33
            local.get $l35
            i64.and
            i64.const 16
            i64.shl
            local.get $l33
            i64.const 16
            i64.shr_u
            local.get $l35
            i64.and
            i64.or
            i64.const 32
            i64.rotl
            local.get $l37
            local.get $l39
            i64.and
            i64.const 16
            i64.shl
            local.get $l37
            i64.const 16
            i64.shr_u
            local.get $l39
            i64.and
            i64.or
            i64.const 32
            i64.rotl
            local.get $p1
            i64.load
            local.get $p1
            i64.load offset=8
            i64.const -1
            i64.xor
            local.get $p1
            i64.load offset=16
            i64.const -1
            i64.xor
            i64.const 31
            i64.const 0
            i64.const 0
            i64.const 0
            i64.const -1
            i64.xor
            i64.const 0
            i64.const -1
            i64.xor
            i64.const 0
            i64.const -9223372036854775808
            i64.const 0
            i64.const 0
            i64.const -1
            i64.xor
            i64.const 0
            i64.const 0
            i64.const -1
            i64.xor
            i64.const 0
            i64.const 0
            i64.const 0
            i64.const 0
            local.set $l78
            local.set $l79
            local.set $l80
            local.set $l81
            local.set $l82
            local.set $l83
            local.set $l84
            local.set $l85
            local.set $l86
            local.set $l87
            local.set $l88
            local.set $l89
            local.set $l90
            local.set $l91
            local.set $l92
            local.set $l93
            local.set $l94
            local.set $l95
            local.set $l96
            local.set $l97
            local.set $l98
            local.set $l99
            local.set $l100
            local.set $l101
            local.set $l102
            local.set $l103
            local.set $l104
            local.set $l105
            local.set $l106
            local.set $l107
            local.set $l108
            local.set $l109
            local.set $l110
            local.set $l111
            local.set $l112
            local.set $l113
            local.set $l114
            local.set $l115
            local.set $l116
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
            i32.const 0
            local.set $l16
            local.get $l107
            local.get $l112
            v128.xor
            local.get $l117
            v128.xor
            local.get $l122
            v128.xor
            local.get $l127
            v128.xor
            local.set $l24
            local.get $l82
            local.get $l87
            i64.xor
            local.get $l92
            i64.xor
            local.get $l97
            i64.xor
            local.get $l102
            i64.xor
            local.set $l25
            local.get $l106
            local.get $l111
            v128.xor
            local.get $l116
            v128.xor
            local.get $l121
            v128.xor
            local.get $l126
            v128.xor
            local.set $l26
            local.get $l81
            local.get $l86
            i64.xor
            local.get $l91
            i64.xor
            local.get $l96
            i64.xor
            local.get $l101
            i64.xor
            local.set $l27
            local.get $l105
            local.get $l110
            v128.xor
            local.get $l115
            v128.xor
            local.get $l120
            v128.xor
            local.get $l125
            v128.xor
            local.set $l28
            local.get $l80
            local.get $l85
            i64.xor
            local.get $l90
            i64.xor
            local.get $l95
            i64.xor
            local.get $l100
            i64.xor
            local.set $l29
            local.get $l104
            local.get $l109
            v128.xor
            local.get $l114
            v128.xor
            local.get $l119
            v128.xor
            local.get $l124
            v128.xor
            local.set $l30
            local.get $l79
            local.get $l84
            i64.xor
            local.get $l89
            i64.xor
            local.get $l94
            i64.xor
            local.get $l99
            i64.xor
            local.set $l31
            local.get $l103
            local.get $l108
            v128.xor
            local.get $l113
            v128.xor
            local.get $l118
            v128.xor
            local.get $l123
            v128.xor
            local.set $l32
            local.get $l78
            local.get $l83
            i64.xor
            local.get $l88
            i64.xor
            local.get $l93
            i64.xor
            local.get $l98
            i64.xor
            local.set $l33
            local.get $l32
            local.get $l26
            i32.const 1
            i64x2.shl
            local.get $l26
            i32.const 63
            i64x2.shr_u
            v128.or
            v128.xor
            local.set $l34
            local.get $l33
            local.get $l27
            i64.const 1
            i64.rotl
            i64.xor
            local.set $l35
            local.get $l24
            local.get $l28
            i32.const 1
            i64x2.shl
            local.get $l28
            i32.const 63
            i64x2.shr_u
            v128.or
            v128.xor
            local.set $l36
            local.get $l25
            local.get $l29
            i64.const 1
            i64.rotl
            i64.xor
            local.set $l37
            local.get $l26
            local.get $l30
            i32.const 1
            i64x2.shl
            local.get $l30
            i32.const 63
            i64x2.shr_u
            v128.or
            v128.xor
            local.set $l26
            local.get $l27
            local.get $l31
            i64.const 1
            i64.rotl
            i64.xor
            local.set $l27
            local.get $l28
            local.get $l32
            i32.const 1
            i64x2.shl
            local.get $l32
            i32.const 63
            i64x2.shr_u
            v128.or
            v128.xor
            local.set $l28
            local.get $l29
            local.get $l33
            i64.const 1
            i64.rotl
            i64.xor
            local.set $l29
            local.get $l30
            local.get $l24
            i32.const 1
            i64x2.shl
            local.get $l24
            i32.const 63
            i64x2.shr_u
            v128.or
            v128.xor
            local.set $l24
            local.get $l31
            local.get $l25
            i64.const 1
            i64.rotl
            i64.xor
            local.set $l25
            local.get $l127
            local.get $l34
            v128.xor
            local.set $l30
            local.get $l102
            local.get $l35
            i64.xor
            local.set $l31
            local.get $l121
            local.get $l36
            v128.xor
            local.set $l32
            local.get $l32
            i32.const 44
            i64x2.shl
            local.get $l32
            i32.const 20
            i64x2.shr_u
            v128.or
            local.set $l32
            local.get $l96
            local.get $l37
            i64.xor
            i64.const 44
            i64.rotl
            local.set $l33
            local.get $l115
            local.get $l26
            v128.xor
            local.set $l38
            local.get $l38
            i32.const 43
            i64x2.shl
            local.get $l38
            i32.const 21
            i64x2.shr_u
            v128.or
            local.set $l38
            local.get $l90
            local.get $l27
            i64.xor
            i64.const 43
            i64.rotl
            local.set $l39
            local.get $l109
            local.get $l28
            v128.xor
            local.set $l40
            local.get $l40
            i32.const 21
            i64x2.shl
            local.get $l40
            i32.const 43
            i64x2.shr_u
            v128.or
            local.set $l40
            local.get $l84
            local.get $l29
            i64.xor
            i64.const 21
            i64.rotl
            local.set $l41
            local.get $l103
            local.get $l24
            v128.xor
            local.set $l42
            local.get $l42
            i32.const 14
            i64x2.shl
            local.get $l42
            i32.const 50
            i64x2.shr_u
            v128.or
            local.set $l42
            local.get $l78
            local.get $l25
            i64.xor
            i64.const 14
            i64.rotl
            local.set $l43
            local.get $l30
            local.get $l32
            local.get $l38
            v128.or
            v128.xor
            global.get $polylane.tables
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            v128.load64_splat
            v128.xor
            local.set $l44
            local.get $l31
            local.get $l33
            local.get $l39
            i64.or
            i64.xor
            global.get $polylane.tables
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load
            i64.xor
            local.set $l45
            local.get $l32
            local.get $l38
            local.get $l40
            v128.and
            v128.xor
            local.set $l46
            local.get $l33
            local.get $l39
            local.get $l41
            i64.and
            i64.xor
            local.set $l47
            local.get $l38
            local.get $l40
            local.get $l42
            v128.or
            v128.xor
            local.set $l38
            local.get $l39
            local.get $l41
            local.get $l43
            i64.or
            i64.xor
            local.set $l39
            local.get $l40
            local.get $l42
            local.get $l30
            v128.and
            v128.xor
            local.set $l40
            local.get $l41
            local.get $l43
            local.get $l31
            i64.and
            i64.xor
            local.set $l41
            local.get $l42
            local.get $l32
            local.get $l30
            v128.andnot
            v128.xor
            local.set $l30
            local.get $l43
            local.get $l33
            local.get $l31
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.set $l31
            local.get $l124
            local.get $l28
            v128.xor
            local.set $l32
            local.get $l32
            i32.const 28
            i64x2.shl
            local.get $l32
            i32.const 36
            i64x2.shr_u
            v128.or
            local.set $l32
            local.get $l99
            local.get $l29
            i64.xor
            i64.const 28
            i64.rotl
            local.set $l33
            local.get $l118
            local.get $l24
            v128.xor
            local.set $l42
            local.get $l42
            i32.const 20
            i64x2.shl
            local.get $l42
            i32.const 44
            i64x2.shr_u
            v128.or
            local.set $l42
            local.get $l93
            local.get $l25
            i64.xor
            i64.const 20
            i64.rotl
            local.set $l43
            local.get $l117
            local.get $l34
            v128.xor
            local.set $l48
            local.get $l48
            i32.const 3
            i64x2.shl
            local.get $l48
            i32.const 61
            i64x2.shr_u
            v128.or
            local.set $l48
            local.get $l92
            local.get $l35
            i64.xor
            i64.const 3
            i64.rotl
            local.set $l49
            local.get $l111
            local.get $l36
            v128.xor
            local.set $l50
            local.get $l50
            i32.const 45
            i64x2.shl
            local.get $l50
            i32.const 19
            i64x2.shr_u
            v128.or
            local.set $l50
            local.get $l86
            local.get $l37
            i64.xor
            i64.const 45
            i64.rotl
            local.set $l51
            local.get $l105
            local.get $l26
            v128.xor
            local.set $l52
            local.get $l52
            i32.const 61
            i64x2.shl
            local.get $l52
            i32.const 3
            i64x2.shr_u
            v128.or
            local.set $l52
            local.get $l80
            local.get $l27
            i64.xor
            i64.const 61
            i64.rotl
            local.set $l53
            local.get $l32
            local.get $l42
            local.get $l48
            v128.or
            v128.xor
            local.set $l54
            local.get $l33
            local.get $l43
            local.get $l49
            i64.or
            i64.xor
            local.set $l55
            local.get $l42
            local.get $l48
            local.get $l50
            v128.and
            v128.xor
            local.set $l56
            local.get $l43
            local.get $l49
            local.get $l51
            i64.and
            i64.xor
            local.set $l57
            local.get $l48
            local.get $l50
            local.get $l52
            v128.or
            v128.xor
            local.set $l48
            local.get $l49
            local.get $l51
            local.get $l53
            i64.or
            i64.xor
            local.set $l49
            local.get $l50
            local.get $l52
            v128.not
            local.get $l32
            v128.or
            v128.xor
            local.set $l50
            local.get $l51
            local.get $l53
            i64.const -1
            i64.xor
            local.get $l33
            i64.or
            i64.xor
            local.set $l51
            local.get $l52
            local.get $l32
            local.get $l42
            v128.and
            v128.xor
            local.set $l32
            local.get $l53
            local.get $l33
            local.get $l43
            i64.and
            i64.xor
            local.set $l33
            local.get $l126
            local.get $l36
            v128.xor
            local.set $l42
            local.get $l42
            i32.const 1
            i64x2.shl
            local.get $l42
            i32.const 63
            i64x2.shr_u
            v128.or
            local.set $l42
            local.get $l101
            local.get $l37
            i64.xor
            i64.const 1
            i64.rotl
            local.set $l43
            local.get $l120
            local.get $l26
            v128.xor
            local.set $l52
            local.get $l52
            i32.const 6
            i64x2.shl
            local.get $l52
            i32.const 58
            i64x2.shr_u
            v128.or
            local.set $l52
            local.get $l95
            local.get $l27
            i64.xor
            i64.const 6
            i64.rotl
            local.set $l53
            local.get $l114
            local.get $l28
            v128.xor
            local.set $l58
            local.get $l58
            i32.const 25
            i64x2.shl
            local.get $l58
            i32.const 39
            i64x2.shr_u
            v128.or
            local.set $l58
            local.get $l89
            local.get $l29
            i64.xor
            i64.const 25
            i64.rotl
            local.set $l59
            local.get $l108
            local.get $l24
            v128.xor
            local.set $l60
            local.get $l60
            i32.const 8
            i64x2.shl
            local.get $l60
            i32.const 56
            i64x2.shr_u
            v128.or
            local.set $l60
            local.get $l83
            local.get $l25
            i64.xor
            i64.const 8
            i64.rotl
            local.set $l61
            local.get $l107
            local.get $l34
            v128.xor
            local.set $l62
            local.get $l62
            i32.const 18
            i64x2.shl
            local.get $l62
            i32.const 46
            i64x2.shr_u
            v128.or
            local.set $l62
            local.get $l82
            local.get $l35
            i64.xor
            i64.const 18
            i64.rotl
            local.set $l63
            local.get $l42
            local.get $l52
            local.get $l58
            v128.and
            v128.xor
            local.set $l64
            local.get $l43
            local.get $l53
            local.get $l59
            i64.and
            i64.xor
            local.set $l65
            local.get $l52
            local.get $l58
            local.get $l60
            v128.or
            v128.xor
            local.set $l66
            local.get $l53
            local.get $l59
            local.get $l61
            i64.or
            i64.xor
            local.set $l67
            local.get $l58
            local.get $l60
            local.get $l62
            v128.and
            v128.xor
            local.set $l58
            local.get $l59
            local.get $l61
            local.get $l63
            i64.and
            i64.xor
            local.set $l59
            local.get $l60
            local.get $l42
            local.get $l62
            v128.andnot
            v128.xor
            local.set $l60
            local.get $l61
            local.get $l43
            local.get $l63
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.set $l61
            local.get $l62
            local.get $l42
            local.get $l52
            v128.or
            v128.xor
            local.set $l42
            local.get $l63
            local.get $l43
            local.get $l53
            i64.or
            i64.xor
            local.set $l43
            local.get $l123
            local.get $l24
            v128.xor
            local.set $l52
            local.get $l52
            i32.const 27
            i64x2.shl
            local.get $l52
            i32.const 37
            i64x2.shr_u
            v128.or
            local.set $l52
            local.get $l98
            local.get $l25
            i64.xor
            i64.const 27
            i64.rotl
            local.set $l53
            local.get $l122
            local.get $l34
            v128.xor
            local.set $l62
            local.get $l62
            i32.const 36
            i64x2.shl
            local.get $l62
            i32.const 28
            i64x2.shr_u
            v128.or
            local.set $l62
            local.get $l97
            local.get $l35
            i64.xor
            i64.const 36
            i64.rotl
            local.set $l63
            local.get $l116
            local.get $l36
            v128.xor
            local.set $l68
            local.get $l68
            i32.const 10
            i64x2.shl
            local.get $l68
            i32.const 54
            i64x2.shr_u
            v128.or
            local.set $l68
            local.get $l91
            local.get $l37
            i64.xor
            i64.const 10
            i64.rotl
            local.set $l69
            local.get $l110
            local.get $l26
            v128.xor
            local.set $l70
            local.get $l70
            i32.const 15
            i64x2.shl
            local.get $l70
            i32.const 49
            i64x2.shr_u
            v128.or
            local.set $l70
            local.get $l85
            local.get $l27
            i64.xor
            i64.const 15
            i64.rotl
            local.set $l71
            local.get $l104
            local.get $l28
            v128.xor
            local.set $l72
            local.get $l72
            i32.const 56
            i64x2.shl
            local.get $l72
            i32.const 8
            i64x2.shr_u
            v128.or
            local.set $l72
            local.get $l79
            local.get $l29
            i64.xor
            i64.const 56
            i64.rotl
            local.set $l73
            local.get $l52
            local.get $l62
            local.get $l68
            v128.and
            v128.xor
            local.set $l74
            local.get $l53
            local.get $l63
            local.get $l69
            i64.and
            i64.xor
            local.set $l75
            local.get $l62
            local.get $l68
            local.get $l70
            v128.or
            v128.xor
            local.set $l76
            local.get $l63
            local.get $l69
            local.get $l71
            i64.or
            i64.xor
            local.set $l77
            local.get $l68
            local.get $l70
            local.get $l72
            v128.andnot
            v128.xor
            local.set $l68
            local.get $l69
            local.get $l71
            local.get $l73
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.set $l69
            local.get $l70
            local.get $l72
            local.get $l52
            v128.and
            v128.xor
            local.set $l70
            local.get $l71
            local.get $l73
            local.get $l53
            i64.and
            i64.xor
            local.set $l71
            local.get $l72
            local.get $l52
            local.get $l62
            v128.or
            v128.xor
            local.set $l52
            local.get $l73
            local.get $l53
            local.get $l63
            i64.or
            i64.xor
            local.set $l53
            local.get $l125
            local.get $l26
            v128.xor
            local.set $l26
            local.get $l26
            i32.const 62
            i64x2.shl
            local.get $l26
            i32.const 2
            i64x2.shr_u
            v128.or
            local.set $l26
            local.get $l100
            local.get $l27
            i64.xor
            i64.const 62
            i64.rotl
            local.set $l27
            local.get $l119
            local.get $l28
            v128.xor
            local.set $l28
            local.get $l28
            i32.const 55
            i64x2.shl
            local.get $l28
            i32.const 9
            i64x2.shr_u
            v128.or
            local.set $l28
            local.get $l94
            local.get $l29
            i64.xor
            i64.const 55
            i64.rotl
            local.set $l29
            local.get $l113
            local.get $l24
            v128.xor
            local.set $l24
            local.get $l24
            i32.const 39
            i64x2.shl
            local.get $l24
            i32.const 25
            i64x2.shr_u
            v128.or
            local.set $l24
            local.get $l88
            local.get $l25
            i64.xor
            i64.const 39
            i64.rotl
            local.set $l25
            local.get $l112
            local.get $l34
            v128.xor
            local.set $l34
            local.get $l34
            i32.const 41
            i64x2.shl
            local.get $l34
            i32.const 23
            i64x2.shr_u
            v128.or
            local.set $l34
            local.get $l87
            local.get $l35
            i64.xor
            i64.const 41
            i64.rotl
            local.set $l35
            local.get $l106
            local.get $l36
            v128.xor
            local.set $l36
            local.get $l36
            i32.const 2
            i64x2.shl
            local.get $l36
            i32.const 62
            i64x2.shr_u
            v128.or
            local.set $l36
            local.get $l81
            local.get $l37
            i64.xor
            i64.const 2
            i64.rotl
            local.set $l37
            local.get $l26
            local.get $l24
            local.get $l28
            v128.andnot
            v128.xor
            local.set $l62
            local.get $l27
            local.get $l25
            local.get $l29
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.set $l63
            local.get $l28
            local.get $l24
            local.get $l34
            v128.or
            v128.xor
            v128.not
            local.set $l72
            local.get $l29
            local.get $l25
            local.get $l35
            i64.or
            i64.xor
            i64.const -1
            i64.xor
            local.set $l73
            local.get $l24
            local.get $l34
            local.get $l36
            v128.and
            v128.xor
            local.set $l24
            local.get $l25
            local.get $l35
            local.get $l37
            i64.and
            i64.xor
            local.set $l25
            local.get $l34
            local.get $l36
            local.get $l26
            v128.or
            v128.xor
            local.set $l34
            local.get $l35
            local.get $l37
            local.get $l27
            i64.or
            i64.xor
            local.set $l35
            local.get $l36
            local.get $l26
            local.get $l28
            v128.and
            v128.xor
            local.set $l26
            local.get $l37
            local.get $l27
            local.get $l29
            i64.and
            i64.xor
            local.set $l27
            local.get $l44
            local.get $l46
            local.get $l38
            local.get $l40
            local.get $l30
            local.get $l54
            local.get $l56
            local.get $l48
            local.get $l50
            local.get $l32
            local.get $l64
            local.get $l66
            local.get $l58
            local.get $l60
            local.get $l42
            local.get $l74
            local.get $l76
            local.get $l68
            local.get $l70
            local.get $l52
            local.get $l62
            local.get $l72
            local.get $l24
            local.get $l34
            local.get $l26
            local.get $l45
            local.get $l47
            local.get $l39
            local.get $l41
            local.get $l31
            local.get $l55
            local.get $l57
            local.get $l49
            local.get $l51
            local.get $l33
            local.get $l65
            local.get $l67
            local.get $l59
            local.get $l61
            local.get $l43
            local.get $l75
            local.get $l77
            local.get $l69
            local.get $l71
            local.get $l53
            local.get $l63
            local.get $l73
            local.get $l25
            local.get $l35
            local.get $l27
            local.set $l78
            local.set $l79
            local.set $l80
            local.set $l81
            local.set $l82
            local.set $l83
            local.set $l84
            local.set $l85
            local.set $l86
            local.set $l87
            local.set $l88
            local.set $l89
            local.set $l90
            local.set $l91
            local.set $l92
            local.set $l93
            local.set $l94
            local.set $l95
            local.set $l96
            local.set $l97
            local.set $l98
            local.set $l99
            local.set $l100
            local.set $l101
            local.set $l102
            local.set $l103
            local.set $l104
            local.set $l105
            local.set $l106
            local.set $l107
            local.set $l108
            local.set $l109
            local.set $l110
            local.set $l111
            local.set $l112
            local.set $l113
            local.set $l114
            local.set $l115
            local.set $l116
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
            local.get $l16
            i32.const 1
            i32.add
            local.set $l16
            block $B4
              loop $L5
                local.get $l16
                i32.const 23
                i32.lt_u
                i32.eqz
                br_if $B4
                local.get $l107
                local.get $l112
                v128.xor
                local.get $l117
                v128.xor
                local.get $l122
                v128.xor
                local.get $l127
                v128.xor
                local.set $l24
                local.get $l82
                local.get $l87
                i64.xor
                local.get $l92
                i64.xor
                local.get $l97
                i64.xor
                local.get $l102
                i64.xor
                local.set $l25
                local.get $l106
                local.get $l111
                v128.xor
                local.get $l116
                v128.xor
                local.get $l121
                v128.xor
                local.get $l126
                v128.xor
                local.set $l26
                local.get $l81
                local.get $l86
                i64.xor
                local.get $l91
                i64.xor
                local.get $l96
                i64.xor
                local.get $l101
                i64.xor
                local.set $l27
                local.get $l105
                local.get $l110
                v128.xor
                local.get $l115
                v128.xor
                local.get $l120
                v128.xor
                local.get $l125
                v128.xor
                local.set $l28
                local.get $l80
                local.get $l85
                i64.xor
                local.get $l90
                i64.xor
                local.get $l95
                i64.xor
                local.get $l100
                i64.xor
                local.set $l29
                local.get $l104
                local.get $l109
                v128.xor
                local.get $l114
                v128.xor
                local.get $l119
                v128.xor
                local.get $l124
                v128.xor
                local.set $l30
                local.get $l79
                local.get $l84
                i64.xor
                local.get $l89
                i64.xor
                local.get $l94
                i64.xor
                local.get $l99
                i64.xor
                local.set $l31
                local.get $l103
                local.get $l108
                v128.xor
                local.get $l113
                v128.xor
                local.get $l118
                v128.xor
                local.get $l123
                v128.xor
                local.set $l32
                local.get $l78
                local.get $l83
                i64.xor
                local.get $l88
                i64.xor
                local.get $l93
                i64.xor
                local.get $l98
                i64.xor
                local.set $l33
                local.get $l32
                local.get $l26
                i32.const 1
                i64x2.shl
                local.get $l26
                i32.const 63
                i64x2.shr_u
                v128.or
                v128.xor
                local.set $l34
                local.get $l33
                local.get $l27
                i64.const 1
                i64.rotl
                i64.xor
                local.set $l35
                local.get $l24
                local.get $l28
                i32.const 1
                i64x2.shl
                local.get $l28
                i32.const 63
                i64x2.shr_u
                v128.or
                v128.xor
                local.set $l36
                local.get $l25
                local.get $l29
                i64.const 1
                i64.rotl
                i64.xor
                local.set $l37
                local.get $l26
                local.get $l30
                i32.const 1
                i64x2.shl
                local.get $l30
                i32.const 63
                i64x2.shr_u
                v128.or
                v128.xor
                local.set $l26
                local.get $l27
                local.get $l31
                i64.const 1
                i64.rotl
                i64.xor
                local.set $l27
                local.get $l28
                local.get $l32
                i32.const 1
                i64x2.shl
                local.get $l32
                i32.const 63
                i64x2.shr_u
                v128.or
                v128.xor
                local.set $l28
                local.get $l29
                local.get $l33
                i64.const 1
                i64.rotl
                i64.xor
                local.set $l29
                local.get $l30
                local.get $l24
                i32.const 1
                i64x2.shl
                local.get $l24
                i32.const 63
                i64x2.shr_u
                v128.or
                v128.xor
                local.set $l24
                local.get $l31
                local.get $l25
                i64.const 1
                i64.rotl
                i64.xor
                local.set $l25
                local.get $l127
                local.get $l34
                v128.xor
                local.set $l30
                local.get $l102
                local.get $l35
                i64.xor
                local.set $l31
                local.get $l121
                local.get $l36
                v128.xor
                local.set $l32
                local.get $l32
                i32.const 44
                i64x2.shl
                local.get $l32
                i32.const 20
                i64x2.shr_u
                v128.or
                local.set $l32
                local.get $l96
                local.get $l37
                i64.xor
                i64.const 44
                i64.rotl
                local.set $l33
                local.get $l115
                local.get $l26
                v128.xor
                local.set $l38
                local.get $l38
                i32.const 43
                i64x2.shl
                local.get $l38
                i32.const 21
                i64x2.shr_u
                v128.or
                local.set $l38
                local.get $l90
                local.get $l27
                i64.xor
                i64.const 43
                i64.rotl
                local.set $l39
                local.get $l109
                local.get $l28
                v128.xor
                local.set $l40
                local.get $l40
                i32.const 21
                i64x2.shl
                local.get $l40
                i32.const 43
                i64x2.shr_u
                v128.or
                local.set $l40
                local.get $l84
                local.get $l29
                i64.xor
                i64.const 21
                i64.rotl
                local.set $l41
                local.get $l103
                local.get $l24
                v128.xor
                local.set $l42
                local.get $l42
                i32.const 14
                i64x2.shl
                local.get $l42
                i32.const 50
                i64x2.shr_u
                v128.or
                local.set $l42
                local.get $l78
                local.get $l25
                i64.xor
                i64.const 14
                i64.rotl
                local.set $l43
                local.get $l30
                local.get $l32
                local.get $l38
                v128.or
                v128.xor
                global.get $polylane.tables
                local.get $l16
                i32.const 8
                i32.mul
                i32.add
                v128.load64_splat
                v128.xor
                local.set $l44
                local.get $l31
                local.get $l33
                local.get $l39
                i64.or
                i64.xor
                global.get $polylane.tables
                local.get $l16
                i32.const 8
                i32.mul
                i32.add
                i64.load
                i64.xor
                local.set $l45
                local.get $l32
                local.get $l38
                local.get $l40
                v128.and
                v128.xor
                local.set $l46
                local.get $l33
                local.get $l39
                local.get $l41
                i64.and
                i64.xor
                local.set $l47
                local.get $l38
                local.get $l40
                local.get $l42
                v128.or
                v128.xor
                local.set $l38
                local.get $l39
                local.get $l41
                local.get $l43
                i64.or
                i64.xor
                local.set $l39
                local.get $l40
                local.get $l42
                local.get $l30
                v128.and
                v128.xor
                local.set $l40
                local.get $l41
                local.get $l43
                local.get $l31
                i64.and
                i64.xor
                local.set $l41
                local.get $l42
                local.get $l32
                local.get $l30
                v128.andnot
                v128.xor
                local.set $l30
                local.get $l43
                local.get $l33
                local.get $l31
                i64.const -1
                i64.xor
                i64.and
                i64.xor
                local.set $l31
                local.get $l124
                local.get $l28
                v128.xor
                local.set $l32
                local.get $l32
                i32.const 28
                i64x2.shl
                local.get $l32
                i32.const 36
                i64x2.shr_u
                v128.or
                local.set $l32
                local.get $l99
                local.get $l29
                i64.xor
                i64.const 28
                i64.rotl
                local.set $l33
                local.get $l118
                local.get $l24
                v128.xor
                local.set $l42
                local.get $l42
                i32.const 20
                i64x2.shl
                local.get $l42
                i32.const 44
                i64x2.shr_u
                v128.or
                local.set $l42
                local.get $l93
                local.get $l25
                i64.xor
                i64.const 20
                i64.rotl
                local.set $l43
                local.get $l117
                local.get $l34
                v128.xor
                local.set $l48
                local.get $l48
                i32.const 3
                i64x2.shl
                local.get $l48
                i32.const 61
                i64x2.shr_u
                v128.or
                local.set $l48
                local.get $l92
                local.get $l35
                i64.xor
                i64.const 3
                i64.rotl
                local.set $l49
                local.get $l111
                local.get $l36
                v128.xor
                local.set $l50
                local.get $l50
                i32.const 45
                i64x2.shl
                local.get $l50
                i32.const 19
                i64x2.shr_u
                v128.or
                local.set $l50
                local.get $l86
                local.get $l37
                i64.xor
                i64.const 45
                i64.rotl
                local.set $l51
                local.get $l105
                local.get $l26
                v128.xor
                local.set $l52
                local.get $l52
                i32.const 61
                i64x2.shl
                local.get $l52
                i32.const 3
                i64x2.shr_u
                v128.or
                local.set $l52
                local.get $l80
                local.get $l27
                i64.xor
                i64.const 61
                i64.rotl
                local.set $l53
                local.get $l32
                local.get $l42
                local.get $l48
                v128.or
                v128.xor
                local.set $l54
                local.get $l33
                local.get $l43
                local.get $l49
                i64.or
                i64.xor
                local.set $l55
                local.get $l42
                local.get $l48
                local.get $l50
                v128.and
                v128.xor
                local.set $l56
                local.get $l43
                local.get $l49
                local.get $l51
                i64.and
                i64.xor
                local.set $l57
                local.get $l48
                local.get $l50
                local.get $l52
                v128.or
                v128.xor
                local.set $l48
                local.get $l49
                local.get $l51
                local.get $l53
                i64.or
                i64.xor
                local.set $l49
                local.get $l50
                local.get $l52
                v128.not
                local.get $l32
                v128.or
                v128.xor
                local.set $l50
                local.get $l51
                local.get $l53
                i64.const -1
                i64.xor
                local.get $l33
                i64.or
                i64.xor
                local.set $l51
                local.get $l52
                local.get $l32
                local.get $l42
                v128.and
                v128.xor
                local.set $l32
                local.get $l53
                local.get $l33
                local.get $l43
                i64.and
                i64.xor
                local.set $l33
                local.get $l126
                local.get $l36
                v128.xor
                local.set $l42
                local.get $l42
                i32.const 1
                i64x2.shl
                local.get $l42
                i32.const 63
                i64x2.shr_u
                v128.or
                local.set $l42
                local.get $l101
                local.get $l37
                i64.xor
                i64.const 1
                i64.rotl
                local.set $l43
                local.get $l120
                local.get $l26
                v128.xor
                local.set $l52
                local.get $l52
                i32.const 6
                i64x2.shl
                local.get $l52
                i32.const 58
                i64x2.shr_u
                v128.or
                local.set $l52
                local.get $l95
                local.get $l27
                i64.xor
                i64.const 6
                i64.rotl
                local.set $l53
                local.get $l114
                local.get $l28
                v128.xor
                local.set $l58
                local.get $l58
                i32.const 25
                i64x2.shl
                local.get $l58
                i32.const 39
                i64x2.shr_u
                v128.or
                local.set $l58
                local.get $l89
                local.get $l29
                i64.xor
                i64.const 25
                i64.rotl
                local.set $l59
                local.get $l108
                local.get $l24
                v128.xor
                local.set $l60
                local.get $l60
                i32.const 8
                i64x2.shl
                local.get $l60
                i32.const 56
                i64x2.shr_u
                v128.or
                local.set $l60
                local.get $l83
                local.get $l25
                i64.xor
                i64.const 8
                i64.rotl
                local.set $l61
                local.get $l107
                local.get $l34
                v128.xor
                local.set $l62
                local.get $l62
                i32.const 18
                i64x2.shl
                local.get $l62
                i32.const 46
                i64x2.shr_u
                v128.or
                local.set $l62
                local.get $l82
                local.get $l35
                i64.xor
                i64.const 18
                i64.rotl
                local.set $l63
                local.get $l42
                local.get $l52
                local.get $l58
                v128.and
                v128.xor
                local.set $l64
                local.get $l43
                local.get $l53
                local.get $l59
                i64.and
                i64.xor
                local.set $l65
                local.get $l52
                local.get $l58
                local.get $l60
                v128.or
                v128.xor
                local.set $l66
                local.get $l53
                local.get $l59
                local.get $l61
                i64.or
                i64.xor
                local.set $l67
                local.get $l58
                local.get $l60
                local.get $l62
                v128.and
                v128.xor
                local.set $l58
                local.get $l59
                local.get $l61
                local.get $l63
                i64.and
                i64.xor
                local.set $l59
                local.get $l60
                local.get $l42
                local.get $l62
                v128.andnot
                v128.xor
                local.set $l60
                local.get $l61
                local.get $l43
                local.get $l63
                i64.const -1
                i64.xor
                i64.and
                i64.xor
                local.set $l61
                local.get $l62
                local.get $l42
                local.get $l52
                v128.or
                v128.xor
                local.set $l42
                local.get $l63
                local.get $l43
                local.get $l53
                i64.or
                i64.xor
                local.set $l43
                local.get $l123
                local.get $l24
                v128.xor
                local.set $l52
                local.get $l52
                i32.const 27
                i64x2.shl
                local.get $l52
                i32.const 37
                i64x2.shr_u
                v128.or
                local.set $l52
                local.get $l98
                local.get $l25
                i64.xor
                i64.const 27
                i64.rotl
                local.set $l53
                local.get $l122
                local.get $l34
                v128.xor
                local.set $l62
                local.get $l62
                i32.const 36
                i64x2.shl
                local.get $l62
                i32.const 28
                i64x2.shr_u
                v128.or
                local.set $l62
                local.get $l97
                local.get $l35
                i64.xor
                i64.const 36
                i64.rotl
                local.set $l63
                local.get $l116
                local.get $l36
                v128.xor
                local.set $l68
                local.get $l68
                i32.const 10
                i64x2.shl
                local.get $l68
                i32.const 54
                i64x2.shr_u
                v128.or
                local.set $l68
                local.get $l91
                local.get $l37
                i64.xor
                i64.const 10
                i64.rotl
                local.set $l69
                local.get $l110
                local.get $l26
                v128.xor
                local.set $l70
                local.get $l70
                i32.const 15
                i64x2.shl
                local.get $l70
                i32.const 49
                i64x2.shr_u
                v128.or
                local.set $l70
                local.get $l85
                local.get $l27
                i64.xor
                i64.const 15
                i64.rotl
                local.set $l71
                local.get $l104
                local.get $l28
                v128.xor
                local.set $l72
                local.get $l72
                i32.const 56
                i64x2.shl
                local.get $l72
                i32.const 8
                i64x2.shr_u
                v128.or
                local.set $l72
                local.get $l79
                local.get $l29
                i64.xor
                i64.const 56
                i64.rotl
                local.set $l73
                local.get $l52
                local.get $l62
                local.get $l68
                v128.and
                v128.xor
                local.set $l74
                local.get $l53
                local.get $l63
                local.get $l69
                i64.and
                i64.xor
                local.set $l75
                local.get $l62
                local.get $l68
                local.get $l70
                v128.or
                v128.xor
                local.set $l76
                local.get $l63
                local.get $l69
                local.get $l71
                i64.or
                i64.xor
                local.set $l77
                local.get $l68
                local.get $l70
                local.get $l72
                v128.andnot
                v128.xor
                local.set $l68
                local.get $l69
                local.get $l71
                local.get $l73
                i64.const -1
                i64.xor
                i64.and
                i64.xor
                local.set $l69
                local.get $l70
                local.get $l72
                local.get $l52
                v128.and
                v128.xor
                local.set $l70
                local.get $l71
                local.get $l73
                local.get $l53
                i64.and
                i64.xor
                local.set $l71
                local.get $l72
                local.get $l52
                local.get $l62
                v128.or
                v128.xor
                local.set $l52
                local.get $l73
                local.get $l53
                local.get $l63
                i64.or
                i64.xor
                local.set $l53
                local.get $l125
                local.get $l26
                v128.xor
                local.set $l26
                local.get $l26
                i32.const 62
                i64x2.shl
                local.get $l26
                i32.const 2
                i64x2.shr_u
                v128.or
                local.set $l26
                local.get $l100
                local.get $l27
                i64.xor
                i64.const 62
                i64.rotl
                local.set $l27
                local.get $l119
                local.get $l28
                v128.xor
                local.set $l28
                local.get $l28
                i32.const 55
                i64x2.shl
                local.get $l28
                i32.const 9
                i64x2.shr_u
                v128.or
                local.set $l28
                local.get $l94
                local.get $l29
                i64.xor
                i64.const 55
                i64.rotl
                local.set $l29
                local.get $l113
                local.get $l24
                v128.xor
                local.set $l24
                local.get $l24
                i32.const 39
                i64x2.shl
                local.get $l24
                i32.const 25
                i64x2.shr_u
                v128.or
                local.set $l24
                local.get $l88
                local.get $l25
                i64.xor
                i64.const 39
                i64.rotl
                local.set $l25
                local.get $l112
                local.get $l34
                v128.xor
                local.set $l34
                local.get $l34
                i32.const 41
                i64x2.shl
                local.get $l34
                i32.const 23
                i64x2.shr_u
                v128.or
                local.set $l34
                local.get $l87
                local.get $l35
                i64.xor
                i64.const 41
                i64.rotl
                local.set $l35
                local.get $l106
                local.get $l36
                v128.xor
                local.set $l36
                local.get $l36
                i32.const 2
                i64x2.shl
                local.get $l36
                i32.const 62
                i64x2.shr_u
                v128.or
                local.set $l36
                local.get $l81
                local.get $l37
                i64.xor
                i64.const 2
                i64.rotl
                local.set $l37
                local.get $l26
                local.get $l24
                local.get $l28
                v128.andnot
                v128.xor
                local.set $l62
                local.get $l27
                local.get $l25
                local.get $l29
                i64.const -1
                i64.xor
                i64.and
                i64.xor
                local.set $l63
                local.get $l28
                local.get $l24
                local.get $l34
                v128.or
                v128.xor
                v128.not
                local.set $l72
                local.get $l29
                local.get $l25
                local.get $l35
                i64.or
                i64.xor
                i64.const -1
                i64.xor
                local.set $l73
                local.get $l24
                local.get $l34
                local.get $l36
                v128.and
                v128.xor
                local.set $l24
                local.get $l25
                local.get $l35
                local.get $l37
                i64.and
                i64.xor
                local.set $l25
                local.get $l34
                local.get $l36
                local.get $l26
                v128.or
                v128.xor
                local.set $l34
                local.get $l35
                local.get $l37
                local.get $l27
                i64.or
                i64.xor
                local.set $l35
                local.get $l36
                local.get $l26
                local.get $l28
                v128.and
                v128.xor
                local.set $l26
                local.get $l37
                local.get $l27
                local.get $l29
                i64.and
                i64.xor
                local.set $l27
                local.get $l44
                local.get $l46
                local.get $l38
                local.get $l40
                local.get $l30
                local.get $l54
                local.get $l56
                local.get $l48
                local.get $l50
                local.get $l32
                local.get $l64
                local.get $l66
                local.get $l58
                local.get $l60
                local.get $l42
                local.get $l74
                local.get $l76
                local.get $l68
                local.get $l70
                local.get $l52
                local.get $l62
                local.get $l72
                local.get $l24
                local.get $l34
                local.get $l26
                local.get $l45
                local.get $l47
                local.get $l39
                local.get $l41
                local.get $l31
                local.get $l55
                local.get $l57
                local.get $l49
                local.get $l51
                local.get $l33
                local.get $l65
                local.get $l67
                local.get $l59
                local.get $l61
                local.get $l43
                local.get $l75
                local.get $l77
                local.get $l69
                local.get $l71
                local.get $l53
                local.get $l63
                local.get $l73
                local.get $l25
                local.get $l35
                local.get $l27
                local.set $l78
                local.set $l79
                local.set $l80
                local.set $l81
                local.set $l82
                local.set $l83
                local.set $l84
                local.set $l85
                local.set $l86
                local.set $l87
                local.set $l88
                local.set $l89
                local.set $l90
                local.set $l91
                local.set $l92
                local.set $l93
                local.set $l94
                local.set $l95
                local.set $l96
                local.set $l97
                local.set $l98
                local.set $l99
                local.set $l100
                local.set $l101
                local.set $l102
                local.set $l103
                local.set $l104
                local.set $l105
                local.set $l106
                local.set $l107
                local.set $l108
                local.set $l109
                local.set $l110
                local.set $l111
                local.set $l112
                local.set $l113
                local.set $l114
                local.set $l115
                local.set $l116
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
                local.get $l16
                i32.const 1
                i32.add
                local.set $l16
                local.get $l107
                local.get $l112
                v128.xor
                local.get $l117
                v128.xor
                local.get $l122
                v128.xor
                local.get $l127
                v128.xor
                local.set $l24
                local.get $l82
                local.get $l87
                i64.xor
                local.get $l92
                i64.xor
                local.get $l97
                i64.xor
                local.get $l102
                i64.xor
                local.set $l25
                local.get $l106
                local.get $l111
                v128.xor
                local.get $l116
                v128.xor
                local.get $l121
                v128.xor
                local.get $l126
                v128.xor
                local.set $l26
                local.get $l81
                local.get $l86
                i64.xor
                local.get $l91
                i64.xor
                local.get $l96
                i64.xor
                local.get $l101
                i64.xor
                local.set $l27
                local.get $l105
                local.get $l110
                v128.xor
                local.get $l115
                v128.xor
                local.get $l120
                v128.xor
                local.get $l125
                v128.xor
                local.set $l28
                local.get $l80
                local.get $l85
                i64.xor
                local.get $l90
                i64.xor
                local.get $l95
                i64.xor
                local.get $l100
                i64.xor
                local.set $l29
                local.get $l104
                local.get $l109
                v128.xor
                local.get $l114
                v128.xor
                local.get $l119
                v128.xor
                local.get $l124
                v128.xor
                local.set $l30
                local.get $l79
                local.get $l84
                i64.xor
                local.get $l89
                i64.xor
                local.get $l94
                i64.xor
                local.get $l99
                i64.xor
                local.set $l31
                local.get $l103
                local.get $l108
                v128.xor
                local.get $l113
                v128.xor
                local.get $l118
                v128.xor
                local.get $l123
                v128.xor
                local.set $l32
                local.get $l78
                local.get $l83
                i64.xor
                local.get $l88
                i64.xor
                local.get $l93
                i64.xor
                local.get $l98
                i64.xor
                local.set $l33
                local.get $l32
                local.get $l26
                i32.const 1
                i64x2.shl
                local.get $l26
                i32.const 63
                i64x2.shr_u
                v128.or
                v128.xor
                local.set $l34
                local.get $l33
                local.get $l27
                i64.const 1
                i64.rotl
                i64.xor
                local.set $l35
                local.get $l24
                local.get $l28
                i32.const 1
                i64x2.shl
                local.get $l28
                i32.const 63
                i64x2.shr_u
                v128.or
                v128.xor
                local.set $l36
                local.get $l25
                local.get $l29
                i64.const 1
                i64.rotl
                i64.xor
                local.set $l37
                local.get $l26
                local.get $l30
                i32.const 1
                i64x2.shl
                local.get $l30
                i32.const 63
                i64x2.shr_u
                v128.or
                v128.xor
                local.set $l26
                local.get $l27
                local.get $l31
                i64.const 1
                i64.rotl
                i64.xor
                local.set $l27
                local.get $l28
                local.get $l32
                i32.const 1
                i64x2.shl
                local.get $l32
                i32.const 63
                i64x2.shr_u
                v128.or
                v128.xor
                local.set $l28
                local.get $l29
                local.get $l33
                i64.const 1
                i64.rotl
                i64.xor
                local.set $l29
                local.get $l30
                local.get $l24
                i32.const 1
                i64x2.shl
                local.get $l24
                i32.const 63
                i64x2.shr_u
                v128.or
                v128.xor
                local.set $l24
                local.get $l31
                local.get $l25
                i64.const 1
                i64.rotl
                i64.xor
                local.set $l25
                local.get $l127
                local.get $l34
                v128.xor
                local.set $l30
                local.get $l102
                local.get $l35
                i64.xor
                local.set $l31
                local.get $l121
                local.get $l36
                v128.xor
                local.set $l32
                local.get $l32
                i32.const 44
                i64x2.shl
                local.get $l32
                i32.const 20
                i64x2.shr_u
                v128.or
                local.set $l32
                local.get $l96
                local.get $l37
                i64.xor
                i64.const 44
                i64.rotl
                local.set $l33
                local.get $l115
                local.get $l26
                v128.xor
                local.set $l38
                local.get $l38
                i32.const 43
                i64x2.shl
                local.get $l38
                i32.const 21
                i64x2.shr_u
                v128.or
                local.set $l38
                local.get $l90
                local.get $l27
                i64.xor
                i64.const 43
                i64.rotl
                local.set $l39
                local.get $l109
                local.get $l28
                v128.xor
                local.set $l40
                local.get $l40
                i32.const 21
                i64x2.shl
                local.get $l40
                i32.const 43
                i64x2.shr_u
                v128.or
                local.set $l40
                local.get $l84
                local.get $l29
                i64.xor
                i64.const 21
                i64.rotl
                local.set $l41
                local.get $l103
                local.get $l24
                v128.xor
                local.set $l42
                local.get $l42
                i32.const 14
                i64x2.shl
                local.get $l42
                i32.const 50
                i64x2.shr_u
                v128.or
                local.set $l42
                local.get $l78
                local.get $l25
                i64.xor
                i64.const 14
                i64.rotl
                local.set $l43
                local.get $l30
                local.get $l32
                local.get $l38
                v128.or
                v128.xor
                global.get $polylane.tables
                local.get $l16
                i32.const 8
                i32.mul
                i32.add
                v128.load64_splat
                v128.xor
                local.set $l44
                local.get $l31
                local.get $l33
                local.get $l39
                i64.or
                i64.xor
                global.get $polylane.tables
                local.get $l16
                i32.const 8
                i32.mul
                i32.add
                i64.load
                i64.xor
                local.set $l45
                local.get $l32
                local.get $l38
                local.get $l40
                v128.and
                v128.xor
                local.set $l46
                local.get $l33
                local.get $l39
                local.get $l41
                i64.and
                i64.xor
                local.set $l47
                local.get $l38
                local.get $l40
                local.get $l42
                v128.or
                v128.xor
                local.set $l38
                local.get $l39
                local.get $l41
                local.get $l43
                i64.or
                i64.xor
                local.set $l39
                local.get $l40
                local.get $l42
                local.get $l30
                v128.and
                v128.xor
                local.set $l40
                local.get $l41
                local.get $l43
                local.get $l31
                i64.and
                i64.xor
                local.set $l41
                local.get $l42
                local.get $l32
                local.get $l30
                v128.andnot
                v128.xor
                local.set $l30
                local.get $l43
                local.get $l33
                local.get $l31
                i64.const -1
                i64.xor
                i64.and
                i64.xor
                local.set $l31
                local.get $l124
                local.get $l28
                v128.xor
                local.set $l32
                local.get $l32
                i32.const 28
                i64x2.shl
                local.get $l32
                i32.const 36
                i64x2.shr_u
                v128.or
                local.set $l32
                local.get $l99
                local.get $l29
                i64.xor
                i64.const 28
                i64.rotl
                local.set $l33
                local.get $l118
                local.get $l24
                v128.xor
                local.set $l42
                local.get $l42
                i32.const 20
                i64x2.shl
                local.get $l42
                i32.const 44
                i64x2.shr_u
                v128.or
                local.set $l42
                local.get $l93
                local.get $l25
                i64.xor
                i64.const 20
                i64.rotl
                local.set $l43
                local.get $l117
                local.get $l34
                v128.xor
                local.set $l48
                local.get $l48
                i32.const 3
                i64x2.shl
                local.get $l48
                i32.const 61
                i64x2.shr_u
                v128.or
                local.set $l48
                local.get $l92
                local.get $l35
                i64.xor
                i64.const 3
                i64.rotl
                local.set $l49
                local.get $l111
                local.get $l36
                v128.xor
                local.set $l50
                local.get $l50
                i32.const 45
                i64x2.shl
                local.get $l50
                i32.const 19
                i64x2.shr_u
                v128.or
                local.set $l50
                local.get $l86
                local.get $l37
                i64.xor
                i64.const 45
                i64.rotl
                local.set $l51
                local.get $l105
                local.get $l26
                v128.xor
                local.set $l52
                local.get $l52
                i32.const 61
                i64x2.shl
                local.get $l52
                i32.const 3
                i64x2.shr_u
                v128.or
                local.set $l52
                local.get $l80
                local.get $l27
                i64.xor
                i64.const 61
                i64.rotl
                local.set $l53
                local.get $l32
                local.get $l42
                local.get $l48
                v128.or
                v128.xor
                local.set $l54
                local.get $l33
                local.get $l43
                local.get $l49
                i64.or
                i64.xor
                local.set $l55
                local.get $l42
                local.get $l48
                local.get $l50
                v128.and
                v128.xor
                local.set $l56
                local.get $l43
                local.get $l49
                local.get $l51
                i64.and
                i64.xor
                local.set $l57
                local.get $l48
                local.get $l50
                local.get $l52
                v128.or
                v128.xor
                local.set $l48
                local.get $l49
                local.get $l51
                local.get $l53
                i64.or
                i64.xor
                local.set $l49
                local.get $l50
                local.get $l52
                v128.not
                local.get $l32
                v128.or
                v128.xor
                local.set $l50
                local.get $l51
                local.get $l53
                i64.const -1
                i64.xor
                local.get $l33
                i64.or
                i64.xor
                local.set $l51
                local.get $l52
                local.get $l32
                local.get $l42
                v128.and
                v128.xor
                local.set $l32
                local.get $l53
                local.get $l33
                local.get $l43
                i64.and
                i64.xor
                local.set $l33
                local.get $l126
                local.get $l36
                v128.xor
                local.set $l42
                local.get $l42
                i32.const 1
                i64x2.shl
                local.get $l42
                i32.const 63
                i64x2.shr_u
                v128.or
                local.set $l42
                local.get $l101
                local.get $l37
                i64.xor
                i64.const 1
                i64.rotl
                local.set $l43
                local.get $l120
                local.get $l26
                v128.xor
                local.set $l52
                local.get $l52
                i32.const 6
                i64x2.shl
                local.get $l52
                i32.const 58
                i64x2.shr_u
                v128.or
                local.set $l52
                local.get $l95
                local.get $l27
                i64.xor
                i64.const 6
                i64.rotl
                local.set $l53
                local.get $l114
                local.get $l28
                v128.xor
                local.set $l58
                local.get $l58
                i32.const 25
                i64x2.shl
                local.get $l58
                i32.const 39
                i64x2.shr_u
                v128.or
                local.set $l58
                local.get $l89
                local.get $l29
                i64.xor
                i64.const 25
                i64.rotl
                local.set $l59
                local.get $l108
                local.get $l24
                v128.xor
                local.set $l60
                local.get $l60
                i32.const 8
                i64x2.shl
                local.get $l60
                i32.const 56
                i64x2.shr_u
                v128.or
                local.set $l60
                local.get $l83
                local.get $l25
                i64.xor
                i64.const 8
                i64.rotl
                local.set $l61
                local.get $l107
                local.get $l34
                v128.xor
                local.set $l62
                local.get $l62
                i32.const 18
                i64x2.shl
                local.get $l62
                i32.const 46
                i64x2.shr_u
                v128.or
                local.set $l62
                local.get $l82
                local.get $l35
                i64.xor
                i64.const 18
                i64.rotl
                local.set $l63
                local.get $l42
                local.get $l52
                local.get $l58
                v128.and
                v128.xor
                local.set $l64
                local.get $l43
                local.get $l53
                local.get $l59
                i64.and
                i64.xor
                local.set $l65
                local.get $l52
                local.get $l58
                local.get $l60
                v128.or
                v128.xor
                local.set $l66
                local.get $l53
                local.get $l59
                local.get $l61
                i64.or
                i64.xor
                local.set $l67
                local.get $l58
                local.get $l60
                local.get $l62
                v128.and
                v128.xor
                local.set $l58
                local.get $l59
                local.get $l61
                local.get $l63
                i64.and
                i64.xor
                local.set $l59
                local.get $l60
                local.get $l42
                local.get $l62
                v128.andnot
                v128.xor
                local.set $l60
                local.get $l61
                local.get $l43
                local.get $l63
                i64.const -1
                i64.xor
                i64.and
                i64.xor
                local.set $l61
                local.get $l62
                local.get $l42
                local.get $l52
                v128.or
                v128.xor
                local.set $l42
                local.get $l63
                local.get $l43
                local.get $l53
                i64.or
                i64.xor
                local.set $l43
                local.get $l123
                local.get $l24
                v128.xor
                local.set $l52
                local.get $l52
                i32.const 27
                i64x2.shl
                local.get $l52
                i32.const 37
                i64x2.shr_u
                v128.or
                local.set $l52
                local.get $l98
                local.get $l25
                i64.xor
                i64.const 27
                i64.rotl
                local.set $l53
                local.get $l122
                local.get $l34
                v128.xor
                local.set $l62
                local.get $l62
                i32.const 36
                i64x2.shl
                local.get $l62
                i32.const 28
                i64x2.shr_u
                v128.or
                local.set $l62
                local.get $l97
                local.get $l35
                i64.xor
                i64.const 36
                i64.rotl
                local.set $l63
                local.get $l116
                local.get $l36
                v128.xor
                local.set $l68
                local.get $l68
                i32.const 10
                i64x2.shl
                local.get $l68
                i32.const 54
                i64x2.shr_u
                v128.or
                local.set $l68
                local.get $l91
                local.get $l37
                i64.xor
                i64.const 10
                i64.rotl
                local.set $l69
                local.get $l110
                local.get $l26
                v128.xor
                local.set $l70
                local.get $l70
                i32.const 15
                i64x2.shl
                local.get $l70
                i32.const 49
                i64x2.shr_u
                v128.or
                local.set $l70
                local.get $l85
                local.get $l27
                i64.xor
                i64.const 15
                i64.rotl
                local.set $l71
                local.get $l104
                local.get $l28
                v128.xor
                local.set $l72
                local.get $l72
                i32.const 56
                i64x2.shl
                local.get $l72
                i32.const 8
                i64x2.shr_u
                v128.or
                local.set $l72
                local.get $l79
                local.get $l29
                i64.xor
                i64.const 56
                i64.rotl
                local.set $l73
                local.get $l52
                local.get $l62
                local.get $l68
                v128.and
                v128.xor
                local.set $l74
                local.get $l53
                local.get $l63
                local.get $l69
                i64.and
                i64.xor
                local.set $l75
                local.get $l62
                local.get $l68
                local.get $l70
                v128.or
                v128.xor
                local.set $l76
                local.get $l63
                local.get $l69
                local.get $l71
                i64.or
                i64.xor
                local.set $l77
                local.get $l68
                local.get $l70
                local.get $l72
                v128.andnot
                v128.xor
                local.set $l68
                local.get $l69
                local.get $l71
                local.get $l73
                i64.const -1
                i64.xor
                i64.and
                i64.xor
                local.set $l69
                local.get $l70
                local.get $l72
                local.get $l52
                v128.and
                v128.xor
                local.set $l70
                local.get $l71
                local.get $l73
                local.get $l53
                i64.and
                i64.xor
                local.set $l71
                local.get $l72
                local.get $l52
                local.get $l62
                v128.or
                v128.xor
                local.set $l52
                local.get $l73
                local.get $l53
                local.get $l63
                i64.or
                i64.xor
                local.set $l53
                local.get $l125
                local.get $l26
                v128.xor
                local.set $l26
                local.get $l26
                i32.const 62
                i64x2.shl
                local.get $l26
                i32.const 2
                i64x2.shr_u
                v128.or
                local.set $l26
                local.get $l100
                local.get $l27
                i64.xor
                i64.const 62
                i64.rotl
                local.set $l27
                local.get $l119
                local.get $l28
                v128.xor
                local.set $l28
                local.get $l28
                i32.const 55
                i64x2.shl
                local.get $l28
                i32.const 9
                i64x2.shr_u
                v128.or
                local.set $l28
                local.get $l94
                local.get $l29
                i64.xor
                i64.const 55
                i64.rotl
                local.set $l29
                local.get $l113
                local.get $l24
                v128.xor
                local.set $l24
                local.get $l24
                i32.const 39
                i64x2.shl
                local.get $l24
                i32.const 25
                i64x2.shr_u
                v128.or
                local.set $l24
                local.get $l88
                local.get $l25
                i64.xor
                i64.const 39
                i64.rotl
                local.set $l25
                local.get $l112
                local.get $l34
                v128.xor
                local.set $l34
                local.get $l34
                i32.const 41
                i64x2.shl
                local.get $l34
                i32.const 23
                i64x2.shr_u
                v128.or
                local.set $l34
                local.get $l87
                local.get $l35
                i64.xor
                i64.const 41
                i64.rotl
                local.set $l35
                local.get $l106
                local.get $l36
                v128.xor
                local.set $l36
                local.get $l36
                i32.const 2
                i64x2.shl
                local.get $l36
                i32.const 62
                i64x2.shr_u
                v128.or
                local.set $l36
                local.get $l81
                local.get $l37
                i64.xor
                i64.const 2
                i64.rotl
                local.set $l37
                local.get $l26
                local.get $l24
                local.get $l28
                v128.andnot
                v128.xor
                local.set $l62
                local.get $l27
                local.get $l25
                local.get $l29
                i64.const -1
                i64.xor
                i64.and
                i64.xor
                local.set $l63
                local.get $l28
                local.get $l24
                local.get $l34
                v128.or
                v128.xor
                v128.not
                local.set $l72
                local.get $l29
                local.get $l25
                local.get $l35
                i64.or
                i64.xor
                i64.const -1
                i64.xor
                local.set $l73
                local.get $l24
                local.get $l34
                local.get $l36
                v128.and
                v128.xor
                local.set $l24
                local.get $l25
                local.get $l35
                local.get $l37
                i64.and
                i64.xor
                local.set $l25
                local.get $l34
                local.get $l36
                local.get $l26
                v128.or
                v128.xor
                local.set $l34
                local.get $l35
                local.get $l37
                local.get $l27
                i64.or
                i64.xor
                local.set $l35
                local.get $l36
                local.get $l26
                local.get $l28
                v128.and
                v128.xor
                local.set $l26
                local.get $l37
                local.get $l27
                local.get $l29
                i64.and
                i64.xor
                local.set $l27
                local.get $l44
                local.get $l46
                local.get $l38
                local.get $l40
                local.get $l30
                local.get $l54
                local.get $l56
                local.get $l48
                local.get $l50
                local.get $l32
                local.get $l64
                local.get $l66
                local.get $l58
                local.get $l60
                local.get $l42
                local.get $l74
                local.get $l76
                local.get $l68
                local.get $l70
                local.get $l52
                local.get $l62
                local.get $l72
                local.get $l24
                local.get $l34
                local.get $l26
                local.get $l45
                local.get $l47
                local.get $l39
                local.get $l41
                local.get $l31
                local.get $l55
                local.get $l57
                local.get $l49
                local.get $l51
                local.get $l33
                local.get $l65
                local.get $l67
                local.get $l59
                local.get $l61
                local.get $l43
                local.get $l75
                local.get $l77
                local.get $l69
                local.get $l71
                local.get $l53
                local.get $l63
                local.get $l73
                local.get $l25
                local.get $l35
                local.get $l27
                local.set $l78
                local.set $l79
                local.set $l80
                local.set $l81
                local.set $l82
                local.set $l83
                local.set $l84
                local.set $l85
                local.set $l86
                local.set $l87
                local.set $l88
                local.set $l89
                local.set $l90
                local.set $l91
                local.set $l92
                local.set $l93
                local.set $l94
                local.set $l95
                local.set $l96
                local.set $l97
                local.set $l98
                local.set $l99
                local.set $l100
                local.set $l101
                local.set $l102
                local.set $l103
                local.set $l104
                local.set $l105
                local.set $l106
                local.set $l107
                local.set $l108
                local.set $l109
                local.set $l110
                local.set $l111
                local.set $l112
                local.set $l113
                local.set $l114
                local.set $l115
                local.set $l116
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
                local.get $l16
                i32.const 1
                i32.add
                local.set $l16
                br $L5
              end
            end
            local.get $l107
            local.get $l112
            v128.xor
            local.get $l117
            v128.xor
            local.get $l122
            v128.xor
            local.get $l127
            v128.xor
            local.set $l24
            local.get $l82
            local.get $l87
            i64.xor
            local.get $l92
            i64.xor
            local.get $l97
            i64.xor
            local.get $l102
            i64.xor
            local.set $l25
            local.get $l106
            local.get $l111
            v128.xor
            local.get $l116
            v128.xor
            local.get $l121
            v128.xor
            local.get $l126
            v128.xor
            local.set $l26
            local.get $l81
            local.get $l86
            i64.xor
            local.get $l91
            i64.xor
            local.get $l96
            i64.xor
            local.get $l101
            i64.xor
            local.set $l27
            local.get $l105
            local.get $l110
            v128.xor
            local.get $l115
            v128.xor
            local.get $l120
            v128.xor
            local.get $l125
            v128.xor
            local.set $l28
            local.get $l80
            local.get $l85
            i64.xor
            local.get $l90
            i64.xor
            local.get $l95
            i64.xor
            local.get $l100
            i64.xor
            local.set $l29
            local.get $l104
            local.get $l109
            v128.xor
            local.get $l114
            v128.xor
            local.get $l119
            v128.xor
            local.get $l124
            v128.xor
            local.set $l30
            local.get $l79
            local.get $l84
            i64.xor
            local.get $l89
            i64.xor
            local.get $l94
            i64.xor
            local.get $l99
            i64.xor
            local.set $l31
            local.get $l103
            local.get $l108
            v128.xor
            local.get $l113
            v128.xor
            local.get $l118
            v128.xor
            local.get $l123
            v128.xor
            local.set $l32
            local.get $l78
            local.get $l83
            i64.xor
            local.get $l88
            i64.xor
            local.get $l93
            i64.xor
            local.get $l98
            i64.xor
            local.set $l33
            local.get $l32
            local.get $l26
            i32.const 1
            i64x2.shl
            local.get $l26
            i32.const 63
            i64x2.shr_u
            v128.or
            v128.xor
            local.set $l34
            local.get $l33
            local.get $l27
            i64.const 1
            i64.rotl
            i64.xor
            local.set $l35
            local.get $l24
            local.get $l28
            i32.const 1
            i64x2.shl
            local.get $l28
            i32.const 63
            i64x2.shr_u
            v128.or
            v128.xor
            local.set $l36
            local.get $l25
            local.get $l29
            i64.const 1
            i64.rotl
            i64.xor
            local.set $l37
            local.get $l26
            local.get $l30
            i32.const 1
            i64x2.shl
            local.get $l30
            i32.const 63
            i64x2.shr_u
            v128.or
            v128.xor
            local.set $l26
            local.get $l27
            local.get $l31
            i64.const 1
            i64.rotl
            i64.xor
            local.set $l27
            local.get $l28
            local.get $l32
            i32.const 1
            i64x2.shl
            local.get $l32
            i32.const 63
            i64x2.shr_u
            v128.or
            v128.xor
            local.set $l28
            local.get $l29
            local.get $l33
            i64.const 1
            i64.rotl
            i64.xor
            local.set $l29
            local.get $l30
            local.get $l24
            i32.const 1
            i64x2.shl
            local.get $l24
            i32.const 63
            i64x2.shr_u
            v128.or
            v128.xor
            local.set $l24
            local.get $l31
            local.get $l25
            i64.const 1
            i64.rotl
            i64.xor
            local.set $l25
            local.get $l127
            local.get $l34
            v128.xor
            local.set $l30
            local.get $l102
            local.get $l35
            i64.xor
            local.set $l31
            local.get $l121
            local.get $l36
            v128.xor
            local.set $l32
            local.get $l32
            i32.const 44
            i64x2.shl
            local.get $l32
            i32.const 20
            i64x2.shr_u
            v128.or
            local.set $l32
            local.get $l96
            local.get $l37
            i64.xor
            i64.const 44
            i64.rotl
            local.set $l33
            local.get $l115
            local.get $l26
            v128.xor
            local.set $l38
            local.get $l38
            i32.const 43
            i64x2.shl
            local.get $l38
            i32.const 21
            i64x2.shr_u
            v128.or
            local.set $l38
            local.get $l90
            local.get $l27
            i64.xor
            i64.const 43
            i64.rotl
            local.set $l39
            local.get $l109
            local.get $l28
            v128.xor
            local.set $l40
            local.get $l40
            i32.const 21
            i64x2.shl
            local.get $l40
            i32.const 43
            i64x2.shr_u
            v128.or
            local.set $l40
            local.get $l84
            local.get $l29
            i64.xor
            i64.const 21
            i64.rotl
            local.set $l41
            local.get $l103
            local.get $l24
            v128.xor
            local.set $l42
            local.get $l42
            i32.const 14
            i64x2.shl
            local.get $l42
            i32.const 50
            i64x2.shr_u
            v128.or
            local.set $l42
            local.get $l78
            local.get $l25
            i64.xor
            i64.const 14
            i64.rotl
            local.set $l43
            local.get $l30
            local.get $l32
            local.get $l38
            v128.or
            v128.xor
            global.get $polylane.tables
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            v128.load64_splat
            v128.xor
            local.set $l44
            local.get $l31
            local.get $l33
            local.get $l39
            i64.or
            i64.xor
            global.get $polylane.tables
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load
            i64.xor
            local.set $l45
            local.get $l32
            local.get $l38
            local.get $l40
            v128.and
            v128.xor
            local.set $l46
            local.get $l33
            local.get $l39
            local.get $l41
            i64.and
            i64.xor
            local.set $l47
            local.get $l38
            local.get $l40
            local.get $l42
            v128.or
            v128.xor
            local.set $l38
            local.get $l39
            local.get $l41
            local.get $l43
            i64.or
            i64.xor
            local.set $l39
            local.get $l40
            local.get $l42
            local.get $l30
            v128.and
            v128.xor
            local.set $l40
            local.get $l41
            local.get $l43
            local.get $l31
            i64.and
            i64.xor
            local.set $l41
            local.get $l42
            local.get $l32
            local.get $l30
            v128.andnot
            v128.xor
            local.set $l30
            local.get $l43
            local.get $l33
            local.get $l31
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.set $l31
            local.get $l124
            local.get $l28
            v128.xor
            local.set $l32
            local.get $l32
            i32.const 28
            i64x2.shl
            local.get $l32
            i32.const 36
            i64x2.shr_u
            v128.or
            local.set $l32
            local.get $l99
            local.get $l29
            i64.xor
            i64.const 28
            i64.rotl
            local.set $l33
            local.get $l118
            local.get $l24
            v128.xor
            local.set $l42
            local.get $l42
            i32.const 20
            i64x2.shl
            local.get $l42
            i32.const 44
            i64x2.shr_u
            v128.or
            local.set $l42
            local.get $l93
            local.get $l25
            i64.xor
            i64.const 20
            i64.rotl
            local.set $l43
            local.get $l117
            local.get $l34
            v128.xor
            local.set $l48
            local.get $l48
            i32.const 3
            i64x2.shl
            local.get $l48
            i32.const 61
            i64x2.shr_u
            v128.or
            local.set $l48
            local.get $l92
            local.get $l35
            i64.xor
            i64.const 3
            i64.rotl
            local.set $l49
            local.get $l111
            local.get $l36
            v128.xor
            local.set $l50
            local.get $l50
            i32.const 45
            i64x2.shl
            local.get $l50
            i32.const 19
            i64x2.shr_u
            v128.or
            local.set $l50
            local.get $l86
            local.get $l37
            i64.xor
            i64.const 45
            i64.rotl
            local.set $l51
            local.get $l105
            local.get $l26
            v128.xor
            local.set $l52
            local.get $l52
            i32.const 61
            i64x2.shl
            local.get $l52
            i32.const 3
            i64x2.shr_u
            v128.or
            local.set $l52
            local.get $l80
            local.get $l27
            i64.xor
            i64.const 61
            i64.rotl
            local.set $l53
            local.get $l32
            local.get $l42
            local.get $l48
            v128.or
            v128.xor
            local.set $l54
            local.get $l33
            local.get $l43
            local.get $l49
            i64.or
            i64.xor
            local.set $l55
            local.get $l42
            local.get $l48
            local.get $l50
            v128.and
            v128.xor
            local.set $l56
            local.get $l43
            local.get $l49
            local.get $l51
            i64.and
            i64.xor
            local.set $l57
            local.get $l48
            local.get $l50
            local.get $l52
            v128.or
            v128.xor
            local.set $l48
            local.get $l49
            local.get $l51
            local.get $l53
            i64.or
            i64.xor
            local.set $l49
            local.get $l50
            local.get $l52
            v128.not
            local.get $l32
            v128.or
            v128.xor
            local.set $l50
            local.get $l51
            local.get $l53
            i64.const -1
            i64.xor
            local.get $l33
            i64.or
            i64.xor
            local.set $l51
            local.get $l52
            local.get $l32
            local.get $l42
            v128.and
            v128.xor
            local.set $l32
            local.get $l53
            local.get $l33
            local.get $l43
            i64.and
            i64.xor
            local.set $l33
            local.get $l126
            local.get $l36
            v128.xor
            local.set $l42
            local.get $l42
            i32.const 1
            i64x2.shl
            local.get $l42
            i32.const 63
            i64x2.shr_u
            v128.or
            local.set $l42
            local.get $l101
            local.get $l37
            i64.xor
            i64.const 1
            i64.rotl
            local.set $l43
            local.get $l120
            local.get $l26
            v128.xor
            local.set $l52
            local.get $l52
            i32.const 6
            i64x2.shl
            local.get $l52
            i32.const 58
            i64x2.shr_u
            v128.or
            local.set $l52
            local.get $l95
            local.get $l27
            i64.xor
            i64.const 6
            i64.rotl
            local.set $l53
            local.get $l114
            local.get $l28
            v128.xor
            local.set $l58
            local.get $l58
            i32.const 25
            i64x2.shl
            local.get $l58
            i32.const 39
            i64x2.shr_u
            v128.or
            local.set $l58
            local.get $l89
            local.get $l29
            i64.xor
            i64.const 25
            i64.rotl
            local.set $l59
            local.get $l108
            local.get $l24
            v128.xor
            local.set $l60
            local.get $l60
            i32.const 8
            i64x2.shl
            local.get $l60
            i32.const 56
            i64x2.shr_u
            v128.or
            local.set $l60
            local.get $l83
            local.get $l25
            i64.xor
            i64.const 8
            i64.rotl
            local.set $l61
            local.get $l107
            local.get $l34
            v128.xor
            local.set $l62
            local.get $l62
            i32.const 18
            i64x2.shl
            local.get $l62
            i32.const 46
            i64x2.shr_u
            v128.or
            local.set $l62
            local.get $l82
            local.get $l35
            i64.xor
            i64.const 18
            i64.rotl
            local.set $l63
            local.get $l42
            local.get $l52
            local.get $l58
            v128.and
            v128.xor
            local.set $l64
            local.get $l43
            local.get $l53
            local.get $l59
            i64.and
            i64.xor
            local.set $l65
            local.get $l52
            local.get $l58
            local.get $l60
            v128.or
            v128.xor
            local.set $l66
            local.get $l53
            local.get $l59
            local.get $l61
            i64.or
            i64.xor
            local.set $l67
            local.get $l58
            local.get $l60
            local.get $l62
            v128.and
            v128.xor
            local.set $l58
            local.get $l59
            local.get $l61
            local.get $l63
            i64.and
            i64.xor
            local.set $l59
            local.get $l60
            local.get $l42
            local.get $l62
            v128.andnot
            v128.xor
            local.set $l60
            local.get $l61
            local.get $l43
            local.get $l63
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.set $l61
            local.get $l62
            local.get $l42
            local.get $l52
            v128.or
            v128.xor
            local.set $l42
            local.get $l63
            local.get $l43
            local.get $l53
            i64.or
            i64.xor
            local.set $l43
            local.get $l123
            local.get $l24
            v128.xor
            local.set $l52
            local.get $l52
            i32.const 27
            i64x2.shl
            local.get $l52
            i32.const 37
            i64x2.shr_u
            v128.or
            local.set $l52
            local.get $l98
            local.get $l25
            i64.xor
            i64.const 27
            i64.rotl
            local.set $l53
            local.get $l122
            local.get $l34
            v128.xor
            local.set $l62
            local.get $l62
            i32.const 36
            i64x2.shl
            local.get $l62
            i32.const 28
            i64x2.shr_u
            v128.or
            local.set $l62
            local.get $l97
            local.get $l35
            i64.xor
            i64.const 36
            i64.rotl
            local.set $l63
            local.get $l116
            local.get $l36
            v128.xor
            local.set $l68
            local.get $l68
            i32.const 10
            i64x2.shl
            local.get $l68
            i32.const 54
            i64x2.shr_u
            v128.or
            local.set $l68
            local.get $l91
            local.get $l37
            i64.xor
            i64.const 10
            i64.rotl
            local.set $l69
            local.get $l110
            local.get $l26
            v128.xor
            local.set $l70
            local.get $l70
            i32.const 15
            i64x2.shl
            local.get $l70
            i32.const 49
            i64x2.shr_u
            v128.or
            local.set $l70
            local.get $l85
            local.get $l27
            i64.xor
            i64.const 15
            i64.rotl
            local.set $l71
            local.get $l104
            local.get $l28
            v128.xor
            local.set $l72
            local.get $l72
            i32.const 56
            i64x2.shl
            local.get $l72
            i32.const 8
            i64x2.shr_u
            v128.or
            local.set $l72
            local.get $l79
            local.get $l29
            i64.xor
            i64.const 56
            i64.rotl
            local.set $l73
            local.get $l52
            local.get $l62
            local.get $l68
            v128.and
            v128.xor
            local.set $l74
            local.get $l53
            local.get $l63
            local.get $l69
            i64.and
            i64.xor
            local.set $l75
            local.get $l62
            local.get $l68
            local.get $l70
            v128.or
            v128.xor
            local.set $l76
            local.get $l63
            local.get $l69
            local.get $l71
            i64.or
            i64.xor
            local.set $l77
            local.get $l68
            local.get $l70
            local.get $l72
            v128.andnot
            v128.xor
            local.set $l68
            local.get $l69
            local.get $l71
            local.get $l73
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.set $l69
            local.get $l70
            local.get $l72
            local.get $l52
            v128.and
            v128.xor
            local.set $l70
            local.get $l71
            local.get $l73
            local.get $l53
            i64.and
            i64.xor
            local.set $l71
            local.get $l72
            local.get $l52
            local.get $l62
            v128.or
            v128.xor
            local.set $l52
            local.get $l73
            local.get $l53
            local.get $l63
            i64.or
            i64.xor
            local.set $l53
            local.get $l125
            local.get $l26
            v128.xor
            local.set $l26
            local.get $l26
            i32.const 62
            i64x2.shl
            local.get $l26
            i32.const 2
            i64x2.shr_u
            v128.or
            local.set $l26
            local.get $l100
            local.get $l27
            i64.xor
            i64.const 62
            i64.rotl
            local.set $l27
            local.get $l119
            local.get $l28
            v128.xor
            local.set $l28
            local.get $l28
            i32.const 55
            i64x2.shl
            local.get $l28
            i32.const 9
            i64x2.shr_u
            v128.or
            local.set $l28
            local.get $l94
            local.get $l29
            i64.xor
            i64.const 55
            i64.rotl
            local.set $l29
            local.get $l113
            local.get $l24
            v128.xor
            local.set $l24
            local.get $l24
            i32.const 39
            i64x2.shl
            local.get $l24
            i32.const 25
            i64x2.shr_u
            v128.or
            local.set $l24
            local.get $l88
            local.get $l25
            i64.xor
            i64.const 39
            i64.rotl
            local.set $l25
            local.get $l112
            local.get $l34
            v128.xor
            local.set $l34
            local.get $l34
            i32.const 41
            i64x2.shl
            local.get $l34
            i32.const 23
            i64x2.shr_u
            v128.or
            local.set $l34
            local.get $l87
            local.get $l35
            i64.xor
            i64.const 41
            i64.rotl
            local.set $l35
            local.get $l106
            local.get $l36
            v128.xor
            local.set $l36
            local.get $l36
            i32.const 2
            i64x2.shl
            local.get $l36
            i32.const 62
            i64x2.shr_u
            v128.or
            local.set $l36
            local.get $l81
            local.get $l37
            i64.xor
            i64.const 2
            i64.rotl
            local.set $l37
            local.get $l26
            local.get $l24
            local.get $l28
            v128.andnot
            v128.xor
            local.set $l62
            local.get $l27
            local.get $l25
            local.get $l29
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.set $l63
            local.get $l28
            local.get $l24
            local.get $l34
            v128.or
            v128.xor
            v128.not
            local.set $l72
            local.get $l29
            local.get $l25
            local.get $l35
            i64.or
            i64.xor
            i64.const -1
            i64.xor
            local.set $l73
            local.get $l24
            local.get $l34
            local.get $l36
            v128.and
            v128.xor
            local.set $l24
            local.get $l25
            local.get $l35
            local.get $l37
            i64.and
            i64.xor
            local.set $l25
            local.get $l34
            local.get $l36
            local.get $l26
            v128.or
            v128.xor
            local.set $l34
            local.get $l35
            local.get $l37
            local.get $l27
            i64.or
            i64.xor
            local.set $l35
            local.get $l36
            local.get $l26
            local.get $l28
            v128.and
            v128.xor
            local.set $l26
            local.get $l37
            local.get $l27
            local.get $l29
            i64.and
            i64.xor
            local.set $l27
            local.get $l44
            local.get $l46
            local.get $l38
            local.get $l40
            local.get $l30
            local.get $l54
            local.get $l56
            local.get $l48
            local.get $l50
            local.get $l32
            local.get $l64
            local.get $l66
            local.get $l58
            local.get $l60
            local.get $l42
            local.get $l74
            local.get $l76
            local.get $l68
            local.get $l70
            local.get $l52
            local.get $l62
            local.get $l72
            local.get $l24
            local.get $l34
            local.get $l26
            local.get $l45
            local.get $l47
            local.get $l39
            local.get $l41
            local.get $l31
            local.get $l55
            local.get $l57
            local.get $l49
            local.get $l51
            local.get $l33
            local.get $l65
            local.get $l67
            local.get $l59
            local.get $l61
            local.get $l43
            local.get $l75
            local.get $l77
            local.get $l69
            local.get $l71
            local.get $l53
            local.get $l63
            local.get $l73
            local.get $l25
            local.get $l35
            local.get $l27
            local.set $l78
            local.set $l79
            local.set $l80
            local.set $l81
            local.set $l82
            local.set $l83
            local.set $l84
            local.set $l85
            local.set $l86
            local.set $l87
            local.set $l88
            local.set $l89
            local.set $l90
            local.set $l91
            local.set $l92
            local.set $l93
            local.set $l94
            local.set $l95
            local.set $l96
            local.set $l97
            local.set $l98
            local.set $l99
            local.set $l100
            local.set $l101
            local.set $l102
            local.set $l103
            local.set $l104
            local.set $l105
            local.set $l106
            local.set $l107
            local.set $l108
            local.set $l109
            local.set $l110
            local.set $l111
            local.set $l112
            local.set $l113
            local.set $l114
            local.set $l115
            local.set $l116
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
            local.get $l16
            i32.const 1
            i32.add
            local.set $l16
            local.get $p3
            local.get $p7
            local.get $l17
            i32.mul
            i32.add
            local.get $l127
            v128.not
            v128.store align=8
            local.get $p3
            local.get $p7
            local.get $l18
            i32.mul
            i32.add
            local.get $l19
            i32.const 8
            i32.mul
            i32.add
            local.get $l102
            i64.const -1
            i64.xor
            i64.store
            local.get $p3
            local.get $p8
            i32.add
            local.get $p7
            local.get $l17
            i32.mul
            i32.add
            local.get $l126
            v128.store align=8
            local.get $p3
            local.get $p8
            i32.add
            local.get $p7
            local.get $l18
            i32.mul
            i32.add
            local.get $l19
            i32.const 8
            i32.mul
            i32.add
            local.get $l101
            i64.store
            local.get $p3
            local.get $p8
            i32.const 2
            i32.mul
            i32.add
            local.get $p7
            local.get $l17
            i32.mul
            i32.add
            local.get $l125
            v128.store align=8
            local.get $p3
            local.get $p8
            i32.const 2
            i32.mul
            i32.add
            local.get $p7
            local.get $l18
            i32.mul
            i32.add
            local.get $l19
            i32.const 8
            i32.mul
            i32.add
            local.get $l100
            i64.store
            local.get $l19
            i32.const 1
            i32.add
            local.set $l19
            br $L3
          end
        end
        local.get $l20
        i32.const 1
        i32.add
        local.tee $l20
        local.get $l21
        i32.lt_u
        br_if $L1
      end
    end
    i32.const 0
    local.set $l18
    block $B6
      local.get $l22
      i32.eqz
      br_if $B6
      loop $L7
        local.get $l21
        i32.const 3
        i32.mul
        local.get $l18
        i32.add
        local.set $l17
        local.get $p2
        v128.load align=8
        local.set $l24
        local.get $p2
        v128.load offset=16 align=8
        local.set $l26
        local.get $p2
        v128.load offset=32 align=8
        local.set $l28
        local.get $p2
        v128.load offset=48 align=8
        local.set $l30
        local.get $l30
        local.get $l17
        local.get $p5
        i32.mul
        i64.extend_i32_u
        i64.const 32
        i64.shl
        local.get $l17
        local.get $p6
        i32.mul
        i64.extend_i32_u
        i64.or
        i64x2.splat
        i64x2.add
        local.set $l30
        local.get $p0
        v128.load64_splat
        local.get $p0
        v128.load64_splat offset=8
        local.get $p0
        v128.load64_splat offset=16
        local.get $l24
        local.get $l24
        i8x16.shuffle 7 6 5 4 3 2 1 0 15 14 13 12 11 10 9 8
        local.get $l26
        local.get $l26
        i8x16.shuffle 7 6 5 4 3 2 1 0 15 14 13 12 11 10 9 8
        local.get $l28
        local.get $l28
        i8x16.shuffle 7 6 5 4 3 2 1 0 15 14 13 12 11 10 9 8
        local.get $l30
        local.get $l30
        i8x16.shuffle 7 6 5 4 3 2 1 0 15 14 13 12 11 10 9 8
        local.get $p1
        v128.load64_splat
        local.get $p1
        v128.load64_splat offset=8
        local.get $p1
        v128.load64_splat offset=16
        v128.const i32x4 0x0000001f 0x00000000 0x0000001f 0x00000000
        v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
        v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
        v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
        v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
        v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
        v128.const i32x4 0x00000000 0x80000000 0x00000000 0x80000000
        v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
        v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
        v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
        v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
        v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
        v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
        v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
        v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
        local.set $l74
        local.set $l76
        local.set $l103
        local.set $l104
        local.set $l105
        local.set $l106
        local.set $l107
        local.set $l108
        local.set $l109
        local.set $l110
        local.set $l111
        local.set $l112
        local.set $l113
        local.set $l114
        local.set $l115
        local.set $l116
        local.set $l117
        local.set $l118
        local.set $l119
        local.set $l120
        local.set $l121
        local.set $l122
        local.set $l123
        local.set $l124
        local.set $l125
        i32.const 0
        local.set $l16
        block $B8
          loop $L9
            local.get $l16
            i32.const 24
            i32.lt_u
            i32.eqz
            br_if $B8
            local.get $l125
            local.get $l120
            v128.xor
            local.get $l115
            local.get $l110
            v128.xor
            v128.xor
            local.get $l105
            v128.xor
            local.set $l24
            local.get $l124
            local.get $l119
            v128.xor
            local.get $l114
            local.get $l109
            v128.xor
            v128.xor
            local.get $l104
            v128.xor
            local.set $l26
            local.get $l123
            local.get $l118
            v128.xor
            local.get $l113
            local.get $l108
            v128.xor
            v128.xor
            local.get $l103
            v128.xor
            local.set $l28
            local.get $l122
            local.get $l117
            v128.xor
            local.get $l112
            local.get $l107
            v128.xor
            v128.xor
            local.get $l76
            v128.xor
            local.set $l30
            local.get $l121
            local.get $l116
            v128.xor
            local.get $l111
            local.get $l106
            v128.xor
            v128.xor
            local.get $l74
            v128.xor
            local.set $l32
            local.get $l32
            local.get $l26
            i32.const 1
            i64x2.shl
            local.get $l26
            i32.const 63
            i64x2.shr_u
            v128.or
            v128.xor
            local.set $l34
            local.get $l24
            local.get $l28
            i32.const 1
            i64x2.shl
            local.get $l28
            i32.const 63
            i64x2.shr_u
            v128.or
            v128.xor
            local.set $l36
            local.get $l26
            local.get $l30
            i32.const 1
            i64x2.shl
            local.get $l30
            i32.const 63
            i64x2.shr_u
            v128.or
            v128.xor
            local.set $l26
            local.get $l28
            local.get $l32
            i32.const 1
            i64x2.shl
            local.get $l32
            i32.const 63
            i64x2.shr_u
            v128.or
            v128.xor
            local.set $l28
            local.get $l30
            local.get $l24
            i32.const 1
            i64x2.shl
            local.get $l24
            i32.const 63
            i64x2.shr_u
            v128.or
            v128.xor
            local.set $l24
            local.get $l125
            local.get $l34
            v128.xor
            local.set $l30
            local.get $l119
            local.get $l36
            v128.xor
            local.set $l32
            local.get $l32
            i32.const 44
            i64x2.shl
            local.get $l32
            i32.const 20
            i64x2.shr_u
            v128.or
            local.set $l32
            local.get $l113
            local.get $l26
            v128.xor
            local.set $l38
            local.get $l38
            i32.const 43
            i64x2.shl
            local.get $l38
            i32.const 21
            i64x2.shr_u
            v128.or
            local.set $l38
            local.get $l107
            local.get $l28
            v128.xor
            local.set $l40
            local.get $l40
            i32.const 21
            i64x2.shl
            local.get $l40
            i32.const 43
            i64x2.shr_u
            v128.or
            local.set $l40
            local.get $l74
            local.get $l24
            v128.xor
            local.set $l42
            local.get $l42
            i32.const 14
            i64x2.shl
            local.get $l42
            i32.const 50
            i64x2.shr_u
            v128.or
            local.set $l42
            local.get $l122
            local.get $l28
            v128.xor
            local.set $l44
            local.get $l44
            i32.const 28
            i64x2.shl
            local.get $l44
            i32.const 36
            i64x2.shr_u
            v128.or
            local.set $l44
            local.get $l116
            local.get $l24
            v128.xor
            local.set $l46
            local.get $l46
            i32.const 20
            i64x2.shl
            local.get $l46
            i32.const 44
            i64x2.shr_u
            v128.or
            local.set $l46
            local.get $l115
            local.get $l34
            v128.xor
            local.set $l48
            local.get $l48
            i32.const 3
            i64x2.shl
            local.get $l48
            i32.const 61
            i64x2.shr_u
            v128.or
            local.set $l48
            local.get $l109
            local.get $l36
            v128.xor
            local.set $l50
            local.get $l50
            i32.const 45
            i64x2.shl
            local.get $l50
            i32.const 19
            i64x2.shr_u
            v128.or
            local.set $l50
            local.get $l103
            local.get $l26
            v128.xor
            local.set $l52
            local.get $l52
            i32.const 61
            i64x2.shl
            local.get $l52
            i32.const 3
            i64x2.shr_u
            v128.or
            local.set $l52
            local.get $l124
            local.get $l36
            v128.xor
            local.set $l54
            local.get $l54
            i32.const 1
            i64x2.shl
            local.get $l54
            i32.const 63
            i64x2.shr_u
            v128.or
            local.set $l54
            local.get $l118
            local.get $l26
            v128.xor
            local.set $l56
            local.get $l56
            i32.const 6
            i64x2.shl
            local.get $l56
            i32.const 58
            i64x2.shr_u
            v128.or
            local.set $l56
            local.get $l112
            local.get $l28
            v128.xor
            local.set $l58
            local.get $l58
            i32.const 25
            i64x2.shl
            local.get $l58
            i32.const 39
            i64x2.shr_u
            v128.or
            local.set $l58
            local.get $l106
            local.get $l24
            v128.xor
            local.set $l60
            local.get $l60
            i32.const 8
            i64x2.shl
            local.get $l60
            i32.const 56
            i64x2.shr_u
            v128.or
            local.set $l60
            local.get $l105
            local.get $l34
            v128.xor
            local.set $l62
            local.get $l62
            i32.const 18
            i64x2.shl
            local.get $l62
            i32.const 46
            i64x2.shr_u
            v128.or
            local.set $l62
            local.get $l121
            local.get $l24
            v128.xor
            local.set $l64
            local.get $l64
            i32.const 27
            i64x2.shl
            local.get $l64
            i32.const 37
            i64x2.shr_u
            v128.or
            local.set $l64
            local.get $l120
            local.get $l34
            v128.xor
            local.set $l66
            local.get $l66
            i32.const 36
            i64x2.shl
            local.get $l66
            i32.const 28
            i64x2.shr_u
            v128.or
            local.set $l66
            local.get $l114
            local.get $l36
            v128.xor
            local.set $l68
            local.get $l68
            i32.const 10
            i64x2.shl
            local.get $l68
            i32.const 54
            i64x2.shr_u
            v128.or
            local.set $l68
            local.get $l108
            local.get $l26
            v128.xor
            local.set $l70
            local.get $l70
            i32.const 15
            i64x2.shl
            local.get $l70
            i32.const 49
            i64x2.shr_u
            v128.or
            local.set $l70
            local.get $l76
            local.get $l28
            v128.xor
            local.set $l72
            local.get $l72
            i32.const 56
            i64x2.shl
            local.get $l72
            i32.const 8
            i64x2.shr_u
            v128.or
            local.set $l72
            local.get $l123
            local.get $l26
            v128.xor
            local.set $l26
            local.get $l26
            i32.const 62
            i64x2.shl
            local.get $l26
            i32.const 2
            i64x2.shr_u
            v128.or
            local.set $l26
            local.get $l117
            local.get $l28
            v128.xor
            local.set $l28
            local.get $l28
            i32.const 55
            i64x2.shl
            local.get $l28
            i32.const 9
            i64x2.shr_u
            v128.or
            local.set $l28
            local.get $l111
            local.get $l24
            v128.xor
            local.set $l24
            local.get $l24
            i32.const 39
            i64x2.shl
            local.get $l24
            i32.const 25
            i64x2.shr_u
            v128.or
            local.set $l24
            local.get $l110
            local.get $l34
            v128.xor
            local.set $l34
            local.get $l34
            i32.const 41
            i64x2.shl
            local.get $l34
            i32.const 23
            i64x2.shr_u
            v128.or
            local.set $l34
            local.get $l104
            local.get $l36
            v128.xor
            local.set $l36
            local.get $l36
            i32.const 2
            i64x2.shl
            local.get $l36
            i32.const 62
            i64x2.shr_u
            v128.or
            local.set $l36
            local.get $l30
            local.get $l38
            local.get $l32
            v128.andnot
            v128.xor
            global.get $polylane.tables
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            v128.load64_splat
            v128.xor
            local.get $l32
            local.get $l40
            local.get $l38
            v128.andnot
            v128.xor
            local.get $l38
            local.get $l42
            local.get $l40
            v128.andnot
            v128.xor
            local.get $l40
            local.get $l30
            local.get $l42
            v128.andnot
            v128.xor
            local.get $l42
            local.get $l32
            local.get $l30
            v128.andnot
            v128.xor
            local.get $l44
            local.get $l48
            local.get $l46
            v128.andnot
            v128.xor
            local.get $l46
            local.get $l50
            local.get $l48
            v128.andnot
            v128.xor
            local.get $l48
            local.get $l52
            local.get $l50
            v128.andnot
            v128.xor
            local.get $l50
            local.get $l44
            local.get $l52
            v128.andnot
            v128.xor
            local.get $l52
            local.get $l46
            local.get $l44
            v128.andnot
            v128.xor
            local.get $l54
            local.get $l58
            local.get $l56
            v128.andnot
            v128.xor
            local.get $l56
            local.get $l60
            local.get $l58
            v128.andnot
            v128.xor
            local.get $l58
            local.get $l62
            local.get $l60
            v128.andnot
            v128.xor
            local.get $l60
            local.get $l54
            local.get $l62
            v128.andnot
            v128.xor
            local.get $l62
            local.get $l56
            local.get $l54
            v128.andnot
            v128.xor
            local.get $l64
            local.get $l68
            local.get $l66
            v128.andnot
            v128.xor
            local.get $l66
            local.get $l70
            local.get $l68
            v128.andnot
            v128.xor
            local.get $l68
            local.get $l72
            local.get $l70
            v128.andnot
            v128.xor
            local.get $l70
            local.get $l64
            local.get $l72
            v128.andnot
            v128.xor
            local.get $l72
            local.get $l66
            local.get $l64
            v128.andnot
            v128.xor
            local.get $l26
            local.get $l24
            local.get $l28
            v128.andnot
            v128.xor
            local.get $l28
            local.get $l34
            local.get $l24
            v128.andnot
            v128.xor
            local.get $l24
            local.get $l36
            local.get $l34
            v128.andnot
            v128.xor
            local.get $l34
            local.get $l26
            local.get $l36
            v128.andnot
            v128.xor
            local.get $l36
            local.get $l28
            local.get $l26
            v128.andnot
            v128.xor
            local.set $l74
            local.set $l76
            local.set $l103
            local.set $l104
            local.set $l105
            local.set $l106
            local.set $l107
            local.set $l108
            local.set $l109
            local.set $l110
            local.set $l111
            local.set $l112
            local.set $l113
            local.set $l114
            local.set $l115
            local.set $l116
            local.set $l117
            local.set $l118
            local.set $l119
            local.set $l120
            local.set $l121
            local.set $l122
            local.set $l123
            local.set $l124
            local.set $l125
            local.get $l16
            i32.const 1
            i32.add
            local.set $l16
            br $L9
          end
        end
        local.get $p3
        local.get $p7
        local.get $l17
        i32.mul
        i32.add
        local.get $l125
        v128.store align=8
        local.get $p3
        local.get $p8
        i32.add
        local.get $p7
        local.get $l17
        i32.mul
        i32.add
        local.get $l124
        v128.store align=8
        local.get $p3
        local.get $p8
        i32.const 2
        i32.mul
        i32.add
        local.get $p7
        local.get $l17
        i32.mul
        i32.add
        local.get $l123
        v128.store align=8
        local.get $l18
        i32.const 1
        i32.add
        local.tee $l18
        local.get $l22
        i32.lt_u
        br_if $L7
      end
    end)
  (func $shake-h-n24.x2.simd128 (export "shake-h-n24.x2.simd128") (type $t0) (param $p0 i32) (param $p1 i32) (param $p2 i32) (param $p3 i32) (param $p4 i32) (param $p5 i32) (param $p6 i32) (param $p7 i32) (param $p8 i32) (param $p9 i32)
    (local $l10 i32) (local $l11 i32) (local $l12 i32) (local $l13 i32) (local $l14 i32) (local $l15 i32) (local $l16 i32) (local $l17 i32) (local $l18 i32) (local $l19 i32) (local $l20 i32) (local $l21 i32) (local $l22 i32) (local $l23 i32) (local $l24 v128) (local $l25 v128) (local $l26 v128) (local $l27 v128) (local $l28 v128) (local $l29 v128) (local $l30 v128) (local $l31 v128) (local $l32 v128) (local $l33 v128) (local $l34 v128) (local $l35 v128) (local $l36 v128) (local $l37 v128) (local $l38 v128) (local $l39 v128) (local $l40 v128) (local $l41 v128) (local $l42 v128) (local $l43 v128) (local $l44 v128) (local $l45 v128) (local $l46 v128) (local $l47 v128) (local $l48 v128) (local $l49 v128) (local $l50 v128) (local $l51 v128) (local $l52 v128) (local $l53 v128) (local $l54 v128) (local $l55 v128) (local $l56 v128) (local $l57 v128) (local $l58 v128) (local $l59 v128) (local $l60 v128) (local $l61 v128) (local $l62 v128) (local $l63 v128) (local $l64 v128) (local $l65 v128) (local $l66 v128) (local $l67 v128) (local $l68 v128) (local $l69 v128) (local $l70 v128) (local $l71 v128) (local $l72 v128) (local $l73 v128)
    i32.const 0
    local.set $l17
    block $B0
      local.get $p4
      i32.eqz
      br_if $B0
      loop $L1
        local.get $p2
        local.get $p7
        local.get $l17
        i32.mul
        i32.add
        v128.load align=8
        local.set $l24
        local.get $p2
        local.get $p9
        i32.add
        local.get $p7
        local.get $l17
        i32.mul
        i32.add
        v128.load align=8
        local.set $l25
        local.get $p2
        local.get $p9
        i32.const 2
        i32.mul
        i32.add
        local.get $p7
        local.get $l17
        i32.mul
        i32.add
        v128.load align=8
        local.set $l26
        local.get $p2
        local.get $p9
        i32.const 3
        i32.mul
        i32.add
        local.get $p7
        local.get $l17
        i32.mul
        i32.add
        v128.load align=8
        local.set $l27
        local.get $p2
        local.get $p9
        i32.const 4
        i32.mul
        i32.add
        local.get $p7
        local.get $l17
        i32.mul
        i32.add
        v128.load align=8
        local.set $l28
        local.get $p2
        local.get $p9
        i32.const 5
        i32.mul
        i32.add
        local.get $p7
        local.get $l17
        i32.mul
        i32.add
        v128.load align=8
        local.set $l29
        local.get $p1
        v128.load align=8
        local.set $l30
        local.get $p1
        v128.load offset=16 align=8
        local.set $l31
        local.get $p1
        v128.load offset=32 align=8
        local.set $l32
        local.get $p1
        v128.load offset=48 align=8
        local.set $l33
        local.get $l33
        local.get $l17
        local.get $p5
        i32.mul
        i64.extend_i32_u
        i64.const 32
        i64.shl
        local.get $l17
        local.get $p6
        i32.mul
        i64.extend_i32_u
        i64.or
        i64x2.splat
        i64x2.add
        local.set $l33
        local.get $p0
        v128.load64_splat
        local.get $p0
        v128.load64_splat offset=8
        local.get $p0
        v128.load64_splat offset=16
        local.get $l30
        local.get $l30
        i8x16.shuffle 7 6 5 4 3 2 1 0 15 14 13 12 11 10 9 8
        local.get $l31
        local.get $l31
        i8x16.shuffle 7 6 5 4 3 2 1 0 15 14 13 12 11 10 9 8
        local.get $l32
        local.get $l32
        i8x16.shuffle 7 6 5 4 3 2 1 0 15 14 13 12 11 10 9 8
        local.get $l33
        local.get $l33
        i8x16.shuffle 7 6 5 4 3 2 1 0 15 14 13 12 11 10 9 8
        local.get $l24
        local.get $l25
        local.get $l26
        local.get $l27
        local.get $l28
        local.get $l29
        v128.const i32x4 0x0000001f 0x00000000 0x0000001f 0x00000000
        v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
        v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
        v128.const i32x4 0x00000000 0x80000000 0x00000000 0x80000000
        v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
        v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
        v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
        v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
        v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
        v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
        v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
        v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
        local.set $l49
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
        i32.const 0
        local.set $l16
        block $B2
          loop $L3
            local.get $l16
            i32.const 24
            i32.lt_u
            i32.eqz
            br_if $B2
            local.get $l73
            local.get $l68
            v128.xor
            local.get $l63
            local.get $l58
            v128.xor
            v128.xor
            local.get $l53
            v128.xor
            local.set $l24
            local.get $l72
            local.get $l67
            v128.xor
            local.get $l62
            local.get $l57
            v128.xor
            v128.xor
            local.get $l52
            v128.xor
            local.set $l25
            local.get $l71
            local.get $l66
            v128.xor
            local.get $l61
            local.get $l56
            v128.xor
            v128.xor
            local.get $l51
            v128.xor
            local.set $l26
            local.get $l70
            local.get $l65
            v128.xor
            local.get $l60
            local.get $l55
            v128.xor
            v128.xor
            local.get $l50
            v128.xor
            local.set $l27
            local.get $l69
            local.get $l64
            v128.xor
            local.get $l59
            local.get $l54
            v128.xor
            v128.xor
            local.get $l49
            v128.xor
            local.set $l28
            local.get $l28
            local.get $l25
            i32.const 1
            i64x2.shl
            local.get $l25
            i32.const 63
            i64x2.shr_u
            v128.or
            v128.xor
            local.set $l29
            local.get $l24
            local.get $l26
            i32.const 1
            i64x2.shl
            local.get $l26
            i32.const 63
            i64x2.shr_u
            v128.or
            v128.xor
            local.set $l30
            local.get $l25
            local.get $l27
            i32.const 1
            i64x2.shl
            local.get $l27
            i32.const 63
            i64x2.shr_u
            v128.or
            v128.xor
            local.set $l25
            local.get $l26
            local.get $l28
            i32.const 1
            i64x2.shl
            local.get $l28
            i32.const 63
            i64x2.shr_u
            v128.or
            v128.xor
            local.set $l26
            local.get $l27
            local.get $l24
            i32.const 1
            i64x2.shl
            local.get $l24
            i32.const 63
            i64x2.shr_u
            v128.or
            v128.xor
            local.set $l24
            local.get $l73
            local.get $l29
            v128.xor
            local.set $l27
            local.get $l67
            local.get $l30
            v128.xor
            local.set $l28
            local.get $l28
            i32.const 44
            i64x2.shl
            local.get $l28
            i32.const 20
            i64x2.shr_u
            v128.or
            local.set $l28
            local.get $l61
            local.get $l25
            v128.xor
            local.set $l31
            local.get $l31
            i32.const 43
            i64x2.shl
            local.get $l31
            i32.const 21
            i64x2.shr_u
            v128.or
            local.set $l31
            local.get $l55
            local.get $l26
            v128.xor
            local.set $l32
            local.get $l32
            i32.const 21
            i64x2.shl
            local.get $l32
            i32.const 43
            i64x2.shr_u
            v128.or
            local.set $l32
            local.get $l49
            local.get $l24
            v128.xor
            local.set $l33
            local.get $l33
            i32.const 14
            i64x2.shl
            local.get $l33
            i32.const 50
            i64x2.shr_u
            v128.or
            local.set $l33
            local.get $l70
            local.get $l26
            v128.xor
            local.set $l34
            local.get $l34
            i32.const 28
            i64x2.shl
            local.get $l34
            i32.const 36
            i64x2.shr_u
            v128.or
            local.set $l34
            local.get $l64
            local.get $l24
            v128.xor
            local.set $l35
            local.get $l35
            i32.const 20
            i64x2.shl
            local.get $l35
            i32.const 44
            i64x2.shr_u
            v128.or
            local.set $l35
            local.get $l63
            local.get $l29
            v128.xor
            local.set $l36
            local.get $l36
            i32.const 3
            i64x2.shl
            local.get $l36
            i32.const 61
            i64x2.shr_u
            v128.or
            local.set $l36
            local.get $l57
            local.get $l30
            v128.xor
            local.set $l37
            local.get $l37
            i32.const 45
            i64x2.shl
            local.get $l37
            i32.const 19
            i64x2.shr_u
            v128.or
            local.set $l37
            local.get $l51
            local.get $l25
            v128.xor
            local.set $l38
            local.get $l38
            i32.const 61
            i64x2.shl
            local.get $l38
            i32.const 3
            i64x2.shr_u
            v128.or
            local.set $l38
            local.get $l72
            local.get $l30
            v128.xor
            local.set $l39
            local.get $l39
            i32.const 1
            i64x2.shl
            local.get $l39
            i32.const 63
            i64x2.shr_u
            v128.or
            local.set $l39
            local.get $l66
            local.get $l25
            v128.xor
            local.set $l40
            local.get $l40
            i32.const 6
            i64x2.shl
            local.get $l40
            i32.const 58
            i64x2.shr_u
            v128.or
            local.set $l40
            local.get $l60
            local.get $l26
            v128.xor
            local.set $l41
            local.get $l41
            i32.const 25
            i64x2.shl
            local.get $l41
            i32.const 39
            i64x2.shr_u
            v128.or
            local.set $l41
            local.get $l54
            local.get $l24
            v128.xor
            local.set $l42
            local.get $l42
            i32.const 8
            i64x2.shl
            local.get $l42
            i32.const 56
            i64x2.shr_u
            v128.or
            local.set $l42
            local.get $l53
            local.get $l29
            v128.xor
            local.set $l43
            local.get $l43
            i32.const 18
            i64x2.shl
            local.get $l43
            i32.const 46
            i64x2.shr_u
            v128.or
            local.set $l43
            local.get $l69
            local.get $l24
            v128.xor
            local.set $l44
            local.get $l44
            i32.const 27
            i64x2.shl
            local.get $l44
            i32.const 37
            i64x2.shr_u
            v128.or
            local.set $l44
            local.get $l68
            local.get $l29
            v128.xor
            local.set $l45
            local.get $l45
            i32.const 36
            i64x2.shl
            local.get $l45
            i32.const 28
            i64x2.shr_u
            v128.or
            local.set $l45
            local.get $l62
            local.get $l30
            v128.xor
            local.set $l46
            local.get $l46
            i32.const 10
            i64x2.shl
            local.get $l46
            i32.const 54
            i64x2.shr_u
            v128.or
            local.set $l46
            local.get $l56
            local.get $l25
            v128.xor
            local.set $l47
            local.get $l47
            i32.const 15
            i64x2.shl
            local.get $l47
            i32.const 49
            i64x2.shr_u
            v128.or
            local.set $l47
            local.get $l50
            local.get $l26
            v128.xor
            local.set $l48
            local.get $l48
            i32.const 56
            i64x2.shl
            local.get $l48
            i32.const 8
            i64x2.shr_u
            v128.or
            local.set $l48
            local.get $l71
            local.get $l25
            v128.xor
            local.set $l25
            local.get $l25
            i32.const 62
            i64x2.shl
            local.get $l25
            i32.const 2
            i64x2.shr_u
            v128.or
            local.set $l25
            local.get $l65
            local.get $l26
            v128.xor
            local.set $l26
            local.get $l26
            i32.const 55
            i64x2.shl
            local.get $l26
            i32.const 9
            i64x2.shr_u
            v128.or
            local.set $l26
            local.get $l59
            local.get $l24
            v128.xor
            local.set $l24
            local.get $l24
            i32.const 39
            i64x2.shl
            local.get $l24
            i32.const 25
            i64x2.shr_u
            v128.or
            local.set $l24
            local.get $l58
            local.get $l29
            v128.xor
            local.set $l29
            local.get $l29
            i32.const 41
            i64x2.shl
            local.get $l29
            i32.const 23
            i64x2.shr_u
            v128.or
            local.set $l29
            local.get $l52
            local.get $l30
            v128.xor
            local.set $l30
            local.get $l30
            i32.const 2
            i64x2.shl
            local.get $l30
            i32.const 62
            i64x2.shr_u
            v128.or
            local.set $l30
            local.get $l27
            local.get $l31
            local.get $l28
            v128.andnot
            v128.xor
            global.get $polylane.tables
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            v128.load64_splat
            v128.xor
            local.get $l28
            local.get $l32
            local.get $l31
            v128.andnot
            v128.xor
            local.get $l31
            local.get $l33
            local.get $l32
            v128.andnot
            v128.xor
            local.get $l32
            local.get $l27
            local.get $l33
            v128.andnot
            v128.xor
            local.get $l33
            local.get $l28
            local.get $l27
            v128.andnot
            v128.xor
            local.get $l34
            local.get $l36
            local.get $l35
            v128.andnot
            v128.xor
            local.get $l35
            local.get $l37
            local.get $l36
            v128.andnot
            v128.xor
            local.get $l36
            local.get $l38
            local.get $l37
            v128.andnot
            v128.xor
            local.get $l37
            local.get $l34
            local.get $l38
            v128.andnot
            v128.xor
            local.get $l38
            local.get $l35
            local.get $l34
            v128.andnot
            v128.xor
            local.get $l39
            local.get $l41
            local.get $l40
            v128.andnot
            v128.xor
            local.get $l40
            local.get $l42
            local.get $l41
            v128.andnot
            v128.xor
            local.get $l41
            local.get $l43
            local.get $l42
            v128.andnot
            v128.xor
            local.get $l42
            local.get $l39
            local.get $l43
            v128.andnot
            v128.xor
            local.get $l43
            local.get $l40
            local.get $l39
            v128.andnot
            v128.xor
            local.get $l44
            local.get $l46
            local.get $l45
            v128.andnot
            v128.xor
            local.get $l45
            local.get $l47
            local.get $l46
            v128.andnot
            v128.xor
            local.get $l46
            local.get $l48
            local.get $l47
            v128.andnot
            v128.xor
            local.get $l47
            local.get $l44
            local.get $l48
            v128.andnot
            v128.xor
            local.get $l48
            local.get $l45
            local.get $l44
            v128.andnot
            v128.xor
            local.get $l25
            local.get $l24
            local.get $l26
            v128.andnot
            v128.xor
            local.get $l26
            local.get $l29
            local.get $l24
            v128.andnot
            v128.xor
            local.get $l24
            local.get $l30
            local.get $l29
            v128.andnot
            v128.xor
            local.get $l29
            local.get $l25
            local.get $l30
            v128.andnot
            v128.xor
            local.get $l30
            local.get $l26
            local.get $l25
            v128.andnot
            v128.xor
            local.set $l49
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
            local.get $l16
            i32.const 1
            i32.add
            local.set $l16
            br $L3
          end
        end
        local.get $p3
        local.get $p8
        local.get $l17
        i32.mul
        i32.add
        local.get $l73
        v128.store align=8
        local.get $p3
        local.get $p9
        i32.add
        local.get $p8
        local.get $l17
        i32.mul
        i32.add
        local.get $l72
        v128.store align=8
        local.get $p3
        local.get $p9
        i32.const 2
        i32.mul
        i32.add
        local.get $p8
        local.get $l17
        i32.mul
        i32.add
        local.get $l71
        v128.store align=8
        local.get $l17
        i32.const 1
        i32.add
        local.tee $l17
        local.get $p4
        i32.lt_u
        br_if $L1
      end
    end)
  (func $shake-tl-n24.x2.simd128 (export "shake-tl-n24.x2.simd128") (type $t2) (param $p0 i32) (param $p1 i32) (param $p2 i32) (param $p3 i32) (param $p4 i32) (param $p5 i32) (param $p6 i32) (param $p7 i32) (param $p8 i32) (param $p9 i32) (param $p10 i32)
    (local $l11 i32) (local $l12 i32) (local $l13 i32) (local $l14 i32) (local $l15 i32) (local $l16 i32) (local $l17 i32) (local $l18 i32) (local $l19 i32) (local $l20 i32) (local $l21 i32) (local $l22 i32) (local $l23 i32) (local $l24 v128) (local $l25 v128) (local $l26 v128) (local $l27 v128) (local $l28 v128) (local $l29 v128) (local $l30 v128) (local $l31 v128) (local $l32 v128) (local $l33 v128) (local $l34 v128) (local $l35 v128) (local $l36 v128) (local $l37 v128) (local $l38 v128) (local $l39 v128) (local $l40 v128) (local $l41 v128) (local $l42 v128) (local $l43 v128) (local $l44 v128) (local $l45 v128) (local $l46 v128) (local $l47 v128) (local $l48 v128) (local $l49 v128) (local $l50 v128) (local $l51 v128) (local $l52 v128) (local $l53 v128) (local $l54 v128) (local $l55 v128) (local $l56 v128) (local $l57 v128) (local $l58 v128) (local $l59 v128) (local $l60 v128) (local $l61 v128) (local $l62 v128) (local $l63 v128) (local $l64 v128) (local $l65 v128) (local $l66 v128) (local $l67 v128) (local $l68 v128) (local $l69 v128) (local $l70 v128) (local $l71 v128) (local $l72 v128) (local $l73 v128) (local $l74 v128) (local $l75 v128) (local $l76 v128) (local $l77 v128) (local $l78 v128) (local $l79 v128) (local $l80 v128) (local $l81 v128) (local $l82 v128) (local $l83 v128) (local $l84 v128) (local $l85 v128) (local $l86 v128) (local $l87 v128) (local $l88 v128) (local $l89 v128) (local $l90 v128) (local $l91 v128) (local $l92 v128) (local $l93 v128) (local $l94 v128) (local $l95 v128) (local $l96 v128) (local $l97 v128) (local $l98 v128)
    i32.const 0
    local.set $l18
    block $B0
      local.get $p4
      i32.eqz
      br_if $B0
      loop $L1
        local.get $p1
        v128.load align=8
        local.set $l24
        local.get $p1
        v128.load offset=16 align=8
        local.set $l25
        local.get $p1
        v128.load offset=32 align=8
        local.set $l26
        local.get $l26
        local.get $l18
        local.get $p6
        i32.mul
        i64.extend_i32_u
        i64x2.splat
        i64x2.add
        local.set $l26
        local.get $p1
        v128.load offset=48 align=8
        local.set $l27
        local.get $p2
        local.get $p7
        local.get $l18
        i32.mul
        i32.add
        v128.load align=8
        local.set $l28
        local.get $p2
        local.get $p8
        i32.add
        local.get $p7
        local.get $l18
        i32.mul
        i32.add
        v128.load align=8
        local.set $l29
        local.get $p2
        local.get $p8
        i32.const 2
        i32.mul
        i32.add
        local.get $p7
        local.get $l18
        i32.mul
        i32.add
        v128.load align=8
        local.set $l30
        local.get $p2
        local.get $p8
        i32.const 3
        i32.mul
        i32.add
        local.get $p7
        local.get $l18
        i32.mul
        i32.add
        v128.load align=8
        local.set $l31
        local.get $p2
        local.get $p8
        i32.const 4
        i32.mul
        i32.add
        local.get $p7
        local.get $l18
        i32.mul
        i32.add
        v128.load align=8
        local.set $l32
        local.get $p2
        local.get $p8
        i32.const 5
        i32.mul
        i32.add
        local.get $p7
        local.get $l18
        i32.mul
        i32.add
        v128.load align=8
        local.set $l33
        local.get $p2
        local.get $p8
        i32.const 6
        i32.mul
        i32.add
        local.get $p7
        local.get $l18
        i32.mul
        i32.add
        v128.load align=8
        local.set $l34
        local.get $p2
        local.get $p8
        i32.const 7
        i32.mul
        i32.add
        local.get $p7
        local.get $l18
        i32.mul
        i32.add
        v128.load align=8
        local.set $l35
        local.get $p2
        local.get $p8
        i32.const 8
        i32.mul
        i32.add
        local.get $p7
        local.get $l18
        i32.mul
        i32.add
        v128.load align=8
        local.set $l36
        local.get $p2
        local.get $p8
        i32.const 9
        i32.mul
        i32.add
        local.get $p7
        local.get $l18
        i32.mul
        i32.add
        v128.load align=8
        local.set $l37
        local.get $p0
        v128.load64_splat
        local.get $p0
        v128.load64_splat offset=8
        local.get $p0
        v128.load64_splat offset=16
        local.get $l24
        local.get $l24
        i8x16.shuffle 7 6 5 4 3 2 1 0 15 14 13 12 11 10 9 8
        local.get $l25
        local.get $l25
        i8x16.shuffle 7 6 5 4 3 2 1 0 15 14 13 12 11 10 9 8
        local.get $l26
        local.get $l26
        i8x16.shuffle 7 6 5 4 3 2 1 0 15 14 13 12 11 10 9 8
        local.get $l27
        local.get $l27
        i8x16.shuffle 7 6 5 4 3 2 1 0 15 14 13 12 11 10 9 8
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
        v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
        v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
        v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
        v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
        v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
        v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
        v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
        v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
        local.set $l49
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
        i32.const 0
        local.set $l16
        block $B2
          loop $L3
            local.get $l16
            i32.const 24
            i32.lt_u
            i32.eqz
            br_if $B2
            local.get $l73
            local.get $l68
            v128.xor
            local.get $l63
            local.get $l58
            v128.xor
            v128.xor
            local.get $l53
            v128.xor
            local.set $l24
            local.get $l72
            local.get $l67
            v128.xor
            local.get $l62
            local.get $l57
            v128.xor
            v128.xor
            local.get $l52
            v128.xor
            local.set $l25
            local.get $l71
            local.get $l66
            v128.xor
            local.get $l61
            local.get $l56
            v128.xor
            v128.xor
            local.get $l51
            v128.xor
            local.set $l26
            local.get $l70
            local.get $l65
            v128.xor
            local.get $l60
            local.get $l55
            v128.xor
            v128.xor
            local.get $l50
            v128.xor
            local.set $l27
            local.get $l69
            local.get $l64
            v128.xor
            local.get $l59
            local.get $l54
            v128.xor
            v128.xor
            local.get $l49
            v128.xor
            local.set $l28
            local.get $l28
            local.get $l25
            i32.const 1
            i64x2.shl
            local.get $l25
            i32.const 63
            i64x2.shr_u
            v128.or
            v128.xor
            local.set $l29
            local.get $l24
            local.get $l26
            i32.const 1
            i64x2.shl
            local.get $l26
            i32.const 63
            i64x2.shr_u
            v128.or
            v128.xor
            local.set $l30
            local.get $l25
            local.get $l27
            i32.const 1
            i64x2.shl
            local.get $l27
            i32.const 63
            i64x2.shr_u
            v128.or
            v128.xor
            local.set $l25
            local.get $l26
            local.get $l28
            i32.const 1
            i64x2.shl
            local.get $l28
            i32.const 63
            i64x2.shr_u
            v128.or
            v128.xor
            local.set $l26
            local.get $l27
            local.get $l24
            i32.const 1
            i64x2.shl
            local.get $l24
            i32.const 63
            i64x2.shr_u
            v128.or
            v128.xor
            local.set $l24
            local.get $l73
            local.get $l29
            v128.xor
            local.set $l27
            local.get $l67
            local.get $l30
            v128.xor
            local.set $l28
            local.get $l28
            i32.const 44
            i64x2.shl
            local.get $l28
            i32.const 20
            i64x2.shr_u
            v128.or
            local.set $l28
            local.get $l61
            local.get $l25
            v128.xor
            local.set $l31
            local.get $l31
            i32.const 43
            i64x2.shl
            local.get $l31
            i32.const 21
            i64x2.shr_u
            v128.or
            local.set $l31
            local.get $l55
            local.get $l26
            v128.xor
            local.set $l32
            local.get $l32
            i32.const 21
            i64x2.shl
            local.get $l32
            i32.const 43
            i64x2.shr_u
            v128.or
            local.set $l32
            local.get $l49
            local.get $l24
            v128.xor
            local.set $l33
            local.get $l33
            i32.const 14
            i64x2.shl
            local.get $l33
            i32.const 50
            i64x2.shr_u
            v128.or
            local.set $l33
            local.get $l70
            local.get $l26
            v128.xor
            local.set $l34
            local.get $l34
            i32.const 28
            i64x2.shl
            local.get $l34
            i32.const 36
            i64x2.shr_u
            v128.or
            local.set $l34
            local.get $l64
            local.get $l24
            v128.xor
            local.set $l35
            local.get $l35
            i32.const 20
            i64x2.shl
            local.get $l35
            i32.const 44
            i64x2.shr_u
            v128.or
            local.set $l35
            local.get $l63
            local.get $l29
            v128.xor
            local.set $l36
            local.get $l36
            i32.const 3
            i64x2.shl
            local.get $l36
            i32.const 61
            i64x2.shr_u
            v128.or
            local.set $l36
            local.get $l57
            local.get $l30
            v128.xor
            local.set $l37
            local.get $l37
            i32.const 45
            i64x2.shl
            local.get $l37
            i32.const 19
            i64x2.shr_u
            v128.or
            local.set $l37
            local.get $l51
            local.get $l25
            v128.xor
            local.set $l38
            local.get $l38
            i32.const 61
            i64x2.shl
            local.get $l38
            i32.const 3
            i64x2.shr_u
            v128.or
            local.set $l38
            local.get $l72
            local.get $l30
            v128.xor
            local.set $l39
            local.get $l39
            i32.const 1
            i64x2.shl
            local.get $l39
            i32.const 63
            i64x2.shr_u
            v128.or
            local.set $l39
            local.get $l66
            local.get $l25
            v128.xor
            local.set $l40
            local.get $l40
            i32.const 6
            i64x2.shl
            local.get $l40
            i32.const 58
            i64x2.shr_u
            v128.or
            local.set $l40
            local.get $l60
            local.get $l26
            v128.xor
            local.set $l41
            local.get $l41
            i32.const 25
            i64x2.shl
            local.get $l41
            i32.const 39
            i64x2.shr_u
            v128.or
            local.set $l41
            local.get $l54
            local.get $l24
            v128.xor
            local.set $l42
            local.get $l42
            i32.const 8
            i64x2.shl
            local.get $l42
            i32.const 56
            i64x2.shr_u
            v128.or
            local.set $l42
            local.get $l53
            local.get $l29
            v128.xor
            local.set $l43
            local.get $l43
            i32.const 18
            i64x2.shl
            local.get $l43
            i32.const 46
            i64x2.shr_u
            v128.or
            local.set $l43
            local.get $l69
            local.get $l24
            v128.xor
            local.set $l44
            local.get $l44
            i32.const 27
            i64x2.shl
            local.get $l44
            i32.const 37
            i64x2.shr_u
            v128.or
            local.set $l44
            local.get $l68
            local.get $l29
            v128.xor
            local.set $l45
            local.get $l45
            i32.const 36
            i64x2.shl
            local.get $l45
            i32.const 28
            i64x2.shr_u
            v128.or
            local.set $l45
            local.get $l62
            local.get $l30
            v128.xor
            local.set $l46
            local.get $l46
            i32.const 10
            i64x2.shl
            local.get $l46
            i32.const 54
            i64x2.shr_u
            v128.or
            local.set $l46
            local.get $l56
            local.get $l25
            v128.xor
            local.set $l47
            local.get $l47
            i32.const 15
            i64x2.shl
            local.get $l47
            i32.const 49
            i64x2.shr_u
            v128.or
            local.set $l47
            local.get $l50
            local.get $l26
            v128.xor
            local.set $l48
            local.get $l48
            i32.const 56
            i64x2.shl
            local.get $l48
            i32.const 8
            i64x2.shr_u
            v128.or
            local.set $l48
            local.get $l71
            local.get $l25
            v128.xor
            local.set $l25
            local.get $l25
            i32.const 62
            i64x2.shl
            local.get $l25
            i32.const 2
            i64x2.shr_u
            v128.or
            local.set $l25
            local.get $l65
            local.get $l26
            v128.xor
            local.set $l26
            local.get $l26
            i32.const 55
            i64x2.shl
            local.get $l26
            i32.const 9
            i64x2.shr_u
            v128.or
            local.set $l26
            local.get $l59
            local.get $l24
            v128.xor
            local.set $l24
            local.get $l24
            i32.const 39
            i64x2.shl
            local.get $l24
            i32.const 25
            i64x2.shr_u
            v128.or
            local.set $l24
            local.get $l58
            local.get $l29
            v128.xor
            local.set $l29
            local.get $l29
            i32.const 41
            i64x2.shl
            local.get $l29
            i32.const 23
            i64x2.shr_u
            v128.or
            local.set $l29
            local.get $l52
            local.get $l30
            v128.xor
            local.set $l30
            local.get $l30
            i32.const 2
            i64x2.shl
            local.get $l30
            i32.const 62
            i64x2.shr_u
            v128.or
            local.set $l30
            local.get $l27
            local.get $l31
            local.get $l28
            v128.andnot
            v128.xor
            global.get $polylane.tables
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            v128.load64_splat
            v128.xor
            local.get $l28
            local.get $l32
            local.get $l31
            v128.andnot
            v128.xor
            local.get $l31
            local.get $l33
            local.get $l32
            v128.andnot
            v128.xor
            local.get $l32
            local.get $l27
            local.get $l33
            v128.andnot
            v128.xor
            local.get $l33
            local.get $l28
            local.get $l27
            v128.andnot
            v128.xor
            local.get $l34
            local.get $l36
            local.get $l35
            v128.andnot
            v128.xor
            local.get $l35
            local.get $l37
            local.get $l36
            v128.andnot
            v128.xor
            local.get $l36
            local.get $l38
            local.get $l37
            v128.andnot
            v128.xor
            local.get $l37
            local.get $l34
            local.get $l38
            v128.andnot
            v128.xor
            local.get $l38
            local.get $l35
            local.get $l34
            v128.andnot
            v128.xor
            local.get $l39
            local.get $l41
            local.get $l40
            v128.andnot
            v128.xor
            local.get $l40
            local.get $l42
            local.get $l41
            v128.andnot
            v128.xor
            local.get $l41
            local.get $l43
            local.get $l42
            v128.andnot
            v128.xor
            local.get $l42
            local.get $l39
            local.get $l43
            v128.andnot
            v128.xor
            local.get $l43
            local.get $l40
            local.get $l39
            v128.andnot
            v128.xor
            local.get $l44
            local.get $l46
            local.get $l45
            v128.andnot
            v128.xor
            local.get $l45
            local.get $l47
            local.get $l46
            v128.andnot
            v128.xor
            local.get $l46
            local.get $l48
            local.get $l47
            v128.andnot
            v128.xor
            local.get $l47
            local.get $l44
            local.get $l48
            v128.andnot
            v128.xor
            local.get $l48
            local.get $l45
            local.get $l44
            v128.andnot
            v128.xor
            local.get $l25
            local.get $l24
            local.get $l26
            v128.andnot
            v128.xor
            local.get $l26
            local.get $l29
            local.get $l24
            v128.andnot
            v128.xor
            local.get $l24
            local.get $l30
            local.get $l29
            v128.andnot
            v128.xor
            local.get $l29
            local.get $l25
            local.get $l30
            v128.andnot
            v128.xor
            local.get $l30
            local.get $l26
            local.get $l25
            v128.andnot
            v128.xor
            local.set $l49
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
            local.get $l16
            i32.const 1
            i32.add
            local.set $l16
            br $L3
          end
        end
        local.get $l73
        local.get $l72
        local.get $l71
        local.get $l70
        local.get $l69
        local.get $l68
        local.get $l67
        local.get $l66
        local.get $l65
        local.get $l64
        local.get $l63
        local.get $l62
        local.get $l61
        local.get $l60
        local.get $l59
        local.get $l58
        local.get $l57
        local.get $l56
        local.get $l55
        local.get $l54
        local.get $l53
        local.get $l52
        local.get $l51
        local.get $l50
        local.get $l49
        local.set $l74
        local.set $l75
        local.set $l76
        local.set $l77
        local.set $l78
        local.set $l79
        local.set $l80
        local.set $l81
        local.set $l82
        local.set $l83
        local.set $l84
        local.set $l85
        local.set $l86
        local.set $l87
        local.set $l88
        local.set $l89
        local.set $l90
        local.set $l91
        local.set $l92
        local.set $l93
        local.set $l94
        local.set $l95
        local.set $l96
        local.set $l97
        local.set $l98
        i32.const 0
        local.set $l17
        block $B4
          local.get $p5
          i32.eqz
          br_if $B4
          loop $L5
            local.get $p2
            local.get $p8
            local.get $l17
            i32.mul
            i32.const 17
            i32.mul
            i32.add
            local.get $p8
            i32.const 10
            i32.mul
            i32.add
            local.get $p7
            local.get $l18
            i32.mul
            i32.add
            v128.load align=8
            local.set $l24
            local.get $p2
            local.get $p8
            local.get $l17
            i32.mul
            i32.const 17
            i32.mul
            i32.add
            local.get $p8
            i32.const 11
            i32.mul
            i32.add
            local.get $p7
            local.get $l18
            i32.mul
            i32.add
            v128.load align=8
            local.set $l25
            local.get $p2
            local.get $p8
            local.get $l17
            i32.mul
            i32.const 17
            i32.mul
            i32.add
            local.get $p8
            i32.const 12
            i32.mul
            i32.add
            local.get $p7
            local.get $l18
            i32.mul
            i32.add
            v128.load align=8
            local.set $l26
            local.get $p2
            local.get $p8
            local.get $l17
            i32.mul
            i32.const 17
            i32.mul
            i32.add
            local.get $p8
            i32.const 13
            i32.mul
            i32.add
            local.get $p7
            local.get $l18
            i32.mul
            i32.add
            v128.load align=8
            local.set $l27
            local.get $p2
            local.get $p8
            local.get $l17
            i32.mul
            i32.const 17
            i32.mul
            i32.add
            local.get $p8
            i32.const 14
            i32.mul
            i32.add
            local.get $p7
            local.get $l18
            i32.mul
            i32.add
            v128.load align=8
            local.set $l28
            local.get $p2
            local.get $p8
            local.get $l17
            i32.mul
            i32.const 17
            i32.mul
            i32.add
            local.get $p8
            i32.const 15
            i32.mul
            i32.add
            local.get $p7
            local.get $l18
            i32.mul
            i32.add
            v128.load align=8
            local.set $l29
            local.get $p2
            local.get $p8
            local.get $l17
            i32.mul
            i32.const 17
            i32.mul
            i32.add
            local.get $p8
            i32.const 16
            i32.mul
            i32.add
            local.get $p7
            local.get $l18
            i32.mul
            i32.add
            v128.load align=8
            local.set $l30
            local.get $p2
            local.get $p8
            local.get $l17
            i32.mul
            i32.const 17
            i32.mul
            i32.add
            local.get $p8
            i32.const 17
            i32.mul
            i32.add
            local.get $p7
            local.get $l18
            i32.mul
            i32.add
            v128.load align=8
            local.set $l31
            local.get $p2
            local.get $p8
            local.get $l17
            i32.mul
            i32.const 17
            i32.mul
            i32.add
            local.get $p8
            i32.const 18
            i32.mul
            i32.add
            local.get $p7
            local.get $l18
            i32.mul
            i32.add
            v128.load align=8
            local.set $l32
            local.get $p2
            local.get $p8
            local.get $l17
            i32.mul
            i32.const 17
            i32.mul
            i32.add
            local.get $p8
            i32.const 19
            i32.mul
            i32.add
            local.get $p7
            local.get $l18
            i32.mul
            i32.add
            v128.load align=8
            local.set $l33
            local.get $p2
            local.get $p8
            local.get $l17
            i32.mul
            i32.const 17
            i32.mul
            i32.add
            local.get $p8
            i32.const 20
            i32.mul
            i32.add
            local.get $p7
            local.get $l18
            i32.mul
            i32.add
            v128.load align=8
            local.set $l34
            local.get $p2
            local.get $p8
            local.get $l17
            i32.mul
            i32.const 17
            i32.mul
            i32.add
            local.get $p8
            i32.const 21
            i32.mul
            i32.add
            local.get $p7
            local.get $l18
            i32.mul
            i32.add
            v128.load align=8
            local.set $l35
            local.get $p2
            local.get $p8
            local.get $l17
            i32.mul
            i32.const 17
            i32.mul
            i32.add
            local.get $p8
            i32.const 22
            i32.mul
            i32.add
            local.get $p7
            local.get $l18
            i32.mul
            i32.add
            v128.load align=8
            local.set $l36
            local.get $p2
            local.get $p8
            local.get $l17
            i32.mul
            i32.const 17
            i32.mul
            i32.add
            local.get $p8
            i32.const 23
            i32.mul
            i32.add
            local.get $p7
            local.get $l18
            i32.mul
            i32.add
            v128.load align=8
            local.set $l37
            local.get $p2
            local.get $p8
            local.get $l17
            i32.mul
            i32.const 17
            i32.mul
            i32.add
            local.get $p8
            i32.const 24
            i32.mul
            i32.add
            local.get $p7
            local.get $l18
            i32.mul
            i32.add
            v128.load align=8
            local.set $l38
            local.get $p2
            local.get $p8
            local.get $l17
            i32.mul
            i32.const 17
            i32.mul
            i32.add
            local.get $p8
            i32.const 25
            i32.mul
            i32.add
            local.get $p7
            local.get $l18
            i32.mul
            i32.add
            v128.load align=8
            local.set $l39
            local.get $p2
            local.get $p8
            local.get $l17
            i32.mul
            i32.const 17
            i32.mul
            i32.add
            local.get $p8
            i32.const 26
            i32.mul
            i32.add
            local.get $p7
            local.get $l18
            i32.mul
            i32.add
            v128.load align=8
            local.set $l40
            local.get $l98
            local.get $l24
            v128.xor
            local.get $l97
            local.get $l25
            v128.xor
            local.get $l96
            local.get $l26
            v128.xor
            local.get $l95
            local.get $l27
            v128.xor
            local.get $l94
            local.get $l28
            v128.xor
            local.get $l93
            local.get $l29
            v128.xor
            local.get $l92
            local.get $l30
            v128.xor
            local.get $l91
            local.get $l31
            v128.xor
            local.get $l90
            local.get $l32
            v128.xor
            local.get $l89
            local.get $l33
            v128.xor
            local.get $l88
            local.get $l34
            v128.xor
            local.get $l87
            local.get $l35
            v128.xor
            local.get $l86
            local.get $l36
            v128.xor
            local.get $l85
            local.get $l37
            v128.xor
            local.get $l84
            local.get $l38
            v128.xor
            local.get $l83
            local.get $l39
            v128.xor
            local.get $l82
            local.get $l40
            v128.xor
            local.get $l81
            local.get $l80
            local.get $l79
            local.get $l78
            local.get $l77
            local.get $l76
            local.get $l75
            local.get $l74
            local.set $l49
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
            i32.const 0
            local.set $l16
            block $B6
              loop $L7
                local.get $l16
                i32.const 24
                i32.lt_u
                i32.eqz
                br_if $B6
                local.get $l73
                local.get $l68
                v128.xor
                local.get $l63
                local.get $l58
                v128.xor
                v128.xor
                local.get $l53
                v128.xor
                local.set $l24
                local.get $l72
                local.get $l67
                v128.xor
                local.get $l62
                local.get $l57
                v128.xor
                v128.xor
                local.get $l52
                v128.xor
                local.set $l25
                local.get $l71
                local.get $l66
                v128.xor
                local.get $l61
                local.get $l56
                v128.xor
                v128.xor
                local.get $l51
                v128.xor
                local.set $l26
                local.get $l70
                local.get $l65
                v128.xor
                local.get $l60
                local.get $l55
                v128.xor
                v128.xor
                local.get $l50
                v128.xor
                local.set $l27
                local.get $l69
                local.get $l64
                v128.xor
                local.get $l59
                local.get $l54
                v128.xor
                v128.xor
                local.get $l49
                v128.xor
                local.set $l28
                local.get $l28
                local.get $l25
                i32.const 1
                i64x2.shl
                local.get $l25
                i32.const 63
                i64x2.shr_u
                v128.or
                v128.xor
                local.set $l29
                local.get $l24
                local.get $l26
                i32.const 1
                i64x2.shl
                local.get $l26
                i32.const 63
                i64x2.shr_u
                v128.or
                v128.xor
                local.set $l30
                local.get $l25
                local.get $l27
                i32.const 1
                i64x2.shl
                local.get $l27
                i32.const 63
                i64x2.shr_u
                v128.or
                v128.xor
                local.set $l25
                local.get $l26
                local.get $l28
                i32.const 1
                i64x2.shl
                local.get $l28
                i32.const 63
                i64x2.shr_u
                v128.or
                v128.xor
                local.set $l26
                local.get $l27
                local.get $l24
                i32.const 1
                i64x2.shl
                local.get $l24
                i32.const 63
                i64x2.shr_u
                v128.or
                v128.xor
                local.set $l24
                local.get $l73
                local.get $l29
                v128.xor
                local.set $l27
                local.get $l67
                local.get $l30
                v128.xor
                local.set $l28
                local.get $l28
                i32.const 44
                i64x2.shl
                local.get $l28
                i32.const 20
                i64x2.shr_u
                v128.or
                local.set $l28
                local.get $l61
                local.get $l25
                v128.xor
                local.set $l31
                local.get $l31
                i32.const 43
                i64x2.shl
                local.get $l31
                i32.const 21
                i64x2.shr_u
                v128.or
                local.set $l31
                local.get $l55
                local.get $l26
                v128.xor
                local.set $l32
                local.get $l32
                i32.const 21
                i64x2.shl
                local.get $l32
                i32.const 43
                i64x2.shr_u
                v128.or
                local.set $l32
                local.get $l49
                local.get $l24
                v128.xor
                local.set $l33
                local.get $l33
                i32.const 14
                i64x2.shl
                local.get $l33
                i32.const 50
                i64x2.shr_u
                v128.or
                local.set $l33
                local.get $l70
                local.get $l26
                v128.xor
                local.set $l34
                local.get $l34
                i32.const 28
                i64x2.shl
                local.get $l34
                i32.const 36
                i64x2.shr_u
                v128.or
                local.set $l34
                local.get $l64
                local.get $l24
                v128.xor
                local.set $l35
                local.get $l35
                i32.const 20
                i64x2.shl
                local.get $l35
                i32.const 44
                i64x2.shr_u
                v128.or
                local.set $l35
                local.get $l63
                local.get $l29
                v128.xor
                local.set $l36
                local.get $l36
                i32.const 3
                i64x2.shl
                local.get $l36
                i32.const 61
                i64x2.shr_u
                v128.or
                local.set $l36
                local.get $l57
                local.get $l30
                v128.xor
                local.set $l37
                local.get $l37
                i32.const 45
                i64x2.shl
                local.get $l37
                i32.const 19
                i64x2.shr_u
                v128.or
                local.set $l37
                local.get $l51
                local.get $l25
                v128.xor
                local.set $l38
                local.get $l38
                i32.const 61
                i64x2.shl
                local.get $l38
                i32.const 3
                i64x2.shr_u
                v128.or
                local.set $l38
                local.get $l72
                local.get $l30
                v128.xor
                local.set $l39
                local.get $l39
                i32.const 1
                i64x2.shl
                local.get $l39
                i32.const 63
                i64x2.shr_u
                v128.or
                local.set $l39
                local.get $l66
                local.get $l25
                v128.xor
                local.set $l40
                local.get $l40
                i32.const 6
                i64x2.shl
                local.get $l40
                i32.const 58
                i64x2.shr_u
                v128.or
                local.set $l40
                local.get $l60
                local.get $l26
                v128.xor
                local.set $l41
                local.get $l41
                i32.const 25
                i64x2.shl
                local.get $l41
                i32.const 39
                i64x2.shr_u
                v128.or
                local.set $l41
                local.get $l54
                local.get $l24
                v128.xor
                local.set $l42
                local.get $l42
                i32.const 8
                i64x2.shl
                local.get $l42
                i32.const 56
                i64x2.shr_u
                v128.or
                local.set $l42
                local.get $l53
                local.get $l29
                v128.xor
                local.set $l43
                local.get $l43
                i32.const 18
                i64x2.shl
                local.get $l43
                i32.const 46
                i64x2.shr_u
                v128.or
                local.set $l43
                local.get $l69
                local.get $l24
                v128.xor
                local.set $l44
                local.get $l44
                i32.const 27
                i64x2.shl
                local.get $l44
                i32.const 37
                i64x2.shr_u
                v128.or
                local.set $l44
                local.get $l68
                local.get $l29
                v128.xor
                local.set $l45
                local.get $l45
                i32.const 36
                i64x2.shl
                local.get $l45
                i32.const 28
                i64x2.shr_u
                v128.or
                local.set $l45
                local.get $l62
                local.get $l30
                v128.xor
                local.set $l46
                local.get $l46
                i32.const 10
                i64x2.shl
                local.get $l46
                i32.const 54
                i64x2.shr_u
                v128.or
                local.set $l46
                local.get $l56
                local.get $l25
                v128.xor
                local.set $l47
                local.get $l47
                i32.const 15
                i64x2.shl
                local.get $l47
                i32.const 49
                i64x2.shr_u
                v128.or
                local.set $l47
                local.get $l50
                local.get $l26
                v128.xor
                local.set $l48
                local.get $l48
                i32.const 56
                i64x2.shl
                local.get $l48
                i32.const 8
                i64x2.shr_u
                v128.or
                local.set $l48
                local.get $l71
                local.get $l25
                v128.xor
                local.set $l25
                local.get $l25
                i32.const 62
                i64x2.shl
                local.get $l25
                i32.const 2
                i64x2.shr_u
                v128.or
                local.set $l25
                local.get $l65
                local.get $l26
                v128.xor
                local.set $l26
                local.get $l26
                i32.const 55
                i64x2.shl
                local.get $l26
                i32.const 9
                i64x2.shr_u
                v128.or
                local.set $l26
                local.get $l59
                local.get $l24
                v128.xor
                local.set $l24
                local.get $l24
                i32.const 39
                i64x2.shl
                local.get $l24
                i32.const 25
                i64x2.shr_u
                v128.or
                local.set $l24
                local.get $l58
                local.get $l29
                v128.xor
                local.set $l29
                local.get $l29
                i32.const 41
                i64x2.shl
                local.get $l29
                i32.const 23
                i64x2.shr_u
                v128.or
                local.set $l29
                local.get $l52
                local.get $l30
                v128.xor
                local.set $l30
                local.get $l30
                i32.const 2
                i64x2.shl
                local.get $l30
                i32.const 62
                i64x2.shr_u
                v128.or
                local.set $l30
                local.get $l27
                local.get $l31
                local.get $l28
                v128.andnot
                v128.xor
                global.get $polylane.tables
                local.get $l16
                i32.const 8
                i32.mul
                i32.add
                v128.load64_splat
                v128.xor
                local.get $l28
                local.get $l32
                local.get $l31
                v128.andnot
                v128.xor
                local.get $l31
                local.get $l33
                local.get $l32
                v128.andnot
                v128.xor
                local.get $l32
                local.get $l27
                local.get $l33
                v128.andnot
                v128.xor
                local.get $l33
                local.get $l28
                local.get $l27
                v128.andnot
                v128.xor
                local.get $l34
                local.get $l36
                local.get $l35
                v128.andnot
                v128.xor
                local.get $l35
                local.get $l37
                local.get $l36
                v128.andnot
                v128.xor
                local.get $l36
                local.get $l38
                local.get $l37
                v128.andnot
                v128.xor
                local.get $l37
                local.get $l34
                local.get $l38
                v128.andnot
                v128.xor
                local.get $l38
                local.get $l35
                local.get $l34
                v128.andnot
                v128.xor
                local.get $l39
                local.get $l41
                local.get $l40
                v128.andnot
                v128.xor
                local.get $l40
                local.get $l42
                local.get $l41
                v128.andnot
                v128.xor
                local.get $l41
                local.get $l43
                local.get $l42
                v128.andnot
                v128.xor
                local.get $l42
                local.get $l39
                local.get $l43
                v128.andnot
                v128.xor
                local.get $l43
                local.get $l40
                local.get $l39
                v128.andnot
                v128.xor
                local.get $l44
                local.get $l46
                local.get $l45
                v128.andnot
                v128.xor
                local.get $l45
                local.get $l47
                local.get $l46
                v128.andnot
                v128.xor
                local.get $l46
                local.get $l48
                local.get $l47
                v128.andnot
                v128.xor
                local.get $l47
                local.get $l44
                local.get $l48
                v128.andnot
                v128.xor
                local.get $l48
                local.get $l45
                local.get $l44
                v128.andnot
                v128.xor
                local.get $l25
                local.get $l24
                local.get $l26
                v128.andnot
                v128.xor
                local.get $l26
                local.get $l29
                local.get $l24
                v128.andnot
                v128.xor
                local.get $l24
                local.get $l30
                local.get $l29
                v128.andnot
                v128.xor
                local.get $l29
                local.get $l25
                local.get $l30
                v128.andnot
                v128.xor
                local.get $l30
                local.get $l26
                local.get $l25
                v128.andnot
                v128.xor
                local.set $l49
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
                local.get $l16
                i32.const 1
                i32.add
                local.set $l16
                br $L7
              end
            end
            local.get $l73
            local.get $l72
            local.get $l71
            local.get $l70
            local.get $l69
            local.get $l68
            local.get $l67
            local.get $l66
            local.get $l65
            local.get $l64
            local.get $l63
            local.get $l62
            local.get $l61
            local.get $l60
            local.get $l59
            local.get $l58
            local.get $l57
            local.get $l56
            local.get $l55
            local.get $l54
            local.get $l53
            local.get $l52
            local.get $l51
            local.get $l50
            local.get $l49
            local.set $l74
            local.set $l75
            local.set $l76
            local.set $l77
            local.set $l78
            local.set $l79
            local.set $l80
            local.set $l81
            local.set $l82
            local.set $l83
            local.set $l84
            local.set $l85
            local.set $l86
            local.set $l87
            local.set $l88
            local.set $l89
            local.set $l90
            local.set $l91
            local.set $l92
            local.set $l93
            local.set $l94
            local.set $l95
            local.set $l96
            local.set $l97
            local.set $l98
            local.get $l17
            i32.const 1
            i32.add
            local.tee $l17
            local.get $p5
            i32.lt_u
            br_if $L5
          end
        end
        local.get $p3
        local.get $p9
        local.get $l18
        i32.mul
        i32.add
        local.get $l98
        v128.store align=8
        local.get $p3
        local.get $p10
        i32.add
        local.get $p9
        local.get $l18
        i32.mul
        i32.add
        local.get $l97
        v128.store align=8
        local.get $p3
        local.get $p10
        i32.const 2
        i32.mul
        i32.add
        local.get $p9
        local.get $l18
        i32.mul
        i32.add
        local.get $l96
        v128.store align=8
        local.get $l18
        i32.const 1
        i32.add
        local.tee $l18
        local.get $p4
        i32.lt_u
        br_if $L1
      end
    end)
  (data $d0 (global.get $polylane.tables) "\01\00\00\00\00\00\00\00\82\80\00\00\00\00\00\00\8a\80\00\00\00\00\00\80\00\80\00\80\00\00\00\80\8b\80\00\00\00\00\00\00\01\00\00\80\00\00\00\00\81\80\00\80\00\00\00\80\09\80\00\00\00\00\00\80\8a\00\00\00\00\00\00\00\88\00\00\00\00\00\00\00\09\80\00\80\00\00\00\00\0a\00\00\80\00\00\00\00\8b\80\00\80\00\00\00\00\8b\00\00\00\00\00\00\80\89\80\00\00\00\00\00\80\03\80\00\00\00\00\00\80\02\80\00\00\00\00\00\80\80\00\00\00\00\00\00\80\0a\80\00\00\00\00\00\00\0a\00\00\80\00\00\00\80\81\80\00\80\00\00\00\80\80\80\00\00\00\00\00\80\01\00\00\80\00\00\00\00\08\80\00\80\00\00\00\80"))
