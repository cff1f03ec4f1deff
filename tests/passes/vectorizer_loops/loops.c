// Inductions, recurrences, control flow, calls, memory. One loop a function.
#include <math.h>
#include <stdlib.h>
extern void outside(int);
extern int pure(int) __attribute__((const));
extern int global;
extern int table[1024];

void copy(int *a, int *b, long n) { for (long i = 0; i < n; i++) a[i] = b[i]; }
void copy_int(int *a, int *b, int n) { for (int i = 0; i < n; i++) a[i] = b[i]; }
void copy_unsigned(int *a, int *b, unsigned n) { for (unsigned i = 0; i < n; i++) a[i] = b[i]; }
void copy_short(int *a, int *b, short n) { for (short i = 0; i < n; i++) a[i] = b[i]; }
void copy_char(int *a, int *b, unsigned char n) { for (unsigned char i = 0; i != n; i++) a[i] = b[i]; }
void copy_down(int *a, int *b, long n) { for (long i = n - 1; i >= 0; i--) a[i] = b[i]; }
void copy_pointers(int *a, int *b, int *e) { while (b < e) *a++ = *b++; }
void copy_until_equal(int *a, int *b, int *e) { while (b != e) *a++ = *b++; }
void copy_strided(int *a, int *b, long n) { for (long i = 0; i < n; i += 3) a[i] = b[i]; }
void copy_by(int *a, int *b, long n, long s) { for (long i = 0; i < n; i += s) a[i] = b[i]; }
void copy_by_index(int *a, int *b, long n, long s) { for (long i = 0; i < n; i++) a[i * s] = b[i * s]; }
void copy_by_pointer(int *a, int *b, long n, long s) { for (long i = 0; i < n; i++) { *a = b[i]; a += s; } }
void copy_by_int_index(int *a, int *b, int n, int s) { for (int i = 0; i < n; i++) a[i * s] = b[i]; }
void copy_wrapping(int *a, int *b, unsigned n, unsigned s) { for (unsigned i = 0; i < n; i++) a[i + s] = b[i]; }
void fill_float(float *a, float x, float s, int n) { for (int i = 0; i < n; i++) { a[i] = x; x += s; } }
void fill_float_down(float *a, float x, float s, int n) { for (int i = 0; i < n; i++) { a[i] = x; x -= s; } }
void fill_float_times(float *a, float x, float s, int n) { for (int i = 0; i < n; i++) { a[i] = x; x *= s; } }
void fill_float_from(float *a, float x, float s, int n) { for (int i = 0; i < n; i++) { a[i] = x; x = s - x; } }
void fill_square(int *a, int n) { int x = 0; for (int i = 0; i < n; i++) { a[i] = x; x += i; } }
void fill_index(int *a, int n) { for (int i = 0; i < n; i++) a[i] = i; }
int index_behind(int *a, int n) { int i; for (i = 0; i < n; i++) a[i] = 1; return i; }
int value_behind(int *a, int n) { int x = 0; for (int i = 0; i < n; i++) { x = a[i] * 2; a[i] = x; } return x; }
int load_behind(int *a, int *b, int n) { int x = 0; for (int i = 0; i < n; i++) { x = b[i]; a[i] = x + 1; } return x; }
int choice_behind(int *a, int *b, int n) { int x = 0; for (int i = 0; i < n; i++) { if (b[i] > 3) { x = b[i] / 3; } else { x = 7; a[i] = 4; } } return x; }

void neighbours(int *a, int *b, int n) { int x = 0; for (int i = 0; i < n; i++) { int y = b[i]; a[i] = x + y; x = y; } }
void neighbours_twice(int *a, int *b, int n) { int x = 0, w = 1; for (int i = 0; i < n; i++) { int y = b[i]; a[i] = w + x + y; w = x; x = y; } }
int neighbour_behind(int *a, int *b, int n) { int x = 0; for (int i = 0; i < n; i++) { int y = b[i]; a[i] = x + y; x = y; } return x; }
int neighbour_before_behind(int *a, int *b, int n) { int x = 0, w = 0; for (int i = 0; i < n; i++) { int y = b[i]; w = x; a[i] = x + y; x = y; } return w; }
void neighbour_stored(int *restrict a, int *restrict b, int n) { int x = 0; for (int i = 0; i < n; i++) { a[i] = x; x = b[i]; } }
void neighbour_float(float *a, float *b, int n) { float x = 0; for (int i = 0; i < n; i++) { float y = b[i]; a[i] = x * y; x = y; } }
void fibonacci(int *a, int n) { int x = 0, y = 1; for (int i = 0; i < n; i++) { int z = x + y; a[i] = z; x = y; y = z; } }
void running(int *a, int n) { int x = 0; for (int i = 0; i < n; i++) { x = x * 3 + 1; a[i] = x; } }
void swapped(int *a, int n) { int x = 0, y = 1; for (int i = 0; i < n; i++) { int z = x; x = y; y = z; a[i] = x; } }

