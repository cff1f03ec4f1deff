/* Shapes of the classical suites for vectorizers, a few more of each: indexing, dependences, wrap-around variables, expansion, conditions,
   packing, searches, storage that overlays other storage, loops that are rerolled or unrolled by hand. */
#include "loops.h"
/* -- linear dependences and induction variables */
LOOP(by_two_from_behind, (float *R a, const float *R b, s32 n), UP, a[2 * i + 1] = a[2 * i] + b[i])
LOOP(written_from_the_end, (float *R a, const float *R b, s32 n), s32 i = n - 1; i >= 0; --i, a[i + 1] = a[i + 1] + b[i])
LOOP(both_halves, (float *a, s64 n), UPL, a[i] = a[i + n] * 0.5f)
LOOP(counter_by_three, (float *R a, const float *R b, s32 n), UP, a[i] = b[3 * i + 2] + b[3 * i])
void counter_beside(float *R a, const float *R b, s32 n) { s32 j = -1; for (UP) { ++j; a[j] = b[i] * 2; } }
void counter_beside_by_two(float *R a, const float *R b, s32 n) { s32 j = 0; for (UP) { a[i] = b[j] + b[j + 1]; j += 2; } }
void counter_of_counter(u32 *R a, s32 n) { u32 j = 1; for (UP) { a[i] = j; j += 3; } }
void counter_if(u32 *R a, const u32 *R b, s32 n) { s32 j = -1; for (UP) if (b[i] > 9) { ++j; a[j] = b[i]; } }
void two_counters_down(float *R a, const float *R b, s32 n) { s32 j = n; for (UP) { --j; a[i] = b[j]; } }
LOOP(triangle, (u32 *R a, s32 n), UP, a[i] = (u32)(i * (i + 1) / 2))
/* -- statements to be put into another order, or parted */
LOOP(reordered, (float *R a, float *R b, const float *R c, s32 n), UP, a[i + 1] = b[i] + c[i]; b[i] = c[i] * 2)
LOOP(reordered_ahead, (float *R a, float *R b, const float *R c, s32 n), UP, b[i] = a[i + 1] - c[i]; a[i] = c[i] + 1)
LOOP(parted, (float *R a, float *R b, const float *R c, s32 n), UP, a[i] += b[i] * c[i]; b[i + 1] = c[i])
LOOP(preloading, (float *R a, float *R b, s32 n), UP, float t = a[i + 1]; b[i] = a[i] + t; a[i] = t * 2)
LOOP(loaded_twice, (float *R a, const float *R b, float *R c, s32 n), UP, c[i] = a[i] + b[i]; a[i] = c[i] - b[i + 1])
/* -- scalars that are expanded, wrap around, or are kept */
void expanded(float *R a, float *R b, s32 n) { float t; for (UP) { t = a[i] + b[i]; a[i] = t * t; b[i] = t; } }
void expanded_if(float *R a, const float *R b, s32 n) { float t = 0; for (UP) { if (b[i] > 0) t = b[i]; else t = -b[i]; a[i] = t; } }
void kept_behind(float *R a, const float *R b, s32 n1) { float t = 0; for (s32 i = 0; i < n1; ++i) { t = b[i] * 2; a[i] = t; } a[n1] = t; }
void wraps_twice(float *R a, const float *R b, s32 n) {
    s32 x = n, y = n + 1;
    for (UP) { a[i] = (b[i] + b[x] + b[y]) * 0.25f; y = x; x = i; }
}
void carried_float(float *R a, const float *R b, s32 n) { float x = b[n]; for (UP) { a[i] = (b[i] + x) * 0.5f; x = b[i]; } }
void carried_two_floats(float *R a, const float *R b, s32 n) {
    float x = b[0], y = b[1];
    for (UP) { a[i] = b[i] + x * y; y = x; x = b[i]; }
}
void carried_sum(u32 *R a, const u32 *R b, s32 n) { u32 s = 0; for (UP) { s += b[i]; a[i] = s; } }
/* -- conditions */
LOOP(if_sign, (float *R a, const float *R b, const float *R c, s32 n), UP, if (b[i] > 0) a[i] += b[i] * c[i])
LOOP(if_either, (float *R a, const float *R b, float *R c, s32 n), UP, if (b[i] < 0) a[i] = c[i]; else c[i] = a[i])
LOOP(if_in_if, (float *R a, const float *R b, const float *R c, s32 n), UP, if (a[i] > b[i]) { if (c[i] > 0) a[i] = c[i]; else a[i] = b[i]; })
LOOP(goto_over, (float *R a, const float *R b, s32 n), UP, if (b[i] == 0) goto next; a[i] = a[i] * b[i]; next:;)
LOOP(if_invariant, (float *R a, const float *R b, s32 n, s32 k), UP, if (k > 0) a[i] = b[i]; else a[i] = -b[i])
LOOP(if_index, (u32 *R a, const u32 *R b, s32 n), UP, a[i] = i < n / 2 ? b[i] : b[i] * 2)
LOOP(switch_of_three, (u32 *R a, const u32 *R b, s32 n), UP, switch (b[i] & 3) { case 0: a[i] += 1; break; case 1: a[i] ^= 5; break; default: a[i] *= 3; })
LOOP(clamped, (s32 *R a, const s32 *R b, s32 n), UP, s32 x = b[i] >> 2; a[i] = x < -100 ? -100 : x > 100 ? 100 : x)
LOOP(stored_if_greater, (s32 *R a, const s32 *R b, s32 n), UP, if (b[i] > a[i]) a[i] = b[i])
/* -- reductions and searches */
FOLD(u32, product_of_all, (const u32 *R a, s32 n), 1, UP, r *= a[i] | 1)
FOLD(u32, dot_product, (const u32 *R a, const u32 *R b, s32 n), 0, UP, r += a[i] * b[i])
FOLD(s32, largest, (const s32 *R a, s32 n), -5, UP, if (a[i] > r) r = a[i])
FOLD(s32, smallest_absolute, (const s16 *R a, s32 n), 1 << 20, UP, s32 x = a[i] < 0 ? -a[i] : a[i]; r = x < r ? x : r)
FOLD(u32, counted, (const u32 *R a, s32 n), 0, UP, r += a[i] > 1000)
FOLD(s32, last_negative, (const s32 *R a, s32 n), -1, UP, if (a[i] < 0) r = i)
FOLD(s32, first_negative, (const s32 *R a, s32 n), -1, UP, if (a[i] < 0) { r = i; break; })
s32 index_of_largest(const s32 *R a, s32 n) { s32 x = -5, r = 0; for (UP) if (a[i] > x) { x = a[i]; r = i; } return r; }
FOLD(u32, sums_of_four, (const u32 *R a, s32 n), 0, UP, r += a[4 * i] + a[4 * i + 1] + a[4 * i + 2] + a[4 * i + 3])
u64 sum_and_squares(const u32 *R a, s32 n) { u64 s = 0, q = 0; for (UP) { s += a[i]; q += (u64)a[i] * a[i]; } return s ^ q; }
u32 xor_of_differences(const u32 *R a, s32 n) { u32 r = 0; for (UP) r ^= a[i + 1] - a[i]; return r; }
/* -- packing, indirection, overlays, unrolled by hand */
LOOP(gathered_sum, (float *R a, const float *R b, const u32 *R idx, s32 n), UP, a[i] += b[idx[i]])
LOOP(scattered, (float *R a, const float *R b, const u32 *R idx, s32 n), UP, a[idx[i]] = b[i])
LOOP(overlaid, (u32 *a, s32 n), UP, ((float *)a)[i] = (float)(a[i] & 255))
LOOP(unrolled_by_two, (float *R a, const float *R b, s32 n), UP, a[2 * i] = b[2 * i] * 3; a[2 * i + 1] = b[2 * i + 1] * 3)
LOOP(unrolled_with_sum, (float *R a, const float *R b, float *R c, s32 n), UP, c[i] = a[2 * i] * b[2 * i] + a[2 * i + 1] * b[2 * i + 1])
void complex_product(float *R a, const float *R b, s32 n) {
    for (UP) {
        float x = a[2 * i], y = a[2 * i + 1];
        a[2 * i] = x * b[2 * i] - y * b[2 * i + 1];
        a[2 * i + 1] = x * b[2 * i + 1] + y * b[2 * i];
    }
}
LOOP(vector_sum, (float *R a, const float *R b, const float *R c, s32 n), UP, a[i] = b[i] + c[i])
LOOP(vector_triad, (float *R a, const float *R b, const float *R c, const float *R d, s32 n), UP, a[i] = b[i] + c[i] * d[i])
LOOP(of_root, (float *R a, const float *R b, s32 n), UP, a[i] = __builtin_sqrtf(__builtin_fabsf(b[i])))
LOOP(reciprocal, (float *R a, const float *R b, s32 n), UP, a[i] = 1 / (b[i] * b[i] + 1))
