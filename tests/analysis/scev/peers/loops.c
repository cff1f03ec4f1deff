/* Loops in as many shapes as ScalarEvolution tells apart. make_peers.py compiles them and stores what opt says of them. */
typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
typedef unsigned long u64;
typedef signed char s8;
typedef short s16;
typedef int s32;
typedef long s64;
void use(u64);
s32 probe(s32);
extern s32 table[64];

/* counted: every comparison, width and direction */
s32 sum_signed(const s32 *a, s32 n) { s32 s = 0; for (s32 i = 0; i < n; i++) s += a[i]; return s; }
s32 sum_unsigned(const s32 *a, u32 n) { s32 s = 0; for (u32 i = 0; i < n; i++) s += a[i]; return s; }
s32 sum_le(const s32 *a, s32 n) { s32 s = 0; for (s32 i = 0; i <= n; i++) s += a[i]; return s; }
s32 sum_ule(const s32 *a, u32 n) { s32 s = 0; for (u32 i = 0; i <= n; i++) s += a[i]; return s; }
s32 sum_down(const s32 *a, s32 n) { s32 s = 0; for (s32 i = n - 1; i >= 0; i--) s += a[i]; return s; }
s32 sum_down_unsigned(const s32 *a, u32 n) { s32 s = 0; for (u32 i = n; i-- > 0;) s += a[i]; return s; }
s32 sum_ne(const s32 *a, s32 n) { s32 s = 0; for (s32 i = 0; i != n; i++) s += a[i]; return s; }
s32 sum_between(const s32 *a, s32 from, s32 to) { s32 s = 0; for (s32 i = from; i < to; i++) s += a[i]; return s; }
s32 sum_between_unsigned(const s32 *a, u32 from, u32 to) { s32 s = 0; for (u32 i = from; i < to; i++) s += a[i]; return s; }
s64 sum_long(const s64 *a, s64 n) { s64 s = 0; for (s64 i = 0; i < n; i++) s += a[i]; return s; }
s64 sum_ulong(const s64 *a, u64 n) { s64 s = 0; for (u64 i = 0; i < n; i++) s += a[i]; return s; }
s32 count_u8(const s32 *a, u8 n) { s32 s = 0; for (u8 i = 0; i < n; i++) s += a[i]; return s; }
s32 count_u16(const s32 *a, u16 n) { s32 s = 0; for (u16 i = 0; i < n; i++) s += a[i]; return s; }
s32 count_s8(const s32 *a, s8 n) { s32 s = 0; for (s8 i = 0; i < n; i++) s += a[i]; return s; }
s32 count_s16_down(const s32 *a, s16 n) { s32 s = 0; for (s16 i = n; i > 0; i--) s += a[i]; return s; }
s32 step3(const s32 *a, s32 n) { s32 s = 0; for (s32 i = 0; i < n; i += 3) s += a[i]; return s; }
s32 step3_unsigned(const s32 *a, u32 n) { s32 s = 0; for (u32 i = 0; i < n; i += 3) s += a[i]; return s; }
s32 step4_from(const s32 *a, s32 from, s32 n) { s32 s = 0; for (s32 i = from; i < n; i += 4) s += a[i]; return s; }
s32 step_down5(const s32 *a, s32 n) { s32 s = 0; for (s32 i = n; i > 7; i -= 5) s += a[i]; return s; }
s32 step_variable(const s32 *a, s32 n, s32 k) { s32 s = 0; for (s32 i = 0; i < n; i += k) s += a[i]; return s; }
s32 step_variable_unsigned(const s32 *a, u32 n, u32 k) { s32 s = 0; for (u32 i = 0; i < n; i += k) s += a[i]; return s; }
s32 step_positive(const s32 *a, s32 n, s32 k) { s32 s = 0; if (k <= 0) return 0; for (s32 i = 0; i < n; i += k) s += a[i]; return s; }
s32 step_not_equal2(const s32 *a, s32 n) { s32 s = 0; for (s32 i = 0; i != n; i += 2) s += a[i]; return s; }
s32 step_not_equal_even(const s32 *a, s32 n) { s32 s = 0; n *= 2; for (s32 i = 0; i != n; i += 2) s += a[i]; return s; }
s32 step_not_equal_mul6(const s32 *a, u32 n) { s32 s = 0; for (u32 i = 0; i != n * 6; i += 3) s += a[i]; return s; }
s32 constant_100(const s32 *a) { s32 s = 0; for (s32 i = 0; i < 100; i++) s += a[i]; return s; }
s32 constant_step7(const s32 *a) { s32 s = 0; for (s32 i = 3; i < 100; i += 7) s += a[i]; return s; }
s32 constant_down(const s32 *a) { s32 s = 0; for (s32 i = 100; i > 3; i -= 7) s += a[i]; return s; }
s32 constant_u8_wraps(const s32 *a) { s32 s = 0; for (u8 i = 3; i != 1; i += 7) s += a[i]; return s; }
s32 constant_nested(void) { s32 s = 0; for (s32 i = 0; i < 8; i++) for (s32 j = 0; j < 16; j++) s += table[i + j] * i; return s; }
void never_ends(volatile s32 *a) { for (u32 i = 0;; i++) *a = i; }
s32 at_least_once(const s32 *a, s32 n) { s32 s = 0, i = 0; do s += a[i++]; while (i < n); return s; }
s32 at_least_once_unsigned(const s32 *a, u32 n) { s32 s = 0; u32 i = 0; do s += a[i++]; while (i < n); return s; }
s32 guarded(const s32 *a, s32 n) { s32 s = 0; if (n > 0) { s32 i = 0; do { s += a[i]; i++; } while (i != n); } return s; }
s32 guarded_multiple(const s32 *a, u32 n) { s32 s = 0; if (n % 4 == 0) for (u32 i = 0; i < n; i += 4) s += a[i]; return s; }
s32 guarded_bounds(const s32 *a, s32 n) { s32 s = 0; if (n >= 4 && n <= 64) for (s32 i = 0; i < n; i++) s += a[i]; return s; }
s32 guarded_other(const s32 *a, s32 n, s32 m) { s32 s = 0; if (n < m) for (s32 i = n; i < m; i++) s += a[i]; return s; }
s32 assumed(const s32 *a, s32 n) { s32 s = 0; __builtin_assume(n > 0 && n < 1000); for (s32 i = 0; i < n; i++) s += a[i]; return s; }
s32 assumed_multiple(const s32 *a, u32 n) { s32 s = 0; __builtin_assume(n % 8 == 0); for (u32 i = 0; i < n; i++) s += a[i]; return s; }
s32 masked_bound(const s32 *a, u32 n) { s32 s = 0; for (u32 i = 0; i < (n & 31); i++) s += a[i]; return s; }
s32 shifted_bound(const s32 *a, u32 n) { s32 s = 0; for (u32 i = 0; i < n >> 3; i++) s += a[i]; return s; }
s32 divided_bound(const s32 *a, s32 n) { s32 s = 0; for (s32 i = 0; i < n / 4; i++) s += a[i]; return s; }
s32 minimum_bound(const s32 *a, s32 n, s32 m) { s32 s = 0, b = n < m ? n : m; for (s32 i = 0; i < b; i++) s += a[i]; return s; }
s32 maximum_bound(const s32 *a, u32 n, u32 m) { s32 s = 0; u32 b = n > m ? n : m; for (u32 i = 0; i < b; i++) s += a[i]; return s; }
s32 clamped_bound(const s32 *a, s32 n) { s32 s = 0, b = n < 0 ? 0 : n > 50 ? 50 : n; for (s32 i = 0; i < b; i++) s += a[i]; return s; }
s32 absolute_bound(const s32 *a, s32 n) { s32 s = 0, b = n < 0 ? -n : n; for (s32 i = 0; i < b; i++) s += a[i]; return s; }
s32 loaded_bound(const s32 *a, const s32 *n) { s32 s = 0; for (s32 i = 0; i < *n; i++) s += a[i]; return s; }
s32 called_bound(const s32 *a) { s32 s = 0; for (s32 i = 0; i < probe(i); i++) s += a[i]; return s; }

