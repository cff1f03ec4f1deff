/* What programs do with arrays that are variables: tables, bytes, pictures, matrices; sums and counts that are variables. */
#include "loops.h"
#define ROOM 320
#define SIDE 80
float x[ROOM], y[ROOM], z[ROOM], A[SIDE][SIDE], B[SIDE][SIDE], cube[8][8][SIDE];
double p[ROOM], q[ROOM];
s32 g[ROOM], h[ROOM], idx[ROOM], G[SIDE][SIDE], H[SIDE][SIDE];
u8 bytes[ROOM * 4], others[ROOM * 4];
u16 shorts[ROOM];
s64 wide[ROOM];
u8 marks[ROOM];
struct { float key[ROOM], value[ROOM]; } table;
struct { float x, y, z; s32 kind; } points[ROOM];
float grand, most;
s32 hits, left;
static const float taps[4] = {.125f, .5f, .25f, .125f};
static const u8 lower[16] = {3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3};
LOOP(table_scaled, (s32 n), UP, table.value[i] *= table.key[i])
LOOP(table_counted, (s32 n), UP, if (table.key[i] > 0) hits++)
LOOP(table_bound, (s32 n), s32 i = 0; i < left; ++i, table.value[i] = n)
LOOP(points_moved, (s32 n), UP, points[i].x += points[i].z; points[i].y -= points[i].z)
LOOP(points_kind, (s32 n), UP, points[i].kind = points[i].x > points[i].y)
LOOP(points_flat, (s32 n), UP, points[i].z = 0)
LOOP(summed_into_variable, (s32 n), UP, grand += x[i])
LOOP(counted_into_variable, (s32 n), UP, hits += g[i] == 3)
LOOP(counted_if_into_variable, (s32 n), UP, if (g[i] > 2) ++hits)
LOOP(most_into_variable, (s32 n), UP, if (x[i] > most) most = x[i])
LOOP(variable_read_often, (s32 n), UP, x[i] = y[i] * grand)
LOOP(variable_written_often, (s32 n), UP, grand = y[i]; x[i] = grand + 1)
void pointers_walk(s32 n) { float *a = x, *b = y, *end = x + n; while (a != end) *a++ = *b++ + 2; }
void pointers_walk_back(s32 n) { float *a = x + n, *b = y; while (a != x) *--a = *b++; }
void pointers_by_two(s32 n) { float *a = x, *b = y; for (UP) { *a = b[0] - b[1]; ++a; b += 2; } }
LOOP(convolved_taps, (s32 n), UP, float r = 0; for (s32 j = 0; j < 4; ++j) r += taps[j] * y[i + j]; x[i] = r)
LOOP(convolved_written_out, (s32 n), UP, x[i] = taps[0] * y[i] + taps[1] * y[i + 1] + taps[2] * y[i + 2] + taps[3] * y[i + 3])
LOOP(looked_up, (s32 n), UP, bytes[i] = lower[others[i] & 15])
LOOP(lower_case, (s32 n), UP, u8 c = bytes[i]; bytes[i] = c >= 'A' && c <= 'Z' ? c + 32 : c)
LOOP(histogram_bytes, (s32 n), UP, g[bytes[i]]++)
LOOP(histogram_weights, (s32 n), UP, x[bytes[i] & 63] += y[i])
LOOP(gray, (s32 n), UP, others[i] = (77 * bytes[3 * i] + 150 * bytes[3 * i + 1] + 29 * bytes[3 * i + 2]) >> 8)
LOOP(averaged_bytes, (s32 n), UP, bytes[i] = (bytes[i] + others[i] + 1) >> 1)
LOOP(saturated_bytes, (s32 n), UP, s32 s = bytes[i] + others[i]; bytes[i] = s > 255 ? 255 : s)
LOOP(difference_bytes, (s32 n), UP, bytes[i] = bytes[i] > others[i] ? bytes[i] - others[i] : others[i] - bytes[i])
LOOP(swapped_ends, (s32 n), s32 i = 0; i < n / 2; ++i, u8 t = bytes[i]; bytes[i] = bytes[n - 1 - i]; bytes[n - 1 - i] = t)
LOOP(rotated_bits, (s32 n), UP, g[i] = ((u32)g[i] << 7) | ((u32)g[i] >> 25))
LOOP(bits_counted, (s32 n), UP, g[i] = __builtin_popcount(h[i]) + __builtin_clz(h[i] | 1))
LOOP(bytes_turned, (s32 n), UP, g[i] = __builtin_bswap32(h[i]))
LOOP(all_flags, (s32 n), UP, marks[i] = marks[i] & (g[i] > 0))
FOLD(s32, every_flag, (s32 n), 1, UP, r &= marks[i])
FOLD(s32, some_flag, (s32 n), 0, UP, if (marks[i]) r = 1)
FOLD(double, wide_dot, (s32 n), 0, UP, r += p[i] * q[i])
FOLD(double, mixed_dot, (s32 n), 0, UP, r += (double)x[i] * p[i])
FOLD(float, either_sum, (s32 n), 0, UP, if (y[i] > 0) r += x[i]; else r -= z[i])
FOLD(float, three_way_sum, (s32 n), 0, UP, switch (g[i] & 3) { case 0: r += x[i]; break; case 1: r += y[i]; break; default: r += z[i]; })
FOLD(s64, wide_sum_of_products, (s32 n), 0, UP, r += (s64)g[i] * h[i])
FOLD(s32, smallest_and_largest, (s32 n), 0, UP, s32 a = g[i] < h[i] ? g[i] : h[i]; r = r > a ? r : a)
FOLD(float, absolute_most, (s32 n), 0, UP, float a = __builtin_fabsf(x[i]); r = a > r ? a : r)
FOLD(float, most_of_three, (s32 n), -9, UP, r = __builtin_fmaxf(r, __builtin_fmaxf(x[i], y[i])))
FOLD(float, most_difference, (s32 n), 0, UP, r = __builtin_fmaxf(r, __builtin_fabsf(x[i] - y[i])))
FOLD(s32, runs_of_equals, (s32 n), 0, UP, r += g[i] == g[i + 1])
FOLD(s32, inversions, (s32 n), 0, UP, for (s32 j = 0; j < i; ++j) r += g[j] > g[i])
FOLD(s32, first_of_two, (s32 n), -1, UP, if (g[i] == 3 || h[i] == 5) { r = i; break; })
FOLD(u32, checksum, (s32 n), 1, UP, r = r * 31 + bytes[i])
FOLD(u32, checksum_of_sums, (s32 n), 1, UP, r += bytes[i] * (i + 1))
LOOP(doubling_step, (s32 n), s32 i = 1; i < n; i *= 2, x[i] += 1)
LOOP(halving_step, (s32 n), s32 i = n; i > 0; i >>= 1, x[i] += 1)
LOOP(down_by_three, (s32 n), s32 i = n; i > 2; i -= 3, x[i] = y[i] + 1)
LOOP(two_ends, (s32 m, s32 n), s32 i = 0; i < n && i < 8 * m; ++i, x[i] += 1)
LOOP(square_indices, (s32 n), UP, x[i] = y[(i * i) & 255])
LOOP(index_offset_by_value, (s32 n), UP, x[i] = y[i + (g[0] & 7)])
LOOP(five_points, (s32 n), UP, for (s32 j = 1; j < SIDE - 1; ++j) A[i + 1][j] = .2f * (B[i + 1][j] + B[i][j] + B[i + 2][j] + B[i + 1][j - 1] + B[i + 1][j + 1]))
LOOP(five_points_in_place, (s32 n), UP, for (s32 j = 1; j < SIDE - 1; ++j) A[i + 1][j] = .2f * (A[i + 1][j] + A[i][j] + A[i + 2][j] + A[i + 1][j - 1] + A[i + 1][j + 1]))
LOOP(red_and_black, (s32 n), UP, for (s32 j = 1 + (i & 1); j < SIDE - 1; j += 2) A[i + 1][j] = .25f * (A[i][j] + A[i + 2][j] + A[i + 1][j - 1] + A[i + 1][j + 1]))
LOOP(life, (s32 n), UP, for (s32 j = 1; j < SIDE - 1; ++j) { s32 s = G[i][j - 1] + G[i][j] + G[i][j + 1] + G[i + 1][j - 1] + G[i + 1][j + 1] + G[i + 2][j]; H[i + 1][j] = s == 3 || (s == 2 && G[i + 1][j]); })
LOOP(transposed_matrix, (s32 n), UP, for (s32 j = 0; j < n; ++j) A[i][j] = B[j][i])
LOOP(transposed_in_place, (s32 n), UP, for (s32 j = 0; j < i; ++j) { float t = A[i][j]; A[i][j] = A[j][i]; A[j][i] = t; })
LOOP(matrix_vector, (s32 n), UP, float r = 0; for (s32 j = 0; j < n; ++j) r += A[i][j] * y[j]; x[i] = r)
LOOP(vector_matrix, (s32 n), UP, for (s32 j = 0; j < n; ++j) x[j] += y[i] * A[i][j])
LOOP(eliminated, (s32 m, s32 n), s32 i = m + 1; i < n; ++i, for (s32 j = m; j < n; ++j) A[i][j] -= y[i] * A[m][j])
LOOP(back_substituted, (s32 n), s32 i = n - 1; i >= 0; --i, float r = y[i]; for (s32 j = i + 1; j < n; ++j) r -= A[i][j] * x[j]; x[i] = r)
LOOP(row_prefixes, (s32 n), UP, for (s32 j = 1; j < n; ++j) A[i][j] += A[i][j - 1])
LOOP(column_prefixes, (s32 n), s32 i = 1; i < n; ++i, for (s32 j = 0; j < n; ++j) A[i][j] += A[i - 1][j])
LOOP(row_most, (s32 n), UP, float r = A[i][0]; for (s32 j = 1; j < n; ++j) r = A[i][j] > r ? A[i][j] : r; x[i] = r)
LOOP(row_scaled_by_most, (s32 n), UP, float r = x[i]; for (s32 j = 0; j < n; ++j) A[i][j] /= r)
LOOP(outer_product, (s32 n), UP, for (s32 j = 0; j < n; ++j) A[i][j] = x[i] * y[j])
LOOP(in_three_dimensions, (s32 n), s32 k = 1; k < 7; ++k, for (s32 j = 1; j < 7; ++j) for (UP) cube[k][j][i] = cube[k - 1][j][i] + cube[k][j - 1][i])
LOOP(across_dimensions, (s32 n), s32 k = 0; k < 8; ++k, for (UP) for (s32 j = 0; j < 8; ++j) cube[k][j][i] *= 2)
LOOP(anti_diagonal, (s32 n), UP, A[i][n - i] = 1)
LOOP(border, (s32 n), UP, A[0][i] = 0; A[n][i] = 0; A[i][0] = 0; A[i][n] = 0)
LOOP(to_shorts, (s32 n), UP, shorts[i] = g[i] > 1000 ? 1000 : g[i])
LOOP(to_integers, (s32 n), UP, g[i] = (s32)(x[i] * 8))
LOOP(to_wide, (s32 n), UP, wide[i] = shorts[i] * (s64)g[i])
LOOP(wide_shifted, (s32 n), UP, wide[i] = wide[i] >> (g[i] & 31))
void carried_if(s32 n) { float t = 0; for (UP) { if (y[i] > 0) t = y[i]; x[i] = t; } }
LOOP(carried_difference, (s32 n), UP, g[i] = h[i + 1] - h[i])
void carried_past_condition(s32 n) { s32 t = 0; for (UP) { if (h[i] > 2) g[i] = t + h[i]; t = h[i]; } }
void carried_sum_of_two(s32 n) { s32 s = 0, t = 1; for (UP) { s32 w = h[i]; g[i] = s + t + w; s = t; t = w; } }
void index_stored(s32 n) { s32 j = 0; for (UP) { idx[i] = j; j += 2; } }
void kept_of_last(s32 n) { s32 t = 0; for (UP) { t = h[i] + 1; g[i] = t; } hits = t; }
LOOP(divided_by_variable, (s32 k, s32 n), UP, g[i] = h[i] / (k | 1))
LOOP(remainder_of_counter, (u32 n), UPU, g[i] = h[i % 5])
LOOP(copied_sign, (s32 n), UP, p[i] = __builtin_copysign(p[i], q[i]))
LOOP(limited, (s32 n), UP, x[i] = __builtin_fminf(__builtin_fmaxf(x[i], 0), 1))
LOOP(rounded, (s32 n), UP, p[i] = __builtin_floor(p[i]) + __builtin_rint(q[i]))
LOOP(merged, (s32 n), UP, x[2 * i] = y[i]; x[2 * i + 1] = z[i])
LOOP(parted_again, (s32 n), UP, y[i] = x[2 * i]; z[i] = x[2 * i + 1])
LOOP(fourth_of_each, (s32 n), UP, x[4 * i + 1] = y[4 * i] + y[4 * i + 3])
