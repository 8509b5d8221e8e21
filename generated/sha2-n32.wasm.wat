(module
  (type $t0 (func (param i32 i32 i32 i32 i32 i32 i32 i32 i32 i32)))
  (type $t1 (func (param i32 i32 i32 i32 i32 i32 i32 i32 i32)))
  (type $t2 (func (param i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32)))
  (type $t3 (func (param i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32)))
  (import "polylane" "memory" (memory $polylane.memory 16 16))
  (import "polylane" "tables" (global $polylane.tables i32))
  (func $sha2-chain-n32.x1.wasm (export "sha2-chain-n32.x1.wasm") (type $t0) (param $p0 i32) (param $p1 i32) (param $p2 i32) (param $p3 i32) (param $p4 i32) (param $p5 i32) (param $p6 i32) (param $p7 i32) (param $p8 i32) (param $p9 i32)
    (local $l10 i32) (local $l11 i32) (local $l12 i32) (local $l13 i32) (local $l14 i32) (local $l15 i32) (local $l16 i32) (local $l17 i32) (local $l18 i32) (local $l19 i32) (local $l20 i32) (local $l21 i32) (local $l22 i32) (local $l23 i32) (local $l24 i32) (local $l25 i32) (local $l26 i32) (local $l27 i32) (local $l28 i32) (local $l29 i32) (local $l30 i32) (local $l31 i32) (local $l32 i32) (local $l33 i32) (local $l34 i32) (local $l35 i32) (local $l36 i32) (local $l37 i32) (local $l38 i32) (local $l39 i32) (local $l40 i32) (local $l41 i32) (local $l42 i32) (local $l43 i32) (local $l44 i32) (local $l45 i32) (local $l46 i32) (local $l47 i32) (local $l48 i32) (local $l49 i32) (local $l50 i32) (local $l51 i32) (local $l52 i32) (local $l53 i32) (local $l54 i32) (local $l55 i32)
    i32.const 0
    local.set $l55
    block $B0
      local.get $p4
      i32.eqz
      br_if $B0
      loop $L1
        local.get $p1
        i32.load
        local.set $l16
        local.get $p1
        i32.load offset=4
        local.set $l17
        local.get $p1
        i32.load offset=8
        local.set $l18
        local.get $p1
        i32.load offset=12
        local.set $l19
        local.get $p1
        i32.load offset=16
        local.set $l20
        local.get $p1
        i32.load offset=20
        local.set $l21
        local.get $l21
        local.get $l55
        local.get $p7
        i32.mul
        i32.add
        local.set $l21
        local.get $l16
        i32.const 24
        i32.shl
        local.get $l17
        i32.const 8
        i32.shr_u
        i32.or
        local.set $l16
        local.get $l17
        i32.const 24
        i32.shl
        local.get $l18
        i32.const 8
        i32.shr_u
        i32.or
        local.set $l17
        local.get $l18
        i32.const 24
        i32.shl
        local.get $l19
        i32.const 255
        i32.and
        i32.const 16
        i32.shl
        i32.or
        local.get $l20
        i32.const 16
        i32.shr_u
        i32.or
        local.set $l18
        local.get $l20
        i32.const 16
        i32.shl
        local.get $l21
        i32.const 16
        i32.shr_u
        i32.or
        local.set $l19
        local.get $l21
        i32.const 16
        i32.shl
        i32.const 0
        i32.or
        local.set $l32
        local.get $l16
        local.get $l17
        i32.const 25
        i32.rotl
        local.get $l17
        i32.const 14
        i32.rotl
        i32.xor
        local.get $l17
        i32.const 3
        i32.shr_u
        i32.xor
        i32.add
        local.set $l33
        local.get $l17
        local.get $l18
        i32.const 25
        i32.rotl
        local.get $l18
        i32.const 14
        i32.rotl
        i32.xor
        local.get $l18
        i32.const 3
        i32.shr_u
        i32.xor
        i32.add
        i32.const 28180480
        i32.add
        local.set $l34
        local.get $l18
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
        local.set $l35
        local.get $l19
        local.get $l32
        i32.const 25
        i32.rotl
        local.get $l32
        i32.const 14
        i32.rotl
        i32.xor
        local.get $l32
        i32.const 3
        i32.shr_u
        i32.xor
        i32.add
        local.set $l36
        local.get $p2
        local.get $l16
        i32.store
        local.get $p2
        local.get $l17
        i32.store offset=4
        local.get $p2
        local.get $l18
        i32.store offset=8
        local.get $p2
        local.get $l19
        i32.store offset=12
        local.get $p2
        local.get $l32
        i32.store offset=16
        local.get $p0
        i32.load offset=4
        local.set $l16
        local.get $p0
        i32.load offset=8
        local.set $l17
        local.get $p0
        i32.load
        local.get $l16
        local.get $l17
        local.get $p0
        i32.load offset=12
        local.get $p0
        i32.load offset=16
        local.get $p0
        i32.load offset=20
        local.get $p0
        i32.load offset=24
        local.get $p0
        i32.load offset=28
        local.get $l16
        local.get $l17
        i32.xor
        local.set $l37
        local.set $l38
        local.set $l39
        local.set $l40
        local.set $l41
        local.set $l42
        local.set $l43
        local.set $l44
        local.set $l45
        i32.const 0
        local.set $l18
        block $B2
          loop $L3
            local.get $l18
            i32.const 5
            i32.lt_u
            i32.eqz
            br_if $B2
            local.get $p2
            local.get $l18
            i32.const 4
            i32.mul
            i32.add
            i32.load
            local.set $l16
            local.get $l38
            local.get $l16
            global.get $polylane.tables
            local.get $l18
            i32.const 4
            i32.mul
            i32.add
            i32.load
            i32.add
            i32.add
            local.get $l41
            i32.const 26
            i32.rotl
            local.get $l41
            i32.const 21
            i32.rotl
            i32.xor
            local.get $l41
            i32.const 7
            i32.rotl
            i32.xor
            i32.add
            local.get $l39
            local.get $l41
            local.get $l40
            local.get $l39
            i32.xor
            i32.and
            i32.xor
            i32.add
            local.set $l16
            local.get $l45
            local.get $l44
            i32.xor
            local.set $l17
            local.get $l16
            local.get $l45
            i32.const 30
            i32.rotl
            local.get $l45
            i32.const 19
            i32.rotl
            i32.xor
            local.get $l45
            i32.const 10
            i32.rotl
            i32.xor
            local.get $l17
            local.get $l37
            i32.and
            local.get $l44
            i32.xor
            i32.add
            i32.add
            local.get $l45
            local.get $l44
            local.get $l43
            local.get $l42
            local.get $l16
            i32.add
            local.get $l41
            local.get $l40
            local.get $l39
            local.get $l17
            local.set $l37
            local.set $l38
            local.set $l39
            local.set $l40
            local.set $l41
            local.set $l42
            local.set $l43
            local.set $l44
            local.set $l45
            local.get $l18
            i32.const 1
            i32.add
            local.set $l18
            br $L3
          end
        end
        local.get $p3
        local.get $p8
        local.get $l55
        i32.mul
        i32.add
        i32.load
        local.set $l16
        local.get $p3
        local.get $p9
        i32.add
        local.get $p8
        local.get $l55
        i32.mul
        i32.add
        i32.load
        local.set $l17
        local.get $p3
        local.get $p9
        i32.const 2
        i32.mul
        i32.add
        local.get $p8
        local.get $l55
        i32.mul
        i32.add
        i32.load
        local.set $l18
        local.get $p3
        local.get $p9
        i32.const 3
        i32.mul
        i32.add
        local.get $p8
        local.get $l55
        i32.mul
        i32.add
        i32.load
        local.set $l19
        local.get $p3
        local.get $p9
        i32.const 4
        i32.mul
        i32.add
        local.get $p8
        local.get $l55
        i32.mul
        i32.add
        i32.load
        local.set $l20
        local.get $p3
        local.get $p9
        i32.const 5
        i32.mul
        i32.add
        local.get $p8
        local.get $l55
        i32.mul
        i32.add
        i32.load
        local.set $l21
        local.get $p3
        local.get $p9
        i32.const 6
        i32.mul
        i32.add
        local.get $p8
        local.get $l55
        i32.mul
        i32.add
        i32.load
        local.set $l22
        local.get $p3
        local.get $p9
        i32.const 7
        i32.mul
        i32.add
        local.get $p8
        local.get $l55
        i32.mul
        i32.add
        i32.load
        local.set $l23
        local.get $l16
        local.get $l17
        local.get $l18
        local.get $l19
        local.get $l20
        local.get $l21
        local.get $l22
        local.get $l23
        local.set $l46
        local.set $l47
        local.set $l48
        local.set $l49
        local.set $l50
        local.set $l51
        local.set $l52
        local.set $l53
        i32.const 0
        local.set $l54
        block $B4
          local.get $p5
          i32.eqz
          br_if $B4
          loop $L5
            local.get $l50
            i32.const 16
            i32.shl
            local.get $l49
            i32.const 16
            i32.shr_u
            i32.or
            local.set $l16
            local.get $l49
            i32.const 16
            i32.shl
            local.get $l48
            i32.const 16
            i32.shr_u
            i32.or
            local.set $l17
            local.get $l48
            i32.const 16
            i32.shl
            local.get $l47
            i32.const 16
            i32.shr_u
            i32.or
            local.set $l18
            local.get $l47
            i32.const 16
            i32.shl
            local.get $l46
            i32.const 16
            i32.shr_u
            i32.or
            local.set $l19
            local.get $l33
            local.get $l16
            i32.add
            local.set $l20
            local.get $l34
            local.get $l17
            i32.add
            local.set $l21
            local.get $p2
            local.get $l32
            i32.store offset=16
            local.get $p2
            local.get $p6
            local.get $l54
            i32.add
            i32.const 16
            i32.shl
            local.get $l53
            i32.const 16
            i32.shr_u
            i32.or
            i32.store offset=20
            local.get $p2
            local.get $l53
            i32.const 16
            i32.shl
            local.get $l52
            i32.const 16
            i32.shr_u
            i32.or
            i32.store offset=24
            local.get $p2
            local.get $l52
            i32.const 16
            i32.shl
            local.get $l51
            i32.const 16
            i32.shr_u
            i32.or
            i32.store offset=28
            local.get $p2
            local.get $l51
            i32.const 16
            i32.shl
            local.get $l50
            i32.const 16
            i32.shr_u
            i32.or
            i32.store offset=32
            local.get $p2
            local.get $l16
            i32.store offset=36
            local.get $p2
            local.get $l17
            i32.store offset=40
            local.get $p2
            local.get $l18
            i32.store offset=44
            local.get $p2
            local.get $l19
            i32.store offset=48
            local.get $p2
            local.get $l46
            i32.const 16
            i32.shl
            i32.const 32768
            i32.or
            i32.store offset=52
            local.get $p2
            i32.const 0
            i32.store offset=56
            local.get $p2
            i32.const 944
            i32.store offset=60
            local.get $p2
            local.get $l20
            i32.store offset=64
            local.get $p2
            local.get $l21
            i32.store offset=68
            local.get $p2
            local.get $l35
            local.get $l18
            i32.add
            local.get $l20
            i32.const 15
            i32.rotl
            local.get $l20
            i32.const 13
            i32.rotl
            i32.xor
            local.get $l20
            i32.const 10
            i32.shr_u
            i32.xor
            i32.add
            i32.store offset=72
            local.get $p2
            local.get $l36
            local.get $l19
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
            i32.store offset=76
            local.get $l45
            local.get $l44
            local.get $l43
            local.get $l42
            local.get $l41
            local.get $l40
            local.get $l39
            local.get $l38
            local.get $l37
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
            block $B6
              loop $L7
                local.get $l31
                i32.const 44
                i32.lt_u
                i32.eqz
                br_if $B6
                local.get $p2
                local.get $l31
                i32.const 4
                i32.mul
                i32.add
                i32.load offset=20
                local.set $l16
                local.get $l23
                local.get $l16
                global.get $polylane.tables
                local.get $l31
                i32.const 4
                i32.mul
                i32.add
                i32.load offset=20
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
                local.set $l16
                local.get $l30
                local.get $l29
                i32.xor
                local.set $l17
                local.get $p2
                local.get $l31
                i32.const 4
                i32.mul
                i32.add
                i32.load offset=16
                local.set $l18
                local.get $p2
                local.get $l31
                i32.const 4
                i32.mul
                i32.add
                i32.load offset=20
                local.set $l19
                local.get $p2
                local.get $l31
                i32.const 4
                i32.mul
                i32.add
                i32.load offset=52
                local.set $l20
                local.get $p2
                local.get $l31
                i32.const 4
                i32.mul
                i32.add
                i32.load offset=72
                local.set $l21
                local.get $p2
                local.get $l31
                i32.const 4
                i32.mul
                i32.add
                local.get $l18
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
                i32.store offset=80
                local.get $l16
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
                local.get $l17
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
                local.get $l16
                i32.add
                local.get $l26
                local.get $l25
                local.get $l24
                local.get $l17
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
                i32.load offset=20
                local.set $l16
                local.get $l23
                local.get $l16
                global.get $polylane.tables
                local.get $l31
                i32.const 4
                i32.mul
                i32.add
                i32.load offset=20
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
                local.set $l16
                local.get $l30
                local.get $l29
                i32.xor
                local.set $l17
                local.get $p2
                local.get $l31
                i32.const 4
                i32.mul
                i32.add
                i32.load offset=16
                local.set $l18
                local.get $p2
                local.get $l31
                i32.const 4
                i32.mul
                i32.add
                i32.load offset=20
                local.set $l19
                local.get $p2
                local.get $l31
                i32.const 4
                i32.mul
                i32.add
                i32.load offset=52
                local.set $l20
                local.get $p2
                local.get $l31
                i32.const 4
                i32.mul
                i32.add
                i32.load offset=72
                local.set $l21
                local.get $p2
                local.get $l31
                i32.const 4
                i32.mul
                i32.add
                local.get $l18
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
                i32.store offset=80
                local.get $l16
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
                local.get $l17
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
                local.get $l16
                i32.add
                local.get $l26
                local.get $l25
                local.get $l24
                local.get $l17
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
                i32.load offset=20
                local.set $l16
                local.get $l23
                local.get $l16
                global.get $polylane.tables
                local.get $l31
                i32.const 4
                i32.mul
                i32.add
                i32.load offset=20
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
                local.set $l16
                local.get $l30
                local.get $l29
                i32.xor
                local.set $l17
                local.get $p2
                local.get $l31
                i32.const 4
                i32.mul
                i32.add
                i32.load offset=16
                local.set $l18
                local.get $p2
                local.get $l31
                i32.const 4
                i32.mul
                i32.add
                i32.load offset=20
                local.set $l19
                local.get $p2
                local.get $l31
                i32.const 4
                i32.mul
                i32.add
                i32.load offset=52
                local.set $l20
                local.get $p2
                local.get $l31
                i32.const 4
                i32.mul
                i32.add
                i32.load offset=72
                local.set $l21
                local.get $p2
                local.get $l31
                i32.const 4
                i32.mul
                i32.add
                local.get $l18
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
                i32.store offset=80
                local.get $l16
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
                local.get $l17
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
                local.get $l16
                i32.add
                local.get $l26
                local.get $l25
                local.get $l24
                local.get $l17
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
                i32.load offset=20
                local.set $l16
                local.get $l23
                local.get $l16
                global.get $polylane.tables
                local.get $l31
                i32.const 4
                i32.mul
                i32.add
                i32.load offset=20
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
                local.set $l16
                local.get $l30
                local.get $l29
                i32.xor
                local.set $l17
                local.get $p2
                local.get $l31
                i32.const 4
                i32.mul
                i32.add
                i32.load offset=16
                local.set $l18
                local.get $p2
                local.get $l31
                i32.const 4
                i32.mul
                i32.add
                i32.load offset=20
                local.set $l19
                local.get $p2
                local.get $l31
                i32.const 4
                i32.mul
                i32.add
                i32.load offset=52
                local.set $l20
                local.get $p2
                local.get $l31
                i32.const 4
                i32.mul
                i32.add
                i32.load offset=72
                local.set $l21
                local.get $p2
                local.get $l31
                i32.const 4
                i32.mul
                i32.add
                local.get $l18
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
                i32.store offset=80
                local.get $l16
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
                local.get $l17
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
                local.get $l16
                i32.add
                local.get $l26
                local.get $l25
                local.get $l24
                local.get $l17
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
                br $L7
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
            block $B8
              loop $L9
                local.get $l27
                i32.const 12
                i32.lt_u
                i32.eqz
                br_if $B8
                local.get $p2
                local.get $l27
                i32.const 4
                i32.mul
                i32.add
                i32.load offset=196
                local.set $l16
                local.get $l19
                local.get $l16
                global.get $polylane.tables
                local.get $l27
                i32.const 4
                i32.mul
                i32.add
                i32.load offset=196
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
                i32.load offset=196
                local.set $l16
                local.get $l19
                local.get $l16
                global.get $polylane.tables
                local.get $l27
                i32.const 4
                i32.mul
                i32.add
                i32.load offset=196
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
                i32.load offset=196
                local.set $l16
                local.get $l19
                local.get $l16
                global.get $polylane.tables
                local.get $l27
                i32.const 4
                i32.mul
                i32.add
                i32.load offset=196
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
                i32.load offset=196
                local.set $l16
                local.get $l19
                local.get $l16
                global.get $polylane.tables
                local.get $l27
                i32.const 4
                i32.mul
                i32.add
                i32.load offset=196
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
                br $L9
              end
            end
            local.get $p2
            local.get $l27
            i32.const 4
            i32.mul
            i32.add
            i32.load offset=196
            local.set $l16
            local.get $l19
            local.get $l16
            global.get $polylane.tables
            local.get $l27
            i32.const 4
            i32.mul
            i32.add
            i32.load offset=196
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
            i32.load offset=196
            local.set $l16
            local.get $l19
            local.get $l16
            global.get $polylane.tables
            local.get $l27
            i32.const 4
            i32.mul
            i32.add
            i32.load offset=196
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
            i32.load offset=196
            local.set $l16
            local.get $l19
            local.get $l16
            global.get $polylane.tables
            local.get $l27
            i32.const 4
            i32.mul
            i32.add
            i32.load offset=196
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
            local.get $p0
            i32.load
            local.get $l26
            i32.add
            local.get $p0
            i32.load offset=4
            local.get $l25
            i32.add
            local.get $p0
            i32.load offset=8
            local.get $l24
            i32.add
            local.get $p0
            i32.load offset=12
            local.get $l23
            i32.add
            local.get $p0
            i32.load offset=16
            local.get $l22
            i32.add
            local.get $p0
            i32.load offset=20
            local.get $l21
            i32.add
            local.get $p0
            i32.load offset=24
            local.get $l20
            i32.add
            local.get $p0
            i32.load offset=28
            local.get $l19
            i32.add
            local.set $l46
            local.set $l47
            local.set $l48
            local.set $l49
            local.set $l50
            local.set $l51
            local.set $l52
            local.set $l53
            local.get $l54
            i32.const 1
            i32.add
            local.tee $l54
            local.get $p5
            i32.lt_u
            br_if $L5
          end
        end
        local.get $p3
        local.get $p8
        local.get $l55
        i32.mul
        i32.add
        local.get $l53
        i32.store
        local.get $p3
        local.get $p9
        i32.add
        local.get $p8
        local.get $l55
        i32.mul
        i32.add
        local.get $l52
        i32.store
        local.get $p3
        local.get $p9
        i32.const 2
        i32.mul
        i32.add
        local.get $p8
        local.get $l55
        i32.mul
        i32.add
        local.get $l51
        i32.store
        local.get $p3
        local.get $p9
        i32.const 3
        i32.mul
        i32.add
        local.get $p8
        local.get $l55
        i32.mul
        i32.add
        local.get $l50
        i32.store
        local.get $p3
        local.get $p9
        i32.const 4
        i32.mul
        i32.add
        local.get $p8
        local.get $l55
        i32.mul
        i32.add
        local.get $l49
        i32.store
        local.get $p3
        local.get $p9
        i32.const 5
        i32.mul
        i32.add
        local.get $p8
        local.get $l55
        i32.mul
        i32.add
        local.get $l48
        i32.store
        local.get $p3
        local.get $p9
        i32.const 6
        i32.mul
        i32.add
        local.get $p8
        local.get $l55
        i32.mul
        i32.add
        local.get $l47
        i32.store
        local.get $p3
        local.get $p9
        i32.const 7
        i32.mul
        i32.add
        local.get $p8
        local.get $l55
        i32.mul
        i32.add
        local.get $l46
        i32.store
        local.get $l55
        i32.const 1
        i32.add
        local.tee $l55
        local.get $p4
        i32.lt_u
        br_if $L1
      end
    end
    i32.const 0
    local.set $l16
    i32.const 0
    local.set $l17
    block $B10
      loop $L11
        local.get $l17
        i32.const 16
        i32.lt_u
        i32.eqz
        br_if $B10
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
        br $L11
      end
    end)
  (func $sha2-f-n32.x1.wasm (export "sha2-f-n32.x1.wasm") (type $t1) (param $p0 i32) (param $p1 i32) (param $p2 i32) (param $p3 i32) (param $p4 i32) (param $p5 i32) (param $p6 i32) (param $p7 i32) (param $p8 i32)
    (local $l9 i32) (local $l10 i32) (local $l11 i32) (local $l12 i32) (local $l13 i32) (local $l14 i32) (local $l15 i32) (local $l16 i32) (local $l17 i32) (local $l18 i32) (local $l19 i32) (local $l20 i32) (local $l21 i32) (local $l22 i32) (local $l23 i32) (local $l24 i32) (local $l25 i32) (local $l26 i32) (local $l27 i32) (local $l28 i32) (local $l29 i32) (local $l30 i32) (local $l31 i32) (local $l32 i32) (local $l33 i32) (local $l34 i32) (local $l35 i32) (local $l36 i32) (local $l37 i32) (local $l38 i32) (local $l39 i32) (local $l40 i32)
    i32.const 0
    local.set $l32
    block $B0
      local.get $p4
      i32.eqz
      br_if $B0
      loop $L1
        local.get $p1
        i32.load
        local.set $l16
        local.get $p1
        i32.load offset=4
        local.set $l17
        local.get $p1
        i32.load offset=8
        local.set $l18
        local.get $p1
        i32.load offset=12
        local.set $l19
        local.get $p1
        i32.load offset=16
        local.set $l20
        local.get $p1
        i32.load offset=20
        local.set $l21
        local.get $l21
        local.get $l32
        local.get $p5
        i32.mul
        i32.add
        local.set $l21
        local.get $p1
        i32.load offset=24
        local.set $l22
        local.get $l22
        local.get $l32
        local.get $p6
        i32.mul
        i32.add
        local.set $l22
        local.get $p2
        local.get $l16
        i32.const 24
        i32.shl
        local.get $l17
        i32.const 8
        i32.shr_u
        i32.or
        i32.store
        local.get $p2
        local.get $l17
        i32.const 24
        i32.shl
        local.get $l18
        i32.const 8
        i32.shr_u
        i32.or
        i32.store offset=4
        local.get $p2
        local.get $l18
        i32.const 24
        i32.shl
        local.get $l19
        i32.const 255
        i32.and
        i32.const 16
        i32.shl
        i32.or
        local.get $l20
        i32.const 16
        i32.shr_u
        i32.or
        i32.store offset=8
        local.get $p2
        local.get $l20
        i32.const 16
        i32.shl
        local.get $l21
        i32.const 16
        i32.shr_u
        i32.or
        i32.store offset=12
        local.get $p2
        local.get $l21
        i32.const 16
        i32.shl
        local.get $l22
        i32.const 16
        i32.shr_u
        i32.or
        i32.store offset=16
        local.get $l22
        local.set $l17
        i32.const 0
        local.set $l18
        block $B2
          loop $L3
            local.get $l18
            i32.const 8
            i32.lt_u
            i32.eqz
            br_if $B2
            local.get $p3
            local.get $p8
            local.get $l18
            i32.mul
            i32.add
            local.get $p7
            local.get $l32
            i32.mul
            i32.add
            i32.load
            local.set $l16
            local.get $p2
            local.get $l18
            i32.const 4
            i32.mul
            i32.add
            local.get $l17
            i32.const 16
            i32.shl
            local.get $l16
            i32.const 16
            i32.shr_u
            i32.or
            i32.store offset=20
            local.get $l16
            local.set $l17
            local.get $l18
            i32.const 1
            i32.add
            local.set $l18
            br $L3
          end
        end
        local.get $p2
        local.get $l17
        i32.const 16
        i32.shl
        i32.const 32768
        i32.or
        i32.store offset=52
        local.get $p2
        i32.const 0
        i32.store offset=56
        local.get $p2
        i32.const 944
        i32.store offset=60
        local.get $p0
        i32.load
        local.set $l33
        local.get $p0
        i32.load offset=4
        local.set $l34
        local.get $p0
        i32.load offset=8
        local.set $l35
        local.get $p0
        i32.load offset=12
        local.set $l36
        local.get $p0
        i32.load offset=16
        local.set $l37
        local.get $p0
        i32.load offset=20
        local.set $l38
        local.get $p0
        i32.load offset=24
        local.set $l39
        local.get $p0
        i32.load offset=28
        local.set $l40
        local.get $l33
        local.get $l34
        local.get $l35
        local.get $l36
        local.get $l37
        local.get $l38
        local.get $l39
        local.get $l40
        local.get $l34
        local.get $l35
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
        local.get $p3
        local.get $p7
        local.get $l32
        i32.mul
        i32.add
        local.get $l33
        local.get $l26
        i32.add
        i32.store
        local.get $p3
        local.get $p8
        i32.add
        local.get $p7
        local.get $l32
        i32.mul
        i32.add
        local.get $l34
        local.get $l25
        i32.add
        i32.store
        local.get $p3
        local.get $p8
        i32.const 2
        i32.mul
        i32.add
        local.get $p7
        local.get $l32
        i32.mul
        i32.add
        local.get $l35
        local.get $l24
        i32.add
        i32.store
        local.get $p3
        local.get $p8
        i32.const 3
        i32.mul
        i32.add
        local.get $p7
        local.get $l32
        i32.mul
        i32.add
        local.get $l36
        local.get $l23
        i32.add
        i32.store
        local.get $p3
        local.get $p8
        i32.const 4
        i32.mul
        i32.add
        local.get $p7
        local.get $l32
        i32.mul
        i32.add
        local.get $l37
        local.get $l22
        i32.add
        i32.store
        local.get $p3
        local.get $p8
        i32.const 5
        i32.mul
        i32.add
        local.get $p7
        local.get $l32
        i32.mul
        i32.add
        local.get $l38
        local.get $l21
        i32.add
        i32.store
        local.get $p3
        local.get $p8
        i32.const 6
        i32.mul
        i32.add
        local.get $p7
        local.get $l32
        i32.mul
        i32.add
        local.get $l39
        local.get $l20
        i32.add
        i32.store
        local.get $p3
        local.get $p8
        i32.const 7
        i32.mul
        i32.add
        local.get $p7
        local.get $l32
        i32.mul
        i32.add
        local.get $l40
        local.get $l19
        i32.add
        i32.store
        local.get $l32
        i32.const 1
        i32.add
        local.tee $l32
        local.get $p4
        i32.lt_u
        br_if $L1
      end
    end
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
  (func $sha2-prf-n32.x1.wasm (export "sha2-prf-n32.x1.wasm") (type $t0) (param $p0 i32) (param $p1 i32) (param $p2 i32) (param $p3 i32) (param $p4 i32) (param $p5 i32) (param $p6 i32) (param $p7 i32) (param $p8 i32) (param $p9 i32)
    (local $l10 i32) (local $l11 i32) (local $l12 i32) (local $l13 i32) (local $l14 i32) (local $l15 i32) (local $l16 i32) (local $l17 i32) (local $l18 i32) (local $l19 i32) (local $l20 i32) (local $l21 i32) (local $l22 i32) (local $l23 i32) (local $l24 i32) (local $l25 i32) (local $l26 i32) (local $l27 i32) (local $l28 i32) (local $l29 i32) (local $l30 i32) (local $l31 i32) (local $l32 i32) (local $l33 i32) (local $l34 i32) (local $l35 i32) (local $l36 i32) (local $l37 i32) (local $l38 i32) (local $l39 i32) (local $l40 i32)
    i32.const 0
    local.set $l40
    block $B0
      local.get $p5
      i32.eqz
      br_if $B0
      loop $L1
        local.get $p1
        i32.load
        local.set $l16
        local.get $p1
        i32.load offset=4
        local.set $l17
        local.get $p1
        i32.load offset=8
        local.set $l18
        local.get $p1
        i32.load offset=12
        local.set $l19
        local.get $p1
        i32.load offset=16
        local.set $l20
        local.get $p1
        i32.load offset=20
        local.set $l21
        local.get $l21
        local.get $l40
        local.get $p6
        i32.mul
        i32.add
        local.set $l21
        local.get $p1
        i32.load offset=24
        local.set $l22
        local.get $l22
        local.get $l40
        local.get $p7
        i32.mul
        i32.add
        local.set $l22
        local.get $p2
        local.get $l16
        i32.const 24
        i32.shl
        local.get $l17
        i32.const 8
        i32.shr_u
        i32.or
        i32.store
        local.get $p2
        local.get $l17
        i32.const 24
        i32.shl
        local.get $l18
        i32.const 8
        i32.shr_u
        i32.or
        i32.store offset=4
        local.get $p2
        local.get $l18
        i32.const 24
        i32.shl
        local.get $l19
        i32.const 255
        i32.and
        i32.const 16
        i32.shl
        i32.or
        local.get $l20
        i32.const 16
        i32.shr_u
        i32.or
        i32.store offset=8
        local.get $p2
        local.get $l20
        i32.const 16
        i32.shl
        local.get $l21
        i32.const 16
        i32.shr_u
        i32.or
        i32.store offset=12
        local.get $p2
        local.get $l21
        i32.const 16
        i32.shl
        local.get $l22
        i32.const 16
        i32.shr_u
        i32.or
        i32.store offset=16
        local.get $l22
        local.set $l17
        i32.const 0
        local.set $l18
        block $B2
          loop $L3
            local.get $l18
            i32.const 8
            i32.lt_u
            i32.eqz
            br_if $B2
            local.get $p3
            local.get $l18
            i32.const 4
            i32.mul
            i32.add
            i32.load
            local.set $l16
            local.get $p2
            local.get $l18
            i32.const 4
            i32.mul
            i32.add
            local.get $l17
            i32.const 16
            i32.shl
            local.get $l16
            i32.const 16
            i32.shr_u
            i32.or
            i32.store offset=20
            local.get $l16
            local.set $l17
            local.get $l18
            i32.const 1
            i32.add
            local.set $l18
            br $L3
          end
        end
        local.get $p2
        local.get $l17
        i32.const 16
        i32.shl
        i32.const 32768
        i32.or
        i32.store offset=52
        local.get $p2
        i32.const 0
        i32.store offset=56
        local.get $p2
        i32.const 944
        i32.store offset=60
        local.get $p0
        i32.load
        local.set $l32
        local.get $p0
        i32.load offset=4
        local.set $l33
        local.get $p0
        i32.load offset=8
        local.set $l34
        local.get $p0
        i32.load offset=12
        local.set $l35
        local.get $p0
        i32.load offset=16
        local.set $l36
        local.get $p0
        i32.load offset=20
        local.set $l37
        local.get $p0
        i32.load offset=24
        local.set $l38
        local.get $p0
        i32.load offset=28
        local.set $l39
        local.get $l32
        local.get $l33
        local.get $l34
        local.get $l35
        local.get $l36
        local.get $l37
        local.get $l38
        local.get $l39
        local.get $l33
        local.get $l34
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
        local.get $p4
        local.get $p8
        local.get $l40
        i32.mul
        i32.add
        local.get $l32
        local.get $l26
        i32.add
        i32.store
        local.get $p4
        local.get $p9
        i32.add
        local.get $p8
        local.get $l40
        i32.mul
        i32.add
        local.get $l33
        local.get $l25
        i32.add
        i32.store
        local.get $p4
        local.get $p9
        i32.const 2
        i32.mul
        i32.add
        local.get $p8
        local.get $l40
        i32.mul
        i32.add
        local.get $l34
        local.get $l24
        i32.add
        i32.store
        local.get $p4
        local.get $p9
        i32.const 3
        i32.mul
        i32.add
        local.get $p8
        local.get $l40
        i32.mul
        i32.add
        local.get $l35
        local.get $l23
        i32.add
        i32.store
        local.get $p4
        local.get $p9
        i32.const 4
        i32.mul
        i32.add
        local.get $p8
        local.get $l40
        i32.mul
        i32.add
        local.get $l36
        local.get $l22
        i32.add
        i32.store
        local.get $p4
        local.get $p9
        i32.const 5
        i32.mul
        i32.add
        local.get $p8
        local.get $l40
        i32.mul
        i32.add
        local.get $l37
        local.get $l21
        i32.add
        i32.store
        local.get $p4
        local.get $p9
        i32.const 6
        i32.mul
        i32.add
        local.get $p8
        local.get $l40
        i32.mul
        i32.add
        local.get $l38
        local.get $l20
        i32.add
        i32.store
        local.get $p4
        local.get $p9
        i32.const 7
        i32.mul
        i32.add
        local.get $p8
        local.get $l40
        i32.mul
        i32.add
        local.get $l39
        local.get $l19
        i32.add
        i32.store
        local.get $l40
        i32.const 1
        i32.add
        local.tee $l40
        local.get $p5
        i32.lt_u
        br_if $L1
      end
    end
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
  (func $sha2-h-n32.x1.wasm (export "sha2-h-n32.x1.wasm") (type $t2) (param $p0 i32) (param $p1 i32) (param $p2 i32) (param $p3 i32) (param $p4 i32) (param $p5 i32) (param $p6 i32) (param $p7 i32) (param $p8 i32) (param $p9 i32) (param $p10 i32)
    (local $l11 i32) (local $l12 i32) (local $l13 i32) (local $l14 i32) (local $l15 i32) (local $l16 i32) (local $l17 i32) (local $l18 i32) (local $l19 i32) (local $l20 i32) (local $l21 i32) (local $l22 i32) (local $l23 i32) (local $l24 i32) (local $l25 i64) (local $l26 i64) (local $l27 i64) (local $l28 i64) (local $l29 i64) (local $l30 i64) (local $l31 i64) (local $l32 i64) (local $l33 i64) (local $l34 i64) (local $l35 i64) (local $l36 i64) (local $l37 i64) (local $l38 i64) (local $l39 i64) (local $l40 i64) (local $l41 i64) (local $l42 i64) (local $l43 i64)
    i32.const 0
    local.set $l20
    block $B0
      local.get $p5
      i32.eqz
      br_if $B0
      loop $L1
        local.get $p1
        i32.load
        local.set $l16
        local.get $p1
        i32.load offset=4
        local.set $l17
        local.get $p1
        i32.load offset=8
        local.set $l18
        local.get $p1
        i32.load offset=12
        local.set $l19
        local.get $p1
        i32.load offset=16
        local.set $l21
        local.get $p1
        i32.load offset=20
        local.set $l22
        local.get $l22
        local.get $l20
        local.get $p6
        i32.mul
        i32.add
        local.set $l22
        local.get $p1
        i32.load offset=24
        local.set $l23
        local.get $l23
        local.get $l20
        local.get $p7
        i32.mul
        i32.add
        local.set $l23
        local.get $p3
        local.get $p8
        local.get $l20
        i32.mul
        i32.add
        i32.load
        local.set $l24
        local.get $p2
        local.get $l16
        i32.const 24
        i32.shl
        local.get $l17
        i32.const 8
        i32.shr_u
        i32.or
        i64.extend_i32_u
        i64.const 32
        i64.shl
        local.get $l17
        i32.const 24
        i32.shl
        local.get $l18
        i32.const 8
        i32.shr_u
        i32.or
        i64.extend_i32_u
        i64.or
        i64.store align=4
        local.get $p2
        local.get $l18
        i32.const 24
        i32.shl
        local.get $l19
        i32.const 255
        i32.and
        i32.const 16
        i32.shl
        i32.or
        local.get $l21
        i32.const 16
        i32.shr_u
        i32.or
        i64.extend_i32_u
        i64.const 32
        i64.shl
        local.get $l21
        i32.const 16
        i32.shl
        local.get $l22
        i32.const 16
        i32.shr_u
        i32.or
        i64.extend_i32_u
        i64.or
        i64.store offset=8 align=4
        local.get $p2
        local.get $l22
        i32.const 16
        i32.shl
        local.get $l23
        i32.const 16
        i32.shr_u
        i32.or
        i64.extend_i32_u
        i64.const 32
        i64.shl
        local.get $l23
        i32.const 16
        i32.shl
        local.get $l24
        i32.const 16
        i32.shr_u
        i32.or
        i64.extend_i32_u
        i64.or
        i64.store offset=16 align=4
        local.get $l24
        local.set $l18
        i32.const 0
        local.set $l19
        block $B2
          loop $L3
            local.get $l19
            i32.const 7
            i32.lt_u
            i32.eqz
            br_if $B2
            local.get $p3
            local.get $p10
            local.get $l19
            i32.mul
            i32.const 2
            i32.mul
            i32.add
            local.get $p10
            i32.add
            local.get $p8
            local.get $l20
            i32.mul
            i32.add
            i32.load
            local.set $l16
            local.get $p3
            local.get $p10
            local.get $l19
            i32.mul
            i32.const 2
            i32.mul
            i32.add
            local.get $p10
            i32.const 2
            i32.mul
            i32.add
            local.get $p8
            local.get $l20
            i32.mul
            i32.add
            i32.load
            local.set $l17
            local.get $p2
            local.get $l19
            i32.const 8
            i32.mul
            i32.add
            local.get $l18
            i32.const 16
            i32.shl
            local.get $l16
            i32.const 16
            i32.shr_u
            i32.or
            i64.extend_i32_u
            i64.const 32
            i64.shl
            local.get $l16
            i32.const 16
            i32.shl
            local.get $l17
            i32.const 16
            i32.shr_u
            i32.or
            i64.extend_i32_u
            i64.or
            i64.store offset=24 align=4
            local.get $l17
            local.set $l18
            local.get $l19
            i32.const 1
            i32.add
            local.set $l19
            br $L3
          end
        end
        local.get $p3
        local.get $p10
        i32.const 15
        i32.mul
        i32.add
        local.get $p8
        local.get $l20
        i32.mul
        i32.add
        i32.load
        local.set $l16
        local.get $p2
        local.get $l18
        i32.const 16
        i32.shl
        local.get $l16
        i32.const 16
        i32.shr_u
        i32.or
        i64.extend_i32_u
        i64.const 32
        i64.shl
        local.get $l16
        i32.const 16
        i32.shl
        i32.const 32768
        i32.or
        i64.extend_i32_u
        i64.or
        i64.store offset=80 align=4
        i64.const 0
        local.set $l25
        local.get $p2
        local.get $l25
        i64.store offset=88 align=4
        local.get $p2
        local.get $l25
        i64.store offset=96 align=4
        local.get $p2
        local.get $l25
        i64.store offset=104 align=4
        local.get $p2
        local.get $l25
        i64.store offset=112 align=4
        local.get $p2
        i64.const 1712
        i64.store offset=120 align=4
        local.get $p0
        i32.load
        i64.extend_i32_u
        i64.const 32
        i64.shl
        local.get $p0
        i32.load offset=4
        i64.extend_i32_u
        i64.or
        local.set $l40
        local.get $p0
        i32.load offset=8
        i64.extend_i32_u
        i64.const 32
        i64.shl
        local.get $p0
        i32.load offset=12
        i64.extend_i32_u
        i64.or
        local.set $l41
        local.get $p0
        i32.load offset=16
        i64.extend_i32_u
        i64.const 32
        i64.shl
        local.get $p0
        i32.load offset=20
        i64.extend_i32_u
        i64.or
        local.set $l42
        local.get $p0
        i32.load offset=24
        i64.extend_i32_u
        i64.const 32
        i64.shl
        local.get $p0
        i32.load offset=28
        i64.extend_i32_u
        i64.or
        local.set $l43
        local.get $l40
        local.get $l41
        local.get $l42
        local.get $l43
        local.get $p0
        i32.load offset=32
        i64.extend_i32_u
        i64.const 32
        i64.shl
        local.get $p0
        i32.load offset=36
        i64.extend_i32_u
        i64.or
        local.get $p0
        i32.load offset=40
        i64.extend_i32_u
        i64.const 32
        i64.shl
        local.get $p0
        i32.load offset=44
        i64.extend_i32_u
        i64.or
        local.get $p0
        i32.load offset=48
        i64.extend_i32_u
        i64.const 32
        i64.shl
        local.get $p0
        i32.load offset=52
        i64.extend_i32_u
        i64.or
        local.get $p0
        i32.load offset=56
        i64.extend_i32_u
        i64.const 32
        i64.shl
        local.get $p0
        i32.load offset=60
        i64.extend_i32_u
        i64.or
        local.get $l41
        local.get $l42
        i64.xor
        local.set $l31
        local.set $l32
        local.set $l33
        local.set $l34
        local.set $l35
        local.set $l36
        local.set $l37
        local.set $l38
        local.set $l39
        i32.const 0
        local.set $l16
        block $B4
          loop $L5
            local.get $l16
            i32.const 64
            i32.lt_u
            i32.eqz
            br_if $B4
            local.get $p2
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load align=4
            local.set $l25
            local.get $l32
            local.get $l25
            global.get $polylane.tables
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load offset=256
            i64.add
            i64.add
            local.get $l35
            i64.const 50
            i64.rotl
            local.get $l35
            i64.const 46
            i64.rotl
            i64.xor
            local.get $l35
            i64.const 23
            i64.rotl
            i64.xor
            i64.add
            local.get $l33
            local.get $l35
            local.get $l34
            local.get $l33
            i64.xor
            i64.and
            i64.xor
            i64.add
            local.set $l26
            local.get $l39
            local.get $l38
            i64.xor
            local.set $l27
            local.get $p2
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load offset=8 align=4
            local.set $l28
            local.get $p2
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load offset=72 align=4
            local.set $l29
            local.get $p2
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load offset=112 align=4
            local.set $l30
            local.get $p2
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            local.get $l25
            local.get $l28
            i64.const 63
            i64.rotl
            local.get $l28
            i64.const 56
            i64.rotl
            i64.xor
            local.get $l28
            i64.const 7
            i64.shr_u
            i64.xor
            i64.add
            local.get $l29
            i64.add
            local.get $l30
            i64.const 45
            i64.rotl
            local.get $l30
            i64.const 3
            i64.rotl
            i64.xor
            local.get $l30
            i64.const 6
            i64.shr_u
            i64.xor
            i64.add
            i64.store offset=128 align=4
            local.get $l26
            local.get $l39
            i64.const 36
            i64.rotl
            local.get $l39
            i64.const 30
            i64.rotl
            i64.xor
            local.get $l39
            i64.const 25
            i64.rotl
            i64.xor
            local.get $l27
            local.get $l31
            i64.and
            local.get $l38
            i64.xor
            i64.add
            i64.add
            local.get $l39
            local.get $l38
            local.get $l37
            local.get $l36
            local.get $l26
            i64.add
            local.get $l35
            local.get $l34
            local.get $l33
            local.get $l27
            local.set $l31
            local.set $l32
            local.set $l33
            local.set $l34
            local.set $l35
            local.set $l36
            local.set $l37
            local.set $l38
            local.set $l39
            local.get $l16
            i32.const 1
            i32.add
            local.set $l16
            local.get $p2
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load align=4
            local.set $l25
            local.get $l32
            local.get $l25
            global.get $polylane.tables
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load offset=256
            i64.add
            i64.add
            local.get $l35
            i64.const 50
            i64.rotl
            local.get $l35
            i64.const 46
            i64.rotl
            i64.xor
            local.get $l35
            i64.const 23
            i64.rotl
            i64.xor
            i64.add
            local.get $l33
            local.get $l35
            local.get $l34
            local.get $l33
            i64.xor
            i64.and
            i64.xor
            i64.add
            local.set $l26
            local.get $l39
            local.get $l38
            i64.xor
            local.set $l27
            local.get $p2
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load offset=8 align=4
            local.set $l28
            local.get $p2
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load offset=72 align=4
            local.set $l29
            local.get $p2
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load offset=112 align=4
            local.set $l30
            local.get $p2
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            local.get $l25
            local.get $l28
            i64.const 63
            i64.rotl
            local.get $l28
            i64.const 56
            i64.rotl
            i64.xor
            local.get $l28
            i64.const 7
            i64.shr_u
            i64.xor
            i64.add
            local.get $l29
            i64.add
            local.get $l30
            i64.const 45
            i64.rotl
            local.get $l30
            i64.const 3
            i64.rotl
            i64.xor
            local.get $l30
            i64.const 6
            i64.shr_u
            i64.xor
            i64.add
            i64.store offset=128 align=4
            local.get $l26
            local.get $l39
            i64.const 36
            i64.rotl
            local.get $l39
            i64.const 30
            i64.rotl
            i64.xor
            local.get $l39
            i64.const 25
            i64.rotl
            i64.xor
            local.get $l27
            local.get $l31
            i64.and
            local.get $l38
            i64.xor
            i64.add
            i64.add
            local.get $l39
            local.get $l38
            local.get $l37
            local.get $l36
            local.get $l26
            i64.add
            local.get $l35
            local.get $l34
            local.get $l33
            local.get $l27
            local.set $l31
            local.set $l32
            local.set $l33
            local.set $l34
            local.set $l35
            local.set $l36
            local.set $l37
            local.set $l38
            local.set $l39
            local.get $l16
            i32.const 1
            i32.add
            local.set $l16
            local.get $p2
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load align=4
            local.set $l25
            local.get $l32
            local.get $l25
            global.get $polylane.tables
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load offset=256
            i64.add
            i64.add
            local.get $l35
            i64.const 50
            i64.rotl
            local.get $l35
            i64.const 46
            i64.rotl
            i64.xor
            local.get $l35
            i64.const 23
            i64.rotl
            i64.xor
            i64.add
            local.get $l33
            local.get $l35
            local.get $l34
            local.get $l33
            i64.xor
            i64.and
            i64.xor
            i64.add
            local.set $l26
            local.get $l39
            local.get $l38
            i64.xor
            local.set $l27
            local.get $p2
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load offset=8 align=4
            local.set $l28
            local.get $p2
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load offset=72 align=4
            local.set $l29
            local.get $p2
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load offset=112 align=4
            local.set $l30
            local.get $p2
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            local.get $l25
            local.get $l28
            i64.const 63
            i64.rotl
            local.get $l28
            i64.const 56
            i64.rotl
            i64.xor
            local.get $l28
            i64.const 7
            i64.shr_u
            i64.xor
            i64.add
            local.get $l29
            i64.add
            local.get $l30
            i64.const 45
            i64.rotl
            local.get $l30
            i64.const 3
            i64.rotl
            i64.xor
            local.get $l30
            i64.const 6
            i64.shr_u
            i64.xor
            i64.add
            i64.store offset=128 align=4
            local.get $l26
            local.get $l39
            i64.const 36
            i64.rotl
            local.get $l39
            i64.const 30
            i64.rotl
            i64.xor
            local.get $l39
            i64.const 25
            i64.rotl
            i64.xor
            local.get $l27
            local.get $l31
            i64.and
            local.get $l38
            i64.xor
            i64.add
            i64.add
            local.get $l39
            local.get $l38
            local.get $l37
            local.get $l36
            local.get $l26
            i64.add
            local.get $l35
            local.get $l34
            local.get $l33
            local.get $l27
            local.set $l31
            local.set $l32
            local.set $l33
            local.set $l34
            local.set $l35
            local.set $l36
            local.set $l37
            local.set $l38
            local.set $l39
            local.get $l16
            i32.const 1
            i32.add
            local.set $l16
            local.get $p2
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load align=4
            local.set $l25
            local.get $l32
            local.get $l25
            global.get $polylane.tables
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load offset=256
            i64.add
            i64.add
            local.get $l35
            i64.const 50
            i64.rotl
            local.get $l35
            i64.const 46
            i64.rotl
            i64.xor
            local.get $l35
            i64.const 23
            i64.rotl
            i64.xor
            i64.add
            local.get $l33
            local.get $l35
            local.get $l34
            local.get $l33
            i64.xor
            i64.and
            i64.xor
            i64.add
            local.set $l26
            local.get $l39
            local.get $l38
            i64.xor
            local.set $l27
            local.get $p2
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load offset=8 align=4
            local.set $l28
            local.get $p2
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load offset=72 align=4
            local.set $l29
            local.get $p2
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load offset=112 align=4
            local.set $l30
            local.get $p2
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            local.get $l25
            local.get $l28
            i64.const 63
            i64.rotl
            local.get $l28
            i64.const 56
            i64.rotl
            i64.xor
            local.get $l28
            i64.const 7
            i64.shr_u
            i64.xor
            i64.add
            local.get $l29
            i64.add
            local.get $l30
            i64.const 45
            i64.rotl
            local.get $l30
            i64.const 3
            i64.rotl
            i64.xor
            local.get $l30
            i64.const 6
            i64.shr_u
            i64.xor
            i64.add
            i64.store offset=128 align=4
            local.get $l26
            local.get $l39
            i64.const 36
            i64.rotl
            local.get $l39
            i64.const 30
            i64.rotl
            i64.xor
            local.get $l39
            i64.const 25
            i64.rotl
            i64.xor
            local.get $l27
            local.get $l31
            i64.and
            local.get $l38
            i64.xor
            i64.add
            i64.add
            local.get $l39
            local.get $l38
            local.get $l37
            local.get $l36
            local.get $l26
            i64.add
            local.get $l35
            local.get $l34
            local.get $l33
            local.get $l27
            local.set $l31
            local.set $l32
            local.set $l33
            local.set $l34
            local.set $l35
            local.set $l36
            local.set $l37
            local.set $l38
            local.set $l39
            local.get $l16
            i32.const 1
            i32.add
            local.set $l16
            br $L5
          end
        end
        local.get $l39
        local.get $l38
        local.get $l37
        local.get $l36
        local.get $l35
        local.get $l34
        local.get $l33
        local.get $l32
        local.get $l31
        local.set $l27
        local.set $l28
        local.set $l29
        local.set $l30
        local.set $l31
        local.set $l32
        local.set $l33
        local.set $l34
        local.set $l35
        i32.const 0
        local.set $l16
        block $B6
          loop $L7
            local.get $l16
            i32.const 16
            i32.lt_u
            i32.eqz
            br_if $B6
            local.get $p2
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load offset=512 align=4
            local.set $l25
            local.get $l28
            local.get $l25
            global.get $polylane.tables
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load offset=768
            i64.add
            i64.add
            local.get $l31
            i64.const 50
            i64.rotl
            local.get $l31
            i64.const 46
            i64.rotl
            i64.xor
            local.get $l31
            i64.const 23
            i64.rotl
            i64.xor
            i64.add
            local.get $l29
            local.get $l31
            local.get $l30
            local.get $l29
            i64.xor
            i64.and
            i64.xor
            i64.add
            local.set $l25
            local.get $l35
            local.get $l34
            i64.xor
            local.set $l26
            local.get $l25
            local.get $l35
            i64.const 36
            i64.rotl
            local.get $l35
            i64.const 30
            i64.rotl
            i64.xor
            local.get $l35
            i64.const 25
            i64.rotl
            i64.xor
            local.get $l26
            local.get $l27
            i64.and
            local.get $l34
            i64.xor
            i64.add
            i64.add
            local.get $l35
            local.get $l34
            local.get $l33
            local.get $l32
            local.get $l25
            i64.add
            local.get $l31
            local.get $l30
            local.get $l29
            local.get $l26
            local.set $l27
            local.set $l28
            local.set $l29
            local.set $l30
            local.set $l31
            local.set $l32
            local.set $l33
            local.set $l34
            local.set $l35
            local.get $l16
            i32.const 1
            i32.add
            local.set $l16
            local.get $p2
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load offset=512 align=4
            local.set $l25
            local.get $l28
            local.get $l25
            global.get $polylane.tables
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load offset=768
            i64.add
            i64.add
            local.get $l31
            i64.const 50
            i64.rotl
            local.get $l31
            i64.const 46
            i64.rotl
            i64.xor
            local.get $l31
            i64.const 23
            i64.rotl
            i64.xor
            i64.add
            local.get $l29
            local.get $l31
            local.get $l30
            local.get $l29
            i64.xor
            i64.and
            i64.xor
            i64.add
            local.set $l25
            local.get $l35
            local.get $l34
            i64.xor
            local.set $l26
            local.get $l25
            local.get $l35
            i64.const 36
            i64.rotl
            local.get $l35
            i64.const 30
            i64.rotl
            i64.xor
            local.get $l35
            i64.const 25
            i64.rotl
            i64.xor
            local.get $l26
            local.get $l27
            i64.and
            local.get $l34
            i64.xor
            i64.add
            i64.add
            local.get $l35
            local.get $l34
            local.get $l33
            local.get $l32
            local.get $l25
            i64.add
            local.get $l31
            local.get $l30
            local.get $l29
            local.get $l26
            local.set $l27
            local.set $l28
            local.set $l29
            local.set $l30
            local.set $l31
            local.set $l32
            local.set $l33
            local.set $l34
            local.set $l35
            local.get $l16
            i32.const 1
            i32.add
            local.set $l16
            local.get $p2
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load offset=512 align=4
            local.set $l25
            local.get $l28
            local.get $l25
            global.get $polylane.tables
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load offset=768
            i64.add
            i64.add
            local.get $l31
            i64.const 50
            i64.rotl
            local.get $l31
            i64.const 46
            i64.rotl
            i64.xor
            local.get $l31
            i64.const 23
            i64.rotl
            i64.xor
            i64.add
            local.get $l29
            local.get $l31
            local.get $l30
            local.get $l29
            i64.xor
            i64.and
            i64.xor
            i64.add
            local.set $l25
            local.get $l35
            local.get $l34
            i64.xor
            local.set $l26
            local.get $l25
            local.get $l35
            i64.const 36
            i64.rotl
            local.get $l35
            i64.const 30
            i64.rotl
            i64.xor
            local.get $l35
            i64.const 25
            i64.rotl
            i64.xor
            local.get $l26
            local.get $l27
            i64.and
            local.get $l34
            i64.xor
            i64.add
            i64.add
            local.get $l35
            local.get $l34
            local.get $l33
            local.get $l32
            local.get $l25
            i64.add
            local.get $l31
            local.get $l30
            local.get $l29
            local.get $l26
            local.set $l27
            local.set $l28
            local.set $l29
            local.set $l30
            local.set $l31
            local.set $l32
            local.set $l33
            local.set $l34
            local.set $l35
            local.get $l16
            i32.const 1
            i32.add
            local.set $l16
            local.get $p2
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load offset=512 align=4
            local.set $l25
            local.get $l28
            local.get $l25
            global.get $polylane.tables
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load offset=768
            i64.add
            i64.add
            local.get $l31
            i64.const 50
            i64.rotl
            local.get $l31
            i64.const 46
            i64.rotl
            i64.xor
            local.get $l31
            i64.const 23
            i64.rotl
            i64.xor
            i64.add
            local.get $l29
            local.get $l31
            local.get $l30
            local.get $l29
            i64.xor
            i64.and
            i64.xor
            i64.add
            local.set $l25
            local.get $l35
            local.get $l34
            i64.xor
            local.set $l26
            local.get $l25
            local.get $l35
            i64.const 36
            i64.rotl
            local.get $l35
            i64.const 30
            i64.rotl
            i64.xor
            local.get $l35
            i64.const 25
            i64.rotl
            i64.xor
            local.get $l26
            local.get $l27
            i64.and
            local.get $l34
            i64.xor
            i64.add
            i64.add
            local.get $l35
            local.get $l34
            local.get $l33
            local.get $l32
            local.get $l25
            i64.add
            local.get $l31
            local.get $l30
            local.get $l29
            local.get $l26
            local.set $l27
            local.set $l28
            local.set $l29
            local.set $l30
            local.set $l31
            local.set $l32
            local.set $l33
            local.set $l34
            local.set $l35
            local.get $l16
            i32.const 1
            i32.add
            local.set $l16
            br $L7
          end
        end
        local.get $l40
        local.get $l35
        i64.add
        local.set $l25
        local.get $l41
        local.get $l34
        i64.add
        local.set $l26
        local.get $l42
        local.get $l33
        i64.add
        local.set $l27
        local.get $l43
        local.get $l32
        i64.add
        local.set $l28
        local.get $p4
        local.get $p9
        local.get $l20
        i32.mul
        i32.add
        local.get $l25
        i64.const 32
        i64.shr_u
        i32.wrap_i64
        i32.store
        local.get $p4
        local.get $p10
        i32.add
        local.get $p9
        local.get $l20
        i32.mul
        i32.add
        local.get $l25
        i32.wrap_i64
        i32.store
        local.get $p4
        local.get $p10
        i32.const 2
        i32.mul
        i32.add
        local.get $p9
        local.get $l20
        i32.mul
        i32.add
        local.get $l26
        i64.const 32
        i64.shr_u
        i32.wrap_i64
        i32.store
        local.get $p4
        local.get $p10
        i32.const 3
        i32.mul
        i32.add
        local.get $p9
        local.get $l20
        i32.mul
        i32.add
        local.get $l26
        i32.wrap_i64
        i32.store
        local.get $p4
        local.get $p10
        i32.const 4
        i32.mul
        i32.add
        local.get $p9
        local.get $l20
        i32.mul
        i32.add
        local.get $l27
        i64.const 32
        i64.shr_u
        i32.wrap_i64
        i32.store
        local.get $p4
        local.get $p10
        i32.const 5
        i32.mul
        i32.add
        local.get $p9
        local.get $l20
        i32.mul
        i32.add
        local.get $l27
        i32.wrap_i64
        i32.store
        local.get $p4
        local.get $p10
        i32.const 6
        i32.mul
        i32.add
        local.get $p9
        local.get $l20
        i32.mul
        i32.add
        local.get $l28
        i64.const 32
        i64.shr_u
        i32.wrap_i64
        i32.store
        local.get $p4
        local.get $p10
        i32.const 7
        i32.mul
        i32.add
        local.get $p9
        local.get $l20
        i32.mul
        i32.add
        local.get $l28
        i32.wrap_i64
        i32.store
        local.get $l20
        i32.const 1
        i32.add
        local.tee $l20
        local.get $p5
        i32.lt_u
        br_if $L1
      end
    end
    i32.const 0
    local.set $l16
    i32.const 0
    local.set $l17
    block $B8
      loop $L9
        local.get $l17
        i32.const 40
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
  (func $sha2-tl-n32.x1.wasm (export "sha2-tl-n32.x1.wasm") (type $t3) (param $p0 i32) (param $p1 i32) (param $p2 i32) (param $p3 i32) (param $p4 i32) (param $p5 i32) (param $p6 i32) (param $p7 i32) (param $p8 i32) (param $p9 i32) (param $p10 i32) (param $p11 i32)
    (local $l12 i32) (local $l13 i32) (local $l14 i32) (local $l15 i32) (local $l16 i32) (local $l17 i32) (local $l18 i32) (local $l19 i32) (local $l20 i32) (local $l21 i32) (local $l22 i32) (local $l23 i32) (local $l24 i32) (local $l25 i32) (local $l26 i32) (local $l27 i32) (local $l28 i32) (local $l29 i32) (local $l30 i32) (local $l31 i32) (local $l32 i32) (local $l33 i32) (local $l34 i32) (local $l35 i32) (local $l36 i32) (local $l37 i32) (local $l38 i32) (local $l39 i64) (local $l40 i64) (local $l41 i64) (local $l42 i64) (local $l43 i64) (local $l44 i64) (local $l45 i64) (local $l46 i64) (local $l47 i64) (local $l48 i64) (local $l49 i64) (local $l50 i64) (local $l51 i64) (local $l52 i64) (local $l53 i64) (local $l54 i64) (local $l55 i64) (local $l56 i64) (local $l57 i64) (local $l58 i64) (local $l59 i64) (local $l60 i64) (local $l61 i64)
    i32.const 0
    local.set $l21
    block $B0
      local.get $p5
      i32.eqz
      br_if $B0
      loop $L1
        local.get $p1
        i32.load
        local.set $l16
        local.get $p1
        i32.load offset=4
        local.set $l17
        local.get $p1
        i32.load offset=8
        local.set $l18
        local.get $p1
        i32.load offset=12
        local.set $l19
        local.get $p1
        i32.load offset=16
        local.set $l20
        local.get $l20
        local.get $l21
        local.get $p7
        i32.mul
        i32.add
        local.set $l20
        local.get $p1
        i32.load offset=20
        local.set $l22
        local.get $p1
        i32.load offset=24
        local.set $l23
        local.get $p3
        local.get $p8
        local.get $l21
        i32.mul
        i32.add
        i32.load
        local.set $l24
        local.get $p2
        local.get $l16
        i32.const 24
        i32.shl
        local.get $l17
        i32.const 8
        i32.shr_u
        i32.or
        i64.extend_i32_u
        i64.const 32
        i64.shl
        local.get $l17
        i32.const 24
        i32.shl
        local.get $l18
        i32.const 8
        i32.shr_u
        i32.or
        i64.extend_i32_u
        i64.or
        i64.store align=4
        local.get $p2
        local.get $l18
        i32.const 24
        i32.shl
        local.get $l19
        i32.const 255
        i32.and
        i32.const 16
        i32.shl
        i32.or
        local.get $l20
        i32.const 16
        i32.shr_u
        i32.or
        i64.extend_i32_u
        i64.const 32
        i64.shl
        local.get $l20
        i32.const 16
        i32.shl
        local.get $l22
        i32.const 16
        i32.shr_u
        i32.or
        i64.extend_i32_u
        i64.or
        i64.store offset=8 align=4
        local.get $p2
        local.get $l22
        i32.const 16
        i32.shl
        local.get $l23
        i32.const 16
        i32.shr_u
        i32.or
        i64.extend_i32_u
        i64.const 32
        i64.shl
        local.get $l23
        i32.const 16
        i32.shl
        local.get $l24
        i32.const 16
        i32.shr_u
        i32.or
        i64.extend_i32_u
        i64.or
        i64.store offset=16 align=4
        local.get $l24
        local.set $l18
        i32.const 0
        local.set $l19
        block $B2
          loop $L3
            local.get $l19
            i32.const 13
            i32.lt_u
            i32.eqz
            br_if $B2
            local.get $p3
            local.get $p9
            local.get $l19
            i32.mul
            i32.const 2
            i32.mul
            i32.add
            local.get $p9
            i32.add
            local.get $p8
            local.get $l21
            i32.mul
            i32.add
            i32.load
            local.set $l16
            local.get $p3
            local.get $p9
            local.get $l19
            i32.mul
            i32.const 2
            i32.mul
            i32.add
            local.get $p9
            i32.const 2
            i32.mul
            i32.add
            local.get $p8
            local.get $l21
            i32.mul
            i32.add
            i32.load
            local.set $l17
            local.get $p2
            local.get $l19
            i32.const 8
            i32.mul
            i32.add
            local.get $l18
            i32.const 16
            i32.shl
            local.get $l16
            i32.const 16
            i32.shr_u
            i32.or
            i64.extend_i32_u
            i64.const 32
            i64.shl
            local.get $l16
            i32.const 16
            i32.shl
            local.get $l17
            i32.const 16
            i32.shr_u
            i32.or
            i64.extend_i32_u
            i64.or
            i64.store offset=24 align=4
            local.get $l17
            local.set $l18
            local.get $l19
            i32.const 1
            i32.add
            local.set $l19
            br $L3
          end
        end
        local.get $p0
        i32.load
        i64.extend_i32_u
        i64.const 32
        i64.shl
        local.get $p0
        i32.load offset=4
        i64.extend_i32_u
        i64.or
        local.set $l54
        local.get $p0
        i32.load offset=8
        i64.extend_i32_u
        i64.const 32
        i64.shl
        local.get $p0
        i32.load offset=12
        i64.extend_i32_u
        i64.or
        local.set $l55
        local.get $p0
        i32.load offset=16
        i64.extend_i32_u
        i64.const 32
        i64.shl
        local.get $p0
        i32.load offset=20
        i64.extend_i32_u
        i64.or
        local.set $l56
        local.get $p0
        i32.load offset=24
        i64.extend_i32_u
        i64.const 32
        i64.shl
        local.get $p0
        i32.load offset=28
        i64.extend_i32_u
        i64.or
        local.set $l57
        local.get $p0
        i32.load offset=32
        i64.extend_i32_u
        i64.const 32
        i64.shl
        local.get $p0
        i32.load offset=36
        i64.extend_i32_u
        i64.or
        local.set $l58
        local.get $p0
        i32.load offset=40
        i64.extend_i32_u
        i64.const 32
        i64.shl
        local.get $p0
        i32.load offset=44
        i64.extend_i32_u
        i64.or
        local.set $l59
        local.get $p0
        i32.load offset=48
        i64.extend_i32_u
        i64.const 32
        i64.shl
        local.get $p0
        i32.load offset=52
        i64.extend_i32_u
        i64.or
        local.set $l60
        local.get $p0
        i32.load offset=56
        i64.extend_i32_u
        i64.const 32
        i64.shl
        local.get $p0
        i32.load offset=60
        i64.extend_i32_u
        i64.or
        local.set $l61
        local.get $l54
        local.get $l55
        local.get $l56
        local.get $l57
        local.get $l58
        local.get $l59
        local.get $l60
        local.get $l61
        local.get $l55
        local.get $l56
        i64.xor
        local.set $l45
        local.set $l46
        local.set $l47
        local.set $l48
        local.set $l49
        local.set $l50
        local.set $l51
        local.set $l52
        local.set $l53
        i32.const 0
        local.set $l16
        block $B4
          loop $L5
            local.get $l16
            i32.const 64
            i32.lt_u
            i32.eqz
            br_if $B4
            local.get $p2
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load align=4
            local.set $l39
            local.get $l46
            local.get $l39
            global.get $polylane.tables
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load offset=256
            i64.add
            i64.add
            local.get $l49
            i64.const 50
            i64.rotl
            local.get $l49
            i64.const 46
            i64.rotl
            i64.xor
            local.get $l49
            i64.const 23
            i64.rotl
            i64.xor
            i64.add
            local.get $l47
            local.get $l49
            local.get $l48
            local.get $l47
            i64.xor
            i64.and
            i64.xor
            i64.add
            local.set $l40
            local.get $l53
            local.get $l52
            i64.xor
            local.set $l41
            local.get $p2
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load offset=8 align=4
            local.set $l42
            local.get $p2
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load offset=72 align=4
            local.set $l43
            local.get $p2
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load offset=112 align=4
            local.set $l44
            local.get $p2
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            local.get $l39
            local.get $l42
            i64.const 63
            i64.rotl
            local.get $l42
            i64.const 56
            i64.rotl
            i64.xor
            local.get $l42
            i64.const 7
            i64.shr_u
            i64.xor
            i64.add
            local.get $l43
            i64.add
            local.get $l44
            i64.const 45
            i64.rotl
            local.get $l44
            i64.const 3
            i64.rotl
            i64.xor
            local.get $l44
            i64.const 6
            i64.shr_u
            i64.xor
            i64.add
            i64.store offset=128 align=4
            local.get $l40
            local.get $l53
            i64.const 36
            i64.rotl
            local.get $l53
            i64.const 30
            i64.rotl
            i64.xor
            local.get $l53
            i64.const 25
            i64.rotl
            i64.xor
            local.get $l41
            local.get $l45
            i64.and
            local.get $l52
            i64.xor
            i64.add
            i64.add
            local.get $l53
            local.get $l52
            local.get $l51
            local.get $l50
            local.get $l40
            i64.add
            local.get $l49
            local.get $l48
            local.get $l47
            local.get $l41
            local.set $l45
            local.set $l46
            local.set $l47
            local.set $l48
            local.set $l49
            local.set $l50
            local.set $l51
            local.set $l52
            local.set $l53
            local.get $l16
            i32.const 1
            i32.add
            local.set $l16
            local.get $p2
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load align=4
            local.set $l39
            local.get $l46
            local.get $l39
            global.get $polylane.tables
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load offset=256
            i64.add
            i64.add
            local.get $l49
            i64.const 50
            i64.rotl
            local.get $l49
            i64.const 46
            i64.rotl
            i64.xor
            local.get $l49
            i64.const 23
            i64.rotl
            i64.xor
            i64.add
            local.get $l47
            local.get $l49
            local.get $l48
            local.get $l47
            i64.xor
            i64.and
            i64.xor
            i64.add
            local.set $l40
            local.get $l53
            local.get $l52
            i64.xor
            local.set $l41
            local.get $p2
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load offset=8 align=4
            local.set $l42
            local.get $p2
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load offset=72 align=4
            local.set $l43
            local.get $p2
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load offset=112 align=4
            local.set $l44
            local.get $p2
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            local.get $l39
            local.get $l42
            i64.const 63
            i64.rotl
            local.get $l42
            i64.const 56
            i64.rotl
            i64.xor
            local.get $l42
            i64.const 7
            i64.shr_u
            i64.xor
            i64.add
            local.get $l43
            i64.add
            local.get $l44
            i64.const 45
            i64.rotl
            local.get $l44
            i64.const 3
            i64.rotl
            i64.xor
            local.get $l44
            i64.const 6
            i64.shr_u
            i64.xor
            i64.add
            i64.store offset=128 align=4
            local.get $l40
            local.get $l53
            i64.const 36
            i64.rotl
            local.get $l53
            i64.const 30
            i64.rotl
            i64.xor
            local.get $l53
            i64.const 25
            i64.rotl
            i64.xor
            local.get $l41
            local.get $l45
            i64.and
            local.get $l52
            i64.xor
            i64.add
            i64.add
            local.get $l53
            local.get $l52
            local.get $l51
            local.get $l50
            local.get $l40
            i64.add
            local.get $l49
            local.get $l48
            local.get $l47
            local.get $l41
            local.set $l45
            local.set $l46
            local.set $l47
            local.set $l48
            local.set $l49
            local.set $l50
            local.set $l51
            local.set $l52
            local.set $l53
            local.get $l16
            i32.const 1
            i32.add
            local.set $l16
            local.get $p2
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load align=4
            local.set $l39
            local.get $l46
            local.get $l39
            global.get $polylane.tables
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load offset=256
            i64.add
            i64.add
            local.get $l49
            i64.const 50
            i64.rotl
            local.get $l49
            i64.const 46
            i64.rotl
            i64.xor
            local.get $l49
            i64.const 23
            i64.rotl
            i64.xor
            i64.add
            local.get $l47
            local.get $l49
            local.get $l48
            local.get $l47
            i64.xor
            i64.and
            i64.xor
            i64.add
            local.set $l40
            local.get $l53
            local.get $l52
            i64.xor
            local.set $l41
            local.get $p2
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load offset=8 align=4
            local.set $l42
            local.get $p2
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load offset=72 align=4
            local.set $l43
            local.get $p2
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load offset=112 align=4
            local.set $l44
            local.get $p2
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            local.get $l39
            local.get $l42
            i64.const 63
            i64.rotl
            local.get $l42
            i64.const 56
            i64.rotl
            i64.xor
            local.get $l42
            i64.const 7
            i64.shr_u
            i64.xor
            i64.add
            local.get $l43
            i64.add
            local.get $l44
            i64.const 45
            i64.rotl
            local.get $l44
            i64.const 3
            i64.rotl
            i64.xor
            local.get $l44
            i64.const 6
            i64.shr_u
            i64.xor
            i64.add
            i64.store offset=128 align=4
            local.get $l40
            local.get $l53
            i64.const 36
            i64.rotl
            local.get $l53
            i64.const 30
            i64.rotl
            i64.xor
            local.get $l53
            i64.const 25
            i64.rotl
            i64.xor
            local.get $l41
            local.get $l45
            i64.and
            local.get $l52
            i64.xor
            i64.add
            i64.add
            local.get $l53
            local.get $l52
            local.get $l51
            local.get $l50
            local.get $l40
            i64.add
            local.get $l49
            local.get $l48
            local.get $l47
            local.get $l41
            local.set $l45
            local.set $l46
            local.set $l47
            local.set $l48
            local.set $l49
            local.set $l50
            local.set $l51
            local.set $l52
            local.set $l53
            local.get $l16
            i32.const 1
            i32.add
            local.set $l16
            local.get $p2
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load align=4
            local.set $l39
            local.get $l46
            local.get $l39
            global.get $polylane.tables
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load offset=256
            i64.add
            i64.add
            local.get $l49
            i64.const 50
            i64.rotl
            local.get $l49
            i64.const 46
            i64.rotl
            i64.xor
            local.get $l49
            i64.const 23
            i64.rotl
            i64.xor
            i64.add
            local.get $l47
            local.get $l49
            local.get $l48
            local.get $l47
            i64.xor
            i64.and
            i64.xor
            i64.add
            local.set $l40
            local.get $l53
            local.get $l52
            i64.xor
            local.set $l41
            local.get $p2
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load offset=8 align=4
            local.set $l42
            local.get $p2
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load offset=72 align=4
            local.set $l43
            local.get $p2
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load offset=112 align=4
            local.set $l44
            local.get $p2
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            local.get $l39
            local.get $l42
            i64.const 63
            i64.rotl
            local.get $l42
            i64.const 56
            i64.rotl
            i64.xor
            local.get $l42
            i64.const 7
            i64.shr_u
            i64.xor
            i64.add
            local.get $l43
            i64.add
            local.get $l44
            i64.const 45
            i64.rotl
            local.get $l44
            i64.const 3
            i64.rotl
            i64.xor
            local.get $l44
            i64.const 6
            i64.shr_u
            i64.xor
            i64.add
            i64.store offset=128 align=4
            local.get $l40
            local.get $l53
            i64.const 36
            i64.rotl
            local.get $l53
            i64.const 30
            i64.rotl
            i64.xor
            local.get $l53
            i64.const 25
            i64.rotl
            i64.xor
            local.get $l41
            local.get $l45
            i64.and
            local.get $l52
            i64.xor
            i64.add
            i64.add
            local.get $l53
            local.get $l52
            local.get $l51
            local.get $l50
            local.get $l40
            i64.add
            local.get $l49
            local.get $l48
            local.get $l47
            local.get $l41
            local.set $l45
            local.set $l46
            local.set $l47
            local.set $l48
            local.set $l49
            local.set $l50
            local.set $l51
            local.set $l52
            local.set $l53
            local.get $l16
            i32.const 1
            i32.add
            local.set $l16
            br $L5
          end
        end
        local.get $l53
        local.get $l52
        local.get $l51
        local.get $l50
        local.get $l49
        local.get $l48
        local.get $l47
        local.get $l46
        local.get $l45
        local.set $l41
        local.set $l42
        local.set $l43
        local.set $l44
        local.set $l45
        local.set $l46
        local.set $l47
        local.set $l48
        local.set $l49
        i32.const 0
        local.set $l16
        block $B6
          loop $L7
            local.get $l16
            i32.const 16
            i32.lt_u
            i32.eqz
            br_if $B6
            local.get $p2
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load offset=512 align=4
            local.set $l39
            local.get $l42
            local.get $l39
            global.get $polylane.tables
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load offset=768
            i64.add
            i64.add
            local.get $l45
            i64.const 50
            i64.rotl
            local.get $l45
            i64.const 46
            i64.rotl
            i64.xor
            local.get $l45
            i64.const 23
            i64.rotl
            i64.xor
            i64.add
            local.get $l43
            local.get $l45
            local.get $l44
            local.get $l43
            i64.xor
            i64.and
            i64.xor
            i64.add
            local.set $l39
            local.get $l49
            local.get $l48
            i64.xor
            local.set $l40
            local.get $l39
            local.get $l49
            i64.const 36
            i64.rotl
            local.get $l49
            i64.const 30
            i64.rotl
            i64.xor
            local.get $l49
            i64.const 25
            i64.rotl
            i64.xor
            local.get $l40
            local.get $l41
            i64.and
            local.get $l48
            i64.xor
            i64.add
            i64.add
            local.get $l49
            local.get $l48
            local.get $l47
            local.get $l46
            local.get $l39
            i64.add
            local.get $l45
            local.get $l44
            local.get $l43
            local.get $l40
            local.set $l41
            local.set $l42
            local.set $l43
            local.set $l44
            local.set $l45
            local.set $l46
            local.set $l47
            local.set $l48
            local.set $l49
            local.get $l16
            i32.const 1
            i32.add
            local.set $l16
            local.get $p2
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load offset=512 align=4
            local.set $l39
            local.get $l42
            local.get $l39
            global.get $polylane.tables
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load offset=768
            i64.add
            i64.add
            local.get $l45
            i64.const 50
            i64.rotl
            local.get $l45
            i64.const 46
            i64.rotl
            i64.xor
            local.get $l45
            i64.const 23
            i64.rotl
            i64.xor
            i64.add
            local.get $l43
            local.get $l45
            local.get $l44
            local.get $l43
            i64.xor
            i64.and
            i64.xor
            i64.add
            local.set $l39
            local.get $l49
            local.get $l48
            i64.xor
            local.set $l40
            local.get $l39
            local.get $l49
            i64.const 36
            i64.rotl
            local.get $l49
            i64.const 30
            i64.rotl
            i64.xor
            local.get $l49
            i64.const 25
            i64.rotl
            i64.xor
            local.get $l40
            local.get $l41
            i64.and
            local.get $l48
            i64.xor
            i64.add
            i64.add
            local.get $l49
            local.get $l48
            local.get $l47
            local.get $l46
            local.get $l39
            i64.add
            local.get $l45
            local.get $l44
            local.get $l43
            local.get $l40
            local.set $l41
            local.set $l42
            local.set $l43
            local.set $l44
            local.set $l45
            local.set $l46
            local.set $l47
            local.set $l48
            local.set $l49
            local.get $l16
            i32.const 1
            i32.add
            local.set $l16
            local.get $p2
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load offset=512 align=4
            local.set $l39
            local.get $l42
            local.get $l39
            global.get $polylane.tables
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load offset=768
            i64.add
            i64.add
            local.get $l45
            i64.const 50
            i64.rotl
            local.get $l45
            i64.const 46
            i64.rotl
            i64.xor
            local.get $l45
            i64.const 23
            i64.rotl
            i64.xor
            i64.add
            local.get $l43
            local.get $l45
            local.get $l44
            local.get $l43
            i64.xor
            i64.and
            i64.xor
            i64.add
            local.set $l39
            local.get $l49
            local.get $l48
            i64.xor
            local.set $l40
            local.get $l39
            local.get $l49
            i64.const 36
            i64.rotl
            local.get $l49
            i64.const 30
            i64.rotl
            i64.xor
            local.get $l49
            i64.const 25
            i64.rotl
            i64.xor
            local.get $l40
            local.get $l41
            i64.and
            local.get $l48
            i64.xor
            i64.add
            i64.add
            local.get $l49
            local.get $l48
            local.get $l47
            local.get $l46
            local.get $l39
            i64.add
            local.get $l45
            local.get $l44
            local.get $l43
            local.get $l40
            local.set $l41
            local.set $l42
            local.set $l43
            local.set $l44
            local.set $l45
            local.set $l46
            local.set $l47
            local.set $l48
            local.set $l49
            local.get $l16
            i32.const 1
            i32.add
            local.set $l16
            local.get $p2
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load offset=512 align=4
            local.set $l39
            local.get $l42
            local.get $l39
            global.get $polylane.tables
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            i64.load offset=768
            i64.add
            i64.add
            local.get $l45
            i64.const 50
            i64.rotl
            local.get $l45
            i64.const 46
            i64.rotl
            i64.xor
            local.get $l45
            i64.const 23
            i64.rotl
            i64.xor
            i64.add
            local.get $l43
            local.get $l45
            local.get $l44
            local.get $l43
            i64.xor
            i64.and
            i64.xor
            i64.add
            local.set $l39
            local.get $l49
            local.get $l48
            i64.xor
            local.set $l40
            local.get $l39
            local.get $l49
            i64.const 36
            i64.rotl
            local.get $l49
            i64.const 30
            i64.rotl
            i64.xor
            local.get $l49
            i64.const 25
            i64.rotl
            i64.xor
            local.get $l40
            local.get $l41
            i64.and
            local.get $l48
            i64.xor
            i64.add
            i64.add
            local.get $l49
            local.get $l48
            local.get $l47
            local.get $l46
            local.get $l39
            i64.add
            local.get $l45
            local.get $l44
            local.get $l43
            local.get $l40
            local.set $l41
            local.set $l42
            local.set $l43
            local.set $l44
            local.set $l45
            local.set $l46
            local.set $l47
            local.set $l48
            local.set $l49
            local.get $l16
            i32.const 1
            i32.add
            local.set $l16
            br $L7
          end
        end
        local.get $l54
        local.get $l49
        i64.add
        local.set $l39
        local.get $l55
        local.get $l48
        i64.add
        local.set $l40
        local.get $l56
        local.get $l47
        i64.add
        local.set $l41
        local.get $l57
        local.get $l46
        i64.add
        local.set $l46
        local.get $l58
        local.get $l45
        i64.add
        local.set $l45
        local.get $l59
        local.get $l44
        i64.add
        local.set $l44
        local.get $l60
        local.get $l43
        i64.add
        local.set $l43
        local.get $l61
        local.get $l42
        i64.add
        local.set $l42
        local.get $l39
        i64.const 32
        i64.shr_u
        i32.wrap_i64
        local.get $l39
        i32.wrap_i64
        local.get $l40
        i64.const 32
        i64.shr_u
        i32.wrap_i64
        local.get $l40
        i32.wrap_i64
        local.get $l41
        i64.const 32
        i64.shr_u
        i32.wrap_i64
        local.get $l41
        i32.wrap_i64
        local.get $l46
        i64.const 32
        i64.shr_u
        i32.wrap_i64
        local.get $l46
        i32.wrap_i64
        local.get $l45
        i64.const 32
        i64.shr_u
        i32.wrap_i64
        local.get $l45
        i32.wrap_i64
        local.get $l44
        i64.const 32
        i64.shr_u
        i32.wrap_i64
        local.get $l44
        i32.wrap_i64
        local.get $l43
        i64.const 32
        i64.shr_u
        i32.wrap_i64
        local.get $l43
        i32.wrap_i64
        local.get $l42
        i64.const 32
        i64.shr_u
        i32.wrap_i64
        local.get $l42
        i32.wrap_i64
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
        local.set $l31
        local.set $l32
        local.set $l33
        local.set $l34
        local.set $l35
        local.set $l36
        local.set $l37
        local.set $l38
        i32.const 0
        local.set $l20
        block $B8
          local.get $p6
          i32.eqz
          br_if $B8
          loop $L9
            local.get $l22
            local.set $l18
            i32.const 0
            local.set $l19
            block $B10
              loop $L11
                local.get $l19
                i32.const 16
                i32.lt_u
                i32.eqz
                br_if $B10
                local.get $p3
                local.get $p9
                local.get $l20
                i32.mul
                i32.const 32
                i32.mul
                i32.add
                local.get $p9
                local.get $l19
                i32.mul
                i32.const 2
                i32.mul
                i32.add
                local.get $p9
                i32.const 27
                i32.mul
                i32.add
                local.get $p8
                local.get $l21
                i32.mul
                i32.add
                i32.load
                local.set $l16
                local.get $p3
                local.get $p9
                local.get $l20
                i32.mul
                i32.const 32
                i32.mul
                i32.add
                local.get $p9
                local.get $l19
                i32.mul
                i32.const 2
                i32.mul
                i32.add
                local.get $p9
                i32.const 28
                i32.mul
                i32.add
                local.get $p8
                local.get $l21
                i32.mul
                i32.add
                i32.load
                local.set $l17
                local.get $p2
                local.get $l19
                i32.const 8
                i32.mul
                i32.add
                local.get $l18
                i32.const 16
                i32.shl
                local.get $l16
                i32.const 16
                i32.shr_u
                i32.or
                i64.extend_i32_u
                i64.const 32
                i64.shl
                local.get $l16
                i32.const 16
                i32.shl
                local.get $l17
                i32.const 16
                i32.shr_u
                i32.or
                i64.extend_i32_u
                i64.or
                i64.store align=4
                local.get $l17
                local.set $l18
                local.get $l19
                i32.const 1
                i32.add
                local.set $l19
                br $L11
              end
            end
            local.get $l38
            i64.extend_i32_u
            i64.const 32
            i64.shl
            local.get $l37
            i64.extend_i32_u
            i64.or
            local.set $l54
            local.get $l36
            i64.extend_i32_u
            i64.const 32
            i64.shl
            local.get $l35
            i64.extend_i32_u
            i64.or
            local.set $l55
            local.get $l34
            i64.extend_i32_u
            i64.const 32
            i64.shl
            local.get $l33
            i64.extend_i32_u
            i64.or
            local.set $l56
            local.get $l32
            i64.extend_i32_u
            i64.const 32
            i64.shl
            local.get $l31
            i64.extend_i32_u
            i64.or
            local.set $l57
            local.get $l30
            i64.extend_i32_u
            i64.const 32
            i64.shl
            local.get $l29
            i64.extend_i32_u
            i64.or
            local.set $l58
            local.get $l28
            i64.extend_i32_u
            i64.const 32
            i64.shl
            local.get $l27
            i64.extend_i32_u
            i64.or
            local.set $l59
            local.get $l26
            i64.extend_i32_u
            i64.const 32
            i64.shl
            local.get $l25
            i64.extend_i32_u
            i64.or
            local.set $l60
            local.get $l24
            i64.extend_i32_u
            i64.const 32
            i64.shl
            local.get $l23
            i64.extend_i32_u
            i64.or
            local.set $l61
            local.get $l54
            local.get $l55
            local.get $l56
            local.get $l57
            local.get $l58
            local.get $l59
            local.get $l60
            local.get $l61
            local.get $l55
            local.get $l56
            i64.xor
            local.set $l45
            local.set $l46
            local.set $l47
            local.set $l48
            local.set $l49
            local.set $l50
            local.set $l51
            local.set $l52
            local.set $l53
            i32.const 0
            local.set $l16
            block $B12
              loop $L13
                local.get $l16
                i32.const 64
                i32.lt_u
                i32.eqz
                br_if $B12
                local.get $p2
                local.get $l16
                i32.const 8
                i32.mul
                i32.add
                i64.load align=4
                local.set $l39
                local.get $l46
                local.get $l39
                global.get $polylane.tables
                local.get $l16
                i32.const 8
                i32.mul
                i32.add
                i64.load offset=256
                i64.add
                i64.add
                local.get $l49
                i64.const 50
                i64.rotl
                local.get $l49
                i64.const 46
                i64.rotl
                i64.xor
                local.get $l49
                i64.const 23
                i64.rotl
                i64.xor
                i64.add
                local.get $l47
                local.get $l49
                local.get $l48
                local.get $l47
                i64.xor
                i64.and
                i64.xor
                i64.add
                local.set $l40
                local.get $l53
                local.get $l52
                i64.xor
                local.set $l41
                local.get $p2
                local.get $l16
                i32.const 8
                i32.mul
                i32.add
                i64.load offset=8 align=4
                local.set $l42
                local.get $p2
                local.get $l16
                i32.const 8
                i32.mul
                i32.add
                i64.load offset=72 align=4
                local.set $l43
                local.get $p2
                local.get $l16
                i32.const 8
                i32.mul
                i32.add
                i64.load offset=112 align=4
                local.set $l44
                local.get $p2
                local.get $l16
                i32.const 8
                i32.mul
                i32.add
                local.get $l39
                local.get $l42
                i64.const 63
                i64.rotl
                local.get $l42
                i64.const 56
                i64.rotl
                i64.xor
                local.get $l42
                i64.const 7
                i64.shr_u
                i64.xor
                i64.add
                local.get $l43
                i64.add
                local.get $l44
                i64.const 45
                i64.rotl
                local.get $l44
                i64.const 3
                i64.rotl
                i64.xor
                local.get $l44
                i64.const 6
                i64.shr_u
                i64.xor
                i64.add
                i64.store offset=128 align=4
                local.get $l40
                local.get $l53
                i64.const 36
                i64.rotl
                local.get $l53
                i64.const 30
                i64.rotl
                i64.xor
                local.get $l53
                i64.const 25
                i64.rotl
                i64.xor
                local.get $l41
                local.get $l45
                i64.and
                local.get $l52
                i64.xor
                i64.add
                i64.add
                local.get $l53
                local.get $l52
                local.get $l51
                local.get $l50
                local.get $l40
                i64.add
                local.get $l49
                local.get $l48
                local.get $l47
                local.get $l41
                local.set $l45
                local.set $l46
                local.set $l47
                local.set $l48
                local.set $l49
                local.set $l50
                local.set $l51
                local.set $l52
                local.set $l53
                local.get $l16
                i32.const 1
                i32.add
                local.set $l16
                local.get $p2
                local.get $l16
                i32.const 8
                i32.mul
                i32.add
                i64.load align=4
                local.set $l39
                local.get $l46
                local.get $l39
                global.get $polylane.tables
                local.get $l16
                i32.const 8
                i32.mul
                i32.add
                i64.load offset=256
                i64.add
                i64.add
                local.get $l49
                i64.const 50
                i64.rotl
                local.get $l49
                i64.const 46
                i64.rotl
                i64.xor
                local.get $l49
                i64.const 23
                i64.rotl
                i64.xor
                i64.add
                local.get $l47
                local.get $l49
                local.get $l48
                local.get $l47
                i64.xor
                i64.and
                i64.xor
                i64.add
                local.set $l40
                local.get $l53
                local.get $l52
                i64.xor
                local.set $l41
                local.get $p2
                local.get $l16
                i32.const 8
                i32.mul
                i32.add
                i64.load offset=8 align=4
                local.set $l42
                local.get $p2
                local.get $l16
                i32.const 8
                i32.mul
                i32.add
                i64.load offset=72 align=4
                local.set $l43
                local.get $p2
                local.get $l16
                i32.const 8
                i32.mul
                i32.add
                i64.load offset=112 align=4
                local.set $l44
                local.get $p2
                local.get $l16
                i32.const 8
                i32.mul
                i32.add
                local.get $l39
                local.get $l42
                i64.const 63
                i64.rotl
                local.get $l42
                i64.const 56
                i64.rotl
                i64.xor
                local.get $l42
                i64.const 7
                i64.shr_u
                i64.xor
                i64.add
                local.get $l43
                i64.add
                local.get $l44
                i64.const 45
                i64.rotl
                local.get $l44
                i64.const 3
                i64.rotl
                i64.xor
                local.get $l44
                i64.const 6
                i64.shr_u
                i64.xor
                i64.add
                i64.store offset=128 align=4
                local.get $l40
                local.get $l53
                i64.const 36
                i64.rotl
                local.get $l53
                i64.const 30
                i64.rotl
                i64.xor
                local.get $l53
                i64.const 25
                i64.rotl
                i64.xor
                local.get $l41
                local.get $l45
                i64.and
                local.get $l52
                i64.xor
                i64.add
                i64.add
                local.get $l53
                local.get $l52
                local.get $l51
                local.get $l50
                local.get $l40
                i64.add
                local.get $l49
                local.get $l48
                local.get $l47
                local.get $l41
                local.set $l45
                local.set $l46
                local.set $l47
                local.set $l48
                local.set $l49
                local.set $l50
                local.set $l51
                local.set $l52
                local.set $l53
                local.get $l16
                i32.const 1
                i32.add
                local.set $l16
                local.get $p2
                local.get $l16
                i32.const 8
                i32.mul
                i32.add
                i64.load align=4
                local.set $l39
                local.get $l46
                local.get $l39
                global.get $polylane.tables
                local.get $l16
                i32.const 8
                i32.mul
                i32.add
                i64.load offset=256
                i64.add
                i64.add
                local.get $l49
                i64.const 50
                i64.rotl
                local.get $l49
                i64.const 46
                i64.rotl
                i64.xor
                local.get $l49
                i64.const 23
                i64.rotl
                i64.xor
                i64.add
                local.get $l47
                local.get $l49
                local.get $l48
                local.get $l47
                i64.xor
                i64.and
                i64.xor
                i64.add
                local.set $l40
                local.get $l53
                local.get $l52
                i64.xor
                local.set $l41
                local.get $p2
                local.get $l16
                i32.const 8
                i32.mul
                i32.add
                i64.load offset=8 align=4
                local.set $l42
                local.get $p2
                local.get $l16
                i32.const 8
                i32.mul
                i32.add
                i64.load offset=72 align=4
                local.set $l43
                local.get $p2
                local.get $l16
                i32.const 8
                i32.mul
                i32.add
                i64.load offset=112 align=4
                local.set $l44
                local.get $p2
                local.get $l16
                i32.const 8
                i32.mul
                i32.add
                local.get $l39
                local.get $l42
                i64.const 63
                i64.rotl
                local.get $l42
                i64.const 56
                i64.rotl
                i64.xor
                local.get $l42
                i64.const 7
                i64.shr_u
                i64.xor
                i64.add
                local.get $l43
                i64.add
                local.get $l44
                i64.const 45
                i64.rotl
                local.get $l44
                i64.const 3
                i64.rotl
                i64.xor
                local.get $l44
                i64.const 6
                i64.shr_u
                i64.xor
                i64.add
                i64.store offset=128 align=4
                local.get $l40
                local.get $l53
                i64.const 36
                i64.rotl
                local.get $l53
                i64.const 30
                i64.rotl
                i64.xor
                local.get $l53
                i64.const 25
                i64.rotl
                i64.xor
                local.get $l41
                local.get $l45
                i64.and
                local.get $l52
                i64.xor
                i64.add
                i64.add
                local.get $l53
                local.get $l52
                local.get $l51
                local.get $l50
                local.get $l40
                i64.add
                local.get $l49
                local.get $l48
                local.get $l47
                local.get $l41
                local.set $l45
                local.set $l46
                local.set $l47
                local.set $l48
                local.set $l49
                local.set $l50
                local.set $l51
                local.set $l52
                local.set $l53
                local.get $l16
                i32.const 1
                i32.add
                local.set $l16
                local.get $p2
                local.get $l16
                i32.const 8
                i32.mul
                i32.add
                i64.load align=4
                local.set $l39
                local.get $l46
                local.get $l39
                global.get $polylane.tables
                local.get $l16
                i32.const 8
                i32.mul
                i32.add
                i64.load offset=256
                i64.add
                i64.add
                local.get $l49
                i64.const 50
                i64.rotl
                local.get $l49
                i64.const 46
                i64.rotl
                i64.xor
                local.get $l49
                i64.const 23
                i64.rotl
                i64.xor
                i64.add
                local.get $l47
                local.get $l49
                local.get $l48
                local.get $l47
                i64.xor
                i64.and
                i64.xor
                i64.add
                local.set $l40
                local.get $l53
                local.get $l52
                i64.xor
                local.set $l41
                local.get $p2
                local.get $l16
                i32.const 8
                i32.mul
                i32.add
                i64.load offset=8 align=4
                local.set $l42
                local.get $p2
                local.get $l16
                i32.const 8
                i32.mul
                i32.add
                i64.load offset=72 align=4
                local.set $l43
                local.get $p2
                local.get $l16
                i32.const 8
                i32.mul
                i32.add
                i64.load offset=112 align=4
                local.set $l44
                local.get $p2
                local.get $l16
                i32.const 8
                i32.mul
                i32.add
                local.get $l39
                local.get $l42
                i64.const 63
                i64.rotl
                local.get $l42
                i64.const 56
                i64.rotl
                i64.xor
                local.get $l42
                i64.const 7
                i64.shr_u
                i64.xor
                i64.add
                local.get $l43
                i64.add
                local.get $l44
                i64.const 45
                i64.rotl
                local.get $l44
                i64.const 3
                i64.rotl
                i64.xor
                local.get $l44
                i64.const 6
                i64.shr_u
                i64.xor
                i64.add
                i64.store offset=128 align=4
                local.get $l40
                local.get $l53
                i64.const 36
                i64.rotl
                local.get $l53
                i64.const 30
                i64.rotl
                i64.xor
                local.get $l53
                i64.const 25
                i64.rotl
                i64.xor
                local.get $l41
                local.get $l45
                i64.and
                local.get $l52
                i64.xor
                i64.add
                i64.add
                local.get $l53
                local.get $l52
                local.get $l51
                local.get $l50
                local.get $l40
                i64.add
                local.get $l49
                local.get $l48
                local.get $l47
                local.get $l41
                local.set $l45
                local.set $l46
                local.set $l47
                local.set $l48
                local.set $l49
                local.set $l50
                local.set $l51
                local.set $l52
                local.set $l53
                local.get $l16
                i32.const 1
                i32.add
                local.set $l16
                br $L13
              end
            end
            local.get $l53
            local.get $l52
            local.get $l51
            local.get $l50
            local.get $l49
            local.get $l48
            local.get $l47
            local.get $l46
            local.get $l45
            local.set $l41
            local.set $l42
            local.set $l43
            local.set $l44
            local.set $l45
            local.set $l46
            local.set $l47
            local.set $l48
            local.set $l49
            i32.const 0
            local.set $l16
            block $B14
              loop $L15
                local.get $l16
                i32.const 16
                i32.lt_u
                i32.eqz
                br_if $B14
                local.get $p2
                local.get $l16
                i32.const 8
                i32.mul
                i32.add
                i64.load offset=512 align=4
                local.set $l39
                local.get $l42
                local.get $l39
                global.get $polylane.tables
                local.get $l16
                i32.const 8
                i32.mul
                i32.add
                i64.load offset=768
                i64.add
                i64.add
                local.get $l45
                i64.const 50
                i64.rotl
                local.get $l45
                i64.const 46
                i64.rotl
                i64.xor
                local.get $l45
                i64.const 23
                i64.rotl
                i64.xor
                i64.add
                local.get $l43
                local.get $l45
                local.get $l44
                local.get $l43
                i64.xor
                i64.and
                i64.xor
                i64.add
                local.set $l39
                local.get $l49
                local.get $l48
                i64.xor
                local.set $l40
                local.get $l39
                local.get $l49
                i64.const 36
                i64.rotl
                local.get $l49
                i64.const 30
                i64.rotl
                i64.xor
                local.get $l49
                i64.const 25
                i64.rotl
                i64.xor
                local.get $l40
                local.get $l41
                i64.and
                local.get $l48
                i64.xor
                i64.add
                i64.add
                local.get $l49
                local.get $l48
                local.get $l47
                local.get $l46
                local.get $l39
                i64.add
                local.get $l45
                local.get $l44
                local.get $l43
                local.get $l40
                local.set $l41
                local.set $l42
                local.set $l43
                local.set $l44
                local.set $l45
                local.set $l46
                local.set $l47
                local.set $l48
                local.set $l49
                local.get $l16
                i32.const 1
                i32.add
                local.set $l16
                local.get $p2
                local.get $l16
                i32.const 8
                i32.mul
                i32.add
                i64.load offset=512 align=4
                local.set $l39
                local.get $l42
                local.get $l39
                global.get $polylane.tables
                local.get $l16
                i32.const 8
                i32.mul
                i32.add
                i64.load offset=768
                i64.add
                i64.add
                local.get $l45
                i64.const 50
                i64.rotl
                local.get $l45
                i64.const 46
                i64.rotl
                i64.xor
                local.get $l45
                i64.const 23
                i64.rotl
                i64.xor
                i64.add
                local.get $l43
                local.get $l45
                local.get $l44
                local.get $l43
                i64.xor
                i64.and
                i64.xor
                i64.add
                local.set $l39
                local.get $l49
                local.get $l48
                i64.xor
                local.set $l40
                local.get $l39
                local.get $l49
                i64.const 36
                i64.rotl
                local.get $l49
                i64.const 30
                i64.rotl
                i64.xor
                local.get $l49
                i64.const 25
                i64.rotl
                i64.xor
                local.get $l40
                local.get $l41
                i64.and
                local.get $l48
                i64.xor
                i64.add
                i64.add
                local.get $l49
                local.get $l48
                local.get $l47
                local.get $l46
                local.get $l39
                i64.add
                local.get $l45
                local.get $l44
                local.get $l43
                local.get $l40
                local.set $l41
                local.set $l42
                local.set $l43
                local.set $l44
                local.set $l45
                local.set $l46
                local.set $l47
                local.set $l48
                local.set $l49
                local.get $l16
                i32.const 1
                i32.add
                local.set $l16
                local.get $p2
                local.get $l16
                i32.const 8
                i32.mul
                i32.add
                i64.load offset=512 align=4
                local.set $l39
                local.get $l42
                local.get $l39
                global.get $polylane.tables
                local.get $l16
                i32.const 8
                i32.mul
                i32.add
                i64.load offset=768
                i64.add
                i64.add
                local.get $l45
                i64.const 50
                i64.rotl
                local.get $l45
                i64.const 46
                i64.rotl
                i64.xor
                local.get $l45
                i64.const 23
                i64.rotl
                i64.xor
                i64.add
                local.get $l43
                local.get $l45
                local.get $l44
                local.get $l43
                i64.xor
                i64.and
                i64.xor
                i64.add
                local.set $l39
                local.get $l49
                local.get $l48
                i64.xor
                local.set $l40
                local.get $l39
                local.get $l49
                i64.const 36
                i64.rotl
                local.get $l49
                i64.const 30
                i64.rotl
                i64.xor
                local.get $l49
                i64.const 25
                i64.rotl
                i64.xor
                local.get $l40
                local.get $l41
                i64.and
                local.get $l48
                i64.xor
                i64.add
                i64.add
                local.get $l49
                local.get $l48
                local.get $l47
                local.get $l46
                local.get $l39
                i64.add
                local.get $l45
                local.get $l44
                local.get $l43
                local.get $l40
                local.set $l41
                local.set $l42
                local.set $l43
                local.set $l44
                local.set $l45
                local.set $l46
                local.set $l47
                local.set $l48
                local.set $l49
                local.get $l16
                i32.const 1
                i32.add
                local.set $l16
                local.get $p2
                local.get $l16
                i32.const 8
                i32.mul
                i32.add
                i64.load offset=512 align=4
                local.set $l39
                local.get $l42
                local.get $l39
                global.get $polylane.tables
                local.get $l16
                i32.const 8
                i32.mul
                i32.add
                i64.load offset=768
                i64.add
                i64.add
                local.get $l45
                i64.const 50
                i64.rotl
                local.get $l45
                i64.const 46
                i64.rotl
                i64.xor
                local.get $l45
                i64.const 23
                i64.rotl
                i64.xor
                i64.add
                local.get $l43
                local.get $l45
                local.get $l44
                local.get $l43
                i64.xor
                i64.and
                i64.xor
                i64.add
                local.set $l39
                local.get $l49
                local.get $l48
                i64.xor
                local.set $l40
                local.get $l39
                local.get $l49
                i64.const 36
                i64.rotl
                local.get $l49
                i64.const 30
                i64.rotl
                i64.xor
                local.get $l49
                i64.const 25
                i64.rotl
                i64.xor
                local.get $l40
                local.get $l41
                i64.and
                local.get $l48
                i64.xor
                i64.add
                i64.add
                local.get $l49
                local.get $l48
                local.get $l47
                local.get $l46
                local.get $l39
                i64.add
                local.get $l45
                local.get $l44
                local.get $l43
                local.get $l40
                local.set $l41
                local.set $l42
                local.set $l43
                local.set $l44
                local.set $l45
                local.set $l46
                local.set $l47
                local.set $l48
                local.set $l49
                local.get $l16
                i32.const 1
                i32.add
                local.set $l16
                br $L15
              end
            end
            local.get $l54
            local.get $l49
            i64.add
            local.set $l39
            local.get $l55
            local.get $l48
            i64.add
            local.set $l40
            local.get $l56
            local.get $l47
            i64.add
            local.set $l41
            local.get $l57
            local.get $l46
            i64.add
            local.set $l46
            local.get $l58
            local.get $l45
            i64.add
            local.set $l45
            local.get $l59
            local.get $l44
            i64.add
            local.set $l44
            local.get $l60
            local.get $l43
            i64.add
            local.set $l43
            local.get $l61
            local.get $l42
            i64.add
            local.set $l42
            local.get $l39
            i64.const 32
            i64.shr_u
            i32.wrap_i64
            local.get $l39
            i32.wrap_i64
            local.get $l40
            i64.const 32
            i64.shr_u
            i32.wrap_i64
            local.get $l40
            i32.wrap_i64
            local.get $l41
            i64.const 32
            i64.shr_u
            i32.wrap_i64
            local.get $l41
            i32.wrap_i64
            local.get $l46
            i64.const 32
            i64.shr_u
            i32.wrap_i64
            local.get $l46
            i32.wrap_i64
            local.get $l45
            i64.const 32
            i64.shr_u
            i32.wrap_i64
            local.get $l45
            i32.wrap_i64
            local.get $l44
            i64.const 32
            i64.shr_u
            i32.wrap_i64
            local.get $l44
            i32.wrap_i64
            local.get $l43
            i64.const 32
            i64.shr_u
            i32.wrap_i64
            local.get $l43
            i32.wrap_i64
            local.get $l42
            i64.const 32
            i64.shr_u
            i32.wrap_i64
            local.get $l42
            i32.wrap_i64
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
            local.set $l31
            local.set $l32
            local.set $l33
            local.set $l34
            local.set $l35
            local.set $l36
            local.set $l37
            local.set $l38
            local.get $l20
            i32.const 1
            i32.add
            local.tee $l20
            local.get $p6
            i32.lt_u
            br_if $L9
          end
        end
        local.get $p4
        local.get $p10
        local.get $l21
        i32.mul
        i32.add
        local.get $l38
        i32.store
        local.get $p4
        local.get $p11
        i32.add
        local.get $p10
        local.get $l21
        i32.mul
        i32.add
        local.get $l37
        i32.store
        local.get $p4
        local.get $p11
        i32.const 2
        i32.mul
        i32.add
        local.get $p10
        local.get $l21
        i32.mul
        i32.add
        local.get $l36
        i32.store
        local.get $p4
        local.get $p11
        i32.const 3
        i32.mul
        i32.add
        local.get $p10
        local.get $l21
        i32.mul
        i32.add
        local.get $l35
        i32.store
        local.get $p4
        local.get $p11
        i32.const 4
        i32.mul
        i32.add
        local.get $p10
        local.get $l21
        i32.mul
        i32.add
        local.get $l34
        i32.store
        local.get $p4
        local.get $p11
        i32.const 5
        i32.mul
        i32.add
        local.get $p10
        local.get $l21
        i32.mul
        i32.add
        local.get $l33
        i32.store
        local.get $p4
        local.get $p11
        i32.const 6
        i32.mul
        i32.add
        local.get $p10
        local.get $l21
        i32.mul
        i32.add
        local.get $l32
        i32.store
        local.get $p4
        local.get $p11
        i32.const 7
        i32.mul
        i32.add
        local.get $p10
        local.get $l21
        i32.mul
        i32.add
        local.get $l31
        i32.store
        local.get $l21
        i32.const 1
        i32.add
        local.tee $l21
        local.get $p5
        i32.lt_u
        br_if $L1
      end
    end
    i32.const 0
    local.set $l16
    i32.const 0
    local.set $l17
    block $B16
      loop $L17
        local.get $l17
        i32.const 40
        i32.lt_u
        i32.eqz
        br_if $B16
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
        br $L17
      end
    end)
  (data $d0 (global.get $polylane.tables) "\98/\8aB\91D7q\cf\fb\c0\b5\a5\db\b5\e9[\c2V9\f1\11\f1Y\a4\82?\92\d5^\1c\ab\98\aa\07\d8\01[\83\12\be\851$\c3}\0cUt]\ber\fe\b1\de\80\a7\06\dc\9bt\f1\9b\c1\c1i\9b\e4\86G\be\ef\c6\9d\c1\0f\cc\a1\0c$o,\e9-\aa\84tJ\dc\a9\b0\5c\da\88\f9vRQ>\98m\c61\a8\c8'\03\b0\c7\7fY\bf\f3\0b\e0\c6G\91\a7\d5Qc\ca\06g))\14\85\0a\b7'8!\1b.\fcm,M\13\0d8STs\0ae\bb\0ajv.\c9\c2\81\85,r\92\a1\e8\bf\a2Kf\1a\a8p\8bK\c2\a3Ql\c7\19\e8\92\d1$\06\99\d6\855\0e\f4p\a0j\10\16\c1\a4\19\08l7\1eLwH'\b5\bc\b04\b3\0c\1c9J\aa\d8NO\ca\9c[\f3o.h\ee\82\8ftoc\a5x\14x\c8\84\08\02\c7\8c\fa\ff\be\90\eblP\a4\f7\a3\f9\be\f2xq\c6\22\ae(\d7\98/\8aB\cde\ef#\91D7q/;M\ec\cf\fb\c0\b5\bc\db\89\81\a5\db\b5\e98\b5H\f3[\c2V9\19\d0\05\b6\f1\11\f1Y\9bO\19\af\a4\82?\92\18\81m\da\d5^\1c\abB\02\03\a3\98\aa\07\d8\beopE\01[\83\12\8c\b2\e4N\be\851$\e2\b4\ff\d5\c3}\0cUo\89{\f2t]\ber\b1\96\16;\fe\b1\de\805\12\c7%\a7\06\dc\9b\94&i\cft\f1\9b\c1\d2J\f1\9e\c1i\9b\e4\e3%O8\86G\be\ef\b5\d5\8c\8b\c6\9d\c1\0fe\9c\acw\cc\a1\0c$u\02+Yo,\e9-\83\e4\a6n\aa\84tJ\d4\fbA\bd\dc\a9\b0\5c\b5S\11\83\da\88\f9v\ab\dff\eeRQ>\98\102\b4-m\c61\a8?!\fb\98\c8'\03\b0\e4\0e\ef\be\c7\7fY\bf\c2\8f\a8=\f3\0b\e0\c6%\a7\0a\93G\91\a7\d5o\82\03\e0Qc\ca\06pn\0e\0ag))\14\fc/\d2F\85\0a\b7'&\c9&\5c8!\1b.\ed*\c4Z\fcm,M\df\b3\95\9d\13\0d8S\dec\af\8bTs\0ae\a8\b2w<\bb\0ajv\e6\ae\edG.\c9\c2\81;5\82\14\85,r\92d\03\f1L\a1\e8\bf\a2\010B\bcKf\1a\a8\91\97\f8\d0p\8bK\c20\beT\06\a3Ql\c7\18R\ef\d6\19\e8\92\d1\10\a9eU$\06\99\d6* qW\855\0e\f4\b8\d1\bb2p\a0j\10\c8\d0\d2\b8\16\c1\a4\19S\abAQ\08l7\1e\99\eb\8e\dfLwH'\a8H\9b\e1\b5\bc\b04cZ\c9\c5\b3\0c\1c9\cb\8aA\e3J\aa\d8Ns\e3cwO\ca\9c[\a3\b8\b2\d6\f3o.h\fc\b2\ef]\ee\82\8ft`/\17Coc\a5xr\ab\f0\a1\14x\c8\84\ec9d\1a\08\02\c7\8c(\1ec#\fa\ff\be\90\e9\bd\82\de\eblP\a4\15y\c6\b2\f7\a3\f9\be+Sr\e3\f2xq\c6\9ca&\ea\ce>'\ca\07\c2\c0!\c7\b8\86\d1\1e\eb\e0\cd\d6}\da\eax\d1n\ee\7fO}\f5\bao\17r\aag\f0\06\a6\98\c8\a2\c5}c\0a\ae\0d\f9\be\04\98?\11\1bG\1c\135\0bq\1b\84}\04#\f5w\db(\93$\c7@{\ab\ca2\bc\be\c9\15\0a\be\9e<L\0d\10\9c\c4g\1dC\b6B>\cb\be\d4\c5L*~e\fc\9c)\7fY\ec\fa\d6:\abo\cb_\17XGJ\8c\19Dl"))