void chosen(int *a, int *b, int n) { for (int i = 0; i < n; i++) a[i] = b[i] > 3 ? 1 : 2; }
void stored_sometimes(int *a, int *b, int n) { for (int i = 0; i < n; i++) if (b[i] > 3) a[i] = 1; }
void loaded_sometimes(int *a, int *b, int *c, int n) { for (int i = 0; i < n; i++) { int x = 0; if (b[i] > 3) x = c[i]; a[i] = x; } }
void loaded_from_table(int *a, int *b) { for (int i = 0; i < 1024; i++) { int x = 0; if (b[i] > 3) x = table[i]; a[i] = x; } }
void divided_sometimes(int *a, int *b, int *c, int n) { for (int i = 0; i < n; i++) { int x = 0; if (c[i]) x = b[i] / c[i]; a[i] = x; } }
void nested_ifs(int *a, int *b, int *c, int n) { for (int i = 0; i < n; i++) if (b[i] > 3) { if (c[i] > 4) a[i] = c[i]; else a[i] = b[i]; } else a[i] = 7; }
void switched(int *a, int *b, int n) { for (int i = 0; i < n; i++) switch (b[i]) { case 1: a[i] = 3; break; case 5: a[i] = 8; break; case 9: a[i] += 4; break; default: break; } }
void called(int *a, int n) { for (int i = 0; i < n; i++) { outside(i); a[i] = i; } }
void called_sometimes(int *a, int n) { for (int i = 0; i < n; i++) { if (a[i]) outside(i); a[i] = i; } }
void called_pure(int *a, int n) { for (int i = 0; i < n; i++) a[i] = pure(i); }
void barrier(int *a, int n) { for (int i = 0; i < n; i++) { a[i] = i; __asm__ volatile("" ::: "memory"); } }
void volatile_load(int *a, volatile int *b, int n) { for (int i = 0; i < n; i++) a[i] = b[i]; }
void volatile_store(volatile int *a, int *b, int n) { for (int i = 0; i < n; i++) a[i] = b[i]; }
void atomic_load(int *a, int *b, int n) { for (int i = 0; i < n; i++) a[i] = __atomic_load_n(b + i, __ATOMIC_ACQUIRE); }
void atomic_add(int *a, int *b, int n) { for (int i = 0; i < n; i++) __atomic_fetch_add(a + b[i], 1, __ATOMIC_RELAXED); }
void fence(int *a, int *b, int n) { for (int i = 0; i < n; i++) { a[i] = b[i]; __atomic_thread_fence(__ATOMIC_SEQ_CST); } }
void roots(float *a, float *b, int n) { for (int i = 0; i < n; i++) a[i] = __builtin_sqrtf(b[i]); }
void sines(float *a, float *b, int n) { for (int i = 0; i < n; i++) a[i] = sinf(b[i]); }
void powers(double *a, double *b, int n) { for (int i = 0; i < n; i++) a[i] = pow(b[i], 2.5); }
void powers_of_int(double *a, double *b, int *c, int n) { for (int i = 0; i < n; i++) a[i] = __builtin_powi(b[i], c[i]); }
void cube(double *a, double *b, int p, int n) { for (int i = 0; i < n; i++) a[i] = __builtin_powi(b[i], p); }
void absolutes(int *a, int *b, int n) { for (int i = 0; i < n; i++) a[i] = abs(b[i]); }
void counted_bits(int *a, unsigned *b, int n) { for (int i = 0; i < n; i++) a[i] = __builtin_popcount(b[i]) + __builtin_clz(b[i] | 1); }
void rotated(unsigned *a, unsigned *b, int n) { for (int i = 0; i < n; i++) a[i] = b[i] << 5 | b[i] >> 27; }
void converted(float *a, int *b, double *c, int n) { for (int i = 0; i < n; i++) a[i] = b[i] + (float)c[i]; }
void overflowing(int *a, int *b, _Bool *c, int n) { for (int i = 0; i < n; i++) c[i] = __builtin_add_overflow(a[i], b[i], a + i); }
void pointers(int **a, int *b, int n) { for (int i = 0; i < n; i++) a[i] = b + i; }
void long_doubles(long double *a, long double *b, int n) { for (int i = 0; i < n; i++) a[i] = b[i] * 2; }
typedef int v4 __attribute__((vector_size(16)));
void vectors(v4 *a, v4 *b, int n) { for (int i = 0; i < n; i++) a[i] = b[i]; }
void nontemporal(int *a, int *b, int n) { for (int i = 0; i < n; i++) __builtin_nontemporal_store(b[i], a + i); }
void nontemporal_load(int *a, int *b, int n) { for (int i = 0; i < n; i++) a[i] = __builtin_nontemporal_load(b + i); }
void lifetimes(int *a, int n) { for (int i = 0; i < n; i++) { int x[2]; x[0] = i; a[i] = x[0]; } }
void assumed(int *a, int *b, int n) { for (int i = 0; i < n; i++) { __builtin_assume(b[i] > 0); a[i] = b[i]; } }

