/* Shapes of the classical suites for vectorizers once more, over arrays that are variables, of one and two dimensions: nothing has to be
   checked ahead of such loops, and what is known of an array is how long it is. ../vectorize_runs.py fills the variables. */
#include "loops.h"
#define ROOM 160
#define SIDE 80
#define EACH for (s32 i = 0; i < n; ++i)
#define EACH_J for (s32 j = 0; j < n; ++j)
float x[ROOM], y[ROOM], z[ROOM], u[ROOM], v[ROOM], A[SIDE][SIDE], B[SIDE][SIDE], C[SIDE][SIDE], flat[SIDE * SIDE], *pa, *pb;
s32 idx[ROOM];
/* linear dependence */
void ld_odd_from_even(s32 n) { for (s32 i = 1; i < n; i += 2) x[i] = x[i - 1] + y[i]; }
void ld_many_products(s32 n) { for (s32 i = 0; i < n / 2; ++i) x[2 * i] = z[i] * y[i] + u[i] * y[i] + z[i] * z[i] + u[i] * y[i] + u[i] * z[i]; }
void ld_down_shift(s32 n) { for (s32 i = n - 2; i >= 0; --i) x[i + 1] = x[i] + y[i]; }
void ld_down_plain(s32 n) { for (s32 i = n - 1; i >= 0; --i) x[i] = y[i] + 1.0f; }
void ld_first_element(s32 n) { for (s32 i = 1; i < n; ++i) x[i] = x[0] + y[i]; }
void ld_middle_element(s32 n) { EACH x[i] = x[n / 2] + y[i]; }
void ld_lower_transposed(s32 n) { EACH for (s32 j = 0; j < i; ++j) A[i][j] = A[j][i] + B[i][j]; }
void ld_triangular_saxpy(s32 n) { EACH_J for (s32 i = j + 1; i < n; ++i) x[i] -= A[j][i] * x[j]; }
void ld_product_of_transposed(s32 n) { EACH EACH_J A[i][j] = A[i][j] * C[j][i] + B[i][j]; }
void ld_unrolled_recurrence(s32 n) { for (s32 i = 0; i < n - 5; i += 5) { x[i] = x[i + 1] * x[i]; x[i + 1] = x[i + 2] * x[i + 1]; x[i + 2] = x[i + 3] * x[i + 2]; x[i + 3] = x[i + 4] * x[i + 3]; x[i + 4] = x[i + 5] * x[i + 4]; } }
void ld_dot_of_past(s32 n) { for (s32 i = 1; i < n; ++i) for (s32 j = 0; j <= i - 1; ++j) x[i] += B[j][i] * x[i - j - 1]; }
void ld_diagonal(s32 n) { for (s32 i = 1; i < n; ++i) for (s32 j = 1; j < n; ++j) A[i][j] = A[i - 1][j - 1] + B[i][j]; }
void ld_row_before(s32 n) { for (s32 i = 1; i < n; ++i) EACH_J A[i][j] = A[i - 1][j] + B[i][j]; }
/* induction variables */
void iv_next(s32 n) { for (s32 i = 0; i < n - 1; ++i) { s32 j = i + 1; x[i] = x[j] + y[i]; } }
void iv_arguments(s32 m, s32 n) { s32 j = 1; s32 k = 0; for (s32 i = m; i < n; i += m + 1) { k += j; x[i] += y[n - k + 1]; } }
void iv_under_condition(s32 n) { s32 j = -1; for (s32 i = 0; i < n / 2; ++i) { ++j; x[j] = y[i] + u[i] * v[i]; if (z[i] > 0) { ++j; x[j] = z[i] + u[i] * v[i]; } } }
void iv_in_both_branches(s32 n) { s32 j = -1; EACH { if (y[i] > 0) { ++j; x[j] = y[i] + u[i] * v[i]; } else { ++j; x[j] = z[i] + u[i] * v[i]; } } }
void iv_flattened(s32 n) { s32 k = -1; EACH EACH_J { ++k; flat[k] = A[i][j] + B[i][j] * C[i][j]; } }
void iv_flat_recurrence(s32 n) { s32 k = 1; EACH { for (s32 j = 1; j < n; ++j) { B[j][i] = B[j - 1][i] + flat[k - 1] * C[j][i]; ++k; } ++k; } }
void iv_two_a_round(s32 n) { s32 j = -1; for (s32 i = 0; i < n / 2; ++i) { ++j; x[j] = y[i] + z[i] * u[i]; ++j; x[j] = y[i] + u[i] * v[i]; } }
void iv_coupled(s32 n) { s32 j = -1; for (s32 i = 0; i < n / 2; ++i) { s32 k = j + 1; x[i] = y[k] - u[i]; j = k + 1; y[k] = x[i] + z[k]; } }
/* global data flow */
void gd_constant_offset(s32 n) { s32 m = 1; for (s32 i = 0; i < n - 1; ++i) x[i] = x[i + m] + y[i]; }
void gd_rows_apart(s32 n) { s32 m = 0; s32 j = m; s32 k = m + 1; for (s32 i = 1; i < n; ++i) A[j][i] = A[k][i - 1] + y[i] * z[1]; }
void gd_triangular_index(s32 n) { EACH { s32 k = (i + 1) * i / 2 + i; for (s32 j = i; j < n; ++j) { flat[k % (SIDE * SIDE)] += B[j][i]; k += j + 1; } } }
void gd_triangular_index_plain(s32 n) { for (s32 i = 0; i < n / 2; ++i) { s32 k = (i + 1) * i / 2 + i; for (s32 j = i; j < n; ++j) { flat[k] += B[j][i]; k += j + 1; } } }
static void shifted_sum(float *p, float *q, s32 n, s32 m) { for (s32 i = 0; i < n - 1; ++i) p[i] = p[i + m] + q[i]; }
void gd_inlined(s32 n) { shifted_sum(x, y, n, 1); }
void cf_either_array(s32 n) { for (s32 i = 0; i < n - 1; ++i) { if (y[i] < 0) goto other; x[i] = z[i] + u[i] * v[i]; goto next; other: z[i + 1] = x[i] + u[i] * u[i]; next:; } }
void cf_either_array_same(s32 n) { for (s32 i = 0; i < n - 1; ++i) { if (z[i] < 0) goto other; x[i] = z[i] + u[i] * v[i]; goto next; other: y[i] = x[i] + u[i] * u[i]; next:; } }
void cf_positive_offset(s32 m, s32 n) { if (m > 0) EACH x[i] = x[i + m] + y[i] * z[i]; }
void sy_stride(s32 m, s32 n) { if (m < 3) EACH x[i * m] += y[i]; }
void sy_bounds(s32 m, s32 n) { for (s32 i = m; i < n; i += m + 1) x[i] += y[i]; }
void sy_half(s32 m, s32 n) { s32 k = 8 * m; EACH x[i + k] = x[i] + y[i]; }
void sy_step_ahead(s32 m, s32 n) { s32 step = m + 1; for (s32 i = 0; i < n - 1; i += step) x[i] = x[i + step] + y[i]; }
void sy_half_constant(s32 n) { s32 k = n / 2; for (s32 i = 0; i < n / 2; ++i) x[i + k] = x[i] + y[i]; }
void sy_convolution(s32 n) { s32 m = n / 2; for (s32 j = 0; j < n / 2; ++j) for (s32 i = 0; i < m; ++i) x[i] += y[i + m - j - 1] * z[j]; }
/* statement reordering, distribution, interchange */
void sr_swap(s32 n) { for (s32 i = 1; i < n - 1; ++i) { x[i] = y[i - 1] + z[i] * u[i]; y[i] = y[i + 1] - v[i] * u[i]; } }
void sr_anti(s32 n) { for (s32 i = 0; i < n - 1; ++i) { x[i] *= z[i]; y[i] += x[i + 1] * u[i]; } }
void sr_both(s32 n) { for (s32 i = 1; i < n - 1; ++i) { x[i] = y[i - 1] + z[i]; y[i] = x[i + 1] * u[i]; } }
void di_recurrence_beside(s32 n) { for (s32 i = 1; i < n; ++i) { x[i] += z[i] * u[i]; y[i] = y[i - 1] + x[i] + u[i]; } }
void di_four_back(s32 n) { for (s32 i = 4; i < n; ++i) y[i] = y[i - 4] + x[i]; }
void di_square_between(s32 n) { for (s32 i = 1; i < n; ++i) { x[i] += y[i] * z[i]; v[i] = v[i - 1] * v[i - 1]; x[i] -= y[i] * z[i]; } }
void ic_down_columns(s32 n) { EACH for (s32 j = 1; j < n; ++j) A[j][i] = A[j - 1][i] + B[j][i]; }
void ic_triangular(s32 n) { for (s32 j = 1; j < n; ++j) for (s32 i = 1; i <= j; ++i) A[j][i] = A[j][i - 1] * A[j][i - 1] + B[j][i]; }
void ic_triangular_sum(s32 n) { EACH_J for (s32 i = j; i < n; ++i) A[i][j] = B[i][j] + C[i][j]; }
void ic_two_ways(s32 n) { for (s32 i = 1; i < n; ++i) { for (s32 j = 1; j < n; ++j) A[j][i] = A[j - 1][i] + C[j][i]; for (s32 j = 1; j < n; ++j) B[j][i] = B[j][i - 1] + C[j][i]; } }
void ic_two_ways_turned(s32 n) { for (s32 i = 1; i < n; ++i) { for (s32 j = 1; j < n; ++j) A[j][i] = A[j - 1][i] + C[j][i]; for (s32 j = 1; j < n; ++j) B[i][j] = B[i - 1][j] + C[i][j]; } }
void ic_vector_and_matrix(s32 n) { EACH { x[i] += y[i] * z[i]; for (s32 j = 1; j < n; ++j) A[j][i] = A[j - 1][i] + B[j][i] * x[i]; } }
/* node splitting */
void ns_ahead(s32 n) { for (s32 i = 0; i < n - 1; ++i) { x[i] = y[i] * z[i] * u[i]; y[i] = x[i] * x[i + 1] * u[i]; } }
void ns_sum_recurrence(float f, float g, s32 n) { for (s32 i = 1; i < n; ++i) x[i] = x[i - 1] + f + g + y[i] + z[i] + u[i]; }
void ns_rewritten(s32 n) { for (s32 i = 0; i < n - 1; ++i) { x[i] = y[i] + z[i] * u[i]; y[i] = x[i] + u[i] * v[i]; x[i] = y[i] + x[i + 1] * u[i]; } }
void ns_output(s32 n) { for (s32 i = 0; i < n - 1; ++i) { x[i] = y[i] + z[i] * u[i]; y[i] = z[i] + y[i]; x[i + 1] = y[i] + x[i + 1] * u[i]; } }
void ns_true_and_anti(s32 n) { for (s32 i = 0; i < n - 1; ++i) { x[i] = y[i] + z[i] * z[i] + y[i] * y[i] + z[i]; u[i] = x[i] + x[i + 1]; } }
void ns_output_ahead(s32 n) { for (s32 i = 0; i < n - 1; ++i) { x[i + 1] = y[i] + v[i]; x[i] = y[i] + z[i]; } }
/* scalar expansion */
void se_square_both(s32 n) { EACH { float s = y[i] + z[i]; y[i] = x[i] + u[i]; x[i] = s * v[i]; } }
void se_carried_product(s32 n) { float s = 0; EACH { x[i] = s * v[i]; s = y[i] + z[i]; y[i] = x[i] + u[i]; } }
void se_three_statements(s32 n) { for (s32 i = 0; i < n - 1; ++i) { x[i + 1] = y[i] + z[i]; y[i] = z[i] * v[i]; u[i] = x[i] * v[i]; } }
void se_carried(s32 n) { float t = 0; EACH { float s = y[i] * z[i]; x[i] = s + t; t = s; } }
void se_under_condition(s32 n) { EACH if (x[i] > y[i]) { float s = x[i] - y[i] * u[i]; z[i] += s; x[i] = s; } }
void se_wrap(s32 n) { float t = y[n]; EACH { x[i] = (y[i] + t) * .5f; t = y[i]; } }
void se_wrap_twice(s32 n) { float s = y[n]; float t = y[n + 1]; EACH { x[i] = (y[i] + s + t) * .3f; t = s; s = y[i]; } }
void se_array(s32 n) { EACH for (s32 j = 1; j < n; ++j) { x[j] = 1.0f - x[j - 1]; C[j][i] = x[j] + B[j][i] * u[j]; } }
void se_array_transposed(s32 n) { for (s32 i = 1; i < n; ++i) EACH_J { x[i] = A[j][i] - x[i - 1]; A[j][i] = x[i] + B[j][i]; } }
void se_wrap_under_condition(s32 n) { float s = 0; EACH { if (x[i] > 0) s = u[i] * u[i]; y[i] = s * z[i] + u[i]; v[i] = (s + 1) * A[0][i]; } }
void se_scalar_and_array(s32 n) { for (s32 i = 1; i < n; ++i) { float t = x[i] + y[i]; x[i] = t + z[i - 1]; t = z[i] * u[i]; z[i] = t; } }
/* control flow */
void cf_threshold(s32 m, s32 n) { EACH if (v[i] >= m) { x[i] += z[i] * u[i]; y[i] += z[i] * z[i]; } }
void cf_if_between(s32 n) { EACH { x[i] += u[i] * v[i]; if (x[i] < 0) y[i] += u[i] * v[i]; z[i] += x[i] * u[i]; } }
void cf_if_else(s32 n) { EACH { x[i] = z[i] + v[i] * u[i]; if (x[i] > 0) y[i] = x[i] + y[i]; else x[i] = u[i] * v[i]; } }
void cf_if_around_loop(s32 n) { EACH if (A[0][i] > 0) for (s32 j = 1; j < n; ++j) A[j][i] = A[j - 1][i] + B[j][i] * C[j][i]; }
void cf_loop_and_statement(s32 n) { EACH { EACH_J A[j][i] = A[j][i] + B[j][i] * C[j][i]; x[i] = y[i] + z[i] * u[i]; } }
void cf_index_threshold(s32 n) { s32 half = n / 2; EACH if (i + 1 < half) x[i] += y[i] * z[i]; else x[i] += y[i] * u[i]; }
void cf_gotos(s32 n) { for (s32 i = 0; i < n - 1; ++i) { if (x[i] >= 0) goto far; if (y[i] >= 0) goto near; x[i] += z[i] * u[i]; near: y[i + 1] = z[i] + u[i] * v[i]; far:; } }
void cf_negate_either(s32 n) { EACH { if (x[i] > 0) goto one; y[i] = -y[i] + u[i] * v[i]; goto two; one: z[i] = -z[i] + u[i] * v[i]; two: x[i] = y[i] + z[i] * u[i]; } }
void cf_vector_ifs(s32 n) { EACH { if (x[i] > 0) goto one; y[i] = -y[i] + u[i] * u[i]; if (y[i] <= x[i]) goto two; z[i] += u[i] * v[i]; goto two; one: z[i] = -z[i] + v[i] * v[i]; two: x[i] = y[i] + z[i] * u[i]; } }
void cf_nested(s32 n) { EACH if (x[i] < 0) if (y[i] > x[i]) z[i] += u[i] * v[i]; }
void cf_scalar_and_vector(s32 k, s32 n) { EACH { if (x[i] > y[i]) { x[i] += y[i] * u[i]; if (n > 10) z[i] += u[i] * u[i]; else z[i] = u[i] * v[i] + 1; } else { y[i] = x[i] + v[i] * v[i]; if (k > 0) z[i] = x[i] + u[i] * u[i]; else z[i] += v[i] * v[i]; } } }
void cf_nonzero(s32 n) { EACH if (y[i] != 0) x[i] += y[i] * z[i]; }
void cf_greater(s32 n) { EACH if (x[i] > y[i]) x[i] += y[i] * z[i]; }
/* crossing thresholds, peeling, diagonals */
void ct_from_both_ends(s32 n) { EACH { float s = x[n - i - 1] + y[i] * z[i]; x[i] = s - 1; y[i] = s; } }
void ct_plain(s32 n) { EACH { float s = y[i] * z[i] + x[i] * u[i] + v[i]; x[i] = s - 1; y[i] = s; } }
void pe_one_before(s32 n) { s32 before = n; EACH { x[i] = (y[i] + y[before]) * .5f; before = i; } }
void pe_two_before(s32 n) { s32 one = n + 1; s32 two = n; EACH { x[i] = (y[i] + y[one] + y[two]) * .3f; two = one; one = i; } }
void pe_first_to_all(s32 n) { EACH x[i] = x[0]; }
void dg_main(s32 n) { EACH A[i][i] += B[i][i] * C[i][i]; }
void dg_identity(s32 n) { EACH { EACH_J A[j][i] = 0; A[i][i] = 1; } }
void dg_wavefront(s32 n) { for (s32 j = 1; j < n; ++j) for (s32 i = 1; i < n; ++i) A[j][i] = (A[j][i - 1] + A[j - 1][i]) / 2.5f; }
/* reductions */
float re_largest_and_place(s32 n) { float best = x[0]; s32 at = 0; EACH if (x[i] > best) { best = x[i]; at = i; } float r = best + at; return r; }
float re_constant_power(s32 n) { float r = 1; for (s32 i = 0; i < n / 2; ++i) r *= .75f; return r; }
float re_largest_absolute_strided(s32 n) { s32 k = 0; s32 at = 0; float best = __builtin_fabsf(x[0]); k += 2; for (s32 i = 1; i < n / 2; ++i) { if (__builtin_fabsf(x[k]) > best) { at = i; best = __builtin_fabsf(x[k]); } k += 2; } float r = best + at; return r; }
float re_coupled(s32 n) { float r = 0; EACH { x[i] = z[i] + u[i]; r += x[i]; y[i] = z[i] + v[i]; r += y[i]; } return r; }
float re_largest_of_matrix(s32 n) { float best = A[0][0]; s32 ai = 0; s32 aj = 0; EACH EACH_J if (A[i][j] > best) { best = A[i][j]; ai = i; aj = j; } float r = best + ai + aj; return r; }
float re_running(s32 n) { float r = 0; EACH { r += x[i]; y[i] = r; } return r; }
float re_largest_absolute(s32 n) { float r = __builtin_fabsf(x[0]); EACH if (__builtin_fabsf(x[i]) > r) r = __builtin_fabsf(x[i]); return r; }
/* recurrences, searches, packing, rerolling */
void rc_first(s32 n) { for (s32 i = 1; i < n; ++i) x[i] += x[i - 1] * y[i]; }
void rc_second(s32 n) { for (s32 i = 2; i < n; ++i) x[i] = x[i] + x[i - 1] * y[i] + x[i - 2] * z[i]; }
void rc_coupled(s32 n) { for (s32 i = 1; i < n; ++i) { x[i] = y[i - 1] + z[i] * u[i]; y[i] = x[i] + z[i] * v[i]; } }
float sx_last_negative(s32 n) { s32 r = -1; EACH if (x[i] < 0) r = i; return r; }
float sx_first_greater(s32 k, s32 n) { s32 at = -2; float r = -1; EACH if (x[i] > k) { at = i; r = x[i]; goto L; } L: return r + at; }
float sx_first_greater_of_all(s32 k) { s32 at = -2; float r = -1; for (s32 i = 0; i < ROOM; ++i) if (x[i] > k) { at = i; r = x[i]; goto L; } L: return r + at; }
void pk_positive(s32 n) { s32 j = -1; EACH if (y[i] > 0) { ++j; x[j] = y[i]; } }
void pk_unpack(s32 n) { s32 j = -1; EACH if (x[i] > 0) { ++j; x[i] = y[j]; } }
void pk_matrix(s32 n) { s32 k = -1; EACH EACH_J if (B[j][i] > 0) { ++k; flat[k] = A[j][i]; } }
void rr_saxpy(s32 n) { float k = z[0]; for (s32 i = 0; i < n; i += 5) { x[i] += k * y[i]; x[i + 1] += k * y[i + 1]; x[i + 2] += k * y[i + 2]; x[i + 3] += k * y[i + 3]; x[i + 4] += k * y[i + 4]; } }
float rr_dot(s32 n) { float r = 0; for (s32 i = 0; i < n; i += 5) r = r + x[i] * y[i] + x[i + 1] * y[i + 1] + x[i + 2] * y[i + 2] + x[i + 3] * y[i + 3] + x[i + 4] * y[i + 4]; return r; }
void rr_gathers(s32 n) { float k = z[0]; for (s32 i = 0; i < n; i += 5) { x[i] += k * y[idx[i]]; x[i + 1] += k * y[idx[i + 1]]; x[i + 2] += k * y[idx[i + 2]]; x[i + 3] += k * y[idx[i + 3]]; x[i + 4] += k * y[idx[i + 4]]; } }
/* equivalencing */
void eq_same_pointer(s32 n) { pa = x; pb = pa; for (s32 i = 0; i < n - 1; ++i) pa[i] = pb[i + 1] + y[i]; }
void eq_half_ahead(s32 n) { pa = &y[n / 2]; for (s32 i = 0; i < n / 2; ++i) y[i] = pa[i] + x[i]; }
void eq_four_ahead(s32 n) { pa = flat + 4; EACH pa[i] = flat[i + 8] + x[i]; }
void eq_sixty_four_ahead(s32 n) { s32 d = 64; pa = flat + d; for (s32 i = 0; i < n - 1; ++i) flat[i + 1] = pa[i] + x[i]; }
void eq_sixty_three_ahead(s32 n) { s32 d = 63; pa = flat + d; for (s32 i = 0; i < n - 1; ++i) pa[i + 1] = flat[i] + x[i]; }
/* parameters, statements, intrinsics, calls, exits, indirection */
void pm_computed_offset(s32 n) { s32 a1 = 1; s32 a2 = 2; s32 k = 2 * a1 - a2; EACH x[i] = x[i + k] + y[i]; }
void nl_three_ways(s32 n) { EACH { if (u[i] < 0) x[i] += y[i] * z[i]; else if (u[i] == 0) x[i] += y[i] * y[i]; else x[i] += z[i] * z[i]; } }
void nl_switch(s32 n) { EACH { switch (idx[i]) { case 1: goto L1; case 2: goto L2; case 3: goto L3; case 4: goto L4; } L1: x[i] += y[i] * y[i]; goto E; L2: x[i] += z[i] * z[i]; goto E; L3: x[i] += u[i] * u[i]; goto E; L4: x[i] += v[i] * v[i]; E:; } }
void nl_two_ways(s32 n) { EACH { if (u[i] <= 0) goto L; else goto M; L: x[i] += y[i] * z[i]; goto E; M: x[i] += y[i] * y[i]; E:; } }
void in_sine_cosine(s32 n) { EACH x[i] = __builtin_sinf(y[i]) + __builtin_cosf(z[i]); }
void in_float_counter(s32 n) { float s = 0; EACH { s += 2; x[i] = s * y[i]; } }
void ex_break(s32 n) { EACH { x[i] += y[i] * z[i]; if (z[i] > y[i]) break; } }
void id_scatter(s32 n) { EACH x[idx[i]] = y[i] + z[i] * u[i]; }
void id_sparse_saxpy(float k, s32 n) { EACH x[i] += y[idx[i]] * k; }
void id_both(s32 n) { EACH x[idx[i]] = y[idx[i]] + z[i]; }
void id_bounds(s32 m, s32 n) { for (s32 i = m; i < n; ++i) { s32 k = idx[i]; x[i] = y[i] + z[n - k + 70] * u[i]; k += 5; } }
float id_matrix_dot(s32 m, s32 n) { float r = 0; for (s32 i = 0; i < n - 1; ++i) { s32 at = m + i; r += x[at] * A[m][idx[i]]; } return r; }
void id_half_speed(s32 n) { EACH x[i] = y[i] + z[i / 2] * u[i]; }
static float product(float p, float q) { return p * q; }
void st_function(s32 n) { EACH x[i] += product(y[i], z[i]); }
/* control loops */
void vc_product_of_three(s32 n) { EACH x[i] = x[i] * y[i] * z[i]; }
void vc_heavy(s32 n) { EACH { float p = y[i]; float q = z[i]; float s = u[i]; float t = v[i]; float w = x[i]; x[i] = p * q * s + p * q * t + p * q * w + p * s * t + p * s * w + p * t * w + q * s * t + q * s * w + q * t * w + s * t * w; } }
