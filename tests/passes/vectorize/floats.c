/* Floats and doubles; compiled as they are and with -ffast-math. */
#include "loops.h"
FOLD(float, fsum, (const float *a, s32 n), 0, UP, r += a[i])
FOLD(double, fsum_double, (const double *a, s32 n), 0, UP, r += a[i])
FOLD(double, fsum_wide, (const float *a, s32 n), 0, UP, r += a[i])
FOLD(float, fsum_from, (const float *a, float k, s32 n), k, UP, r += a[i])
FOLD(float, fdifference, (const float *a, float k, s32 n), k, UP, r -= a[i])
FOLD(float, fproduct, (const float *a, s32 n), 1, UP, r *= a[i])
FOLD(float, fdot, (const float *a, const float *b, s32 n), 0, UP, r += a[i] * b[i])
FOLD(double, fdot_double, (const double *a, const double *b, s32 n), 0, UP, r += a[i] * b[i])
FOLD(float, fsum_if, (const float *a, const float *b, s32 n), 0, UP, if (b[i] > 0) r += a[i])
FOLD(float, fsum_either, (const float *a, s32 n), 0, UP, if (a[i] > 0) r += a[i]; else r += 0.5f)
FOLD(float, fproduct_if, (const float *a, s32 n), 1, UP, if (a[i] > 1) r *= a[i])
FOLD(float, fnorm, (const float *a, s32 n), 0, UP, r += a[i] * a[i])
FOLD(float, fsum_absolute, (const float *a, s32 n), 0, UP, r += __builtin_fabsf(a[i]))
FOLD(float, fdistance, (const float *a, const float *b, s32 n), 0, UP, float x = a[i] - b[i]; r += x * x)
FOLD(float, fsmallest, (const float *a, s32 n), 1000, UP, r = a[i] < r ? a[i] : r)
FOLD(float, flargest, (const float *a, s32 n), -1000, UP, r = a[i] > r ? a[i] : r)
FOLD(double, flargest_double, (const double *a, s32 n), -1000, UP, if (a[i] > r) r = a[i])
FOLD(float, fminimum_call, (const float *a, s32 n), 10, UP, r = __builtin_fminf(r, a[i]))
FOLD(float, fmaximum_call, (const float *a, s32 n), -10, UP, r = __builtin_fmaxf(r, a[i]))
FOLD(float, fminimum_ieee, (const float *a, s32 n), 10, UP, r = __builtin_elementwise_minimum(r, a[i]))
FOLD(float, fmaximum_ieee, (const float *a, s32 n), -10, UP, r = __builtin_elementwise_maximum(r, a[i]))
FOLD(s32, fcount, (const float *a, float k, s32 n), 0, UP, r += a[i] < k)
FOLD(s32, fany, (const float *a, float k, s32 n), 0, UP, if (a[i] < k) r = 1)
FOLD(float, fany_value, (const float *a, float k, s32 n), 2, UP, r = a[i] < 0 ? k : r)
FOLD(s32, ffind_last, (const float *a, s32 n), -1, UP, if (a[i] < 0) r = i)
FOLD(float, fhorner, (const float *a, float k, s32 n), 0, UP, r = r * k + a[i])
LOOP(faxpy, (float *R y, const float *R x, float k, s32 n), UP, y[i] += k * x[i])
LOOP(faxpy_may_alias, (float *y, const float *x, float k, s32 n), UP, y[i] += k * x[i])
LOOP(fscale_double, (double *y, const double *x, double k, s32 n), UP, y[i] = k * x[i])
LOOP(fdivide, (float *y, const float *x, float k, s32 n), UP, y[i] = x[i] / k)
LOOP(fnegate, (float *y, const float *x, s32 n), UP, y[i] = -x[i])
LOOP(fsquare_root, (float *y, const float *x, s32 n), UP, y[i] = __builtin_sqrtf(x[i]))
LOOP(ffloor, (float *y, const float *x, s32 n), UP, y[i] = __builtin_floorf(x[i]) + __builtin_truncf(x[i]))
LOOP(fcopysign, (double *y, const double *x, s32 n), UP, y[i] = __builtin_copysign(x[i], y[i]))
LOOP(fmultiply_add, (float *y, const float *x, float k, s32 n), UP, y[i] = __builtin_fmaf(x[i], k, y[i]))
LOOP(fclamp, (float *y, const float *x, s32 n), UP, float v = x[i]; y[i] = v < 0 ? 0 : v > 1 ? 1 : v)
LOOP(fselect, (float *y, const float *x, float k, s32 n), UP, y[i] = x[i] >= y[i] ? x[i] : k)
LOOP(fstencil, (float *R y, const float *R x, s32 n), UP, y[i] = 0.25f * x[i] + 0.5f * x[i + 1] + 0.25f * x[i + 2])
LOOP(fpolynomial, (float *y, const float *x, s32 n), UP, y[i] = ((x[i] * 0.5f + 1) * x[i] - 2) * x[i] + 3)
void framp(float *y, float k, s32 n) { float x = 1; for (UP) { y[i] = x; x += k; } }
void framp_down(double *y, double k, s32 n) { double x = 3; for (UP) { y[i] = x; x -= k; } }
float framp_end(float *y, s32 n) { float x = 0; for (UP) { x += 0.5f; y[i] = x; } return x; }
void fprefix(float *y, const float *x, s32 n) { float r = 0; for (UP) { r += x[i]; y[i] = r; } }
void fsum_into(float *R y, const float *R x, s32 n) { for (UP) *y += x[i]; }
float fsum_two(const float *a, const float *b, s32 n) { float r = 0, q = 0; for (UP) { r += a[i]; q += b[i]; } return r * q; }
s32 fargmin(const float *a, s32 n) { float r = 1e9f; s32 q = -1; for (UP) if (a[i] < r) { r = a[i]; q = i; } return q; }