void shifted_down(int *a, int n) { for (int i = 0; i < n; i++) a[i] = a[i + 1]; }
void shifted_up(int *a, int n) { for (int i = 1; i < n; i++) a[i] = a[i - 1]; }
void shifted_up_by_8(int *a, int n) { for (int i = 8; i < n; i++) a[i] = a[i - 8]; }
void shifted_up_by_64(int *a, int n) { for (int i = 64; i < n; i++) a[i] = a[i - 64]; }
void indirect_load(int *a, int *b, int *c, int n) { for (int i = 0; i < n; i++) a[i] = b[c[i]]; }
void indirect_store(int *restrict a, int *restrict b, int *restrict c, int n) { for (int i = 0; i < n; i++) a[c[i]] = b[i]; }
void histogram(int *restrict a, int *restrict c, int n) { for (int i = 0; i < n; i++) a[c[i]]++; }
void histogram_far(int *a, int *c, int n) { for (int i = 0; i < n; i++) a[c[i]] += 3; }
void same_address(int *a, int *b, int n) { for (int i = 0; i < n; i++) *a = b[i]; }
void same_address_twice(int *restrict a, int *restrict b, int n) { for (int i = 0; i < n; i++) { *a = b[i]; a[i] = 3; *a = 4; } }
void same_address_two_stores(int *restrict a, int *restrict b, int *restrict c, int n) { for (int i = 0; i < n; i++) { *a = b[i]; c[i] = 1; *a = b[i] + 1; } }
void same_address_read(int *restrict a, int *restrict b, int n) { for (int i = 0; i < n; i++) { b[i] += *a; *a = i; } }
void same_address_sometimes(int *restrict a, int *restrict b, int n) { for (int i = 0; i < n; i++) if (b[i] > 4) *a = i; }
void many_arrays(int *a, int *b, int *c, int *d, int *e, int *f, int *g, int *h, int n) { for (int i = 0; i < n; i++) { a[i] = b[i] + c[i]; d[i] = e[i] + f[i]; g[i] = h[i]; } }
void complex_numbers(float *restrict a, float *restrict b, int n) { for (int i = 0; i < n; i++) { a[2 * i] = b[2 * i] - b[2 * i + 1]; a[2 * i + 1] = b[2 * i] + b[2 * i + 1]; } }
struct point { float x, y, z; };
void points(struct point *restrict a, struct point *restrict b, int n) { for (int i = 0; i < n; i++) { a[i].x = b[i].z; a[i].y = b[i].x; a[i].z = b[i].y; } }

int found(int *a, int n) { for (int i = 0; i < n; i++) if (a[i] == 7) return i; return -1; }
int found_in_table(int x) { for (int i = 0; i < 1024; i++) if (table[i] == x) return i; return -1; }
int found_with_sum(int x, int *p) { int s = 0; for (int i = 0; i < 1024; i++) { if (table[i] == x) break; s += table[i]; } return s; }
void found_with_store(int *restrict b, int x) { for (int i = 0; i < 1024; i++) { if (table[i] == x) break; b[i] = i; } }
int found_twice(int x, int y) { for (int i = 0; i < 1024; i++) { if (table[i] == x) return 1; if (table[i] == y) return 2; } return 0; }
int found_dividing(int x, int y) { for (int i = 0; i < 1024; i++) if (y / table[i] == x) return i; return -1; }
void exits_in_the_middle(int *a, int n, int m) { for (int i = 0; i < n; i++) { if (i >= m) break; a[i] = i; } }
void tested_at_the_top(int *a, int n) { int i = 0; while (1) { if (i >= n) break; a[i] = i; i++; if (a[i]) a[i] = 3; } }
void endless(int *a) { for (int i = 0;; i++) a[i & 7] = i; }
void to_zero_byte(char *a, char *b) { while ((*a++ = *b++)); }
void chased(int *a, int **p) { while (p) { *a++ = 1; p = (int **)*p; } }
void collatz(unsigned *a, unsigned x) { for (int i = 0; x != 1; i++) { a[i] = x; x = x & 1 ? 3 * x + 1 : x / 2; } }
void shifted_bits(unsigned *a, unsigned x) { for (int i = 0; x; i++) { a[i] = x; x >>= 1; } }
void no_counter(int *a, int *b) { for (int *p = a; p != b; p++) *p = 3; }
void step_of_zero(int *a, int n, int s) { for (int i = 0; i != n; i += s) a[i] = 3; }
void __attribute__((noimplicitfloat)) no_float(int *a, int n) { for (int i = 0; i < n; i++) a[i] = i; }
void few(int *a) { for (int i = 0; i < 5; i++) a[i] = i; }
void disabled(int *a, int n) {
#pragma clang loop vectorize(disable)
  for (int i = 0; i < n; i++) a[i] = i;
}
void enabled(float *a, int n, float *s) {
  float r = 0;
#pragma clang loop vectorize(enable)
  for (int i = 0; i < n; i++) r += a[i];
  *s = r;
}
