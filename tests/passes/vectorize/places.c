/* Where minima and maxima are. */
#include "loops.h"
#define PLACE(name, type, index, first, op) \
    index name(const type *R a, index n) { \
        type best = first; \
        index at = -1; \
        for (index i = 0; i < n; ++i) if (a[i] op best) { best = a[i]; at = i; } \
        return at; \
    }
PLACE(first_least, s32, s64, 100, <)
PLACE(last_least, s32, s64, 100, <=)
PLACE(first_most, s32, s32, -100, >)
PLACE(last_most, s32, s32, -100, >=)
PLACE(first_least_unsigned, u32, s64, ~0u, <)
PLACE(last_least_unsigned, u32, s64, ~0u, <=)
PLACE(first_most_unsigned, u32, s32, 0, >)
PLACE(last_most_unsigned, u32, s32, 0, >=)
PLACE(first_least_wide, s64, s64, 100, <)
PLACE(last_most_short, s16, s32, -100, >=)
PLACE(first_least_byte, u8, s32, 255, <)
PLACE(last_most_byte, s8, s64, 1, >=)
PLACE(last_least_counted_unsigned, s32, u32, 100, <=)
s64 first_least_from(const s32 *R a, s64 n, s32 k) { s32 best = k; s64 at = k; for (UPL) if (a[i] < best) { best = a[i]; at = i; } return at; }
s64 last_least_from(const s32 *R a, s64 n, s32 k) { s32 best = k; s64 at = k; for (UPL) if (a[i] <= best) { best = a[i]; at = i; } return at; }
s64 first_least_and_value(const s32 *R a, s64 n) { s32 best = 100; s64 at = 0; for (UPL) if (a[i] < best) { best = a[i]; at = i; } return at * 1000 + best; }
s64 last_most_and_value(const s32 *R a, s64 n) { s32 best = -100; s64 at = 0; for (UPL) if (a[i] >= best) { best = a[i]; at = i; } return at * 1000 + best; }
s64 first_least_downwards(const s32 *R a, s64 n) { s32 best = 100; s64 at = -1; for (s64 i = n - 1; i >= 0; --i) if (a[i] < best) { best = a[i]; at = i; } return at; }
s64 last_least_downwards(const s32 *R a, s64 n) { s32 best = 100; s64 at = -1; for (s64 i = n - 1; i >= 0; --i) if (a[i] <= best) { best = a[i]; at = i; } return at; }
s64 first_least_by_threes(const s32 *R a, s64 n) { s32 best = 100; s64 at = -1; for (s64 i = 0; i < n; i += 3) if (a[i] < best) { best = a[i]; at = i; } return at; }
s64 first_least_turned(const s32 *R a, s64 n) { s32 best = 100; s64 at = -1; for (UPL) { s32 x = a[i]; at = best <= x ? at : i; best = best <= x ? best : x; } return at; }
s64 first_least_of_sums(const s32 *R a, const s32 *R b, s64 n) { s32 best = 100; s64 at = -1; for (UPL) { s32 x = a[i] + b[i]; if (x < best) { best = x; at = i; } } return at; }
s64 two_places(const s32 *R a, s64 n) { s32 least = 100, most = -100; s64 at = -1, there = -1; for (UPL) { if (a[i] < least) { least = a[i]; at = i; } if (a[i] > most) { most = a[i]; there = i; } } return at * 1000 + there; }
/* not taken */
s64 two_places_of_one(const s32 *R a, s64 n) { s32 best = 100; s64 at = -1, other = 5; for (UPL) { s32 x = a[i]; at = x < best ? i : at; other = x <= best ? i : other; best = x < best ? x : best; } return at * 1000 + other; }
s64 best_is_used(const s32 *R a, s32 *R b, s64 n) { s32 best = 100; s64 at = -1; for (UPL) { if (a[i] < best) { best = a[i]; at = i; } b[i] = best * 3; } return at; }
s64 other_comparison(const s32 *R a, s64 n) { s32 best = 100; s64 at = -1; for (UPL) { s32 x = a[i]; at = x > best ? i : at; best = x < best ? x : best; } return at; }
s64 other_signedness(const s32 *R a, s64 n) { s32 best = 100; s64 at = -1; for (UPL) { s32 x = a[i]; at = (u32)x < (u32)best ? i : at; best = x < best ? x : best; } return at; }
s64 equal_comparison(const s32 *R a, s64 n) { s32 best = 100; s64 at = -1; for (UPL) { s32 x = a[i]; at = x == best ? i : at; best = x < best ? x : best; } return at; }
s64 of_another_value(const s32 *R a, const s32 *R b, s64 n) { s32 best = 100; s64 at = -1; for (UPL) { at = b[i] < best ? i : at; best = a[i] < best ? a[i] : best; } return at; }
s64 after_the_new_one(const s32 *R a, s64 n) { s32 best = 100; s64 at = -1; for (UPL) { best = a[i] < best ? a[i] : best; at = a[i] <= best ? i : at; } return at; }
s32 whether_there_was_less(const s32 *R a, s64 n) { s32 best = 100, r = 0; for (UPL) { s32 x = a[i]; r = x < best ? 7 : r; best = x < best ? x : best; } return r + best; }
s64 best_is_stored(const s32 *R a, s32 *R b, s64 n) { s32 best = 100; s64 at = -1; for (UPL) { if (a[i] < best) { best = a[i]; at = i; } b[i] = best; } return at; }
s64 least_of_floats(const float *R a, s64 n) { float best = 100; s64 at = -1; for (UPL) if (a[i] < best) { best = a[i]; at = i; } return at; }