/* several exits */
s32 find(const s32 *a, s32 n, s32 x) { for (s32 i = 0; i < n; i++) if (a[i] == x) return i; return -1; }
s32 find_pair(const s32 *a, u32 n, u32 m) { for (u32 i = 0; i < n; i++) { if (i == m) return 7; if (a[i] < 0) break; } return 0; }
s32 two_bounds(const s32 *a, s32 n, s32 m) { s32 s = 0; for (s32 i = 0; i < n && i < m; i++) s += a[i]; return s; }
s32 two_bounds_unsigned(const s32 *a, u32 n, u32 m) { s32 s = 0; for (u32 i = 0; (i < n) & (i < m); i++) s += a[i]; return s; }
s32 either_bound(const s32 *a, s32 n, s32 m) { s32 s = 0; for (s32 i = 0; i < n || i < m; i++) s += a[i]; return s; }
s32 constant_and_bound(const s32 *a, s32 n) { s32 s = 0; for (s32 i = 0; i < 32; i++) { if (i == n) break; s += a[i]; } return s; }
s32 break_on_wrap(const s32 *a, s32 n) { s32 s = 0; for (s32 i = 0; i < n; i++) { if (__builtin_sadd_overflow(s, a[i], &s)) break; } return s; }
u32 until_overflow(u32 n) { u32 r = 1, k = 0; while (!__builtin_umul_overflow(r, 3u, &r)) k += n; return k; }
u32 add_until_overflow(u32 from) { u32 i = from, k = 0; while (!__builtin_uadd_overflow(i, 5u, &i)) k++; return k; }
s32 switch_exit(const s32 *a) { s32 s = 0; for (s32 i = 0;; i++) { switch (i) { case 17: return s; default: s += a[i]; } } }
s32 switch_inside(const s32 *a, s32 n) { s32 s = 0; for (s32 i = 0; i < n; i++) switch (a[i]) { case 1: s += 2; break; case 5: s -= 1; break; case 9: return s; default: s++; } return s; }
s32 goto_out(s32 n) { s32 i = 0, s = 0; again: if (i > n) goto out; s += probe(i); if (s == 12) goto out; i += 2; goto again; out: return s; }

