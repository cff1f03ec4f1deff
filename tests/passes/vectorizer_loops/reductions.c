// Reductions of all kinds, and what looks like one. One loop a function.
#include <stddef.h>

int sum(int *a, int n) { int r = 0; for (int i = 0; i < n; i++) r += a[i]; return r; }
int sum_of_products(int *a, int *b, int n) { int r = 0; for (int i = 0; i < n; i++) r += a[i] * b[i]; return r; }
int difference(int *a, int n) { int r = -1; for (int i = 0; i < n; i++) r -= a[i]; return r; }
int difference_from(int *a, int n) { int r = 1; for (int i = 0; i < n; i++) r = a[i] - r; return r; }
int sum_and_difference(int *a, int *b, int n) { int r = 0; for (int i = 0; i < n; i++) { r -= a[i]; r += b[i]; } return r; }
unsigned product(unsigned *a, int n) { unsigned r = 1; for (int i = 0; i < n; i++) r *= a[i]; return r; }
unsigned all_bits(unsigned *a, int n) { unsigned r = -1; for (int i = 0; i < n; i++) r &= a[i]; return r; }
unsigned any_bit(unsigned *a, int n) { unsigned r = 0; for (int i = 0; i < n; i++) r |= a[i]; return r; }
unsigned parity(unsigned *a, int n) { unsigned r = 0; for (int i = 0; i < n; i++) r ^= a[i]; return r; }
unsigned mixed(unsigned *a, int n) { unsigned r = 1; for (int i = 0; i < n; i++) { r += a[i]; r *= 3; } return r; }
unsigned bits_then_sum(unsigned *a, int n) { unsigned r = 1; for (int i = 0; i < n; i++) { r |= a[i]; r += 3; } return r; }
unsigned shifted(unsigned *a, int n) { unsigned r = 1; for (int i = 0; i < n; i++) r = (r << 1) ^ a[i]; return r; }
int quotient(int *a, int n) { int r = 1 << 30; for (int i = 0; i < n; i++) r /= a[i]; return r; }
int doubled(int *a, int n) { int r = 1; for (int i = 0; i < n; i++) r += r + a[i]; return r; }
int used_inside(int *a, int *b, int n) { int r = 0; for (int i = 0; i < n; i++) { r += a[i]; b[i] = r; } return r; }
int two_behind(int *a, int *p, int n) { int r = 0, q = 0; for (int i = 0; i < n; i++) { q = r + a[i]; r = q + 1; } *p = q; return r; }
int before_behind(int *a, int n) { int r = 0, q = 0; for (int i = 0; i < n; i++) { q = r; r += a[i]; } return q; }
long wide_sum(int *a, int n) { long r = 0; for (int i = 0; i < n; i++) r += a[i]; return r; }
unsigned char narrow_sum(unsigned char *a, int n) { unsigned char r = 0; for (int i = 0; i < n; i++) r += a[i]; return r; }
short narrow_product(short *a, int n) { short r = 1; for (int i = 0; i < n; i++) r *= a[i]; return r; }
int masked_sum(unsigned char *a, int n) { int r = 0; for (int i = 0; i < n; i++) r = (r & 255) + a[i]; return r; }
int masked_sum_low(unsigned char *a, int n) { int r = 0; for (int i = 0; i < n; i++) r = (r & 255) + a[i]; return r & 255; }
int masked_sum_odd(unsigned char *a, int n) { int r = 0; for (int i = 0; i < n; i++) r = (r & 1023) + a[i]; return r & 1023; }
int masked_sum_hole(unsigned char *a, int n) { int r = 0; for (int i = 0; i < n; i++) r = (r & 253) + a[i]; return r & 253; }
int conditional_sum(int *a, int n) { int r = 0; for (int i = 0; i < n; i++) if (a[i] > 5) r += a[i]; return r; }
int conditional_difference(int *a, int n) { int r = 0; for (int i = 0; i < n; i++) if (a[i] > 5) r -= a[i]; return r; }
int conditional_product(int *a, int n) { int r = 1; for (int i = 0; i < n; i++) if (a[i] > 5) r *= a[i]; return r; }
unsigned conditional_bits(unsigned *a, int n) { unsigned r = 0; for (int i = 0; i < n; i++) if (a[i] > 5) r |= a[i]; return r; }
int conditional_either(int *a, int *b, int n) { int r = 0; for (int i = 0; i < n; i++) if (a[i] > 5) r += a[i]; else r += b[i] / 3; return r; }
int conditional_load(int *a, int *b, int n) { int r = 0; for (int i = 0; i < n; i++) if (a[i] > 5) r += b[i]; return r; }
int conditional_reset(int *a, int n) { int r = 0; for (int i = 0; i < n; i++) { r += a[i]; if (a[i] > 5) r = 0; } return r; }
int conditional_nested(int *a, int *b, int n) { int r = 0; for (int i = 0; i < n; i++) if (a[i] > 5) { if (b[i] > 7) r += b[i]; else r += 1; } return r; }
int depends_on_sum(int *a, int n) { int r = 0; for (int i = 0; i < n; i++) if (r < 100) r += a[i]; return r; }

