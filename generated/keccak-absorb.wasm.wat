(module
  (type $t0 (func (param i32 i32 i32 i32)))
  (import "polylane" "memory" (memory $polylane.memory 16 16))
  (import "polylane" "tables" (global $polylane.tables i32))
  (func $keccak-absorb-r72.x1.wasm (export "keccak-absorb-r72.x1.wasm") (type $t0) (param $p0 i32) (param $p1 i32) (param $p2 i32) (param $p3 i32)
    (local $l4 i32) (local $l5 i32) (local $l6 i32) (local $l7 i32) (local $l8 i32) (local $l9 i32) (local $l10 i32) (local $l11 i32) (local $l12 i32) (local $l13 i32) (local $l14 i32) (local $l15 i32) (local $l16 i32) (local $l17 i32) (local $l18 i32) (local $l19 i32) (local $l20 i32) (local $l21 i32) (local $l22 i32) (local $l23 i32) (local $l24 i64) (local $l25 i64) (local $l26 i64) (local $l27 i64) (local $l28 i64) (local $l29 i64) (local $l30 i64) (local $l31 i64) (local $l32 i64) (local $l33 i64) (local $l34 i64) (local $l35 i64) (local $l36 i64) (local $l37 i64) (local $l38 i64) (local $l39 i64) (local $l40 i64) (local $l41 i64) (local $l42 i64) (local $l43 i64) (local $l44 i64) (local $l45 i64) (local $l46 i64) (local $l47 i64) (local $l48 i64) (local $l49 i64) (local $l50 i64) (local $l51 i64) (local $l52 i64) (local $l53 i64) (local $l54 i64) (local $l55 i64) (local $l56 i64) (local $l57 i64) (local $l58 i64) (local $l59 i64) (local $l60 i64) (local $l61 i64) (local $l62 i64) (local $l63 i64) (local $l64 i64) (local $l65 i64) (local $l66 i64) (local $l67 i64) (local $l68 i64) (local $l69 i64) (local $l70 i64) (local $l71 i64) (local $l72 i64) (local $l73 i64) (local $l74 i64) (local $l75 i64) (local $l76 i64) (local $l77 i64) (local $l78 i64) (local $l79 i64) (local $l80 i64) (local $l81 i64) (local $l82 i64) (local $l83 i64) (local $l84 i64) (local $l85 i64) (local $l86 i64) (local $l87 i64) (local $l88 i64) (local $l89 i64) (local $l90 i64) (local $l91 i64) (local $l92 i64) (local $l93 i64) (local $l94 i64) (local $l95 i64) (local $l96 i64) (local $l97 i64) (local $l98 i64)
    local.get $p0
    i64.load
    local.set $l24
    local.get $p0
    i64.load offset=8
    local.set $l25
    local.get $p0
    i64.load offset=16
    local.set $l26
    local.get $p0
    i64.load offset=24
    local.set $l27
    local.get $p0
    i64.load offset=32
    local.set $l28
    local.get $p0
    i64.load offset=40
    local.set $l29
    local.get $p0
    i64.load offset=48
    local.set $l30
    local.get $p0
    i64.load offset=56
    local.set $l31
    local.get $p0
    i64.load offset=64
    local.set $l32
    local.get $p0
    i64.load offset=72
    local.set $l33
    local.get $p0
    i64.load offset=80
    local.set $l34
    local.get $p0
    i64.load offset=88
    local.set $l35
    local.get $p0
    i64.load offset=96
    local.set $l36
    local.get $p0
    i64.load offset=104
    local.set $l37
    local.get $p0
    i64.load offset=112
    local.set $l38
    local.get $p0
    i64.load offset=120
    local.set $l39
    local.get $p0
    i64.load offset=128
    local.set $l40
    local.get $p0
    i64.load offset=136
    local.set $l41
    local.get $p0
    i64.load offset=144
    local.set $l42
    local.get $p0
    i64.load offset=152
    local.set $l43
    local.get $p0
    i64.load offset=160
    local.set $l44
    local.get $p0
    i64.load offset=168
    local.set $l45
    local.get $p0
    i64.load offset=176
    local.set $l46
    local.get $p0
    i64.load offset=184
    local.set $l47
    local.get $p0
    i64.load offset=192
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
        i32.const 72
        i32.mul
        i32.add
        i64.load align=1
        local.set $l24
        local.get $p1
        local.get $l17
        i32.const 72
        i32.mul
        i32.add
        i64.load offset=8 align=1
        local.set $l25
        local.get $p1
        local.get $l17
        i32.const 72
        i32.mul
        i32.add
        i64.load offset=16 align=1
        local.set $l26
        local.get $p1
        local.get $l17
        i32.const 72
        i32.mul
        i32.add
        i64.load offset=24 align=1
        local.set $l27
        local.get $p1
        local.get $l17
        i32.const 72
        i32.mul
        i32.add
        i64.load offset=32 align=1
        local.set $l28
        local.get $p1
        local.get $l17
        i32.const 72
        i32.mul
        i32.add
        i64.load offset=40 align=1
        local.set $l29
        local.get $p1
        local.get $l17
        i32.const 72
        i32.mul
        i32.add
        i64.load offset=48 align=1
        local.set $l30
        local.get $p1
        local.get $l17
        i32.const 72
        i32.mul
        i32.add
        i64.load offset=56 align=1
        local.set $l31
        local.get $p1
        local.get $l17
        i32.const 72
        i32.mul
        i32.add
        i64.load offset=64 align=1
        local.set $l32
        local.get $l98
        local.get $l24
        i64.xor
        local.get $l97
        local.get $l25
        i64.xor
        local.get $l96
        local.get $l26
        i64.xor
        local.get $l95
        local.get $l27
        i64.xor
        local.get $l94
        local.get $l28
        i64.xor
        local.get $l93
        local.get $l29
        i64.xor
        local.get $l92
        local.get $l30
        i64.xor
        local.get $l91
        local.get $l31
        i64.xor
        local.get $l90
        local.get $l32
        i64.xor
        local.get $l89
        local.get $l88
        local.get $l87
        local.get $l86
        local.get $l85
        local.get $l84
        local.get $l83
        local.get $l82
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
            i32.const 24
            i32.lt_u
            i32.eqz
            br_if $B2
            local.get $l73
            local.get $l68
            i64.xor
            local.get $l63
            local.get $l58
            i64.xor
            i64.xor
            local.get $l53
            i64.xor
            local.set $l24
            local.get $l72
            local.get $l67
            i64.xor
            local.get $l62
            local.get $l57
            i64.xor
            i64.xor
            local.get $l52
            i64.xor
            local.set $l25
            local.get $l71
            local.get $l66
            i64.xor
            local.get $l61
            local.get $l56
            i64.xor
            i64.xor
            local.get $l51
            i64.xor
            local.set $l26
            local.get $l70
            local.get $l65
            i64.xor
            local.get $l60
            local.get $l55
            i64.xor
            i64.xor
            local.get $l50
            i64.xor
            local.set $l27
            local.get $l69
            local.get $l64
            i64.xor
            local.get $l59
            local.get $l54
            i64.xor
            i64.xor
            local.get $l49
            i64.xor
            local.set $l28
            local.get $l28
            local.get $l25
            i64.const 1
            i64.rotl
            i64.xor
            local.set $l29
            local.get $l24
            local.get $l26
            i64.const 1
            i64.rotl
            i64.xor
            local.set $l30
            local.get $l25
            local.get $l27
            i64.const 1
            i64.rotl
            i64.xor
            local.set $l25
            local.get $l26
            local.get $l28
            i64.const 1
            i64.rotl
            i64.xor
            local.set $l26
            local.get $l27
            local.get $l24
            i64.const 1
            i64.rotl
            i64.xor
            local.set $l24
            local.get $l73
            local.get $l29
            i64.xor
            local.set $l27
            local.get $l67
            local.get $l30
            i64.xor
            i64.const 44
            i64.rotl
            local.set $l28
            local.get $l61
            local.get $l25
            i64.xor
            i64.const 43
            i64.rotl
            local.set $l31
            local.get $l55
            local.get $l26
            i64.xor
            i64.const 21
            i64.rotl
            local.set $l32
            local.get $l49
            local.get $l24
            i64.xor
            i64.const 14
            i64.rotl
            local.set $l33
            local.get $l70
            local.get $l26
            i64.xor
            i64.const 28
            i64.rotl
            local.set $l34
            local.get $l64
            local.get $l24
            i64.xor
            i64.const 20
            i64.rotl
            local.set $l35
            local.get $l63
            local.get $l29
            i64.xor
            i64.const 3
            i64.rotl
            local.set $l36
            local.get $l57
            local.get $l30
            i64.xor
            i64.const 45
            i64.rotl
            local.set $l37
            local.get $l51
            local.get $l25
            i64.xor
            i64.const 61
            i64.rotl
            local.set $l38
            local.get $l72
            local.get $l30
            i64.xor
            i64.const 1
            i64.rotl
            local.set $l39
            local.get $l66
            local.get $l25
            i64.xor
            i64.const 6
            i64.rotl
            local.set $l40
            local.get $l60
            local.get $l26
            i64.xor
            i64.const 25
            i64.rotl
            local.set $l41
            local.get $l54
            local.get $l24
            i64.xor
            i64.const 8
            i64.rotl
            local.set $l42
            local.get $l53
            local.get $l29
            i64.xor
            i64.const 18
            i64.rotl
            local.set $l43
            local.get $l69
            local.get $l24
            i64.xor
            i64.const 27
            i64.rotl
            local.set $l44
            local.get $l68
            local.get $l29
            i64.xor
            i64.const 36
            i64.rotl
            local.set $l45
            local.get $l62
            local.get $l30
            i64.xor
            i64.const 10
            i64.rotl
            local.set $l46
            local.get $l56
            local.get $l25
            i64.xor
            i64.const 15
            i64.rotl
            local.set $l47
            local.get $l50
            local.get $l26
            i64.xor
            i64.const 56
            i64.rotl
            local.set $l48
            local.get $l71
            local.get $l25
            i64.xor
            i64.const 62
            i64.rotl
            local.set $l25
            local.get $l65
            local.get $l26
            i64.xor
            i64.const 55
            i64.rotl
            local.set $l26
            local.get $l59
            local.get $l24
            i64.xor
            i64.const 39
            i64.rotl
            local.set $l24
            local.get $l58
            local.get $l29
            i64.xor
            i64.const 41
            i64.rotl
            local.set $l29
            local.get $l52
            local.get $l30
            i64.xor
            i64.const 2
            i64.rotl
            local.set $l30
            local.get $l27
            local.get $l31
            local.get $l28
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            global.get $polylane.tables
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load
            i64.xor
            local.get $l28
            local.get $l32
            local.get $l31
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l31
            local.get $l33
            local.get $l32
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l32
            local.get $l27
            local.get $l33
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l33
            local.get $l28
            local.get $l27
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l34
            local.get $l36
            local.get $l35
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l35
            local.get $l37
            local.get $l36
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l36
            local.get $l38
            local.get $l37
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l37
            local.get $l34
            local.get $l38
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l38
            local.get $l35
            local.get $l34
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l39
            local.get $l41
            local.get $l40
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l40
            local.get $l42
            local.get $l41
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l41
            local.get $l43
            local.get $l42
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l42
            local.get $l39
            local.get $l43
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l43
            local.get $l40
            local.get $l39
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l44
            local.get $l46
            local.get $l45
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l45
            local.get $l47
            local.get $l46
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l46
            local.get $l48
            local.get $l47
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l47
            local.get $l44
            local.get $l48
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l48
            local.get $l45
            local.get $l44
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l25
            local.get $l24
            local.get $l26
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l26
            local.get $l29
            local.get $l24
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l24
            local.get $l30
            local.get $l29
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l29
            local.get $l25
            local.get $l30
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l30
            local.get $l26
            local.get $l25
            i64.const -1
            i64.xor
            i64.and
            i64.xor
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
    i64.store
    local.get $p0
    local.get $l97
    i64.store offset=8
    local.get $p0
    local.get $l96
    i64.store offset=16
    local.get $p0
    local.get $l95
    i64.store offset=24
    local.get $p0
    local.get $l94
    i64.store offset=32
    local.get $p0
    local.get $l93
    i64.store offset=40
    local.get $p0
    local.get $l92
    i64.store offset=48
    local.get $p0
    local.get $l91
    i64.store offset=56
    local.get $p0
    local.get $l90
    i64.store offset=64
    local.get $p0
    local.get $l89
    i64.store offset=72
    local.get $p0
    local.get $l88
    i64.store offset=80
    local.get $p0
    local.get $l87
    i64.store offset=88
    local.get $p0
    local.get $l86
    i64.store offset=96
    local.get $p0
    local.get $l85
    i64.store offset=104
    local.get $p0
    local.get $l84
    i64.store offset=112
    local.get $p0
    local.get $l83
    i64.store offset=120
    local.get $p0
    local.get $l82
    i64.store offset=128
    local.get $p0
    local.get $l81
    i64.store offset=136
    local.get $p0
    local.get $l80
    i64.store offset=144
    local.get $p0
    local.get $l79
    i64.store offset=152
    local.get $p0
    local.get $l78
    i64.store offset=160
    local.get $p0
    local.get $l77
    i64.store offset=168
    local.get $p0
    local.get $l76
    i64.store offset=176
    local.get $p0
    local.get $l75
    i64.store offset=184
    local.get $p0
    local.get $l74
    i64.store offset=192)
  (func $keccak-absorb-r104.x1.wasm (export "keccak-absorb-r104.x1.wasm") (type $t0) (param $p0 i32) (param $p1 i32) (param $p2 i32) (param $p3 i32)
    (local $l4 i32) (local $l5 i32) (local $l6 i32) (local $l7 i32) (local $l8 i32) (local $l9 i32) (local $l10 i32) (local $l11 i32) (local $l12 i32) (local $l13 i32) (local $l14 i32) (local $l15 i32) (local $l16 i32) (local $l17 i32) (local $l18 i32) (local $l19 i32) (local $l20 i32) (local $l21 i32) (local $l22 i32) (local $l23 i32) (local $l24 i64) (local $l25 i64) (local $l26 i64) (local $l27 i64) (local $l28 i64) (local $l29 i64) (local $l30 i64) (local $l31 i64) (local $l32 i64) (local $l33 i64) (local $l34 i64) (local $l35 i64) (local $l36 i64) (local $l37 i64) (local $l38 i64) (local $l39 i64) (local $l40 i64) (local $l41 i64) (local $l42 i64) (local $l43 i64) (local $l44 i64) (local $l45 i64) (local $l46 i64) (local $l47 i64) (local $l48 i64) (local $l49 i64) (local $l50 i64) (local $l51 i64) (local $l52 i64) (local $l53 i64) (local $l54 i64) (local $l55 i64) (local $l56 i64) (local $l57 i64) (local $l58 i64) (local $l59 i64) (local $l60 i64) (local $l61 i64) (local $l62 i64) (local $l63 i64) (local $l64 i64) (local $l65 i64) (local $l66 i64) (local $l67 i64) (local $l68 i64) (local $l69 i64) (local $l70 i64) (local $l71 i64) (local $l72 i64) (local $l73 i64) (local $l74 i64) (local $l75 i64) (local $l76 i64) (local $l77 i64) (local $l78 i64) (local $l79 i64) (local $l80 i64) (local $l81 i64) (local $l82 i64) (local $l83 i64) (local $l84 i64) (local $l85 i64) (local $l86 i64) (local $l87 i64) (local $l88 i64) (local $l89 i64) (local $l90 i64) (local $l91 i64) (local $l92 i64) (local $l93 i64) (local $l94 i64) (local $l95 i64) (local $l96 i64) (local $l97 i64) (local $l98 i64)
    local.get $p0
    i64.load
    local.set $l24
    local.get $p0
    i64.load offset=8
    local.set $l25
    local.get $p0
    i64.load offset=16
    local.set $l26
    local.get $p0
    i64.load offset=24
    local.set $l27
    local.get $p0
    i64.load offset=32
    local.set $l28
    local.get $p0
    i64.load offset=40
    local.set $l29
    local.get $p0
    i64.load offset=48
    local.set $l30
    local.get $p0
    i64.load offset=56
    local.set $l31
    local.get $p0
    i64.load offset=64
    local.set $l32
    local.get $p0
    i64.load offset=72
    local.set $l33
    local.get $p0
    i64.load offset=80
    local.set $l34
    local.get $p0
    i64.load offset=88
    local.set $l35
    local.get $p0
    i64.load offset=96
    local.set $l36
    local.get $p0
    i64.load offset=104
    local.set $l37
    local.get $p0
    i64.load offset=112
    local.set $l38
    local.get $p0
    i64.load offset=120
    local.set $l39
    local.get $p0
    i64.load offset=128
    local.set $l40
    local.get $p0
    i64.load offset=136
    local.set $l41
    local.get $p0
    i64.load offset=144
    local.set $l42
    local.get $p0
    i64.load offset=152
    local.set $l43
    local.get $p0
    i64.load offset=160
    local.set $l44
    local.get $p0
    i64.load offset=168
    local.set $l45
    local.get $p0
    i64.load offset=176
    local.set $l46
    local.get $p0
    i64.load offset=184
    local.set $l47
    local.get $p0
    i64.load offset=192
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
        i32.const 104
        i32.mul
        i32.add
        i64.load align=1
        local.set $l24
        local.get $p1
        local.get $l17
        i32.const 104
        i32.mul
        i32.add
        i64.load offset=8 align=1
        local.set $l25
        local.get $p1
        local.get $l17
        i32.const 104
        i32.mul
        i32.add
        i64.load offset=16 align=1
        local.set $l26
        local.get $p1
        local.get $l17
        i32.const 104
        i32.mul
        i32.add
        i64.load offset=24 align=1
        local.set $l27
        local.get $p1
        local.get $l17
        i32.const 104
        i32.mul
        i32.add
        i64.load offset=32 align=1
        local.set $l28
        local.get $p1
        local.get $l17
        i32.const 104
        i32.mul
        i32.add
        i64.load offset=40 align=1
        local.set $l29
        local.get $p1
        local.get $l17
        i32.const 104
        i32.mul
        i32.add
        i64.load offset=48 align=1
        local.set $l30
        local.get $p1
        local.get $l17
        i32.const 104
        i32.mul
        i32.add
        i64.load offset=56 align=1
        local.set $l31
        local.get $p1
        local.get $l17
        i32.const 104
        i32.mul
        i32.add
        i64.load offset=64 align=1
        local.set $l32
        local.get $p1
        local.get $l17
        i32.const 104
        i32.mul
        i32.add
        i64.load offset=72 align=1
        local.set $l33
        local.get $p1
        local.get $l17
        i32.const 104
        i32.mul
        i32.add
        i64.load offset=80 align=1
        local.set $l34
        local.get $p1
        local.get $l17
        i32.const 104
        i32.mul
        i32.add
        i64.load offset=88 align=1
        local.set $l35
        local.get $p1
        local.get $l17
        i32.const 104
        i32.mul
        i32.add
        i64.load offset=96 align=1
        local.set $l36
        local.get $l98
        local.get $l24
        i64.xor
        local.get $l97
        local.get $l25
        i64.xor
        local.get $l96
        local.get $l26
        i64.xor
        local.get $l95
        local.get $l27
        i64.xor
        local.get $l94
        local.get $l28
        i64.xor
        local.get $l93
        local.get $l29
        i64.xor
        local.get $l92
        local.get $l30
        i64.xor
        local.get $l91
        local.get $l31
        i64.xor
        local.get $l90
        local.get $l32
        i64.xor
        local.get $l89
        local.get $l33
        i64.xor
        local.get $l88
        local.get $l34
        i64.xor
        local.get $l87
        local.get $l35
        i64.xor
        local.get $l86
        local.get $l36
        i64.xor
        local.get $l85
        local.get $l84
        local.get $l83
        local.get $l82
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
            i32.const 24
            i32.lt_u
            i32.eqz
            br_if $B2
            local.get $l73
            local.get $l68
            i64.xor
            local.get $l63
            local.get $l58
            i64.xor
            i64.xor
            local.get $l53
            i64.xor
            local.set $l24
            local.get $l72
            local.get $l67
            i64.xor
            local.get $l62
            local.get $l57
            i64.xor
            i64.xor
            local.get $l52
            i64.xor
            local.set $l25
            local.get $l71
            local.get $l66
            i64.xor
            local.get $l61
            local.get $l56
            i64.xor
            i64.xor
            local.get $l51
            i64.xor
            local.set $l26
            local.get $l70
            local.get $l65
            i64.xor
            local.get $l60
            local.get $l55
            i64.xor
            i64.xor
            local.get $l50
            i64.xor
            local.set $l27
            local.get $l69
            local.get $l64
            i64.xor
            local.get $l59
            local.get $l54
            i64.xor
            i64.xor
            local.get $l49
            i64.xor
            local.set $l28
            local.get $l28
            local.get $l25
            i64.const 1
            i64.rotl
            i64.xor
            local.set $l29
            local.get $l24
            local.get $l26
            i64.const 1
            i64.rotl
            i64.xor
            local.set $l30
            local.get $l25
            local.get $l27
            i64.const 1
            i64.rotl
            i64.xor
            local.set $l25
            local.get $l26
            local.get $l28
            i64.const 1
            i64.rotl
            i64.xor
            local.set $l26
            local.get $l27
            local.get $l24
            i64.const 1
            i64.rotl
            i64.xor
            local.set $l24
            local.get $l73
            local.get $l29
            i64.xor
            local.set $l27
            local.get $l67
            local.get $l30
            i64.xor
            i64.const 44
            i64.rotl
            local.set $l28
            local.get $l61
            local.get $l25
            i64.xor
            i64.const 43
            i64.rotl
            local.set $l31
            local.get $l55
            local.get $l26
            i64.xor
            i64.const 21
            i64.rotl
            local.set $l32
            local.get $l49
            local.get $l24
            i64.xor
            i64.const 14
            i64.rotl
            local.set $l33
            local.get $l70
            local.get $l26
            i64.xor
            i64.const 28
            i64.rotl
            local.set $l34
            local.get $l64
            local.get $l24
            i64.xor
            i64.const 20
            i64.rotl
            local.set $l35
            local.get $l63
            local.get $l29
            i64.xor
            i64.const 3
            i64.rotl
            local.set $l36
            local.get $l57
            local.get $l30
            i64.xor
            i64.const 45
            i64.rotl
            local.set $l37
            local.get $l51
            local.get $l25
            i64.xor
            i64.const 61
            i64.rotl
            local.set $l38
            local.get $l72
            local.get $l30
            i64.xor
            i64.const 1
            i64.rotl
            local.set $l39
            local.get $l66
            local.get $l25
            i64.xor
            i64.const 6
            i64.rotl
            local.set $l40
            local.get $l60
            local.get $l26
            i64.xor
            i64.const 25
            i64.rotl
            local.set $l41
            local.get $l54
            local.get $l24
            i64.xor
            i64.const 8
            i64.rotl
            local.set $l42
            local.get $l53
            local.get $l29
            i64.xor
            i64.const 18
            i64.rotl
            local.set $l43
            local.get $l69
            local.get $l24
            i64.xor
            i64.const 27
            i64.rotl
            local.set $l44
            local.get $l68
            local.get $l29
            i64.xor
            i64.const 36
            i64.rotl
            local.set $l45
            local.get $l62
            local.get $l30
            i64.xor
            i64.const 10
            i64.rotl
            local.set $l46
            local.get $l56
            local.get $l25
            i64.xor
            i64.const 15
            i64.rotl
            local.set $l47
            local.get $l50
            local.get $l26
            i64.xor
            i64.const 56
            i64.rotl
            local.set $l48
            local.get $l71
            local.get $l25
            i64.xor
            i64.const 62
            i64.rotl
            local.set $l25
            local.get $l65
            local.get $l26
            i64.xor
            i64.const 55
            i64.rotl
            local.set $l26
            local.get $l59
            local.get $l24
            i64.xor
            i64.const 39
            i64.rotl
            local.set $l24
            local.get $l58
            local.get $l29
            i64.xor
            i64.const 41
            i64.rotl
            local.set $l29
            local.get $l52
            local.get $l30
            i64.xor
            i64.const 2
            i64.rotl
            local.set $l30
            local.get $l27
            local.get $l31
            local.get $l28
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            global.get $polylane.tables
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load
            i64.xor
            local.get $l28
            local.get $l32
            local.get $l31
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l31
            local.get $l33
            local.get $l32
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l32
            local.get $l27
            local.get $l33
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l33
            local.get $l28
            local.get $l27
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l34
            local.get $l36
            local.get $l35
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l35
            local.get $l37
            local.get $l36
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l36
            local.get $l38
            local.get $l37
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l37
            local.get $l34
            local.get $l38
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l38
            local.get $l35
            local.get $l34
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l39
            local.get $l41
            local.get $l40
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l40
            local.get $l42
            local.get $l41
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l41
            local.get $l43
            local.get $l42
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l42
            local.get $l39
            local.get $l43
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l43
            local.get $l40
            local.get $l39
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l44
            local.get $l46
            local.get $l45
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l45
            local.get $l47
            local.get $l46
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l46
            local.get $l48
            local.get $l47
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l47
            local.get $l44
            local.get $l48
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l48
            local.get $l45
            local.get $l44
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l25
            local.get $l24
            local.get $l26
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l26
            local.get $l29
            local.get $l24
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l24
            local.get $l30
            local.get $l29
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l29
            local.get $l25
            local.get $l30
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l30
            local.get $l26
            local.get $l25
            i64.const -1
            i64.xor
            i64.and
            i64.xor
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
    i64.store
    local.get $p0
    local.get $l97
    i64.store offset=8
    local.get $p0
    local.get $l96
    i64.store offset=16
    local.get $p0
    local.get $l95
    i64.store offset=24
    local.get $p0
    local.get $l94
    i64.store offset=32
    local.get $p0
    local.get $l93
    i64.store offset=40
    local.get $p0
    local.get $l92
    i64.store offset=48
    local.get $p0
    local.get $l91
    i64.store offset=56
    local.get $p0
    local.get $l90
    i64.store offset=64
    local.get $p0
    local.get $l89
    i64.store offset=72
    local.get $p0
    local.get $l88
    i64.store offset=80
    local.get $p0
    local.get $l87
    i64.store offset=88
    local.get $p0
    local.get $l86
    i64.store offset=96
    local.get $p0
    local.get $l85
    i64.store offset=104
    local.get $p0
    local.get $l84
    i64.store offset=112
    local.get $p0
    local.get $l83
    i64.store offset=120
    local.get $p0
    local.get $l82
    i64.store offset=128
    local.get $p0
    local.get $l81
    i64.store offset=136
    local.get $p0
    local.get $l80
    i64.store offset=144
    local.get $p0
    local.get $l79
    i64.store offset=152
    local.get $p0
    local.get $l78
    i64.store offset=160
    local.get $p0
    local.get $l77
    i64.store offset=168
    local.get $p0
    local.get $l76
    i64.store offset=176
    local.get $p0
    local.get $l75
    i64.store offset=184
    local.get $p0
    local.get $l74
    i64.store offset=192)
  (func $keccak-absorb-r144.x1.wasm (export "keccak-absorb-r144.x1.wasm") (type $t0) (param $p0 i32) (param $p1 i32) (param $p2 i32) (param $p3 i32)
    (local $l4 i32) (local $l5 i32) (local $l6 i32) (local $l7 i32) (local $l8 i32) (local $l9 i32) (local $l10 i32) (local $l11 i32) (local $l12 i32) (local $l13 i32) (local $l14 i32) (local $l15 i32) (local $l16 i32) (local $l17 i32) (local $l18 i32) (local $l19 i32) (local $l20 i32) (local $l21 i32) (local $l22 i32) (local $l23 i32) (local $l24 i64) (local $l25 i64) (local $l26 i64) (local $l27 i64) (local $l28 i64) (local $l29 i64) (local $l30 i64) (local $l31 i64) (local $l32 i64) (local $l33 i64) (local $l34 i64) (local $l35 i64) (local $l36 i64) (local $l37 i64) (local $l38 i64) (local $l39 i64) (local $l40 i64) (local $l41 i64) (local $l42 i64) (local $l43 i64) (local $l44 i64) (local $l45 i64) (local $l46 i64) (local $l47 i64) (local $l48 i64) (local $l49 i64) (local $l50 i64) (local $l51 i64) (local $l52 i64) (local $l53 i64) (local $l54 i64) (local $l55 i64) (local $l56 i64) (local $l57 i64) (local $l58 i64) (local $l59 i64) (local $l60 i64) (local $l61 i64) (local $l62 i64) (local $l63 i64) (local $l64 i64) (local $l65 i64) (local $l66 i64) (local $l67 i64) (local $l68 i64) (local $l69 i64) (local $l70 i64) (local $l71 i64) (local $l72 i64) (local $l73 i64) (local $l74 i64) (local $l75 i64) (local $l76 i64) (local $l77 i64) (local $l78 i64) (local $l79 i64) (local $l80 i64) (local $l81 i64) (local $l82 i64) (local $l83 i64) (local $l84 i64) (local $l85 i64) (local $l86 i64) (local $l87 i64) (local $l88 i64) (local $l89 i64) (local $l90 i64) (local $l91 i64) (local $l92 i64) (local $l93 i64) (local $l94 i64) (local $l95 i64) (local $l96 i64) (local $l97 i64) (local $l98 i64)
    local.get $p0
    i64.load
    local.set $l24
    local.get $p0
    i64.load offset=8
    local.set $l25
    local.get $p0
    i64.load offset=16
    local.set $l26
    local.get $p0
    i64.load offset=24
    local.set $l27
    local.get $p0
    i64.load offset=32
    local.set $l28
    local.get $p0
    i64.load offset=40
    local.set $l29
    local.get $p0
    i64.load offset=48
    local.set $l30
    local.get $p0
    i64.load offset=56
    local.set $l31
    local.get $p0
    i64.load offset=64
    local.set $l32
    local.get $p0
    i64.load offset=72
    local.set $l33
    local.get $p0
    i64.load offset=80
    local.set $l34
    local.get $p0
    i64.load offset=88
    local.set $l35
    local.get $p0
    i64.load offset=96
    local.set $l36
    local.get $p0
    i64.load offset=104
    local.set $l37
    local.get $p0
    i64.load offset=112
    local.set $l38
    local.get $p0
    i64.load offset=120
    local.set $l39
    local.get $p0
    i64.load offset=128
    local.set $l40
    local.get $p0
    i64.load offset=136
    local.set $l41
    local.get $p0
    i64.load offset=144
    local.set $l42
    local.get $p0
    i64.load offset=152
    local.set $l43
    local.get $p0
    i64.load offset=160
    local.set $l44
    local.get $p0
    i64.load offset=168
    local.set $l45
    local.get $p0
    i64.load offset=176
    local.set $l46
    local.get $p0
    i64.load offset=184
    local.set $l47
    local.get $p0
    i64.load offset=192
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
        i32.const 144
        i32.mul
        i32.add
        i64.load align=1
        local.set $l24
        local.get $p1
        local.get $l17
        i32.const 144
        i32.mul
        i32.add
        i64.load offset=8 align=1
        local.set $l25
        local.get $p1
        local.get $l17
        i32.const 144
        i32.mul
        i32.add
        i64.load offset=16 align=1
        local.set $l26
        local.get $p1
        local.get $l17
        i32.const 144
        i32.mul
        i32.add
        i64.load offset=24 align=1
        local.set $l27
        local.get $p1
        local.get $l17
        i32.const 144
        i32.mul
        i32.add
        i64.load offset=32 align=1
        local.set $l28
        local.get $p1
        local.get $l17
        i32.const 144
        i32.mul
        i32.add
        i64.load offset=40 align=1
        local.set $l29
        local.get $p1
        local.get $l17
        i32.const 144
        i32.mul
        i32.add
        i64.load offset=48 align=1
        local.set $l30
        local.get $p1
        local.get $l17
        i32.const 144
        i32.mul
        i32.add
        i64.load offset=56 align=1
        local.set $l31
        local.get $p1
        local.get $l17
        i32.const 144
        i32.mul
        i32.add
        i64.load offset=64 align=1
        local.set $l32
        local.get $p1
        local.get $l17
        i32.const 144
        i32.mul
        i32.add
        i64.load offset=72 align=1
        local.set $l33
        local.get $p1
        local.get $l17
        i32.const 144
        i32.mul
        i32.add
        i64.load offset=80 align=1
        local.set $l34
        local.get $p1
        local.get $l17
        i32.const 144
        i32.mul
        i32.add
        i64.load offset=88 align=1
        local.set $l35
        local.get $p1
        local.get $l17
        i32.const 144
        i32.mul
        i32.add
        i64.load offset=96 align=1
        local.set $l36
        local.get $p1
        local.get $l17
        i32.const 144
        i32.mul
        i32.add
        i64.load offset=104 align=1
        local.set $l37
        local.get $p1
        local.get $l17
        i32.const 144
        i32.mul
        i32.add
        i64.load offset=112 align=1
        local.set $l38
        local.get $p1
        local.get $l17
        i32.const 144
        i32.mul
        i32.add
        i64.load offset=120 align=1
        local.set $l39
        local.get $p1
        local.get $l17
        i32.const 144
        i32.mul
        i32.add
        i64.load offset=128 align=1
        local.set $l40
        local.get $p1
        local.get $l17
        i32.const 144
        i32.mul
        i32.add
        i64.load offset=136 align=1
        local.set $l41
        local.get $l98
        local.get $l24
        i64.xor
        local.get $l97
        local.get $l25
        i64.xor
        local.get $l96
        local.get $l26
        i64.xor
        local.get $l95
        local.get $l27
        i64.xor
        local.get $l94
        local.get $l28
        i64.xor
        local.get $l93
        local.get $l29
        i64.xor
        local.get $l92
        local.get $l30
        i64.xor
        local.get $l91
        local.get $l31
        i64.xor
        local.get $l90
        local.get $l32
        i64.xor
        local.get $l89
        local.get $l33
        i64.xor
        local.get $l88
        local.get $l34
        i64.xor
        local.get $l87
        local.get $l35
        i64.xor
        local.get $l86
        local.get $l36
        i64.xor
        local.get $l85
        local.get $l37
        i64.xor
        local.get $l84
        local.get $l38
        i64.xor
        local.get $l83
        local.get $l39
        i64.xor
        local.get $l82
        local.get $l40
        i64.xor
        local.get $l81
        local.get $l41
        i64.xor
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
            i32.const 24
            i32.lt_u
            i32.eqz
            br_if $B2
            local.get $l73
            local.get $l68
            i64.xor
            local.get $l63
            local.get $l58
            i64.xor
            i64.xor
            local.get $l53
            i64.xor
            local.set $l24
            local.get $l72
            local.get $l67
            i64.xor
            local.get $l62
            local.get $l57
            i64.xor
            i64.xor
            local.get $l52
            i64.xor
            local.set $l25
            local.get $l71
            local.get $l66
            i64.xor
            local.get $l61
            local.get $l56
            i64.xor
            i64.xor
            local.get $l51
            i64.xor
            local.set $l26
            local.get $l70
            local.get $l65
            i64.xor
            local.get $l60
            local.get $l55
            i64.xor
            i64.xor
            local.get $l50
            i64.xor
            local.set $l27
            local.get $l69
            local.get $l64
            i64.xor
            local.get $l59
            local.get $l54
            i64.xor
            i64.xor
            local.get $l49
            i64.xor
            local.set $l28
            local.get $l28
            local.get $l25
            i64.const 1
            i64.rotl
            i64.xor
            local.set $l29
            local.get $l24
            local.get $l26
            i64.const 1
            i64.rotl
            i64.xor
            local.set $l30
            local.get $l25
            local.get $l27
            i64.const 1
            i64.rotl
            i64.xor
            local.set $l25
            local.get $l26
            local.get $l28
            i64.const 1
            i64.rotl
            i64.xor
            local.set $l26
            local.get $l27
            local.get $l24
            i64.const 1
            i64.rotl
            i64.xor
            local.set $l24
            local.get $l73
            local.get $l29
            i64.xor
            local.set $l27
            local.get $l67
            local.get $l30
            i64.xor
            i64.const 44
            i64.rotl
            local.set $l28
            local.get $l61
            local.get $l25
            i64.xor
            i64.const 43
            i64.rotl
            local.set $l31
            local.get $l55
            local.get $l26
            i64.xor
            i64.const 21
            i64.rotl
            local.set $l32
            local.get $l49
            local.get $l24
            i64.xor
            i64.const 14
            i64.rotl
            local.set $l33
            local.get $l70
            local.get $l26
            i64.xor
            i64.const 28
            i64.rotl
            local.set $l34
            local.get $l64
            local.get $l24
            i64.xor
            i64.const 20
            i64.rotl
            local.set $l35
            local.get $l63
            local.get $l29
            i64.xor
            i64.const 3
            i64.rotl
            local.set $l36
            local.get $l57
            local.get $l30
            i64.xor
            i64.const 45
            i64.rotl
            local.set $l37
            local.get $l51
            local.get $l25
            i64.xor
            i64.const 61
            i64.rotl
            local.set $l38
            local.get $l72
            local.get $l30
            i64.xor
            i64.const 1
            i64.rotl
            local.set $l39
            local.get $l66
            local.get $l25
            i64.xor
            i64.const 6
            i64.rotl
            local.set $l40
            local.get $l60
            local.get $l26
            i64.xor
            i64.const 25
            i64.rotl
            local.set $l41
            local.get $l54
            local.get $l24
            i64.xor
            i64.const 8
            i64.rotl
            local.set $l42
            local.get $l53
            local.get $l29
            i64.xor
            i64.const 18
            i64.rotl
            local.set $l43
            local.get $l69
            local.get $l24
            i64.xor
            i64.const 27
            i64.rotl
            local.set $l44
            local.get $l68
            local.get $l29
            i64.xor
            i64.const 36
            i64.rotl
            local.set $l45
            local.get $l62
            local.get $l30
            i64.xor
            i64.const 10
            i64.rotl
            local.set $l46
            local.get $l56
            local.get $l25
            i64.xor
            i64.const 15
            i64.rotl
            local.set $l47
            local.get $l50
            local.get $l26
            i64.xor
            i64.const 56
            i64.rotl
            local.set $l48
            local.get $l71
            local.get $l25
            i64.xor
            i64.const 62
            i64.rotl
            local.set $l25
            local.get $l65
            local.get $l26
            i64.xor
            i64.const 55
            i64.rotl
            local.set $l26
            local.get $l59
            local.get $l24
            i64.xor
            i64.const 39
            i64.rotl
            local.set $l24
            local.get $l58
            local.get $l29
            i64.xor
            i64.const 41
            i64.rotl
            local.set $l29
            local.get $l52
            local.get $l30
            i64.xor
            i64.const 2
            i64.rotl
            local.set $l30
            local.get $l27
            local.get $l31
            local.get $l28
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            global.get $polylane.tables
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load
            i64.xor
            local.get $l28
            local.get $l32
            local.get $l31
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l31
            local.get $l33
            local.get $l32
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l32
            local.get $l27
            local.get $l33
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l33
            local.get $l28
            local.get $l27
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l34
            local.get $l36
            local.get $l35
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l35
            local.get $l37
            local.get $l36
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l36
            local.get $l38
            local.get $l37
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l37
            local.get $l34
            local.get $l38
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l38
            local.get $l35
            local.get $l34
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l39
            local.get $l41
            local.get $l40
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l40
            local.get $l42
            local.get $l41
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l41
            local.get $l43
            local.get $l42
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l42
            local.get $l39
            local.get $l43
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l43
            local.get $l40
            local.get $l39
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l44
            local.get $l46
            local.get $l45
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l45
            local.get $l47
            local.get $l46
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l46
            local.get $l48
            local.get $l47
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l47
            local.get $l44
            local.get $l48
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l48
            local.get $l45
            local.get $l44
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l25
            local.get $l24
            local.get $l26
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l26
            local.get $l29
            local.get $l24
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l24
            local.get $l30
            local.get $l29
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l29
            local.get $l25
            local.get $l30
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l30
            local.get $l26
            local.get $l25
            i64.const -1
            i64.xor
            i64.and
            i64.xor
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
    i64.store
    local.get $p0
    local.get $l97
    i64.store offset=8
    local.get $p0
    local.get $l96
    i64.store offset=16
    local.get $p0
    local.get $l95
    i64.store offset=24
    local.get $p0
    local.get $l94
    i64.store offset=32
    local.get $p0
    local.get $l93
    i64.store offset=40
    local.get $p0
    local.get $l92
    i64.store offset=48
    local.get $p0
    local.get $l91
    i64.store offset=56
    local.get $p0
    local.get $l90
    i64.store offset=64
    local.get $p0
    local.get $l89
    i64.store offset=72
    local.get $p0
    local.get $l88
    i64.store offset=80
    local.get $p0
    local.get $l87
    i64.store offset=88
    local.get $p0
    local.get $l86
    i64.store offset=96
    local.get $p0
    local.get $l85
    i64.store offset=104
    local.get $p0
    local.get $l84
    i64.store offset=112
    local.get $p0
    local.get $l83
    i64.store offset=120
    local.get $p0
    local.get $l82
    i64.store offset=128
    local.get $p0
    local.get $l81
    i64.store offset=136
    local.get $p0
    local.get $l80
    i64.store offset=144
    local.get $p0
    local.get $l79
    i64.store offset=152
    local.get $p0
    local.get $l78
    i64.store offset=160
    local.get $p0
    local.get $l77
    i64.store offset=168
    local.get $p0
    local.get $l76
    i64.store offset=176
    local.get $p0
    local.get $l75
    i64.store offset=184
    local.get $p0
    local.get $l74
    i64.store offset=192)
  (func $keccak-absorb-r168.x1.wasm (export "keccak-absorb-r168.x1.wasm") (type $t0) (param $p0 i32) (param $p1 i32) (param $p2 i32) (param $p3 i32)
    (local $l4 i32) (local $l5 i32) (local $l6 i32) (local $l7 i32) (local $l8 i32) (local $l9 i32) (local $l10 i32) (local $l11 i32) (local $l12 i32) (local $l13 i32) (local $l14 i32) (local $l15 i32) (local $l16 i32) (local $l17 i32) (local $l18 i32) (local $l19 i32) (local $l20 i32) (local $l21 i32) (local $l22 i32) (local $l23 i32) (local $l24 i64) (local $l25 i64) (local $l26 i64) (local $l27 i64) (local $l28 i64) (local $l29 i64) (local $l30 i64) (local $l31 i64) (local $l32 i64) (local $l33 i64) (local $l34 i64) (local $l35 i64) (local $l36 i64) (local $l37 i64) (local $l38 i64) (local $l39 i64) (local $l40 i64) (local $l41 i64) (local $l42 i64) (local $l43 i64) (local $l44 i64) (local $l45 i64) (local $l46 i64) (local $l47 i64) (local $l48 i64) (local $l49 i64) (local $l50 i64) (local $l51 i64) (local $l52 i64) (local $l53 i64) (local $l54 i64) (local $l55 i64) (local $l56 i64) (local $l57 i64) (local $l58 i64) (local $l59 i64) (local $l60 i64) (local $l61 i64) (local $l62 i64) (local $l63 i64) (local $l64 i64) (local $l65 i64) (local $l66 i64) (local $l67 i64) (local $l68 i64) (local $l69 i64) (local $l70 i64) (local $l71 i64) (local $l72 i64) (local $l73 i64) (local $l74 i64) (local $l75 i64) (local $l76 i64) (local $l77 i64) (local $l78 i64) (local $l79 i64) (local $l80 i64) (local $l81 i64) (local $l82 i64) (local $l83 i64) (local $l84 i64) (local $l85 i64) (local $l86 i64) (local $l87 i64) (local $l88 i64) (local $l89 i64) (local $l90 i64) (local $l91 i64) (local $l92 i64) (local $l93 i64) (local $l94 i64) (local $l95 i64) (local $l96 i64) (local $l97 i64) (local $l98 i64)
    local.get $p0
    i64.load
    local.set $l24
    local.get $p0
    i64.load offset=8
    local.set $l25
    local.get $p0
    i64.load offset=16
    local.set $l26
    local.get $p0
    i64.load offset=24
    local.set $l27
    local.get $p0
    i64.load offset=32
    local.set $l28
    local.get $p0
    i64.load offset=40
    local.set $l29
    local.get $p0
    i64.load offset=48
    local.set $l30
    local.get $p0
    i64.load offset=56
    local.set $l31
    local.get $p0
    i64.load offset=64
    local.set $l32
    local.get $p0
    i64.load offset=72
    local.set $l33
    local.get $p0
    i64.load offset=80
    local.set $l34
    local.get $p0
    i64.load offset=88
    local.set $l35
    local.get $p0
    i64.load offset=96
    local.set $l36
    local.get $p0
    i64.load offset=104
    local.set $l37
    local.get $p0
    i64.load offset=112
    local.set $l38
    local.get $p0
    i64.load offset=120
    local.set $l39
    local.get $p0
    i64.load offset=128
    local.set $l40
    local.get $p0
    i64.load offset=136
    local.set $l41
    local.get $p0
    i64.load offset=144
    local.set $l42
    local.get $p0
    i64.load offset=152
    local.set $l43
    local.get $p0
    i64.load offset=160
    local.set $l44
    local.get $p0
    i64.load offset=168
    local.set $l45
    local.get $p0
    i64.load offset=176
    local.set $l46
    local.get $p0
    i64.load offset=184
    local.set $l47
    local.get $p0
    i64.load offset=192
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
        i64.load align=1
        local.set $l24
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        i64.load offset=8 align=1
        local.set $l25
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        i64.load offset=16 align=1
        local.set $l26
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        i64.load offset=24 align=1
        local.set $l27
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        i64.load offset=32 align=1
        local.set $l28
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        i64.load offset=40 align=1
        local.set $l29
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        i64.load offset=48 align=1
        local.set $l30
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        i64.load offset=56 align=1
        local.set $l31
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        i64.load offset=64 align=1
        local.set $l32
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        i64.load offset=72 align=1
        local.set $l33
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        i64.load offset=80 align=1
        local.set $l34
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        i64.load offset=88 align=1
        local.set $l35
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        i64.load offset=96 align=1
        local.set $l36
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        i64.load offset=104 align=1
        local.set $l37
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        i64.load offset=112 align=1
        local.set $l38
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        i64.load offset=120 align=1
        local.set $l39
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        i64.load offset=128 align=1
        local.set $l40
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        i64.load offset=136 align=1
        local.set $l41
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        i64.load offset=144 align=1
        local.set $l42
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        i64.load offset=152 align=1
        local.set $l43
        local.get $p1
        local.get $l17
        i32.const 168
        i32.mul
        i32.add
        i64.load offset=160 align=1
        local.set $l44
        local.get $l98
        local.get $l24
        i64.xor
        local.get $l97
        local.get $l25
        i64.xor
        local.get $l96
        local.get $l26
        i64.xor
        local.get $l95
        local.get $l27
        i64.xor
        local.get $l94
        local.get $l28
        i64.xor
        local.get $l93
        local.get $l29
        i64.xor
        local.get $l92
        local.get $l30
        i64.xor
        local.get $l91
        local.get $l31
        i64.xor
        local.get $l90
        local.get $l32
        i64.xor
        local.get $l89
        local.get $l33
        i64.xor
        local.get $l88
        local.get $l34
        i64.xor
        local.get $l87
        local.get $l35
        i64.xor
        local.get $l86
        local.get $l36
        i64.xor
        local.get $l85
        local.get $l37
        i64.xor
        local.get $l84
        local.get $l38
        i64.xor
        local.get $l83
        local.get $l39
        i64.xor
        local.get $l82
        local.get $l40
        i64.xor
        local.get $l81
        local.get $l41
        i64.xor
        local.get $l80
        local.get $l42
        i64.xor
        local.get $l79
        local.get $l43
        i64.xor
        local.get $l78
        local.get $l44
        i64.xor
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
            i32.const 24
            i32.lt_u
            i32.eqz
            br_if $B2
            local.get $l73
            local.get $l68
            i64.xor
            local.get $l63
            local.get $l58
            i64.xor
            i64.xor
            local.get $l53
            i64.xor
            local.set $l24
            local.get $l72
            local.get $l67
            i64.xor
            local.get $l62
            local.get $l57
            i64.xor
            i64.xor
            local.get $l52
            i64.xor
            local.set $l25
            local.get $l71
            local.get $l66
            i64.xor
            local.get $l61
            local.get $l56
            i64.xor
            i64.xor
            local.get $l51
            i64.xor
            local.set $l26
            local.get $l70
            local.get $l65
            i64.xor
            local.get $l60
            local.get $l55
            i64.xor
            i64.xor
            local.get $l50
            i64.xor
            local.set $l27
            local.get $l69
            local.get $l64
            i64.xor
            local.get $l59
            local.get $l54
            i64.xor
            i64.xor
            local.get $l49
            i64.xor
            local.set $l28
            local.get $l28
            local.get $l25
            i64.const 1
            i64.rotl
            i64.xor
            local.set $l29
            local.get $l24
            local.get $l26
            i64.const 1
            i64.rotl
            i64.xor
            local.set $l30
            local.get $l25
            local.get $l27
            i64.const 1
            i64.rotl
            i64.xor
            local.set $l25
            local.get $l26
            local.get $l28
            i64.const 1
            i64.rotl
            i64.xor
            local.set $l26
            local.get $l27
            local.get $l24
            i64.const 1
            i64.rotl
            i64.xor
            local.set $l24
            local.get $l73
            local.get $l29
            i64.xor
            local.set $l27
            local.get $l67
            local.get $l30
            i64.xor
            i64.const 44
            i64.rotl
            local.set $l28
            local.get $l61
            local.get $l25
            i64.xor
            i64.const 43
            i64.rotl
            local.set $l31
            local.get $l55
            local.get $l26
            i64.xor
            i64.const 21
            i64.rotl
            local.set $l32
            local.get $l49
            local.get $l24
            i64.xor
            i64.const 14
            i64.rotl
            local.set $l33
            local.get $l70
            local.get $l26
            i64.xor
            i64.const 28
            i64.rotl
            local.set $l34
            local.get $l64
            local.get $l24
            i64.xor
            i64.const 20
            i64.rotl
            local.set $l35
            local.get $l63
            local.get $l29
            i64.xor
            i64.const 3
            i64.rotl
            local.set $l36
            local.get $l57
            local.get $l30
            i64.xor
            i64.const 45
            i64.rotl
            local.set $l37
            local.get $l51
            local.get $l25
            i64.xor
            i64.const 61
            i64.rotl
            local.set $l38
            local.get $l72
            local.get $l30
            i64.xor
            i64.const 1
            i64.rotl
            local.set $l39
            local.get $l66
            local.get $l25
            i64.xor
            i64.const 6
            i64.rotl
            local.set $l40
            local.get $l60
            local.get $l26
            i64.xor
            i64.const 25
            i64.rotl
            local.set $l41
            local.get $l54
            local.get $l24
            i64.xor
            i64.const 8
            i64.rotl
            local.set $l42
            local.get $l53
            local.get $l29
            i64.xor
            i64.const 18
            i64.rotl
            local.set $l43
            local.get $l69
            local.get $l24
            i64.xor
            i64.const 27
            i64.rotl
            local.set $l44
            local.get $l68
            local.get $l29
            i64.xor
            i64.const 36
            i64.rotl
            local.set $l45
            local.get $l62
            local.get $l30
            i64.xor
            i64.const 10
            i64.rotl
            local.set $l46
            local.get $l56
            local.get $l25
            i64.xor
            i64.const 15
            i64.rotl
            local.set $l47
            local.get $l50
            local.get $l26
            i64.xor
            i64.const 56
            i64.rotl
            local.set $l48
            local.get $l71
            local.get $l25
            i64.xor
            i64.const 62
            i64.rotl
            local.set $l25
            local.get $l65
            local.get $l26
            i64.xor
            i64.const 55
            i64.rotl
            local.set $l26
            local.get $l59
            local.get $l24
            i64.xor
            i64.const 39
            i64.rotl
            local.set $l24
            local.get $l58
            local.get $l29
            i64.xor
            i64.const 41
            i64.rotl
            local.set $l29
            local.get $l52
            local.get $l30
            i64.xor
            i64.const 2
            i64.rotl
            local.set $l30
            local.get $l27
            local.get $l31
            local.get $l28
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            global.get $polylane.tables
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load
            i64.xor
            local.get $l28
            local.get $l32
            local.get $l31
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l31
            local.get $l33
            local.get $l32
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l32
            local.get $l27
            local.get $l33
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l33
            local.get $l28
            local.get $l27
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l34
            local.get $l36
            local.get $l35
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l35
            local.get $l37
            local.get $l36
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l36
            local.get $l38
            local.get $l37
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l37
            local.get $l34
            local.get $l38
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l38
            local.get $l35
            local.get $l34
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l39
            local.get $l41
            local.get $l40
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l40
            local.get $l42
            local.get $l41
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l41
            local.get $l43
            local.get $l42
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l42
            local.get $l39
            local.get $l43
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l43
            local.get $l40
            local.get $l39
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l44
            local.get $l46
            local.get $l45
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l45
            local.get $l47
            local.get $l46
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l46
            local.get $l48
            local.get $l47
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l47
            local.get $l44
            local.get $l48
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l48
            local.get $l45
            local.get $l44
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l25
            local.get $l24
            local.get $l26
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l26
            local.get $l29
            local.get $l24
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l24
            local.get $l30
            local.get $l29
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l29
            local.get $l25
            local.get $l30
            i64.const -1
            i64.xor
            i64.and
            i64.xor
            local.get $l30
            local.get $l26
            local.get $l25
            i64.const -1
            i64.xor
            i64.and
            i64.xor
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
    i64.store
    local.get $p0
    local.get $l97
    i64.store offset=8
    local.get $p0
    local.get $l96
    i64.store offset=16
    local.get $p0
    local.get $l95
    i64.store offset=24
    local.get $p0
    local.get $l94
    i64.store offset=32
    local.get $p0
    local.get $l93
    i64.store offset=40
    local.get $p0
    local.get $l92
    i64.store offset=48
    local.get $p0
    local.get $l91
    i64.store offset=56
    local.get $p0
    local.get $l90
    i64.store offset=64
    local.get $p0
    local.get $l89
    i64.store offset=72
    local.get $p0
    local.get $l88
    i64.store offset=80
    local.get $p0
    local.get $l87
    i64.store offset=88
    local.get $p0
    local.get $l86
    i64.store offset=96
    local.get $p0
    local.get $l85
    i64.store offset=104
    local.get $p0
    local.get $l84
    i64.store offset=112
    local.get $p0
    local.get $l83
    i64.store offset=120
    local.get $p0
    local.get $l82
    i64.store offset=128
    local.get $p0
    local.get $l81
    i64.store offset=136
    local.get $p0
    local.get $l80
    i64.store offset=144
    local.get $p0
    local.get $l79
    i64.store offset=152
    local.get $p0
    local.get $l78
    i64.store offset=160
    local.get $p0
    local.get $l77
    i64.store offset=168
    local.get $p0
    local.get $l76
    i64.store offset=176
    local.get $p0
    local.get $l75
    i64.store offset=184
    local.get $p0
    local.get $l74
    i64.store offset=192)
  (data $d0 (global.get $polylane.tables) "\01\00\00\00\00\00\00\00\82\80\00\00\00\00\00\00\8a\80\00\00\00\00\00\80\00\80\00\80\00\00\00\80\8b\80\00\00\00\00\00\00\01\00\00\80\00\00\00\00\81\80\00\80\00\00\00\80\09\80\00\00\00\00\00\80\8a\00\00\00\00\00\00\00\88\00\00\00\00\00\00\00\09\80\00\80\00\00\00\00\0a\00\00\80\00\00\00\00\8b\80\00\80\00\00\00\00\8b\00\00\00\00\00\00\80\89\80\00\00\00\00\00\80\03\80\00\00\00\00\00\80\02\80\00\00\00\00\00\80\80\00\00\00\00\00\00\80\0a\80\00\00\00\00\00\00\0a\00\00\80\00\00\00\80\81\80\00\80\00\00\00\80\80\80\00\00\00\00\00\80\01\00\00\80\00\00\00\00\08\80\00\80\00\00\00\80"))
