/* Shapes that classical suites for vectorizers try, in other forms than in classic.c and variables.c: through pointers, which may overlap or
   not, and of other types than float. */
#include "loops.h"
typedef struct { s32 x, y, z, w; } four;
/* branches */
void sign_chain(s32 *R a, s32 *R b, s32 *R c, s32 *R e, s32 n) { for (UP) { if (b[i] < 0) c[i] = a[i] + e[i]; else if (b[i] == 0) c[i] = a[i] - e[i]; else c[i] = a[i] ^ e[i]; } }
void both_under_mask(s32 *R a, s32 *R b, s32 *R c, s32 *R e, s32 n) { for (UP) if (e[i] < 0) { c[i] = b[i] * c[i]; a[i] += 1; } }
void either_neighbour(s16 *R a, s16 *R b, s16 *R c, s32 n) { for (UP) a[i] = b[i] > 0 ? c[i] : c[i + 1]; }
void ahead_if_asked(float *a, float *b, s32 n, s32 k) { for (UP) if (k > 0) a[i] = a[i + 3] + b[i]; }
void four_ways(s32 *R a, s32 *R b, s32 *R c, s32 *R e, u8 *R f, s32 n) { for (UP) switch (f[i] & 3) { case 0: a[i] = b[i]; break; case 1: a[i] = c[i]; break; default: a[i] = e[i]; } }
void asked_each_time(s32 *R a, s32 *R b, s32 *R c, s32 *R e, s32 n, s32 k) { for (UP) { if (k & 1) a[i] = b[i]; else c[i] = e[i]; } }
/* what goes round */
void two_before_wrap(s32 *R a, s32 *R b, s32 n) { s32 one = n - 1, two = n - 2; for (UP) { a[i] = b[i] + b[one < 0 ? 0 : one] + b[two < 0 ? 0 : two]; two = one; one = i; } }
void reused_scalar(s16 *R a, s16 *R b, s16 *R c, s16 *R e, s32 n) { for (UP) { s16 t = b[i] * c[i]; a[i] = t + e[i]; t = t * e[i]; b[i] = t; } }
void counter_skips(s32 *R a, s32 *R b, s32 *R c, s32 n) { s32 j = -1; for (UP) { ++j; a[j] = b[i] + c[j]; ++j; } }
void carried_over(u32 *a, u32 *b, s32 n) { u32 c = 0; for (UP) { u64 t = (u64)a[i] + b[i] + c; a[i] = (u32)t; c = t >> 32; } }
void running_largest(s32 *a, s32 n) { for (s32 i = 1; i < n; ++i) a[i] = a[i] > a[i - 1] ? a[i] : a[i - 1]; }
u32 hash(u8 *a, s32 n) { u32 r = 0; for (UP) r = r * 31 + a[i]; return r; }
void two_terms(s32 *a, s32 *b, s32 n) { for (s32 i = 2; i < n; ++i) a[i] = a[i - 1] + a[i - 2] * b[i]; }
void eight_behind(s32 *a, s32 *b, s32 n) { for (s32 i = 8; i < n; ++i) a[i] = a[i - 8] + b[i]; }
/* reductions */
float largest_difference(float *a, float *b, s32 n) { float r = 0; for (UP) { float t = a[i] - b[i]; t = t < 0 ? -t : t; r = t > r ? t : r; } return r; }
s64 mixed_products(s8 *a, s16 *b, s32 n) { s64 r = 0; for (UP) r += a[i] * b[i]; return r; }
s32 all_positive(s32 *a, s32 n) { s32 r = 1; for (UP) r &= a[i] > 0; return r; }
u32 shifted_xor(u32 *a, s32 n) { u32 r = 0; for (UP) r ^= a[i] << (i & 7); return r; }
s32 both_found(s32 *a, s32 n, s32 k) { s32 q = -1, p = 0; for (UP) if (a[i] < k) { q = i; p = 3; } return q + p; }
/* accesses */
void parted_by_three(s32 *R a, s32 *R b, s32 *R c, s32 *R e, s32 n) { for (UP) { a[i] = e[3 * i]; b[i] = e[3 * i + 1]; c[i] = e[3 * i + 2]; } }
void fields_of_four(four *R a, s32 n) { for (UP) { a[i].x += a[i].y; a[i].z = a[i].w; } }
void every_fourth_twice(u32 *R a, u32 *R b, s32 n) { for (UPU) a[i] = b[i >> 2]; }
void eighth_again(s32 *R a, s32 *R b, s32 n) { for (UP) a[i] = b[i & 7]; }
void gathered_if(s32 *R a, s32 *R b, s32 *R c, s32 *R idx, s32 n) { for (UP) if (c[i] > 0) a[i] += b[idx[i]]; }
void sorted_pairs(s32 *a, s32 *b, s32 n) { for (UP) { s32 t = a[i] < b[i] ? a[i] : b[i]; b[i] = a[i] > b[i] ? a[i] : b[i]; a[i] = t; } }
void exchanged(s64 *a, s64 *b, s32 n) { for (UP) { s64 t = a[i]; a[i] = b[i]; b[i] = t; } }
void last_of_all(s32 *R a, s32 *R b, s32 *R c, s32 n) { for (UP) { a[i] = b[i]; *c = a[i]; } }
void from_behind(s32 *a, s32 *b, s32 n) { for (UP) a[i] = a[n - 1 - i] + b[i]; }
void ones_counted(u32 *a, s32 n) { for (UP) a[i] = __builtin_popcount(a[i]); }
void doubles_of_squares(double *R a, float *R b, s32 n) { for (UP) a[i] += (double)b[i] * b[i]; }
void six_stores(s32 *a, s32 *b, s32 *c, s32 *e, s32 *f, s32 *g, s32 n) { for (UP) { a[i] = 1; b[i] = 2; c[i] = 3; e[i] = 4; f[i] = 5; g[i] = 6; } }