float fsum(float *a, int n) { float r = 0; for (int i = 0; i < n; i++) r += a[i]; return r; }
float fdifference(float *a, int n) { float r = 0; for (int i = 0; i < n; i++) r -= a[i]; return r; }
float fproduct(float *a, int n) { float r = 1; for (int i = 0; i < n; i++) r *= a[i]; return r; }
float fquotient(float *a, int n) { float r = 1; for (int i = 0; i < n; i++) r /= a[i]; return r; }
float fdot(float *a, float *b, int n) { float r = 0; for (int i = 0; i < n; i++) r += a[i] * b[i]; return r; }
double fwide(float *a, int n) { double r = 0; for (int i = 0; i < n; i++) r += a[i]; return r; }
float fconditional(float *a, int n) { float r = 0; for (int i = 0; i < n; i++) if (a[i] > 5) r += a[i]; return r; }
float fconditional_product(float *a, int n) { float r = 1; for (int i = 0; i < n; i++) if (a[i] > 5) r *= a[i]; return r; }
float fconditional_quotient(float *a, int n) { float r = 1; for (int i = 0; i < n; i++) if (a[i] > 5) r /= a[i]; return r; }
float fconditional_load(float *a, float *b, int n) { float r = 0; for (int i = 0; i < n; i++) if (a[i] > 5) r += b[i]; return r; }
float ftwo(float *a, float *b, int n) { float r = 0; for (int i = 0; i < n; i++) { r += a[i]; r += b[i]; } return r; }
float fhorner(float *a, float x, int n) { float r = 0; for (int i = 0; i < n; i++) r = r * x + a[i]; return r; }
float falternating(float *a, int n) { float r = 0, s = 1; for (int i = 0; i < n; i++) { r += s * a[i]; s = -s; } return r; }
float fma_sum(float *a, float *b, int n) { float r = 0; for (int i = 0; i < n; i++) r = __builtin_fmaf(a[i], b[i], r); return r; }

int minimum(int *a, int n) { int r = 1000; for (int i = 0; i < n; i++) r = a[i] < r ? a[i] : r; return r; }
int maximum(int *a, int n) { int r = -1; for (int i = 0; i < n; i++) if (a[i] > r) r = a[i]; return r; }
unsigned uminimum(unsigned *a, int n) { unsigned r = 1000; for (int i = 0; i < n; i++) r = a[i] < r ? a[i] : r; return r; }
unsigned umaximum(unsigned *a, int n) { unsigned r = 1; for (int i = 0; i < n; i++) r = a[i] >= r ? a[i] : r; return r; }
int minimum_of_two(int *a, int *b, int n) { int r = 9; for (int i = 0; i < n; i++) { r = a[i] < r ? a[i] : r; r = b[i] < r ? b[i] : r; } return r; }
int minimum_then_maximum(int *a, int *b, int n) { int r = 9; for (int i = 0; i < n; i++) { r = a[i] < r ? a[i] : r; r = b[i] > r ? b[i] : r; } return r; }
int minimum_and_maximum(int *a, int *p, int n) { int r = 9, q = 9; for (int i = 0; i < n; i++) { r = a[i] < r ? a[i] : r; q = a[i] > q ? a[i] : q; } *p = q; return r; }
int minimum_conditional(int *a, int *b, int n) { int r = 9; for (int i = 0; i < n; i++) if (b[i]) r = a[i] < r ? a[i] : r; return r; }
int minimum_place(int *a, int n) { int r = 9, p = -1; for (int i = 0; i < n; i++) if (a[i] < r) { r = a[i]; p = i; } return p; }
int minimum_place_last(int *a, int n) { int r = 9, p = -1; for (int i = 0; i < n; i++) if (a[i] <= r) { r = a[i]; p = i; } return p + r; }
int minimum_used(int *a, int *b, int n) { int r = 9; for (int i = 0; i < n; i++) { b[i] = r; r = a[i] < r ? a[i] : r; } return r; }
float fminimum_select(float *a, int n) { float r = 9; for (int i = 0; i < n; i++) r = a[i] < r ? a[i] : r; return r; }
float fmaximum_if(float *a, int n) { float r = 9; for (int i = 0; i < n; i++) if (a[i] > r) r = a[i]; return r; }
float fminimum_call(float *a, int n) { float r = 9; for (int i = 0; i < n; i++) r = __builtin_fminf(r, a[i]); return r; }
float fmaximum_call(float *a, int n) { float r = 9; for (int i = 0; i < n; i++) r = __builtin_fmaxf(a[i], r); return r; }
float fmaximum_absolute(float *a, int n) { float r = 0; for (int i = 0; i < n; i++) r = __builtin_fabsf(a[i]) > r ? __builtin_fabsf(a[i]) : r; return r; }