/* nests */
void matrix(s32 *a, s32 n, s32 m) { for (s32 i = 0; i < n; i++) for (s32 j = 0; j < m; j++) a[i * m + j] = i + j; }
void triangle(s32 *a, s32 n) { for (s32 i = 0; i < n; i++) for (s32 j = i; j < n; j++) a[i * n + j] = 0; }
void triangle_below(s32 *a, s32 n) { for (s32 i = 0; i < n; i++) for (s32 j = 0; j < i; j++) a[j]++; }
void multiply(float *c, const float *a, const float *b, s32 n) { for (s32 i = 0; i < n; i++) for (s32 j = 0; j < n; j++) { float s = 0; for (s32 k = 0; k < n; k++) s += a[i * n + k] * b[k * n + j]; c[i * n + j] = s; } }
void blocked(s32 *a, u32 n) { for (u32 i = 0; i < n; i += 16) for (u32 j = i; j < i + 16 && j < n; j++) a[j] *= 3; }
void fixed_array(s32 (*a)[32][64], s32 n) { for (s32 i = 0; i < n; i++) for (s32 j = 0; j < 32; j++) for (s32 k = 0; k < 64; k++) a[i][j][k] = k; }
void variable_array(s64 n, s64 m, double a[n][m]) { for (s64 i = 0; i < n; i++) for (s64 j = 0; j < m; j++) a[i][j] = 1.0; }
void stencil(float *o, const float *a, s32 w, s32 h) { for (s32 y = 1; y < h - 1; y++) for (s32 x = 1; x < w - 1; x++) o[y * w + x] = a[y * w + x - 1] + a[y * w + x + 1] + a[(y - 1) * w + x] + a[(y + 1) * w + x]; }
s32 outer_variable_in_inner(const s32 *a, s32 n) { s32 s = 0, k = 0; for (s32 i = 0; i < n; i++) { for (s32 j = 0; j < 4; j++) k += i; s += a[k & 63]; } return s; }
s32 inner_exit_value(const s32 *a, s32 n) { s32 s = 0; for (s32 i = 0; i < n; i++) { s32 j; for (j = 0; j < i + 5; j++) s += a[j]; s += j; } return s; }

