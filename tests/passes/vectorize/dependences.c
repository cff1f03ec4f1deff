/* One array, or several, in which an iteration meets what another wrote; and values that go from one iteration to the next. */
#include "loops.h"
#define AHEAD(name, by) LOOP(name, (u32 *a, s32 n), UP, a[i + by] = a[i] + 1)
#define BEHIND(name, by) LOOP(name, (u32 *a, s32 n), UP, a[i] = a[i + by] + 1)
AHEAD(ahead_1, 1)
AHEAD(ahead_2, 2)
AHEAD(ahead_3, 3)
AHEAD(ahead_4, 4)
AHEAD(ahead_5, 5)
AHEAD(ahead_6, 6)
AHEAD(ahead_7, 7)
AHEAD(ahead_8, 8)
AHEAD(ahead_64, 64)
BEHIND(behind_1, 1)
BEHIND(behind_3, 3)
LOOP(in_place, (u32 *a, s32 n), UP, a[i] = a[i] * 2 + 1)
LOOP(ahead_8_bytes, (u8 *a, s32 n), UP, a[i + 8] = a[i] + 1)
LOOP(ahead_3_bytes, (u8 *a, s32 n), UP, a[i + 3] = a[i] + 1)
LOOP(ahead_2_longs, (u64 *a, s32 n), UP, a[i + 2] = a[i] + 1)
LOOP(ahead_down, (u32 *a, s32 n), s32 i = n; i > 0; --i, a[i] = a[i - 1] + 1)
LOOP(behind_down, (u32 *a, s32 n), s32 i = n; i > 0; --i, a[i - 1] = a[i] + 1)
LOOP(behind_down_4, (u32 *a, s32 n), s32 i = n; i > 0; --i, a[i - 1] = a[i + 3] + 1)
LOOP(stride_two_apart, (u32 *a, s32 n), UP, a[2 * i] = a[2 * i + 1] + 1)
LOOP(stride_two_ahead, (u32 *a, s32 n), UP, a[2 * i + 2] = a[2 * i] + 1)
LOOP(stride_two_ahead_8, (u32 *a, s32 n), UP, a[2 * i + 8] = a[2 * i] + 1)
LOOP(strides_differ, (u32 *a, s32 n), UP, a[2 * i] = a[i] + 1)
LOOP(by_variable, (u32 *a, s64 n, s64 d), UPL, a[i + d] = a[i] + 1)
LOOP(by_variable_back, (u32 *a, s64 n, s64 d), UPL, a[i] = a[i + d] + 1)
LOOP(length_apart, (u32 *a, s64 n), UPL, a[i + n] = a[i] + 1)
LOOP(write_write, (u32 *a, s32 n), UP, a[i] = 1; a[i + 1] = i)
LOOP(write_write_back, (u32 *a, s32 n), UP, a[i + 1] = i; a[i] = 2)
LOOP(forwarded, (u32 *a, u32 *R b, s32 n), UP, a[i] = i; b[i] = a[i] + 1)
LOOP(forwarded_by_2, (u32 *a, u32 *R b, s32 n), UP, a[i + 2] = i; b[i] = a[i] + 1)
LOOP(forwarded_by_8, (u32 *a, u32 *R b, s32 n), UP, a[i + 8] = i; b[i] = a[i] + 1)
LOOP(read_before, (u32 *a, u32 *R b, s32 n), UP, b[i] = a[i + 1]; a[i] = i)
LOOP(lengths_differ, (u8 *a, s32 n), UP, *(u16 *)(a + 2 * i) = a[i])
LOOP(one_of_two, (u32 *a, u32 *b, s32 n), UP, a[i] = b[i + 1]; b[i] = a[i] + 1)
LOOP(fibonacci, (u32 *a, s32 n), UP, a[i + 2] = a[i + 1] + a[i])
LOOP(opposite, (u32 *a, s32 n), UP, a[i] = a[n - i] + 1)
void previous(u32 *R a, const u32 *R b, s32 n) { u32 x = 7; for (UP) { a[i] = b[i] - x; x = b[i]; } }
void previous_of_memory(u32 *R a, const u32 *R b, s32 n) { u32 x = b[0]; for (UP) { u32 y = b[i + 1]; a[i] = x * y; x = y; } }
void previous_two(u32 *R a, const u32 *R b, s32 n) { u32 x = 7, y = 5; for (UP) { a[i] = b[i] - x * y; y = x; x = b[i]; } }
void previous_bytes(u8 *R a, const u8 *R b, u8 k, s32 n) { u8 x = k; for (UP) { a[i] = b[i] ^ x; x = b[i]; } }
void previous_float(float *R a, const float *R b, float k, s32 n) { float x = k; for (UP) { a[i] = b[i] * x; x = b[i]; } }
void previous_widened(u32 *R a, const u16 *R b, s32 n) { u16 x = 3; for (UP) { a[i] = (u32)x * b[i]; x = b[i]; } }
u32 previous_used_after(u32 *R a, const u32 *R b, s32 n) { u32 x = 7; for (UP) { a[i] = x; x = b[i]; } return x; }
u32 previous_kept(u32 *R a, const u32 *R b, s32 n) { u32 x = 7, y = 9; for (UP) { y = x; a[i] = y; x = b[i] + 1; } return y; }
u32 previous_summed(const u32 *R b, s32 n) { u32 x = 7, r = 0; for (UP) { r += x * b[i]; x = b[i]; } return r; }
void previous_counter(u32 *a, u32 n) { u32 x = n - 1; for (UPU) { a[i] = x; x = i; } }
void previous_if(u32 *R a, const u32 *R b, s32 n) { u32 x = 7; for (UP) { if (b[i] & 1) a[i] = x; x = b[i]; } }
void previous_computed(u32 *R a, const u32 *R b, s32 n) { u32 x = 7; for (UP) { u32 y = b[i] * 3 + 1; a[i] = x + y; x = y; } }
void previous_reversed(u32 *R a, const u32 *R b, s32 n) { u32 x = 7; for (s32 i = n; i > 0; --i) { a[i] = x; x = b[i]; } }
void wraps_around(u32 *R a, const u32 *R b, u32 n) { for (u32 i = 0, j = n; i < n; j = i, ++i) a[i] = b[j]; }
void recurrence_true(u32 *R a, const u32 *R b, s32 n) { u32 x = 7; for (UP) { x = x * 3 + b[i]; a[i] = x; } }
