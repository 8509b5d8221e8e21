(module
  (type $t0 (func (param i32 i32 i32 i32 i32 i32 i32 i32 i32 i32)))
  (type $t1 (func (param i32 i32 i32 i32 i32 i32 i32 i32 i32)))
  (type $t2 (func (param i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32)))
  (type $t3 (func (param i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32)))
  (import "polylane" "memory" (memory $polylane.memory 16 16))
  (import "polylane" "tables" (global $polylane.tables i32))
  (func $sha2-chain-n24.x4.simd128 (export "sha2-chain-n24.x4.simd128") (type $t0) (param $p0 i32) (param $p1 i32) (param $p2 i32) (param $p3 i32) (param $p4 i32) (param $p5 i32) (param $p6 i32) (param $p7 i32) (param $p8 i32) (param $p9 i32)
    (local $l10 i32) (local $l11 i32) (local $l12 i32) (local $l13 i32) (local $l14 i32) (local $l15 i32) (local $l16 i32) (local $l17 i32) (local $l18 i32) (local $l19 i32) (local $l20 i32) (local $l21 i32) (local $l22 i32) (local $l23 i32) (local $l24 v128) (local $l25 v128) (local $l26 v128) (local $l27 v128) (local $l28 v128) (local $l29 v128) (local $l30 v128) (local $l31 v128) (local $l32 v128) (local $l33 v128) (local $l34 v128) (local $l35 v128) (local $l36 v128) (local $l37 v128) (local $l38 v128) (local $l39 v128) (local $l40 v128) (local $l41 v128) (local $l42 v128) (local $l43 v128) (local $l44 v128) (local $l45 v128) (local $l46 v128) (local $l47 v128) (local $l48 v128) (local $l49 v128) (local $l50 v128) (local $l51 v128) (local $l52 v128) (local $l53 v128) (local $l54 v128) (local $l55 v128) (local $l56 v128) (local $l57 v128) (local $l58 v128)
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
        local.set $l39
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
        local.set $l40
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
        v128.const i32x4 0x01d60000 0x01d60000 0x01d60000 0x01d60000
        i32x4.add
        local.set $l41
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
        local.set $l42
        local.get $l27
        local.get $l39
        i32.const 25
        i32x4.shl
        local.get $l39
        i32.const 7
        i32x4.shr_u
        v128.or
        local.get $l39
        i32.const 14
        i32x4.shl
        local.get $l39
        i32.const 18
        i32x4.shr_u
        v128.or
        v128.xor
        local.get $l39
        i32.const 3
        i32x4.shr_u
        v128.xor
        i32x4.add
        local.set $l43
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
        local.get $l39
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
        local.set $l44
        local.set $l45
        local.set $l46
        local.set $l47
        local.set $l48
        local.set $l49
        local.set $l50
        local.set $l51
        local.set $l52
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
            local.get $l45
            local.get $l24
            global.get $polylane.tables
            local.get $l16
            i32.const 4
            i32.mul
            i32.add
            v128.load32_splat
            i32x4.add
            i32x4.add
            local.get $l48
            i32.const 26
            i32x4.shl
            local.get $l48
            i32.const 6
            i32x4.shr_u
            v128.or
            local.get $l48
            i32.const 21
            i32x4.shl
            local.get $l48
            i32.const 11
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l48
            i32.const 7
            i32x4.shl
            local.get $l48
            i32.const 25
            i32x4.shr_u
            v128.or
            v128.xor
            i32x4.add
            local.get $l46
            local.get $l48
            local.get $l47
            local.get $l46
            v128.xor
            v128.and
            v128.xor
            i32x4.add
            local.set $l24
            local.get $l52
            local.get $l51
            v128.xor
            local.set $l25
            local.get $l24
            local.get $l52
            i32.const 30
            i32x4.shl
            local.get $l52
            i32.const 2
            i32x4.shr_u
            v128.or
            local.get $l52
            i32.const 19
            i32x4.shl
            local.get $l52
            i32.const 13
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l52
            i32.const 10
            i32x4.shl
            local.get $l52
            i32.const 22
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l25
            local.get $l44
            v128.and
            local.get $l51
            v128.xor
            i32x4.add
            i32x4.add
            local.get $l52
            local.get $l51
            local.get $l50
            local.get $l49
            local.get $l24
            i32x4.add
            local.get $l48
            local.get $l47
            local.get $l46
            local.get $l25
            local.set $l44
            local.set $l45
            local.set $l46
            local.set $l47
            local.set $l48
            local.set $l49
            local.set $l50
            local.set $l51
            local.set $l52
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
        local.get $p3
        local.get $p9
        i32.const 4
        i32.mul
        i32.add
        local.get $p8
        local.get $l18
        i32.mul
        i32.add
        v128.load align=4
        local.set $l28
        local.get $p3
        local.get $p9
        i32.const 5
        i32.mul
        i32.add
        local.get $p8
        local.get $l18
        i32.mul
        i32.add
        v128.load align=4
        local.set $l29
        local.get $l24
        local.get $l25
        local.get $l26
        local.get $l27
        local.get $l28
        local.get $l29
        local.set $l53
        local.set $l54
        local.set $l55
        local.set $l56
        local.set $l57
        local.set $l58
        i32.const 0
        local.set $l17
        block $B4
          local.get $p5
          i32.eqz
          br_if $B4
          loop $L5
            local.get $l55
            i32.const 16
            i32x4.shl
            local.get $l54
            i32.const 16
            i32x4.shr_u
            v128.or
            local.set $l24
            local.get $l54
            i32.const 16
            i32x4.shl
            local.get $l53
            i32.const 16
            i32x4.shr_u
            v128.or
            local.set $l25
            local.get $l53
            i32.const 16
            i32x4.shl
            v128.const i32x4 0x00008000 0x00008000 0x00008000 0x00008000
            v128.or
            local.set $l26
            local.get $l40
            local.get $l24
            i32x4.add
            local.set $l27
            local.get $l41
            local.get $l25
            i32x4.add
            local.set $l28
            local.get $p2
            local.get $l39
            v128.store offset=64 align=4
            local.get $p2
            local.get $p6
            local.get $l17
            i32.add
            i32x4.splat
            i32.const 16
            i32x4.shl
            local.get $l58
            i32.const 16
            i32x4.shr_u
            v128.or
            v128.store offset=80 align=4
            local.get $p2
            local.get $l58
            i32.const 16
            i32x4.shl
            local.get $l57
            i32.const 16
            i32x4.shr_u
            v128.or
            v128.store offset=96 align=4
            local.get $p2
            local.get $l57
            i32.const 16
            i32x4.shl
            local.get $l56
            i32.const 16
            i32x4.shr_u
            v128.or
            v128.store offset=112 align=4
            local.get $p2
            local.get $l56
            i32.const 16
            i32x4.shl
            local.get $l55
            i32.const 16
            i32x4.shr_u
            v128.or
            v128.store offset=128 align=4
            local.get $p2
            local.get $l24
            v128.store offset=144 align=4
            local.get $p2
            local.get $l25
            v128.store offset=160 align=4
            local.get $p2
            local.get $l26
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
            v128.const i32x4 0x00000370 0x00000370 0x00000370 0x00000370
            v128.store offset=240 align=4
            local.get $p2
            local.get $l27
            v128.store offset=256 align=4
            local.get $p2
            local.get $l28
            v128.store offset=272 align=4
            local.get $p2
            local.get $l42
            local.get $l26
            i32x4.add
            local.get $l27
            i32.const 15
            i32x4.shl
            local.get $l27
            i32.const 17
            i32x4.shr_u
            v128.or
            local.get $l27
            i32.const 13
            i32x4.shl
            local.get $l27
            i32.const 19
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l27
            i32.const 10
            i32x4.shr_u
            v128.xor
            i32x4.add
            v128.store offset=288 align=4
            local.get $p2
            local.get $l43
            local.get $l28
            i32.const 15
            i32x4.shl
            local.get $l28
            i32.const 17
            i32x4.shr_u
            v128.or
            local.get $l28
            i32.const 13
            i32x4.shl
            local.get $l28
            i32.const 19
            i32x4.shr_u
            v128.or
            v128.xor
            local.get $l28
            i32.const 10
            i32x4.shr_u
            v128.xor
            i32x4.add
            v128.store offset=304 align=4
            local.get $l52
            local.get $l51
            local.get $l50
            local.get $l49
            local.get $l48
            local.get $l47
            local.get $l46
            local.get $l45
            local.get $l44
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
                i32.const 44
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
                v128.load offset=64 align=4
                local.set $l26
                local.get $p2
                local.get $l16
                i32.const 16
                i32.mul
                i32.add
                v128.load offset=80 align=4
                local.set $l27
                local.get $p2
                local.get $l16
                i32.const 16
                i32.mul
                i32.add
                v128.load offset=208 align=4
                local.set $l28
                local.get $p2
                local.get $l16
                i32.const 16
                i32.mul
                i32.add
                v128.load offset=288 align=4
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
                v128.store offset=320 align=4
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
                i32.const 15
                i32.lt_u
                i32.eqz
                br_if $B8
                local.get $p2
                local.get $l16
                i32.const 16
                i32.mul
                i32.add
                v128.load offset=784 align=4
                local.set $l24
                local.get $l27
                local.get $l24
                global.get $polylane.tables
                local.get $l16
                i32.const 4
                i32.mul
                i32.add
                v128.load32_splat offset=196
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
            local.get $p0
            v128.load32_splat offset=16
            local.get $l30
            i32x4.add
            local.get $p0
            v128.load32_splat offset=20
            local.get $l29
            i32x4.add
            local.set $l53
            local.set $l54
            local.set $l55
            local.set $l56
            local.set $l57
            local.set $l58
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
        local.get $l58
        v128.store align=4
        local.get $p3
        local.get $p9
        i32.add
        local.get $p8
        local.get $l18
        i32.mul
        i32.add
        local.get $l57
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
        local.get $l56
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
        local.get $l55
        v128.store align=4
        local.get $p3
        local.get $p9
        i32.const 4
        i32.mul
        i32.add
        local.get $p8
        local.get $l18
        i32.mul
        i32.add
        local.get $l54
        v128.store align=4
        local.get $p3
        local.get $p9
        i32.const 5
        i32.mul
        i32.add
        local.get $p8
        local.get $l18
        i32.mul
        i32.add
        local.get $l53
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
  (func $sha2-f-n24.x4.simd128 (export "sha2-f-n24.x4.simd128") (type $t1) (param $p0 i32) (param $p1 i32) (param $p2 i32) (param $p3 i32) (param $p4 i32) (param $p5 i32) (param $p6 i32) (param $p7 i32) (param $p8 i32)
    (local $l9 i32) (local $l10 i32) (local $l11 i32) (local $l12 i32) (local $l13 i32) (local $l14 i32) (local $l15 i32) (local $l16 i32) (local $l17 i32) (local $l18 i32) (local $l19 i32) (local $l20 i32) (local $l21 i32) (local $l22 i32) (local $l23 i32) (local $l24 v128) (local $l25 v128) (local $l26 v128) (local $l27 v128) (local $l28 v128) (local $l29 v128) (local $l30 v128) (local $l31 v128) (local $l32 v128) (local $l33 v128) (local $l34 v128) (local $l35 v128) (local $l36 v128) (local $l37 v128) (local $l38 v128) (local $l39 v128) (local $l40 v128) (local $l41 v128) (local $l42 v128) (local $l43 v128) (local $l44 v128)
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
            i32.const 6
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
        v128.const i32x4 0x00000370 0x00000370 0x00000370 0x00000370
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
        local.get $p0
        v128.load32_splat offset=16
        local.set $l43
        local.get $p0
        v128.load32_splat offset=20
        local.set $l44
        local.get $l39
        local.get $l40
        local.get $l41
        local.get $l42
        local.get $l43
        local.get $l44
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
        local.get $p3
        local.get $p8
        i32.const 4
        i32.mul
        i32.add
        local.get $p7
        local.get $l17
        i32.mul
        i32.add
        local.get $l43
        local.get $l30
        i32x4.add
        v128.store align=4
        local.get $p3
        local.get $p8
        i32.const 5
        i32.mul
        i32.add
        local.get $p7
        local.get $l17
        i32.mul
        i32.add
        local.get $l44
        local.get $l29
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
  (func $sha2-prf-n24.x4.simd128 (export "sha2-prf-n24.x4.simd128") (type $t0) (param $p0 i32) (param $p1 i32) (param $p2 i32) (param $p3 i32) (param $p4 i32) (param $p5 i32) (param $p6 i32) (param $p7 i32) (param $p8 i32) (param $p9 i32)
    (local $l10 i32) (local $l11 i32) (local $l12 i32) (local $l13 i32) (local $l14 i32) (local $l15 i32) (local $l16 i32) (local $l17 i32) (local $l18 i32) (local $l19 i32) (local $l20 i32) (local $l21 i32) (local $l22 i32) (local $l23 i32) (local $l24 v128) (local $l25 v128) (local $l26 v128) (local $l27 v128) (local $l28 v128) (local $l29 v128) (local $l30 v128) (local $l31 v128) (local $l32 v128) (local $l33 v128) (local $l34 v128) (local $l35 v128) (local $l36 v128) (local $l37 v128) (local $l38 v128) (local $l39 v128) (local $l40 v128) (local $l41 v128) (local $l42 v128) (local $l43 v128) (local $l44 v128)
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
            i32.const 6
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
        v128.const i32x4 0x00000370 0x00000370 0x00000370 0x00000370
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
        local.get $p0
        v128.load32_splat offset=16
        local.set $l43
        local.get $p0
        v128.load32_splat offset=20
        local.set $l44
        local.get $l39
        local.get $l40
        local.get $l41
        local.get $l42
        local.get $l43
        local.get $l44
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
        local.get $p4
        local.get $p9
        i32.const 4
        i32.mul
        i32.add
        local.get $p8
        local.get $l17
        i32.mul
        i32.add
        local.get $l43
        local.get $l30
        i32x4.add
        v128.store align=4
        local.get $p4
        local.get $p9
        i32.const 5
        i32.mul
        i32.add
        local.get $p8
        local.get $l17
        i32.mul
        i32.add
        local.get $l44
        local.get $l29
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
  (func $sha2-h-n24.x4.simd128 (export "sha2-h-n24.x4.simd128") (type $t2) (param $p0 i32) (param $p1 i32) (param $p2 i32) (param $p3 i32) (param $p4 i32) (param $p5 i32) (param $p6 i32) (param $p7 i32) (param $p8 i32) (param $p9 i32) (param $p10 i32)
    (local $l11 i32) (local $l12 i32) (local $l13 i32) (local $l14 i32) (local $l15 i32) (local $l16 i32) (local $l17 i32) (local $l18 i32) (local $l19 i32) (local $l20 i32) (local $l21 i32) (local $l22 i32) (local $l23 i32) (local $l24 v128) (local $l25 v128) (local $l26 v128) (local $l27 v128) (local $l28 v128) (local $l29 v128) (local $l30 v128) (local $l31 v128) (local $l32 v128) (local $l33 v128) (local $l34 v128) (local $l35 v128) (local $l36 v128) (local $l37 v128) (local $l38 v128) (local $l39 v128) (local $l40 v128) (local $l41 v128) (local $l42 v128) (local $l43 v128) (local $l44 v128) (local $l45 v128) (local $l46 v128) (local $l47 v128) (local $l48 v128) (local $l49 v128) (local $l50 v128) (local $l51 v128) (local $l52 v128) (local $l53 v128) (local $l54 v128)
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
        local.get $p3
        local.get $p8
        local.get $l17
        i32.mul
        i32.add
        v128.load align=4
        local.set $l31
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
        local.get $l30
        i32.const 16
        i32x4.shr_u
        v128.or
        local.set $l28
        local.get $l30
        i32.const 16
        i32x4.shl
        local.get $l31
        i32.const 16
        i32x4.shr_u
        v128.or
        local.set $l29
        local.get $p2
        local.get $l25
        local.get $l24
        i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
        v128.store align=4
        local.get $p2
        local.get $l25
        local.get $l24
        i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
        v128.store offset=16 align=4
        local.get $p2
        local.get $l27
        local.get $l26
        i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
        v128.store offset=32 align=4
        local.get $p2
        local.get $l27
        local.get $l26
        i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
        v128.store offset=48 align=4
        local.get $p2
        local.get $l29
        local.get $l28
        i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
        v128.store offset=64 align=4
        local.get $p2
        local.get $l29
        local.get $l28
        i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
        v128.store offset=80 align=4
        local.get $l31
        local.set $l27
        i32.const 0
        local.set $l16
        block $B2
          loop $L3
            local.get $l16
            i32.const 5
            i32.lt_u
            i32.eqz
            br_if $B2
            local.get $p3
            local.get $p10
            local.get $l16
            i32.mul
            i32.const 2
            i32.mul
            i32.add
            local.get $p10
            i32.add
            local.get $p8
            local.get $l17
            i32.mul
            i32.add
            v128.load align=4
            local.set $l24
            local.get $p3
            local.get $p10
            local.get $l16
            i32.mul
            i32.const 2
            i32.mul
            i32.add
            local.get $p10
            i32.const 2
            i32.mul
            i32.add
            local.get $p8
            local.get $l17
            i32.mul
            i32.add
            v128.load align=4
            local.set $l25
            local.get $l27
            i32.const 16
            i32x4.shl
            local.get $l24
            i32.const 16
            i32x4.shr_u
            v128.or
            local.set $l26
            local.get $l24
            i32.const 16
            i32x4.shl
            local.get $l25
            i32.const 16
            i32x4.shr_u
            v128.or
            local.set $l24
            local.get $p2
            local.get $l16
            i32.const 32
            i32.mul
            i32.add
            local.get $l24
            local.get $l26
            i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
            v128.store offset=96 align=4
            local.get $p2
            local.get $l16
            i32.const 32
            i32.mul
            i32.add
            local.get $l24
            local.get $l26
            i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
            v128.store offset=112 align=4
            local.get $l25
            local.set $l27
            local.get $l16
            i32.const 1
            i32.add
            local.set $l16
            br $L3
          end
        end
        local.get $p3
        local.get $p10
        i32.const 11
        i32.mul
        i32.add
        local.get $p8
        local.get $l17
        i32.mul
        i32.add
        v128.load align=4
        local.set $l24
        local.get $l27
        i32.const 16
        i32x4.shl
        local.get $l24
        i32.const 16
        i32x4.shr_u
        v128.or
        local.set $l25
        local.get $l24
        i32.const 16
        i32x4.shl
        v128.const i32x4 0x00008000 0x00008000 0x00008000 0x00008000
        v128.or
        local.set $l24
        local.get $p2
        local.get $l24
        local.get $l25
        i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
        v128.store offset=256 align=4
        local.get $p2
        local.get $l24
        local.get $l25
        i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
        v128.store offset=272 align=4
        v128.const i32x4 0x00000000 0x00000000 0x00000000 0x00000000
        local.set $l24
        local.get $p2
        local.get $l24
        v128.store offset=288 align=4
        local.get $p2
        local.get $l24
        v128.store offset=304 align=4
        local.get $p2
        local.get $l24
        v128.store offset=320 align=4
        local.get $p2
        local.get $l24
        v128.store offset=336 align=4
        local.get $p2
        local.get $l24
        v128.store offset=352 align=4
        local.get $p2
        local.get $l24
        v128.store offset=368 align=4
        local.get $p2
        local.get $l24
        v128.store offset=384 align=4
        local.get $p2
        local.get $l24
        v128.store offset=400 align=4
        local.get $p2
        local.get $l24
        v128.store offset=416 align=4
        local.get $p2
        local.get $l24
        v128.store offset=432 align=4
        local.get $p2
        local.get $l24
        v128.store offset=448 align=4
        local.get $p2
        local.get $l24
        v128.store offset=464 align=4
        v128.const i32x4 0x00000630 0x00000000 0x00000630 0x00000000
        local.set $l24
        local.get $p2
        local.get $l24
        v128.store offset=480 align=4
        local.get $p2
        local.get $l24
        v128.store offset=496 align=4
        local.get $p0
        v128.load32_splat
        local.set $l24
        local.get $p0
        v128.load32_splat offset=4
        local.set $l25
        local.get $p0
        v128.load32_splat offset=8
        local.set $l26
        local.get $p0
        v128.load32_splat offset=12
        local.set $l27
        local.get $p0
        v128.load32_splat offset=16
        local.set $l28
        local.get $p0
        v128.load32_splat offset=20
        local.set $l29
        local.get $p0
        v128.load32_splat offset=24
        local.set $l39
        local.get $p0
        v128.load32_splat offset=28
        local.set $l40
        local.get $p0
        v128.load32_splat offset=32
        local.set $l41
        local.get $p0
        v128.load32_splat offset=36
        local.set $l42
        local.get $p0
        v128.load32_splat offset=40
        local.set $l43
        local.get $p0
        v128.load32_splat offset=44
        local.set $l44
        local.get $p0
        v128.load32_splat offset=48
        local.set $l45
        local.get $p0
        v128.load32_splat offset=52
        local.set $l46
        local.get $p0
        v128.load32_splat offset=56
        local.set $l47
        local.get $p0
        v128.load32_splat offset=60
        local.set $l48
        local.get $l25
        local.get $l24
        i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
        local.set $l49
        local.get $l25
        local.get $l24
        i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
        local.set $l50
        local.get $l27
        local.get $l26
        i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
        local.set $l51
        local.get $l27
        local.get $l26
        i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
        local.set $l52
        local.get $l29
        local.get $l28
        i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
        local.set $l53
        local.get $l29
        local.get $l28
        i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
        local.set $l54
        local.get $l49
        local.get $l51
        local.get $l53
        local.get $l40
        local.get $l39
        i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
        local.get $l42
        local.get $l41
        i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
        local.get $l44
        local.get $l43
        i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
        local.get $l46
        local.get $l45
        i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
        local.get $l48
        local.get $l47
        i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
        local.get $l51
        local.get $l53
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
            i32.const 64
            i32.lt_u
            i32.eqz
            br_if $B4
            local.get $p2
            local.get $l16
            i32.const 32
            i32.mul
            i32.add
            v128.load align=4
            local.set $l24
            local.get $l31
            local.get $l24
            global.get $polylane.tables
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            v128.load64_splat offset=256
            i64x2.add
            i64x2.add
            local.get $l34
            i32.const 50
            i64x2.shl
            local.get $l34
            i32.const 14
            i64x2.shr_u
            v128.or
            local.get $l34
            i32.const 46
            i64x2.shl
            local.get $l34
            i32.const 18
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l34
            i32.const 23
            i64x2.shl
            local.get $l34
            i32.const 41
            i64x2.shr_u
            v128.or
            v128.xor
            i64x2.add
            local.get $l32
            local.get $l34
            local.get $l33
            local.get $l32
            v128.xor
            v128.and
            v128.xor
            i64x2.add
            local.set $l25
            local.get $l38
            local.get $l37
            v128.xor
            local.set $l26
            local.get $p2
            local.get $l16
            i32.const 32
            i32.mul
            i32.add
            v128.load offset=32 align=4
            local.set $l27
            local.get $p2
            local.get $l16
            i32.const 32
            i32.mul
            i32.add
            v128.load offset=288 align=4
            local.set $l28
            local.get $p2
            local.get $l16
            i32.const 32
            i32.mul
            i32.add
            v128.load offset=448 align=4
            local.set $l29
            local.get $p2
            local.get $l16
            i32.const 32
            i32.mul
            i32.add
            local.get $l24
            local.get $l27
            i32.const 63
            i64x2.shl
            local.get $l27
            i32.const 1
            i64x2.shr_u
            v128.or
            local.get $l27
            i32.const 56
            i64x2.shl
            local.get $l27
            i32.const 8
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l27
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
            v128.store offset=512 align=4
            local.get $l25
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
            local.get $l26
            local.get $l30
            v128.and
            local.get $l37
            v128.xor
            i64x2.add
            i64x2.add
            local.get $l38
            local.get $l37
            local.get $l36
            local.get $l35
            local.get $l25
            i64x2.add
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
        local.get $l50
        local.get $l52
        local.get $l54
        local.get $l40
        local.get $l39
        i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
        local.get $l42
        local.get $l41
        i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
        local.get $l44
        local.get $l43
        i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
        local.get $l46
        local.get $l45
        i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
        local.get $l48
        local.get $l47
        i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
        local.get $l52
        local.get $l54
        v128.xor
        local.set $l39
        local.set $l40
        local.set $l41
        local.set $l42
        local.set $l43
        local.set $l44
        local.set $l45
        local.set $l46
        local.set $l47
        i32.const 0
        local.set $l16
        block $B6
          loop $L7
            local.get $l16
            i32.const 64
            i32.lt_u
            i32.eqz
            br_if $B6
            local.get $p2
            local.get $l16
            i32.const 32
            i32.mul
            i32.add
            v128.load offset=16 align=4
            local.set $l24
            local.get $l40
            local.get $l24
            global.get $polylane.tables
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            v128.load64_splat offset=256
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
            local.get $l41
            local.get $l43
            local.get $l42
            local.get $l41
            v128.xor
            v128.and
            v128.xor
            i64x2.add
            local.set $l25
            local.get $l47
            local.get $l46
            v128.xor
            local.set $l26
            local.get $p2
            local.get $l16
            i32.const 32
            i32.mul
            i32.add
            v128.load offset=48 align=4
            local.set $l27
            local.get $p2
            local.get $l16
            i32.const 32
            i32.mul
            i32.add
            v128.load offset=304 align=4
            local.set $l28
            local.get $p2
            local.get $l16
            i32.const 32
            i32.mul
            i32.add
            v128.load offset=464 align=4
            local.set $l29
            local.get $p2
            local.get $l16
            i32.const 32
            i32.mul
            i32.add
            local.get $l24
            local.get $l27
            i32.const 63
            i64x2.shl
            local.get $l27
            i32.const 1
            i64x2.shr_u
            v128.or
            local.get $l27
            i32.const 56
            i64x2.shl
            local.get $l27
            i32.const 8
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l27
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
            v128.store offset=528 align=4
            local.get $l25
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
            local.get $l26
            local.get $l39
            v128.and
            local.get $l46
            v128.xor
            i64x2.add
            i64x2.add
            local.get $l47
            local.get $l46
            local.get $l45
            local.get $l44
            local.get $l25
            i64x2.add
            local.get $l43
            local.get $l42
            local.get $l41
            local.get $l26
            local.set $l39
            local.set $l40
            local.set $l41
            local.set $l42
            local.set $l43
            local.set $l44
            local.set $l45
            local.set $l46
            local.set $l47
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
            i32.const 16
            i32.lt_u
            i32.eqz
            br_if $B8
            local.get $p2
            local.get $l16
            i32.const 32
            i32.mul
            i32.add
            v128.load offset=2048 align=4
            local.set $l24
            local.get $l27
            local.get $l24
            global.get $polylane.tables
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            v128.load64_splat offset=768
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
            local.get $l28
            local.get $l30
            local.get $l29
            local.get $l28
            v128.xor
            v128.and
            v128.xor
            i64x2.add
            local.set $l24
            local.get $l34
            local.get $l33
            v128.xor
            local.set $l25
            local.get $l24
            local.get $l34
            i32.const 36
            i64x2.shl
            local.get $l34
            i32.const 28
            i64x2.shr_u
            v128.or
            local.get $l34
            i32.const 30
            i64x2.shl
            local.get $l34
            i32.const 34
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l34
            i32.const 25
            i64x2.shl
            local.get $l34
            i32.const 39
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l25
            local.get $l26
            v128.and
            local.get $l33
            v128.xor
            i64x2.add
            i64x2.add
            local.get $l34
            local.get $l33
            local.get $l32
            local.get $l31
            local.get $l24
            i64x2.add
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
        local.get $l47
        local.get $l46
        local.get $l45
        local.get $l44
        local.get $l43
        local.get $l42
        local.get $l41
        local.get $l40
        local.get $l39
        local.set $l26
        local.set $l27
        local.set $l28
        local.set $l29
        local.set $l30
        local.set $l31
        local.set $l35
        local.set $l36
        local.set $l37
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
            i32.const 32
            i32.mul
            i32.add
            v128.load offset=2064 align=4
            local.set $l24
            local.get $l27
            local.get $l24
            global.get $polylane.tables
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            v128.load64_splat offset=768
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
            local.get $l28
            local.get $l30
            local.get $l29
            local.get $l28
            v128.xor
            v128.and
            v128.xor
            i64x2.add
            local.set $l24
            local.get $l37
            local.get $l36
            v128.xor
            local.set $l25
            local.get $l24
            local.get $l37
            i32.const 36
            i64x2.shl
            local.get $l37
            i32.const 28
            i64x2.shr_u
            v128.or
            local.get $l37
            i32.const 30
            i64x2.shl
            local.get $l37
            i32.const 34
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l37
            i32.const 25
            i64x2.shl
            local.get $l37
            i32.const 39
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l25
            local.get $l26
            v128.and
            local.get $l36
            v128.xor
            i64x2.add
            i64x2.add
            local.get $l37
            local.get $l36
            local.get $l35
            local.get $l31
            local.get $l24
            i64x2.add
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
            local.set $l35
            local.set $l36
            local.set $l37
            local.get $l16
            i32.const 1
            i32.add
            local.set $l16
            br $L11
          end
        end
        local.get $l49
        local.get $l34
        i64x2.add
        local.set $l24
        local.get $l50
        local.get $l37
        i64x2.add
        local.set $l25
        local.get $l51
        local.get $l33
        i64x2.add
        local.set $l26
        local.get $l52
        local.get $l36
        i64x2.add
        local.set $l27
        local.get $l53
        local.get $l32
        i64x2.add
        local.set $l28
        local.get $l54
        local.get $l35
        i64x2.add
        local.set $l29
        local.get $p4
        local.get $p9
        local.get $l17
        i32.mul
        i32.add
        local.get $l24
        local.get $l25
        i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31
        v128.store align=4
        local.get $p4
        local.get $p10
        i32.add
        local.get $p9
        local.get $l17
        i32.mul
        i32.add
        local.get $l24
        local.get $l25
        i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27
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
        local.get $l26
        local.get $l27
        i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31
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
        local.get $l26
        local.get $l27
        i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27
        v128.store align=4
        local.get $p4
        local.get $p10
        i32.const 4
        i32.mul
        i32.add
        local.get $p9
        local.get $l17
        i32.mul
        i32.add
        local.get $l28
        local.get $l29
        i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31
        v128.store align=4
        local.get $p4
        local.get $p10
        i32.const 5
        i32.mul
        i32.add
        local.get $p9
        local.get $l17
        i32.mul
        i32.add
        local.get $l28
        local.get $l29
        i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27
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
    block $B12
      loop $L13
        local.get $l16
        i32.const 40
        i32.lt_u
        i32.eqz
        br_if $B12
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
        br $L13
      end
    end)
  (func $sha2-tl-n24.x4.simd128 (export "sha2-tl-n24.x4.simd128") (type $t3) (param $p0 i32) (param $p1 i32) (param $p2 i32) (param $p3 i32) (param $p4 i32) (param $p5 i32) (param $p6 i32) (param $p7 i32) (param $p8 i32) (param $p9 i32) (param $p10 i32) (param $p11 i32)
    (local $l12 i32) (local $l13 i32) (local $l14 i32) (local $l15 i32) (local $l16 i32) (local $l17 i32) (local $l18 i32) (local $l19 i32) (local $l20 i32) (local $l21 i32) (local $l22 i32) (local $l23 i32) (local $l24 v128) (local $l25 v128) (local $l26 v128) (local $l27 v128) (local $l28 v128) (local $l29 v128) (local $l30 v128) (local $l31 v128) (local $l32 v128) (local $l33 v128) (local $l34 v128) (local $l35 v128) (local $l36 v128) (local $l37 v128) (local $l38 v128) (local $l39 v128) (local $l40 v128) (local $l41 v128) (local $l42 v128) (local $l43 v128) (local $l44 v128) (local $l45 v128) (local $l46 v128) (local $l47 v128) (local $l48 v128) (local $l49 v128) (local $l50 v128) (local $l51 v128) (local $l52 v128) (local $l53 v128) (local $l54 v128) (local $l55 v128) (local $l56 v128) (local $l57 v128) (local $l58 v128) (local $l59 v128) (local $l60 v128) (local $l61 v128) (local $l62 v128) (local $l63 v128) (local $l64 v128) (local $l65 v128) (local $l66 v128) (local $l67 v128) (local $l68 v128) (local $l69 v128) (local $l70 v128) (local $l71 v128) (local $l72 v128) (local $l73 v128) (local $l74 v128) (local $l75 v128) (local $l76 v128) (local $l77 v128) (local $l78 v128) (local $l79 v128) (local $l80 v128) (local $l81 v128)
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
        local.get $p3
        local.get $p8
        local.get $l18
        i32.mul
        i32.add
        v128.load align=4
        local.set $l31
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
        local.get $l30
        i32.const 16
        i32x4.shr_u
        v128.or
        local.set $l28
        local.get $l30
        i32.const 16
        i32x4.shl
        local.get $l31
        i32.const 16
        i32x4.shr_u
        v128.or
        local.set $l29
        local.get $p2
        local.get $l25
        local.get $l24
        i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
        v128.store align=4
        local.get $p2
        local.get $l25
        local.get $l24
        i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
        v128.store offset=16 align=4
        local.get $p2
        local.get $l27
        local.get $l26
        i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
        v128.store offset=32 align=4
        local.get $p2
        local.get $l27
        local.get $l26
        i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
        v128.store offset=48 align=4
        local.get $p2
        local.get $l29
        local.get $l28
        i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
        v128.store offset=64 align=4
        local.get $p2
        local.get $l29
        local.get $l28
        i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
        v128.store offset=80 align=4
        local.get $l31
        local.set $l30
        i32.const 0
        local.set $l16
        block $B2
          loop $L3
            local.get $l16
            i32.const 13
            i32.lt_u
            i32.eqz
            br_if $B2
            local.get $p3
            local.get $p9
            local.get $l16
            i32.mul
            i32.const 2
            i32.mul
            i32.add
            local.get $p9
            i32.add
            local.get $p8
            local.get $l18
            i32.mul
            i32.add
            v128.load align=4
            local.set $l24
            local.get $p3
            local.get $p9
            local.get $l16
            i32.mul
            i32.const 2
            i32.mul
            i32.add
            local.get $p9
            i32.const 2
            i32.mul
            i32.add
            local.get $p8
            local.get $l18
            i32.mul
            i32.add
            v128.load align=4
            local.set $l25
            local.get $l30
            i32.const 16
            i32x4.shl
            local.get $l24
            i32.const 16
            i32x4.shr_u
            v128.or
            local.set $l26
            local.get $l24
            i32.const 16
            i32x4.shl
            local.get $l25
            i32.const 16
            i32x4.shr_u
            v128.or
            local.set $l24
            local.get $p2
            local.get $l16
            i32.const 32
            i32.mul
            i32.add
            local.get $l24
            local.get $l26
            i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
            v128.store offset=96 align=4
            local.get $p2
            local.get $l16
            i32.const 32
            i32.mul
            i32.add
            local.get $l24
            local.get $l26
            i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
            v128.store offset=112 align=4
            local.get $l25
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
        local.set $l24
        local.get $p0
        v128.load32_splat offset=4
        local.set $l25
        local.get $p0
        v128.load32_splat offset=8
        local.set $l26
        local.get $p0
        v128.load32_splat offset=12
        local.set $l27
        local.get $p0
        v128.load32_splat offset=16
        local.set $l28
        local.get $p0
        v128.load32_splat offset=20
        local.set $l29
        local.get $p0
        v128.load32_splat offset=24
        local.set $l31
        local.get $p0
        v128.load32_splat offset=28
        local.set $l32
        local.get $p0
        v128.load32_splat offset=32
        local.set $l33
        local.get $p0
        v128.load32_splat offset=36
        local.set $l34
        local.get $p0
        v128.load32_splat offset=40
        local.set $l35
        local.get $p0
        v128.load32_splat offset=44
        local.set $l36
        local.get $p0
        v128.load32_splat offset=48
        local.set $l37
        local.get $p0
        v128.load32_splat offset=52
        local.set $l38
        local.get $p0
        v128.load32_splat offset=56
        local.set $l39
        local.get $p0
        v128.load32_splat offset=60
        local.set $l40
        local.get $l25
        local.get $l24
        i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
        local.set $l49
        local.get $l25
        local.get $l24
        i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
        local.set $l50
        local.get $l27
        local.get $l26
        i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
        local.set $l51
        local.get $l27
        local.get $l26
        i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
        local.set $l52
        local.get $l29
        local.get $l28
        i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
        local.set $l53
        local.get $l29
        local.get $l28
        i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
        local.set $l54
        local.get $l32
        local.get $l31
        i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
        local.set $l55
        local.get $l32
        local.get $l31
        i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
        local.set $l56
        local.get $l34
        local.get $l33
        i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
        local.set $l57
        local.get $l34
        local.get $l33
        i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
        local.set $l58
        local.get $l36
        local.get $l35
        i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
        local.set $l59
        local.get $l36
        local.get $l35
        i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
        local.set $l60
        local.get $l38
        local.get $l37
        i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
        local.set $l61
        local.get $l38
        local.get $l37
        i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
        local.set $l62
        local.get $l40
        local.get $l39
        i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
        local.set $l63
        local.get $l40
        local.get $l39
        i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
        local.set $l64
        local.get $l49
        local.get $l51
        local.get $l53
        local.get $l55
        local.get $l57
        local.get $l59
        local.get $l61
        local.get $l63
        local.get $l51
        local.get $l53
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
            i32.const 64
            i32.lt_u
            i32.eqz
            br_if $B4
            local.get $p2
            local.get $l16
            i32.const 32
            i32.mul
            i32.add
            v128.load align=4
            local.set $l24
            local.get $l32
            local.get $l24
            global.get $polylane.tables
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            v128.load64_splat offset=256
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
            local.get $l33
            local.get $l35
            local.get $l34
            local.get $l33
            v128.xor
            v128.and
            v128.xor
            i64x2.add
            local.set $l25
            local.get $l39
            local.get $l38
            v128.xor
            local.set $l26
            local.get $p2
            local.get $l16
            i32.const 32
            i32.mul
            i32.add
            v128.load offset=32 align=4
            local.set $l27
            local.get $p2
            local.get $l16
            i32.const 32
            i32.mul
            i32.add
            v128.load offset=288 align=4
            local.set $l28
            local.get $p2
            local.get $l16
            i32.const 32
            i32.mul
            i32.add
            v128.load offset=448 align=4
            local.set $l29
            local.get $p2
            local.get $l16
            i32.const 32
            i32.mul
            i32.add
            local.get $l24
            local.get $l27
            i32.const 63
            i64x2.shl
            local.get $l27
            i32.const 1
            i64x2.shr_u
            v128.or
            local.get $l27
            i32.const 56
            i64x2.shl
            local.get $l27
            i32.const 8
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l27
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
            v128.store offset=512 align=4
            local.get $l25
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
            local.get $l26
            local.get $l31
            v128.and
            local.get $l38
            v128.xor
            i64x2.add
            i64x2.add
            local.get $l39
            local.get $l38
            local.get $l37
            local.get $l36
            local.get $l25
            i64x2.add
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
        local.get $l50
        local.get $l52
        local.get $l54
        local.get $l56
        local.get $l58
        local.get $l60
        local.get $l62
        local.get $l64
        local.get $l52
        local.get $l54
        v128.xor
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
        local.set $l16
        block $B6
          loop $L7
            local.get $l16
            i32.const 64
            i32.lt_u
            i32.eqz
            br_if $B6
            local.get $p2
            local.get $l16
            i32.const 32
            i32.mul
            i32.add
            v128.load offset=16 align=4
            local.set $l24
            local.get $l41
            local.get $l24
            global.get $polylane.tables
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            v128.load64_splat offset=256
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
            local.get $l42
            local.get $l44
            local.get $l43
            local.get $l42
            v128.xor
            v128.and
            v128.xor
            i64x2.add
            local.set $l25
            local.get $l48
            local.get $l47
            v128.xor
            local.set $l26
            local.get $p2
            local.get $l16
            i32.const 32
            i32.mul
            i32.add
            v128.load offset=48 align=4
            local.set $l27
            local.get $p2
            local.get $l16
            i32.const 32
            i32.mul
            i32.add
            v128.load offset=304 align=4
            local.set $l28
            local.get $p2
            local.get $l16
            i32.const 32
            i32.mul
            i32.add
            v128.load offset=464 align=4
            local.set $l29
            local.get $p2
            local.get $l16
            i32.const 32
            i32.mul
            i32.add
            local.get $l24
            local.get $l27
            i32.const 63
            i64x2.shl
            local.get $l27
            i32.const 1
            i64x2.shr_u
            v128.or
            local.get $l27
            i32.const 56
            i64x2.shl
            local.get $l27
            i32.const 8
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l27
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
            v128.store offset=528 align=4
            local.get $l25
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
            local.get $l26
            local.get $l40
            v128.and
            local.get $l47
            v128.xor
            i64x2.add
            i64x2.add
            local.get $l48
            local.get $l47
            local.get $l46
            local.get $l45
            local.get $l25
            i64x2.add
            local.get $l44
            local.get $l43
            local.get $l42
            local.get $l26
            local.set $l40
            local.set $l41
            local.set $l42
            local.set $l43
            local.set $l44
            local.set $l45
            local.set $l46
            local.set $l47
            local.set $l48
            local.get $l16
            i32.const 1
            i32.add
            local.set $l16
            br $L7
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
        block $B8
          loop $L9
            local.get $l16
            i32.const 16
            i32.lt_u
            i32.eqz
            br_if $B8
            local.get $p2
            local.get $l16
            i32.const 32
            i32.mul
            i32.add
            v128.load offset=2048 align=4
            local.set $l24
            local.get $l27
            local.get $l24
            global.get $polylane.tables
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            v128.load64_splat offset=768
            i64x2.add
            i64x2.add
            local.get $l31
            i32.const 50
            i64x2.shl
            local.get $l31
            i32.const 14
            i64x2.shr_u
            v128.or
            local.get $l31
            i32.const 46
            i64x2.shl
            local.get $l31
            i32.const 18
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l31
            i32.const 23
            i64x2.shl
            local.get $l31
            i32.const 41
            i64x2.shr_u
            v128.or
            v128.xor
            i64x2.add
            local.get $l28
            local.get $l31
            local.get $l29
            local.get $l28
            v128.xor
            v128.and
            v128.xor
            i64x2.add
            local.set $l24
            local.get $l35
            local.get $l34
            v128.xor
            local.set $l25
            local.get $l24
            local.get $l35
            i32.const 36
            i64x2.shl
            local.get $l35
            i32.const 28
            i64x2.shr_u
            v128.or
            local.get $l35
            i32.const 30
            i64x2.shl
            local.get $l35
            i32.const 34
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l35
            i32.const 25
            i64x2.shl
            local.get $l35
            i32.const 39
            i64x2.shr_u
            v128.or
            v128.xor
            local.get $l25
            local.get $l26
            v128.and
            local.get $l34
            v128.xor
            i64x2.add
            i64x2.add
            local.get $l35
            local.get $l34
            local.get $l33
            local.get $l32
            local.get $l24
            i64x2.add
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
            br $L9
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
        local.get $l40
        local.set $l26
        local.set $l36
        local.set $l37
        local.set $l38
        local.set $l39
        local.set $l40
        local.set $l41
        local.set $l42
        local.set $l43
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
            i32.const 32
            i32.mul
            i32.add
            v128.load offset=2064 align=4
            local.set $l24
            local.get $l36
            local.get $l24
            global.get $polylane.tables
            local.get $l16
            i32.const 8
            i32.mul
            i32.add
            v128.load64_splat offset=768
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
            local.get $l37
            local.get $l39
            local.get $l38
            local.get $l37
            v128.xor
            v128.and
            v128.xor
            i64x2.add
            local.set $l24
            local.get $l43
            local.get $l42
            v128.xor
            local.set $l25
            local.get $l24
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
            local.get $l25
            local.get $l26
            v128.and
            local.get $l42
            v128.xor
            i64x2.add
            i64x2.add
            local.get $l43
            local.get $l42
            local.get $l41
            local.get $l40
            local.get $l24
            i64x2.add
            local.get $l39
            local.get $l38
            local.get $l37
            local.get $l25
            local.set $l26
            local.set $l36
            local.set $l37
            local.set $l38
            local.set $l39
            local.set $l40
            local.set $l41
            local.set $l42
            local.set $l43
            local.get $l16
            i32.const 1
            i32.add
            local.set $l16
            br $L11
          end
        end
        local.get $l49
        local.get $l35
        i64x2.add
        local.set $l24
        local.get $l50
        local.get $l43
        i64x2.add
        local.set $l25
        local.get $l51
        local.get $l34
        i64x2.add
        local.set $l26
        local.get $l52
        local.get $l42
        i64x2.add
        local.set $l34
        local.get $l53
        local.get $l33
        i64x2.add
        local.set $l33
        local.get $l54
        local.get $l41
        i64x2.add
        local.set $l35
        local.get $l55
        local.get $l32
        i64x2.add
        local.set $l32
        local.get $l56
        local.get $l40
        i64x2.add
        local.set $l40
        local.get $l57
        local.get $l31
        i64x2.add
        local.set $l31
        local.get $l58
        local.get $l39
        i64x2.add
        local.set $l39
        local.get $l59
        local.get $l29
        i64x2.add
        local.set $l29
        local.get $l60
        local.get $l38
        i64x2.add
        local.set $l38
        local.get $l61
        local.get $l28
        i64x2.add
        local.set $l28
        local.get $l62
        local.get $l37
        i64x2.add
        local.set $l37
        local.get $l63
        local.get $l27
        i64x2.add
        local.set $l27
        local.get $l64
        local.get $l36
        i64x2.add
        local.set $l36
        local.get $l24
        local.get $l25
        i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31
        local.get $l24
        local.get $l25
        i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27
        local.get $l26
        local.get $l34
        i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31
        local.get $l26
        local.get $l34
        i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27
        local.get $l33
        local.get $l35
        i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31
        local.get $l33
        local.get $l35
        i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27
        local.get $l32
        local.get $l40
        i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31
        local.get $l32
        local.get $l40
        i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27
        local.get $l31
        local.get $l39
        i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31
        local.get $l31
        local.get $l39
        i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27
        local.get $l29
        local.get $l38
        i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31
        local.get $l29
        local.get $l38
        i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27
        local.get $l28
        local.get $l37
        i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31
        local.get $l28
        local.get $l37
        i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27
        local.get $l27
        local.get $l36
        i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31
        local.get $l27
        local.get $l36
        i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27
        local.get $l30
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
        local.set $l75
        local.set $l76
        local.set $l77
        local.set $l78
        local.set $l79
        local.set $l80
        local.set $l81
        i32.const 0
        local.set $l17
        block $B12
          local.get $p6
          i32.eqz
          br_if $B12
          loop $L13
            local.get $l65
            local.set $l30
            i32.const 0
            local.set $l16
            block $B14
              loop $L15
                local.get $l16
                i32.const 16
                i32.lt_u
                i32.eqz
                br_if $B14
                local.get $p3
                local.get $p9
                local.get $l17
                i32.mul
                i32.const 32
                i32.mul
                i32.add
                local.get $p9
                local.get $l16
                i32.mul
                i32.const 2
                i32.mul
                i32.add
                local.get $p9
                i32.const 27
                i32.mul
                i32.add
                local.get $p8
                local.get $l18
                i32.mul
                i32.add
                v128.load align=4
                local.set $l24
                local.get $p3
                local.get $p9
                local.get $l17
                i32.mul
                i32.const 32
                i32.mul
                i32.add
                local.get $p9
                local.get $l16
                i32.mul
                i32.const 2
                i32.mul
                i32.add
                local.get $p9
                i32.const 28
                i32.mul
                i32.add
                local.get $p8
                local.get $l18
                i32.mul
                i32.add
                v128.load align=4
                local.set $l25
                local.get $l30
                i32.const 16
                i32x4.shl
                local.get $l24
                i32.const 16
                i32x4.shr_u
                v128.or
                local.set $l26
                local.get $l24
                i32.const 16
                i32x4.shl
                local.get $l25
                i32.const 16
                i32x4.shr_u
                v128.or
                local.set $l24
                local.get $p2
                local.get $l16
                i32.const 32
                i32.mul
                i32.add
                local.get $l24
                local.get $l26
                i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
                v128.store align=4
                local.get $p2
                local.get $l16
                i32.const 32
                i32.mul
                i32.add
                local.get $l24
                local.get $l26
                i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
                v128.store offset=16 align=4
                local.get $l25
                local.set $l30
                local.get $l16
                i32.const 1
                i32.add
                local.set $l16
                br $L15
              end
            end
            local.get $l80
            local.get $l81
            i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
            local.set $l49
            local.get $l80
            local.get $l81
            i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
            local.set $l50
            local.get $l78
            local.get $l79
            i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
            local.set $l51
            local.get $l78
            local.get $l79
            i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
            local.set $l52
            local.get $l76
            local.get $l77
            i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
            local.set $l53
            local.get $l76
            local.get $l77
            i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
            local.set $l54
            local.get $l74
            local.get $l75
            i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
            local.set $l55
            local.get $l74
            local.get $l75
            i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
            local.set $l56
            local.get $l72
            local.get $l73
            i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
            local.set $l57
            local.get $l72
            local.get $l73
            i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
            local.set $l58
            local.get $l70
            local.get $l71
            i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
            local.set $l59
            local.get $l70
            local.get $l71
            i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
            local.set $l60
            local.get $l68
            local.get $l69
            i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
            local.set $l61
            local.get $l68
            local.get $l69
            i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
            local.set $l62
            local.get $l66
            local.get $l67
            i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23
            local.set $l63
            local.get $l66
            local.get $l67
            i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31
            local.set $l64
            local.get $l49
            local.get $l51
            local.get $l53
            local.get $l55
            local.get $l57
            local.get $l59
            local.get $l61
            local.get $l63
            local.get $l51
            local.get $l53
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
            block $B16
              loop $L17
                local.get $l16
                i32.const 64
                i32.lt_u
                i32.eqz
                br_if $B16
                local.get $p2
                local.get $l16
                i32.const 32
                i32.mul
                i32.add
                v128.load align=4
                local.set $l24
                local.get $l32
                local.get $l24
                global.get $polylane.tables
                local.get $l16
                i32.const 8
                i32.mul
                i32.add
                v128.load64_splat offset=256
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
                local.get $l33
                local.get $l35
                local.get $l34
                local.get $l33
                v128.xor
                v128.and
                v128.xor
                i64x2.add
                local.set $l25
                local.get $l39
                local.get $l38
                v128.xor
                local.set $l26
                local.get $p2
                local.get $l16
                i32.const 32
                i32.mul
                i32.add
                v128.load offset=32 align=4
                local.set $l27
                local.get $p2
                local.get $l16
                i32.const 32
                i32.mul
                i32.add
                v128.load offset=288 align=4
                local.set $l28
                local.get $p2
                local.get $l16
                i32.const 32
                i32.mul
                i32.add
                v128.load offset=448 align=4
                local.set $l29
                local.get $p2
                local.get $l16
                i32.const 32
                i32.mul
                i32.add
                local.get $l24
                local.get $l27
                i32.const 63
                i64x2.shl
                local.get $l27
                i32.const 1
                i64x2.shr_u
                v128.or
                local.get $l27
                i32.const 56
                i64x2.shl
                local.get $l27
                i32.const 8
                i64x2.shr_u
                v128.or
                v128.xor
                local.get $l27
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
                v128.store offset=512 align=4
                local.get $l25
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
                local.get $l26
                local.get $l31
                v128.and
                local.get $l38
                v128.xor
                i64x2.add
                i64x2.add
                local.get $l39
                local.get $l38
                local.get $l37
                local.get $l36
                local.get $l25
                i64x2.add
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
                br $L17
              end
            end
            local.get $l50
            local.get $l52
            local.get $l54
            local.get $l56
            local.get $l58
            local.get $l60
            local.get $l62
            local.get $l64
            local.get $l52
            local.get $l54
            v128.xor
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
            local.set $l16
            block $B18
              loop $L19
                local.get $l16
                i32.const 64
                i32.lt_u
                i32.eqz
                br_if $B18
                local.get $p2
                local.get $l16
                i32.const 32
                i32.mul
                i32.add
                v128.load offset=16 align=4
                local.set $l24
                local.get $l41
                local.get $l24
                global.get $polylane.tables
                local.get $l16
                i32.const 8
                i32.mul
                i32.add
                v128.load64_splat offset=256
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
                local.get $l42
                local.get $l44
                local.get $l43
                local.get $l42
                v128.xor
                v128.and
                v128.xor
                i64x2.add
                local.set $l25
                local.get $l48
                local.get $l47
                v128.xor
                local.set $l26
                local.get $p2
                local.get $l16
                i32.const 32
                i32.mul
                i32.add
                v128.load offset=48 align=4
                local.set $l27
                local.get $p2
                local.get $l16
                i32.const 32
                i32.mul
                i32.add
                v128.load offset=304 align=4
                local.set $l28
                local.get $p2
                local.get $l16
                i32.const 32
                i32.mul
                i32.add
                v128.load offset=464 align=4
                local.set $l29
                local.get $p2
                local.get $l16
                i32.const 32
                i32.mul
                i32.add
                local.get $l24
                local.get $l27
                i32.const 63
                i64x2.shl
                local.get $l27
                i32.const 1
                i64x2.shr_u
                v128.or
                local.get $l27
                i32.const 56
                i64x2.shl
                local.get $l27
                i32.const 8
                i64x2.shr_u
                v128.or
                v128.xor
                local.get $l27
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
                v128.store offset=528 align=4
                local.get $l25
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
                local.get $l26
                local.get $l40
                v128.and
                local.get $l47
                v128.xor
                i64x2.add
                i64x2.add
                local.get $l48
                local.get $l47
                local.get $l46
                local.get $l45
                local.get $l25
                i64x2.add
                local.get $l44
                local.get $l43
                local.get $l42
                local.get $l26
                local.set $l40
                local.set $l41
                local.set $l42
                local.set $l43
                local.set $l44
                local.set $l45
                local.set $l46
                local.set $l47
                local.set $l48
                local.get $l16
                i32.const 1
                i32.add
                local.set $l16
                br $L19
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
            block $B20
              loop $L21
                local.get $l16
                i32.const 16
                i32.lt_u
                i32.eqz
                br_if $B20
                local.get $p2
                local.get $l16
                i32.const 32
                i32.mul
                i32.add
                v128.load offset=2048 align=4
                local.set $l24
                local.get $l27
                local.get $l24
                global.get $polylane.tables
                local.get $l16
                i32.const 8
                i32.mul
                i32.add
                v128.load64_splat offset=768
                i64x2.add
                i64x2.add
                local.get $l31
                i32.const 50
                i64x2.shl
                local.get $l31
                i32.const 14
                i64x2.shr_u
                v128.or
                local.get $l31
                i32.const 46
                i64x2.shl
                local.get $l31
                i32.const 18
                i64x2.shr_u
                v128.or
                v128.xor
                local.get $l31
                i32.const 23
                i64x2.shl
                local.get $l31
                i32.const 41
                i64x2.shr_u
                v128.or
                v128.xor
                i64x2.add
                local.get $l28
                local.get $l31
                local.get $l29
                local.get $l28
                v128.xor
                v128.and
                v128.xor
                i64x2.add
                local.set $l24
                local.get $l35
                local.get $l34
                v128.xor
                local.set $l25
                local.get $l24
                local.get $l35
                i32.const 36
                i64x2.shl
                local.get $l35
                i32.const 28
                i64x2.shr_u
                v128.or
                local.get $l35
                i32.const 30
                i64x2.shl
                local.get $l35
                i32.const 34
                i64x2.shr_u
                v128.or
                v128.xor
                local.get $l35
                i32.const 25
                i64x2.shl
                local.get $l35
                i32.const 39
                i64x2.shr_u
                v128.or
                v128.xor
                local.get $l25
                local.get $l26
                v128.and
                local.get $l34
                v128.xor
                i64x2.add
                i64x2.add
                local.get $l35
                local.get $l34
                local.get $l33
                local.get $l32
                local.get $l24
                i64x2.add
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
                br $L21
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
            local.get $l40
            local.set $l26
            local.set $l36
            local.set $l37
            local.set $l38
            local.set $l39
            local.set $l40
            local.set $l41
            local.set $l42
            local.set $l43
            i32.const 0
            local.set $l16
            block $B22
              loop $L23
                local.get $l16
                i32.const 16
                i32.lt_u
                i32.eqz
                br_if $B22
                local.get $p2
                local.get $l16
                i32.const 32
                i32.mul
                i32.add
                v128.load offset=2064 align=4
                local.set $l24
                local.get $l36
                local.get $l24
                global.get $polylane.tables
                local.get $l16
                i32.const 8
                i32.mul
                i32.add
                v128.load64_splat offset=768
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
                local.get $l37
                local.get $l39
                local.get $l38
                local.get $l37
                v128.xor
                v128.and
                v128.xor
                i64x2.add
                local.set $l24
                local.get $l43
                local.get $l42
                v128.xor
                local.set $l25
                local.get $l24
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
                local.get $l25
                local.get $l26
                v128.and
                local.get $l42
                v128.xor
                i64x2.add
                i64x2.add
                local.get $l43
                local.get $l42
                local.get $l41
                local.get $l40
                local.get $l24
                i64x2.add
                local.get $l39
                local.get $l38
                local.get $l37
                local.get $l25
                local.set $l26
                local.set $l36
                local.set $l37
                local.set $l38
                local.set $l39
                local.set $l40
                local.set $l41
                local.set $l42
                local.set $l43
                local.get $l16
                i32.const 1
                i32.add
                local.set $l16
                br $L23
              end
            end
            local.get $l49
            local.get $l35
            i64x2.add
            local.set $l24
            local.get $l50
            local.get $l43
            i64x2.add
            local.set $l25
            local.get $l51
            local.get $l34
            i64x2.add
            local.set $l26
            local.get $l52
            local.get $l42
            i64x2.add
            local.set $l34
            local.get $l53
            local.get $l33
            i64x2.add
            local.set $l33
            local.get $l54
            local.get $l41
            i64x2.add
            local.set $l35
            local.get $l55
            local.get $l32
            i64x2.add
            local.set $l32
            local.get $l56
            local.get $l40
            i64x2.add
            local.set $l40
            local.get $l57
            local.get $l31
            i64x2.add
            local.set $l31
            local.get $l58
            local.get $l39
            i64x2.add
            local.set $l39
            local.get $l59
            local.get $l29
            i64x2.add
            local.set $l29
            local.get $l60
            local.get $l38
            i64x2.add
            local.set $l38
            local.get $l61
            local.get $l28
            i64x2.add
            local.set $l28
            local.get $l62
            local.get $l37
            i64x2.add
            local.set $l37
            local.get $l63
            local.get $l27
            i64x2.add
            local.set $l27
            local.get $l64
            local.get $l36
            i64x2.add
            local.set $l36
            local.get $l24
            local.get $l25
            i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31
            local.get $l24
            local.get $l25
            i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27
            local.get $l26
            local.get $l34
            i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31
            local.get $l26
            local.get $l34
            i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27
            local.get $l33
            local.get $l35
            i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31
            local.get $l33
            local.get $l35
            i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27
            local.get $l32
            local.get $l40
            i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31
            local.get $l32
            local.get $l40
            i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27
            local.get $l31
            local.get $l39
            i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31
            local.get $l31
            local.get $l39
            i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27
            local.get $l29
            local.get $l38
            i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31
            local.get $l29
            local.get $l38
            i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27
            local.get $l28
            local.get $l37
            i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31
            local.get $l28
            local.get $l37
            i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27
            local.get $l27
            local.get $l36
            i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31
            local.get $l27
            local.get $l36
            i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27
            local.get $l30
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
            local.set $l75
            local.set $l76
            local.set $l77
            local.set $l78
            local.set $l79
            local.set $l80
            local.set $l81
            local.get $l17
            i32.const 1
            i32.add
            local.tee $l17
            local.get $p6
            i32.lt_u
            br_if $L13
          end
        end
        local.get $p4
        local.get $p10
        local.get $l18
        i32.mul
        i32.add
        local.get $l81
        v128.store align=4
        local.get $p4
        local.get $p11
        i32.add
        local.get $p10
        local.get $l18
        i32.mul
        i32.add
        local.get $l80
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
        local.get $l79
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
        local.get $l78
        v128.store align=4
        local.get $p4
        local.get $p11
        i32.const 4
        i32.mul
        i32.add
        local.get $p10
        local.get $l18
        i32.mul
        i32.add
        local.get $l77
        v128.store align=4
        local.get $p4
        local.get $p11
        i32.const 5
        i32.mul
        i32.add
        local.get $p10
        local.get $l18
        i32.mul
        i32.add
        local.get $l76
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
    block $B24
      loop $L25
        local.get $l16
        i32.const 40
        i32.lt_u
        i32.eqz
        br_if $B24
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
        br $L25
      end
    end)
  (data $d0 (global.get $polylane.tables) "\98/\8aB\91D7q\cf\fb\c0\b5\a5\db\b5\e9[\c2V9\f1\11\f1Y\a4\82?\92\d5^\1c\ab\98\aa\07\d8\01[\83\12\be\851$\c3}\0cUt]\ber\fe\b1\de\80\a7\06\dc\9bt\f1\9b\c1\c1i\9b\e4\86G\be\ef\c6\9d\c1\0f\cc\a1\0c$o,\e9-\aa\84tJ\dc\a9\b0\5c\da\88\f9vRQ>\98m\c61\a8\c8'\03\b0\c7\7fY\bf\f3\0b\e0\c6G\91\a7\d5Qc\ca\06g))\14\85\0a\b7'8!\1b.\fcm,M\13\0d8STs\0ae\bb\0ajv.\c9\c2\81\85,r\92\a1\e8\bf\a2Kf\1a\a8p\8bK\c2\a3Ql\c7\19\e8\92\d1$\06\99\d6\855\0e\f4p\a0j\10\16\c1\a4\19\08l7\1eLwH'\b5\bc\b04\b3\0c\1c9J\aa\d8NO\ca\9c[\f3o.h\ee\82\8ftoc\a5x\14x\c8\84\08\02\c7\8c\fa\ff\be\90\eblP\a4\f7\a3\f9\be\f2xq\c6\22\ae(\d7\98/\8aB\cde\ef#\91D7q/;M\ec\cf\fb\c0\b5\bc\db\89\81\a5\db\b5\e98\b5H\f3[\c2V9\19\d0\05\b6\f1\11\f1Y\9bO\19\af\a4\82?\92\18\81m\da\d5^\1c\abB\02\03\a3\98\aa\07\d8\beopE\01[\83\12\8c\b2\e4N\be\851$\e2\b4\ff\d5\c3}\0cUo\89{\f2t]\ber\b1\96\16;\fe\b1\de\805\12\c7%\a7\06\dc\9b\94&i\cft\f1\9b\c1\d2J\f1\9e\c1i\9b\e4\e3%O8\86G\be\ef\b5\d5\8c\8b\c6\9d\c1\0fe\9c\acw\cc\a1\0c$u\02+Yo,\e9-\83\e4\a6n\aa\84tJ\d4\fbA\bd\dc\a9\b0\5c\b5S\11\83\da\88\f9v\ab\dff\eeRQ>\98\102\b4-m\c61\a8?!\fb\98\c8'\03\b0\e4\0e\ef\be\c7\7fY\bf\c2\8f\a8=\f3\0b\e0\c6%\a7\0a\93G\91\a7\d5o\82\03\e0Qc\ca\06pn\0e\0ag))\14\fc/\d2F\85\0a\b7'&\c9&\5c8!\1b.\ed*\c4Z\fcm,M\df\b3\95\9d\13\0d8S\dec\af\8bTs\0ae\a8\b2w<\bb\0ajv\e6\ae\edG.\c9\c2\81;5\82\14\85,r\92d\03\f1L\a1\e8\bf\a2\010B\bcKf\1a\a8\91\97\f8\d0p\8bK\c20\beT\06\a3Ql\c7\18R\ef\d6\19\e8\92\d1\10\a9eU$\06\99\d6* qW\855\0e\f4\b8\d1\bb2p\a0j\10\c8\d0\d2\b8\16\c1\a4\19S\abAQ\08l7\1e\99\eb\8e\dfLwH'\a8H\9b\e1\b5\bc\b04cZ\c9\c5\b3\0c\1c9\cb\8aA\e3J\aa\d8Ns\e3cwO\ca\9c[\a3\b8\b2\d6\f3o.h\fc\b2\ef]\ee\82\8ft`/\17Coc\a5xr\ab\f0\a1\14x\c8\84\ec9d\1a\08\02\c7\8c(\1ec#\fa\ff\be\90\e9\bd\82\de\eblP\a4\15y\c6\b2\f7\a3\f9\be+Sr\e3\f2xq\c6\9ca&\ea\ce>'\ca\07\c2\c0!\c7\b8\86\d1\1e\eb\e0\cd\d6}\da\eax\d1n\ee\7fO}\f5\bao\17r\aag\f0\06\a6\98\c8\a2\c5}c\0a\ae\0d\f9\be\04\98?\11\1bG\1c\135\0bq\1b\84}\04#\f5w\db(\93$\c7@{\ab\ca2\bc\be\c9\15\0a\be\9e<L\0d\10\9c\c4g\1dC\b6B>\cb\be\d4\c5L*~e\fc\9c)\7fY\ec\fa\d6:\abo\cb_\17XGJ\8c\19Dl"))
