/* What the loops of libraries do: images, sound, text, sparse and geometric data, a task each. */
#include "loops.h"
typedef struct { u8 r, g, b; } rgb;
typedef struct { float re, im; } complex;
typedef struct { s16 left, right; } frame;
typedef struct { float x, y, z; s32 kind; } particle;
#define MIN(a, b) ((a) < (b) ? (a) : (b))
#define MAX(a, b) ((a) > (b) ? (a) : (b))
/* images */
void gray_of_rgb(u8 *R out, rgb *R in, s32 n) { for (UP) out[i] = (77 * in[i].r + 150 * in[i].g + 29 * in[i].b) >> 8; }
void blended(u8 *R out, u8 *R in, u8 *R alpha, s32 n) { for (UP) out[i] = (in[i] * alpha[i] + out[i] * (255 - alpha[i]) + 127) / 255; }
void brightened(u8 *a, s32 n, s32 k) { for (UP) { s32 x = a[i] + (k & 255); a[i] = MIN(x, 255); } }
void box_of_three(u8 *R out, u8 *R in, s32 n) { for (UP) out[i] = (in[i] + 2 * in[i + 1] + in[i + 2] + 2) >> 2; }
void swapped_channels(u8 *a, s32 n) { for (UP) { u8 t = a[4 * i]; a[4 * i] = a[4 * i + 2]; a[4 * i + 2] = t; } }
u32 differences_of_blocks(u8 *a, u8 *b, s32 n) { u32 s = 0; for (UP) { s32 x = a[i] - b[i]; s += x < 0 ? -x : x; } return s; }
void thresholded(u8 *R out, u8 *R in, s32 n, s32 k) { for (UP) out[i] = in[i] > (u8)k ? 255 : 0; }
void by_table(u8 *R out, u8 *R in, u8 *R idx, s32 n) { for (UP) out[i] = in[idx[i]]; }
void mirrored(u8 *R out, u8 *R in, s32 n) { for (UP) out[i] = in[n - 1 - i]; }
void halved(u8 *R out, u8 *R in, s32 n) { for (UP) out[i] = (in[2 * i] + in[2 * i + 1] + 1) >> 1; }
/* sound */
void mixed_down(s16 *R out, frame *R in, s32 n) { for (UP) out[i] = (in[i].left + in[i].right) / 2; }
void gained(s16 *a, s32 n, s32 k) { for (UP) { s32 x = a[i] * (k & 1023) >> 8; a[i] = MAX(-32768, MIN(x, 32767)); } }
s32 loudest(s16 *a, s32 n) { s32 r = 0; for (UP) { s32 x = a[i] < 0 ? -a[i] : a[i]; r = MAX(r, x); } return r; }
s64 energy(s16 *a, s32 n) { s64 r = 0; for (UP) r += a[i] * a[i]; return r; }
void echoed(float *a, s32 n) { for (UP) a[i + 8] += 0.5f * a[i]; }
void smoothed(float *a, float k, s32 n) { for (s32 i = 1; i < n; ++i) a[i] = a[i - 1] + 0.25f * (a[i] - a[i - 1]); }
s32 crossings(s16 *a, s32 n) { s32 r = 0; for (s32 i = 1; i < n; ++i) r += (a[i - 1] < 0) != (a[i] < 0); return r; }
void multiplied_spectra(complex *R a, complex *R b, s32 n) { for (UP) { float t = a[i].re * b[i].re - a[i].im * b[i].im; a[i].im = a[i].re * b[i].im + a[i].im * b[i].re; a[i].re = t; } }
/* text and bits */
s32 lines(u8 *a, s32 n) { s32 r = 0; for (UP) r += a[i] == '\n'; return r; }
void to_upper(u8 *a, s32 n) { for (UP) if (a[i] >= 'a' && a[i] <= 'z') a[i] -= 32; }
s32 set_bits(u32 *a, s32 n) { s32 r = 0; for (UP) r += __builtin_popcount(a[i]); return r; }
void swapped_bytes(u32 *a, s32 n) { for (UP) a[i] = __builtin_bswap32(a[i]); }
void rotated(u32 *a, s32 n, u32 k) { for (UP) a[i] = a[i] << (k & 31) | a[i] >> (-k & 31); }
u32 mixed_bits(u32 *a, s32 n) { u32 h = 2166136261u; for (UP) h = (h ^ a[i]) * 16777619u; return h; }
u32 checked_sums(u8 *a, s32 n) { u32 s = 1, t = 0; for (UP) { s += a[i]; t += s; } return t << 16 | (s & 65535); }
s32 place_of(u8 *a, s32 n, s32 k) { for (UP) if (a[i] == (u8)k) return i; return -1; }
s32 place_of_last(u8 *a, s32 n, s32 k) { s32 r = -1; for (UP) if (a[i] == (u8)k) r = i; return r; }
void digits(u8 *R out, u32 *R in, s32 n) { for (UP) out[i] = '0' + in[i] % 10; }
/* sparse and geometric data */
float sparse_dot(float *a, float *b, s32 *idx, s32 n) { float r = 0; for (UP) r += a[i] * b[idx[i]]; return r; }
void counted(u32 *R out, u8 *R idx, s32 n) { for (UP) ++out[idx[i]]; }
void moved(particle *a, s32 n, float k) { for (UP) { a[i].x += k * a[i].z; a[i].y -= k; } }
s32 of_kind(particle *a, s32 n, s32 k) { s32 r = 0; for (UP) if (a[i].kind == (k & 3)) ++r; return r; }
float farthest(float *x, float *y, s32 n) { float r = 0; for (UP) { float d = x[i] * x[i] + y[i] * y[i]; r = d > r ? d : r; } return r; }
void clamped(float *a, float *b, float *c, s32 n) { for (UP) a[i] = a[i] < b[i] ? b[i] : a[i] > c[i] ? c[i] : a[i]; }
void normalised(float *R x, float *R y, s32 n) { for (UP) { float d = __builtin_sqrtf(x[i] * x[i] + y[i] * y[i]); if (d > 0) { x[i] /= d; y[i] /= d; } } }
void polynomials(float *a, s32 n) { for (UP) a[i] = ((0.5f * a[i] + 0.25f) * a[i] + 2.0f) * a[i] - 1.0f; }
void interpolated(float *R out, float *R in, s32 n) { for (UP) { out[2 * i] = in[i]; out[2 * i + 1] = 0.5f * (in[i] + in[i + 1]); } }
void gradients(float *R out, float *R in, s32 n) { for (UP) out[i] = 0.5f * (in[i + 2] - in[i]); }
void packed_halves(u32 *R out, u16 *R in, s32 n) { for (UP) out[i] = in[2 * i] | (u32)in[2 * i + 1] << 16; }
void scaled_to_bytes(s8 *R out, s32 *R in, s32 n) { for (UP) out[i] = in[i] / 8 >> 4; }