int any_of(int *a, int n) { int r = 0; for (int i = 0; i < n; i++) if (a[i] > 3) r = 7; return r; }
int any_of_argument(int *a, int n, int x, int y) { int r = x; for (int i = 0; i < n; i++) if (a[i] > 3) r = y; return r; }
int any_of_float(float *a, int n) { int r = 0; for (int i = 0; i < n; i++) if (a[i] > 3) r = 1; return r; }
int any_of_two(int *a, int *b, int n) { int r = 0; for (int i = 0; i < n; i++) { if (a[i] > 3) r = 7; if (b[i] > 3) r = 7; } return r; }
int any_of_different(int *a, int *b, int n) { int r = 0; for (int i = 0; i < n; i++) { if (a[i] > 3) r = 7; if (b[i] > 3) r = 8; } return r; }
_Bool all_of(int *a, int n) { _Bool r = 1; for (int i = 0; i < n; i++) r = r && a[i] > 3; return r; }
float any_of_as_float(int *a, int n) { float r = 0; for (int i = 0; i < n; i++) if (a[i] > 3) r = 7; return r; }
int last_value(int *a, int *b, int n) { int r = -1; for (int i = 0; i < n; i++) if (a[i] > 3) r = b[i]; return r; }
int last_index(int *a, int n) { int r = -1; for (int i = 0; i < n; i++) if (a[i] > 3) r = i; return r; }
int last_index_else(int *a, int n) { int r = -1; for (int i = 0; i < n; i++) r = a[i] > 3 ? r : i; return r; }
long last_index_from(int *a, long s, long n) { long r = -1; for (long i = s; i < n; i++) if (a[i] > 3) r = i; return r; }
unsigned last_index_unsigned(int *a, unsigned n) { unsigned r = 77; for (unsigned i = 1; i < n; i++) if (a[i] > 3) r = i; return r; }
int last_index_start(int *a, int n, int s) { int r = s; for (int i = 0; i < n; i++) if (a[i] > 3) r = i; return r; }
int last_twice(int *a, int n) { int r = -1; for (int i = 0; i < n; i++) if (a[i] > 3) r = 2 * i; return r; }
int first_index_down(int *a, int n) { int r = -1; for (int i = n; i-- > 0;) if (a[i] > 3) r = i; return r; }
int first_index_down_bounded(int *a) { int r = -1; for (int i = 19999; i >= 0; i--) if (a[i] > 3) r = i; return r; }
int last_of_two(int *a, int *b, int n) { int r = -1; for (int i = 0; i < n; i++) { if (a[i] > 3) r = i; if (b[i] > 3) r = i; } return r; }

void sum_in_memory(int *restrict a, int *restrict s, int n) { for (int i = 0; i < n; i++) *s += a[i]; }
void sum_stored(int *restrict a, int *restrict s, int n) { int r = 0; for (int i = 0; i < n; i++) { r += a[i]; *s = r; } }
int sum_stored_and_used(int *restrict a, int *restrict s, int n) { int r = 0; for (int i = 0; i < n; i++) { r += a[i]; *s = r; } return r; }
void sum_stored_twice(int *restrict a, int *restrict b, int *restrict s, int n) { int r = 0; for (int i = 0; i < n; i++) { r += a[i]; *s = r; r += b[i]; *s = r; } }
void sum_stored_half(int *restrict a, int *restrict b, int *restrict s, int n) { int r = 0; for (int i = 0; i < n; i++) { r += a[i]; *s = r; r += b[i]; } }
void sum_stored_sometimes(int *restrict a, int *restrict s, int n) { int r = 0; for (int i = 0; i < n; i++) { r += a[i]; if (a[i] > 3) *s = r; } }
void maximum_stored(int *restrict a, int *restrict s, int n) { int r = 0; for (int i = 0; i < n; i++) { r = a[i] > r ? a[i] : r; *s = r; } }
void fsum_stored(float *restrict a, float *restrict s, int n) { for (int i = 0; i < n; i++) *s += a[i]; }
void sum_stored_elsewhere(int *restrict a, int *restrict s, int n) { int r = 0; for (int i = 0; i < n; i++) { r += a[i]; s[i & 1] = r; } }
void sum_stored_aliasing(int *a, int *s, int n) { int r = 0; for (int i = 0; i < n; i++) { r += a[i]; *s = r; } }
