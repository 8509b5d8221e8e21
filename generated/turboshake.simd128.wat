(module
  (type $t0 (func (param i32 i32 i32 i32)))
  (import "polylane" "memory" (memory $polylane.memory 16 16))
  (import "polylane" "tables" (global $polylane.tables i32))
  (func $turboshake-absorb-r136.x2.simd128 (export "turboshake-absorb-r136.x2.simd128") (type $t0) (param $p0 i32) (param $p1 i32) (param $p2 i32) (param $p3 i32)
    (local $l4 i32) (local $l5 i32) (local $l6 i32) (local $l7 i32) (local $l8 i32) (local $l9 i32) (local $l10 i32) (local $l11 i32) (local $l12 i32) (local $l13 i32) (local $l14 i32) (local $l15 i32) (local $l16 i32) (local $l17 i32) (local $l18 i32) (local $l19 i32) (local $l20 i32) (local $l21 i32) (local $l22 i32) (local $l23 i32) (local $l24 v128) (local $l25 v128) (local $l26 v128) (local $l27 v128) (local $l28 v128) (local $l29 v128) (local $l30 v128) (local $l31 v128) (local $l32 v128) (local $l33 v128) (local $l34 v128) (local $l35 v128) (local $l36 v128) (local $l37 v128) (local $l38 v128) (local $l39 v128) (local $l40 v128) (local $l41 v128) (local $l42 v128) (local $l43 v128) (local $l44 v128) (local $l45 v128) (local $l46 v128) (local $l47 v128) (local $l48 v128) (local $l49 v128) (local $l50 v128) (local $l51 v128) (local $l52 v128) (local $l53 v128) (local $l54 v128) (local $l55 v128) (local $l56 v128) (local $l57 v128) (local $l58 v128) (local $l59 v128) (local $l60 v128) (local $l61 v128) (local $l62 v128) (local $l63 v128) (local $l64 v128) (local $l65 v128) (local $l66 v128) (local $l67 v128) (local $l68 v128) (local $l69 v128) (local $l70 v128) (local $l71 v128) (local $l72 v128) (local $l73 v128) (local $l74 v128) (local $l75 v128) (local $l76 v128) (local $l77 v128) (local $l78 v128) (local $l79 v128) (local $l80 v128) (local $l81 v128) (local $l82 v128) (local $l83 v128) (local $l84 v128) (local $l85 v128) (local $l86 v128) (local $l87 v128) (local $l88 v128) (local $l89 v128) (local $l90 v128) (local $l91 v128) (local $l92 v128) (local $l93 v128) (local $l94 v128) (local $l95 v128) (local $l96 v128) (local $l97 v128) (local $l98 v128)
    local.get $p0
    v128.load align=8
    local.set $l24
    local.get $p0
    v128.load offset=16 align=8
    local.set $l25
    local.get $p0
    v128.load offset=32 align=8
    local.set $l26
    local.get $p0
    v128.load offset=48 align=8
    local.set $l27
    local.get $p0
    v128.load offset=64 align=8
    local.set $l28
    local.get $p0
    v128.load offset=80 align=8
    local.set $l29
    local.get $p0
    v128.load offset=96 align=8
    local.set $l30
    local.get $p0
    v128.load offset=112 align=8
    local.set $l31
    local.get $p0
    v128.load offset=128 align=8
    local.set $l32
    local.get $p0
    v128.load offset=144 align=8
    local.set $l33
    local.get $p0
    v128.load offset=160 align=8
    local.set $l34
    local.get $p0
    v128.load offset=176 align=8
    local.set $l35
    local.get $p0
    v128.load offset=192 align=8
    local.set $l36
    local.get $p0
    v128.load offset=208 align=8
    local.set $l37
    local.get $p0
    v128.load offset=224 align=8
    local.set $l38
    local.get $p0
    v128.load offset=240 align=8
    local.set $l39
    local.get $p0
    v128.load offset=256 align=8
    local.set $l40
    local.get $p0
    v128.load offset=272 align=8
    local.set $l41
    local.get $p0
    v128.load offset=288 align=8
    local.set $l42
    local.get $p0
    v128.load offset=304 align=8
    local.set $l43
    local.get $p0
    v128.load offset=320 align=8
    local.set $l44
    local.get $p0
    v128.load offset=336 align=8
    local.set $l45
    local.get $p0
    v128.load offset=352 align=8
    local.set $l46
    local.get $p0
    v128.load offset=368 align=8
    local.set $l47
    local.get $p0
    v128.load offset=384 align=8
    local.set $l48
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
    local.get $l40
    local.get $l41
    local.get $l42
    local.get $l43
    local.get $l44
    local.get $l45
    local.get $l46
    local.get $l47
    local.get $l48
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
    block $B0
      local.get $p2
      i32.eqz
      br_if $B0
      loop $L1
        local.get $p1
        local.get $l17
        i32.const 136
        i32.mul
        i32.add
        v128.load64_zero align=1
        local.set $l24
        local.get $p1
        local.get $l17
        i32.const 136
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l24
        v128.load64_lane align=1 1
        local.set $l24
        local.get $p1
        local.get $l17
        i32.const 136
        i32.mul
        i32.add
        v128.load64_zero offset=8 align=1
        local.set $l25
        local.get $p1
        local.get $l17
        i32.const 136
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l25
        v128.load64_lane offset=8 align=1 1
        local.set $l25
        local.get $p1
        local.get $l17
        i32.const 136
        i32.mul
        i32.add
        v128.load64_zero offset=16 align=1
        local.set $l26
        local.get $p1
        local.get $l17
        i32.const 136
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l26
        v128.load64_lane offset=16 align=1 1
        local.set $l26
        local.get $p1
        local.get $l17
        i32.const 136
        i32.mul
        i32.add
        v128.load64_zero offset=24 align=1
        local.set $l27
        local.get $p1
        local.get $l17
        i32.const 136
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l27
        v128.load64_lane offset=24 align=1 1
        local.set $l27
        local.get $p1
        local.get $l17
        i32.const 136
        i32.mul
        i32.add
        v128.load64_zero offset=32 align=1
        local.set $l28
        local.get $p1
        local.get $l17
        i32.const 136
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l28
        v128.load64_lane offset=32 align=1 1
        local.set $l28
        local.get $p1
        local.get $l17
        i32.const 136
        i32.mul
        i32.add
        v128.load64_zero offset=40 align=1
        local.set $l29
        local.get $p1
        local.get $l17
        i32.const 136
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l29
        v128.load64_lane offset=40 align=1 1
        local.set $l29
        local.get $p1
        local.get $l17
        i32.const 136
        i32.mul
        i32.add
        v128.load64_zero offset=48 align=1
        local.set $l30
        local.get $p1
        local.get $l17
        i32.const 136
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l30
        v128.load64_lane offset=48 align=1 1
        local.set $l30
        local.get $p1
        local.get $l17
        i32.const 136
        i32.mul
        i32.add
        v128.load64_zero offset=56 align=1
        local.set $l31
        local.get $p1
        local.get $l17
        i32.const 136
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l31
        v128.load64_lane offset=56 align=1 1
        local.set $l31
        local.get $p1
        local.get $l17
        i32.const 136
        i32.mul
        i32.add
        v128.load64_zero offset=64 align=1
        local.set $l32
        local.get $p1
        local.get $l17
        i32.const 136
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l32
        v128.load64_lane offset=64 align=1 1
        local.set $l32
        local.get $p1
        local.get $l17
        i32.const 136
        i32.mul
        i32.add
        v128.load64_zero offset=72 align=1
        local.set $l33
        local.get $p1
        local.get $l17
        i32.const 136
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l33
        v128.load64_lane offset=72 align=1 1
        local.set $l33
        local.get $p1
        local.get $l17
        i32.const 136
        i32.mul
        i32.add
        v128.load64_zero offset=80 align=1
        local.set $l34
        local.get $p1
        local.get $l17
        i32.const 136
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l34
        v128.load64_lane offset=80 align=1 1
        local.set $l34
        local.get $p1
        local.get $l17
        i32.const 136
        i32.mul
        i32.add
        v128.load64_zero offset=88 align=1
        local.set $l35
        local.get $p1
        local.get $l17
        i32.const 136
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l35
        v128.load64_lane offset=88 align=1 1
        local.set $l35
        local.get $p1
        local.get $l17
        i32.const 136
        i32.mul
        i32.add
        v128.load64_zero offset=96 align=1
        local.set $l36
        local.get $p1
        local.get $l17
        i32.const 136
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l36
        v128.load64_lane offset=96 align=1 1
        local.set $l36
        local.get $p1
        local.get $l17
        i32.const 136
        i32.mul
        i32.add
        v128.load64_zero offset=104 align=1
        local.set $l37
        local.get $p1
        local.get $l17
        i32.const 136
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l37
        v128.load64_lane offset=104 align=1 1
        local.set $l37
        local.get $p1
        local.get $l17
        i32.const 136
        i32.mul
        i32.add
        v128.load64_zero offset=112 align=1
        local.set $l38
        local.get $p1
        local.get $l17
        i32.const 136
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l38
        v128.load64_lane offset=112 align=1 1
        local.set $l38
        local.get $p1
        local.get $l17
        i32.const 136
        i32.mul
        i32.add
        v128.load64_zero offset=120 align=1
        local.set $l39
        local.get $p1
        local.get $l17
        i32.const 136
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l39
        v128.load64_lane offset=120 align=1 1
        local.set $l39
        local.get $p1
        local.get $l17
        i32.const 136
        i32.mul
        i32.add
        v128.load64_zero offset=128 align=1
        local.set $l40
        local.get $p1
        local.get $l17
        i32.const 136
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l40
        v128.load64_lane offset=128 align=1 1
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
        block $B2
          loop $L3
            local.get $l16
            i32.const 12
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
    local.get $l98
    v128.store align=8
    local.get $p0
    local.get $l97
    v128.store offset=16 align=8
    local.get $p0
    local.get $l96
    v128.store offset=32 align=8
    local.get $p0
    local.get $l95
    v128.store offset=48 align=8
    local.get $p0
    local.get $l94
    v128.store offset=64 align=8
    local.get $p0
    local.get $l93
    v128.store offset=80 align=8
    local.get $p0
    local.get $l92
    v128.store offset=96 align=8
    local.get $p0
    local.get $l91
    v128.store offset=112 align=8
    local.get $p0
    local.get $l90
    v128.store offset=128 align=8
    local.get $p0
    local.get $l89
    v128.store offset=144 align=8
    local.get $p0
    local.get $l88
    v128.store offset=160 align=8
    local.get $p0
    local.get $l87
    v128.store offset=176 align=8
    local.get $p0
    local.get $l86
    v128.store offset=192 align=8
    local.get $p0
    local.get $l85
    v128.store offset=208 align=8
    local.get $p0
    local.get $l84
    v128.store offset=224 align=8
    local.get $p0
    local.get $l83
    v128.store offset=240 align=8
    local.get $p0
    local.get $l82
    v128.store offset=256 align=8
    local.get $p0
    local.get $l81
    v128.store offset=272 align=8
    local.get $p0
    local.get $l80
    v128.store offset=288 align=8
    local.get $p0
    local.get $l79
    v128.store offset=304 align=8
    local.get $p0
    local.get $l78
    v128.store offset=320 align=8
    local.get $p0
    local.get $l77
    v128.store offset=336 align=8
    local.get $p0
    local.get $l76
    v128.store offset=352 align=8
    local.get $p0
    local.get $l75
    v128.store offset=368 align=8
    local.get $p0
    local.get $l74
    v128.store offset=384 align=8)
  (func $turboshake-absorb-r168.x2.simd128 (export "turboshake-absorb-r168.x2.simd128") (type $t0) (param $p0 i32) (param $p1 i32) (param $p2 i32) (param $p3 i32)
    (local $l4 i32) (local $l5 i32) (local $l6 i32) (local $l7 i32) (local $l8 i32) (local $l9 i32) (local $l10 i32) (local $l11 i32) (local $l12 i32) (local $l13 i32) (local $l14 i32) (local $l15 i32) (local $l16 i32) (local $l17 i32) (local $l18 i32) (local $l19 i32) (local $l20 i32) (local $l21 i32) (local $l22 i32) (local $l23 i32) (local $l24 v128) (local $l25 v128) (local $l26 v128) (local $l27 v128) (local $l28 v128) (local $l29 v128) (local $l30 v128) (local $l31 v128) (local $l32 v128) (local $l33 v128) (local $l34 v128) (local $l35 v128) (local $l36 v128) (local $l37 v128) (local $l38 v128) (local $l39 v128) (local $l40 v128) (local $l41 v128) (local $l42 v128) (local $l43 v128) (local $l44 v128) (local $l45 v128) (local $l46 v128) (local $l47 v128) (local $l48 v128) (local $l49 v128) (local $l50 v128) (local $l51 v128) (local $l52 v128) (local $l53 v128) (local $l54 v128) (local $l55 v128) (local $l56 v128) (local $l57 v128) (local $l58 v128) (local $l59 v128) (local $l60 v128) (local $l61 v128) (local $l62 v128) (local $l63 v128) (local $l64 v128) (local $l65 v128) (local $l66 v128) (local $l67 v128) (local $l68 v128) (local $l69 v128) (local $l70 v128) (local $l71 v128) (local $l72 v128) (local $l73 v128) (local $l74 v128) (local $l75 v128) (local $l76 v128) (local $l77 v128) (local $l78 v128) (local $l79 v128) (local $l80 v128) (local $l81 v128) (local $l82 v128) (local $l83 v128) (local $l84 v128) (local $l85 v128) (local $l86 v128) (local $l87 v128) (local $l88 v128) (local $l89 v128) (local $l90 v128) (local $l91 v128) (local $l92 v128) (local $l93 v128) (local $l94 v128) (local $l95 v128) (local $l96 v128) (local $l97 v128) (local $l98 v128)
    local.get $p0
    v128.load align=8
    local.set $l24
    local.get $p0
    v128.load offset=16 align=8
    local.set $l25
    local.get $p0
    v128.load offset=32 align=8
    local.set $l26
    local.get $p0
    v128.load offset=48 align=8
    local.set $l27
    local.get $p0
    v128.load offset=64 align=8
    local.set $l28
    local.get $p0
    v128.load offset=80 align=8
    local.set $l29
    local.get $p0
    v128.load offset=96 align=8
    local.set $l30
    local.get $p0
    v128.load offset=112 align=8
    local.set $l31
    local.get $p0
    v128.load offset=128 align=8
    local.set $l32
    local.get $p0
    v128.load offset=144 align=8
    local.set $l33
    local.get $p0
    v128.load offset=160 align=8
    local.set $l34
    local.get $p0
    v128.load offset=176 align=8
    local.set $l35
    local.get $p0
    v128.load offset=192 align=8
    local.set $l36
    local.get $p0
    v128.load offset=208 align=8
    local.set $l37
    local.get $p0
    v128.load offset=224 align=8
    local.set $l38
    local.get $p0
    v128.load offset=240 align=8
    local.set $l39
    local.get $p0
    v128.load offset=256 align=8
    local.set $l40
    local.get $p0
    v128.load offset=272 align=8
    local.set $l41
    local.get $p0
    v128.load offset=288 align=8
    local.set $l42
    local.get $p0
    v128.load offset=304 align=8
    local.set $l43
    local.get $p0
    v128.load offset=320 align=8
    local.set $l44
    local.get $p0
    v128.load offset=336 align=8
    local.set $l45
    local.get $p0
    v128.load offset=352 align=8
    local.set $l46
    local.get $p0
    v128.load offset=368 align=8
    local.set $l47
    local.get $p0
    v128.load offset=384 align=8
    local.set $l48
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
    local.get $l40
    local.get $l41
    local.get $l42
    local.get $l43
    local.get $l44
    local.get $l45
    local.get $l46
    local.get $l47
    local.get $l48
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
    block $B0
      local.get $p2
      i32.eqz
      br_if $B0
      loop $L1
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        v128.load64_zero align=1
        local.set $l24
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l24
        v128.load64_lane align=1 1
        local.set $l24
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        v128.load64_zero offset=8 align=1
        local.set $l25
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l25
        v128.load64_lane offset=8 align=1 1
        local.set $l25
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        v128.load64_zero offset=16 align=1
        local.set $l26
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l26
        v128.load64_lane offset=16 align=1 1
        local.set $l26
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        v128.load64_zero offset=24 align=1
        local.set $l27
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l27
        v128.load64_lane offset=24 align=1 1
        local.set $l27
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        v128.load64_zero offset=32 align=1
        local.set $l28
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l28
        v128.load64_lane offset=32 align=1 1
        local.set $l28
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        v128.load64_zero offset=40 align=1
        local.set $l29
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l29
        v128.load64_lane offset=40 align=1 1
        local.set $l29
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        v128.load64_zero offset=48 align=1
        local.set $l30
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l30
        v128.load64_lane offset=48 align=1 1
        local.set $l30
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        v128.load64_zero offset=56 align=1
        local.set $l31
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l31
        v128.load64_lane offset=56 align=1 1
        local.set $l31
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        v128.load64_zero offset=64 align=1
        local.set $l32
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l32
        v128.load64_lane offset=64 align=1 1
        local.set $l32
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        v128.load64_zero offset=72 align=1
        local.set $l33
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l33
        v128.load64_lane offset=72 align=1 1
        local.set $l33
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        v128.load64_zero offset=80 align=1
        local.set $l34
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l34
        v128.load64_lane offset=80 align=1 1
        local.set $l34
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        v128.load64_zero offset=88 align=1
        local.set $l35
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l35
        v128.load64_lane offset=88 align=1 1
        local.set $l35
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        v128.load64_zero offset=96 align=1
        local.set $l36
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l36
        v128.load64_lane offset=96 align=1 1
        local.set $l36
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        v128.load64_zero offset=104 align=1
        local.set $l37
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l37
        v128.load64_lane offset=104 align=1 1
        local.set $l37
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        v128.load64_zero offset=112 align=1
        local.set $l38
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l38
        v128.load64_lane offset=112 align=1 1
        local.set $l38
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        v128.load64_zero offset=120 align=1
        local.set $l39
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l39
        v128.load64_lane offset=120 align=1 1
        local.set $l39
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        v128.load64_zero offset=128 align=1
        local.set $l40
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l40
        v128.load64_lane offset=128 align=1 1
        local.set $l40
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        v128.load64_zero offset=136 align=1
        local.set $l41
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l41
        v128.load64_lane offset=136 align=1 1
        local.set $l41
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        v128.load64_zero offset=144 align=1
        local.set $l42
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l42
        v128.load64_lane offset=144 align=1 1
        local.set $l42
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        v128.load64_zero offset=152 align=1
        local.set $l43
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l43
        v128.load64_lane offset=152 align=1 1
        local.set $l43
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        v128.load64_zero offset=160 align=1
        local.set $l44
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        local.get $p3
        i32.add
        local.get $l44
        v128.load64_lane offset=160 align=1 1
        local.set $l44
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
        local.get $l41
        v128.xor
        local.get $l80
        local.get $l42
        v128.xor
        local.get $l79
        local.get $l43
        v128.xor
        local.get $l78
        local.get $l44
        v128.xor
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
        block $B2
          loop $L3
            local.get $l16
            i32.const 12
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
    local.get $l98
    v128.store align=8
    local.get $p0
    local.get $l97
    v128.store offset=16 align=8
    local.get $p0
    local.get $l96
    v128.store offset=32 align=8
    local.get $p0
    local.get $l95
    v128.store offset=48 align=8
    local.get $p0
    local.get $l94
    v128.store offset=64 align=8
    local.get $p0
    local.get $l93
    v128.store offset=80 align=8
    local.get $p0
    local.get $l92
    v128.store offset=96 align=8
    local.get $p0
    local.get $l91
    v128.store offset=112 align=8
    local.get $p0
    local.get $l90
    v128.store offset=128 align=8
    local.get $p0
    local.get $l89
    v128.store offset=144 align=8
    local.get $p0
    local.get $l88
    v128.store offset=160 align=8
    local.get $p0
    local.get $l87
    v128.store offset=176 align=8
    local.get $p0
    local.get $l86
    v128.store offset=192 align=8
    local.get $p0
    local.get $l85
    v128.store offset=208 align=8
    local.get $p0
    local.get $l84
    v128.store offset=224 align=8
    local.get $p0
    local.get $l83
    v128.store offset=240 align=8
    local.get $p0
    local.get $l82
    v128.store offset=256 align=8
    local.get $p0
    local.get $l81
    v128.store offset=272 align=8
    local.get $p0
    local.get $l80
    v128.store offset=288 align=8
    local.get $p0
    local.get $l79
    v128.store offset=304 align=8
    local.get $p0
    local.get $l78
    v128.store offset=320 align=8
    local.get $p0
    local.get $l77
    v128.store offset=336 align=8
    local.get $p0
    local.get $l76
    v128.store offset=352 align=8
    local.get $p0
    local.get $l75
    v128.store offset=368 align=8
    local.get $p0
    local.get $l74
    v128.store offset=384 align=8)
  (data $d0 (global.get $polylane.tables) "\8b\80\00\80\00\00\00\00\8b\00\00\00\00\00\00\80\89\80\00\00\00\00\00\80\03\80\00\00\00\00\00\80\02\80\00\00\00\00\00\80\80\00\00\00\00\00\00\80\0a\80\00\00\00\00\00\00\0a\00\00\80\00\00\00\80\81\80\00\80\00\00\00\80\80\80\00\00\00\00\00\80\01\00\00\80\00\00\00\00\08\80\00\80\00\00\00\80"))
