;; Philox4x32-10 for many counters at once, four to a SIMD register: what philox.ts says, at the speed of C.
;; Compiled to philox-wasm.ts by `npm run build:philox`; a test fails when the two differ.
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
      (br_if $next_four (i32.lt_u (local.get $at) (local.get $end))))))
