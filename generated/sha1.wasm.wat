(module
  (type $t0 (func (param i32 i32 i32 i32)))
  (import "polylane" "memory" (memory $polylane.memory 16 16))
  (import "polylane" "tables" (global $polylane.tables i32))
  (func $sha1-compress.x1.wasm (export "sha1-compress.x1.wasm") (type $t0) (param $p0 i32) (param $p1 i32) (param $p2 i32) (param $p3 i32)
    (local $l4 i32) (local $l5 i32) (local $l6 i32) (local $l7 i32) (local $l8 i32) (local $l9 i32) (local $l10 i32) (local $l11 i32) (local $l12 i32) (local $l13 i32) (local $l14 i32) (local $l15 i32) (local $l16 i32) (local $l17 i32) (local $l18 i32) (local $l19 i32) (local $l20 i32) (local $l21 i32) (local $l22 i32) (local $l23 i32) (local $l24 i32) (local $l25 i32) (local $l26 i32) (local $l27 i32) (local $l28 i32) (local $l29 i32) (local $l30 i32) (local $l31 i32) (local $l32 i32) (local $l33 i32) (local $l34 i32) (local $l35 i32) (local $l36 i32) (local $l37 i32) (local $l38 i32) (local $l39 i32) (local $l40 i32) (local $l41 i32) (local $l42 i32)
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
    local.get $l16
    local.get $l17
    local.get $l18
    local.get $l19
    local.get $l20
    local.set $l37
    local.set $l38
    local.set $l39
    local.set $l40
    local.set $l41
    i32.const 0
    local.set $l42
    block $B0
      local.get $p2
      i32.eqz
      br_if $B0
      loop $L1
        local.get $p1
        local.get $l42
        i32.const 64
        i32.mul
        i32.add
        i32.load align=1
        local.set $l16
        i32.const 16711935
        local.set $l17
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
        local.set $l16
        local.get $p1
        local.get $l42
        i32.const 64
        i32.mul
        i32.add
        i32.load offset=4 align=1
        local.set $l17
        i32.const 16711935
        local.set $l18
        local.get $l17
        local.get $l18
        i32.and
        i32.const 8
        i32.shl
        local.get $l17
        i32.const 8
        i32.shr_u
        local.get $l18
        i32.and
        i32.or
        i32.const 16
        i32.rotl
        local.set $l17
        local.get $p1
        local.get $l42
        i32.const 64
        i32.mul
        i32.add
        i32.load offset=8 align=1
        local.set $l18
        i32.const 16711935
        local.set $l19
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
        local.set $l18
        local.get $p1
        local.get $l42
        i32.const 64
        i32.mul
        i32.add
        i32.load offset=12 align=1
        local.set $l19
        i32.const 16711935
        local.set $l20
        local.get $l19
        local.get $l20
        i32.and
        i32.const 8
        i32.shl
        local.get $l19
        i32.const 8
        i32.shr_u
        local.get $l20
        i32.and
        i32.or
        i32.const 16
        i32.rotl
        local.set $l19
        local.get $p1
        local.get $l42
        i32.const 64
        i32.mul
        i32.add
        i32.load offset=16 align=1
        local.set $l20
        i32.const 16711935
        local.set $l21
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
        local.set $l20
        local.get $p1
        local.get $l42
        i32.const 64
        i32.mul
        i32.add
        i32.load offset=20 align=1
        local.set $l21
        i32.const 16711935
        local.set $l22
        local.get $l21
        local.get $l22
        i32.and
        i32.const 8
        i32.shl
        local.get $l21
        i32.const 8
        i32.shr_u
        local.get $l22
        i32.and
        i32.or
        i32.const 16
        i32.rotl
        local.set $l21
        local.get $p1
        local.get $l42
        i32.const 64
        i32.mul
        i32.add
        i32.load offset=24 align=1
        local.set $l22
        i32.const 16711935
        local.set $l23
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
        local.set $l22
        local.get $p1
        local.get $l42
        i32.const 64
        i32.mul
        i32.add
        i32.load offset=28 align=1
        local.set $l23
        i32.const 16711935
        local.set $l24
        local.get $l23
        local.get $l24
        i32.and
        i32.const 8
        i32.shl
        local.get $l23
        i32.const 8
        i32.shr_u
        local.get $l24
        i32.and
        i32.or
        i32.const 16
        i32.rotl
        local.set $l23
        local.get $p1
        local.get $l42
        i32.const 64
        i32.mul
        i32.add
        i32.load offset=32 align=1
        local.set $l24
        i32.const 16711935
        local.set $l25
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
        local.set $l24
        local.get $p1
        local.get $l42
        i32.const 64
        i32.mul
        i32.add
        i32.load offset=36 align=1
        local.set $l25
        i32.const 16711935
        local.set $l26
        local.get $l25
        local.get $l26
        i32.and
        i32.const 8
        i32.shl
        local.get $l25
        i32.const 8
        i32.shr_u
        local.get $l26
        i32.and
        i32.or
        i32.const 16
        i32.rotl
        local.set $l25
        local.get $p1
        local.get $l42
        i32.const 64
        i32.mul
        i32.add
        i32.load offset=40 align=1
        local.set $l26
        i32.const 16711935
        local.set $l27
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
        local.set $l26
        local.get $p1
        local.get $l42
        i32.const 64
        i32.mul
        i32.add
        i32.load offset=44 align=1
        local.set $l27
        i32.const 16711935
        local.set $l28
        local.get $l27
        local.get $l28
        i32.and
        i32.const 8
        i32.shl
        local.get $l27
        i32.const 8
        i32.shr_u
        local.get $l28
        i32.and
        i32.or
        i32.const 16
        i32.rotl
        local.set $l27
        local.get $p1
        local.get $l42
        i32.const 64
        i32.mul
        i32.add
        i32.load offset=48 align=1
        local.set $l28
        i32.const 16711935
        local.set $l29
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
        local.set $l28
        local.get $p1
        local.get $l42
        i32.const 64
        i32.mul
        i32.add
        i32.load offset=52 align=1
        local.set $l29
        i32.const 16711935
        local.set $l30
        local.get $l29
        local.get $l30
        i32.and
        i32.const 8
        i32.shl
        local.get $l29
        i32.const 8
        i32.shr_u
        local.get $l30
        i32.and
        i32.or
        i32.const 16
        i32.rotl
        local.set $l29
        local.get $p1
        local.get $l42
        i32.const 64
        i32.mul
        i32.add
        i32.load offset=56 align=1
        local.set $l30
        i32.const 16711935
        local.set $l31
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
        local.set $l30
        local.get $p1
        local.get $l42
        i32.const 64
        i32.mul
        i32.add
        i32.load offset=60 align=1
        local.set $l31
        i32.const 16711935
        local.set $l32
        local.get $l31
        local.get $l32
        i32.and
        i32.const 8
        i32.shl
        local.get $l31
        i32.const 8
        i32.shr_u
        local.get $l32
        i32.and
        i32.or
        i32.const 16
        i32.rotl
        local.set $l31
        local.get $l37
        local.get $l16
        i32.const 1518500249
        i32.add
        i32.add
        local.get $l38
        local.get $l40
        local.get $l39
        local.get $l38
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l41
        i32.const 5
        i32.rotl
        i32.add
        local.set $l32
        local.get $l40
        i32.const 30
        i32.rotl
        local.set $l33
        local.get $l38
        local.get $l17
        i32.const 1518500249
        i32.add
        i32.add
        local.get $l39
        local.get $l41
        local.get $l33
        local.get $l39
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l32
        i32.const 5
        i32.rotl
        i32.add
        local.set $l34
        local.get $l41
        i32.const 30
        i32.rotl
        local.set $l35
        local.get $l39
        local.get $l18
        i32.const 1518500249
        i32.add
        i32.add
        local.get $l33
        local.get $l32
        local.get $l35
        local.get $l33
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l34
        i32.const 5
        i32.rotl
        i32.add
        local.set $l36
        local.get $l32
        i32.const 30
        i32.rotl
        local.set $l32
        local.get $l33
        local.get $l19
        i32.const 1518500249
        i32.add
        i32.add
        local.get $l35
        local.get $l34
        local.get $l32
        local.get $l35
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l36
        i32.const 5
        i32.rotl
        i32.add
        local.set $l33
        local.get $l34
        i32.const 30
        i32.rotl
        local.set $l34
        local.get $l35
        local.get $l20
        i32.const 1518500249
        i32.add
        i32.add
        local.get $l32
        local.get $l36
        local.get $l34
        local.get $l32
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l33
        i32.const 5
        i32.rotl
        i32.add
        local.set $l35
        local.get $l36
        i32.const 30
        i32.rotl
        local.set $l36
        local.get $l32
        local.get $l21
        i32.const 1518500249
        i32.add
        i32.add
        local.get $l34
        local.get $l33
        local.get $l36
        local.get $l34
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l35
        i32.const 5
        i32.rotl
        i32.add
        local.set $l32
        local.get $l33
        i32.const 30
        i32.rotl
        local.set $l33
        local.get $l34
        local.get $l22
        i32.const 1518500249
        i32.add
        i32.add
        local.get $l36
        local.get $l35
        local.get $l33
        local.get $l36
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l32
        i32.const 5
        i32.rotl
        i32.add
        local.set $l34
        local.get $l35
        i32.const 30
        i32.rotl
        local.set $l35
        local.get $l36
        local.get $l23
        i32.const 1518500249
        i32.add
        i32.add
        local.get $l33
        local.get $l32
        local.get $l35
        local.get $l33
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l34
        i32.const 5
        i32.rotl
        i32.add
        local.set $l36
        local.get $l32
        i32.const 30
        i32.rotl
        local.set $l32
        local.get $l33
        local.get $l24
        i32.const 1518500249
        i32.add
        i32.add
        local.get $l35
        local.get $l34
        local.get $l32
        local.get $l35
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l36
        i32.const 5
        i32.rotl
        i32.add
        local.set $l33
        local.get $l34
        i32.const 30
        i32.rotl
        local.set $l34
        local.get $l35
        local.get $l25
        i32.const 1518500249
        i32.add
        i32.add
        local.get $l32
        local.get $l36
        local.get $l34
        local.get $l32
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l33
        i32.const 5
        i32.rotl
        i32.add
        local.set $l35
        local.get $l36
        i32.const 30
        i32.rotl
        local.set $l36
        local.get $l32
        local.get $l26
        i32.const 1518500249
        i32.add
        i32.add
        local.get $l34
        local.get $l33
        local.get $l36
        local.get $l34
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l35
        i32.const 5
        i32.rotl
        i32.add
        local.set $l32
        local.get $l33
        i32.const 30
        i32.rotl
        local.set $l33
        local.get $l34
        local.get $l27
        i32.const 1518500249
        i32.add
        i32.add
        local.get $l36
        local.get $l35
        local.get $l33
        local.get $l36
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l32
        i32.const 5
        i32.rotl
        i32.add
        local.set $l34
        local.get $l35
        i32.const 30
        i32.rotl
        local.set $l35
        local.get $l36
        local.get $l28
        i32.const 1518500249
        i32.add
        i32.add
        local.get $l33
        local.get $l32
        local.get $l35
        local.get $l33
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l34
        i32.const 5
        i32.rotl
        i32.add
        local.set $l36
        local.get $l32
        i32.const 30
        i32.rotl
        local.set $l32
        local.get $l33
        local.get $l29
        i32.const 1518500249
        i32.add
        i32.add
        local.get $l35
        local.get $l34
        local.get $l32
        local.get $l35
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l36
        i32.const 5
        i32.rotl
        i32.add
        local.set $l33
        local.get $l34
        i32.const 30
        i32.rotl
        local.set $l34
        local.get $l35
        local.get $l30
        i32.const 1518500249
        i32.add
        i32.add
        local.get $l32
        local.get $l36
        local.get $l34
        local.get $l32
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l33
        i32.const 5
        i32.rotl
        i32.add
        local.set $l35
        local.get $l36
        i32.const 30
        i32.rotl
        local.set $l36
        local.get $l32
        local.get $l31
        i32.const 1518500249
        i32.add
        i32.add
        local.get $l34
        local.get $l33
        local.get $l36
        local.get $l34
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l35
        i32.const 5
        i32.rotl
        i32.add
        local.set $l32
        local.get $l33
        i32.const 30
        i32.rotl
        local.set $l33
        local.get $l29
        local.get $l24
        i32.xor
        local.get $l18
        local.get $l16
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l16
        local.get $l34
        local.get $l16
        i32.const 1518500249
        i32.add
        i32.add
        local.get $l36
        local.get $l35
        local.get $l33
        local.get $l36
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l32
        i32.const 5
        i32.rotl
        i32.add
        local.set $l34
        local.get $l35
        i32.const 30
        i32.rotl
        local.set $l35
        local.get $l30
        local.get $l25
        i32.xor
        local.get $l19
        local.get $l17
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l17
        local.get $l36
        local.get $l17
        i32.const 1518500249
        i32.add
        i32.add
        local.get $l33
        local.get $l32
        local.get $l35
        local.get $l33
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l34
        i32.const 5
        i32.rotl
        i32.add
        local.set $l36
        local.get $l32
        i32.const 30
        i32.rotl
        local.set $l32
        local.get $l31
        local.get $l26
        i32.xor
        local.get $l20
        local.get $l18
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l18
        local.get $l33
        local.get $l18
        i32.const 1518500249
        i32.add
        i32.add
        local.get $l35
        local.get $l34
        local.get $l32
        local.get $l35
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l36
        i32.const 5
        i32.rotl
        i32.add
        local.set $l33
        local.get $l34
        i32.const 30
        i32.rotl
        local.set $l34
        local.get $l16
        local.get $l27
        i32.xor
        local.get $l21
        local.get $l19
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l19
        local.get $l35
        local.get $l19
        i32.const 1518500249
        i32.add
        i32.add
        local.get $l32
        local.get $l36
        local.get $l34
        local.get $l32
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l33
        i32.const 5
        i32.rotl
        i32.add
        local.set $l35
        local.get $l36
        i32.const 30
        i32.rotl
        local.set $l36
        local.get $l17
        local.get $l28
        i32.xor
        local.get $l22
        local.get $l20
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l20
        local.get $l32
        local.get $l20
        i32.const 1859775393
        i32.add
        i32.add
        local.get $l33
        local.get $l36
        i32.xor
        local.get $l34
        i32.xor
        i32.add
        local.get $l35
        i32.const 5
        i32.rotl
        i32.add
        local.set $l32
        local.get $l33
        i32.const 30
        i32.rotl
        local.set $l33
        local.get $l18
        local.get $l29
        i32.xor
        local.get $l23
        local.get $l21
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l21
        local.get $l34
        local.get $l21
        i32.const 1859775393
        i32.add
        i32.add
        local.get $l35
        local.get $l33
        i32.xor
        local.get $l36
        i32.xor
        i32.add
        local.get $l32
        i32.const 5
        i32.rotl
        i32.add
        local.set $l34
        local.get $l35
        i32.const 30
        i32.rotl
        local.set $l35
        local.get $l19
        local.get $l30
        i32.xor
        local.get $l24
        local.get $l22
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l22
        local.get $l36
        local.get $l22
        i32.const 1859775393
        i32.add
        i32.add
        local.get $l32
        local.get $l35
        i32.xor
        local.get $l33
        i32.xor
        i32.add
        local.get $l34
        i32.const 5
        i32.rotl
        i32.add
        local.set $l36
        local.get $l32
        i32.const 30
        i32.rotl
        local.set $l32
        local.get $l20
        local.get $l31
        i32.xor
        local.get $l25
        local.get $l23
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l23
        local.get $l33
        local.get $l23
        i32.const 1859775393
        i32.add
        i32.add
        local.get $l34
        local.get $l32
        i32.xor
        local.get $l35
        i32.xor
        i32.add
        local.get $l36
        i32.const 5
        i32.rotl
        i32.add
        local.set $l33
        local.get $l34
        i32.const 30
        i32.rotl
        local.set $l34
        local.get $l21
        local.get $l16
        i32.xor
        local.get $l26
        local.get $l24
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l24
        local.get $l35
        local.get $l24
        i32.const 1859775393
        i32.add
        i32.add
        local.get $l36
        local.get $l34
        i32.xor
        local.get $l32
        i32.xor
        i32.add
        local.get $l33
        i32.const 5
        i32.rotl
        i32.add
        local.set $l35
        local.get $l36
        i32.const 30
        i32.rotl
        local.set $l36
        local.get $l22
        local.get $l17
        i32.xor
        local.get $l27
        local.get $l25
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l25
        local.get $l32
        local.get $l25
        i32.const 1859775393
        i32.add
        i32.add
        local.get $l33
        local.get $l36
        i32.xor
        local.get $l34
        i32.xor
        i32.add
        local.get $l35
        i32.const 5
        i32.rotl
        i32.add
        local.set $l32
        local.get $l33
        i32.const 30
        i32.rotl
        local.set $l33
        local.get $l23
        local.get $l18
        i32.xor
        local.get $l28
        local.get $l26
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l26
        local.get $l34
        local.get $l26
        i32.const 1859775393
        i32.add
        i32.add
        local.get $l35
        local.get $l33
        i32.xor
        local.get $l36
        i32.xor
        i32.add
        local.get $l32
        i32.const 5
        i32.rotl
        i32.add
        local.set $l34
        local.get $l35
        i32.const 30
        i32.rotl
        local.set $l35
        local.get $l24
        local.get $l19
        i32.xor
        local.get $l29
        local.get $l27
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l27
        local.get $l36
        local.get $l27
        i32.const 1859775393
        i32.add
        i32.add
        local.get $l32
        local.get $l35
        i32.xor
        local.get $l33
        i32.xor
        i32.add
        local.get $l34
        i32.const 5
        i32.rotl
        i32.add
        local.set $l36
        local.get $l32
        i32.const 30
        i32.rotl
        local.set $l32
        local.get $l25
        local.get $l20
        i32.xor
        local.get $l30
        local.get $l28
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l28
        local.get $l33
        local.get $l28
        i32.const 1859775393
        i32.add
        i32.add
        local.get $l34
        local.get $l32
        i32.xor
        local.get $l35
        i32.xor
        i32.add
        local.get $l36
        i32.const 5
        i32.rotl
        i32.add
        local.set $l33
        local.get $l34
        i32.const 30
        i32.rotl
        local.set $l34
        local.get $l26
        local.get $l21
        i32.xor
        local.get $l31
        local.get $l29
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l29
        local.get $l35
        local.get $l29
        i32.const 1859775393
        i32.add
        i32.add
        local.get $l36
        local.get $l34
        i32.xor
        local.get $l32
        i32.xor
        i32.add
        local.get $l33
        i32.const 5
        i32.rotl
        i32.add
        local.set $l35
        local.get $l36
        i32.const 30
        i32.rotl
        local.set $l36
        local.get $l27
        local.get $l22
        i32.xor
        local.get $l16
        local.get $l30
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l30
        local.get $l32
        local.get $l30
        i32.const 1859775393
        i32.add
        i32.add
        local.get $l33
        local.get $l36
        i32.xor
        local.get $l34
        i32.xor
        i32.add
        local.get $l35
        i32.const 5
        i32.rotl
        i32.add
        local.set $l32
        local.get $l33
        i32.const 30
        i32.rotl
        local.set $l33
        local.get $l28
        local.get $l23
        i32.xor
        local.get $l17
        local.get $l31
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l31
        local.get $l34
        local.get $l31
        i32.const 1859775393
        i32.add
        i32.add
        local.get $l35
        local.get $l33
        i32.xor
        local.get $l36
        i32.xor
        i32.add
        local.get $l32
        i32.const 5
        i32.rotl
        i32.add
        local.set $l34
        local.get $l35
        i32.const 30
        i32.rotl
        local.set $l35
        local.get $l29
        local.get $l24
        i32.xor
        local.get $l18
        local.get $l16
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l16
        local.get $l36
        local.get $l16
        i32.const 1859775393
        i32.add
        i32.add
        local.get $l32
        local.get $l35
        i32.xor
        local.get $l33
        i32.xor
        i32.add
        local.get $l34
        i32.const 5
        i32.rotl
        i32.add
        local.set $l36
        local.get $l32
        i32.const 30
        i32.rotl
        local.set $l32
        local.get $l30
        local.get $l25
        i32.xor
        local.get $l19
        local.get $l17
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l17
        local.get $l33
        local.get $l17
        i32.const 1859775393
        i32.add
        i32.add
        local.get $l34
        local.get $l32
        i32.xor
        local.get $l35
        i32.xor
        i32.add
        local.get $l36
        i32.const 5
        i32.rotl
        i32.add
        local.set $l33
        local.get $l34
        i32.const 30
        i32.rotl
        local.set $l34
        local.get $l31
        local.get $l26
        i32.xor
        local.get $l20
        local.get $l18
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l18
        local.get $l35
        local.get $l18
        i32.const 1859775393
        i32.add
        i32.add
        local.get $l36
        local.get $l34
        i32.xor
        local.get $l32
        i32.xor
        i32.add
        local.get $l33
        i32.const 5
        i32.rotl
        i32.add
        local.set $l35
        local.get $l36
        i32.const 30
        i32.rotl
        local.set $l36
        local.get $l16
        local.get $l27
        i32.xor
        local.get $l21
        local.get $l19
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l19
        local.get $l32
        local.get $l19
        i32.const 1859775393
        i32.add
        i32.add
        local.get $l33
        local.get $l36
        i32.xor
        local.get $l34
        i32.xor
        i32.add
        local.get $l35
        i32.const 5
        i32.rotl
        i32.add
        local.set $l32
        local.get $l33
        i32.const 30
        i32.rotl
        local.set $l33
        local.get $l17
        local.get $l28
        i32.xor
        local.get $l22
        local.get $l20
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l20
        local.get $l34
        local.get $l20
        i32.const 1859775393
        i32.add
        i32.add
        local.get $l35
        local.get $l33
        i32.xor
        local.get $l36
        i32.xor
        i32.add
        local.get $l32
        i32.const 5
        i32.rotl
        i32.add
        local.set $l34
        local.get $l35
        i32.const 30
        i32.rotl
        local.set $l35
        local.get $l18
        local.get $l29
        i32.xor
        local.get $l23
        local.get $l21
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l21
        local.get $l36
        local.get $l21
        i32.const 1859775393
        i32.add
        i32.add
        local.get $l32
        local.get $l35
        i32.xor
        local.get $l33
        i32.xor
        i32.add
        local.get $l34
        i32.const 5
        i32.rotl
        i32.add
        local.set $l36
        local.get $l32
        i32.const 30
        i32.rotl
        local.set $l32
        local.get $l19
        local.get $l30
        i32.xor
        local.get $l24
        local.get $l22
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l22
        local.get $l33
        local.get $l22
        i32.const 1859775393
        i32.add
        i32.add
        local.get $l34
        local.get $l32
        i32.xor
        local.get $l35
        i32.xor
        i32.add
        local.get $l36
        i32.const 5
        i32.rotl
        i32.add
        local.set $l33
        local.get $l34
        i32.const 30
        i32.rotl
        local.set $l34
        local.get $l20
        local.get $l31
        i32.xor
        local.get $l25
        local.get $l23
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l23
        local.get $l35
        local.get $l23
        i32.const 1859775393
        i32.add
        i32.add
        local.get $l36
        local.get $l34
        i32.xor
        local.get $l32
        i32.xor
        i32.add
        local.get $l33
        i32.const 5
        i32.rotl
        i32.add
        local.set $l35
        local.get $l36
        i32.const 30
        i32.rotl
        local.set $l36
        local.get $l21
        local.get $l16
        i32.xor
        local.get $l26
        local.get $l24
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l24
        local.get $l32
        local.get $l24
        i32.const -1894007588
        i32.add
        i32.add
        local.get $l33
        local.get $l33
        local.get $l36
        i32.xor
        local.get $l33
        local.get $l34
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l35
        i32.const 5
        i32.rotl
        i32.add
        local.set $l32
        local.get $l33
        i32.const 30
        i32.rotl
        local.set $l33
        local.get $l22
        local.get $l17
        i32.xor
        local.get $l27
        local.get $l25
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l25
        local.get $l34
        local.get $l25
        i32.const -1894007588
        i32.add
        i32.add
        local.get $l35
        local.get $l35
        local.get $l33
        i32.xor
        local.get $l35
        local.get $l36
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l32
        i32.const 5
        i32.rotl
        i32.add
        local.set $l34
        local.get $l35
        i32.const 30
        i32.rotl
        local.set $l35
        local.get $l23
        local.get $l18
        i32.xor
        local.get $l28
        local.get $l26
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l26
        local.get $l36
        local.get $l26
        i32.const -1894007588
        i32.add
        i32.add
        local.get $l32
        local.get $l32
        local.get $l35
        i32.xor
        local.get $l32
        local.get $l33
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l34
        i32.const 5
        i32.rotl
        i32.add
        local.set $l36
        local.get $l32
        i32.const 30
        i32.rotl
        local.set $l32
        local.get $l24
        local.get $l19
        i32.xor
        local.get $l29
        local.get $l27
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l27
        local.get $l33
        local.get $l27
        i32.const -1894007588
        i32.add
        i32.add
        local.get $l34
        local.get $l34
        local.get $l32
        i32.xor
        local.get $l34
        local.get $l35
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l36
        i32.const 5
        i32.rotl
        i32.add
        local.set $l33
        local.get $l34
        i32.const 30
        i32.rotl
        local.set $l34
        local.get $l25
        local.get $l20
        i32.xor
        local.get $l30
        local.get $l28
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l28
        local.get $l35
        local.get $l28
        i32.const -1894007588
        i32.add
        i32.add
        local.get $l36
        local.get $l36
        local.get $l34
        i32.xor
        local.get $l36
        local.get $l32
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l33
        i32.const 5
        i32.rotl
        i32.add
        local.set $l35
        local.get $l36
        i32.const 30
        i32.rotl
        local.set $l36
        local.get $l26
        local.get $l21
        i32.xor
        local.get $l31
        local.get $l29
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l29
        local.get $l32
        local.get $l29
        i32.const -1894007588
        i32.add
        i32.add
        local.get $l33
        local.get $l33
        local.get $l36
        i32.xor
        local.get $l33
        local.get $l34
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l35
        i32.const 5
        i32.rotl
        i32.add
        local.set $l32
        local.get $l33
        i32.const 30
        i32.rotl
        local.set $l33
        local.get $l27
        local.get $l22
        i32.xor
        local.get $l16
        local.get $l30
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l30
        local.get $l34
        local.get $l30
        i32.const -1894007588
        i32.add
        i32.add
        local.get $l35
        local.get $l35
        local.get $l33
        i32.xor
        local.get $l35
        local.get $l36
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l32
        i32.const 5
        i32.rotl
        i32.add
        local.set $l34
        local.get $l35
        i32.const 30
        i32.rotl
        local.set $l35
        local.get $l28
        local.get $l23
        i32.xor
        local.get $l17
        local.get $l31
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l31
        local.get $l36
        local.get $l31
        i32.const -1894007588
        i32.add
        i32.add
        local.get $l32
        local.get $l32
        local.get $l35
        i32.xor
        local.get $l32
        local.get $l33
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l34
        i32.const 5
        i32.rotl
        i32.add
        local.set $l36
        local.get $l32
        i32.const 30
        i32.rotl
        local.set $l32
        local.get $l29
        local.get $l24
        i32.xor
        local.get $l18
        local.get $l16
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l16
        local.get $l33
        local.get $l16
        i32.const -1894007588
        i32.add
        i32.add
        local.get $l34
        local.get $l34
        local.get $l32
        i32.xor
        local.get $l34
        local.get $l35
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l36
        i32.const 5
        i32.rotl
        i32.add
        local.set $l33
        local.get $l34
        i32.const 30
        i32.rotl
        local.set $l34
        local.get $l30
        local.get $l25
        i32.xor
        local.get $l19
        local.get $l17
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l17
        local.get $l35
        local.get $l17
        i32.const -1894007588
        i32.add
        i32.add
        local.get $l36
        local.get $l36
        local.get $l34
        i32.xor
        local.get $l36
        local.get $l32
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l33
        i32.const 5
        i32.rotl
        i32.add
        local.set $l35
        local.get $l36
        i32.const 30
        i32.rotl
        local.set $l36
        local.get $l31
        local.get $l26
        i32.xor
        local.get $l20
        local.get $l18
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l18
        local.get $l32
        local.get $l18
        i32.const -1894007588
        i32.add
        i32.add
        local.get $l33
        local.get $l33
        local.get $l36
        i32.xor
        local.get $l33
        local.get $l34
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l35
        i32.const 5
        i32.rotl
        i32.add
        local.set $l32
        local.get $l33
        i32.const 30
        i32.rotl
        local.set $l33
        local.get $l16
        local.get $l27
        i32.xor
        local.get $l21
        local.get $l19
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l19
        local.get $l34
        local.get $l19
        i32.const -1894007588
        i32.add
        i32.add
        local.get $l35
        local.get $l35
        local.get $l33
        i32.xor
        local.get $l35
        local.get $l36
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l32
        i32.const 5
        i32.rotl
        i32.add
        local.set $l34
        local.get $l35
        i32.const 30
        i32.rotl
        local.set $l35
        local.get $l17
        local.get $l28
        i32.xor
        local.get $l22
        local.get $l20
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l20
        local.get $l36
        local.get $l20
        i32.const -1894007588
        i32.add
        i32.add
        local.get $l32
        local.get $l32
        local.get $l35
        i32.xor
        local.get $l32
        local.get $l33
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l34
        i32.const 5
        i32.rotl
        i32.add
        local.set $l36
        local.get $l32
        i32.const 30
        i32.rotl
        local.set $l32
        local.get $l18
        local.get $l29
        i32.xor
        local.get $l23
        local.get $l21
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l21
        local.get $l33
        local.get $l21
        i32.const -1894007588
        i32.add
        i32.add
        local.get $l34
        local.get $l34
        local.get $l32
        i32.xor
        local.get $l34
        local.get $l35
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l36
        i32.const 5
        i32.rotl
        i32.add
        local.set $l33
        local.get $l34
        i32.const 30
        i32.rotl
        local.set $l34
        local.get $l19
        local.get $l30
        i32.xor
        local.get $l24
        local.get $l22
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l22
        local.get $l35
        local.get $l22
        i32.const -1894007588
        i32.add
        i32.add
        local.get $l36
        local.get $l36
        local.get $l34
        i32.xor
        local.get $l36
        local.get $l32
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l33
        i32.const 5
        i32.rotl
        i32.add
        local.set $l35
        local.get $l36
        i32.const 30
        i32.rotl
        local.set $l36
        local.get $l20
        local.get $l31
        i32.xor
        local.get $l25
        local.get $l23
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l23
        local.get $l32
        local.get $l23
        i32.const -1894007588
        i32.add
        i32.add
        local.get $l33
        local.get $l33
        local.get $l36
        i32.xor
        local.get $l33
        local.get $l34
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l35
        i32.const 5
        i32.rotl
        i32.add
        local.set $l32
        local.get $l33
        i32.const 30
        i32.rotl
        local.set $l33
        local.get $l21
        local.get $l16
        i32.xor
        local.get $l26
        local.get $l24
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l24
        local.get $l34
        local.get $l24
        i32.const -1894007588
        i32.add
        i32.add
        local.get $l35
        local.get $l35
        local.get $l33
        i32.xor
        local.get $l35
        local.get $l36
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l32
        i32.const 5
        i32.rotl
        i32.add
        local.set $l34
        local.get $l35
        i32.const 30
        i32.rotl
        local.set $l35
        local.get $l22
        local.get $l17
        i32.xor
        local.get $l27
        local.get $l25
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l25
        local.get $l36
        local.get $l25
        i32.const -1894007588
        i32.add
        i32.add
        local.get $l32
        local.get $l32
        local.get $l35
        i32.xor
        local.get $l32
        local.get $l33
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l34
        i32.const 5
        i32.rotl
        i32.add
        local.set $l36
        local.get $l32
        i32.const 30
        i32.rotl
        local.set $l32
        local.get $l23
        local.get $l18
        i32.xor
        local.get $l28
        local.get $l26
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l26
        local.get $l33
        local.get $l26
        i32.const -1894007588
        i32.add
        i32.add
        local.get $l34
        local.get $l34
        local.get $l32
        i32.xor
        local.get $l34
        local.get $l35
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l36
        i32.const 5
        i32.rotl
        i32.add
        local.set $l33
        local.get $l34
        i32.const 30
        i32.rotl
        local.set $l34
        local.get $l24
        local.get $l19
        i32.xor
        local.get $l29
        local.get $l27
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l27
        local.get $l35
        local.get $l27
        i32.const -1894007588
        i32.add
        i32.add
        local.get $l36
        local.get $l36
        local.get $l34
        i32.xor
        local.get $l36
        local.get $l32
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l33
        i32.const 5
        i32.rotl
        i32.add
        local.set $l35
        local.get $l36
        i32.const 30
        i32.rotl
        local.set $l36
        local.get $l25
        local.get $l20
        i32.xor
        local.get $l30
        local.get $l28
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l28
        local.get $l32
        local.get $l28
        i32.const -899497514
        i32.add
        i32.add
        local.get $l33
        local.get $l36
        i32.xor
        local.get $l34
        i32.xor
        i32.add
        local.get $l35
        i32.const 5
        i32.rotl
        i32.add
        local.set $l32
        local.get $l33
        i32.const 30
        i32.rotl
        local.set $l33
        local.get $l26
        local.get $l21
        i32.xor
        local.get $l31
        local.get $l29
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l29
        local.get $l34
        local.get $l29
        i32.const -899497514
        i32.add
        i32.add
        local.get $l35
        local.get $l33
        i32.xor
        local.get $l36
        i32.xor
        i32.add
        local.get $l32
        i32.const 5
        i32.rotl
        i32.add
        local.set $l34
        local.get $l35
        i32.const 30
        i32.rotl
        local.set $l35
        local.get $l27
        local.get $l22
        i32.xor
        local.get $l16
        local.get $l30
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l30
        local.get $l36
        local.get $l30
        i32.const -899497514
        i32.add
        i32.add
        local.get $l32
        local.get $l35
        i32.xor
        local.get $l33
        i32.xor
        i32.add
        local.get $l34
        i32.const 5
        i32.rotl
        i32.add
        local.set $l36
        local.get $l32
        i32.const 30
        i32.rotl
        local.set $l32
        local.get $l28
        local.get $l23
        i32.xor
        local.get $l17
        local.get $l31
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l31
        local.get $l33
        local.get $l31
        i32.const -899497514
        i32.add
        i32.add
        local.get $l34
        local.get $l32
        i32.xor
        local.get $l35
        i32.xor
        i32.add
        local.get $l36
        i32.const 5
        i32.rotl
        i32.add
        local.set $l33
        local.get $l34
        i32.const 30
        i32.rotl
        local.set $l34
        local.get $l29
        local.get $l24
        i32.xor
        local.get $l18
        local.get $l16
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l16
        local.get $l35
        local.get $l16
        i32.const -899497514
        i32.add
        i32.add
        local.get $l36
        local.get $l34
        i32.xor
        local.get $l32
        i32.xor
        i32.add
        local.get $l33
        i32.const 5
        i32.rotl
        i32.add
        local.set $l35
        local.get $l36
        i32.const 30
        i32.rotl
        local.set $l36
        local.get $l30
        local.get $l25
        i32.xor
        local.get $l19
        local.get $l17
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l17
        local.get $l32
        local.get $l17
        i32.const -899497514
        i32.add
        i32.add
        local.get $l33
        local.get $l36
        i32.xor
        local.get $l34
        i32.xor
        i32.add
        local.get $l35
        i32.const 5
        i32.rotl
        i32.add
        local.set $l32
        local.get $l33
        i32.const 30
        i32.rotl
        local.set $l33
        local.get $l31
        local.get $l26
        i32.xor
        local.get $l20
        local.get $l18
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l18
        local.get $l34
        local.get $l18
        i32.const -899497514
        i32.add
        i32.add
        local.get $l35
        local.get $l33
        i32.xor
        local.get $l36
        i32.xor
        i32.add
        local.get $l32
        i32.const 5
        i32.rotl
        i32.add
        local.set $l34
        local.get $l35
        i32.const 30
        i32.rotl
        local.set $l35
        local.get $l16
        local.get $l27
        i32.xor
        local.get $l21
        local.get $l19
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l19
        local.get $l36
        local.get $l19
        i32.const -899497514
        i32.add
        i32.add
        local.get $l32
        local.get $l35
        i32.xor
        local.get $l33
        i32.xor
        i32.add
        local.get $l34
        i32.const 5
        i32.rotl
        i32.add
        local.set $l36
        local.get $l32
        i32.const 30
        i32.rotl
        local.set $l32
        local.get $l17
        local.get $l28
        i32.xor
        local.get $l22
        local.get $l20
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l20
        local.get $l33
        local.get $l20
        i32.const -899497514
        i32.add
        i32.add
        local.get $l34
        local.get $l32
        i32.xor
        local.get $l35
        i32.xor
        i32.add
        local.get $l36
        i32.const 5
        i32.rotl
        i32.add
        local.set $l33
        local.get $l34
        i32.const 30
        i32.rotl
        local.set $l34
        local.get $l18
        local.get $l29
        i32.xor
        local.get $l23
        local.get $l21
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l21
        local.get $l35
        local.get $l21
        i32.const -899497514
        i32.add
        i32.add
        local.get $l36
        local.get $l34
        i32.xor
        local.get $l32
        i32.xor
        i32.add
        local.get $l33
        i32.const 5
        i32.rotl
        i32.add
        local.set $l35
        local.get $l36
        i32.const 30
        i32.rotl
        local.set $l36
        local.get $l19
        local.get $l30
        i32.xor
        local.get $l24
        local.get $l22
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l22
        local.get $l32
        local.get $l22
        i32.const -899497514
        i32.add
        i32.add
        local.get $l33
        local.get $l36
        i32.xor
        local.get $l34
        i32.xor
        i32.add
        local.get $l35
        i32.const 5
        i32.rotl
        i32.add
        local.set $l32
        local.get $l33
        i32.const 30
        i32.rotl
        local.set $l33
        local.get $l20
        local.get $l31
        i32.xor
        local.get $l25
        local.get $l23
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l23
        local.get $l34
        local.get $l23
        i32.const -899497514
        i32.add
        i32.add
        local.get $l35
        local.get $l33
        i32.xor
        local.get $l36
        i32.xor
        i32.add
        local.get $l32
        i32.const 5
        i32.rotl
        i32.add
        local.set $l34
        local.get $l35
        i32.const 30
        i32.rotl
        local.set $l35
        local.get $l21
        local.get $l16
        i32.xor
        local.get $l26
        local.get $l24
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l24
        local.get $l36
        local.get $l24
        i32.const -899497514
        i32.add
        i32.add
        local.get $l32
        local.get $l35
        i32.xor
        local.get $l33
        i32.xor
        i32.add
        local.get $l34
        i32.const 5
        i32.rotl
        i32.add
        local.set $l36
        local.get $l32
        i32.const 30
        i32.rotl
        local.set $l32
        local.get $l22
        local.get $l17
        i32.xor
        local.get $l27
        local.get $l25
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l25
        local.get $l33
        local.get $l25
        i32.const -899497514
        i32.add
        i32.add
        local.get $l34
        local.get $l32
        i32.xor
        local.get $l35
        i32.xor
        i32.add
        local.get $l36
        i32.const 5
        i32.rotl
        i32.add
        local.set $l33
        local.get $l34
        i32.const 30
        i32.rotl
        local.set $l34
        local.get $l23
        local.get $l18
        i32.xor
        local.get $l28
        local.get $l26
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l18
        local.get $l35
        local.get $l18
        i32.const -899497514
        i32.add
        i32.add
        local.get $l36
        local.get $l34
        i32.xor
        local.get $l32
        i32.xor
        i32.add
        local.get $l33
        i32.const 5
        i32.rotl
        i32.add
        local.set $l26
        local.get $l36
        i32.const 30
        i32.rotl
        local.set $l35
        local.get $l24
        local.get $l19
        i32.xor
        local.get $l29
        local.get $l27
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l19
        local.get $l32
        local.get $l19
        i32.const -899497514
        i32.add
        i32.add
        local.get $l33
        local.get $l35
        i32.xor
        local.get $l34
        i32.xor
        i32.add
        local.get $l26
        i32.const 5
        i32.rotl
        i32.add
        local.set $l24
        local.get $l33
        i32.const 30
        i32.rotl
        local.set $l27
        local.get $l25
        local.get $l20
        i32.xor
        local.get $l30
        local.get $l28
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l20
        local.get $l34
        local.get $l20
        i32.const -899497514
        i32.add
        i32.add
        local.get $l26
        local.get $l27
        i32.xor
        local.get $l35
        i32.xor
        i32.add
        local.get $l24
        i32.const 5
        i32.rotl
        i32.add
        local.set $l25
        local.get $l26
        i32.const 30
        i32.rotl
        local.set $l26
        local.get $l35
        local.get $l18
        local.get $l21
        i32.xor
        local.get $l31
        local.get $l29
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        i32.const -899497514
        i32.add
        i32.add
        local.get $l24
        local.get $l26
        i32.xor
        local.get $l27
        i32.xor
        i32.add
        local.get $l25
        i32.const 5
        i32.rotl
        i32.add
        local.set $l18
        local.get $l24
        i32.const 30
        i32.rotl
        local.set $l21
        local.get $l27
        local.get $l19
        local.get $l22
        i32.xor
        local.get $l16
        local.get $l30
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        i32.const -899497514
        i32.add
        i32.add
        local.get $l25
        local.get $l21
        i32.xor
        local.get $l26
        i32.xor
        i32.add
        local.get $l18
        i32.const 5
        i32.rotl
        i32.add
        local.set $l16
        local.get $l25
        i32.const 30
        i32.rotl
        local.set $l19
        local.get $l26
        local.get $l20
        local.get $l23
        i32.xor
        local.get $l17
        local.get $l31
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        i32.const -899497514
        i32.add
        i32.add
        local.get $l18
        local.get $l19
        i32.xor
        local.get $l21
        i32.xor
        i32.add
        local.get $l16
        i32.const 5
        i32.rotl
        i32.add
        local.get $l41
        i32.add
        local.get $l16
        local.get $l40
        i32.add
        local.get $l18
        i32.const 30
        i32.rotl
        local.get $l39
        i32.add
        local.get $l19
        local.get $l38
        i32.add
        local.get $l21
        local.get $l37
        i32.add
        local.set $l37
        local.set $l38
        local.set $l39
        local.set $l40
        local.set $l41
        local.get $l42
        i32.const 1
        i32.add
        local.tee $l42
        local.get $p2
        i32.lt_u
        br_if $L1
      end
    end
    local.get $p0
    local.get $l41
    i32.store
    local.get $p0
    local.get $l40
    i32.store offset=4
    local.get $p0
    local.get $l39
    i32.store offset=8
    local.get $p0
    local.get $l38
    i32.store offset=12
    local.get $p0
    local.get $l37
    i32.store offset=16))
