(module
  (type $t0 (func (param i32 i32 i32 i32 i32 i32 i32 i32 i32 i32)))
  (type $t1 (func (param i32 i32 i32 i32 i32 i32 i32 i32 i32)))
  (type $t2 (func (param i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32)))
  (type $t3 (func (param i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32)))
  (import "polylane" "memory" (memory $polylane.memory 16 16))
  (import "polylane" "tables" (global $polylane.tables i32))
  (func $sha2-chain-n16.x4.simd128 (export "sha2-chain-n16.x4.simd128") (type $t0) (param $p0 i32) (param $p1 i32) (param $p2 i32) (param $p3 i32) (param $p4 i32) (param $p5 i32) (param $p6 i32) (param $p7 i32) (param $p8 i32) (param $p9 i32)
    (local $l10 i32) (local $l11 i32) (local $l12 i32) (local $l13 i32) (local $l14 i32) (local $l15 i32) (local $l16 i32) (local $l17 i32) (local $l18 i32) (local $l19 i32) (local $l20 i32) (local $l21 i32) (local $l22 i32) (local $l23 i32) (local $l24 v128) (local $l25 v128) (local $l26 v128) (local $l27 v128) (local $l28 v128) (local $l29 v128) (local $l30 v128) (local $l31 v128) (local $l32 v128) (local $l33 v128) (local $l34 v128) (local $l35 v128) (local $l36 v128) (local $l37 v128) (local $l38 v128) (local $l39 v128) (local $l40 v128) (local $l41 v128) (local $l42 v128) (local $l43 v128) (local $l44 v128) (local $l45 v128) (local $l46 v128) (local $l47 v128) (local $l48 v128) (local $l49 v128) (local $l50 v128) (local $l51 v128) (local $l52 v128) (local $l53 v128) (local $l54 v128) (local $l55 v128) (local $l56 v128) (local $l57 v128) (local $l58 v128) (local $l59 v128)
    i32.const 0
    local.set $l18
    block $B0
      local.get $p4
      i32.eqz
      br_if $B0
      loop $L1
        local.get $p1
        v128.load align=4
        local.set $l24
        local.get $p1
        v128.load offset=16 align=4
        local.set $l25
        local.get $p1
        v128.load offset=32 align=4
        local.set $l26
        local.get $p1
        v128.load offset=48 align=4
        local.set $l27
        local.get $p1
        v128.load offset=64 align=4
        local.set $l28
        local.get $p1
        v128.load offset=80 align=4
        local.set $l29
        local.get $l29
        local.get $l18
        local.get $p7
        i32.mul
        i32x4.splat
        i32x4.add
        local.set $l29
        local.get $l24
        i32.const 24
        i32x4.shl
        local.get $l25
        i32.const 8
        i32x4.shr_u
        v128.or
        local.set $l24
        local.get $l25
        i32.const 24
        i32x4.shl
        local.get $l26
        i32.const 8
        i32x4.shr_u
        v128.or
        local.set $l25
        local.get $l26
        i32.const 24
        i32x4.shl
        local.get $l27
        v128.const i32x4 0x000000ff 0x000000ff 0x000000ff 0x000000ff
        v128.and
        i32.const 16
        i32x4.shl
        v128.or
        local.get $l28
        i32.const 16
        i32x4.shr_u
        v128.or
        local.set $l26
        local.get $l28
        i32.const 16
        i32x4.shl
        local.get $l29
        i32.const 16
        i32x4.shr_u
        v128.or
        local.set $l27
        local.get $l29
        i32.const 16
        i32x4.shl
        v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
        v128.or
        local.set $l41
        local.get $l24
        local.get $l25
        i32.const 25
        i32x4.shl
        local.get $l25
        i32.const 7
        i32x4.shr_u
        v128.or
        local.get $l25
        i32.const 14
        i32x4.shl
        local.get $l25
        i32.const 18
        i32x4.shr_u
        v128.or
        v128.xor
        local.get $l25
        i32.const 3
        i32x4.shr_u
        v128.xor
        i32x4.add
        local.set $l42
        local.get $l25
        local.get $l26
        i32.const 25
        i32x4.shl
        local.get $l26
        i32.const 7
        i32x4.shr_u
        v128.or
        local.get $l26
        i32.const 14
        i32x4.shl
        local.get $l26
        i32.const 18
        i32x4.shr_u
        v128.or
        v128.xor
        local.get $l26
        i32.const 3
        i32x4.shr_u
        v128.xor
        i32x4.add
        v128.const i32x4 0x01fe0000 0x01fe0000 0x01fe0000 0x01fe0000
        i32x4.add
        local.set $l43
        local.get $l26
        local.get $l27
        i32.const 25
        i32x4.shl
        local.get $l27
        i32.const 7
        i32x4.shr_u
        v128.or
        local.get $l27
        i32.const 14
        i32x4.shl
        local.get $l27
        i32.const 18
        i32x4.shr_u
        v128.or
        v128.xor
        local.get $l27
        i32.const 3
        i32x4.shr_u
        v128.xor
        i32x4.add
        local.set $l44
        local.get $l27
        local.get $l41
        i32.const 25
        i32x4.shl
        local.get $l41
        i32.const 7
        i32x4.shr_u
        v128.or
        local.get $l41
        i32.const 14
        i32x4.shl
        local.get $l41
        i32.const 18
        i32x4.shr_u
        v128.or
        v128.xor
        local.get $l41
        i32.const 3
        i32x4.shr_u
        v128.xor
        i32x4.add
        local.get $l43
        i32.const 15
        i32x4.shl
        local.get $l43
        i32.const 17
        i32x4.shr_u
        v128.or
        local.get $l43
        i32.const 13
        i32x4.shl
        local.get $l43
        i32.const 19
        i32x4.shr_u
        v128.or
        v128.xor
        local.get $l43
        i32.const 10
        i32x4.shr_u
        v128.xor
        i32x4.add
        local.set $l45
        local.get $l45
        i32.const 15
        i32x4.shl
        local.get $l45
        i32.const 17
        i32x4.shr_u
        v128.or
        local.get $l45
        i32.const 13
        i32x4.shl
        local.get $l45
        i32.const 19
        i32x4.shr_u
        v128.or
        v128.xor
        local.get $l45
        i32.const 10
        i32x4.shr_u
        v128.xor
        local.set $l46
        local.get $p2
        local.get $l24
        v128.store align=4
        local.get $p2
        local.get $l25
        v128.store offset=16 align=4
        local.get $p2
        local.get $l26
        v128.store offset=32 align=4
        local.get $p2
        local.get $l27
        v128.store offset=48 align=4
        local.get $p2
        local.get $l41
        v128.store offset=64 align=4
        local.get $p0
        v128.load32_splat offset=4
        local.set $l24
        local.get $p0
        v128.load32_splat offset=8
        local.set $l25
        local.get $p0
        v128.load32_splat
        local.get $l24
        local.get $l25
        local.get $p0
        v128.load32_splat offset=12
        local.get $p0
        v128.load32_splat offset=16
        local.get $p0
        v128.load32_splat offset=20
        local.get $p0
        v128.load32_splat offset=24
        local.get $p0
        v128.load32_splat offset=28
        local.get $l24
        local.get $l25
        v128.xor
        local.set $l47
        local.set $l48
        local.set $l49
        local.set $l50
        local.set $l51
        local.set $l52
        local.set $l53
        local.set $l54
        local.set $l55
        i32.const 0
        local.set $l16
        block $B2
          loop $L3
            local.get $l16
            i32.const 5
            i32.lt_u
            i32.eqz
            br_if $B2
            local.get $p2
            local.get $l16
            i32.const 16
            i32.mul
            i32.add
            v128.load align=4
            local.set $l24
            local.get $l48
            local.get $l24
            global.get $polylane.tables
            local.get $l16
            i32.const 4
            i32.mul
            i32.add
            v128.load32_splat
            i32x4.add
            i32x4.add
            local.get $l51
            i32.const 26
            i32x4.shl
            local.get $l51
            i32.const 6
            i32x4.shr_u
            v128.or
            local.get $l51
            i32.const 21
            i32x4.shl
            local.get $l51
            i32.const 11
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l51
            i32.const 7
            i32x4.shl
            local.get $l51
            i32.const 25
            i32x4.shr_u
            v128.or
            v128.xor
            i32x4.add
            local.get $l49
            local.get $l51
            local.get $l50
            local.get $l49
            v128.xor
            v128.and
            v128.xor
            i32x4.add
            local.set $l24
            local.get $l55
            local.get $l54
            v128.xor
            local.set $l25
            local.get $l24
            local.get $l55
            i32.const 30
            i32x4.shl
            local.get $l55
            i32.const 2
            i32x4.shr_u
            v128.or
            local.get $l55
            i32.const 19
            i32x4.shl
            local.get $l55
            i32.const 13
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l55
            i32.const 10
            i32x4.shl
            local.get $l55
            i32.const 22
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l25
            local.get $l47
            v128.and
            local.get $l54
            v128.xor
            i32x4.add
            i32x4.add
            local.get $l55
            local.get $l54
            local.get $l53
            local.get $l52
            local.get $l24
            i32x4.add
            local.get $l51
            local.get $l50
            local.get $l49
            local.get $l25
            local.set $l47
            local.set $l48
            local.set $l49
            local.set $l50
            local.set $l51
            local.set $l52
            local.set $l53
            local.set $l54
            local.set $l55
            local.get $l16
            i32.const 1
            i32.add
            local.set $l16
            br $L3
          end
        end
        local.get $p3
        local.get $p8
        local.get $l18
        i32.mul
        i32.add
        v128.load align=4
        local.set $l24
        local.get $p3
        local.get $p9
        i32.add
        local.get $p8
        local.get $l18
        i32.mul
        i32.add
        v128.load align=4
        local.set $l25
        local.get $p3
        local.get $p9
        i32.const 2
        i32.mul
        i32.add
        local.get $p8
        local.get $l18
        i32.mul
        i32.add
        v128.load align=4
        local.set $l26
        local.get $p3
        local.get $p9
        i32.const 3
        i32.mul
        i32.add
        local.get $p8
        local.get $l18
        i32.mul
        i32.add
        v128.load align=4
        local.set $l27
        local.get $l24
        local.get $l25
        local.get $l26
        local.get $l27
        local.set $l56
        local.set $l57
        local.set $l58
        local.set $l59
        i32.const 0
        local.set $l17
        block $B4
          local.get $p5
          i32.eqz
          br_if $B4
          loop $L5
            local.get $p6
            local.get $l17
            i32.add
            i32x4.splat
            i32.const 16
            i32x4.shl
            local.get $l59
            i32.const 16
            i32x4.shr_u
            v128.or
            local.set $l24
            local.get $l59
            i32.const 16
            i32x4.shl
            local.get $l58
            i32.const 16
            i32x4.shr_u
            v128.or
            local.set $l25
            local.get $l58
            i32.const 16
            i32x4.shl
            local.get $l57
            i32.const 16
            i32x4.shr_u
            v128.or
            local.set $l26
            local.get $l57
            i32.const 16
            i32x4.shl
            local.get $l56
            i32.const 16
            i32x4.shr_u
            v128.or
            local.set $l27
            local.get $l56
            i32.const 16
            i32x4.shl
            v128.const i32x4 0x00008000 0x00008000 0x00008000 0x00008000
            v128.or
            local.set $l28
            local.get $l42
            local.get $l28
            i32x4.add
            local.set $l29
            local.get $l44
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
            local.set $l30
            local.get $l41
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
            local.get $l30
            i32.const 15
            i32x4.shl
            local.get $l30
            i32.const 17
            i32x4.shr_u
            v128.or
            local.get $l30
            i32.const 13
            i32x4.shl
            local.get $l30
            i32.const 19
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l30
            i32.const 10
            i32x4.shr_u
            v128.xor
            i32x4.add
            local.set $l31
            local.get $l46
            local.get $l24
            i32x4.add
            local.get $l25
            i32.const 25
            i32x4.shl
            local.get $l25
            i32.const 7
            i32x4.shr_u
            v128.or
            local.get $l25
            i32.const 14
            i32x4.shl
            local.get $l25
            i32.const 18
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l25
            i32.const 3
            i32x4.shr_u
            v128.xor
            i32x4.add
            local.set $l32
            local.get $l25
            local.get $l26
            i32.const 25
            i32x4.shl
            local.get $l26
            i32.const 7
            i32x4.shr_u
            v128.or
            local.get $l26
            i32.const 14
            i32x4.shl
            local.get $l26
            i32.const 18
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l26
            i32.const 3
            i32x4.shr_u
            v128.xor
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
            v128.const i32x4 0x00000330 0x00000330 0x00000330 0x00000330
            i32x4.add
            local.set $l33
            local.get $l26
            local.get $l27
            i32.const 25
            i32x4.shl
            local.get $l27
            i32.const 7
            i32x4.shr_u
            v128.or
            local.get $l27
            i32.const 14
            i32x4.shl
            local.get $l27
            i32.const 18
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l27
            i32.const 3
            i32x4.shr_u
            v128.xor
            i32x4.add
            local.get $l29
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
            local.set $l34
            local.get $l43
            local.get $l27
            i32x4.add
            local.get $l28
            i32.const 25
            i32x4.shl
            local.get $l28
            i32.const 7
            i32x4.shr_u
            v128.or
            local.get $l28
            i32.const 14
            i32x4.shl
            local.get $l28
            i32.const 18
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l28
            i32.const 3
            i32x4.shr_u
            v128.xor
            i32x4.add
            local.get $l33
            i32.const 15
            i32x4.shl
            local.get $l33
            i32.const 17
            i32x4.shr_u
            v128.or
            local.get $l33
            i32.const 13
            i32x4.shl
            local.get $l33
            i32.const 19
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l33
            i32.const 10
            i32x4.shr_u
            v128.xor
            i32x4.add
            local.set $l35
            local.get $l28
            local.get $l30
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
            local.set $l36
            local.get $l45
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
            local.set $l37
            local.get $l31
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
            local.set $l38
            local.get $l32
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
            local.set $l39
            local.get $l33
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
            local.get $p2
            local.get $l24
            v128.store offset=80 align=4
            local.get $p2
            local.get $l25
            v128.store offset=96 align=4
            local.get $p2
            local.get $l26
            v128.store offset=112 align=4
            local.get $p2
            local.get $l27
            v128.store offset=128 align=4
            local.get $p2
            local.get $l28
            v128.store offset=144 align=4
            local.get $p2
            v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
            v128.store offset=160 align=4
            local.get $p2
            v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
            v128.store offset=176 align=4
            local.get $p2
            v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
            v128.store offset=192 align=4
            local.get $p2
            v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
            v128.store offset=208 align=4
            local.get $p2
            v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
            v128.store offset=224 align=4
            local.get $p2
            v128.const i32x4 0x00000330 0x00000330 0x00000330 0x00000330
            v128.store offset=240 align=4
            local.get $p2
            local.get $l29
            v128.store offset=256 align=4
            local.get $p2
            local.get $l43
            v128.store offset=272 align=4
            local.get $p2
            local.get $l30
            v128.store offset=288 align=4
            local.get $p2
            local.get $l45
            v128.store offset=304 align=4
            local.get $p2
            local.get $l31
            v128.store offset=320 align=4
            local.get $p2
            local.get $l32
            v128.store offset=336 align=4
            local.get $p2
            local.get $l33
            v128.store offset=352 align=4
            local.get $p2
            local.get $l34
            v128.store offset=368 align=4
            local.get $p2
            local.get $l35
            v128.store offset=384 align=4
            local.get $p2
            local.get $l36
            v128.store offset=400 align=4
            local.get $p2
            local.get $l37
            v128.store offset=416 align=4
            local.get $p2
            local.get $l38
            v128.store offset=432 align=4
            local.get $p2
            local.get $l39
            v128.store offset=448 align=4
            local.get $p2
            local.get $l40
            v128.store offset=464 align=4
            local.get $p2
            local.get $l34
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
            v128.const i32x4 0x60cc0060 0x60cc0060 0x60cc0060 0x60cc0060
            i32x4.add
            v128.store offset=480 align=4
            local.get $p2
            local.get $l29
            i32.const 25
            i32x4.shl
            local.get $l29
            i32.const 7
            i32x4.shr_u
            v128.or
            local.get $l29
            i32.const 14
            i32x4.shl
            local.get $l29
            i32.const 18
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l29
            i32.const 3
            i32x4.shr_u
            v128.xor
            local.get $l35
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
            v128.const i32x4 0x00000330 0x00000330 0x00000330 0x00000330
            i32x4.add
            v128.store offset=496 align=4
            local.get $l55
            local.get $l54
            local.get $l53
            local.get $l52
            local.get $l51
            local.get $l50
            local.get $l49
            local.get $l48
            local.get $l47
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
            local.set $l16
            block $B6
              loop $L7
                local.get $l16
                i32.const 32
                i32.lt_u
                i32.eqz
                br_if $B6
                local.get $p2
                local.get $l16
                i32.const 16
                i32.mul
                i32.add
                v128.load offset=80 align=4
                local.set $l24
                local.get $l31
                local.get $l24
                global.get $polylane.tables
                local.get $l16
                i32.const 4
                i32.mul
                i32.add
                v128.load32_splat offset=20
                i32x4.add
                i32x4.add
                local.get $l34
                i32.const 26
                i32x4.shl
                local.get $l34
                i32.const 6
                i32x4.shr_u
                v128.or
                local.get $l34
                i32.const 21
                i32x4.shl
                local.get $l34
                i32.const 11
                i32x4.shr_u
                v128.or
                v128.xor
                local.get $l34
                i32.const 7
                i32x4.shl
                local.get $l34
                i32.const 25
                i32x4.shr_u
                v128.or
                v128.xor
                i32x4.add
                local.get $l32
                local.get $l34
                local.get $l33
                local.get $l32
                v128.xor
                v128.and
                v128.xor
                i32x4.add
                local.set $l24
                local.get $l38
                local.get $l37
                v128.xor
                local.set $l25
                local.get $p2
                local.get $l16
                i32.const 16
                i32.mul
                i32.add
                v128.load offset=256 align=4
                local.set $l26
                local.get $p2
                local.get $l16
                i32.const 16
                i32.mul
                i32.add
                v128.load offset=272 align=4
                local.set $l27
                local.get $p2
                local.get $l16
                i32.const 16
                i32.mul
                i32.add
                v128.load offset=400 align=4
                local.set $l28
                local.get $p2
                local.get $l16
                i32.const 16
                i32.mul
                i32.add
                v128.load offset=480 align=4
                local.set $l29
                local.get $p2
                local.get $l16
                i32.const 16
                i32.mul
                i32.add
                local.get $l26
                local.get $l27
                i32.const 25
                i32x4.shl
                local.get $l27
                i32.const 7
                i32x4.shr_u
                v128.or
                local.get $l27
                i32.const 14
                i32x4.shl
                local.get $l27
                i32.const 18
                i32x4.shr_u
                v128.or
                v128.xor
                local.get $l27
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
                v128.store offset=512 align=4
                local.get $l24
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
                local.get $l25
                local.get $l30
                v128.and
                local.get $l37
                v128.xor
                i32x4.add
                i32x4.add
                local.get $l38
                local.get $l37
                local.get $l36
                local.get $l35
                local.get $l24
                i32x4.add
                local.get $l34
                local.get $l33
                local.get $l32
                local.get $l25
                local.set $l30
                local.set $l31
                local.set $l32
                local.set $l33
                local.set $l34
                local.set $l35
                local.set $l36
                local.set $l37
                local.set $l38
                local.get $l16
                i32.const 1
                i32.add
                local.set $l16
                br $L7
              end
            end
            local.get $l38
            local.get $l37
            local.get $l36
            local.get $l35
            local.get $l34
            local.get $l33
            local.get $l32
            local.get $l31
            local.get $l30
            local.set $l26
            local.set $l27
            local.set $l28
            local.set $l29
            local.set $l30
            local.set $l31
            local.set $l32
            local.set $l33
            local.set $l34
            i32.const 0
            local.set $l16
            block $B8
              loop $L9
                local.get $l16
                i32.const 27
                i32.lt_u
                i32.eqz
                br_if $B8
                local.get $p2
                local.get $l16
                i32.const 16
                i32.mul
                i32.add
                v128.load offset=592 align=4
                local.set $l24
                local.get $l27
                local.get $l24
                global.get $polylane.tables
                local.get $l16
                i32.const 4
                i32.mul
                i32.add
                v128.load32_splat offset=148
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
                local.get $l28
                local.get $l30
                local.get $l29
                local.get $l28
                v128.xor
                v128.and
                v128.xor
                i32x4.add
                local.set $l24
                local.get $l34
                local.get $l33
                v128.xor
                local.set $l25
                local.get $l24
                local.get $l34
                i32.const 30
                i32x4.shl
                local.get $l34
                i32.const 2
                i32x4.shr_u
                v128.or
                local.get $l34
                i32.const 19
                i32x4.shl
                local.get $l34
                i32.const 13
                i32x4.shr_u
                v128.or
                v128.xor
                local.get $l34
                i32.const 10
                i32x4.shl
                local.get $l34
                i32.const 22
                i32x4.shr_u
                v128.or
                v128.xor
                local.get $l25
                local.get $l26
                v128.and
                local.get $l33
                v128.xor
                i32x4.add
                i32x4.add
                local.get $l34
                local.get $l33
                local.get $l32
                local.get $l31
                local.get $l24
                i32x4.add
                local.get $l30
                local.get $l29
                local.get $l28
                local.get $l25
                local.set $l26
                local.set $l27
                local.set $l28
                local.set $l29
                local.set $l30
                local.set $l31
                local.set $l32
                local.set $l33
                local.set $l34
                local.get $l16
                i32.const 1
                i32.add
                local.set $l16
                br $L9
              end
            end
            local.get $p0
            v128.load32_splat
            local.get $l34
            i32x4.add
            local.get $p0
            v128.load32_splat offset=4
            local.get $l33
            i32x4.add
            local.get $p0
            v128.load32_splat offset=8
            local.get $l32
            i32x4.add
            local.get $p0
            v128.load32_splat offset=12
            local.get $l31
            i32x4.add
            local.set $l56
            local.set $l57
            local.set $l58
            local.set $l59
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
        local.get $p8
        local.get $l18
        i32.mul
        i32.add
        local.get $l59
        v128.store align=4
        local.get $p3
        local.get $p9
        i32.add
        local.get $p8
        local.get $l18
        i32.mul
        i32.add
        local.get $l58
        v128.store align=4
        local.get $p3
        local.get $p9
        i32.const 2
        i32.mul
        i32.add
        local.get $p8
        local.get $l18
        i32.mul
        i32.add
        local.get $l57
        v128.store align=4
        local.get $p3
        local.get $p9
        i32.const 3
        i32.mul
        i32.add
        local.get $p8
        local.get $l18
        i32.mul
        i32.add
        local.get $l56
        v128.store align=4
        local.get $l18
        i32.const 1
        i32.add
        local.tee $l18
        local.get $p4
        i32.lt_u
        br_if $L1
      end
    end
    v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
    local.set $l24
    i32.const 0
    local.set $l16
    block $B10
      loop $L11
        local.get $l16
        i32.const 16
        i32.lt_u
        i32.eqz
        br_if $B10
        local.get $p2
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $l24
        v128.store align=4
        local.get $p2
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $l24
        v128.store offset=16 align=4
        local.get $p2
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $l24
        v128.store offset=32 align=4
        local.get $p2
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $l24
        v128.store offset=48 align=4
        local.get $l16
        i32.const 1
        i32.add
        local.set $l16
        br $L11
      end
    end)
  (func $sha2-f-n16.x4.simd128 (export "sha2-f-n16.x4.simd128") (type $t1) (param $p0 i32) (param $p1 i32) (param $p2 i32) (param $p3 i32) (param $p4 i32) (param $p5 i32) (param $p6 i32) (param $p7 i32) (param $p8 i32)
    (local $l9 i32) (local $l10 i32) (local $l11 i32) (local $l12 i32) (local $l13 i32) (local $l14 i32) (local $l15 i32) (local $l16 i32) (local $l17 i32) (local $l18 i32) (local $l19 i32) (local $l20 i32) (local $l21 i32) (local $l22 i32) (local $l23 i32) (local $l24 v128) (local $l25 v128) (local $l26 v128) (local $l27 v128) (local $l28 v128) (local $l29 v128) (local $l30 v128) (local $l31 v128) (local $l32 v128) (local $l33 v128) (local $l34 v128) (local $l35 v128) (local $l36 v128) (local $l37 v128) (local $l38 v128) (local $l39 v128) (local $l40 v128) (local $l41 v128) (local $l42 v128)
    i32.const 0
    local.set $l17
    block $B0
      local.get $p4
      i32.eqz
      br_if $B0
      loop $L1
        local.get $p1
        v128.load align=4
        local.set $l24
        local.get $p1
        v128.load offset=16 align=4
        local.set $l25
        local.get $p1
        v128.load offset=32 align=4
        local.set $l26
        local.get $p1
        v128.load offset=48 align=4
        local.set $l27
        local.get $p1
        v128.load offset=64 align=4
        local.set $l28
        local.get $p1
        v128.load offset=80 align=4
        local.set $l29
        local.get $l29
        local.get $l17
        local.get $p5
        i32.mul
        i32x4.splat
        i32x4.add
        local.set $l29
        local.get $p1
        v128.load offset=96 align=4
        local.set $l30
        local.get $l30
        local.get $l17
        local.get $p6
        i32.mul
        i32x4.splat
        i32x4.add
        local.set $l30
        local.get $p2
        local.get $l24
        i32.const 24
        i32x4.shl
        local.get $l25
        i32.const 8
        i32x4.shr_u
        v128.or
        v128.store align=4
        local.get $p2
        local.get $l25
        i32.const 24
        i32x4.shl
        local.get $l26
        i32.const 8
        i32x4.shr_u
        v128.or
        v128.store offset=16 align=4
        local.get $p2
        local.get $l26
        i32.const 24
        i32x4.shl
        local.get $l27
        v128.const i32x4 0x000000ff 0x000000ff 0x000000ff 0x000000ff
        v128.and
        i32.const 16
        i32x4.shl
        v128.or
        local.get $l28
        i32.const 16
        i32x4.shr_u
        v128.or
        v128.store offset=32 align=4
        local.get $p2
        local.get $l28
        i32.const 16
        i32x4.shl
        local.get $l29
        i32.const 16
        i32x4.shr_u
        v128.or
        v128.store offset=48 align=4
        local.get $p2
        local.get $l29
        i32.const 16
        i32x4.shl
        local.get $l30
        i32.const 16
        i32x4.shr_u
        v128.or
        v128.store offset=64 align=4
        local.get $l30
        local.set $l25
        i32.const 0
        local.set $l16
        block $B2
          loop $L3
            local.get $l16
            i32.const 4
            i32.lt_u
            i32.eqz
            br_if $B2
            local.get $p3
            local.get $p8
            local.get $l16
            i32.mul
            i32.add
            local.get $p7
            local.get $l17
            i32.mul
            i32.add
            v128.load align=4
            local.set $l24
            local.get $p2
            local.get $l16
            i32.const 16
            i32.mul
            i32.add
            local.get $l25
            i32.const 16
            i32x4.shl
            local.get $l24
            i32.const 16
            i32x4.shr_u
            v128.or
            v128.store offset=80 align=4
            local.get $l24
            local.set $l25
            local.get $l16
            i32.const 1
            i32.add
            local.set $l16
            br $L3
          end
        end
        local.get $p2
        local.get $l25
        i32.const 16
        i32x4.shl
        v128.const i32x4 0x00008000 0x00008000 0x00008000 0x00008000
        v128.or
        v128.store offset=144 align=4
        local.get $p2
        v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
        v128.store offset=160 align=4
        local.get $p2
        v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
        v128.store offset=176 align=4
        local.get $p2
        v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
        v128.store offset=192 align=4
        local.get $p2
        v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
        v128.store offset=208 align=4
        local.get $p2
        v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
        v128.store offset=224 align=4
        local.get $p2
        v128.const i32x4 0x00000330 0x00000330 0x00000330 0x00000330
        v128.store offset=240 align=4
        local.get $p0
        v128.load32_splat
        local.set $l39
        local.get $p0
        v128.load32_splat offset=4
        local.set $l40
        local.get $p0
        v128.load32_splat offset=8
        local.set $l41
        local.get $p0
        v128.load32_splat offset=12
        local.set $l42
        local.get $l39
        local.get $l40
        local.get $l41
        local.get $l42
        local.get $p0
        v128.load32_splat offset=16
        local.get $p0
        v128.load32_splat offset=20
        local.get $p0
        v128.load32_splat offset=24
        local.get $p0
        v128.load32_splat offset=28
        local.get $l40
        local.get $l41
        v128.xor
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
        local.set $l16
        block $B4
          loop $L5
            local.get $l16
            i32.const 48
            i32.lt_u
            i32.eqz
            br_if $B4
            local.get $p2
            local.get $l16
            i32.const 16
            i32.mul
            i32.add
            v128.load align=4
            local.set $l24
            local.get $l31
            local.get $l24
            global.get $polylane.tables
            local.get $l16
            i32.const 4
            i32.mul
            i32.add
            v128.load32_splat
            i32x4.add
            i32x4.add
            local.get $l34
            i32.const 26
            i32x4.shl
            local.get $l34
            i32.const 6
            i32x4.shr_u
            v128.or
            local.get $l34
            i32.const 21
            i32x4.shl
            local.get $l34
            i32.const 11
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l34
            i32.const 7
            i32x4.shl
            local.get $l34
            i32.const 25
            i32x4.shr_u
            v128.or
            v128.xor
            i32x4.add
            local.get $l32
            local.get $l34
            local.get $l33
            local.get $l32
            v128.xor
            v128.and
            v128.xor
            i32x4.add
            local.set $l25
            local.get $l38
            local.get $l37
            v128.xor
            local.set $l26
            local.get $p2
            local.get $l16
            i32.const 16
            i32.mul
            i32.add
            v128.load offset=16 align=4
            local.set $l27
            local.get $p2
            local.get $l16
            i32.const 16
            i32.mul
            i32.add
            v128.load offset=144 align=4
            local.set $l28
            local.get $p2
            local.get $l16
            i32.const 16
            i32.mul
            i32.add
            v128.load offset=224 align=4
            local.set $l29
            local.get $p2
            local.get $l16
            i32.const 16
            i32.mul
            i32.add
            local.get $l24
            local.get $l27
            i32.const 25
            i32x4.shl
            local.get $l27
            i32.const 7
            i32x4.shr_u
            v128.or
            local.get $l27
            i32.const 14
            i32x4.shl
            local.get $l27
            i32.const 18
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l27
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
            v128.store offset=256 align=4
            local.get $l25
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
            local.get $l26
            local.get $l30
            v128.and
            local.get $l37
            v128.xor
            i32x4.add
            i32x4.add
            local.get $l38
            local.get $l37
            local.get $l36
            local.get $l35
            local.get $l25
            i32x4.add
            local.get $l34
            local.get $l33
            local.get $l32
            local.get $l26
            local.set $l30
            local.set $l31
            local.set $l32
            local.set $l33
            local.set $l34
            local.set $l35
            local.set $l36
            local.set $l37
            local.set $l38
            local.get $l16
            i32.const 1
            i32.add
            local.set $l16
            br $L5
          end
        end
        local.get $l38
        local.get $l37
        local.get $l36
        local.get $l35
        local.get $l34
        local.get $l33
        local.get $l32
        local.get $l31
        local.get $l30
        local.set $l26
        local.set $l27
        local.set $l28
        local.set $l29
        local.set $l30
        local.set $l31
        local.set $l32
        local.set $l33
        local.set $l34
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
            i32.const 16
            i32.mul
            i32.add
            v128.load offset=768 align=4
            local.set $l24
            local.get $l27
            local.get $l24
            global.get $polylane.tables
            local.get $l16
            i32.const 4
            i32.mul
            i32.add
            v128.load32_splat offset=192
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
            local.get $l28
            local.get $l30
            local.get $l29
            local.get $l28
            v128.xor
            v128.and
            v128.xor
            i32x4.add
            local.set $l24
            local.get $l34
            local.get $l33
            v128.xor
            local.set $l25
            local.get $l24
            local.get $l34
            i32.const 30
            i32x4.shl
            local.get $l34
            i32.const 2
            i32x4.shr_u
            v128.or
            local.get $l34
            i32.const 19
            i32x4.shl
            local.get $l34
            i32.const 13
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l34
            i32.const 10
            i32x4.shl
            local.get $l34
            i32.const 22
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l25
            local.get $l26
            v128.and
            local.get $l33
            v128.xor
            i32x4.add
            i32x4.add
            local.get $l34
            local.get $l33
            local.get $l32
            local.get $l31
            local.get $l24
            i32x4.add
            local.get $l30
            local.get $l29
            local.get $l28
            local.get $l25
            local.set $l26
            local.set $l27
            local.set $l28
            local.set $l29
            local.set $l30
            local.set $l31
            local.set $l32
            local.set $l33
            local.set $l34
            local.get $l16
            i32.const 1
            i32.add
            local.set $l16
            br $L7
          end
        end
        local.get $p3
        local.get $p7
        local.get $l17
        i32.mul
        i32.add
        local.get $l39
        local.get $l34
        i32x4.add
        v128.store align=4
        local.get $p3
        local.get $p8
        i32.add
        local.get $p7
        local.get $l17
        i32.mul
        i32.add
        local.get $l40
        local.get $l33
        i32x4.add
        v128.store align=4
        local.get $p3
        local.get $p8
        i32.const 2
        i32.mul
        i32.add
        local.get $p7
        local.get $l17
        i32.mul
        i32.add
        local.get $l41
        local.get $l32
        i32x4.add
        v128.store align=4
        local.get $p3
        local.get $p8
        i32.const 3
        i32.mul
        i32.add
        local.get $p7
        local.get $l17
        i32.mul
        i32.add
        local.get $l42
        local.get $l31
        i32x4.add
        v128.store align=4
        local.get $l17
        i32.const 1
        i32.add
        local.tee $l17
        local.get $p4
        i32.lt_u
        br_if $L1
      end
    end
    v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
    local.set $l24
    i32.const 0
    local.set $l16
    block $B8
      loop $L9
        local.get $l16
        i32.const 16
        i32.lt_u
        i32.eqz
        br_if $B8
        local.get $p2
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $l24
        v128.store align=4
        local.get $p2
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $l24
        v128.store offset=16 align=4
        local.get $p2
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $l24
        v128.store offset=32 align=4
        local.get $p2
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $l24
        v128.store offset=48 align=4
        local.get $l16
        i32.const 1
        i32.add
        local.set $l16
        br $L9
      end
    end)
  (func $sha2-prf-n16.x4.simd128 (export "sha2-prf-n16.x4.simd128") (type $t0) (param $p0 i32) (param $p1 i32) (param $p2 i32) (param $p3 i32) (param $p4 i32) (param $p5 i32) (param $p6 i32) (param $p7 i32) (param $p8 i32) (param $p9 i32)
    (local $l10 i32) (local $l11 i32) (local $l12 i32) (local $l13 i32) (local $l14 i32) (local $l15 i32) (local $l16 i32) (local $l17 i32) (local $l18 i32) (local $l19 i32) (local $l20 i32) (local $l21 i32) (local $l22 i32) (local $l23 i32) (local $l24 v128) (local $l25 v128) (local $l26 v128) (local $l27 v128) (local $l28 v128) (local $l29 v128) (local $l30 v128) (local $l31 v128) (local $l32 v128) (local $l33 v128) (local $l34 v128) (local $l35 v128) (local $l36 v128) (local $l37 v128) (local $l38 v128) (local $l39 v128) (local $l40 v128) (local $l41 v128) (local $l42 v128)
    i32.const 0
    local.set $l17
    block $B0
      local.get $p5
      i32.eqz
      br_if $B0
      loop $L1
        local.get $p1
        v128.load align=4
        local.set $l24
        local.get $p1
        v128.load offset=16 align=4
        local.set $l25
        local.get $p1
        v128.load offset=32 align=4
        local.set $l26
        local.get $p1
        v128.load offset=48 align=4
        local.set $l27
        local.get $p1
        v128.load offset=64 align=4
        local.set $l28
        local.get $p1
        v128.load offset=80 align=4
        local.set $l29
        local.get $l29
        local.get $l17
        local.get $p6
        i32.mul
        i32x4.splat
        i32x4.add
        local.set $l29
        local.get $p1
        v128.load offset=96 align=4
        local.set $l30
        local.get $l30
        local.get $l17
        local.get $p7
        i32.mul
        i32x4.splat
        i32x4.add
        local.set $l30
        local.get $p2
        local.get $l24
        i32.const 24
        i32x4.shl
        local.get $l25
        i32.const 8
        i32x4.shr_u
        v128.or
        v128.store align=4
        local.get $p2
        local.get $l25
        i32.const 24
        i32x4.shl
        local.get $l26
        i32.const 8
        i32x4.shr_u
        v128.or
        v128.store offset=16 align=4
        local.get $p2
        local.get $l26
        i32.const 24
        i32x4.shl
        local.get $l27
        v128.const i32x4 0x000000ff 0x000000ff 0x000000ff 0x000000ff
        v128.and
        i32.const 16
        i32x4.shl
        v128.or
        local.get $l28
        i32.const 16
        i32x4.shr_u
        v128.or
        v128.store offset=32 align=4
        local.get $p2
        local.get $l28
        i32.const 16
        i32x4.shl
        local.get $l29
        i32.const 16
        i32x4.shr_u
        v128.or
        v128.store offset=48 align=4
        local.get $p2
        local.get $l29
        i32.const 16
        i32x4.shl
        local.get $l30
        i32.const 16
        i32x4.shr_u
        v128.or
        v128.store offset=64 align=4
        local.get $l30
        local.set $l25
        i32.const 0
        local.set $l16
        block $B2
          loop $L3
            local.get $l16
            i32.const 4
            i32.lt_u
            i32.eqz
            br_if $B2
            local.get $p3
            local.get $l16
            i32.const 4
            i32.mul
            i32.add
            v128.load32_splat
            local.set $l24
            local.get $p2
            local.get $l16
            i32.const 16
            i32.mul
            i32.add
            local.get $l25
            i32.const 16
            i32x4.shl
            local.get $l24
            i32.const 16
            i32x4.shr_u
            v128.or
            v128.store offset=80 align=4
            local.get $l24
            local.set $l25
            local.get $l16
            i32.const 1
            i32.add
            local.set $l16
            br $L3
          end
        end
        local.get $p2
        local.get $l25
        i32.const 16
        i32x4.shl
        v128.const i32x4 0x00008000 0x00008000 0x00008000 0x00008000
        v128.or
        v128.store offset=144 align=4
        local.get $p2
        v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
        v128.store offset=160 align=4
        local.get $p2
        v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
        v128.store offset=176 align=4
        local.get $p2
        v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
        v128.store offset=192 align=4
        local.get $p2
        v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
        v128.store offset=208 align=4
        local.get $p2
        v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
        v128.store offset=224 align=4
        local.get $p2
        v128.const i32x4 0x00000330 0x00000330 0x00000330 0x00000330
        v128.store offset=240 align=4
        local.get $p0
        v128.load32_splat
        local.set $l39
        local.get $p0
        v128.load32_splat offset=4
        local.set $l40
        local.get $p0
        v128.load32_splat offset=8
        local.set $l41
        local.get $p0
        v128.load32_splat offset=12
        local.set $l42
        local.get $l39
        local.get $l40
        local.get $l41
        local.get $l42
        local.get $p0
        v128.load32_splat offset=16
        local.get $p0
        v128.load32_splat offset=20
        local.get $p0
        v128.load32_splat offset=24
        local.get $p0
        v128.load32_splat offset=28
        local.get $l40
        local.get $l41
        v128.xor
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
        local.set $l16
        block $B4
          loop $L5
            local.get $l16
            i32.const 48
            i32.lt_u
            i32.eqz
            br_if $B4
            local.get $p2
            local.get $l16
            i32.const 16
            i32.mul
            i32.add
            v128.load align=4
            local.set $l24
            local.get $l31
            local.get $l24
            global.get $polylane.tables
            local.get $l16
            i32.const 4
            i32.mul
            i32.add
            v128.load32_splat
            i32x4.add
            i32x4.add
            local.get $l34
            i32.const 26
            i32x4.shl
            local.get $l34
            i32.const 6
            i32x4.shr_u
            v128.or
            local.get $l34
            i32.const 21
            i32x4.shl
            local.get $l34
            i32.const 11
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l34
            i32.const 7
            i32x4.shl
            local.get $l34
            i32.const 25
            i32x4.shr_u
            v128.or
            v128.xor
            i32x4.add
            local.get $l32
            local.get $l34
            local.get $l33
            local.get $l32
            v128.xor
            v128.and
            v128.xor
            i32x4.add
            local.set $l25
            local.get $l38
            local.get $l37
            v128.xor
            local.set $l26
            local.get $p2
            local.get $l16
            i32.const 16
            i32.mul
            i32.add
            v128.load offset=16 align=4
            local.set $l27
            local.get $p2
            local.get $l16
            i32.const 16
            i32.mul
            i32.add
            v128.load offset=144 align=4
            local.set $l28
            local.get $p2
            local.get $l16
            i32.const 16
            i32.mul
            i32.add
            v128.load offset=224 align=4
            local.set $l29
            local.get $p2
            local.get $l16
            i32.const 16
            i32.mul
            i32.add
            local.get $l24
            local.get $l27
            i32.const 25
            i32x4.shl
            local.get $l27
            i32.const 7
            i32x4.shr_u
            v128.or
            local.get $l27
            i32.const 14
            i32x4.shl
            local.get $l27
            i32.const 18
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l27
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
            v128.store offset=256 align=4
            local.get $l25
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
            local.get $l26
            local.get $l30
            v128.and
            local.get $l37
            v128.xor
            i32x4.add
            i32x4.add
            local.get $l38
            local.get $l37
            local.get $l36
            local.get $l35
            local.get $l25
            i32x4.add
            local.get $l34
            local.get $l33
            local.get $l32
            local.get $l26
            local.set $l30
            local.set $l31
            local.set $l32
            local.set $l33
            local.set $l34
            local.set $l35
            local.set $l36
            local.set $l37
            local.set $l38
            local.get $l16
            i32.const 1
            i32.add
            local.set $l16
            br $L5
          end
        end
        local.get $l38
        local.get $l37
        local.get $l36
        local.get $l35
        local.get $l34
        local.get $l33
        local.get $l32
        local.get $l31
        local.get $l30
        local.set $l26
        local.set $l27
        local.set $l28
        local.set $l29
        local.set $l30
        local.set $l31
        local.set $l32
        local.set $l33
        local.set $l34
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
            i32.const 16
            i32.mul
            i32.add
            v128.load offset=768 align=4
            local.set $l24
            local.get $l27
            local.get $l24
            global.get $polylane.tables
            local.get $l16
            i32.const 4
            i32.mul
            i32.add
            v128.load32_splat offset=192
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
            local.get $l28
            local.get $l30
            local.get $l29
            local.get $l28
            v128.xor
            v128.and
            v128.xor
            i32x4.add
            local.set $l24
            local.get $l34
            local.get $l33
            v128.xor
            local.set $l25
            local.get $l24
            local.get $l34
            i32.const 30
            i32x4.shl
            local.get $l34
            i32.const 2
            i32x4.shr_u
            v128.or
            local.get $l34
            i32.const 19
            i32x4.shl
            local.get $l34
            i32.const 13
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l34
            i32.const 10
            i32x4.shl
            local.get $l34
            i32.const 22
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l25
            local.get $l26
            v128.and
            local.get $l33
            v128.xor
            i32x4.add
            i32x4.add
            local.get $l34
            local.get $l33
            local.get $l32
            local.get $l31
            local.get $l24
            i32x4.add
            local.get $l30
            local.get $l29
            local.get $l28
            local.get $l25
            local.set $l26
            local.set $l27
            local.set $l28
            local.set $l29
            local.set $l30
            local.set $l31
            local.set $l32
            local.set $l33
            local.set $l34
            local.get $l16
            i32.const 1
            i32.add
            local.set $l16
            br $L7
          end
        end
        local.get $p4
        local.get $p8
        local.get $l17
        i32.mul
        i32.add
        local.get $l39
        local.get $l34
        i32x4.add
        v128.store align=4
        local.get $p4
        local.get $p9
        i32.add
        local.get $p8
        local.get $l17
        i32.mul
        i32.add
        local.get $l40
        local.get $l33
        i32x4.add
        v128.store align=4
        local.get $p4
        local.get $p9
        i32.const 2
        i32.mul
        i32.add
        local.get $p8
        local.get $l17
        i32.mul
        i32.add
        local.get $l41
        local.get $l32
        i32x4.add
        v128.store align=4
        local.get $p4
        local.get $p9
        i32.const 3
        i32.mul
        i32.add
        local.get $p8
        local.get $l17
        i32.mul
        i32.add
        local.get $l42
        local.get $l31
        i32x4.add
        v128.store align=4
        local.get $l17
        i32.const 1
        i32.add
        local.tee $l17
        local.get $p5
        i32.lt_u
        br_if $L1
      end
    end
    v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
    local.set $l24
    i32.const 0
    local.set $l16
    block $B8
      loop $L9
        local.get $l16
        i32.const 16
        i32.lt_u
        i32.eqz
        br_if $B8
        local.get $p2
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $l24
        v128.store align=4
        local.get $p2
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $l24
        v128.store offset=16 align=4
        local.get $p2
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $l24
        v128.store offset=32 align=4
        local.get $p2
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $l24
        v128.store offset=48 align=4
        local.get $l16
        i32.const 1
        i32.add
        local.set $l16
        br $L9
      end
    end)
  (func $sha2-h-n16.x4.simd128 (export "sha2-h-n16.x4.simd128") (type $t2) (param $p0 i32) (param $p1 i32) (param $p2 i32) (param $p3 i32) (param $p4 i32) (param $p5 i32) (param $p6 i32) (param $p7 i32) (param $p8 i32) (param $p9 i32) (param $p10 i32)
    (local $l11 i32) (local $l12 i32) (local $l13 i32) (local $l14 i32) (local $l15 i32) (local $l16 i32) (local $l17 i32) (local $l18 i32) (local $l19 i32) (local $l20 i32) (local $l21 i32) (local $l22 i32) (local $l23 i32) (local $l24 v128) (local $l25 v128) (local $l26 v128) (local $l27 v128) (local $l28 v128) (local $l29 v128) (local $l30 v128) (local $l31 v128) (local $l32 v128) (local $l33 v128) (local $l34 v128) (local $l35 v128) (local $l36 v128) (local $l37 v128) (local $l38 v128) (local $l39 v128) (local $l40 v128) (local $l41 v128) (local $l42 v128)
    i32.const 0
    local.set $l17
    block $B0
      local.get $p5
      i32.eqz
      br_if $B0
      loop $L1
        local.get $p1
        v128.load align=4
        local.set $l24
        local.get $p1
        v128.load offset=16 align=4
        local.set $l25
        local.get $p1
        v128.load offset=32 align=4
        local.set $l26
        local.get $p1
        v128.load offset=48 align=4
        local.set $l27
        local.get $p1
        v128.load offset=64 align=4
        local.set $l28
        local.get $p1
        v128.load offset=80 align=4
        local.set $l29
        local.get $l29
        local.get $l17
        local.get $p6
        i32.mul
        i32x4.splat
        i32x4.add
        local.set $l29
        local.get $p1
        v128.load offset=96 align=4
        local.set $l30
        local.get $l30
        local.get $l17
        local.get $p7
        i32.mul
        i32x4.splat
        i32x4.add
        local.set $l30
        local.get $p2
        local.get $l24
        i32.const 24
        i32x4.shl
        local.get $l25
        i32.const 8
        i32x4.shr_u
        v128.or
        v128.store align=4
        local.get $p2
        local.get $l25
        i32.const 24
        i32x4.shl
        local.get $l26
        i32.const 8
        i32x4.shr_u
        v128.or
        v128.store offset=16 align=4
        local.get $p2
        local.get $l26
        i32.const 24
        i32x4.shl
        local.get $l27
        v128.const i32x4 0x000000ff 0x000000ff 0x000000ff 0x000000ff
        v128.and
        i32.const 16
        i32x4.shl
        v128.or
        local.get $l28
        i32.const 16
        i32x4.shr_u
        v128.or
        v128.store offset=32 align=4
        local.get $p2
        local.get $l28
        i32.const 16
        i32x4.shl
        local.get $l29
        i32.const 16
        i32x4.shr_u
        v128.or
        v128.store offset=48 align=4
        local.get $p2
        local.get $l29
        i32.const 16
        i32x4.shl
        local.get $l30
        i32.const 16
        i32x4.shr_u
        v128.or
        v128.store offset=64 align=4
        local.get $l30
        local.set $l25
        i32.const 0
        local.set $l16
        block $B2
          loop $L3
            local.get $l16
            i32.const 8
            i32.lt_u
            i32.eqz
            br_if $B2
            local.get $p3
            local.get $p10
            local.get $l16
            i32.mul
            i32.add
            local.get $p8
            local.get $l17
            i32.mul
            i32.add
            v128.load align=4
            local.set $l24
            local.get $p2
            local.get $l16
            i32.const 16
            i32.mul
            i32.add
            local.get $l25
            i32.const 16
            i32x4.shl
            local.get $l24
            i32.const 16
            i32x4.shr_u
            v128.or
            v128.store offset=80 align=4
            local.get $l24
            local.set $l25
            local.get $l16
            i32.const 1
            i32.add
            local.set $l16
            br $L3
          end
        end
        local.get $p2
        local.get $l25
        i32.const 16
        i32x4.shl
        v128.const i32x4 0x00008000 0x00008000 0x00008000 0x00008000
        v128.or
        v128.store offset=208 align=4
        local.get $p2
        v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
        v128.store offset=224 align=4
        local.get $p2
        v128.const i32x4 0x000003b0 0x000003b0 0x000003b0 0x000003b0
        v128.store offset=240 align=4
        local.get $p0
        v128.load32_splat
        local.set $l39
        local.get $p0
        v128.load32_splat offset=4
        local.set $l40
        local.get $p0
        v128.load32_splat offset=8
        local.set $l41
        local.get $p0
        v128.load32_splat offset=12
        local.set $l42
        local.get $l39
        local.get $l40
        local.get $l41
        local.get $l42
        local.get $p0
        v128.load32_splat offset=16
        local.get $p0
        v128.load32_splat offset=20
        local.get $p0
        v128.load32_splat offset=24
        local.get $p0
        v128.load32_splat offset=28
        local.get $l40
        local.get $l41
        v128.xor
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
        local.set $l16
        block $B4
          loop $L5
            local.get $l16
            i32.const 48
            i32.lt_u
            i32.eqz
            br_if $B4
            local.get $p2
            local.get $l16
            i32.const 16
            i32.mul
            i32.add
            v128.load align=4
            local.set $l24
            local.get $l31
            local.get $l24
            global.get $polylane.tables
            local.get $l16
            i32.const 4
            i32.mul
            i32.add
            v128.load32_splat
            i32x4.add
            i32x4.add
            local.get $l34
            i32.const 26
            i32x4.shl
            local.get $l34
            i32.const 6
            i32x4.shr_u
            v128.or
            local.get $l34
            i32.const 21
            i32x4.shl
            local.get $l34
            i32.const 11
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l34
            i32.const 7
            i32x4.shl
            local.get $l34
            i32.const 25
            i32x4.shr_u
            v128.or
            v128.xor
            i32x4.add
            local.get $l32
            local.get $l34
            local.get $l33
            local.get $l32
            v128.xor
            v128.and
            v128.xor
            i32x4.add
            local.set $l25
            local.get $l38
            local.get $l37
            v128.xor
            local.set $l26
            local.get $p2
            local.get $l16
            i32.const 16
            i32.mul
            i32.add
            v128.load offset=16 align=4
            local.set $l27
            local.get $p2
            local.get $l16
            i32.const 16
            i32.mul
            i32.add
            v128.load offset=144 align=4
            local.set $l28
            local.get $p2
            local.get $l16
            i32.const 16
            i32.mul
            i32.add
            v128.load offset=224 align=4
            local.set $l29
            local.get $p2
            local.get $l16
            i32.const 16
            i32.mul
            i32.add
            local.get $l24
            local.get $l27
            i32.const 25
            i32x4.shl
            local.get $l27
            i32.const 7
            i32x4.shr_u
            v128.or
            local.get $l27
            i32.const 14
            i32x4.shl
            local.get $l27
            i32.const 18
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l27
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
            v128.store offset=256 align=4
            local.get $l25
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
            local.get $l26
            local.get $l30
            v128.and
            local.get $l37
            v128.xor
            i32x4.add
            i32x4.add
            local.get $l38
            local.get $l37
            local.get $l36
            local.get $l35
            local.get $l25
            i32x4.add
            local.get $l34
            local.get $l33
            local.get $l32
            local.get $l26
            local.set $l30
            local.set $l31
            local.set $l32
            local.set $l33
            local.set $l34
            local.set $l35
            local.set $l36
            local.set $l37
            local.set $l38
            local.get $l16
            i32.const 1
            i32.add
            local.set $l16
            br $L5
          end
        end
        local.get $l38
        local.get $l37
        local.get $l36
        local.get $l35
        local.get $l34
        local.get $l33
        local.get $l32
        local.get $l31
        local.get $l30
        local.set $l26
        local.set $l27
        local.set $l28
        local.set $l29
        local.set $l30
        local.set $l31
        local.set $l32
        local.set $l33
        local.set $l34
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
            i32.const 16
            i32.mul
            i32.add
            v128.load offset=768 align=4
            local.set $l24
            local.get $l27
            local.get $l24
            global.get $polylane.tables
            local.get $l16
            i32.const 4
            i32.mul
            i32.add
            v128.load32_splat offset=192
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
            local.get $l28
            local.get $l30
            local.get $l29
            local.get $l28
            v128.xor
            v128.and
            v128.xor
            i32x4.add
            local.set $l24
            local.get $l34
            local.get $l33
            v128.xor
            local.set $l25
            local.get $l24
            local.get $l34
            i32.const 30
            i32x4.shl
            local.get $l34
            i32.const 2
            i32x4.shr_u
            v128.or
            local.get $l34
            i32.const 19
            i32x4.shl
            local.get $l34
            i32.const 13
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l34
            i32.const 10
            i32x4.shl
            local.get $l34
            i32.const 22
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l25
            local.get $l26
            v128.and
            local.get $l33
            v128.xor
            i32x4.add
            i32x4.add
            local.get $l34
            local.get $l33
            local.get $l32
            local.get $l31
            local.get $l24
            i32x4.add
            local.get $l30
            local.get $l29
            local.get $l28
            local.get $l25
            local.set $l26
            local.set $l27
            local.set $l28
            local.set $l29
            local.set $l30
            local.set $l31
            local.set $l32
            local.set $l33
            local.set $l34
            local.get $l16
            i32.const 1
            i32.add
            local.set $l16
            br $L7
          end
        end
        local.get $p4
        local.get $p9
        local.get $l17
        i32.mul
        i32.add
        local.get $l39
        local.get $l34
        i32x4.add
        v128.store align=4
        local.get $p4
        local.get $p10
        i32.add
        local.get $p9
        local.get $l17
        i32.mul
        i32.add
        local.get $l40
        local.get $l33
        i32x4.add
        v128.store align=4
        local.get $p4
        local.get $p10
        i32.const 2
        i32.mul
        i32.add
        local.get $p9
        local.get $l17
        i32.mul
        i32.add
        local.get $l41
        local.get $l32
        i32x4.add
        v128.store align=4
        local.get $p4
        local.get $p10
        i32.const 3
        i32.mul
        i32.add
        local.get $p9
        local.get $l17
        i32.mul
        i32.add
        local.get $l42
        local.get $l31
        i32x4.add
        v128.store align=4
        local.get $l17
        i32.const 1
        i32.add
        local.tee $l17
        local.get $p5
        i32.lt_u
        br_if $L1
      end
    end
    v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
    local.set $l24
    i32.const 0
    local.set $l16
    block $B8
      loop $L9
        local.get $l16
        i32.const 16
        i32.lt_u
        i32.eqz
        br_if $B8
        local.get $p2
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $l24
        v128.store align=4
        local.get $p2
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $l24
        v128.store offset=16 align=4
        local.get $p2
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $l24
        v128.store offset=32 align=4
        local.get $p2
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $l24
        v128.store offset=48 align=4
        local.get $l16
        i32.const 1
        i32.add
        local.set $l16
        br $L9
      end
    end)
  (func $sha2-tl-n16.x4.simd128 (export "sha2-tl-n16.x4.simd128") (type $t3) (param $p0 i32) (param $p1 i32) (param $p2 i32) (param $p3 i32) (param $p4 i32) (param $p5 i32) (param $p6 i32) (param $p7 i32) (param $p8 i32) (param $p9 i32) (param $p10 i32) (param $p11 i32)
    (local $l12 i32) (local $l13 i32) (local $l14 i32) (local $l15 i32) (local $l16 i32) (local $l17 i32) (local $l18 i32) (local $l19 i32) (local $l20 i32) (local $l21 i32) (local $l22 i32) (local $l23 i32) (local $l24 v128) (local $l25 v128) (local $l26 v128) (local $l27 v128) (local $l28 v128) (local $l29 v128) (local $l30 v128) (local $l31 v128) (local $l32 v128) (local $l33 v128) (local $l34 v128) (local $l35 v128) (local $l36 v128) (local $l37 v128) (local $l38 v128) (local $l39 v128) (local $l40 v128) (local $l41 v128) (local $l42 v128) (local $l43 v128) (local $l44 v128) (local $l45 v128) (local $l46 v128) (local $l47 v128) (local $l48 v128)
    i32.const 0
    local.set $l18
    block $B0
      local.get $p5
      i32.eqz
      br_if $B0
      loop $L1
        local.get $p1
        v128.load align=4
        local.set $l24
        local.get $p1
        v128.load offset=16 align=4
        local.set $l25
        local.get $p1
        v128.load offset=32 align=4
        local.set $l26
        local.get $p1
        v128.load offset=48 align=4
        local.set $l27
        local.get $p1
        v128.load offset=64 align=4
        local.set $l28
        local.get $l28
        local.get $l18
        local.get $p7
        i32.mul
        i32x4.splat
        i32x4.add
        local.set $l28
        local.get $p1
        v128.load offset=80 align=4
        local.set $l29
        local.get $p1
        v128.load offset=96 align=4
        local.set $l30
        local.get $p2
        local.get $l24
        i32.const 24
        i32x4.shl
        local.get $l25
        i32.const 8
        i32x4.shr_u
        v128.or
        v128.store align=4
        local.get $p2
        local.get $l25
        i32.const 24
        i32x4.shl
        local.get $l26
        i32.const 8
        i32x4.shr_u
        v128.or
        v128.store offset=16 align=4
        local.get $p2
        local.get $l26
        i32.const 24
        i32x4.shl
        local.get $l27
        v128.const i32x4 0x000000ff 0x000000ff 0x000000ff 0x000000ff
        v128.and
        i32.const 16
        i32x4.shl
        v128.or
        local.get $l28
        i32.const 16
        i32x4.shr_u
        v128.or
        v128.store offset=32 align=4
        local.get $p2
        local.get $l28
        i32.const 16
        i32x4.shl
        local.get $l29
        i32.const 16
        i32x4.shr_u
        v128.or
        v128.store offset=48 align=4
        local.get $p2
        local.get $l29
        i32.const 16
        i32x4.shl
        local.get $l30
        i32.const 16
        i32x4.shr_u
        v128.or
        v128.store offset=64 align=4
        local.get $l30
        local.set $l30
        i32.const 0
        local.set $l16
        block $B2
          loop $L3
            local.get $l16
            i32.const 11
            i32.lt_u
            i32.eqz
            br_if $B2
            local.get $p3
            local.get $p9
            local.get $l16
            i32.mul
            i32.add
            local.get $p8
            local.get $l18
            i32.mul
            i32.add
            v128.load align=4
            local.set $l24
            local.get $p2
            local.get $l16
            i32.const 16
            i32.mul
            i32.add
            local.get $l30
            i32.const 16
            i32x4.shl
            local.get $l24
            i32.const 16
            i32x4.shr_u
            v128.or
            v128.store offset=80 align=4
            local.get $l24
            local.set $l30
            local.get $l16
            i32.const 1
            i32.add
            local.set $l16
            br $L3
          end
        end
        local.get $p0
        v128.load32_splat
        local.set $l40
        local.get $p0
        v128.load32_splat offset=4
        local.set $l41
        local.get $p0
        v128.load32_splat offset=8
        local.set $l42
        local.get $p0
        v128.load32_splat offset=12
        local.set $l43
        local.get $p0
        v128.load32_splat offset=16
        local.set $l44
        local.get $p0
        v128.load32_splat offset=20
        local.set $l45
        local.get $p0
        v128.load32_splat offset=24
        local.set $l46
        local.get $p0
        v128.load32_splat offset=28
        local.set $l47
        local.get $l40
        local.get $l41
        local.get $l42
        local.get $l43
        local.get $l44
        local.get $l45
        local.get $l46
        local.get $l47
        local.get $l41
        local.get $l42
        v128.xor
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
            i32.const 48
            i32.lt_u
            i32.eqz
            br_if $B4
            local.get $p2
            local.get $l16
            i32.const 16
            i32.mul
            i32.add
            v128.load align=4
            local.set $l24
            local.get $l32
            local.get $l24
            global.get $polylane.tables
            local.get $l16
            i32.const 4
            i32.mul
            i32.add
            v128.load32_splat
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
            local.get $l33
            local.get $l35
            local.get $l34
            local.get $l33
            v128.xor
            v128.and
            v128.xor
            i32x4.add
            local.set $l25
            local.get $l39
            local.get $l38
            v128.xor
            local.set $l26
            local.get $p2
            local.get $l16
            i32.const 16
            i32.mul
            i32.add
            v128.load offset=16 align=4
            local.set $l27
            local.get $p2
            local.get $l16
            i32.const 16
            i32.mul
            i32.add
            v128.load offset=144 align=4
            local.set $l28
            local.get $p2
            local.get $l16
            i32.const 16
            i32.mul
            i32.add
            v128.load offset=224 align=4
            local.set $l29
            local.get $p2
            local.get $l16
            i32.const 16
            i32.mul
            i32.add
            local.get $l24
            local.get $l27
            i32.const 25
            i32x4.shl
            local.get $l27
            i32.const 7
            i32x4.shr_u
            v128.or
            local.get $l27
            i32.const 14
            i32x4.shl
            local.get $l27
            i32.const 18
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l27
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
            v128.store offset=256 align=4
            local.get $l25
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
            local.get $l26
            local.get $l31
            v128.and
            local.get $l38
            v128.xor
            i32x4.add
            i32x4.add
            local.get $l39
            local.get $l38
            local.get $l37
            local.get $l36
            local.get $l25
            i32x4.add
            local.get $l35
            local.get $l34
            local.get $l33
            local.get $l26
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
        local.set $l26
        local.set $l27
        local.set $l28
        local.set $l29
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
            i32.const 16
            i32.mul
            i32.add
            v128.load offset=768 align=4
            local.set $l24
            local.get $l27
            local.get $l24
            global.get $polylane.tables
            local.get $l16
            i32.const 4
            i32.mul
            i32.add
            v128.load32_splat offset=192
            i32x4.add
            i32x4.add
            local.get $l31
            i32.const 26
            i32x4.shl
            local.get $l31
            i32.const 6
            i32x4.shr_u
            v128.or
            local.get $l31
            i32.const 21
            i32x4.shl
            local.get $l31
            i32.const 11
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l31
            i32.const 7
            i32x4.shl
            local.get $l31
            i32.const 25
            i32x4.shr_u
            v128.or
            v128.xor
            i32x4.add
            local.get $l28
            local.get $l31
            local.get $l29
            local.get $l28
            v128.xor
            v128.and
            v128.xor
            i32x4.add
            local.set $l24
            local.get $l35
            local.get $l34
            v128.xor
            local.set $l25
            local.get $l24
            local.get $l35
            i32.const 30
            i32x4.shl
            local.get $l35
            i32.const 2
            i32x4.shr_u
            v128.or
            local.get $l35
            i32.const 19
            i32x4.shl
            local.get $l35
            i32.const 13
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l35
            i32.const 10
            i32x4.shl
            local.get $l35
            i32.const 22
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l25
            local.get $l26
            v128.and
            local.get $l34
            v128.xor
            i32x4.add
            i32x4.add
            local.get $l35
            local.get $l34
            local.get $l33
            local.get $l32
            local.get $l24
            i32x4.add
            local.get $l31
            local.get $l29
            local.get $l28
            local.get $l25
            local.set $l26
            local.set $l27
            local.set $l28
            local.set $l29
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
        i32x4.add
        local.get $l41
        local.get $l34
        i32x4.add
        local.get $l42
        local.get $l33
        i32x4.add
        local.get $l43
        local.get $l32
        i32x4.add
        local.get $l44
        local.get $l31
        i32x4.add
        local.get $l45
        local.get $l29
        i32x4.add
        local.get $l46
        local.get $l28
        i32x4.add
        local.get $l47
        local.get $l27
        i32x4.add
        local.get $l30
        local.set $l40
        local.set $l41
        local.set $l42
        local.set $l43
        local.set $l44
        local.set $l45
        local.set $l46
        local.set $l47
        local.set $l48
        i32.const 0
        local.set $l17
        block $B8
          local.get $p6
          i32.eqz
          br_if $B8
          loop $L9
            local.get $l40
            local.set $l30
            i32.const 0
            local.set $l16
            block $B10
              loop $L11
                local.get $l16
                i32.const 16
                i32.lt_u
                i32.eqz
                br_if $B10
                local.get $p3
                local.get $p9
                local.get $l17
                i32.mul
                i32.const 16
                i32.mul
                i32.add
                local.get $p9
                local.get $l16
                i32.mul
                i32.add
                local.get $p9
                i32.const 11
                i32.mul
                i32.add
                local.get $p8
                local.get $l18
                i32.mul
                i32.add
                v128.load align=4
                local.set $l24
                local.get $p2
                local.get $l16
                i32.const 16
                i32.mul
                i32.add
                local.get $l30
                i32.const 16
                i32x4.shl
                local.get $l24
                i32.const 16
                i32x4.shr_u
                v128.or
                v128.store align=4
                local.get $l24
                local.set $l30
                local.get $l16
                i32.const 1
                i32.add
                local.set $l16
                br $L11
              end
            end
            local.get $l48
            local.get $l47
            local.get $l46
            local.get $l45
            local.get $l44
            local.get $l43
            local.get $l42
            local.get $l41
            local.get $l47
            local.get $l46
            v128.xor
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
            block $B12
              loop $L13
                local.get $l16
                i32.const 48
                i32.lt_u
                i32.eqz
                br_if $B12
                local.get $p2
                local.get $l16
                i32.const 16
                i32.mul
                i32.add
                v128.load align=4
                local.set $l24
                local.get $l32
                local.get $l24
                global.get $polylane.tables
                local.get $l16
                i32.const 4
                i32.mul
                i32.add
                v128.load32_splat
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
                local.get $l33
                local.get $l35
                local.get $l34
                local.get $l33
                v128.xor
                v128.and
                v128.xor
                i32x4.add
                local.set $l25
                local.get $l39
                local.get $l38
                v128.xor
                local.set $l26
                local.get $p2
                local.get $l16
                i32.const 16
                i32.mul
                i32.add
                v128.load offset=16 align=4
                local.set $l27
                local.get $p2
                local.get $l16
                i32.const 16
                i32.mul
                i32.add
                v128.load offset=144 align=4
                local.set $l28
                local.get $p2
                local.get $l16
                i32.const 16
                i32.mul
                i32.add
                v128.load offset=224 align=4
                local.set $l29
                local.get $p2
                local.get $l16
                i32.const 16
                i32.mul
                i32.add
                local.get $l24
                local.get $l27
                i32.const 25
                i32x4.shl
                local.get $l27
                i32.const 7
                i32x4.shr_u
                v128.or
                local.get $l27
                i32.const 14
                i32x4.shl
                local.get $l27
                i32.const 18
                i32x4.shr_u
                v128.or
                v128.xor
                local.get $l27
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
                v128.store offset=256 align=4
                local.get $l25
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
                local.get $l26
                local.get $l31
                v128.and
                local.get $l38
                v128.xor
                i32x4.add
                i32x4.add
                local.get $l39
                local.get $l38
                local.get $l37
                local.get $l36
                local.get $l25
                i32x4.add
                local.get $l35
                local.get $l34
                local.get $l33
                local.get $l26
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
                br $L13
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
            local.set $l26
            local.set $l27
            local.set $l28
            local.set $l29
            local.set $l31
            local.set $l32
            local.set $l33
            local.set $l34
            local.set $l35
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
                i32.const 16
                i32.mul
                i32.add
                v128.load offset=768 align=4
                local.set $l24
                local.get $l27
                local.get $l24
                global.get $polylane.tables
                local.get $l16
                i32.const 4
                i32.mul
                i32.add
                v128.load32_splat offset=192
                i32x4.add
                i32x4.add
                local.get $l31
                i32.const 26
                i32x4.shl
                local.get $l31
                i32.const 6
                i32x4.shr_u
                v128.or
                local.get $l31
                i32.const 21
                i32x4.shl
                local.get $l31
                i32.const 11
                i32x4.shr_u
                v128.or
                v128.xor
                local.get $l31
                i32.const 7
                i32x4.shl
                local.get $l31
                i32.const 25
                i32x4.shr_u
                v128.or
                v128.xor
                i32x4.add
                local.get $l28
                local.get $l31
                local.get $l29
                local.get $l28
                v128.xor
                v128.and
                v128.xor
                i32x4.add
                local.set $l24
                local.get $l35
                local.get $l34
                v128.xor
                local.set $l25
                local.get $l24
                local.get $l35
                i32.const 30
                i32x4.shl
                local.get $l35
                i32.const 2
                i32x4.shr_u
                v128.or
                local.get $l35
                i32.const 19
                i32x4.shl
                local.get $l35
                i32.const 13
                i32x4.shr_u
                v128.or
                v128.xor
                local.get $l35
                i32.const 10
                i32x4.shl
                local.get $l35
                i32.const 22
                i32x4.shr_u
                v128.or
                v128.xor
                local.get $l25
                local.get $l26
                v128.and
                local.get $l34
                v128.xor
                i32x4.add
                i32x4.add
                local.get $l35
                local.get $l34
                local.get $l33
                local.get $l32
                local.get $l24
                i32x4.add
                local.get $l31
                local.get $l29
                local.get $l28
                local.get $l25
                local.set $l26
                local.set $l27
                local.set $l28
                local.set $l29
                local.set $l31
                local.set $l32
                local.set $l33
                local.set $l34
                local.set $l35
                local.get $l16
                i32.const 1
                i32.add
                local.set $l16
                br $L15
              end
            end
            local.get $l48
            local.get $l35
            i32x4.add
            local.get $l47
            local.get $l34
            i32x4.add
            local.get $l46
            local.get $l33
            i32x4.add
            local.get $l45
            local.get $l32
            i32x4.add
            local.get $l44
            local.get $l31
            i32x4.add
            local.get $l43
            local.get $l29
            i32x4.add
            local.get $l42
            local.get $l28
            i32x4.add
            local.get $l41
            local.get $l27
            i32x4.add
            local.get $l30
            local.set $l40
            local.set $l41
            local.set $l42
            local.set $l43
            local.set $l44
            local.set $l45
            local.set $l46
            local.set $l47
            local.set $l48
            local.get $l17
            i32.const 1
            i32.add
            local.tee $l17
            local.get $p6
            i32.lt_u
            br_if $L9
          end
        end
        local.get $p4
        local.get $p10
        local.get $l18
        i32.mul
        i32.add
        local.get $l48
        v128.store align=4
        local.get $p4
        local.get $p11
        i32.add
        local.get $p10
        local.get $l18
        i32.mul
        i32.add
        local.get $l47
        v128.store align=4
        local.get $p4
        local.get $p11
        i32.const 2
        i32.mul
        i32.add
        local.get $p10
        local.get $l18
        i32.mul
        i32.add
        local.get $l46
        v128.store align=4
        local.get $p4
        local.get $p11
        i32.const 3
        i32.mul
        i32.add
        local.get $p10
        local.get $l18
        i32.mul
        i32.add
        local.get $l45
        v128.store align=4
        local.get $l18
        i32.const 1
        i32.add
        local.tee $l18
        local.get $p5
        i32.lt_u
        br_if $L1
      end
    end
    v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
    local.set $l24
    i32.const 0
    local.set $l16
    block $B16
      loop $L17
        local.get $l16
        i32.const 16
        i32.lt_u
        i32.eqz
        br_if $B16
        local.get $p2
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $l24
        v128.store align=4
        local.get $p2
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $l24
        v128.store offset=16 align=4
        local.get $p2
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $l24
        v128.store offset=32 align=4
        local.get $p2
        local.get $l16
        i32.const 64
        i32.mul
        i32.add
        local.get $l24
        v128.store offset=48 align=4
        local.get $l16
        i32.const 1
        i32.add
        local.set $l16
        br $L17
      end
    end)
  (data $d0 (global.get $polylane.tables) "\98/\8aB\91D7q\cf\fb\c0\b5\a5\db\b5\e9[\c2V9\f1\11\f1Y\a4\82?\92\d5^\1c\ab\98\aa\07\d8\01[\83\12\be\851$\c3}\0cUt]\ber\fe\b1\de\80\a7\06\dc\9bt\f1\9b\c1\c1i\9b\e4\86G\be\ef\c6\9d\c1\0f\cc\a1\0c$o,\e9-\aa\84tJ\dc\a9\b0\5c\da\88\f9vRQ>\98m\c61\a8\c8'\03\b0\c7\7fY\bf\f3\0b\e0\c6G\91\a7\d5Qc\ca\06g))\14\85\0a\b7'8!\1b.\fcm,M\13\0d8STs\0ae\bb\0ajv.\c9\c2\81\85,r\92\a1\e8\bf\a2Kf\1a\a8p\8bK\c2\a3Ql\c7\19\e8\92\d1$\06\99\d6\855\0e\f4p\a0j\10\16\c1\a4\19\08l7\1eLwH'\b5\bc\b04\b3\0c\1c9J\aa\d8NO\ca\9c[\f3o.h\ee\82\8ftoc\a5x\14x\c8\84\08\02\c7\8c\fa\ff\be\90\eblP\a4\f7\a3\f9\be\f2xq\c6"))
