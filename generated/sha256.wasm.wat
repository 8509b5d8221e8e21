(module
  (type $t0 (func (param i32 i32 i32 i32 i32)))
  (import "polylane" "memory" (memory $polylane.memory 16 16))
  (import "polylane" "tables" (global $polylane.tables i32))
  (func $sha256-compress.x1.wasm (export "sha256-compress.x1.wasm") (type $t0) (param $p0 i32) (param $p1 i32) (param $p2 i32) (param $p3 i32) (param $p4 i32)
    (local $l5 i32) (local $l6 i32) (local $l7 i32) (local $l8 i32) (local $l9 i32) (local $l10 i32) (local $l11 i32) (local $l12 i32) (local $l13 i32) (local $l14 i32) (local $l15 i32) (local $l16 i32) (local $l17 i32) (local $l18 i32) (local $l19 i32) (local $l20 i32) (local $l21 i32) (local $l22 i32) (local $l23 i32) (local $l24 i32) (local $l25 i32) (local $l26 i32) (local $l27 i32) (local $l28 i32) (local $l29 i32) (local $l30 i32) (local $l31 i32) (local $l32 i32) (local $l33 i32) (local $l34 i32) (local $l35 i32) (local $l36 i32) (local $l37 i32) (local $l38 i32) (local $l39 i32) (local $l40 i32)
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
    local.get $l16
    local.get $l17
    local.get $l18
    local.get $l19
    local.get $l20
    local.get $l21
    local.get $l22
    local.get $l23
    local.set $l33
    local.set $l34
    local.set $l35
    local.set $l36
    local.set $l37
    local.set $l38
    local.set $l39
    local.set $l40
    i32.const 0
    local.set $l32
    block $B0
      local.get $p3
      i32.eqz
      br_if $B0
      loop $L1
        i32.const 0
        local.set $l18
        block $B2
          loop $L3
            local.get $l18
            i32.const 16
            i32.lt_u
            i32.eqz
            br_if $B2
            local.get $p1
            local.get $l32
            i32.const 64
            i32.mul
            i32.add
            local.get $l18
            i32.const 4
            i32.mul
            i32.add
            i32.load align=1
            local.set $l16
            i32.const 16711935
            local.set $l17
            local.get $p2
            local.get $l18
            i32.const 4
            i32.mul
            i32.add
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
            i32.store
            local.get $l18
            i32.const 1
            i32.add
            local.set $l18
            br $L3
          end
        end
        local.get $l40
        local.get $l39
        local.get $l38
        local.get $l37
        local.get $l36
        local.get $l35
        local.get $l34
        local.get $l33
        local.get $l39
        local.get $l38
        i32.xor
        local.set $l22
        local.set $l23
        local.set $l24
        local.set $l25
        local.set $l26
        local.set $l27
        local.set $l28
        local.set $l29
        local.set $l30
        i32.const 0
        local.set $l31
        block $B4
          loop $L5
            local.get $l31
            i32.const 48
            i32.lt_u
            i32.eqz
            br_if $B4
            local.get $p2
            local.get $l31
            i32.const 4
            i32.mul
            i32.add
            i32.load
            local.set $l16
            local.get $l23
            local.get $l16
            global.get $polylane.tables
            local.get $l31
            i32.const 4
            i32.mul
            i32.add
            i32.load
            i32.add
            i32.add
            local.get $l26
            i32.const 26
            i32.rotl
            local.get $l26
            i32.const 21
            i32.rotl
            i32.xor
            local.get $l26
            i32.const 7
            i32.rotl
            i32.xor
            i32.add
            local.get $l24
            local.get $l26
            local.get $l25
            local.get $l24
            i32.xor
            i32.and
            i32.xor
            i32.add
            local.set $l17
            local.get $l30
            local.get $l29
            i32.xor
            local.set $l18
            local.get $p2
            local.get $l31
            i32.const 4
            i32.mul
            i32.add
            i32.load offset=4
            local.set $l19
            local.get $p2
            local.get $l31
            i32.const 4
            i32.mul
            i32.add
            i32.load offset=36
            local.set $l20
            local.get $p2
            local.get $l31
            i32.const 4
            i32.mul
            i32.add
            i32.load offset=56
            local.set $l21
            local.get $p2
            local.get $l31
            i32.const 4
            i32.mul
            i32.add
            local.get $l16
            local.get $l19
            i32.const 25
            i32.rotl
            local.get $l19
            i32.const 14
            i32.rotl
            i32.xor
            local.get $l19
            i32.const 3
            i32.shr_u
            i32.xor
            i32.add
            local.get $l20
            i32.add
            local.get $l21
            i32.const 15
            i32.rotl
            local.get $l21
            i32.const 13
            i32.rotl
            i32.xor
            local.get $l21
            i32.const 10
            i32.shr_u
            i32.xor
            i32.add
            i32.store offset=64
            local.get $l17
            local.get $l30
            i32.const 30
            i32.rotl
            local.get $l30
            i32.const 19
            i32.rotl
            i32.xor
            local.get $l30
            i32.const 10
            i32.rotl
            i32.xor
            local.get $l18
            local.get $l22
            i32.and
            local.get $l29
            i32.xor
            i32.add
            i32.add
            local.get $l30
            local.get $l29
            local.get $l28
            local.get $l27
            local.get $l17
            i32.add
            local.get $l26
            local.get $l25
            local.get $l24
            local.get $l18
            local.set $l22
            local.set $l23
            local.set $l24
            local.set $l25
            local.set $l26
            local.set $l27
            local.set $l28
            local.set $l29
            local.set $l30
            local.get $l31
            i32.const 1
            i32.add
            local.set $l31
            local.get $p2
            local.get $l31
            i32.const 4
            i32.mul
            i32.add
            i32.load
            local.set $l16
            local.get $l23
            local.get $l16
            global.get $polylane.tables
            local.get $l31
            i32.const 4
            i32.mul
            i32.add
            i32.load
            i32.add
            i32.add
            local.get $l26
            i32.const 26
            i32.rotl
            local.get $l26
            i32.const 21
            i32.rotl
            i32.xor
            local.get $l26
            i32.const 7
            i32.rotl
            i32.xor
            i32.add
            local.get $l24
            local.get $l26
            local.get $l25
            local.get $l24
            i32.xor
            i32.and
            i32.xor
            i32.add
            local.set $l17
            local.get $l30
            local.get $l29
            i32.xor
            local.set $l18
            local.get $p2
            local.get $l31
            i32.const 4
            i32.mul
            i32.add
            i32.load offset=4
            local.set $l19
            local.get $p2
            local.get $l31
            i32.const 4
            i32.mul
            i32.add
            i32.load offset=36
            local.set $l20
            local.get $p2
            local.get $l31
            i32.const 4
            i32.mul
            i32.add
            i32.load offset=56
            local.set $l21
            local.get $p2
            local.get $l31
            i32.const 4
            i32.mul
            i32.add
            local.get $l16
            local.get $l19
            i32.const 25
            i32.rotl
            local.get $l19
            i32.const 14
            i32.rotl
            i32.xor
            local.get $l19
            i32.const 3
            i32.shr_u
            i32.xor
            i32.add
            local.get $l20
            i32.add
            local.get $l21
            i32.const 15
            i32.rotl
            local.get $l21
            i32.const 13
            i32.rotl
            i32.xor
            local.get $l21
            i32.const 10
            i32.shr_u
            i32.xor
            i32.add
            i32.store offset=64
            local.get $l17
            local.get $l30
            i32.const 30
            i32.rotl
            local.get $l30
            i32.const 19
            i32.rotl
            i32.xor
            local.get $l30
            i32.const 10
            i32.rotl
            i32.xor
            local.get $l18
            local.get $l22
            i32.and
            local.get $l29
            i32.xor
            i32.add
            i32.add
            local.get $l30
            local.get $l29
            local.get $l28
            local.get $l27
            local.get $l17
            i32.add
            local.get $l26
            local.get $l25
            local.get $l24
            local.get $l18
            local.set $l22
            local.set $l23
            local.set $l24
            local.set $l25
            local.set $l26
            local.set $l27
            local.set $l28
            local.set $l29
            local.set $l30
            local.get $l31
            i32.const 1
            i32.add
            local.set $l31
            local.get $p2
            local.get $l31
            i32.const 4
            i32.mul
            i32.add
            i32.load
            local.set $l16
            local.get $l23
            local.get $l16
            global.get $polylane.tables
            local.get $l31
            i32.const 4
            i32.mul
            i32.add
            i32.load
            i32.add
            i32.add
            local.get $l26
            i32.const 26
            i32.rotl
            local.get $l26
            i32.const 21
            i32.rotl
            i32.xor
            local.get $l26
            i32.const 7
            i32.rotl
            i32.xor
            i32.add
            local.get $l24
            local.get $l26
            local.get $l25
            local.get $l24
            i32.xor
            i32.and
            i32.xor
            i32.add
            local.set $l17
            local.get $l30
            local.get $l29
            i32.xor
            local.set $l18
            local.get $p2
            local.get $l31
            i32.const 4
            i32.mul
            i32.add
            i32.load offset=4
            local.set $l19
            local.get $p2
            local.get $l31
            i32.const 4
            i32.mul
            i32.add
            i32.load offset=36
            local.set $l20
            local.get $p2
            local.get $l31
            i32.const 4
            i32.mul
            i32.add
            i32.load offset=56
            local.set $l21
            local.get $p2
            local.get $l31
            i32.const 4
            i32.mul
            i32.add
            local.get $l16
            local.get $l19
            i32.const 25
            i32.rotl
            local.get $l19
            i32.const 14
            i32.rotl
            i32.xor
            local.get $l19
            i32.const 3
            i32.shr_u
            i32.xor
            i32.add
            local.get $l20
            i32.add
            local.get $l21
            i32.const 15
            i32.rotl
            local.get $l21
            i32.const 13
            i32.rotl
            i32.xor
            local.get $l21
            i32.const 10
            i32.shr_u
            i32.xor
            i32.add
            i32.store offset=64
            local.get $l17
            local.get $l30
            i32.const 30
            i32.rotl
            local.get $l30
            i32.const 19
            i32.rotl
            i32.xor
            local.get $l30
            i32.const 10
            i32.rotl
            i32.xor
            local.get $l18
            local.get $l22
            i32.and
            local.get $l29
            i32.xor
            i32.add
            i32.add
            local.get $l30
            local.get $l29
            local.get $l28
            local.get $l27
            local.get $l17
            i32.add
            local.get $l26
            local.get $l25
            local.get $l24
            local.get $l18
            local.set $l22
            local.set $l23
            local.set $l24
            local.set $l25
            local.set $l26
            local.set $l27
            local.set $l28
            local.set $l29
            local.set $l30
            local.get $l31
            i32.const 1
            i32.add
            local.set $l31
            local.get $p2
            local.get $l31
            i32.const 4
            i32.mul
            i32.add
            i32.load
            local.set $l16
            local.get $l23
            local.get $l16
            global.get $polylane.tables
            local.get $l31
            i32.const 4
            i32.mul
            i32.add
            i32.load
            i32.add
            i32.add
            local.get $l26
            i32.const 26
            i32.rotl
            local.get $l26
            i32.const 21
            i32.rotl
            i32.xor
            local.get $l26
            i32.const 7
            i32.rotl
            i32.xor
            i32.add
            local.get $l24
            local.get $l26
            local.get $l25
            local.get $l24
            i32.xor
            i32.and
            i32.xor
            i32.add
            local.set $l17
            local.get $l30
            local.get $l29
            i32.xor
            local.set $l18
            local.get $p2
            local.get $l31
            i32.const 4
            i32.mul
            i32.add
            i32.load offset=4
            local.set $l19
            local.get $p2
            local.get $l31
            i32.const 4
            i32.mul
            i32.add
            i32.load offset=36
            local.set $l20
            local.get $p2
            local.get $l31
            i32.const 4
            i32.mul
            i32.add
            i32.load offset=56
            local.set $l21
            local.get $p2
            local.get $l31
            i32.const 4
            i32.mul
            i32.add
            local.get $l16
            local.get $l19
            i32.const 25
            i32.rotl
            local.get $l19
            i32.const 14
            i32.rotl
            i32.xor
            local.get $l19
            i32.const 3
            i32.shr_u
            i32.xor
            i32.add
            local.get $l20
            i32.add
            local.get $l21
            i32.const 15
            i32.rotl
            local.get $l21
            i32.const 13
            i32.rotl
            i32.xor
            local.get $l21
            i32.const 10
            i32.shr_u
            i32.xor
            i32.add
            i32.store offset=64
            local.get $l17
            local.get $l30
            i32.const 30
            i32.rotl
            local.get $l30
            i32.const 19
            i32.rotl
            i32.xor
            local.get $l30
            i32.const 10
            i32.rotl
            i32.xor
            local.get $l18
            local.get $l22
            i32.and
            local.get $l29
            i32.xor
            i32.add
            i32.add
            local.get $l30
            local.get $l29
            local.get $l28
            local.get $l27
            local.get $l17
            i32.add
            local.get $l26
            local.get $l25
            local.get $l24
            local.get $l18
            local.set $l22
            local.set $l23
            local.set $l24
            local.set $l25
            local.set $l26
            local.set $l27
            local.set $l28
            local.set $l29
            local.set $l30
            local.get $l31
            i32.const 1
            i32.add
            local.set $l31
            br $L5
          end
        end
        local.get $l30
        local.get $l29
        local.get $l28
        local.get $l27
        local.get $l26
        local.get $l25
        local.get $l24
        local.get $l23
        local.get $l22
        local.set $l18
        local.set $l19
        local.set $l20
        local.set $l21
        local.set $l22
        local.set $l23
        local.set $l24
        local.set $l25
        local.set $l26
        i32.const 0
        local.set $l27
        block $B6
          loop $L7
            local.get $l27
            i32.const 16
            i32.lt_u
            i32.eqz
            br_if $B6
            local.get $p2
            local.get $l27
            i32.const 4
            i32.mul
            i32.add
            i32.load offset=192
            local.set $l16
            local.get $l19
            local.get $l16
            global.get $polylane.tables
            local.get $l27
            i32.const 4
            i32.mul
            i32.add
            i32.load offset=192
            i32.add
            i32.add
            local.get $l22
            i32.const 26
            i32.rotl
            local.get $l22
            i32.const 21
            i32.rotl
            i32.xor
            local.get $l22
            i32.const 7
            i32.rotl
            i32.xor
            i32.add
            local.get $l20
            local.get $l22
            local.get $l21
            local.get $l20
            i32.xor
            i32.and
            i32.xor
            i32.add
            local.set $l16
            local.get $l26
            local.get $l25
            i32.xor
            local.set $l17
            local.get $l16
            local.get $l26
            i32.const 30
            i32.rotl
            local.get $l26
            i32.const 19
            i32.rotl
            i32.xor
            local.get $l26
            i32.const 10
            i32.rotl
            i32.xor
            local.get $l17
            local.get $l18
            i32.and
            local.get $l25
            i32.xor
            i32.add
            i32.add
            local.get $l26
            local.get $l25
            local.get $l24
            local.get $l23
            local.get $l16
            i32.add
            local.get $l22
            local.get $l21
            local.get $l20
            local.get $l17
            local.set $l18
            local.set $l19
            local.set $l20
            local.set $l21
            local.set $l22
            local.set $l23
            local.set $l24
            local.set $l25
            local.set $l26
            local.get $l27
            i32.const 1
            i32.add
            local.set $l27
            local.get $p2
            local.get $l27
            i32.const 4
            i32.mul
            i32.add
            i32.load offset=192
            local.set $l16
            local.get $l19
            local.get $l16
            global.get $polylane.tables
            local.get $l27
            i32.const 4
            i32.mul
            i32.add
            i32.load offset=192
            i32.add
            i32.add
            local.get $l22
            i32.const 26
            i32.rotl
            local.get $l22
            i32.const 21
            i32.rotl
            i32.xor
            local.get $l22
            i32.const 7
            i32.rotl
            i32.xor
            i32.add
            local.get $l20
            local.get $l22
            local.get $l21
            local.get $l20
            i32.xor
            i32.and
            i32.xor
            i32.add
            local.set $l16
            local.get $l26
            local.get $l25
            i32.xor
            local.set $l17
            local.get $l16
            local.get $l26
            i32.const 30
            i32.rotl
            local.get $l26
            i32.const 19
            i32.rotl
            i32.xor
            local.get $l26
            i32.const 10
            i32.rotl
            i32.xor
            local.get $l17
            local.get $l18
            i32.and
            local.get $l25
            i32.xor
            i32.add
            i32.add
            local.get $l26
            local.get $l25
            local.get $l24
            local.get $l23
            local.get $l16
            i32.add
            local.get $l22
            local.get $l21
            local.get $l20
            local.get $l17
            local.set $l18
            local.set $l19
            local.set $l20
            local.set $l21
            local.set $l22
            local.set $l23
            local.set $l24
            local.set $l25
            local.set $l26
            local.get $l27
            i32.const 1
            i32.add
            local.set $l27
            local.get $p2
            local.get $l27
            i32.const 4
            i32.mul
            i32.add
            i32.load offset=192
            local.set $l16
            local.get $l19
            local.get $l16
            global.get $polylane.tables
            local.get $l27
            i32.const 4
            i32.mul
            i32.add
            i32.load offset=192
            i32.add
            i32.add
            local.get $l22
            i32.const 26
            i32.rotl
            local.get $l22
            i32.const 21
            i32.rotl
            i32.xor
            local.get $l22
            i32.const 7
            i32.rotl
            i32.xor
            i32.add
            local.get $l20
            local.get $l22
            local.get $l21
            local.get $l20
            i32.xor
            i32.and
            i32.xor
            i32.add
            local.set $l16
            local.get $l26
            local.get $l25
            i32.xor
            local.set $l17
            local.get $l16
            local.get $l26
            i32.const 30
            i32.rotl
            local.get $l26
            i32.const 19
            i32.rotl
            i32.xor
            local.get $l26
            i32.const 10
            i32.rotl
            i32.xor
            local.get $l17
            local.get $l18
            i32.and
            local.get $l25
            i32.xor
            i32.add
            i32.add
            local.get $l26
            local.get $l25
            local.get $l24
            local.get $l23
            local.get $l16
            i32.add
            local.get $l22
            local.get $l21
            local.get $l20
            local.get $l17
            local.set $l18
            local.set $l19
            local.set $l20
            local.set $l21
            local.set $l22
            local.set $l23
            local.set $l24
            local.set $l25
            local.set $l26
            local.get $l27
            i32.const 1
            i32.add
            local.set $l27
            local.get $p2
            local.get $l27
            i32.const 4
            i32.mul
            i32.add
            i32.load offset=192
            local.set $l16
            local.get $l19
            local.get $l16
            global.get $polylane.tables
            local.get $l27
            i32.const 4
            i32.mul
            i32.add
            i32.load offset=192
            i32.add
            i32.add
            local.get $l22
            i32.const 26
            i32.rotl
            local.get $l22
            i32.const 21
            i32.rotl
            i32.xor
            local.get $l22
            i32.const 7
            i32.rotl
            i32.xor
            i32.add
            local.get $l20
            local.get $l22
            local.get $l21
            local.get $l20
            i32.xor
            i32.and
            i32.xor
            i32.add
            local.set $l16
            local.get $l26
            local.get $l25
            i32.xor
            local.set $l17
            local.get $l16
            local.get $l26
            i32.const 30
            i32.rotl
            local.get $l26
            i32.const 19
            i32.rotl
            i32.xor
            local.get $l26
            i32.const 10
            i32.rotl
            i32.xor
            local.get $l17
            local.get $l18
            i32.and
            local.get $l25
            i32.xor
            i32.add
            i32.add
            local.get $l26
            local.get $l25
            local.get $l24
            local.get $l23
            local.get $l16
            i32.add
            local.get $l22
            local.get $l21
            local.get $l20
            local.get $l17
            local.set $l18
            local.set $l19
            local.set $l20
            local.set $l21
            local.set $l22
            local.set $l23
            local.set $l24
            local.set $l25
            local.set $l26
            local.get $l27
            i32.const 1
            i32.add
            local.set $l27
            br $L7
          end
        end
        local.get $l40
        local.get $l26
        i32.add
        local.get $l39
        local.get $l25
        i32.add
        local.get $l38
        local.get $l24
        i32.add
        local.get $l37
        local.get $l23
        i32.add
        local.get $l36
        local.get $l22
        i32.add
        local.get $l35
        local.get $l21
        i32.add
        local.get $l34
        local.get $l20
        i32.add
        local.get $l33
        local.get $l19
        i32.add
        local.set $l33
        local.set $l34
        local.set $l35
        local.set $l36
        local.set $l37
        local.set $l38
        local.set $l39
        local.set $l40
        local.get $l32
        i32.const 1
        i32.add
        local.tee $l32
        local.get $p3
        i32.lt_u
        br_if $L1
      end
    end
    local.get $p0
    local.get $l40
    i32.store
    local.get $p0
    local.get $l39
    i32.store offset=4
    local.get $p0
    local.get $l38
    i32.store offset=8
    local.get $p0
    local.get $l37
    i32.store offset=12
    local.get $p0
    local.get $l36
    i32.store offset=16
    local.get $p0
    local.get $l35
    i32.store offset=20
    local.get $p0
    local.get $l34
    i32.store offset=24
    local.get $p0
    local.get $l33
    i32.store offset=28
    i32.const 0
    local.set $l16
    i32.const 0
    local.set $l17
    block $B8
      loop $L9
        local.get $l17
        i32.const 16
        i32.lt_u
        i32.eqz
        br_if $B8
        local.get $p2
        local.get $l17
        i32.const 16
        i32.mul
        i32.add
        local.get $l16
        i32.store
        local.get $p2
        local.get $l17
        i32.const 16
        i32.mul
        i32.add
        local.get $l16
        i32.store offset=4
        local.get $p2
        local.get $l17
        i32.const 16
        i32.mul
        i32.add
        local.get $l16
        i32.store offset=8
        local.get $p2
        local.get $l17
        i32.const 16
        i32.mul
        i32.add
        local.get $l16
        i32.store offset=12
        local.get $l17
        i32.const 1
        i32.add
        local.set $l17
        br $L9
      end
    end)
  (data $d0 (global.get $polylane.tables) "\98/\8aB\91D7q\cf\fb\c0\b5\a5\db\b5\e9[\c2V9\f1\11\f1Y\a4\82?\92\d5^\1c\ab\98\aa\07\d8\01[\83\12\be\851$\c3}\0cUt]\ber\fe\b1\de\80\a7\06\dc\9bt\f1\9b\c1\c1i\9b\e4\86G\be\ef\c6\9d\c1\0f\cc\a1\0c$o,\e9-\aa\84tJ\dc\a9\b0\5c\da\88\f9vRQ>\98m\c61\a8\c8'\03\b0\c7\7fY\bf\f3\0b\e0\c6G\91\a7\d5Qc\ca\06g))\14\85\0a\b7'8!\1b.\fcm,M\13\0d8STs\0ae\bb\0ajv.\c9\c2\81\85,r\92\a1\e8\bf\a2Kf\1a\a8p\8bK\c2\a3Ql\c7\19\e8\92\d1$\06\99\d6\855\0e\f4p\a0j\10\16\c1\a4\19\08l7\1eLwH'\b5\bc\b04\b3\0c\1c9J\aa\d8NO\ca\9c[\f3o.h\ee\82\8ftoc\a5x\14x\c8\84\08\02\c7\8c\fa\ff\be\90\eblP\a4\f7\a3\f9\be\f2xq\c6"))
