/* Where addresses are computed in loops: steps that aren't constant, products that several share, arrays in local memory. */
#include "../vectorize/loops.h"
#define LOCAL __attribute__((address_space(5)))
LOOP(pitch, (u32 *R a, const u32 *R b, s64 n, s64 s), UPL, a[i] = b[i * s])
LOOP(pitch_in_bytes, (u32 *R a, const u8 *R b, s64 n, s64 s), UPL, a[i] = b[i * s + 3])
LOOP(pitch_of_ints, (u32 *R a, const u32 *R b, s32 n, s32 s), UP, a[i] = b[(s64)i * s])
LOOP(pitch_stored, (u32 *R a, const u32 *R b, s64 n, s64 s), UPL, a[i * s] = b[i])
LOOP(pitch_shared, (u32 *a, const u32 *b, const u32 *c, s64 n, s64 s), UPL, a[i * s] = b[i * s] + c[i * s])
LOOP(pitch_of_two, (u32 *a, const u32 *b, s64 n, s64 s), UPL, a[i * s] += b[i * s + 1] - b[i * s])
LOOP(pitch_down, (u32 *R a, const u32 *R b, s64 n, s64 s), s64 i = n; i > 0; --i, a[i] = b[i * s])
LOOP(third, (u32 *R a, const u32 *R b, s32 n), UP, a[i] = b[i * 3 + 1])
LOOP(third_down, (u32 *R a, const u32 *R b, s32 n), s32 i = n; i > 0; --i, a[i] = b[i * 3])
LOOP(from_the_middle, (u32 *R a, const u32 *R b, s32 n, s32 k), UP, a[i] = b[i * 2 + 5])
LOOP(unsigned_index, (u32 *R a, const u32 *R b, u32 n), u32 i = 0; i < n; ++i, a[i] = b[i * 4u])
LOOP(fields, (u32 *R a, const struct { u32 x, y, z; } *R b, s64 n), UPL, a[i] = b[i].x + b[i].y * 2 + b[i].z)
u32 used_behind(const u32 *a, s64 n, s64 s) { const u32 *p = a; for (s64 i = 0; i < n; ++i) p = &a[i * s]; return n > 0 ? *p : 0; }
void local_fixed(u32 *a, s32 n) {
  u32 held[16];
  LOCAL u32 *local = (LOCAL u32 *)held;
  for (s32 i = 0; i < 16; ++i) local[i] = i * 3 + n;
  for (s32 i = 0; i < n; ++i) {
    u32 sum = 0;
    for (s32 j = 0; j < 16; ++j) sum = sum * 5 + local[j];
    a[i] = sum;
  }
}
void local_matrix(u32 *a, s32 n) {
  u32 held[4 * 4];
  LOCAL u32 *local = (LOCAL u32 *)held;
  for (s32 i = 0; i < 4; ++i)
    for (s32 j = 0; j < 4; ++j) local[i * 4 + j] = i * 7 + j * n;
  for (s32 i = 0; i < n; ++i) {
    u32 sum = 0;
    for (s32 k = 0; k < 4; ++k)
      for (s32 j = 0; j < 4; ++j) sum = sum * 5 + local[j * 4 + k];
    a[i] = sum;
  }
}
void local_down(u16 *a, s32 n) {
  u16 held[16];
  LOCAL u16 *local = (LOCAL u16 *)held;
  for (s32 i = 15; i >= 0; --i) local[i] = i * n;
  for (s32 i = 0; i < n; ++i) {
    u16 sum = 0;
    for (s32 j = 15; j > 0; j -= 2) sum = sum * 5 + local[j];
    a[i] = sum;
  }
}
void local_two(u32 *a, s32 n) {
  u32 held[8], other[8];
  LOCAL u32 *local = (LOCAL u32 *)held, *second = (LOCAL u32 *)other;
  for (s32 i = 0; i < 8; ++i) local[i] = i * 3 + n, second[i] = i - n;
  for (s32 i = 0; i < n; ++i) {
    u32 sum = 0;
    for (s32 j = 0; j < 8; ++j) sum += local[j] * second[j];
    a[i] = sum;
  }
}
