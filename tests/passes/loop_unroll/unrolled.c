/* What copies of a body may get wrong: exits in the middle, counts at their limits, values carried on, loops in loops, local arrays. */
#include "../vectorize/loops.h"
/* known counts */
LOOP(once, (u32 *a), s32 i = 0; i < 1; ++i, a[i] += 3)
LOOP(twice, (u32 *a), s32 i = 0; i < 2; ++i, a[i] += i)
LOOP(seven, (u32 *a), s32 i = 0; i < 7; ++i, a[i] += i)
LOOP(seven_down, (u32 *a), s32 i = 6; i >= 0; --i, a[i] += i)
LOOP(twelve_by_three, (u32 *a), s32 i = 0; i < 36; i += 3, a[i] += i)
LOOP(hundred, (u8 *a), s32 i = 0; i < 100; ++i, a[i] += i)
LOOP(three_hundred, (u8 *a), s32 i = 0; i < 300; ++i, a[i] += a[i + 1])
LOOP(odd_count, (u8 *a), s32 i = 0; i < 127; ++i, a[i] += a[i + 1] * 3 + i)
LOOP(prime_count, (u16 *a), u64 i = 0; i < 103; ++i, a[i] = a[i] * a[i] + a[i + 1] * 3 + i)
void whole_byte(u8 *a) { u8 i = 0; do a[i] += i; while (++i); }
void bytes_from(u8 *a, u8 n) { u8 i = 0; do a[i] += i; while (++i != n); }
void bytes_down_from(u8 *a, u8 n) { u8 i = n; do a[i] += i; while (--i); }
void shorts_by_255(u16 *a, u16 from) { u16 i = from, j = 0; do a[j] += i; while (++j, i += 255, j < 64); }
u32 table(u32 k) { static const u32 t[8] = {3, 1, 4, 1, 5, 9, 2, 6}; u32 r = k; for (s32 i = 0; i < 8; ++i) r = r * 3 + t[i]; return r; }
/* counts known when it runs */
FOLD(u32, sum, (const u32 *a, u32 n), 0, UPU, r += a[i])
FOLD(u32, horner, (const u32 *a, u32 n, u32 k), k, UPU, r = r * 31 + a[i])
FOLD(u64, horner_long, (const u32 *a, u64 n, u64 k), k, u64 i = 0; i < n; ++i, r = r * 31 + a[i])
FOLD(u32, horner_bytes, (const u8 *a, u8 n), 1, u8 i = 0; i < n; ++i, r = r * 31 + a[i])
FOLD(u32, horner_down, (const u32 *a, s32 n), 1, s32 i = n; i > 0; --i, r = r * 31 + a[i])
FOLD(u32, by_three, (const u32 *a, u32 n), 1, u32 i = 0; i < n; i += 3, r = r * 31 + a[i])
FOLD(u32, by_five_down, (const u32 *a, s32 n), 1, s32 i = n; i > 0; i -= 5, r = r * 31 + a[i])
FOLD(u32, by_step, (const u32 *a, u32 n, u32 k), 1, u32 i = 0; i < n; i += (k & 3) + 1, r = r * 31 + a[i])
FOLD(u32, from_to, (const u32 *a, u32 from, u32 n), 1, u32 i = from; i != from + n; ++i, r = r * 31 + i)
FOLD(u64, from_to_long, (u64 from, u64 n), 1, u64 i = from; i != from + n; ++i, r = r * 31 + i)
FOLD(u32, from_down, (u32 from, u32 n), 1, u32 i = from; i != from - n; --i, r = r * 31 + i)
FOLD(u32, from_to_byte, (u8 from, u8 n), 1, u8 i = from; i != (u8)(from + n); ++i, r = r * 31 + i)
FOLD(u32, until_signed, (s8 from, s32 n), 1, s32 i = from; i < n; ++i, r = r * 31 + i)
FOLD(u32, to_the_end, (u8 n), 1, u32 i = n; i < 256; ++i, r = r * 31 + i)
FOLD(u32, squares, (u32 n), 1, u32 i = 0; i * i < n; ++i, r = r * 31 + i)
FOLD(u32, halves, (u32 n), 1, u32 i = n; i; i >>= 1, r = r * 31 + i)
FOLD(u32, of_the_product, (const u32 *a, u32 n, u32 m), 1, u32 i = 0; i < n * m; ++i, r = r * 31 + a[i])
FOLD(u32, eighths, (const u32 *a, u32 n), 1, u32 i = 0; i < n / 8 * 8; ++i, r = r * 31 + a[i])
FOLD(u32, quarters, (const u32 *a, u32 n), 1, u32 i = 0; i < n * 4; ++i, r = r * 31 + a[i])
FOLD(u32, at_most_31, (const u32 *a, u32 n), 1, u32 i = 0; i < (n & 31); ++i, r = r * 31 + a[i])
FOLD(u32, at_most_15, (const u32 *a, u32 n), 1, u32 i = 0; i < (n & 15); ++i, r = r * 31 + a[i])
LOOP(plain, (u32 *a, s32 n), UP, a[i] = a[i] * 3 + i)
LOOP(long_counter, (u32 *a, s64 n), UPL, a[i] = a[i] * 3 + i)
void at_least_once(u32 *a, s32 n1) { s32 i = 0; do a[i] += i; while (++i < n1); }
void pointers(u32 *a, const u32 *a_end) { for (; a != a_end; ++a) *a = *a * 3 + 1; }
/* what goes from one iteration to the next */
u32 fibonacci(u32 n, u32 k) { u32 x = k, y = 1; for (UPU) { u32 z = x + y; x = y; y = z; } return x; }
u32 swapped(u32 n, u32 k) { u32 x = k, y = 7; for (UPU) { u32 z = x; x = y; y = z; } return x * 3 + y; }
u32 rotated(u32 n, u32 k) { u32 x = k, y = 7, z = 9; for (UPU) { u32 t = x; x = y; y = z; z = t + i; } return x + y * 3 + z * 5; }
u32 last_and_before(const u32 *a, s32 n) { u32 x = 1, y = 2; for (UP) { y = x; x = a[i]; } return x * 3 + y; }
u32 last_index(const u32 *a, s32 n) { s32 last = -1; for (UP) if (a[i] & 1) last = i; return last; }
void prefix(u32 *a, s32 n) { for (s32 i = 1; i < n; ++i) a[i] += a[i - 1]; }
void through_memory(u32 *a, const u32 *b, s32 n) { for (UP) a[i] = b[i] + a[i ? i - 1 : 0]; }
/* several ways through the body, and out of it */
LOOP(choice, (u32 *a, s32 n), UP, if (a[i] & 1) a[i] = a[i] * 3 + 1; else a[i] >>= 1)
LOOP(skips, (u32 *a, s32 n), UP, if (a[i] & 3) continue; a[i] += i)
s32 first(const u32 *a, s32 n, u32 k) { for (UP) if ((a[i] & 15) == (k & 15)) return i; return -1; }
s32 first_of_twenty(const u32 *a, u32 k) { for (s32 i = 0; i < 20; ++i) if ((a[i] & 15) == (k & 15)) return i; return -1; }
s32 first_of_hundred(const u32 *a, u32 k) { for (s32 i = 0; i < 100; ++i) if ((a[i] & 63) == (k & 63)) return i; return -1; }
s32 two_ways_out(const u32 *a, s32 n) { for (UP) { if ((a[i] & 31) == 5) return i; if ((a[i] & 31) == 9) return -i; } return 1000; }
s32 both_known(u32 *a, s32 n) { s32 i = 0; for (; i < n; ++i) { a[i] += 1; if (i == 11) break; a[i] ^= 3; } return i; }
s32 both_constant(u32 *a) { s32 i = 0; for (; i < 24; ++i) { a[i] += 1; if (i == 11) break; a[i] ^= 3; } return i; }
s32 count_up_to(u32 *a, s32 n, u32 k) { s32 c = 0; for (UP) { a[i] += c; if (++c == (s32)(k & 31)) break; } return c; }
u32 collatz(u32 n) { u32 c = 0, x = n + 1; while (x != 1 && c < 200) { x = x & 1 ? x * 3 + 1 : x / 2; ++c; } return c; }
/* loops in loops */
u32 nest(const u32 *a, s32 n, s32 m) { u32 r = 1; for (UP) for (s32 j = 0; j < m; ++j) r = r * 31 + a[i + j]; return r; }
u32 nest_inner_known(const u32 *a, s32 n) { u32 r = 1; for (UP) for (s32 j = 0; j < 5; ++j) r = r * 31 + a[i + j]; return r; }
u32 nest_outer_known(const u32 *a, s32 n) { u32 r = 1; for (s32 j = 0; j < 3; ++j) for (UP) r = r * 31 + a[i + j]; return r; }
u32 nest_known(const u32 *a) { u32 r = 1; for (s32 j = 0; j < 4; ++j) for (s32 i = 0; i < 6; ++i) r = r * 31 + a[i * j]; return r; }
u32 triangle(const u32 *a, s32 m) { u32 r = 1; for (s32 i = 0; i < m; ++i) for (s32 j = 0; j <= i; ++j) r = r * 31 + a[i * j]; return r; }
u32 leaves_both(const u32 *a, s32 n, u32 k) { u32 r = 1; for (UP) for (s32 j = 0; j < 6; ++j) { r = r * 31 + a[i + j]; if ((r & 63) == (k & 63)) return r; } return r; }
u32 two_behind(const u32 *a, s32 n) { u32 r = 1; for (UP) r = r * 31 + a[i]; for (UP) r = r * 37 + a[i]; return r; }
/* local arrays */
u32 local_sum(const u32 *a, s32 n) { u32 t[8]; for (s32 i = 0; i < 8; ++i) t[i] = a[i]; u32 r = 0; for (UP) r = r * 31 + t[i & 7]; return r; }
u32 local_reversed(const u32 *a) { u32 t[16]; for (s32 i = 0; i < 16; ++i) t[i] = a[15 - i] * 3; u32 r = 0; for (s32 i = 0; i < 16; ++i) r = r * 31 + t[i]; return r; }
u32 histogram(const u8 *a, s32 n) { u32 t[4] = {0}; for (UP) ++t[a[i] & 3]; return t[0] + t[1] * 100 + t[2] * 10000 + t[3] * 1000000; }
u32 sorted(const u32 *a) { u32 t[5]; for (s32 i = 0; i < 5; ++i) t[i] = a[i]; for (s32 i = 0; i < 4; ++i) for (s32 j = 0; j < 4 - i; ++j) if (t[j] > t[j + 1]) { u32 x = t[j]; t[j] = t[j + 1]; t[j + 1] = x; } return t[0] + t[2] * 3 + t[4] * 7; }
