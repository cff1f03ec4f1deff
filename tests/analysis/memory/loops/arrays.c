/* Several arrays: aliasing, noalias, types, conditions, pointers that move, nests, structs. */
typedef unsigned u32;
struct pair { int x; float y; };
struct four { float x, y, z, w; };
struct line { struct pair p[4]; long n; };
#define LOOP(name, params, head, body) void name params { for (head) { body; } }
#define UP int i = 0; i < n; ++i
#define UPL long i = 0; i < n; ++i
LOOP(copy, (int *a, int *b, int n), UP, a[i] = b[i])
LOOP(copy_restrict, (int *restrict a, int *b, int n), UP, a[i] = b[i])
LOOP(copy_types, (int *a, float *b, int n), UP, a[i] = b[i])
LOOP(copy_chars, (char *a, int *b, int n), UP, a[i] = b[i])
LOOP(saxpy, (float *x, float *y, float k, int n), UP, y[i] += k * x[i])
LOOP(three, (int *a, int *b, int *c, int n), UP, a[i] = b[i] + c[i])
LOOP(four_arrays, (int *a, int *b, int *c, int *d, int n), UP, a[i] = b[i]; c[i] = d[i])
LOOP(six_arrays, (int *a, int *b, int *c, int *d, int *e, int *f, int n), UP, a[i] = b[i]; c[i] = d[i]; e[i] = f[i])
LOOP(stencil, (float *a, float *b, int n), UP, a[i] = b[i] + b[i + 1] + b[i + 2])
LOOP(stencil_ends, (float *a, float *b, int n), UP, a[i] = b[i] + b[i + 1]; a[i + 3] = b[i + 5])
LOOP(in_and_out, (float *a, float *b, int n), UP, a[i + 1] = a[i] + b[i])
LOOP(in_and_out4, (float *a, float *b, int n), UP, a[i + 4] = a[i] + b[i])
LOOP(strides_of_two, (float *a, float *b, int n), UP, a[2 * i] = b[3 * i])
LOOP(symbolic, (float *a, float *b, long n, long s), UPL, a[i] = b[i * s])
LOOP(symbolic_both, (float *a, float *b, long n, long s, long t), UPL, a[i * s] = b[i * t])
LOOP(symbolic_same, (float *a, float *b, long n, long s), UPL, a[i * s] = b[i * s])
LOOP(symbolic_int, (float *a, float *b, int n, int s), UP, a[i] = b[i * s])
LOOP(symbolic_scaled, (float *a, float *b, long n, long s), UPL, a[i] = b[i * s * 2])
LOOP(symbolic_long_trip, (float *a, float *b, long n), UPL, a[i] = b[i * n])
LOOP(backwards, (float *a, float *b, int n), UP, a[i] = b[n - i])
LOOP(down, (float *a, float *b, long n), long i = n - 1; i >= 0; --i, a[i] = b[i])
LOOP(gather, (float *a, float *b, int *k, int n), UP, a[i] = b[k[i]])
LOOP(scatter, (float *a, float *b, int *k, int n), UP, a[k[i]] = b[i])
LOOP(pick, (float *a, float *b, float *c, int n), UP, a[i] = c[i] > 0 ? b[i] : c[i])
LOOP(conditional_store, (float *a, float *b, int n), UP, if (b[i] > 0) a[i] = b[i])
LOOP(conditional_both, (float *a, float *b, int n), UP, if (b[i] > 0) a[i] = b[i]; else a[i + 1] = 0)
LOOP(conditional_load, (int *a, int *b, float *c, int n), UP, if (c[i] > 0) a[i] = b[i])
LOOP(conditional_types, (int *a, float *b, int *c, int n), UP, if (c[i]) a[i] = b[i])
LOOP(conditional_dependence, (int *a, int n), UP, if (a[i] > 3) a[i + 1] = a[i])
LOOP(conditional_unsigned, (int *a, int *b, u32 n), u32 i = 0; i < n; ++i, if (b[i] > 3) a[i * 2] = 1)
LOOP(wraps_unsigned, (int *a, int *b, u32 n, u32 k), u32 i = 0; i < n; ++i, a[i + k] = b[i])
LOOP(wraps_scaled, (int *a, int *b, u32 n), u32 i = 0; i < n; ++i, a[i * 2] = b[i])
LOOP(sum_into, (float *s, float *b, int n), UP, *s += b[i])
LOOP(sum_local, (float *s, float *b, int n), UP, s[0] = b[i]; b[i] = 0)
LOOP(last, (float *s, float *b, int n), UP, *s = b[i])
LOOP(two_results, (float *s, float *t, float *b, int n), UP, *s = b[i]; *t = b[i] * 2)
LOOP(fill, (int *a, int n), UP, a[i] = n)
LOOP(fill_two, (int *a, int *b, int n), UP, a[i] = n; b[i] = n)
float sum_of(float *a, int n) { float s = 0; for (int i = 0; i < n; ++i) s += a[i]; return s; }
LOOP(pairs, (struct pair *a, int n), UP, a[i].x = a[i].y)
LOOP(pairs_next, (struct pair *a, int n), UP, a[i + 1].x = a[i].x)
LOOP(pairs_other, (struct pair *a, struct pair *b, int n), UP, a[i].x = b[i].x; a[i].y = b[i].y)
LOOP(pairs_copied, (struct pair *a, struct pair *b, int n), UP, a[i] = b[i])
LOOP(vectors, (struct four *a, struct four *b, int n), UP, a[i].x = b[i].w; a[i].w = b[i].x)
LOOP(vectors_same, (struct four *a, int n), UP, a[i].x = a[i].w + a[i].y; a[i].z = a[i + 1].x)
LOOP(lines, (struct line *a, int n), UP, a[i].n = a[i].p[2].x; a[i].p[3].y = 0)
void moving(int *a, int *b, int n) { while (n--) *a++ = *b++; }
void moving_down(int *a, int *b, int n) { while (n--) *--a = *--b; }
void moving_by(int *a, int *b, int n, int s) { while (n--) { *a = *b; a += s; b += 2; } }
void until(int *a, int *b, int *end) { while (a != end) *a++ = *b++; }
void until_zero(int *a, int *b) { int x; do { x = *b++; *a++ = x; } while (x); }
void find(int *a, int *b, int n) { for (int i = 0; i < n; ++i) { if (b[i] == 7) break; a[i] = b[i]; } }
void find_same(int *a, int n) { for (int i = 0; i < n; ++i) { if (a[i] == 7) break; a[i + 4] = 1; } }
void find_constant(int *a, int *b) { for (int i = 0; i < 64; ++i) { if (b[i] == 7) break; a[i] = b[i]; } }
void two_exits(int *a, int *b, int n, int m) { for (int i = 0; i < n && i < m; ++i) a[i] = b[i]; }
void either_way(int *a, int *b, int *c, int n, int k) { int *p = k ? a : b; for (int i = 0; i < n; ++i) p[i] = c[i]; }
void fork_inside(int *a, int *b, int *c, int *restrict d, int n) { for (int i = 0; i < n; ++i) { int *p = d[i] ? a : b; c[i] = p[i]; } }
void fork_offset(int *a, int *c, int *restrict d, int n) { for (int i = 0; i < n; ++i) { long k = d[i] ? i : i + 10; c[i] = a[k]; } }
void fork_stored(int *a, int *b, int *c, int n) { for (int i = 0; i < n; ++i) { int *p = c[i] ? a : b; p[i] = c[i]; } }
void nest(float *a, float *b, int n, int m) { for (int i = 0; i < n; ++i) for (int j = 0; j < m; ++j) a[i * m + j] = b[j * n + i]; }
void nest_same(float *a, int n, int m) { for (int i = 1; i < n; ++i) for (int j = 0; j < m; ++j) a[i * m + j] = a[(i - 1) * m + j]; }
void nest_long(float *a, long n, long m) { for (long i = 1; i < n; ++i) for (long j = 0; j < m; ++j) a[i * m + j] = a[(i - 1) * m + j]; }
void nest_inner(float *a, long n, long m) { for (long i = 0; i < n; ++i) for (long j = 0; j < m; ++j) a[i * m + j + 1] = a[i * m + j]; }
void nest_fixed(float (*a)[64], float (*b)[64], int n) { for (int i = 0; i < n; ++i) for (int j = 0; j < 64; ++j) a[i][j] = b[j][i]; }
void nest_fixed_same(float (*a)[64], int n) { for (int i = 0; i < n; ++i) for (int j = 0; j < 64; ++j) a[i + 1][j] = a[i][j]; }
void nest_fixed_diagonal(float (*a)[64], int n) { for (int i = 1; i < n; ++i) for (int j = 1; j < 64; ++j) a[i][j] = a[i - 1][j - 1] + a[i][j - 1]; }
void triangular(float *a, long n) { for (long i = 0; i < n; ++i) for (long j = 0; j < i; ++j) a[i] += a[j]; }
void matrix_vector(float *y, float *a, float *x, long n, long m) { for (long i = 0; i < n; ++i) for (long j = 0; j < m; ++j) y[i] += a[i * m + j] * x[j]; }
void three_deep(float *c, float *a, float *b, int n) {
  for (int i = 0; i < n; ++i) for (int j = 0; j < n; ++j) for (int k = 0; k < n; ++k) c[i * n + j] += a[i * n + k] * b[k * n + j]; }
