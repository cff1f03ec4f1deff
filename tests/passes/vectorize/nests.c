/* Loops in loops, in which the inner one is vectorized; and what is not taken. */
#include "loops.h"
s32 probe(s32);
void note(u32);
void add_matrices(u32 *R a, const u32 *R b, s32 m, s32 n) { for (s32 j = 0; j < m; ++j) for (UP) a[j * n + i] += b[j * n + i]; }
void add_matrices_may_alias(u32 *a, const u32 *b, s32 m, s32 n) { for (s32 j = 0; j < m; ++j) for (UP) a[j * 80 + i] = b[j * 80 + i] + j; }
void add_rows(u32 a[][80], u32 b[][80], s32 m, s32 n) { for (s32 j = 0; j < m; ++j) for (UP) a[j][i] = b[j][i] + 1; }
void add_columns(u32 a[][8], u32 b[][8], s32 m, s32 n) { for (s32 j = 0; j < m; ++j) for (UP) a[i][j] = b[i][j] + 1; }
void transposed(u32 *R a, const u32 *R b, s32 m, s32 n) { for (s32 j = 0; j < m; ++j) for (UP) a[j * n + i] = b[i * m + j]; }
void row_sums(u32 *R a, const u32 *R b, s32 m, s32 n) { for (s32 j = 0; j < m; ++j) { u32 r = 0; for (UP) r += b[j * n + i]; a[j] = r; } }
void column_sums(u32 *R a, const u32 *R b, s32 m, s32 n) { for (s32 j = 0; j < m; ++j) for (UP) a[i] += b[j * n + i]; }
void row_scaled(float *R a, const float *R b, s32 m, s32 n) { for (s32 j = 0; j < m; ++j) { float k = b[j]; for (UP) a[j * n + i] *= k; } }
void triangle(u32 *a, s32 n) { for (s32 j = 0; j < n; ++j) for (s32 i = 0; i < j; ++i) a[i] += j; }
void triangle_upper(u32 *R a, const u32 *R b, s32 n) { for (s32 j = 0; j < n; ++j) for (s32 i = j; i < n; ++i) a[i] += b[j]; }
void multiplied(u32 *R c, const u32 *R a, const u32 *R b, s32 m, s32 n) {
    for (s32 j = 0; j < m; ++j) for (UP) { u32 r = 0; for (s32 k = 0; k < m; ++k) r += a[j * m + k] * b[k * n + i]; c[j * n + i] = r; }
}
void multiplied_by_rows(u32 *R c, const u32 *R a, const u32 *R b, s32 m, s32 n) {
    for (s32 j = 0; j < m; ++j) for (s32 k = 0; k < m; ++k) for (UP) c[j * n + i] += a[j * m + k] * b[k * n + i];
}
void convolved(u32 *R a, const u32 *R b, const u32 *R c, s32 m, s32 n) { for (UP) { u32 r = 0; for (s32 j = 0; j < m; ++j) r += b[i + j] * c[j]; a[i] = r; } }
void shrinking(u32 *a, u32 n) { for (u32 s = n; s > 0; s /= 2) for (u32 i = 0; i < s; ++i) a[i] += a[i + s]; }
void bubble(u32 *a, s32 m) { for (s32 j = m; j > 0; --j) for (s32 i = 0; i < j; ++i) if (a[i] > a[i + 1]) { u32 t = a[i]; a[i] = a[i + 1]; a[i + 1] = t; } }
void two_loops(u32 *R a, u32 *R b, s32 n) { for (UP) a[i] += 1; for (UP) b[i] += a[i]; }
u32 two_folds(const u32 *a, s32 n) { u32 r = 0; for (UP) r += a[i]; for (UP) r ^= a[i]; return r; }
void inner_of_three(u32 *a, s32 m) { for (s32 k = 0; k < m; ++k) for (s32 j = 0; j < m; ++j) for (s32 i = 0; i < m; ++i) a[(k * m + j) * m + i] += i; }
void calls(u32 *a, s32 n) { for (UP) a[i] = probe(a[i]); }
void calls_after(u32 *a, s32 n) { for (UP) { a[i] += 1; note(a[i]); } }
void volatile_read(u32 *R a, const volatile u32 *R b, s32 n) { for (UP) a[i] = b[i]; }
void volatile_write(volatile u32 *R a, const u32 *R b, s32 n) { for (UP) a[i] = b[i]; }
void atomic_read(u32 *R a, const u32 *R b, s32 n) { for (UP) a[i] = __atomic_load_n(&b[i], __ATOMIC_RELAXED); }
void atomic_add(u32 *R a, const s32 *R idx, s32 n) { for (UP) __atomic_fetch_add(&a[idx[i]], 1, __ATOMIC_SEQ_CST); }
void fenced(u32 *a, s32 n) { for (UP) { a[i] += 1; __atomic_thread_fence(__ATOMIC_SEQ_CST); } }
void assembly(u32 *a, s32 n) { for (UP) { a[i] += 1; __asm__ volatile("" ::: "memory"); } }
u32 list_like(const u32 *idx, s32 n) { u32 at = 0; for (UP) at = idx[at]; return at; }
u32 shifts_until_zero(u32 k) { u32 r = 0; while (k) { r += k & 1; k >>= 1; } return r; }
u32 wide_counter(u32 n) { unsigned __int128 r = 1; for (UPU) r = r * 3 + i; return (u32)(r >> 7); }
void scans(u32 *a, s32 n) { for (s32 i = 1; i < n; ++i) a[i] += a[i - 1]; }
void told_not_to(u32 *a, s32 n) {
    _Pragma("clang loop vectorize(disable)") for (UP) a[i] += 5;
}
