/* Trip counts and inductions: widths, directions, steps, wrapping, pointers that move. */
#include "loops.h"
LOOP(up_int, (u32 *a, s32 n), UP, a[i] += 3)
LOOP(up_unsigned, (u32 *a, u32 n), UPU, a[i] += 3)
LOOP(up_long, (u32 *a, s64 n), UPL, a[i] += 3)
LOOP(up_ulong, (u32 *a, u64 n), u64 i = 0; i < n; ++i, a[i] += 3)
LOOP(up_u8, (u32 *a, u8 n), u8 i = 0; i < n; ++i, a[i] += 3)
LOOP(up_u16, (u32 *a, u16 n), u16 i = 0; i < n; ++i, a[i] += i)
LOOP(up_s8, (u32 *a, s8 n), s8 i = 0; i < n; ++i, a[i] += i)
LOOP(up_not_equal, (u32 *a, u32 n), u32 i = 0; i != n; ++i, a[i] += 3)
LOOP(up_least_once, (u32 *a, s32 n1), s32 i = 0; i <= n1; ++i, a[i] += 3)
LOOP(up_least_once_unsigned, (u32 *a, u32 n), u32 i = 0; i <= n; ++i, a[i] += 3)
LOOP(up_by_two, (u32 *a, s32 n), s32 i = 0; i < n; i += 2, a[i] += 3)
LOOP(up_by_three, (u32 *a, u32 n), u32 i = 0; i < n; i += 3, a[i] += i)
LOOP(up_by_two_unsigned, (u8 *a, u8 n), u8 i = 0; i < n; i += 2, a[i] += i)
LOOP(down_int, (u32 *a, s32 n), s32 i = n - 1; i >= 0; --i, a[i] += 3)
LOOP(down_unsigned, (u32 *a, u32 n), u32 i = n; i-- > 0;, a[i] += i)
LOOP(down_long, (u64 *a, s64 n), s64 i = n; i > 0; --i, a[i] += i)
LOOP(down_by_two, (u32 *a, s32 n), s32 i = n; i > 0; i -= 2, a[i] += i)
LOOP(down_u8, (u8 *a, u8 n), u8 i = n; i != 0; --i, a[i] += i)
void counts_down_goes_up(u32 *a, u32 n) { for (u32 i = 0; n; --n, ++i) a[i] += n; }
void wraps_unsigned(u32 *a, u32 from, u32 n) { u32 at = from; for (UPU) { a[i] = at; ++at; } }
void wraps_by_seven(u32 *a, u32 from, u32 n) { u32 at = from; for (UPU) { a[i] = at; at += 7; } }
void wraps_byte(u8 *a, u8 from, u32 n) { u8 at = from; for (UPU) { a[i] = at; at += 3; } }
void wraps_short_wide(u32 *a, u16 from, u32 n) { u16 at = from; for (UPU) { a[i] = at; ++at; } }
void wraps_signed_wide(s32 *a, s8 from, u32 n) { s8 at = from; for (UPU) { a[i] = at; ++at; } }
void wraps_down(u64 *a, u64 from, u32 n) { u64 at = from; for (UPU) { a[i] = at; at -= 5; } }
void wraps_by_variable(u32 *a, u32 from, u32 k, u32 n) { u32 at = from; for (UPU) { a[i] = at; at += k; } }
u32 wraps_end(u32 *a, u32 from, u32 n) { u32 at = from; for (UPU) { a[i] = at; at += 2; } return at; }
void between_unsigned(u32 *a, u32 from, u32 n) { for (u32 i = from; i != from + n; ++i) a[i - from] = i; }
void between_wraps_not(u32 *a, u32 from, u32 n) { for (u32 i = from; i < from + n; ++i) a[i - from] = i; }
void between_bytes(u8 *a, u8 from, u8 n) { for (u8 i = from; i != (u8)(from + n); ++i) a[(u8)(i - from)] = i; }
void index_byte_wraps(u32 *R a, const u32 *R b, u8 from, u32 n) { u8 at = from; for (UPU) { a[i] = b[at]; ++at; } }
void index_unsigned_offset(u32 *R a, const u32 *R b, u32 k, u32 n) { k &= 15; for (UPU) a[i] = b[i + k]; }
void index_unsigned_product(u32 *R a, const u32 *R b, u32 n) { for (UPU) a[i] = b[i * 2]; }
void index_masked(u32 *R a, const u32 *R b, u32 n) { for (UPU) a[i] = b[i & 15]; }
void index_divided(u32 *R a, const u32 *R b, u32 n) { for (UPU) a[i] = b[i / 4]; }
s32 last_counter(s32 *a, s32 n) { s32 i = 0; for (; i < n; ++i) a[i] = 1; return i; }
s32 last_before(s32 *a, s32 n) { s32 q = -1; for (UP) { a[i] = 1; q = i; } return q; }
void two_counters(u32 *R a, const u32 *R b, s32 n) { for (s32 i = 0, j = 5; i < n; ++i, j += 2) a[i] = b[j]; }
void two_counters_down(u32 *R a, const u32 *R b, s32 n) { for (s32 i = 0, j = n; i < n; ++i, --j) a[i] = b[j]; }
void counter_squared(u32 *a, u32 n) { for (UPU) a[i] = i * i; }
void counter_as_float(float *a, s32 n) { for (UP) a[i] = i; }
void counter_as_bytes(u8 *a, u64 n) { for (u64 i = 0; i < n; ++i) a[i] = i; }
void counter_as_longs(u64 *a, u32 n) { for (UPU) a[i] = i; }
void pointers_up(u32 *a, const u32 *b, u32 n) { while (n--) *a++ = *b++; }
void pointers_down(u32 *R a, const u32 *R b, s32 n) { while (n-- > 0) *--a = *--b; }
void pointers_until(u32 *a, const u32 *a_end) { while (a != a_end) *a++ += 1; }
void pointers_before(u32 *a, const u32 *a_end) { for (; a < a_end; ++a) *a += 1; }
void pointer_by_three(u32 *R a, const u32 *R b, s32 n) { for (UP) { a[i] = *b; b += 3; } }
void pointer_by_stride(u32 *R a, const u32 *R b, s32 n, s64 s) { for (UP) { a[i] = *b; b += s; } }
void pointer_stored(const u32 **R a, const u32 *R b, s32 n) { for (UP) a[i] = b; }
u32 *pointer_after(u32 *a, s32 n) { for (UP) *a++ = 7; return a; }
void at_least_once(u32 *a, s32 n) { s32 i = 0; do a[i] += 1; while (++i < n); }
void at_least_once_exact(u32 *a, u32 n1) { u32 i = 0; do a[i] += 1; while (++i != n1); }
void trips_constant_7(u32 *a) { for (s32 i = 0; i < 7; ++i) a[i] += 3; }
void trips_constant_64(u32 *a) { for (s32 i = 0; i < 64; ++i) a[i] += 3; }
void trips_constant_67(u8 *a) { for (s32 i = 0; i < 67; ++i) a[i] += 3; }
void trips_masked(u32 *a, u32 n) { n &= ~3u; for (UPU) a[i] += 3; }
void trips_eighths(u32 *a, u32 n) { for (u32 i = 0; i < n / 8 * 8; ++i) a[i] += 3; }
void trips_smaller(u32 *a, s32 n, s32 m) { s32 o = n < m ? n : m; for (s32 i = 0; i < o; ++i) a[i] += 3; }
void trips_assumed(u32 *a, u32 n1) { __builtin_assume(n1 > 0 && n1 < 100); for (u32 i = 0; i < n1; ++i) a[i] += 3; }
