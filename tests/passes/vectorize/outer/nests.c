/* Loops in loops of which the outer one is to be vectorized: SAFE says that its iterations may be done in any order, ASK does not. */
#include "../loops.h"
#define SAFE _Pragma("clang loop vectorize(assume_safety)")
#define ASK _Pragma("clang loop vectorize(enable)")
#define IN(j, to) s32 j = 0; j < to; ++j
s32 probe(s32);

/* taken by both */
void matrix_by_vector(float *R y, const float *R a, const float *R x, s32 n, s32 m) { SAFE for (UP) { float s = 0; for (IN(j, m)) s += a[i * m + j] * x[j]; y[i] = s; } }
void columns_by_vector(float *R y, const float *R a, const float *R x, s32 n, s32 m) { SAFE for (UP) { float s = 0; for (IN(j, m)) s += a[j * 80 + i] * x[j]; y[i] = s; } }
void asked_by_vector(float *R y, const float *R a, const float *R x, s32 n, s32 m) { ASK for (UP) { float s = 0; for (IN(j, m)) s += a[i * m + j] * x[j]; y[i] = s; } }
void asked_by_columns(u32 *R y, const u32 *R a, s32 n) { ASK for (UP) { u32 s = 7; for (IN(j, 9)) s ^= a[j * 80 + i]; y[i] = s; } }
void stencil(float *R y, const float *R x, const float *R w, s32 n) { SAFE for (UP) { float s = 0; for (IN(j, 5)) s += x[i + j] * w[j]; y[i] = s; } }
void stencil_of_rows(u32 *R y, const u32 *R x, s32 n, s32 m) { SAFE for (UP) for (IN(j, m)) y[j * 80 + i] = x[j * 80 + i] + 2 * x[j * 80 + i + 1] + x[j * 80 + i + 2]; }
void row_sums(u32 *R y, const u32 *R x, s32 n, s32 m) { SAFE for (UP) { u32 s = 0; for (IN(j, m)) s += x[i * m + j]; y[i] = s; } }
void row_products(u32 *R y, const u32 *R x, s32 n) { SAFE for (UP) { u32 s = 1; for (IN(j, 4)) s *= x[i * 4 + j]; y[i] = s; } }
void smallest_of_columns(s32 *R y, const s32 *R x, s32 n, s32 m) { SAFE for (UP) { s32 s = 9; for (IN(j, m)) s = x[j * 80 + i] < s ? x[j * 80 + i] : s; y[i] = s; } }
void scaled_in_place(float *R a, const float *R k, s32 n, s32 m) { SAFE for (UP) for (IN(j, m)) a[j * 80 + i] *= k[i]; }
void rows_scaled_in_place(float *R a, const float *R k, s32 n, s32 m) { SAFE for (UP) for (IN(j, m)) a[i * 6 + j] *= k[i]; }
void counters_stored(s32 *R a, s32 n, s32 m) { SAFE for (UP) for (IN(j, m)) a[j * 80 + i] = i * 3 + j; }
void three_deep(u32 *R c, const u32 *R a, const u32 *R b, s32 n, s32 m) { SAFE for (UP) for (IN(j, m)) { u32 s = 0; for (IN(k, m)) s += a[j * m + k] * b[k * 80 + i]; c[j * 80 + i] = s; } }
void two_inside(u32 *R y, const u32 *R x, s32 n, s32 m) { SAFE for (UP) { u32 s = 0; for (IN(j, m)) s += x[j * 80 + i]; for (IN(j, 3)) s ^= x[j * 80 + i] + j; y[i] = s; } }
void work_around(s32 *R y, const s32 *R x, s32 n, s32 m) { SAFE for (UP) { s32 s = x[i] * 3; for (IN(j, m)) s += x[i + j]; y[i] = s / (x[i] & 7 | 1); } }
void uniform_if(u32 *R y, const u32 *R x, s32 n, s32 m, u32 k) { SAFE for (UP) { u32 s = x[i]; for (IN(j, m)) { if (k & 1) s += x[j * 80 + i]; else s ^= j; } y[i] = s; } }
void uniform_if_around(u32 *R y, const u32 *R x, s32 n, s32 m, u32 k) { SAFE for (UP) { u32 s = x[i]; if (k > 2) { for (IN(j, m)) s += x[j * 80 + i]; } y[i] = s; } }
void selected_inside(s32 *R y, const s32 *R x, s32 n, s32 m) { SAFE for (UP) { s32 s = 0; for (IN(j, m)) s += x[j * 80 + i] > 2 ? x[j * 80 + i] : -1; y[i] = s; } }
void bytes(u8 *R y, const u8 *R x, s32 n, s32 m) { SAFE for (UP) { u8 s = 0; for (IN(j, m)) s += x[j * 80 + i]; y[i] = s; } }
void widening(s64 *R y, const s16 *R x, s32 n, s32 m) { SAFE for (UP) { s64 s = 0; for (IN(j, m)) s += (s64)x[j * 80 + i] * i; y[i] = s; } }
void doubles(double *R y, const double *R x, s32 n, s32 m) { SAFE for (UP) { double s = 0.5; for (IN(j, m)) s = s * 0.25 + x[j * 80 + i]; y[i] = s; } }
void square_roots(float *R y, const float *R x, s32 n, s32 m) { SAFE for (UP) { float s = 0; for (IN(j, m)) s += __builtin_fabsf(x[j * 80 + i]); y[i] = s; } }
void gathered(u32 *R y, const u32 *R x, const s32 *R idx, s32 n, s32 m) { SAFE for (UP) { u32 s = 0; for (IN(j, m)) s += x[idx[j * 9 + i]]; y[i] = s; } }
void by_uniform_index(u32 *R y, const u32 *R x, const s32 *R idx, s32 n, s32 m) { SAFE for (UP) { u32 s = 0; for (IN(j, m)) s += x[idx[j] + i]; y[i] = s; } }
void by_varying_index(u32 *R y, const u32 *R x, const s32 *R idx, s32 n, s32 m) { SAFE for (UP) { u32 s = 0; for (IN(j, m)) s += x[idx[j * 9 + i] + i]; y[i] = s; } }
void by_square(u32 *R y, const u32 *R x, s32 n, s32 m) { SAFE for (UP) { u32 s = 0; for (IN(j, m)) s += x[(i * i & 31) + i + j]; y[i] = s; } }
void strided(u32 *R y, const u32 *R x, s32 n, s32 m) { SAFE for (UP) { u32 s = 0; for (IN(j, m)) s += x[2 * i + j]; y[3 * i] = s; } }
void backwards(u32 *R y, const u32 *R x, s32 n, s32 m) { SAFE for (s32 i = n - 1; i >= 0; --i) { u32 s = 0; for (IN(j, m)) s += x[j * 80 + i]; y[i] = s; } }
void by_threes(u32 *R y, const u32 *R x, s32 n, s32 m) { SAFE for (s32 i = 0; i < n; i += 3) { u32 s = 0; for (IN(j, m)) s += x[j * 80 + i]; y[i] = s; } }
void recurrence_inside(u32 *R y, const u32 *R x, s32 n, s32 m) { SAFE for (UP) { u32 a = 1, b = 0; for (IN(j, m)) { u32 c = a + b * x[i]; b = a; a = c; } y[i] = a - b; } }
void nothing_but_uniform(u32 *R y, const u32 *R x, s32 n, s32 m) { SAFE for (UP) { u32 s = 0; for (IN(j, m)) s += x[j]; y[i] = s; } }
s32 last_of_them(s32 *R y, const s32 *R x, s32 n1, s32 m) { s32 r = 0; SAFE for (s32 i = 0; i < n1; ++i) { s32 s = 0; for (IN(j, m)) s += x[j * 80 + i]; y[i] = s; r = s + i; } return r; }
void shifted_rows(u32 *R y, const u32 *R x, s32 n, s32 m) { SAFE for (UP) { u32 s = i; for (IN(j, m)) { s = s << 1 ^ x[j]; y[j * 80 + i] = s; } } }
void divided(s32 *R y, const s32 *R x, s32 n, s32 m, s32 k) { SAFE for (UP) { s32 s = 0; if (k) for (IN(j, m)) s += x[j * 80 + i] / k; y[i] = s; } }

