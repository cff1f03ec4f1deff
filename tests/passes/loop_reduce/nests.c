/* Indices that may wrap around before they are extended, in nests, in loops that were unrolled, and behind branches. */
#include "../vectorize/loops.h"
#define UNROLLED _Pragma("clang loop unroll_count(4)")
void nest(u32 *R a, const u32 *R b, s32 n, s32 s) {
  for (s32 j = 0; j < 3; ++j)
    for (s32 i = j; i < n; ++i) a[i] = a[i] * 3 + b[((u32)n - 1u - (u32)i) * (u32)(s > 0 ? s : 0)];
}
void nest_of_signs(u32 *R a, const u32 *R b, s32 n, s32 s) {
  for (s32 j = 0; j < 3; ++j)
    for (s32 i = j; i < n; ++i) a[i] = a[i] * 3 + b[i * s];
}
void copies(u32 *R a, const u32 *R b, s32 n, s32 s) {
  UNROLLED for (s32 i = s > 1; i < n; ++i) a[i] = b[i];
}
void copies_of_products(u32 *R a, const u32 *R b, s32 n, s32 s) {
  UNROLLED for (s32 i = 0; i < n; ++i) a[i] = b[((u32)n - 1u - (u32)i) * (u32)(s > 0 ? s : 0)];
}
void copies_in_nest(u32 *R a, const u32 *R b, s32 n, s32 s) {
  for (s32 j = 0; j < 3; ++j)
    UNROLLED for (s32 i = j; i < n; ++i) a[i] = a[i] * 3 + b[((u32)n - 1u - (u32)i) * (u32)(s > 0 ? s : 0)];
}
void branch(u32 *R a, const u32 *R b, s32 n, s32 s) {
  for (s32 i = 0; i < n; ++i) {
    u32 x = a[i];
    if (x & 1) x ^= b[i];
    if (x & 2) x += b[i * s];
    a[i] = x;
  }
}
