;; The streams of many trials at once, four to a SIMD register. `fill` is Philox4x32-10, what philox.ts says; `draw` is
;; a draw from xoshiro128**, what trial-stream.ts and bounded.ts say of one trial.
;; Compiled to streams-wasm.ts by `npm run build:streams`; a test fails when the two differ.
(module
  (memory (export "memory") 1)

  ;; Writes the blocks of `blocks` counters that follow each other in their first word (first, first + 1, …; it must
  ;; not wrap) and share the others. `blocks` is a multiple of 4. Word w of block b goes to byte w * stride + 4 * b.
  (func (export "fill")
    (param $first i32) (param $word1 i32) (param $word2 i32) (param $word3 i32)
    (param $key0 i32) (param $key1 i32)
    (param $blocks i32) (param $stride i32)
    (local $c0 v128) (local $c1 v128) (local $c2 v128) (local $c3 v128)
    (local $multiplier0 v128) (local $multiplier1 v128)
    (local $product0a v128) (local $product0b v128) (local $product1a v128) (local $product1b v128)
    (local $k0 i32) (local $k1 i32) (local $rounds i32)
    (local $at i32) (local $end i32)
    (local.set $multiplier0 (i32x4.splat (i32.const 0xD2511F53)))
    (local.set $multiplier1 (i32x4.splat (i32.const 0xCD9E8D57)))
    (local.set $end (i32.shl (local.get $blocks) (i32.const 2)))
    (loop $next_four
      (local.set $c0 (i32x4.add (i32x4.splat (local.get $first)) (v128.const i32x4 0 1 2 3)))
      (local.set $c1 (i32x4.splat (local.get $word1)))
      (local.set $c2 (i32x4.splat (local.get $word2)))
      (local.set $c3 (i32x4.splat (local.get $word3)))
      (local.set $k0 (local.get $key0))
      (local.set $k1 (local.get $key1))
      (local.set $rounds (i32.const 10))
      (loop $next_round
        ;; 64-bit products of c0 and c2 for all four counters: a holds counters 0 and 1, b holds 2 and 3
        (local.set $product0a (i64x2.extmul_low_i32x4_u (local.get $c0) (local.get $multiplier0)))
        (local.set $product0b (i64x2.extmul_high_i32x4_u (local.get $c0) (local.get $multiplier0)))
        (local.set $product1a (i64x2.extmul_low_i32x4_u (local.get $c2) (local.get $multiplier1)))
        (local.set $product1b (i64x2.extmul_high_i32x4_u (local.get $c2) (local.get $multiplier1)))
        ;; c0 = high(product1) ^ c1 ^ k0; c2 = high(product0) ^ c3 ^ k1
        (local.set $c0 (v128.xor
          (v128.xor
            (i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31 (local.get $product1a) (local.get $product1b))
            (local.get $c1))
          (i32x4.splat (local.get $k0))))
        (local.set $c2 (v128.xor
          (v128.xor
            (i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31 (local.get $product0a) (local.get $product0b))
            (local.get $c3))
          (i32x4.splat (local.get $k1))))
        ;; c1 = low(product1); c3 = low(product0)
        (local.set $c1
          (i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27 (local.get $product1a) (local.get $product1b)))
        (local.set $c3
          (i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27 (local.get $product0a) (local.get $product0b)))
        (local.set $k0 (i32.add (local.get $k0) (i32.const 0x9E3779B9)))
        (local.set $k1 (i32.add (local.get $k1) (i32.const 0xBB67AE85)))
        (br_if $next_round (local.tee $rounds (i32.sub (local.get $rounds) (i32.const 1)))))
      (v128.store (local.get $at) (local.get $c0))
      (v128.store (i32.add (local.get $at) (local.get $stride)) (local.get $c1))
      (v128.store (i32.add (local.get $at) (i32.mul (local.get $stride) (i32.const 2))) (local.get $c2))
      (v128.store (i32.add (local.get $at) (i32.mul (local.get $stride) (i32.const 3))) (local.get $c3))
      (local.set $first (i32.add (local.get $first) (i32.const 4)))
      (local.set $at (i32.add (local.get $at) (i32.const 16)))
      (br_if $next_four (i32.lt_u (local.get $at) (local.get $end)))))

  ;; Steps each of `blocks` xoshiro128** states, which lie as `fill` writes them, and writes an integer in [0, bound) for
  ;; state b to byte 4 * stride + 4 * b. `excess` is 2 ** 32 % bound: lanes whose low product is below it are `pending`
  ;; and draw again while the others keep what they have.
  (func (export "draw") (param $bound i32) (param $excess i32) (param $blocks i32) (param $stride i32)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    (local $next_c v128) (local $next_d v128)
    (local $word v128) (local $drawn v128) (local $pending v128)
    (local $bounds v128) (local $excesses v128)
    (local $at i32) (local $end i32)
    (local.set $bounds (i32x4.splat (local.get $bound)))
    (local.set $excesses (i32x4.splat (local.get $excess)))
    (local.set $end (i32.shl (local.get $blocks) (i32.const 2)))
    (loop $next_four
      (local.set $a (v128.load (local.get $at)))
      (local.set $b (v128.load (i32.add (local.get $at) (local.get $stride))))
      (local.set $c (v128.load (i32.add (local.get $at) (i32.mul (local.get $stride) (i32.const 2)))))
      (local.set $d (v128.load (i32.add (local.get $at) (i32.mul (local.get $stride) (i32.const 3)))))
      (local.set $pending (v128.const i32x4 -1 -1 -1 -1))
      (loop $redraw
        ;; word = rotl(b * 5, 7) * 9
        (local.set $word (i32x4.mul (local.get $b) (v128.const i32x4 5 5 5 5)))
        (local.set $word (i32x4.mul
          (v128.or
            (i32x4.shl (local.get $word) (i32.const 7))
            (i32x4.shr_u (local.get $word) (i32.const 25)))
          (v128.const i32x4 9 9 9 9)))
        ;; drawn = high(word * bound)
        (local.set $drawn (v128.bitselect
          (i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31
            (i64x2.extmul_low_i32x4_u (local.get $word) (local.get $bounds))
            (i64x2.extmul_high_i32x4_u (local.get $word) (local.get $bounds)))
          (local.get $drawn)
          (local.get $pending)))
        ;; the step of xoshiro128**
        (local.set $next_c (v128.xor (local.get $c) (local.get $a)))
        (local.set $next_d (v128.xor (local.get $d) (local.get $b)))
        (local.set $a (v128.bitselect
          (v128.xor (local.get $a) (local.get $next_d)) (local.get $a) (local.get $pending)))
        (local.set $c (v128.bitselect
          (v128.xor (local.get $next_c) (i32x4.shl (local.get $b) (i32.const 9))) (local.get $c) (local.get $pending)))
        (local.set $b (v128.bitselect
          (v128.xor (local.get $b) (local.get $next_c)) (local.get $b) (local.get $pending)))
        (local.set $d (v128.bitselect
          (v128.or
            (i32x4.shl (local.get $next_d) (i32.const 11))
            (i32x4.shr_u (local.get $next_d) (i32.const 21)))
          (local.get $d)
          (local.get $pending)))
        ;; again for the lanes in which low(word * bound) < excess
        (local.set $pending (v128.and
          (local.get $pending)
          (i32x4.lt_u (i32x4.mul (local.get $word) (local.get $bounds)) (local.get $excesses))))
        (br_if $redraw (v128.any_true (local.get $pending))))
      (v128.store (local.get $at) (local.get $a))
      (v128.store (i32.add (local.get $at) (local.get $stride)) (local.get $b))
      (v128.store (i32.add (local.get $at) (i32.mul (local.get $stride) (i32.const 2))) (local.get $c))
      (v128.store (i32.add (local.get $at) (i32.mul (local.get $stride) (i32.const 3))) (local.get $d))
      (v128.store (i32.add (local.get $at) (i32.mul (local.get $stride) (i32.const 4))) (local.get $drawn))
      (local.set $at (i32.add (local.get $at) (i32.const 16)))
      (br_if $next_four (i32.lt_u (local.get $at) (local.get $end))))))