void locals(float *a, int n) { float t[32]; for (int i = 0; i < 32; ++i) t[i] = a[i]; for (int i = 0; i < n; ++i) a[i] = t[i & 31]; }
void local_in(float *a, int n) { float t[64]; for (int i = 0; i < 32; ++i) { t[i] = a[i]; t[i + 32] = a[n + i]; } for (int i = 0; i < 64; ++i) a[i] = t[63 - i]; }
int table[100], other[100]; static int hidden[50];
LOOP(globals, (int n), UP, table[i] = other[i])
LOOP(globals_same, (int n), UP, table[i + 1] = table[i])
LOOP(global_and_argument, (int *a, int n), UP, table[i] = a[i])
LOOP(volatile_load, (volatile int *a, int *b, int n), UP, b[i] = a[i])
LOOP(volatile_store, (volatile int *a, int *b, int n), UP, a[i] = b[i])
void call_me(int); int pure_call(int) __attribute__((const)); int reads_all(int) __attribute__((pure)); float sqrtf(float);
LOOP(calls, (int *a, int n), UP, call_me(a[i]))
LOOP(calls_pure, (int *a, int *b, int n), UP, a[i] = pure_call(b[i]))
LOOP(calls_reading, (int *a, int n), UP, a[i] = reads_all(i))
LOOP(roots, (float *a, float *b, int n), UP, a[i] = sqrtf(b[i]))
LOOP(atomic_add, (int *a, int n), UP, __atomic_fetch_add(a, i, __ATOMIC_RELAXED))
LOOP(atomic_load, (int *a, int *b, int n), UP, b[i] = __atomic_load_n(a + i, __ATOMIC_ACQUIRE))
LOOP(atomic_store, (int *a, int *b, int n), UP, __atomic_store_n(a + i, b[i], __ATOMIC_RELEASE))
LOOP(fenced, (int *a, int *b, int n), UP, a[i] = b[i]; __atomic_thread_fence(__ATOMIC_SEQ_CST))
LOOP(many_reads, (int *a, int *b, int n), UP, a[i] = b[i] + b[i + 1] + b[i + 2] + b[i + 3] + b[i + 4] + b[i + 5] + b[i + 6] + b[i + 7] + b[i + 8])
LOOP(many_distances, (int *a, int n), UP, a[i] = 1; a[i + 10] = 2; a[i + 20] = 3; a[i + 30] = a[i + 5] + a[i + 15])
void too_many(int *a, int n) { for (int i = 0; i < n; ++i) { a[i] = 0; a[i + 16] = 1; a[i + 32] = 2; a[i + 48] = 3; a[i + 64] = 4; a[i + 80] = 5; a[i + 96] = 6;
  a[i + 112] = 7; a[i + 128] = 8; a[i + 144] = 9; a[i + 160] = 10; a[i + 176] = 11; a[i + 192] = 12; a[i + 208] = 13; a[i + 224] = 14; } }
void pointers(int **a, int *b, int n) { for (int i = 0; i < n; ++i) *a[i] = b[i]; }
void chase(struct line **a, int n) { for (int i = 0; i < n; ++i) a[i]->n = i; }
void strided_pointer(char *a, float *b, long n, long pitch) { for (long i = 0; i < n; ++i) *(float *)(a + i * pitch) = b[i]; }