/* recurrences of other kinds */
u32 factorial(u32 n) { u32 r = 1; for (u32 i = 2; i <= n; i++) r *= i; return r; }
u32 triangular(u32 n) { u32 t = 0; for (u32 i = 0; i < n; i++) t += i; return t; }
u32 cubic(u32 n) { u32 a = 1, b = 2, c = 3; for (u32 i = 0; i < n; i++) { a += b; b += c; c += 6; } return a; }
s32 quadratic_exit(s32 n) { s32 i = 0, q = 0; while (q < 1000) { q += i; i++; } return i + n; }
s32 quadratic_exit_ne(void) { s32 i = 0, q = 0; while (q != 55) { i++; q += i; } return i; }
u32 fibonacci(u32 n) { u32 a = 0, b = 1; for (u32 i = 0; i < n; i++) { u32 t = a + b; a = b; b = t; } return a; }
u32 halves(u32 n) { u32 k = 0; while (n) { n >>= 1; k++; } return k; }
u32 halves_of_1024(void) { u32 k = 0; for (u32 n = 1024; n; n >>= 1) k++; return k; }
s32 halves_signed(s32 n) { s32 k = 0; while (n > 1) { n /= 2; k++; } return k; }
s32 arithmetic_shift(s32 n) { s32 k = 0; while (n != -1 && n != 0) { n >>= 1; k++; } return k; }
u32 doubles(u32 n) { u32 k = 0; for (u32 i = 1; i < n; i *= 2) k++; return k; }
u32 shifts_left(u32 n) { u32 k = 0; for (u32 i = 1; i; i <<= 1) k += n & i; return k; }
u32 divides(u32 n) { u32 k = 0; do k++; while (n /= 10); return k; }
u32 greatest_common(u32 a, u32 b) { while (b) { u32 t = a % b; a = b; b = t; } return a; }
u32 count_bits(u32 n) { u32 k = 0; while (n) { n &= n - 1; k++; } return k; }
u32 crc(const u8 *p, u64 n) { u32 c = ~0u; for (u64 i = 0; i < n; i++) { c ^= p[i]; for (s32 j = 0; j < 8; j++) c = c >> 1 ^ (0xedb88320u & -(c & 1)); } return ~c; }
u32 collatz(u32 n) { u32 k = 0; while (n != 1) { n = n & 1 ? 3 * n + 1 : n / 2; k++; } return k; }
u32 power(u32 b, u32 e) { u32 r = 1; while (e) { if (e & 1) r *= b; b *= b; e >>= 1; } return r; }
s32 sign_flips(const s32 *a, s32 n) { s32 s = 0, f = 1; for (s32 i = 0; i < n; i++) { s += f * a[i]; f = -f; } return s; }
s32 saw_tooth(const s32 *a, s32 n) { s32 s = 0, k = 0; for (s32 i = 0; i < n; i++) { s += a[k]; k = k == 7 ? 0 : k + 1; } return s; }
s32 running_maximum(const s32 *a, s32 n) { s32 m = a[0]; for (s32 i = 1; i < n; i++) if (a[i] > m) m = a[i]; return m; }
s32 previous_value(const s32 *a, s32 n) { s32 p = 0, s = 0; for (s32 i = 0; i < n; i++) { s += p; p = i; } return s; }
s32 lockstep(const s32 *a, s32 n) { s32 s = 0; for (s32 i = 0, j = n; i < j; i++, j--) s += a[i] - a[j]; return s; }
u64 mixed_widths(const u8 *p, u32 n) { u64 s = 0; for (u16 i = 0; i < 500; i++) s += p[i * n] + (u8)i; return s; }
s32 constant_evolution(void) { s32 x = 17, k = 0; while (x != 1) { x = x & 1 ? 3 * x + 1 : x >> 1; k++; } return k; }