/* taken by opt alone: nothing says that iterations may be done in any order */
void may_overlap(u32 *y, const u32 *x, s32 n, s32 m) { ASK for (UP) { u32 s = 0; for (IN(j, m)) s += x[j * 80 + i]; y[i] = s; } }
void row_carries(u32 *a, s32 n) { ASK for (UP) for (IN(j, 4)) a[j * 80 + i + 1] = a[j * 80 + i] + 1; }
void columns_added_up(u32 *R y, const u32 *R x, s32 n, s32 m) { ASK for (UP) for (IN(j, m)) y[j] += x[i * m + j]; }
void rows_of_unknown_length(u32 *R a, s32 n, s32 m, s32 s) { ASK for (UP) for (IN(j, m)) a[i * s + j] = j; }

/* taken by neither */
void triangle(u32 *R a, const u32 *R b, s32 n) { SAFE for (UP) { u32 s = 0; for (IN(j, i)) s += b[j]; a[i] = s; } }
void triangle_upper(u32 *R a, const u32 *R b, s32 n) { SAFE for (UP) { u32 s = 0; for (s32 j = i; j < n; ++j) s += b[j]; a[i] = s; } }
void bound_is_loaded(u32 *R y, const u32 *R x, const s32 *R idx, s32 n) { SAFE for (UP) { u32 s = 0; for (IN(j, idx[i])) s += x[j]; y[i] = s; } }
void start_is_loaded(u32 *R y, const u32 *R x, const s32 *R idx, s32 n) { SAFE for (UP) { u32 s = 0; for (s32 j = idx[i]; j < 64; ++j) s += x[j]; y[i] = s; } }
void divergent_if(u32 *R y, const u32 *R x, s32 n, s32 m) { SAFE for (UP) { u32 s = 0; for (IN(j, m)) if (x[j * 80 + i] & 1) y[j * 80 + i] = s += 3; y[i + 800] = s; } }
void divergent_if_around(u32 *R y, const u32 *R x, s32 n, s32 m) { SAFE for (UP) { if (x[i] & 1) for (IN(j, m)) y[j * 80 + i] = j; } }
void leaves_inside(u32 *R y, const u32 *R x, s32 n, s32 m) { SAFE for (UP) { s32 j = 0; for (; j < m; ++j) if (x[j * 80 + i] == 3) break; y[i] = j; } }
u32 sum_of_all(const u32 *R x, s32 n, s32 m) { u32 s = 0; SAFE for (UP) for (IN(j, m)) s += x[i * m + j]; return s; }
void calls_inside(s32 *R y, s32 n, s32 m) { SAFE for (UP) for (IN(j, m)) y[j * 80 + i] = probe(i + j); }
void volatile_inside(u32 *R y, const volatile u32 *R x, s32 n, s32 m) { SAFE for (UP) { u32 s = 0; for (IN(j, m)) s += x[j]; y[i] = s; } }
void told_not_to(u32 *R y, const u32 *R x, s32 n, s32 m) { _Pragma("clang loop vectorize(disable)") for (UP) { u32 s = 0; for (IN(j, m)) s += x[j * 80 + i]; y[i] = s; } }
void not_told(u32 *R y, const u32 *R x, s32 n, s32 m) { for (UP) { u32 s = 0; for (IN(j, m)) s += x[j * 80 + i]; y[i] = s; } }
void several_asked(u32 *R y, const u32 *R x, s32 n, s32 m) { _Pragma("clang loop vectorize(assume_safety) interleave_count(2)") for (UP) { u32 s = 0; for (IN(j, m)) s += x[j * 80 + i]; y[i] = s; } }
