(module
  (type $t0 (func (param i32 i32 i32 i32)))
  (import "polylane" "memory" (memory $polylane.memory 16 16))
  (import "polylane" "tables" (global $polylane.tables i32))
  (func $sha512-blocks.x1.wasm (export "sha512-blocks.x1.wasm") (type $t0) (param $p0 i32) (param $p1 i32) (param $p2 i32) (param $p3 i32)
    (local $l4 i32) (local $l5 i32) (local $l6 i32) (local $l7 i32) (local $l8 i32) (local $l9 i32) (local $l10 i32) (local $l11 i32) (local $l12 i32) (local $l13 i32) (local $l14 i32) (local $l15 i32) (local $l16 i32) (local $l17 i32) (local $l18 i32) (local $l19 i32) (local $l20 i32) (local $l21 i32) (local $l22 i32) (local $l23 i32) (local $l24 i32) (local $l25 i32) (local $l26 i32) (local $l27 i32) (local $l28 i32) (local $l29 i32) (local $l30 i32) (local $l31 i32) (local $l32 i32) (local $l33 i32) (local $l34 i32) (local $l35 i32) (local $l36 i32) (local $l37 i32) (local $l38 i32) (local $l39 i32) (local $l40 i32) (local $l41 i32) (local $l42 i32) (local $l43 i32) (local $l44 i32) (local $l45 i32) (local $l46 i32) (local $l47 i32) (local $l48 i32) (local $l49 i32) (local $l50 i32) (local $l51 i32) (local $l52 i32) (local $l53 i32) (local $l54 i32) (local $l55 i32) (local $l56 i32) (local $l57 i32) (local $l58 i32) (local $l59 i32) (local $l60 i32) (local $l61 i32) (local $l62 i32) (local $l63 i32) (local $l64 i32) (local $l65 i32) (local $l66 i32) (local $l67 i32) (local $l68 i32) (local $l69 i32) (local $l70 i32) (local $l71 i32) (local $l72 i32) (local $l73 i32) (local $l74 i32) (local $l75 i32) (local $l76 i32) (local $l77 i32) (local $l78 i32) (local $l79 i32) (local $l80 i32) (local $l81 i32) (local $l82 i32) (local $l83 i32) (local $l84 i32) (local $l85 i32) (local $l86 i32) (local $l87 i32) (local $l88 i32) (local $l89 i32) (local $l90 i32) (local $l91 i32) (local $l92 i32) (local $l93 i32) (local $l94 i32) (local $l95 i32) (local $l96 i32) (local $l97 i64) (local $l98 i64) (local $l99 i64) (local $l100 i64) (local $l101 i64) (local $l102 i64) (local $l103 i64) (local $l104 i64) (local $l105 i64) (local $l106 i64) (local $l107 i64) (local $l108 i64) (local $l109 i64) (local $l110 i64) (local $l111 i64) (local $l112 i64) (local $l113 i64) (local $l114 i64) (local $l115 i64) (local $l116 i64) (local $l117 i64) (local $l118 i64) (local $l119 i64) (local $l120 i64) (local $l121 i64) (local $l122 i64) (local $l123 i64) (local $l124 i64) (local $l125 i64) (local $l126 i64) (local $l127 i64) (local $l128 i64) (local $l129 i64) (local $l130 i64) (local $l131 i64) (local $l132 i64) (local $l133 i64) (local $l134 i64) (local $l135 i64) (local $l136 i64) (local $l137 i64) (local $l138 i64) (local $l139 i64) (local $l140 i64) (local $l141 i64) (local $l142 i64) (local $l143 i64) (local $l144 i64) (local $l145 i64) (local $l146 i64) (local $l147 i64) (local $l148 i64) (local $l149 i64) (local $l150 i64) (local $l151 i64) (local $l152 i64) (local $l153 i64) (local $l154 i64) (local $l155 i64)
    local.get $p0
    i32.load
    local.set $l16
    local.get $p0
    i32.load offset=4
    local.set $l17
    local.get $p0
    i32.load offset=8
    local.set $l18
    local.get $p0
    i32.load offset=12
    local.set $l19
    local.get $p0
    i32.load offset=16
    local.set $l20
    local.get $p0
    i32.load offset=20
    local.set $l21
    local.get $p0
    i32.load offset=24
    local.set $l22
    local.get $p0
    i32.load offset=28
    local.set $l23
    local.get $p0
    i32.load offset=32
    local.set $l24
    local.get $p0
    i32.load offset=36
    local.set $l25
    local.get $p0
    i32.load offset=40
    local.set $l26
    local.get $p0
    i32.load offset=44
    local.set $l27
    local.get $p0
    i32.load offset=48
    local.set $l28
    local.get $p0
    i32.load offset=52
    local.set $l29
    local.get $p0
    i32.load offset=56
    local.set $l30
    local.get $p0
    i32.load offset=60
    local.set $l31
    local.get $l16
    local.get $l17
    local.get $l18
    local.get $l19
    local.get $l20
    local.get $l21
    local.get $l22
    local.get $l23
    local.get $l24
    local.get $l25
    local.get $l26
    local.get $l27
    local.get $l28
    local.get $l29
    local.get $l30
    local.get $l31
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
    i32.const 0
    local.set $l96
    block $B0
      local.get $p2
      i32.eqz
      br_if $B0
      loop $L1
        local.get $p1
        local.get $l96
        i32.const 128
        i32.mul
        i32.add
        i32.load align=1
        local.set $l16
        i32.const 16711935
        local.set $l17
        local.get $p1
        local.get $l96
        i32.const 128
        i32.mul
        i32.add
        i32.load offset=4 align=1
        local.set $l18
        i32.const 16711935
        local.set $l19
        local.get $p1
        local.get $l96
        i32.const 128
        i32.mul
        i32.add
        i32.load offset=8 align=1
        local.set $l20
        i32.const 16711935
        local.set $l21
        local.get $p1
        local.get $l96
        i32.const 128
        i32.mul
        i32.add
        i32.load offset=12 align=1
        local.set $l22
        i32.const 16711935
        local.set $l23
        local.get $p1
        local.get $l96
        i32.const 128
        i32.mul
        i32.add
        i32.load offset=16 align=1
        local.set $l24
        i32.const 16711935
        local.set $l25
        local.get $p1
        local.get $l96
        i32.const 128
        i32.mul
        i32.add
        i32.load offset=20 align=1
        local.set $l26
        i32.const 16711935
        local.set $l27
        local.get $p1
        local.get $l96
        i32.const 128
        i32.mul
        i32.add
        i32.load offset=24 align=1
        local.set $l28
        i32.const 16711935
        local.set $l29
        local.get $p1
        local.get $l96
        i32.const 128
        i32.mul
        i32.add
        i32.load offset=28 align=1
        local.set $l30
        i32.const 16711935
        local.set $l31
        local.get $p1
        local.get $l96
        i32.const 128
        i32.mul
        i32.add
        i32.load offset=32 align=1
        local.set $l32
        i32.const 16711935
        local.set $l33
        local.get $p1
        local.get $l96
        i32.const 128
        i32.mul
        i32.add
        i32.load offset=36 align=1
        local.set $l34
        i32.const 16711935
        local.set $l35
        local.get $p1
        local.get $l96
        i32.const 128
        i32.mul
        i32.add
        i32.load offset=40 align=1
        local.set $l36
        i32.const 16711935
        local.set $l37
        local.get $p1
        local.get $l96
        i32.const 128
        i32.mul
        i32.add
        i32.load offset=44 align=1
        local.set $l38
        i32.const 16711935
        local.set $l39
        local.get $p1
        local.get $l96
        i32.const 128
        i32.mul
        i32.add
        i32.load offset=48 align=1
        local.set $l40
        i32.const 16711935
        local.set $l41
        local.get $p1
        local.get $l96
        i32.const 128
        i32.mul
        i32.add
        i32.load offset=52 align=1
        local.set $l42
        i32.const 16711935
        local.set $l43
        local.get $p1
        local.get $l96
        i32.const 128
        i32.mul
        i32.add
        i32.load offset=56 align=1
        local.set $l44
        i32.const 16711935
        local.set $l45
        local.get $p1
        local.get $l96
        i32.const 128
        i32.mul
        i32.add
        i32.load offset=60 align=1
        local.set $l46
        i32.const 16711935
        local.set $l47
        local.get $p1
        local.get $l96
        i32.const 128
        i32.mul
        i32.add
        i32.load offset=64 align=1
        local.set $l48
        i32.const 16711935
        local.set $l49
        local.get $p1
        local.get $l96
        i32.const 128
        i32.mul
        i32.add
        i32.load offset=68 align=1
        local.set $l50
        i32.const 16711935
        local.set $l51
        local.get $p1
        local.get $l96
        i32.const 128
        i32.mul
        i32.add
        i32.load offset=72 align=1
        local.set $l52
        i32.const 16711935
        local.set $l53
        local.get $p1
        local.get $l96
        i32.const 128
        i32.mul
        i32.add
        i32.load offset=76 align=1
        local.set $l54
        i32.const 16711935
        local.set $l55
        local.get $p1
        local.get $l96
        i32.const 128
        i32.mul
        i32.add
        i32.load offset=80 align=1
        local.set $l56
        i32.const 16711935
        local.set $l57
        local.get $p1
        local.get $l96
        i32.const 128
        i32.mul
        i32.add
        i32.load offset=84 align=1
        local.set $l58
        i32.const 16711935
        local.set $l59
        local.get $p1
        local.get $l96
        i32.const 128
        i32.mul
        i32.add
        i32.load offset=88 align=1
        local.set $l60
        i32.const 16711935
        local.set $l61
        local.get $p1
        local.get $l96
        i32.const 128
        i32.mul
        i32.add
        i32.load offset=92 align=1
        local.set $l62
        i32.const 16711935
        local.set $l63
        local.get $p1
        local.get $l96
        i32.const 128
        i32.mul
        i32.add
        i32.load offset=96 align=1
        local.set $l64
        i32.const 16711935
        local.set $l65
        local.get $p1
        local.get $l96
        i32.const 128
        i32.mul
        i32.add
        i32.load offset=100 align=1
        local.set $l66
        i32.const 16711935
        local.set $l67
        local.get $p1
        local.get $l96
        i32.const 128
        i32.mul
        i32.add
        i32.load offset=104 align=1
        local.set $l68
        i32.const 16711935
        local.set $l69
        local.get $p1
        local.get $l96
        i32.const 128
        i32.mul
        i32.add
        i32.load offset=108 align=1
        local.set $l70
        i32.const 16711935
        local.set $l71
        local.get $p1
        local.get $l96
        i32.const 128
        i32.mul
        i32.add
        i32.load offset=112 align=1
        local.set $l72
        i32.const 16711935
        local.set $l73
        local.get $p1
        local.get $l96
        i32.const 128
        i32.mul
        i32.add
        i32.load offset=116 align=1
        local.set $l74
        i32.const 16711935
        local.set $l75
        local.get $p1
        local.get $l96
        i32.const 128
        i32.mul
        i32.add
        i32.load offset=120 align=1
        local.set $l76
        i32.const 16711935
        local.set $l77
        local.get $p1
        local.get $l96
        i32.const 128
        i32.mul
        i32.add
        i32.load offset=124 align=1
        local.set $l78
        i32.const 16711935
        local.set $l79
        local.get $l95
        i64.extend_i32_u
        i64.const 32
        i64.shl
        local.get $l94
        i64.extend_i32_u
        i64.or
        local.set $l148
        local.get $l93
        i64.extend_i32_u
        i64.const 32
        i64.shl
        local.get $l92
        i64.extend_i32_u
        i64.or
        local.set $l149
        local.get $l91
        i64.extend_i32_u
        i64.const 32
        i64.shl
        local.get $l90
        i64.extend_i32_u
        i64.or
        local.set $l150
        local.get $l89
        i64.extend_i32_u
        i64.const 32
        i64.shl
        local.get $l88
        i64.extend_i32_u
        i64.or
        local.set $l151
        local.get $l87
        i64.extend_i32_u
        i64.const 32
        i64.shl
        local.get $l86
        i64.extend_i32_u
        i64.or
        local.set $l152
        local.get $l85
        i64.extend_i32_u
        i64.const 32
        i64.shl
        local.get $l84
        i64.extend_i32_u
        i64.or
        local.set $l153
        local.get $l83
        i64.extend_i32_u
        i64.const 32
        i64.shl
        local.get $l82
        i64.extend_i32_u
        i64.or
        local.set $l154
        local.get $l81
        i64.extend_i32_u
        i64.const 32
        i64.shl
        local.get $l80
        i64.extend_i32_u
        i64.or
        local.set $l155
        local.get $l16
        local.get $l17
        i32.and
        i32.const 8
        i32.shl
        local.get $l16
        i32.const 8
        i32.shr_u
        local.get $l17
        i32.and
        i32.or
        i32.const 16
        i32.rotl
        i64.extend_i32_u
        i64.const 32
        i64.shl
        local.get $l18
        local.get $l19
        i32.and
        i32.const 8
        i32.shl
        local.get $l18
        i32.const 8
        i32.shr_u
        local.get $l19
        i32.and
        i32.or
        i32.const 16
        i32.rotl
        i64.extend_i32_u
        i64.or
        local.set $l97
        local.get $l20
        local.get $l21
        i32.and
        i32.const 8
        i32.shl
        local.get $l20
        i32.const 8
        i32.shr_u
        local.get $l21
        i32.and
        i32.or
        i32.const 16
        i32.rotl
        i64.extend_i32_u
        i64.const 32
        i64.shl
        local.get $l22
        local.get $l23
        i32.and
        i32.const 8
        i32.shl
        local.get $l22
        i32.const 8
        i32.shr_u
        local.get $l23
        i32.and
        i32.or
        i32.const 16
        i32.rotl
        i64.extend_i32_u
        i64.or
        local.set $l98
        local.get $l24
        local.get $l25
        i32.and
        i32.const 8
        i32.shl
        local.get $l24
        i32.const 8
        i32.shr_u
        local.get $l25
        i32.and
        i32.or
        i32.const 16
        i32.rotl
        i64.extend_i32_u
        i64.const 32
        i64.shl
        local.get $l26
        local.get $l27
        i32.and
        i32.const 8
        i32.shl
        local.get $l26
        i32.const 8
        i32.shr_u
        local.get $l27
        i32.and
        i32.or
        i32.const 16
        i32.rotl
        i64.extend_i32_u
        i64.or
        local.set $l99
        local.get $l28
        local.get $l29
        i32.and
        i32.const 8
        i32.shl
        local.get $l28
        i32.const 8
        i32.shr_u
        local.get $l29
        i32.and
        i32.or
        i32.const 16
        i32.rotl
        i64.extend_i32_u
        i64.const 32
        i64.shl
        local.get $l30
        local.get $l31
        i32.and
        i32.const 8
        i32.shl
        local.get $l30
        i32.const 8
        i32.shr_u
        local.get $l31
        i32.and
        i32.or
        i32.const 16
        i32.rotl
        i64.extend_i32_u
        i64.or
        local.set $l100
        local.get $l32
        local.get $l33
        i32.and
        i32.const 8
        i32.shl
        local.get $l32
        i32.const 8
        i32.shr_u
        local.get $l33
        i32.and
        i32.or
        i32.const 16
        i32.rotl
        i64.extend_i32_u
        i64.const 32
        i64.shl
        local.get $l34
        local.get $l35
        i32.and
        i32.const 8
        i32.shl
        local.get $l34
        i32.const 8
        i32.shr_u
        local.get $l35
        i32.and
        i32.or
        i32.const 16
        i32.rotl
        i64.extend_i32_u
        i64.or
        local.set $l101
        local.get $l36
        local.get $l37
        i32.and
        i32.const 8
        i32.shl
        local.get $l36
        i32.const 8
        i32.shr_u
        local.get $l37
        i32.and
        i32.or
        i32.const 16
        i32.rotl
        i64.extend_i32_u
        i64.const 32
        i64.shl
        local.get $l38
        local.get $l39
        i32.and
        i32.const 8
        i32.shl
        local.get $l38
        i32.const 8
        i32.shr_u
        local.get $l39
        i32.and
        i32.or
        i32.const 16
        i32.rotl
        i64.extend_i32_u
        i64.or
        local.set $l102
        local.get $l40
        local.get $l41
        i32.and
        i32.const 8
        i32.shl
        local.get $l40
        i32.const 8
        i32.shr_u
        local.get $l41
        i32.and
        i32.or
        i32.const 16
        i32.rotl
        i64.extend_i32_u
        i64.const 32
        i64.shl
        local.get $l42
        local.get $l43
        i32.and
        i32.const 8
        i32.shl
        local.get $l42
        i32.const 8
        i32.shr_u
        local.get $l43
        i32.and
        i32.or
        i32.const 16
        i32.rotl
        i64.extend_i32_u
        i64.or
        local.set $l103
        local.get $l44
        local.get $l45
        i32.and
        i32.const 8
        i32.shl
        local.get $l44
        i32.const 8
        i32.shr_u
        local.get $l45
        i32.and
        i32.or
        i32.const 16
        i32.rotl
        i64.extend_i32_u
        i64.const 32
        i64.shl
        local.get $l46
        local.get $l47
        i32.and
        i32.const 8
        i32.shl
        local.get $l46
        i32.const 8
        i32.shr_u
        local.get $l47
        i32.and
        i32.or
        i32.const 16
        i32.rotl
        i64.extend_i32_u
        i64.or
        local.set $l104
        local.get $l48
        local.get $l49
        i32.and
        i32.const 8
        i32.shl
        local.get $l48
        i32.const 8
        i32.shr_u
        local.get $l49
        i32.and
        i32.or
        i32.const 16
        i32.rotl
        i64.extend_i32_u
        i64.const 32
        i64.shl
        local.get $l50
        local.get $l51
        i32.and
        i32.const 8
        i32.shl
        local.get $l50
        i32.const 8
        i32.shr_u
        local.get $l51
        i32.and
        i32.or
        i32.const 16
        i32.rotl
        i64.extend_i32_u
        i64.or
        local.set $l105
        local.get $l52
        local.get $l53
        i32.and
        i32.const 8
        i32.shl
        local.get $l52
        i32.const 8
        i32.shr_u
        local.get $l53
        i32.and
        i32.or
        i32.const 16
        i32.rotl
        i64.extend_i32_u
        i64.const 32
        i64.shl
        local.get $l54
        local.get $l55
        i32.and
        i32.const 8
        i32.shl
        local.get $l54
        i32.const 8
        i32.shr_u
        local.get $l55
        i32.and
        i32.or
        i32.const 16
        i32.rotl
        i64.extend_i32_u
        i64.or
        local.set $l106
        local.get $l56
        local.get $l57
        i32.and
        i32.const 8
        i32.shl
        local.get $l56
        i32.const 8
        i32.shr_u
        local.get $l57
        i32.and
        i32.or
        i32.const 16
        i32.rotl
        i64.extend_i32_u
        i64.const 32
        i64.shl
        local.get $l58
        local.get $l59
        i32.and
        i32.const 8
        i32.shl
        local.get $l58
        i32.const 8
        i32.shr_u
        local.get $l59
        i32.and
        i32.or
        i32.const 16
        i32.rotl
        i64.extend_i32_u
        i64.or
        local.set $l107
        local.get $l60
        local.get $l61
        i32.and
        i32.const 8
        i32.shl
        local.get $l60
        i32.const 8
        i32.shr_u
        local.get $l61
        i32.and
        i32.or
        i32.const 16
        i32.rotl
        i64.extend_i32_u
        i64.const 32
        i64.shl
        local.get $l62
        local.get $l63
        i32.and
        i32.const 8
        i32.shl
        local.get $l62
        i32.const 8
        i32.shr_u
        local.get $l63
        i32.and
        i32.or
        i32.const 16
        i32.rotl
        i64.extend_i32_u
        i64.or
        local.set $l108
        local.get $l64
        local.get $l65
        i32.and
        i32.const 8
        i32.shl
        local.get $l64
        i32.const 8
        i32.shr_u
        local.get $l65
        i32.and
        i32.or
        i32.const 16
        i32.rotl
        i64.extend_i32_u
        i64.const 32
        i64.shl
        local.get $l66
        local.get $l67
        i32.and
        i32.const 8
        i32.shl
        local.get $l66
        i32.const 8
        i32.shr_u
        local.get $l67
        i32.and
        i32.or
        i32.const 16
        i32.rotl
        i64.extend_i32_u
        i64.or
        local.set $l109
        local.get $l68
        local.get $l69
        i32.and
        i32.const 8
        i32.shl
        local.get $l68
        i32.const 8
        i32.shr_u
        local.get $l69
        i32.and
        i32.or
        i32.const 16
        i32.rotl
        i64.extend_i32_u
        i64.const 32
        i64.shl
        local.get $l70
        local.get $l71
        i32.and
        i32.const 8
        i32.shl
        local.get $l70
        i32.const 8
        i32.shr_u
        local.get $l71
        i32.and
        i32.or
        i32.const 16
        i32.rotl
        i64.extend_i32_u
        i64.or
        local.set $l110
        local.get $l72
        local.get $l73
        i32.and
        i32.const 8
        i32.shl
        local.get $l72
        i32.const 8
        i32.shr_u
        local.get $l73
        i32.and
        i32.or
        i32.const 16
        i32.rotl
        i64.extend_i32_u
        i64.const 32
        i64.shl
        local.get $l74
        local.get $l75
        i32.and
        i32.const 8
        i32.shl
        local.get $l74
        i32.const 8
        i32.shr_u
        local.get $l75
        i32.and
        i32.or
        i32.const 16
        i32.rotl
        i64.extend_i32_u
        i64.or
        local.set $l111
        local.get $l76
        local.get $l77
        i32.and
        i32.const 8
        i32.shl
        local.get $l76
        i32.const 8
        i32.shr_u
        local.get $l77
        i32.and
        i32.or
        i32.const 16
        i32.rotl
        i64.extend_i32_u
        i64.const 32
        i64.shl
        local.get $l78
        local.get $l79
        i32.and
        i32.const 8
        i32.shl
        local.get $l78
        i32.const 8
        i32.shr_u
        local.get $l79
        i32.and
        i32.or
        i32.const 16
        i32.rotl
        i64.extend_i32_u
        i64.or
        local.set $l112
        local.get $l155
        local.get $l97
        global.get $polylane.tables
        i64.load
        i64.add
        i64.add
        local.get $l152
        i64.const 50
        i64.rotl
        local.get $l152
        i64.const 46
        i64.rotl
        i64.xor
        local.get $l152
        i64.const 23
        i64.rotl
        i64.xor
        i64.add
        local.get $l154
        local.get $l152
        local.get $l153
        local.get $l154
        i64.xor
        i64.and
        i64.xor
        i64.add
        local.set $l113
        local.get $l148
        local.get $l149
        i64.xor
        local.set $l114
        local.get $l113
        local.get $l148
        i64.const 36
        i64.rotl
        local.get $l148
        i64.const 30
        i64.rotl
        i64.xor
        local.get $l148
        i64.const 25
        i64.rotl
        i64.xor
        local.get $l114
        local.get $l149
        local.get $l150
        i64.xor
        i64.and
        local.get $l149
        i64.xor
        i64.add
        i64.add
        local.set $l115
        local.get $l151
        local.get $l113
        i64.add
        local.set $l113
        local.get $l154
        local.get $l98
        global.get $polylane.tables
        i64.load offset=8
        i64.add
        i64.add
        local.get $l113
        i64.const 50
        i64.rotl
        local.get $l113
        i64.const 46
        i64.rotl
        i64.xor
        local.get $l113
        i64.const 23
        i64.rotl
        i64.xor
        i64.add
        local.get $l153
        local.get $l113
        local.get $l152
        local.get $l153
        i64.xor
        i64.and
        i64.xor
        i64.add
        local.set $l116
        local.get $l115
        local.get $l148
        i64.xor
        local.set $l117
        local.get $l116
        local.get $l115
        i64.const 36
        i64.rotl
        local.get $l115
        i64.const 30
        i64.rotl
        i64.xor
        local.get $l115
        i64.const 25
        i64.rotl
        i64.xor
        local.get $l117
        local.get $l114
        i64.and
        local.get $l148
        i64.xor
        i64.add
        i64.add
        local.set $l114
        local.get $l150
        local.get $l116
        i64.add
        local.set $l116
        local.get $l153
        local.get $l99
        global.get $polylane.tables
        i64.load offset=16
        i64.add
        i64.add
        local.get $l116
        i64.const 50
        i64.rotl
        local.get $l116
        i64.const 46
        i64.rotl
        i64.xor
        local.get $l116
        i64.const 23
        i64.rotl
        i64.xor
        i64.add
        local.get $l152
        local.get $l116
        local.get $l113
        local.get $l152
        i64.xor
        i64.and
        i64.xor
        i64.add
        local.set $l118
        local.get $l114
        local.get $l115
        i64.xor
        local.set $l119
        local.get $l118
        local.get $l114
        i64.const 36
        i64.rotl
        local.get $l114
        i64.const 30
        i64.rotl
        i64.xor
        local.get $l114
        i64.const 25
        i64.rotl
        i64.xor
        local.get $l119
        local.get $l117
        i64.and
        local.get $l115
        i64.xor
        i64.add
        i64.add
        local.set $l117
        local.get $l149
        local.get $l118
        i64.add
        local.set $l118
        local.get $l152
        local.get $l100
        global.get $polylane.tables
        i64.load offset=24
        i64.add
        i64.add
        local.get $l118
        i64.const 50
        i64.rotl
        local.get $l118
        i64.const 46
        i64.rotl
        i64.xor
        local.get $l118
        i64.const 23
        i64.rotl
        i64.xor
        i64.add
        local.get $l113
        local.get $l118
        local.get $l116
        local.get $l113
        i64.xor
        i64.and
        i64.xor
        i64.add
        local.set $l120
        local.get $l117
        local.get $l114
        i64.xor
        local.set $l121
        local.get $l120
        local.get $l117
        i64.const 36
        i64.rotl
        local.get $l117
        i64.const 30
        i64.rotl
        i64.xor
        local.get $l117
        i64.const 25
        i64.rotl
        i64.xor
        local.get $l121
        local.get $l119
        i64.and
        local.get $l114
        i64.xor
        i64.add
        i64.add
        local.set $l119
        local.get $l148
        local.get $l120
        i64.add
        local.set $l120
        local.get $l113
        local.get $l101
        global.get $polylane.tables
        i64.load offset=32
        i64.add
        i64.add
        local.get $l120
        i64.const 50
        i64.rotl
        local.get $l120
        i64.const 46
        i64.rotl
        i64.xor
        local.get $l120
        i64.const 23
        i64.rotl
        i64.xor
        i64.add
        local.get $l116
        local.get $l120
        local.get $l118
        local.get $l116
        i64.xor
        i64.and
        i64.xor
        i64.add
        local.set $l113
        local.get $l119
        local.get $l117
        i64.xor
        local.set $l122
        local.get $l113
        local.get $l119
        i64.const 36
        i64.rotl
        local.get $l119
        i64.const 30
        i64.rotl
        i64.xor
        local.get $l119
        i64.const 25
        i64.rotl
        i64.xor
        local.get $l122
        local.get $l121
        i64.and
        local.get $l117
        i64.xor
        i64.add
        i64.add
        local.set $l121
        local.get $l115
        local.get $l113
        i64.add
        local.set $l113
        local.get $l116
        local.get $l102
        global.get $polylane.tables
        i64.load offset=40
        i64.add
        i64.add
        local.get $l113
        i64.const 50
        i64.rotl
        local.get $l113
        i64.const 46
        i64.rotl
        i64.xor
        local.get $l113
        i64.const 23
        i64.rotl
        i64.xor
        i64.add
        local.get $l118
        local.get $l113
        local.get $l120
        local.get $l118
        i64.xor
        i64.and
        i64.xor
        i64.add
        local.set $l115
        local.get $l121
        local.get $l119
        i64.xor
        local.set $l116
        local.get $l115
        local.get $l121
        i64.const 36
        i64.rotl
        local.get $l121
        i64.const 30
        i64.rotl
        i64.xor
        local.get $l121
        i64.const 25
        i64.rotl
        i64.xor
        local.get $l116
        local.get $l122
        i64.and
        local.get $l119
        i64.xor
        i64.add
        i64.add
        local.set $l122
        local.get $l114
        local.get $l115
        i64.add
        local.set $l114
        local.get $l118
        local.get $l103
        global.get $polylane.tables
        i64.load offset=48
        i64.add
        i64.add
        local.get $l114
        i64.const 50
        i64.rotl
        local.get $l114
        i64.const 46
        i64.rotl
        i64.xor
        local.get $l114
        i64.const 23
        i64.rotl
        i64.xor
        i64.add
        local.get $l120
        local.get $l114
        local.get $l113
        local.get $l120
        i64.xor
        i64.and
        i64.xor
        i64.add
        local.set $l115
        local.get $l122
        local.get $l121
        i64.xor
        local.set $l118
        local.get $l115
        local.get $l122
        i64.const 36
        i64.rotl
        local.get $l122
        i64.const 30
        i64.rotl
        i64.xor
        local.get $l122
        i64.const 25
        i64.rotl
        i64.xor
        local.get $l118
        local.get $l116
        i64.and
        local.get $l121
        i64.xor
        i64.add
        i64.add
        local.set $l116
        local.get $l117
        local.get $l115
        i64.add
        local.set $l115
        local.get $l120
        local.get $l104
        global.get $polylane.tables
        i64.load offset=56
        i64.add
        i64.add
        local.get $l115
        i64.const 50
        i64.rotl
        local.get $l115
        i64.const 46
        i64.rotl
        i64.xor
        local.get $l115
        i64.const 23
        i64.rotl
        i64.xor
        i64.add
        local.get $l113
        local.get $l115
        local.get $l114
        local.get $l113
        i64.xor
        i64.and
        i64.xor
        i64.add
        local.set $l117
        local.get $l116
        local.get $l122
        i64.xor
        local.set $l120
        local.get $l117
        local.get $l116
        i64.const 36
        i64.rotl
        local.get $l116
        i64.const 30
        i64.rotl
        i64.xor
        local.get $l116
        i64.const 25
        i64.rotl
        i64.xor
        local.get $l120
        local.get $l118
        i64.and
        local.get $l122
        i64.xor
        i64.add
        i64.add
        local.set $l118
        local.get $l119
        local.get $l117
        i64.add
        local.set $l117
        local.get $l113
        local.get $l105
        global.get $polylane.tables
        i64.load offset=64
        i64.add
        i64.add
        local.get $l117
        i64.const 50
        i64.rotl
        local.get $l117
        i64.const 46
        i64.rotl
        i64.xor
        local.get $l117
        i64.const 23
        i64.rotl
        i64.xor
        i64.add
        local.get $l114
        local.get $l117
        local.get $l115
        local.get $l114
        i64.xor
        i64.and
        i64.xor
        i64.add
        local.set $l113
        local.get $l118
        local.get $l116
        i64.xor
        local.set $l119
        local.get $l113
        local.get $l118
        i64.const 36
        i64.rotl
        local.get $l118
        i64.const 30
        i64.rotl
        i64.xor
        local.get $l118
        i64.const 25
        i64.rotl
        i64.xor
        local.get $l119
        local.get $l120
        i64.and
        local.get $l116
        i64.xor
        i64.add
        i64.add
        local.set $l120
        local.get $l121
        local.get $l113
        i64.add
        local.set $l113
        local.get $l114
        local.get $l106
        global.get $polylane.tables
        i64.load offset=72
        i64.add
        i64.add
        local.get $l113
        i64.const 50
        i64.rotl
        local.get $l113
        i64.const 46
        i64.rotl
        i64.xor
        local.get $l113
        i64.const 23
        i64.rotl
        i64.xor
        i64.add
        local.get $l115
        local.get $l113
        local.get $l117
        local.get $l115
        i64.xor
        i64.and
        i64.xor
        i64.add
        local.set $l114
        local.get $l120
        local.get $l118
        i64.xor
        local.set $l121
        local.get $l114
        local.get $l120
        i64.const 36
        i64.rotl
        local.get $l120
        i64.const 30
        i64.rotl
        i64.xor
        local.get $l120
        i64.const 25
        i64.rotl
        i64.xor
        local.get $l121
        local.get $l119
        i64.and
        local.get $l118
        i64.xor
        i64.add
        i64.add
        local.set $l119
        local.get $l122
        local.get $l114
        i64.add
        local.set $l114
        local.get $l115
        local.get $l107
        global.get $polylane.tables
        i64.load offset=80
        i64.add
        i64.add
        local.get $l114
        i64.const 50
        i64.rotl
        local.get $l114
        i64.const 46
        i64.rotl
        i64.xor
        local.get $l114
        i64.const 23
        i64.rotl
        i64.xor
        i64.add
        local.get $l117
        local.get $l114
        local.get $l113
        local.get $l117
        i64.xor
        i64.and
        i64.xor
        i64.add
        local.set $l115
        local.get $l119
        local.get $l120
        i64.xor
        local.set $l122
        local.get $l115
        local.get $l119
        i64.const 36
        i64.rotl
        local.get $l119
        i64.const 30
        i64.rotl
        i64.xor
        local.get $l119
        i64.const 25
        i64.rotl
        i64.xor
        local.get $l122
        local.get $l121
        i64.and
        local.get $l120
        i64.xor
        i64.add
        i64.add
        local.set $l121
        local.get $l116
        local.get $l115
        i64.add
        local.set $l115
        local.get $l117
        local.get $l108
        global.get $polylane.tables
        i64.load offset=88
        i64.add
        i64.add
        local.get $l115
        i64.const 50
        i64.rotl
        local.get $l115
        i64.const 46
        i64.rotl
        i64.xor
        local.get $l115
        i64.const 23
        i64.rotl
        i64.xor
        i64.add
        local.get $l113
        local.get $l115
        local.get $l114
        local.get $l113
        i64.xor
        i64.and
        i64.xor
        i64.add
        local.set $l116
        local.get $l121
        local.get $l119
        i64.xor
        local.set $l117
        local.get $l116
        local.get $l121
        i64.const 36
        i64.rotl
        local.get $l121
        i64.const 30
        i64.rotl
        i64.xor
        local.get $l121
        i64.const 25
        i64.rotl
        i64.xor
        local.get $l117
        local.get $l122
        i64.and
        local.get $l119
        i64.xor
        i64.add
        i64.add
        local.set $l122
        local.get $l118
        local.get $l116
        i64.add
        local.set $l116
        local.get $l113
        local.get $l109
        global.get $polylane.tables
        i64.load offset=96
        i64.add
        i64.add
        local.get $l116
        i64.const 50
        i64.rotl
        local.get $l116
        i64.const 46
        i64.rotl
        i64.xor
        local.get $l116
        i64.const 23
        i64.rotl
        i64.xor
        i64.add
        local.get $l114
        local.get $l116
        local.get $l115
        local.get $l114
        i64.xor
        i64.and
        i64.xor
        i64.add
        local.set $l113
        local.get $l122
        local.get $l121
        i64.xor
        local.set $l118
        local.get $l113
        local.get $l122
        i64.const 36
        i64.rotl
        local.get $l122
        i64.const 30
        i64.rotl
        i64.xor
        local.get $l122
        i64.const 25
        i64.rotl
        i64.xor
        local.get $l118
        local.get $l117
        i64.and
        local.get $l121
        i64.xor
        i64.add
        i64.add
        local.set $l117
        local.get $l120
        local.get $l113
        i64.add
        local.set $l113
        local.get $l114
        local.get $l110
        global.get $polylane.tables
        i64.load offset=104
        i64.add
        i64.add
        local.get $l113
        i64.const 50
        i64.rotl
        local.get $l113
        i64.const 46
        i64.rotl
        i64.xor
        local.get $l113
        i64.const 23
        i64.rotl
        i64.xor
        i64.add
        local.get $l115
        local.get $l113
        local.get $l116
        local.get $l115
        i64.xor
        i64.and
        i64.xor
        i64.add
        local.set $l114
        local.get $l117
        local.get $l122
        i64.xor
        local.set $l120
        local.get $l114
        local.get $l117
        i64.const 36
        i64.rotl
        local.get $l117
        i64.const 30
        i64.rotl
        i64.xor
        local.get $l117
        i64.const 25
        i64.rotl
        i64.xor
        local.get $l120
        local.get $l118
        i64.and
        local.get $l122
        i64.xor
        i64.add
        i64.add
        local.set $l118
        local.get $l119
        local.get $l114
        i64.add
        local.set $l114
        local.get $l115
        local.get $l111
        global.get $polylane.tables
        i64.load offset=112
        i64.add
        i64.add
        local.get $l114
        i64.const 50
        i64.rotl
        local.get $l114
        i64.const 46
        i64.rotl
        i64.xor
        local.get $l114
        i64.const 23
        i64.rotl
        i64.xor
        i64.add
        local.get $l116
        local.get $l114
        local.get $l113
        local.get $l116
        i64.xor
        i64.and
        i64.xor
        i64.add
        local.set $l115
        local.get $l118
        local.get $l117
        i64.xor
        local.set $l119
        local.get $l115
        local.get $l118
        i64.const 36
        i64.rotl
        local.get $l118
        i64.const 30
        i64.rotl
        i64.xor
        local.get $l118
        i64.const 25
        i64.rotl
        i64.xor
        local.get $l119
        local.get $l120
        i64.and
        local.get $l117
        i64.xor
        i64.add
        i64.add
        local.set $l120
        local.get $l121
        local.get $l115
        i64.add
        local.set $l115
        local.get $l116
        local.get $l112
        global.get $polylane.tables
        i64.load offset=120
        i64.add
        i64.add
        local.get $l115
        i64.const 50
        i64.rotl
        local.get $l115
        i64.const 46
        i64.rotl
        i64.xor
        local.get $l115
        i64.const 23
        i64.rotl
        i64.xor
        i64.add
        local.get $l113
        local.get $l115
        local.get $l114
        local.get $l113
        i64.xor
        i64.and
        i64.xor
        i64.add
        local.set $l116
        local.get $l120
        local.get $l118
        i64.xor
        local.set $l121
        local.get $l116
        local.get $l120
        i64.const 36
        i64.rotl
        local.get $l120
        i64.const 30
        i64.rotl
        i64.xor
        local.get $l120
        i64.const 25
        i64.rotl
        i64.xor
        local.get $l121
        local.get $l119
        i64.and
        local.get $l118
        i64.xor
        i64.add
        i64.add
        local.get $l120
        local.get $l118
        local.get $l117
        local.get $l122
        local.get $l116
        i64.add
        local.get $l115
        local.get $l114
        local.get $l113
        local.get $l121
        local.get $l97
        local.get $l98
        local.get $l99
        local.get $l100
        local.get $l101
        local.get $l102
        local.get $l103
        local.get $l104
        local.get $l105
        local.get $l106
        local.get $l107
        local.get $l108
        local.get $l109
        local.get $l110
        local.get $l111
        local.get $l112
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
        local.set $l133
        local.set $l134
        local.set $l135
        local.set $l136
        local.set $l137
        local.set $l138
        local.set $l139
        local.set $l140
        local.set $l141
        local.set $l142
        local.set $l143
        local.set $l144
        local.set $l145
        local.set $l146
        local.set $l147
        i32.const 0
        local.set $l16
        block $B2
          loop $L3
            local.get $l16
            i32.const 4
            i32.lt_u
            i32.eqz
            br_if $B2
            local.get $l138
            local.get $l137
            i64.const 63
            i64.rotl
            local.get $l137
            i64.const 56
            i64.rotl
            i64.xor
            local.get $l137
            i64.const 7
            i64.shr_u
            i64.xor
            i64.add
            local.get $l129
            i64.add
            local.get $l124
            i64.const 45
            i64.rotl
            local.get $l124
            i64.const 3
            i64.rotl
            i64.xor
            local.get $l124
            i64.const 6
            i64.shr_u
            i64.xor
            i64.add
            local.set $l97
            local.get $l140
            local.get $l97
            global.get $polylane.tables
            local.get $l16
            i32.const 128
            i32.mul
            i32.add
            i64.load offset=128
            i64.add
            i64.add
            local.get $l143
            i64.const 50
            i64.rotl
            local.get $l143
            i64.const 46
            i64.rotl
            i64.xor
            local.get $l143
            i64.const 23
            i64.rotl
            i64.xor
            i64.add
            local.get $l141
            local.get $l143
            local.get $l142
            local.get $l141
            i64.xor
            i64.and
            i64.xor
            i64.add
            local.set $l98
            local.get $l147
            local.get $l146
            i64.xor
            local.set $l99
            local.get $l98
            local.get $l147
            i64.const 36
            i64.rotl
            local.get $l147
            i64.const 30
            i64.rotl
            i64.xor
            local.get $l147
            i64.const 25
            i64.rotl
            i64.xor
            local.get $l99
            local.get $l139
            i64.and
            local.get $l146
            i64.xor
            i64.add
            i64.add
            local.set $l100
            local.get $l144
            local.get $l98
            i64.add
            local.set $l98
            local.get $l137
            local.get $l136
            i64.const 63
            i64.rotl
            local.get $l136
            i64.const 56
            i64.rotl
            i64.xor
            local.get $l136
            i64.const 7
            i64.shr_u
            i64.xor
            i64.add
            local.get $l128
            i64.add
            local.get $l123
            i64.const 45
            i64.rotl
            local.get $l123
            i64.const 3
            i64.rotl
            i64.xor
            local.get $l123
            i64.const 6
            i64.shr_u
            i64.xor
            i64.add
            local.set $l101
            local.get $l141
            local.get $l101
            global.get $polylane.tables
            local.get $l16
            i32.const 128
            i32.mul
            i32.add
            i64.load offset=136
            i64.add
            i64.add
            local.get $l98
            i64.const 50
            i64.rotl
            local.get $l98
            i64.const 46
            i64.rotl
            i64.xor
            local.get $l98
            i64.const 23
            i64.rotl
            i64.xor
            i64.add
            local.get $l142
            local.get $l98
            local.get $l143
            local.get $l142
            i64.xor
            i64.and
            i64.xor
            i64.add
            local.set $l102
            local.get $l100
            local.get $l147
            i64.xor
            local.set $l103
            local.get $l102
            local.get $l100
            i64.const 36
            i64.rotl
            local.get $l100
            i64.const 30
            i64.rotl
            i64.xor
            local.get $l100
            i64.const 25
            i64.rotl
            i64.xor
            local.get $l103
            local.get $l99
            i64.and
            local.get $l147
            i64.xor
            i64.add
            i64.add
            local.set $l99
            local.get $l145
            local.get $l102
            i64.add
            local.set $l102
            local.get $l136
            local.get $l135
            i64.const 63
            i64.rotl
            local.get $l135
            i64.const 56
            i64.rotl
            i64.xor
            local.get $l135
            i64.const 7
            i64.shr_u
            i64.xor
            i64.add
            local.get $l127
            i64.add
            local.get $l97
            i64.const 45
            i64.rotl
            local.get $l97
            i64.const 3
            i64.rotl
            i64.xor
            local.get $l97
            i64.const 6
            i64.shr_u
            i64.xor
            i64.add
            local.set $l104
            local.get $l142
            local.get $l104
            global.get $polylane.tables
            local.get $l16
            i32.const 128
            i32.mul
            i32.add
            i64.load offset=144
            i64.add
            i64.add
            local.get $l102
            i64.const 50
            i64.rotl
            local.get $l102
            i64.const 46
            i64.rotl
            i64.xor
            local.get $l102
            i64.const 23
            i64.rotl
            i64.xor
            i64.add
            local.get $l143
            local.get $l102
            local.get $l98
            local.get $l143
            i64.xor
            i64.and
            i64.xor
            i64.add
            local.set $l105
            local.get $l99
            local.get $l100
            i64.xor
            local.set $l106
            local.get $l105
            local.get $l99
            i64.const 36
            i64.rotl
            local.get $l99
            i64.const 30
            i64.rotl
            i64.xor
            local.get $l99
            i64.const 25
            i64.rotl
            i64.xor
            local.get $l106
            local.get $l103
            i64.and
            local.get $l100
            i64.xor
            i64.add
            i64.add
            local.set $l103
            local.get $l146
            local.get $l105
            i64.add
            local.set $l105
            local.get $l135
            local.get $l134
            i64.const 63
            i64.rotl
            local.get $l134
            i64.const 56
            i64.rotl
            i64.xor
            local.get $l134
            i64.const 7
            i64.shr_u
            i64.xor
            i64.add
            local.get $l126
            i64.add
            local.get $l101
            i64.const 45
            i64.rotl
            local.get $l101
            i64.const 3
            i64.rotl
            i64.xor
            local.get $l101
            i64.const 6
            i64.shr_u
            i64.xor
            i64.add
            local.set $l107
            local.get $l143
            local.get $l107
            global.get $polylane.tables
            local.get $l16
            i32.const 128
            i32.mul
            i32.add
            i64.load offset=152
            i64.add
            i64.add
            local.get $l105
            i64.const 50
            i64.rotl
            local.get $l105
            i64.const 46
            i64.rotl
            i64.xor
            local.get $l105
            i64.const 23
            i64.rotl
            i64.xor
            i64.add
            local.get $l98
            local.get $l105
            local.get $l102
            local.get $l98
            i64.xor
            i64.and
            i64.xor
            i64.add
            local.set $l108
            local.get $l103
            local.get $l99
            i64.xor
            local.set $l109
            local.get $l108
            local.get $l103
            i64.const 36
            i64.rotl
            local.get $l103
            i64.const 30
            i64.rotl
            i64.xor
            local.get $l103
            i64.const 25
            i64.rotl
            i64.xor
            local.get $l109
            local.get $l106
            i64.and
            local.get $l99
            i64.xor
            i64.add
            i64.add
            local.set $l106
            local.get $l147
            local.get $l108
            i64.add
            local.set $l108
            local.get $l134
            local.get $l133
            i64.const 63
            i64.rotl
            local.get $l133
            i64.const 56
            i64.rotl
            i64.xor
            local.get $l133
            i64.const 7
            i64.shr_u
            i64.xor
            i64.add
            local.get $l125
            i64.add
            local.get $l104
            i64.const 45
            i64.rotl
            local.get $l104
            i64.const 3
            i64.rotl
            i64.xor
            local.get $l104
            i64.const 6
            i64.shr_u
            i64.xor
            i64.add
            local.set $l110
            local.get $l98
            local.get $l110
            global.get $polylane.tables
            local.get $l16
            i32.const 128
            i32.mul
            i32.add
            i64.load offset=160
            i64.add
            i64.add
            local.get $l108
            i64.const 50
            i64.rotl
            local.get $l108
            i64.const 46
            i64.rotl
            i64.xor
            local.get $l108
            i64.const 23
            i64.rotl
            i64.xor
            i64.add
            local.get $l102
            local.get $l108
            local.get $l105
            local.get $l102
            i64.xor
            i64.and
            i64.xor
            i64.add
            local.set $l98
            local.get $l106
            local.get $l103
            i64.xor
            local.set $l111
            local.get $l98
            local.get $l106
            i64.const 36
            i64.rotl
            local.get $l106
            i64.const 30
            i64.rotl
            i64.xor
            local.get $l106
            i64.const 25
            i64.rotl
            i64.xor
            local.get $l111
            local.get $l109
            i64.and
            local.get $l103
            i64.xor
            i64.add
            i64.add
            local.set $l109
            local.get $l100
            local.get $l98
            i64.add
            local.set $l98
            local.get $l133
            local.get $l132
            i64.const 63
            i64.rotl
            local.get $l132
            i64.const 56
            i64.rotl
            i64.xor
            local.get $l132
            i64.const 7
            i64.shr_u
            i64.xor
            i64.add
            local.get $l124
            i64.add
            local.get $l107
            i64.const 45
            i64.rotl
            local.get $l107
            i64.const 3
            i64.rotl
            i64.xor
            local.get $l107
            i64.const 6
            i64.shr_u
            i64.xor
            i64.add
            local.set $l100
            local.get $l102
            local.get $l100
            global.get $polylane.tables
            local.get $l16
            i32.const 128
            i32.mul
            i32.add
            i64.load offset=168
            i64.add
            i64.add
            local.get $l98
            i64.const 50
            i64.rotl
            local.get $l98
            i64.const 46
            i64.rotl
            i64.xor
            local.get $l98
            i64.const 23
            i64.rotl
            i64.xor
            i64.add
            local.get $l105
            local.get $l98
            local.get $l108
            local.get $l105
            i64.xor
            i64.and
            i64.xor
            i64.add
            local.set $l102
            local.get $l109
            local.get $l106
            i64.xor
            local.set $l112
            local.get $l102
            local.get $l109
            i64.const 36
            i64.rotl
            local.get $l109
            i64.const 30
            i64.rotl
            i64.xor
            local.get $l109
            i64.const 25
            i64.rotl
            i64.xor
            local.get $l112
            local.get $l111
            i64.and
            local.get $l106
            i64.xor
            i64.add
            i64.add
            local.set $l111
            local.get $l99
            local.get $l102
            i64.add
            local.set $l99
            local.get $l132
            local.get $l131
            i64.const 63
            i64.rotl
            local.get $l131
            i64.const 56
            i64.rotl
            i64.xor
            local.get $l131
            i64.const 7
            i64.shr_u
            i64.xor
            i64.add
            local.get $l123
            i64.add
            local.get $l110
            i64.const 45
            i64.rotl
            local.get $l110
            i64.const 3
            i64.rotl
            i64.xor
            local.get $l110
            i64.const 6
            i64.shr_u
            i64.xor
            i64.add
            local.set $l102
            local.get $l105
            local.get $l102
            global.get $polylane.tables
            local.get $l16
            i32.const 128
            i32.mul
            i32.add
            i64.load offset=176
            i64.add
            i64.add
            local.get $l99
            i64.const 50
            i64.rotl
            local.get $l99
            i64.const 46
            i64.rotl
            i64.xor
            local.get $l99
            i64.const 23
            i64.rotl
            i64.xor
            i64.add
            local.get $l108
            local.get $l99
            local.get $l98
            local.get $l108
            i64.xor
            i64.and
            i64.xor
            i64.add
            local.set $l105
            local.get $l111
            local.get $l109
            i64.xor
            local.set $l113
            local.get $l105
            local.get $l111
            i64.const 36
            i64.rotl
            local.get $l111
            i64.const 30
            i64.rotl
            i64.xor
            local.get $l111
            i64.const 25
            i64.rotl
            i64.xor
            local.get $l113
            local.get $l112
            i64.and
            local.get $l109
            i64.xor
            i64.add
            i64.add
            local.set $l112
            local.get $l103
            local.get $l105
            i64.add
            local.set $l103
            local.get $l131
            local.get $l130
            i64.const 63
            i64.rotl
            local.get $l130
            i64.const 56
            i64.rotl
            i64.xor
            local.get $l130
            i64.const 7
            i64.shr_u
            i64.xor
            i64.add
            local.get $l97
            i64.add
            local.get $l100
            i64.const 45
            i64.rotl
            local.get $l100
            i64.const 3
            i64.rotl
            i64.xor
            local.get $l100
            i64.const 6
            i64.shr_u
            i64.xor
            i64.add
            local.set $l105
            local.get $l108
            local.get $l105
            global.get $polylane.tables
            local.get $l16
            i32.const 128
            i32.mul
            i32.add
            i64.load offset=184
            i64.add
            i64.add
            local.get $l103
            i64.const 50
            i64.rotl
            local.get $l103
            i64.const 46
            i64.rotl
            i64.xor
            local.get $l103
            i64.const 23
            i64.rotl
            i64.xor
            i64.add
            local.get $l98
            local.get $l103
            local.get $l99
            local.get $l98
            i64.xor
            i64.and
            i64.xor
            i64.add
            local.set $l108
            local.get $l112
            local.get $l111
            i64.xor
            local.set $l114
            local.get $l108
            local.get $l112
            i64.const 36
            i64.rotl
            local.get $l112
            i64.const 30
            i64.rotl
            i64.xor
            local.get $l112
            i64.const 25
            i64.rotl
            i64.xor
            local.get $l114
            local.get $l113
            i64.and
            local.get $l111
            i64.xor
            i64.add
            i64.add
            local.set $l113
            local.get $l106
            local.get $l108
            i64.add
            local.set $l106
            local.get $l130
            local.get $l129
            i64.const 63
            i64.rotl
            local.get $l129
            i64.const 56
            i64.rotl
            i64.xor
            local.get $l129
            i64.const 7
            i64.shr_u
            i64.xor
            i64.add
            local.get $l101
            i64.add
            local.get $l102
            i64.const 45
            i64.rotl
            local.get $l102
            i64.const 3
            i64.rotl
            i64.xor
            local.get $l102
            i64.const 6
            i64.shr_u
            i64.xor
            i64.add
            local.set $l108
            local.get $l98
            local.get $l108
            global.get $polylane.tables
            local.get $l16
            i32.const 128
            i32.mul
            i32.add
            i64.load offset=192
            i64.add
            i64.add
            local.get $l106
            i64.const 50
            i64.rotl
            local.get $l106
            i64.const 46
            i64.rotl
            i64.xor
            local.get $l106
            i64.const 23
            i64.rotl
            i64.xor
            i64.add
            local.get $l99
            local.get $l106
            local.get $l103
            local.get $l99
            i64.xor
            i64.and
            i64.xor
            i64.add
            local.set $l98
            local.get $l113
            local.get $l112
            i64.xor
            local.set $l115
            local.get $l98
            local.get $l113
            i64.const 36
            i64.rotl
            local.get $l113
            i64.const 30
            i64.rotl
            i64.xor
            local.get $l113
            i64.const 25
            i64.rotl
            i64.xor
            local.get $l115
            local.get $l114
            i64.and
            local.get $l112
            i64.xor
            i64.add
            i64.add
            local.set $l114
            local.get $l109
            local.get $l98
            i64.add
            local.set $l98
            local.get $l129
            local.get $l128
            i64.const 63
            i64.rotl
            local.get $l128
            i64.const 56
            i64.rotl
            i64.xor
            local.get $l128
            i64.const 7
            i64.shr_u
            i64.xor
            i64.add
            local.get $l104
            i64.add
            local.get $l105
            i64.const 45
            i64.rotl
            local.get $l105
            i64.const 3
            i64.rotl
            i64.xor
            local.get $l105
            i64.const 6
            i64.shr_u
            i64.xor
            i64.add
            local.set $l109
            local.get $l99
            local.get $l109
            global.get $polylane.tables
            local.get $l16
            i32.const 128
            i32.mul
            i32.add
            i64.load offset=200
            i64.add
            i64.add
            local.get $l98
            i64.const 50
            i64.rotl
            local.get $l98
            i64.const 46
            i64.rotl
            i64.xor
            local.get $l98
            i64.const 23
            i64.rotl
            i64.xor
            i64.add
            local.get $l103
            local.get $l98
            local.get $l106
            local.get $l103
            i64.xor
            i64.and
            i64.xor
            i64.add
            local.set $l99
            local.get $l114
            local.get $l113
            i64.xor
            local.set $l116
            local.get $l99
            local.get $l114
            i64.const 36
            i64.rotl
            local.get $l114
            i64.const 30
            i64.rotl
            i64.xor
            local.get $l114
            i64.const 25
            i64.rotl
            i64.xor
            local.get $l116
            local.get $l115
            i64.and
            local.get $l113
            i64.xor
            i64.add
            i64.add
            local.set $l115
            local.get $l111
            local.get $l99
            i64.add
            local.set $l99
            local.get $l128
            local.get $l127
            i64.const 63
            i64.rotl
            local.get $l127
            i64.const 56
            i64.rotl
            i64.xor
            local.get $l127
            i64.const 7
            i64.shr_u
            i64.xor
            i64.add
            local.get $l107
            i64.add
            local.get $l108
            i64.const 45
            i64.rotl
            local.get $l108
            i64.const 3
            i64.rotl
            i64.xor
            local.get $l108
            i64.const 6
            i64.shr_u
            i64.xor
            i64.add
            local.set $l111
            local.get $l103
            local.get $l111
            global.get $polylane.tables
            local.get $l16
            i32.const 128
            i32.mul
            i32.add
            i64.load offset=208
            i64.add
            i64.add
            local.get $l99
            i64.const 50
            i64.rotl
            local.get $l99
            i64.const 46
            i64.rotl
            i64.xor
            local.get $l99
            i64.const 23
            i64.rotl
            i64.xor
            i64.add
            local.get $l106
            local.get $l99
            local.get $l98
            local.get $l106
            i64.xor
            i64.and
            i64.xor
            i64.add
            local.set $l103
            local.get $l115
            local.get $l114
            i64.xor
            local.set $l117
            local.get $l103
            local.get $l115
            i64.const 36
            i64.rotl
            local.get $l115
            i64.const 30
            i64.rotl
            i64.xor
            local.get $l115
            i64.const 25
            i64.rotl
            i64.xor
            local.get $l117
            local.get $l116
            i64.and
            local.get $l114
            i64.xor
            i64.add
            i64.add
            local.set $l116
            local.get $l112
            local.get $l103
            i64.add
            local.set $l103
            local.get $l127
            local.get $l126
            i64.const 63
            i64.rotl
            local.get $l126
            i64.const 56
            i64.rotl
            i64.xor
            local.get $l126
            i64.const 7
            i64.shr_u
            i64.xor
            i64.add
            local.get $l110
            i64.add
            local.get $l109
            i64.const 45
            i64.rotl
            local.get $l109
            i64.const 3
            i64.rotl
            i64.xor
            local.get $l109
            i64.const 6
            i64.shr_u
            i64.xor
            i64.add
            local.set $l112
            local.get $l106
            local.get $l112
            global.get $polylane.tables
            local.get $l16
            i32.const 128
            i32.mul
            i32.add
            i64.load offset=216
            i64.add
            i64.add
            local.get $l103
            i64.const 50
            i64.rotl
            local.get $l103
            i64.const 46
            i64.rotl
            i64.xor
            local.get $l103
            i64.const 23
            i64.rotl
            i64.xor
            i64.add
            local.get $l98
            local.get $l103
            local.get $l99
            local.get $l98
            i64.xor
            i64.and
            i64.xor
            i64.add
            local.set $l106
            local.get $l116
            local.get $l115
            i64.xor
            local.set $l118
            local.get $l106
            local.get $l116
            i64.const 36
            i64.rotl
            local.get $l116
            i64.const 30
            i64.rotl
            i64.xor
            local.get $l116
            i64.const 25
            i64.rotl
            i64.xor
            local.get $l118
            local.get $l117
            i64.and
            local.get $l115
            i64.xor
            i64.add
            i64.add
            local.set $l117
            local.get $l113
            local.get $l106
            i64.add
            local.set $l106
            local.get $l126
            local.get $l125
            i64.const 63
            i64.rotl
            local.get $l125
            i64.const 56
            i64.rotl
            i64.xor
            local.get $l125
            i64.const 7
            i64.shr_u
            i64.xor
            i64.add
            local.get $l100
            i64.add
            local.get $l111
            i64.const 45
            i64.rotl
            local.get $l111
            i64.const 3
            i64.rotl
            i64.xor
            local.get $l111
            i64.const 6
            i64.shr_u
            i64.xor
            i64.add
            local.set $l113
            local.get $l98
            local.get $l113
            global.get $polylane.tables
            local.get $l16
            i32.const 128
            i32.mul
            i32.add
            i64.load offset=224
            i64.add
            i64.add
            local.get $l106
            i64.const 50
            i64.rotl
            local.get $l106
            i64.const 46
            i64.rotl
            i64.xor
            local.get $l106
            i64.const 23
            i64.rotl
            i64.xor
            i64.add
            local.get $l99
            local.get $l106
            local.get $l103
            local.get $l99
            i64.xor
            i64.and
            i64.xor
            i64.add
            local.set $l98
            local.get $l117
            local.get $l116
            i64.xor
            local.set $l119
            local.get $l98
            local.get $l117
            i64.const 36
            i64.rotl
            local.get $l117
            i64.const 30
            i64.rotl
            i64.xor
            local.get $l117
            i64.const 25
            i64.rotl
            i64.xor
            local.get $l119
            local.get $l118
            i64.and
            local.get $l116
            i64.xor
            i64.add
            i64.add
            local.set $l118
            local.get $l114
            local.get $l98
            i64.add
            local.set $l98
            local.get $l125
            local.get $l124
            i64.const 63
            i64.rotl
            local.get $l124
            i64.const 56
            i64.rotl
            i64.xor
            local.get $l124
            i64.const 7
            i64.shr_u
            i64.xor
            i64.add
            local.get $l102
            i64.add
            local.get $l112
            i64.const 45
            i64.rotl
            local.get $l112
            i64.const 3
            i64.rotl
            i64.xor
            local.get $l112
            i64.const 6
            i64.shr_u
            i64.xor
            i64.add
            local.set $l114
            local.get $l99
            local.get $l114
            global.get $polylane.tables
            local.get $l16
            i32.const 128
            i32.mul
            i32.add
            i64.load offset=232
            i64.add
            i64.add
            local.get $l98
            i64.const 50
            i64.rotl
            local.get $l98
            i64.const 46
            i64.rotl
            i64.xor
            local.get $l98
            i64.const 23
            i64.rotl
            i64.xor
            i64.add
            local.get $l103
            local.get $l98
            local.get $l106
            local.get $l103
            i64.xor
            i64.and
            i64.xor
            i64.add
            local.set $l99
            local.get $l118
            local.get $l117
            i64.xor
            local.set $l120
            local.get $l99
            local.get $l118
            i64.const 36
            i64.rotl
            local.get $l118
            i64.const 30
            i64.rotl
            i64.xor
            local.get $l118
            i64.const 25
            i64.rotl
            i64.xor
            local.get $l120
            local.get $l119
            i64.and
            local.get $l117
            i64.xor
            i64.add
            i64.add
            local.set $l119
            local.get $l115
            local.get $l99
            i64.add
            local.set $l99
            local.get $l124
            local.get $l123
            i64.const 63
            i64.rotl
            local.get $l123
            i64.const 56
            i64.rotl
            i64.xor
            local.get $l123
            i64.const 7
            i64.shr_u
            i64.xor
            i64.add
            local.get $l105
            i64.add
            local.get $l113
            i64.const 45
            i64.rotl
            local.get $l113
            i64.const 3
            i64.rotl
            i64.xor
            local.get $l113
            i64.const 6
            i64.shr_u
            i64.xor
            i64.add
            local.set $l115
            local.get $l103
            local.get $l115
            global.get $polylane.tables
            local.get $l16
            i32.const 128
            i32.mul
            i32.add
            i64.load offset=240
            i64.add
            i64.add
            local.get $l99
            i64.const 50
            i64.rotl
            local.get $l99
            i64.const 46
            i64.rotl
            i64.xor
            local.get $l99
            i64.const 23
            i64.rotl
            i64.xor
            i64.add
            local.get $l106
            local.get $l99
            local.get $l98
            local.get $l106
            i64.xor
            i64.and
            i64.xor
            i64.add
            local.set $l103
            local.get $l119
            local.get $l118
            i64.xor
            local.set $l121
            local.get $l103
            local.get $l119
            i64.const 36
            i64.rotl
            local.get $l119
            i64.const 30
            i64.rotl
            i64.xor
            local.get $l119
            i64.const 25
            i64.rotl
            i64.xor
            local.get $l121
            local.get $l120
            i64.and
            local.get $l118
            i64.xor
            i64.add
            i64.add
            local.set $l120
            local.get $l116
            local.get $l103
            i64.add
            local.set $l103
            local.get $l123
            local.get $l97
            i64.const 63
            i64.rotl
            local.get $l97
            i64.const 56
            i64.rotl
            i64.xor
            local.get $l97
            i64.const 7
            i64.shr_u
            i64.xor
            i64.add
            local.get $l108
            i64.add
            local.get $l114
            i64.const 45
            i64.rotl
            local.get $l114
            i64.const 3
            i64.rotl
            i64.xor
            local.get $l114
            i64.const 6
            i64.shr_u
            i64.xor
            i64.add
            local.set $l116
            local.get $l106
            local.get $l116
            global.get $polylane.tables
            local.get $l16
            i32.const 128
            i32.mul
            i32.add
            i64.load offset=248
            i64.add
            i64.add
            local.get $l103
            i64.const 50
            i64.rotl
            local.get $l103
            i64.const 46
            i64.rotl
            i64.xor
            local.get $l103
            i64.const 23
            i64.rotl
            i64.xor
            i64.add
            local.get $l98
            local.get $l103
            local.get $l99
            local.get $l98
            i64.xor
            i64.and
            i64.xor
            i64.add
            local.set $l106
            local.get $l120
            local.get $l119
            i64.xor
            local.set $l122
            local.get $l106
            local.get $l120
            i64.const 36
            i64.rotl
            local.get $l120
            i64.const 30
            i64.rotl
            i64.xor
            local.get $l120
            i64.const 25
            i64.rotl
            i64.xor
            local.get $l122
            local.get $l121
            i64.and
            local.get $l119
            i64.xor
            i64.add
            i64.add
            local.get $l120
            local.get $l119
            local.get $l118
            local.get $l117
            local.get $l106
            i64.add
            local.get $l103
            local.get $l99
            local.get $l98
            local.get $l122
            local.get $l97
            local.get $l101
            local.get $l104
            local.get $l107
            local.get $l110
            local.get $l100
            local.get $l102
            local.get $l105
            local.get $l108
            local.get $l109
            local.get $l111
            local.get $l112
            local.get $l113
            local.get $l114
            local.get $l115
            local.get $l116
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
            local.set $l133
            local.set $l134
            local.set $l135
            local.set $l136
            local.set $l137
            local.set $l138
            local.set $l139
            local.set $l140
            local.set $l141
            local.set $l142
            local.set $l143
            local.set $l144
            local.set $l145
            local.set $l146
            local.set $l147
            local.get $l16
            i32.const 1
            i32.add
            local.set $l16
            br $L3
          end
        end
        local.get $l148
        local.get $l147
        i64.add
        local.set $l97
        local.get $l149
        local.get $l146
        i64.add
        local.set $l98
        local.get $l150
        local.get $l145
        i64.add
        local.set $l99
        local.get $l151
        local.get $l144
        i64.add
        local.set $l100
        local.get $l152
        local.get $l143
        i64.add
        local.set $l101
        local.get $l153
        local.get $l142
        i64.add
        local.set $l102
        local.get $l154
        local.get $l141
        i64.add
        local.set $l103
        local.get $l155
        local.get $l140
        i64.add
        local.set $l104
        local.get $l97
        i64.const 32
        i64.shr_u
        i32.wrap_i64
        local.get $l97
        i32.wrap_i64
        local.get $l98
        i64.const 32
        i64.shr_u
        i32.wrap_i64
        local.get $l98
        i32.wrap_i64
        local.get $l99
        i64.const 32
        i64.shr_u
        i32.wrap_i64
        local.get $l99
        i32.wrap_i64
        local.get $l100
        i64.const 32
        i64.shr_u
        i32.wrap_i64
        local.get $l100
        i32.wrap_i64
        local.get $l101
        i64.const 32
        i64.shr_u
        i32.wrap_i64
        local.get $l101
        i32.wrap_i64
        local.get $l102
        i64.const 32
        i64.shr_u
        i32.wrap_i64
        local.get $l102
        i32.wrap_i64
        local.get $l103
        i64.const 32
        i64.shr_u
        i32.wrap_i64
        local.get $l103
        i32.wrap_i64
        local.get $l104
        i64.const 32
        i64.shr_u
        i32.wrap_i64
        local.get $l104
        i32.wrap_i64
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
        local.get $l96
        i32.const 1
        i32.add
        local.tee $l96
        local.get $p2
        i32.lt_u
        br_if $L1
      end
    end
    local.get $p0
    local.get $l95
    i32.store
    local.get $p0
    local.get $l94
    i32.store offset=4
    local.get $p0
    local.get $l93
    i32.store offset=8
    local.get $p0
    local.get $l92
    i32.store offset=12
    local.get $p0
    local.get $l91
    i32.store offset=16
    local.get $p0
    local.get $l90
    i32.store offset=20
    local.get $p0
    local.get $l89
    i32.store offset=24
    local.get $p0
    local.get $l88
    i32.store offset=28
    local.get $p0
    local.get $l87
    i32.store offset=32
    local.get $p0
    local.get $l86
    i32.store offset=36
    local.get $p0
    local.get $l85
    i32.store offset=40
    local.get $p0
    local.get $l84
    i32.store offset=44
    local.get $p0
    local.get $l83
    i32.store offset=48
    local.get $p0
    local.get $l82
    i32.store offset=52
    local.get $p0
    local.get $l81
    i32.store offset=56
    local.get $p0
    local.get $l80
    i32.store offset=60)
  (data $d0 (global.get $polylane.tables) "\22\ae(\d7\98/\8aB\cde\ef#\91D7q/;M\ec\cf\fb\c0\b5\bc\db\89\81\a5\db\b5\e98\b5H\f3[\c2V9\19\d0\05\b6\f1\11\f1Y\9bO\19\af\a4\82?\92\18\81m\da\d5^\1c\abB\02\03\a3\98\aa\07\d8\beopE\01[\83\12\8c\b2\e4N\be\851$\e2\b4\ff\d5\c3}\0cUo\89{\f2t]\ber\b1\96\16;\fe\b1\de\805\12\c7%\a7\06\dc\9b\94&i\cft\f1\9b\c1\d2J\f1\9e\c1i\9b\e4\e3%O8\86G\be\ef\b5\d5\8c\8b\c6\9d\c1\0fe\9c\acw\cc\a1\0c$u\02+Yo,\e9-\83\e4\a6n\aa\84tJ\d4\fbA\bd\dc\a9\b0\5c\b5S\11\83\da\88\f9v\ab\dff\eeRQ>\98\102\b4-m\c61\a8?!\fb\98\c8'\03\b0\e4\0e\ef\be\c7\7fY\bf\c2\8f\a8=\f3\0b\e0\c6%\a7\0a\93G\91\a7\d5o\82\03\e0Qc\ca\06pn\0e\0ag))\14\fc/\d2F\85\0a\b7'&\c9&\5c8!\1b.\ed*\c4Z\fcm,M\df\b3\95\9d\13\0d8S\dec\af\8bTs\0ae\a8\b2w<\bb\0ajv\e6\ae\edG.\c9\c2\81;5\82\14\85,r\92d\03\f1L\a1\e8\bf\a2\010B\bcKf\1a\a8\91\97\f8\d0p\8bK\c20\beT\06\a3Ql\c7\18R\ef\d6\19\e8\92\d1\10\a9eU$\06\99\d6* qW\855\0e\f4\b8\d1\bb2p\a0j\10\c8\d0\d2\b8\16\c1\a4\19S\abAQ\08l7\1e\99\eb\8e\dfLwH'\a8H\9b\e1\b5\bc\b04cZ\c9\c5\b3\0c\1c9\cb\8aA\e3J\aa\d8Ns\e3cwO\ca\9c[\a3\b8\b2\d6\f3o.h\fc\b2\ef]\ee\82\8ft`/\17Coc\a5xr\ab\f0\a1\14x\c8\84\ec9d\1a\08\02\c7\8c(\1ec#\fa\ff\be\90\e9\bd\82\de\eblP\a4\15y\c6\b2\f7\a3\f9\be+Sr\e3\f2xq\c6\9ca&\ea\ce>'\ca\07\c2\c0!\c7\b8\86\d1\1e\eb\e0\cd\d6}\da\eax\d1n\ee\7fO}\f5\bao\17r\aag\f0\06\a6\98\c8\a2\c5}c\0a\ae\0d\f9\be\04\98?\11\1bG\1c\135\0bq\1b\84}\04#\f5w\db(\93$\c7@{\ab\ca2\bc\be\c9\15\0a\be\9e<L\0d\10\9c\c4g\1dC\b6B>\cb\be\d4\c5L*~e\fc\9c)\7fY\ec\fa\d6:\abo\cb_\17XGJ\8c\19Dl"))
