(module
  (type $t0 (func (param i32 i32 i32 i32)))
  (import "polylane" "memory" (memory $polylane.memory 16 16))
  (import "polylane" "tables" (global $polylane.tables i32))
  (func $sha1-compress.x1.wasm (export "sha1-compress.x1.wasm") (type $t0) (param $p0 i32) (param $p1 i32) (param $p2 i32) (param $p3 i32)
    (local $l4 i32) (local $l5 i32) (local $l6 i32) (local $l7 i32) (local $l8 i32) (local $l9 i32) (local $l10 i32) (local $l11 i32) (local $l12 i32) (local $l13 i32) (local $l14 i32) (local $l15 i32) (local $l16 i32) (local $l17 i32) (local $l18 i32) (local $l19 i32) (local $l20 i32) (local $l21 i32) (local $l22 i32) (local $l23 i32) (local $l24 i32) (local $l25 i32) (local $l26 i32) (local $l27 i32) (local $l28 i32) (local $l29 i32) (local $l30 i32)
    local.get $p0
    i32.load
    local.set $l4
    local.get $p0
    i32.load offset=4
    local.set $l5
    local.get $p0
    i32.load offset=8
    local.set $l6
    local.get $p0
    i32.load offset=12
    local.set $l7
    local.get $p0
    i32.load offset=16
    local.set $l8
    local.get $l4
    local.get $l5
    local.get $l6
    local.get $l7
    local.get $l8
    local.set $l4
    local.set $l5
    local.set $l6
    local.set $l7
    local.set $l8
    i32.const 0
    local.set $l9
    block $B0
      local.get $p2
      i32.eqz
      br_if $B0
      loop $L1
        local.get $p1
        local.get $l9
        i32.const 64
        i32.mul
        i32.add
        i32.load align=1
        local.set $l10
        i32.const 16711935
        local.set $l11
        local.get $l10
        local.get $l11
        i32.and
        i32.const 8
        i32.shl
        local.get $l10
        i32.const 8
        i32.shr_u
        local.get $l11
        i32.and
        i32.or
        i32.const 16
        i32.rotl
        local.set $l10
        local.get $p1
        local.get $l9
        i32.const 64
        i32.mul
        i32.add
        i32.load offset=4 align=1
        local.set $l11
        i32.const 16711935
        local.set $l12
        local.get $l11
        local.get $l12
        i32.and
        i32.const 8
        i32.shl
        local.get $l11
        i32.const 8
        i32.shr_u
        local.get $l12
        i32.and
        i32.or
        i32.const 16
        i32.rotl
        local.set $l11
        local.get $p1
        local.get $l9
        i32.const 64
        i32.mul
        i32.add
        i32.load offset=8 align=1
        local.set $l12
        i32.const 16711935
        local.set $l13
        local.get $l12
        local.get $l13
        i32.and
        i32.const 8
        i32.shl
        local.get $l12
        i32.const 8
        i32.shr_u
        local.get $l13
        i32.and
        i32.or
        i32.const 16
        i32.rotl
        local.set $l12
        local.get $p1
        local.get $l9
        i32.const 64
        i32.mul
        i32.add
        i32.load offset=12 align=1
        local.set $l13
        i32.const 16711935
        local.set $l14
        local.get $l13
        local.get $l14
        i32.and
        i32.const 8
        i32.shl
        local.get $l13
        i32.const 8
        i32.shr_u
        local.get $l14
        i32.and
        i32.or
        i32.const 16
        i32.rotl
        local.set $l13
        local.get $p1
        local.get $l9
        i32.const 64
        i32.mul
        i32.add
        i32.load offset=16 align=1
        local.set $l14
        i32.const 16711935
        local.set $l15
        local.get $l14
        local.get $l15
        i32.and
        i32.const 8
        i32.shl
        local.get $l14
        i32.const 8
        i32.shr_u
        local.get $l15
        i32.and
        i32.or
        i32.const 16
        i32.rotl
        local.set $l14
        local.get $p1
        local.get $l9
        i32.const 64
        i32.mul
        i32.add
        i32.load offset=20 align=1
        local.set $l15
        i32.const 16711935
        local.set $l16
        local.get $l15
        local.get $l16
        i32.and
        i32.const 8
        i32.shl
        local.get $l15
        i32.const 8
        i32.shr_u
        local.get $l16
        i32.and
        i32.or
        i32.const 16
        i32.rotl
        local.set $l15
        local.get $p1
        local.get $l9
        i32.const 64
        i32.mul
        i32.add
        i32.load offset=24 align=1
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
        local.get $l9
        i32.const 64
        i32.mul
        i32.add
        i32.load offset=28 align=1
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
        local.get $l9
        i32.const 64
        i32.mul
        i32.add
        i32.load offset=32 align=1
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
        local.get $l9
        i32.const 64
        i32.mul
        i32.add
        i32.load offset=36 align=1
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
        local.get $l9
        i32.const 64
        i32.mul
        i32.add
        i32.load offset=40 align=1
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
        local.get $l9
        i32.const 64
        i32.mul
        i32.add
        i32.load offset=44 align=1
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
        local.get $l9
        i32.const 64
        i32.mul
        i32.add
        i32.load offset=48 align=1
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
        local.get $l9
        i32.const 64
        i32.mul
        i32.add
        i32.load offset=52 align=1
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
        local.get $l9
        i32.const 64
        i32.mul
        i32.add
        i32.load offset=56 align=1
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
        local.get $l9
        i32.const 64
        i32.mul
        i32.add
        i32.load offset=60 align=1
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
        local.get $l4
        local.get $l10
        i32.const 1518500249
        i32.add
        i32.add
        local.get $l5
        local.get $l7
        local.get $l6
        local.get $l5
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l8
        i32.const 5
        i32.rotl
        i32.add
        local.set $l26
        local.get $l7
        i32.const 30
        i32.rotl
        local.set $l27
        local.get $l5
        local.get $l11
        i32.const 1518500249
        i32.add
        i32.add
        local.get $l6
        local.get $l8
        local.get $l27
        local.get $l6
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l26
        i32.const 5
        i32.rotl
        i32.add
        local.set $l28
        local.get $l8
        i32.const 30
        i32.rotl
        local.set $l29
        local.get $l6
        local.get $l12
        i32.const 1518500249
        i32.add
        i32.add
        local.get $l27
        local.get $l26
        local.get $l29
        local.get $l27
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l28
        i32.const 5
        i32.rotl
        i32.add
        local.set $l30
        local.get $l26
        i32.const 30
        i32.rotl
        local.set $l26
        local.get $l27
        local.get $l13
        i32.const 1518500249
        i32.add
        i32.add
        local.get $l29
        local.get $l28
        local.get $l26
        local.get $l29
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l30
        i32.const 5
        i32.rotl
        i32.add
        local.set $l27
        local.get $l28
        i32.const 30
        i32.rotl
        local.set $l28
        local.get $l29
        local.get $l14
        i32.const 1518500249
        i32.add
        i32.add
        local.get $l26
        local.get $l30
        local.get $l28
        local.get $l26
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l27
        i32.const 5
        i32.rotl
        i32.add
        local.set $l29
        local.get $l30
        i32.const 30
        i32.rotl
        local.set $l30
        local.get $l26
        local.get $l15
        i32.const 1518500249
        i32.add
        i32.add
        local.get $l28
        local.get $l27
        local.get $l30
        local.get $l28
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l29
        i32.const 5
        i32.rotl
        i32.add
        local.set $l26
        local.get $l27
        i32.const 30
        i32.rotl
        local.set $l27
        local.get $l28
        local.get $l16
        i32.const 1518500249
        i32.add
        i32.add
        local.get $l30
        local.get $l29
        local.get $l27
        local.get $l30
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l26
        i32.const 5
        i32.rotl
        i32.add
        local.set $l28
        local.get $l29
        i32.const 30
        i32.rotl
        local.set $l29
        local.get $l30
        local.get $l17
        i32.const 1518500249
        i32.add
        i32.add
        local.get $l27
        local.get $l26
        local.get $l29
        local.get $l27
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l28
        i32.const 5
        i32.rotl
        i32.add
        local.set $l30
        local.get $l26
        i32.const 30
        i32.rotl
        local.set $l26
        local.get $l27
        local.get $l18
        i32.const 1518500249
        i32.add
        i32.add
        local.get $l29
        local.get $l28
        local.get $l26
        local.get $l29
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l30
        i32.const 5
        i32.rotl
        i32.add
        local.set $l27
        local.get $l28
        i32.const 30
        i32.rotl
        local.set $l28
        local.get $l29
        local.get $l19
        i32.const 1518500249
        i32.add
        i32.add
        local.get $l26
        local.get $l30
        local.get $l28
        local.get $l26
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l27
        i32.const 5
        i32.rotl
        i32.add
        local.set $l29
        local.get $l30
        i32.const 30
        i32.rotl
        local.set $l30
        local.get $l26
        local.get $l20
        i32.const 1518500249
        i32.add
        i32.add
        local.get $l28
        local.get $l27
        local.get $l30
        local.get $l28
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l29
        i32.const 5
        i32.rotl
        i32.add
        local.set $l26
        local.get $l27
        i32.const 30
        i32.rotl
        local.set $l27
        local.get $l28
        local.get $l21
        i32.const 1518500249
        i32.add
        i32.add
        local.get $l30
        local.get $l29
        local.get $l27
        local.get $l30
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l26
        i32.const 5
        i32.rotl
        i32.add
        local.set $l28
        local.get $l29
        i32.const 30
        i32.rotl
        local.set $l29
        local.get $l30
        local.get $l22
        i32.const 1518500249
        i32.add
        i32.add
        local.get $l27
        local.get $l26
        local.get $l29
        local.get $l27
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l28
        i32.const 5
        i32.rotl
        i32.add
        local.set $l30
        local.get $l26
        i32.const 30
        i32.rotl
        local.set $l26
        local.get $l27
        local.get $l23
        i32.const 1518500249
        i32.add
        i32.add
        local.get $l29
        local.get $l28
        local.get $l26
        local.get $l29
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l30
        i32.const 5
        i32.rotl
        i32.add
        local.set $l27
        local.get $l28
        i32.const 30
        i32.rotl
        local.set $l28
        local.get $l29
        local.get $l24
        i32.const 1518500249
        i32.add
        i32.add
        local.get $l26
        local.get $l30
        local.get $l28
        local.get $l26
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l27
        i32.const 5
        i32.rotl
        i32.add
        local.set $l29
        local.get $l30
        i32.const 30
        i32.rotl
        local.set $l30
        local.get $l26
        local.get $l25
        i32.const 1518500249
        i32.add
        i32.add
        local.get $l28
        local.get $l27
        local.get $l30
        local.get $l28
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l29
        i32.const 5
        i32.rotl
        i32.add
        local.set $l26
        local.get $l27
        i32.const 30
        i32.rotl
        local.set $l27
        local.get $l23
        local.get $l18
        i32.xor
        local.get $l12
        local.get $l10
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l10
        local.get $l28
        local.get $l10
        i32.const 1518500249
        i32.add
        i32.add
        local.get $l30
        local.get $l29
        local.get $l27
        local.get $l30
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l26
        i32.const 5
        i32.rotl
        i32.add
        local.set $l28
        local.get $l29
        i32.const 30
        i32.rotl
        local.set $l29
        local.get $l24
        local.get $l19
        i32.xor
        local.get $l13
        local.get $l11
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l11
        local.get $l30
        local.get $l11
        i32.const 1518500249
        i32.add
        i32.add
        local.get $l27
        local.get $l26
        local.get $l29
        local.get $l27
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l28
        i32.const 5
        i32.rotl
        i32.add
        local.set $l30
        local.get $l26
        i32.const 30
        i32.rotl
        local.set $l26
        local.get $l25
        local.get $l20
        i32.xor
        local.get $l14
        local.get $l12
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l12
        local.get $l27
        local.get $l12
        i32.const 1518500249
        i32.add
        i32.add
        local.get $l29
        local.get $l28
        local.get $l26
        local.get $l29
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l30
        i32.const 5
        i32.rotl
        i32.add
        local.set $l27
        local.get $l28
        i32.const 30
        i32.rotl
        local.set $l28
        local.get $l10
        local.get $l21
        i32.xor
        local.get $l15
        local.get $l13
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l13
        local.get $l29
        local.get $l13
        i32.const 1518500249
        i32.add
        i32.add
        local.get $l26
        local.get $l30
        local.get $l28
        local.get $l26
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l27
        i32.const 5
        i32.rotl
        i32.add
        local.set $l29
        local.get $l30
        i32.const 30
        i32.rotl
        local.set $l30
        local.get $l11
        local.get $l22
        i32.xor
        local.get $l16
        local.get $l14
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l14
        local.get $l26
        local.get $l14
        i32.const 1859775393
        i32.add
        i32.add
        local.get $l27
        local.get $l30
        i32.xor
        local.get $l28
        i32.xor
        i32.add
        local.get $l29
        i32.const 5
        i32.rotl
        i32.add
        local.set $l26
        local.get $l27
        i32.const 30
        i32.rotl
        local.set $l27
        local.get $l12
        local.get $l23
        i32.xor
        local.get $l17
        local.get $l15
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l15
        local.get $l28
        local.get $l15
        i32.const 1859775393
        i32.add
        i32.add
        local.get $l29
        local.get $l27
        i32.xor
        local.get $l30
        i32.xor
        i32.add
        local.get $l26
        i32.const 5
        i32.rotl
        i32.add
        local.set $l28
        local.get $l29
        i32.const 30
        i32.rotl
        local.set $l29
        local.get $l13
        local.get $l24
        i32.xor
        local.get $l18
        local.get $l16
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l16
        local.get $l30
        local.get $l16
        i32.const 1859775393
        i32.add
        i32.add
        local.get $l26
        local.get $l29
        i32.xor
        local.get $l27
        i32.xor
        i32.add
        local.get $l28
        i32.const 5
        i32.rotl
        i32.add
        local.set $l30
        local.get $l26
        i32.const 30
        i32.rotl
        local.set $l26
        local.get $l14
        local.get $l25
        i32.xor
        local.get $l19
        local.get $l17
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l17
        local.get $l27
        local.get $l17
        i32.const 1859775393
        i32.add
        i32.add
        local.get $l28
        local.get $l26
        i32.xor
        local.get $l29
        i32.xor
        i32.add
        local.get $l30
        i32.const 5
        i32.rotl
        i32.add
        local.set $l27
        local.get $l28
        i32.const 30
        i32.rotl
        local.set $l28
        local.get $l15
        local.get $l10
        i32.xor
        local.get $l20
        local.get $l18
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l18
        local.get $l29
        local.get $l18
        i32.const 1859775393
        i32.add
        i32.add
        local.get $l30
        local.get $l28
        i32.xor
        local.get $l26
        i32.xor
        i32.add
        local.get $l27
        i32.const 5
        i32.rotl
        i32.add
        local.set $l29
        local.get $l30
        i32.const 30
        i32.rotl
        local.set $l30
        local.get $l16
        local.get $l11
        i32.xor
        local.get $l21
        local.get $l19
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l19
        local.get $l26
        local.get $l19
        i32.const 1859775393
        i32.add
        i32.add
        local.get $l27
        local.get $l30
        i32.xor
        local.get $l28
        i32.xor
        i32.add
        local.get $l29
        i32.const 5
        i32.rotl
        i32.add
        local.set $l26
        local.get $l27
        i32.const 30
        i32.rotl
        local.set $l27
        local.get $l17
        local.get $l12
        i32.xor
        local.get $l22
        local.get $l20
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l20
        local.get $l28
        local.get $l20
        i32.const 1859775393
        i32.add
        i32.add
        local.get $l29
        local.get $l27
        i32.xor
        local.get $l30
        i32.xor
        i32.add
        local.get $l26
        i32.const 5
        i32.rotl
        i32.add
        local.set $l28
        local.get $l29
        i32.const 30
        i32.rotl
        local.set $l29
        local.get $l18
        local.get $l13
        i32.xor
        local.get $l23
        local.get $l21
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l21
        local.get $l30
        local.get $l21
        i32.const 1859775393
        i32.add
        i32.add
        local.get $l26
        local.get $l29
        i32.xor
        local.get $l27
        i32.xor
        i32.add
        local.get $l28
        i32.const 5
        i32.rotl
        i32.add
        local.set $l30
        local.get $l26
        i32.const 30
        i32.rotl
        local.set $l26
        local.get $l19
        local.get $l14
        i32.xor
        local.get $l24
        local.get $l22
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l22
        local.get $l27
        local.get $l22
        i32.const 1859775393
        i32.add
        i32.add
        local.get $l28
        local.get $l26
        i32.xor
        local.get $l29
        i32.xor
        i32.add
        local.get $l30
        i32.const 5
        i32.rotl
        i32.add
        local.set $l27
        local.get $l28
        i32.const 30
        i32.rotl
        local.set $l28
        local.get $l20
        local.get $l15
        i32.xor
        local.get $l25
        local.get $l23
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l23
        local.get $l29
        local.get $l23
        i32.const 1859775393
        i32.add
        i32.add
        local.get $l30
        local.get $l28
        i32.xor
        local.get $l26
        i32.xor
        i32.add
        local.get $l27
        i32.const 5
        i32.rotl
        i32.add
        local.set $l29
        local.get $l30
        i32.const 30
        i32.rotl
        local.set $l30
        local.get $l21
        local.get $l16
        i32.xor
        local.get $l10
        local.get $l24
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l24
        local.get $l26
        local.get $l24
        i32.const 1859775393
        i32.add
        i32.add
        local.get $l27
        local.get $l30
        i32.xor
        local.get $l28
        i32.xor
        i32.add
        local.get $l29
        i32.const 5
        i32.rotl
        i32.add
        local.set $l26
        local.get $l27
        i32.const 30
        i32.rotl
        local.set $l27
        local.get $l22
        local.get $l17
        i32.xor
        local.get $l11
        local.get $l25
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l25
        local.get $l28
        local.get $l25
        i32.const 1859775393
        i32.add
        i32.add
        local.get $l29
        local.get $l27
        i32.xor
        local.get $l30
        i32.xor
        i32.add
        local.get $l26
        i32.const 5
        i32.rotl
        i32.add
        local.set $l28
        local.get $l29
        i32.const 30
        i32.rotl
        local.set $l29
        local.get $l23
        local.get $l18
        i32.xor
        local.get $l12
        local.get $l10
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l10
        local.get $l30
        local.get $l10
        i32.const 1859775393
        i32.add
        i32.add
        local.get $l26
        local.get $l29
        i32.xor
        local.get $l27
        i32.xor
        i32.add
        local.get $l28
        i32.const 5
        i32.rotl
        i32.add
        local.set $l30
        local.get $l26
        i32.const 30
        i32.rotl
        local.set $l26
        local.get $l24
        local.get $l19
        i32.xor
        local.get $l13
        local.get $l11
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l11
        local.get $l27
        local.get $l11
        i32.const 1859775393
        i32.add
        i32.add
        local.get $l28
        local.get $l26
        i32.xor
        local.get $l29
        i32.xor
        i32.add
        local.get $l30
        i32.const 5
        i32.rotl
        i32.add
        local.set $l27
        local.get $l28
        i32.const 30
        i32.rotl
        local.set $l28
        local.get $l25
        local.get $l20
        i32.xor
        local.get $l14
        local.get $l12
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l12
        local.get $l29
        local.get $l12
        i32.const 1859775393
        i32.add
        i32.add
        local.get $l30
        local.get $l28
        i32.xor
        local.get $l26
        i32.xor
        i32.add
        local.get $l27
        i32.const 5
        i32.rotl
        i32.add
        local.set $l29
        local.get $l30
        i32.const 30
        i32.rotl
        local.set $l30
        local.get $l10
        local.get $l21
        i32.xor
        local.get $l15
        local.get $l13
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l13
        local.get $l26
        local.get $l13
        i32.const 1859775393
        i32.add
        i32.add
        local.get $l27
        local.get $l30
        i32.xor
        local.get $l28
        i32.xor
        i32.add
        local.get $l29
        i32.const 5
        i32.rotl
        i32.add
        local.set $l26
        local.get $l27
        i32.const 30
        i32.rotl
        local.set $l27
        local.get $l11
        local.get $l22
        i32.xor
        local.get $l16
        local.get $l14
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l14
        local.get $l28
        local.get $l14
        i32.const 1859775393
        i32.add
        i32.add
        local.get $l29
        local.get $l27
        i32.xor
        local.get $l30
        i32.xor
        i32.add
        local.get $l26
        i32.const 5
        i32.rotl
        i32.add
        local.set $l28
        local.get $l29
        i32.const 30
        i32.rotl
        local.set $l29
        local.get $l12
        local.get $l23
        i32.xor
        local.get $l17
        local.get $l15
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l15
        local.get $l30
        local.get $l15
        i32.const 1859775393
        i32.add
        i32.add
        local.get $l26
        local.get $l29
        i32.xor
        local.get $l27
        i32.xor
        i32.add
        local.get $l28
        i32.const 5
        i32.rotl
        i32.add
        local.set $l30
        local.get $l26
        i32.const 30
        i32.rotl
        local.set $l26
        local.get $l13
        local.get $l24
        i32.xor
        local.get $l18
        local.get $l16
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l16
        local.get $l27
        local.get $l16
        i32.const 1859775393
        i32.add
        i32.add
        local.get $l28
        local.get $l26
        i32.xor
        local.get $l29
        i32.xor
        i32.add
        local.get $l30
        i32.const 5
        i32.rotl
        i32.add
        local.set $l27
        local.get $l28
        i32.const 30
        i32.rotl
        local.set $l28
        local.get $l14
        local.get $l25
        i32.xor
        local.get $l19
        local.get $l17
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l17
        local.get $l29
        local.get $l17
        i32.const 1859775393
        i32.add
        i32.add
        local.get $l30
        local.get $l28
        i32.xor
        local.get $l26
        i32.xor
        i32.add
        local.get $l27
        i32.const 5
        i32.rotl
        i32.add
        local.set $l29
        local.get $l30
        i32.const 30
        i32.rotl
        local.set $l30
        local.get $l15
        local.get $l10
        i32.xor
        local.get $l20
        local.get $l18
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l18
        local.get $l26
        local.get $l18
        i32.const -1894007588
        i32.add
        i32.add
        local.get $l27
        local.get $l27
        local.get $l30
        i32.xor
        local.get $l27
        local.get $l28
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l29
        i32.const 5
        i32.rotl
        i32.add
        local.set $l26
        local.get $l27
        i32.const 30
        i32.rotl
        local.set $l27
        local.get $l16
        local.get $l11
        i32.xor
        local.get $l21
        local.get $l19
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l19
        local.get $l28
        local.get $l19
        i32.const -1894007588
        i32.add
        i32.add
        local.get $l29
        local.get $l29
        local.get $l27
        i32.xor
        local.get $l29
        local.get $l30
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l26
        i32.const 5
        i32.rotl
        i32.add
        local.set $l28
        local.get $l29
        i32.const 30
        i32.rotl
        local.set $l29
        local.get $l17
        local.get $l12
        i32.xor
        local.get $l22
        local.get $l20
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l20
        local.get $l30
        local.get $l20
        i32.const -1894007588
        i32.add
        i32.add
        local.get $l26
        local.get $l26
        local.get $l29
        i32.xor
        local.get $l26
        local.get $l27
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l28
        i32.const 5
        i32.rotl
        i32.add
        local.set $l30
        local.get $l26
        i32.const 30
        i32.rotl
        local.set $l26
        local.get $l18
        local.get $l13
        i32.xor
        local.get $l23
        local.get $l21
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l21
        local.get $l27
        local.get $l21
        i32.const -1894007588
        i32.add
        i32.add
        local.get $l28
        local.get $l28
        local.get $l26
        i32.xor
        local.get $l28
        local.get $l29
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l30
        i32.const 5
        i32.rotl
        i32.add
        local.set $l27
        local.get $l28
        i32.const 30
        i32.rotl
        local.set $l28
        local.get $l19
        local.get $l14
        i32.xor
        local.get $l24
        local.get $l22
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l22
        local.get $l29
        local.get $l22
        i32.const -1894007588
        i32.add
        i32.add
        local.get $l30
        local.get $l30
        local.get $l28
        i32.xor
        local.get $l30
        local.get $l26
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l27
        i32.const 5
        i32.rotl
        i32.add
        local.set $l29
        local.get $l30
        i32.const 30
        i32.rotl
        local.set $l30
        local.get $l20
        local.get $l15
        i32.xor
        local.get $l25
        local.get $l23
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l23
        local.get $l26
        local.get $l23
        i32.const -1894007588
        i32.add
        i32.add
        local.get $l27
        local.get $l27
        local.get $l30
        i32.xor
        local.get $l27
        local.get $l28
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l29
        i32.const 5
        i32.rotl
        i32.add
        local.set $l26
        local.get $l27
        i32.const 30
        i32.rotl
        local.set $l27
        local.get $l21
        local.get $l16
        i32.xor
        local.get $l10
        local.get $l24
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l24
        local.get $l28
        local.get $l24
        i32.const -1894007588
        i32.add
        i32.add
        local.get $l29
        local.get $l29
        local.get $l27
        i32.xor
        local.get $l29
        local.get $l30
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l26
        i32.const 5
        i32.rotl
        i32.add
        local.set $l28
        local.get $l29
        i32.const 30
        i32.rotl
        local.set $l29
        local.get $l22
        local.get $l17
        i32.xor
        local.get $l11
        local.get $l25
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l25
        local.get $l30
        local.get $l25
        i32.const -1894007588
        i32.add
        i32.add
        local.get $l26
        local.get $l26
        local.get $l29
        i32.xor
        local.get $l26
        local.get $l27
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l28
        i32.const 5
        i32.rotl
        i32.add
        local.set $l30
        local.get $l26
        i32.const 30
        i32.rotl
        local.set $l26
        local.get $l23
        local.get $l18
        i32.xor
        local.get $l12
        local.get $l10
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l10
        local.get $l27
        local.get $l10
        i32.const -1894007588
        i32.add
        i32.add
        local.get $l28
        local.get $l28
        local.get $l26
        i32.xor
        local.get $l28
        local.get $l29
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l30
        i32.const 5
        i32.rotl
        i32.add
        local.set $l27
        local.get $l28
        i32.const 30
        i32.rotl
        local.set $l28
        local.get $l24
        local.get $l19
        i32.xor
        local.get $l13
        local.get $l11
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l11
        local.get $l29
        local.get $l11
        i32.const -1894007588
        i32.add
        i32.add
        local.get $l30
        local.get $l30
        local.get $l28
        i32.xor
        local.get $l30
        local.get $l26
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l27
        i32.const 5
        i32.rotl
        i32.add
        local.set $l29
        local.get $l30
        i32.const 30
        i32.rotl
        local.set $l30
        local.get $l25
        local.get $l20
        i32.xor
        local.get $l14
        local.get $l12
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l12
        local.get $l26
        local.get $l12
        i32.const -1894007588
        i32.add
        i32.add
        local.get $l27
        local.get $l27
        local.get $l30
        i32.xor
        local.get $l27
        local.get $l28
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l29
        i32.const 5
        i32.rotl
        i32.add
        local.set $l26
        local.get $l27
        i32.const 30
        i32.rotl
        local.set $l27
        local.get $l10
        local.get $l21
        i32.xor
        local.get $l15
        local.get $l13
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l13
        local.get $l28
        local.get $l13
        i32.const -1894007588
        i32.add
        i32.add
        local.get $l29
        local.get $l29
        local.get $l27
        i32.xor
        local.get $l29
        local.get $l30
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l26
        i32.const 5
        i32.rotl
        i32.add
        local.set $l28
        local.get $l29
        i32.const 30
        i32.rotl
        local.set $l29
        local.get $l11
        local.get $l22
        i32.xor
        local.get $l16
        local.get $l14
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l14
        local.get $l30
        local.get $l14
        i32.const -1894007588
        i32.add
        i32.add
        local.get $l26
        local.get $l26
        local.get $l29
        i32.xor
        local.get $l26
        local.get $l27
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l28
        i32.const 5
        i32.rotl
        i32.add
        local.set $l30
        local.get $l26
        i32.const 30
        i32.rotl
        local.set $l26
        local.get $l12
        local.get $l23
        i32.xor
        local.get $l17
        local.get $l15
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l15
        local.get $l27
        local.get $l15
        i32.const -1894007588
        i32.add
        i32.add
        local.get $l28
        local.get $l28
        local.get $l26
        i32.xor
        local.get $l28
        local.get $l29
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l30
        i32.const 5
        i32.rotl
        i32.add
        local.set $l27
        local.get $l28
        i32.const 30
        i32.rotl
        local.set $l28
        local.get $l13
        local.get $l24
        i32.xor
        local.get $l18
        local.get $l16
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l16
        local.get $l29
        local.get $l16
        i32.const -1894007588
        i32.add
        i32.add
        local.get $l30
        local.get $l30
        local.get $l28
        i32.xor
        local.get $l30
        local.get $l26
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l27
        i32.const 5
        i32.rotl
        i32.add
        local.set $l29
        local.get $l30
        i32.const 30
        i32.rotl
        local.set $l30
        local.get $l14
        local.get $l25
        i32.xor
        local.get $l19
        local.get $l17
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l17
        local.get $l26
        local.get $l17
        i32.const -1894007588
        i32.add
        i32.add
        local.get $l27
        local.get $l27
        local.get $l30
        i32.xor
        local.get $l27
        local.get $l28
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l29
        i32.const 5
        i32.rotl
        i32.add
        local.set $l26
        local.get $l27
        i32.const 30
        i32.rotl
        local.set $l27
        local.get $l15
        local.get $l10
        i32.xor
        local.get $l20
        local.get $l18
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l18
        local.get $l28
        local.get $l18
        i32.const -1894007588
        i32.add
        i32.add
        local.get $l29
        local.get $l29
        local.get $l27
        i32.xor
        local.get $l29
        local.get $l30
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l26
        i32.const 5
        i32.rotl
        i32.add
        local.set $l28
        local.get $l29
        i32.const 30
        i32.rotl
        local.set $l29
        local.get $l16
        local.get $l11
        i32.xor
        local.get $l21
        local.get $l19
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l19
        local.get $l30
        local.get $l19
        i32.const -1894007588
        i32.add
        i32.add
        local.get $l26
        local.get $l26
        local.get $l29
        i32.xor
        local.get $l26
        local.get $l27
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l28
        i32.const 5
        i32.rotl
        i32.add
        local.set $l30
        local.get $l26
        i32.const 30
        i32.rotl
        local.set $l26
        local.get $l17
        local.get $l12
        i32.xor
        local.get $l22
        local.get $l20
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l20
        local.get $l27
        local.get $l20
        i32.const -1894007588
        i32.add
        i32.add
        local.get $l28
        local.get $l28
        local.get $l26
        i32.xor
        local.get $l28
        local.get $l29
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l30
        i32.const 5
        i32.rotl
        i32.add
        local.set $l27
        local.get $l28
        i32.const 30
        i32.rotl
        local.set $l28
        local.get $l18
        local.get $l13
        i32.xor
        local.get $l23
        local.get $l21
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l21
        local.get $l29
        local.get $l21
        i32.const -1894007588
        i32.add
        i32.add
        local.get $l30
        local.get $l30
        local.get $l28
        i32.xor
        local.get $l30
        local.get $l26
        i32.xor
        i32.and
        i32.xor
        i32.add
        local.get $l27
        i32.const 5
        i32.rotl
        i32.add
        local.set $l29
        local.get $l30
        i32.const 30
        i32.rotl
        local.set $l30
        local.get $l19
        local.get $l14
        i32.xor
        local.get $l24
        local.get $l22
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l22
        local.get $l26
        local.get $l22
        i32.const -899497514
        i32.add
        i32.add
        local.get $l27
        local.get $l30
        i32.xor
        local.get $l28
        i32.xor
        i32.add
        local.get $l29
        i32.const 5
        i32.rotl
        i32.add
        local.set $l26
        local.get $l27
        i32.const 30
        i32.rotl
        local.set $l27
        local.get $l20
        local.get $l15
        i32.xor
        local.get $l25
        local.get $l23
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l23
        local.get $l28
        local.get $l23
        i32.const -899497514
        i32.add
        i32.add
        local.get $l29
        local.get $l27
        i32.xor
        local.get $l30
        i32.xor
        i32.add
        local.get $l26
        i32.const 5
        i32.rotl
        i32.add
        local.set $l28
        local.get $l29
        i32.const 30
        i32.rotl
        local.set $l29
        local.get $l21
        local.get $l16
        i32.xor
        local.get $l10
        local.get $l24
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l24
        local.get $l30
        local.get $l24
        i32.const -899497514
        i32.add
        i32.add
        local.get $l26
        local.get $l29
        i32.xor
        local.get $l27
        i32.xor
        i32.add
        local.get $l28
        i32.const 5
        i32.rotl
        i32.add
        local.set $l30
        local.get $l26
        i32.const 30
        i32.rotl
        local.set $l26
        local.get $l22
        local.get $l17
        i32.xor
        local.get $l11
        local.get $l25
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l25
        local.get $l27
        local.get $l25
        i32.const -899497514
        i32.add
        i32.add
        local.get $l28
        local.get $l26
        i32.xor
        local.get $l29
        i32.xor
        i32.add
        local.get $l30
        i32.const 5
        i32.rotl
        i32.add
        local.set $l27
        local.get $l28
        i32.const 30
        i32.rotl
        local.set $l28
        local.get $l23
        local.get $l18
        i32.xor
        local.get $l12
        local.get $l10
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l10
        local.get $l29
        local.get $l10
        i32.const -899497514
        i32.add
        i32.add
        local.get $l30
        local.get $l28
        i32.xor
        local.get $l26
        i32.xor
        i32.add
        local.get $l27
        i32.const 5
        i32.rotl
        i32.add
        local.set $l29
        local.get $l30
        i32.const 30
        i32.rotl
        local.set $l30
        local.get $l24
        local.get $l19
        i32.xor
        local.get $l13
        local.get $l11
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l11
        local.get $l26
        local.get $l11
        i32.const -899497514
        i32.add
        i32.add
        local.get $l27
        local.get $l30
        i32.xor
        local.get $l28
        i32.xor
        i32.add
        local.get $l29
        i32.const 5
        i32.rotl
        i32.add
        local.set $l26
        local.get $l27
        i32.const 30
        i32.rotl
        local.set $l27
        local.get $l25
        local.get $l20
        i32.xor
        local.get $l14
        local.get $l12
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l12
        local.get $l28
        local.get $l12
        i32.const -899497514
        i32.add
        i32.add
        local.get $l29
        local.get $l27
        i32.xor
        local.get $l30
        i32.xor
        i32.add
        local.get $l26
        i32.const 5
        i32.rotl
        i32.add
        local.set $l28
        local.get $l29
        i32.const 30
        i32.rotl
        local.set $l29
        local.get $l10
        local.get $l21
        i32.xor
        local.get $l15
        local.get $l13
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l13
        local.get $l30
        local.get $l13
        i32.const -899497514
        i32.add
        i32.add
        local.get $l26
        local.get $l29
        i32.xor
        local.get $l27
        i32.xor
        i32.add
        local.get $l28
        i32.const 5
        i32.rotl
        i32.add
        local.set $l30
        local.get $l26
        i32.const 30
        i32.rotl
        local.set $l26
        local.get $l11
        local.get $l22
        i32.xor
        local.get $l16
        local.get $l14
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l14
        local.get $l27
        local.get $l14
        i32.const -899497514
        i32.add
        i32.add
        local.get $l28
        local.get $l26
        i32.xor
        local.get $l29
        i32.xor
        i32.add
        local.get $l30
        i32.const 5
        i32.rotl
        i32.add
        local.set $l27
        local.get $l28
        i32.const 30
        i32.rotl
        local.set $l28
        local.get $l12
        local.get $l23
        i32.xor
        local.get $l17
        local.get $l15
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l15
        local.get $l29
        local.get $l15
        i32.const -899497514
        i32.add
        i32.add
        local.get $l30
        local.get $l28
        i32.xor
        local.get $l26
        i32.xor
        i32.add
        local.get $l27
        i32.const 5
        i32.rotl
        i32.add
        local.set $l29
        local.get $l30
        i32.const 30
        i32.rotl
        local.set $l30
        local.get $l13
        local.get $l24
        i32.xor
        local.get $l18
        local.get $l16
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l16
        local.get $l26
        local.get $l16
        i32.const -899497514
        i32.add
        i32.add
        local.get $l27
        local.get $l30
        i32.xor
        local.get $l28
        i32.xor
        i32.add
        local.get $l29
        i32.const 5
        i32.rotl
        i32.add
        local.set $l26
        local.get $l27
        i32.const 30
        i32.rotl
        local.set $l27
        local.get $l14
        local.get $l25
        i32.xor
        local.get $l19
        local.get $l17
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l17
        local.get $l28
        local.get $l17
        i32.const -899497514
        i32.add
        i32.add
        local.get $l29
        local.get $l27
        i32.xor
        local.get $l30
        i32.xor
        i32.add
        local.get $l26
        i32.const 5
        i32.rotl
        i32.add
        local.set $l28
        local.get $l29
        i32.const 30
        i32.rotl
        local.set $l29
        local.get $l15
        local.get $l10
        i32.xor
        local.get $l20
        local.get $l18
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l18
        local.get $l30
        local.get $l18
        i32.const -899497514
        i32.add
        i32.add
        local.get $l26
        local.get $l29
        i32.xor
        local.get $l27
        i32.xor
        i32.add
        local.get $l28
        i32.const 5
        i32.rotl
        i32.add
        local.set $l30
        local.get $l26
        i32.const 30
        i32.rotl
        local.set $l26
        local.get $l16
        local.get $l11
        i32.xor
        local.get $l21
        local.get $l19
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l19
        local.get $l27
        local.get $l19
        i32.const -899497514
        i32.add
        i32.add
        local.get $l28
        local.get $l26
        i32.xor
        local.get $l29
        i32.xor
        i32.add
        local.get $l30
        i32.const 5
        i32.rotl
        i32.add
        local.set $l27
        local.get $l28
        i32.const 30
        i32.rotl
        local.set $l28
        local.get $l17
        local.get $l12
        i32.xor
        local.get $l22
        local.get $l20
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l12
        local.get $l29
        local.get $l12
        i32.const -899497514
        i32.add
        i32.add
        local.get $l30
        local.get $l28
        i32.xor
        local.get $l26
        i32.xor
        i32.add
        local.get $l27
        i32.const 5
        i32.rotl
        i32.add
        local.set $l20
        local.get $l30
        i32.const 30
        i32.rotl
        local.set $l29
        local.get $l18
        local.get $l13
        i32.xor
        local.get $l23
        local.get $l21
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l13
        local.get $l26
        local.get $l13
        i32.const -899497514
        i32.add
        i32.add
        local.get $l27
        local.get $l29
        i32.xor
        local.get $l28
        i32.xor
        i32.add
        local.get $l20
        i32.const 5
        i32.rotl
        i32.add
        local.set $l18
        local.get $l27
        i32.const 30
        i32.rotl
        local.set $l21
        local.get $l19
        local.get $l14
        i32.xor
        local.get $l24
        local.get $l22
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        local.set $l14
        local.get $l28
        local.get $l14
        i32.const -899497514
        i32.add
        i32.add
        local.get $l20
        local.get $l21
        i32.xor
        local.get $l29
        i32.xor
        i32.add
        local.get $l18
        i32.const 5
        i32.rotl
        i32.add
        local.set $l19
        local.get $l20
        i32.const 30
        i32.rotl
        local.set $l20
        local.get $l29
        local.get $l12
        local.get $l15
        i32.xor
        local.get $l25
        local.get $l23
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        i32.const -899497514
        i32.add
        i32.add
        local.get $l18
        local.get $l20
        i32.xor
        local.get $l21
        i32.xor
        i32.add
        local.get $l19
        i32.const 5
        i32.rotl
        i32.add
        local.set $l12
        local.get $l18
        i32.const 30
        i32.rotl
        local.set $l15
        local.get $l21
        local.get $l13
        local.get $l16
        i32.xor
        local.get $l10
        local.get $l24
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        i32.const -899497514
        i32.add
        i32.add
        local.get $l19
        local.get $l15
        i32.xor
        local.get $l20
        i32.xor
        i32.add
        local.get $l12
        i32.const 5
        i32.rotl
        i32.add
        local.set $l10
        local.get $l19
        i32.const 30
        i32.rotl
        local.set $l13
        local.get $l20
        local.get $l14
        local.get $l17
        i32.xor
        local.get $l11
        local.get $l25
        i32.xor
        i32.xor
        i32.const 1
        i32.rotl
        i32.const -899497514
        i32.add
        i32.add
        local.get $l12
        local.get $l13
        i32.xor
        local.get $l15
        i32.xor
        i32.add
        local.get $l10
        i32.const 5
        i32.rotl
        i32.add
        local.get $l8
        i32.add
        local.get $l10
        local.get $l7
        i32.add
        local.get $l12
        i32.const 30
        i32.rotl
        local.get $l6
        i32.add
        local.get $l13
        local.get $l5
        i32.add
        local.get $l15
        local.get $l4
        i32.add
        local.set $l4
        local.set $l5
        local.set $l6
        local.set $l7
        local.set $l8
        local.get $l9
        i32.const 1
        i32.add
        local.tee $l9
        local.get $p2
        i32.lt_u
        br_if $L1
      end
    end
    local.get $p0
    local.get $l8
    i32.store
    local.get $p0
    local.get $l7
    i32.store offset=4
    local.get $p0
    local.get $l6
    i32.store offset=8
    local.get $p0
    local.get $l5
    i32.store offset=12
    local.get $p0
    local.get $l4
    i32.store offset=16))