/* addresses */
u64 length(const char *s) { const char *p = s; while (*p) p++; return p - s; }
void fill(s32 *p, s32 *end) { while (p != end) *p++ = 7; }
void fill_less(s32 *p, s32 *end) { for (; p < end; p++) *p = 7; }
void fill_count(s32 *p, u64 n) { for (s32 *end = p + n; p != end; ++p) *p = 1; }
void fill_backwards(s32 *p, s32 *begin) { while (p > begin) *--p = 7; }
void fill_struct(struct { s32 a; s64 b; u8 c[5]; } *p, s32 n) { for (s32 i = 0; i < n; i++) { p[i].b = i; p[i].c[i & 3] = 1; } }
void copy_strided(s32 *d, const s32 *s, s64 n, s64 k) { for (s64 i = 0; i < n; i++) d[i] = s[i * k]; }
void reverse(s32 *a, s32 n) { for (s32 i = 0; i < n / 2; i++) { s32 t = a[i]; a[i] = a[n - 1 - i]; a[n - 1 - i] = t; } }
void gather(s32 *d, const s32 *s, const s32 *at, u32 n) { for (u32 i = 0; i < n; i++) d[i] = s[at[i]]; }
u64 as_integers(char *p, char *e) { u64 s = 0; for (u64 i = (u64)p; i < (u64)e; i += 64) s ^= i; return s; }
s32 list_length(struct node { struct node *next; } *n) { s32 k = 0; for (; n; n = n->next) k++; return k; }
s32 binary_search(const s32 *a, s32 n, s32 x) { s32 l = 0, h = n - 1; while (l <= h) { s32 m = l + (h - l) / 2; if (a[m] == x) return m; if (a[m] < x) l = m + 1; else h = m - 1; } return -1; }
void bubble(s32 *a, s32 n) { for (s32 i = 0; i < n - 1; i++) for (s32 j = 0; j < n - i - 1; j++) if (a[j] > a[j + 1]) { s32 t = a[j]; a[j] = a[j + 1]; a[j + 1] = t; } }
void shell(s32 *a, s32 n) { for (s32 g = n / 2; g > 0; g /= 2) for (s32 i = g; i < n; i++) for (s32 j = i - g; j >= 0 && a[j] > a[j + g]; j -= g) { s32 t = a[j]; a[j] = a[j + g]; a[j + g] = t; } }
void sieve(u8 *p, u32 n) { for (u32 i = 2; i * i <= n; i++) if (!p[i]) for (u32 j = i * i; j <= n; j += i) p[j] = 1; }

/* no loops: what values are made of */
s32 bits_of(u32 x) { return (x >> 3 & 15) + (x << 28 >> 30) + (s32)((s32)(x << 24) >> 27); }
u64 casts(s32 a, u32 b, s8 c, u16 d) { return (u64)(a + 1) + (u64)(b * 4) + (u64)(s64)(c - 3) + (u64)(d + 9) + (u32)(s16)a; }
s32 choices(s32 a, s32 b, u32 c, u32 d) { return (a < b ? a : b) + (c > d ? c : d) + (a > 0 ? a : 0) + (a == 0 ? 1 : a) + (b < 0 ? -b : b); }
s32 arithmetic(s32 a, u32 b) { return (a | 12) + (a & ~7) + (a ^ -1) + (s32)(b ^ 0x80000000u) + a * 12 - (s32)(b / 6) + (s32)(b % 8) + a % 4; }
u32 rounding(u32 n, u32 k) { return (n + 15 & ~15u) + (n + k - 1) / k * k + (n & -k); }
u64 saturated(u64 a, u64 b) { u64 s = a + b; if (s < a) s = ~0ul; return s + (a > b ? a - b : 0); }
