// Kernels as they are written, for what ScalarEvolution says of them. make_peers.py compiles them and stores what opt says of them.
#define KERNEL extern "C" __global__ void
#define DEVICE extern "C" __device__ __noinline__

KERNEL add(float *c, const float *a, const float *b, int n) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) c[i] = a[i] + b[i]; }
KERNEL saxpy_unsigned(float *y, const float *x, float a, unsigned n) { unsigned i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) y[i] += a * x[i]; }
KERNEL add_long(float *c, const float *a, size_t n) { size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x; if (i < n) c[i] = a[i]; }
KERNEL grid_stride(float *y, const float *x, int n) { for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x) y[i] = 2 * x[i]; }
KERNEL grid_stride_unsigned(float *y, const float *x, unsigned n) { for (unsigned i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x) y[i] = 2 * x[i]; }
KERNEL grid_stride_long(float *y, const float *x, size_t n) { for (size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x; i < n; i += (size_t)blockDim.x * gridDim.x) y[i] = 2 * x[i]; }
KERNEL block_stride(float *y, const float *x, int n) { for (int i = threadIdx.x; i < n; i += blockDim.x) y[i] = 2 * x[i]; }
KERNEL warp_stride(float *y, const float *x, int n) { for (int i = threadIdx.x; i < n; i += 32) y[i] = 2 * x[i]; }
KERNEL warp_size_stride(float *y, const float *x, int n) { for (int i = threadIdx.x; i < n; i += warpSize) y[i] = 2 * x[i]; }
KERNEL warp_rows(float *y, const float *x, int rows, int columns) { int lane = threadIdx.x & 31, warp = (blockIdx.x * blockDim.x + threadIdx.x) >> 5; if (warp >= rows) return; float s = 0; for (int j = lane; j < columns; j += 32) s += x[warp * columns + j]; y[warp * 32 + lane] = s; }
KERNEL __launch_bounds__(256) bounded(float *y, const float *x, int n) { for (int i = threadIdx.x; i < n; i += 256) y[i] = x[i]; }
KERNEL __launch_bounds__(128, 4) bounded_grid(float *y, const float *x, int n) { for (int i = blockIdx.x * 128 + threadIdx.x; i < n; i += gridDim.x * 128) y[i] = x[i]; }
KERNEL two_dimensions(float *o, const float *a, int w, int h) { int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y; if (x < w && y < h) o[y * w + x] = a[x * h + y]; }
KERNEL three_dimensions(float *o, int w, int h, int d) { int x = threadIdx.x, y = threadIdx.y, z = blockIdx.z; for (int k = z; k < d; k += gridDim.z) if (x < w && y < h) o[(k * h + y) * w + x] = k; }
KERNEL transpose(float *o, const float *a, int w, int h) { __shared__ float t[32][33]; int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 32 + threadIdx.y; for (int j = 0; j < 32; j += 8) t[threadIdx.y + j][threadIdx.x] = a[(y + j) * w + x]; __syncthreads(); x = blockIdx.y * 32 + threadIdx.x; y = blockIdx.x * 32 + threadIdx.y; for (int j = 0; j < 32; j += 8) o[(y + j) * h + x] = t[threadIdx.x][threadIdx.y + j]; }
KERNEL multiply(float *c, const float *a, const float *b, int n) { __shared__ float s[16][16], t[16][16]; int row = blockIdx.y * 16 + threadIdx.y, column = blockIdx.x * 16 + threadIdx.x; float sum = 0; for (int m = 0; m < n / 16; ++m) { s[threadIdx.y][threadIdx.x] = a[row * n + m * 16 + threadIdx.x]; t[threadIdx.y][threadIdx.x] = b[(m * 16 + threadIdx.y) * n + column]; __syncthreads(); for (int k = 0; k < 16; ++k) sum += s[threadIdx.y][k] * t[k][threadIdx.x]; __syncthreads(); } c[row * n + column] = sum; }
KERNEL reduce(float *o, const float *a, int n) { extern __shared__ float s[]; unsigned t = threadIdx.x, i = blockIdx.x * blockDim.x + t; s[t] = i < n ? a[i] : 0; __syncthreads(); for (unsigned k = blockDim.x / 2; k > 0; k >>= 1) { if (t < k) s[t] += s[t + k]; __syncthreads(); } if (t == 0) o[blockIdx.x] = s[0]; }
KERNEL reduce_interleaved(int *o, const int *a) { extern __shared__ int q[]; unsigned t = threadIdx.x; q[t] = a[blockIdx.x * blockDim.x + t]; __syncthreads(); for (unsigned k = 1; k < blockDim.x; k *= 2) { if (t % (2 * k) == 0) q[t] += q[t + k]; __syncthreads(); } if (!t) o[blockIdx.x] = q[0]; }
KERNEL shuffle_reduce(float *o, const float *a, int n) { float s = 0; for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) s += a[i]; for (int k = 16; k > 0; k /= 2) s += __shfl_down_sync(~0u, s, k); if ((threadIdx.x & 31) == 0) atomicAdd(o, s); }
KERNEL scan(int *o, const int *a, int n) { __shared__ int t[512]; int i = threadIdx.x; t[i] = i < n ? a[i] : 0; for (int k = 1; k < 512; k <<= 1) { __syncthreads(); int v = i >= k ? t[i - k] : 0; __syncthreads(); t[i] += v; } if (i < n) o[i] = t[i]; }
KERNEL histogram(unsigned *h, const unsigned char *a, int n) { __shared__ unsigned s[256]; for (int i = threadIdx.x; i < 256; i += blockDim.x) s[i] = 0; __syncthreads(); for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x) atomicAdd(&s[a[i]], 1u); __syncthreads(); for (int i = threadIdx.x; i < 256; i += blockDim.x) atomicAdd(&h[i], s[i]); }
KERNEL convolve(float *o, const float *a, const float *f, int n, int r) { int i = blockIdx.x * blockDim.x + threadIdx.x; float s = 0; for (int k = -r; k <= r; k++) { int j = i + k; if (j >= 0 && j < n) s += a[j] * f[k + r]; } o[i] = s; }
KERNEL convolve_fixed(float *o, const float *a, int w, int h) { int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y; float s = 0; for (int v = -2; v <= 2; v++) for (int u = -2; u <= 2; u++) s += a[min(max(y + v, 0), h - 1) * w + min(max(x + u, 0), w - 1)]; o[y * w + x] = s; }
KERNEL sparse(float *y, const float *v, const int *column, const int *row, const float *x, int n) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) { float s = 0; for (int k = row[i]; k < row[i + 1]; k++) s += v[k] * x[column[k]]; y[i] = s; } }
KERNEL bodies(float4 *f, const float4 *p, int n) { int i = blockIdx.x * blockDim.x + threadIdx.x; float4 s = {0, 0, 0, 0}; for (int j = 0; j < n; j++) { float x = p[j].x - p[i].x, y = p[j].y - p[i].y, r = rsqrtf(x * x + y * y + 1e-9f); s.x += x * r; s.y += y * r; } f[i] = s; }
KERNEL tiles(float *a, int n, int tiles) { for (int t = blockIdx.x; t < tiles; t += gridDim.x) for (int j = threadIdx.x; j < 1024; j += blockDim.x) { int i = t * 1024 + j; if (i < n) a[i] *= 2; } }
KERNEL vectors(float4 *o, const float4 *a, int n) { for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n / 4; i += blockDim.x * gridDim.x) { float4 v = a[i]; v.x += 1; o[i] = v; } }
KERNEL wave(float *a, int w, int h, int steps) { int x = threadIdx.x + 1; for (int s = 0; s < steps; s++) { for (int y = 1; y < h - 1; y++) a[y * w + x] = 0.25f * (a[(y - 1) * w + x] + a[(y + 1) * w + x]); __syncthreads(); } }
KERNEL bitonic(int *a) { unsigned t = threadIdx.x; for (unsigned k = 2; k <= 1024; k <<= 1) for (unsigned j = k >> 1; j > 0; j >>= 1) { unsigned o = t ^ j; if (o > t) { bool up = (t & k) == 0; if ((a[t] > a[o]) == up) { int s = a[t]; a[t] = a[o]; a[o] = s; } } __syncthreads(); } }
KERNEL unrolled(float *o, const float *a) { float s = 0; int i = threadIdx.x * 8;
#pragma unroll
    for (int k = 0; k < 8; k++) s += a[i + k]; o[threadIdx.x] = s; }
KERNEL lanes(int *o) { int lane; asm("mov.u32 %0, %%laneid;" : "=r"(lane)); for (int i = lane; i < 256; i += 32) o[i] = __popc(i) + __clz(i) + __ffs(i); }
KERNEL mandelbrot(int *o, int w, int h, int limit) { int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y; float cx = x * 3.0f / w - 2, cy = y * 2.0f / h - 1, a = 0, b = 0; int k = 0; while (k < limit && a * a + b * b < 4) { float t = a * a - b * b + cx; b = 2 * a * b + cy; a = t; k++; } o[y * w + x] = k; }
KERNEL queue(int *a, int *head, int n) { for (int i = atomicAdd(head, 1); i < n; i = atomicAdd(head, 1)) a[i] = i; }
DEVICE int search(const int *a, int n, int x) { int l = 0, h = n; while (l < h) { int m = (l + h) >> 1; if (a[m] < x) l = m + 1; else h = m; } return l; }
DEVICE float horner(const float *c, int n, float x) { float s = c[n]; for (int i = n - 1; i >= 0; i--) s = s * x + c[i]; return s; }
DEVICE unsigned hash(const unsigned char *p, unsigned n) { unsigned h = 2166136261u; for (unsigned i = 0; i < n; i++) h = (h ^ p[i]) * 16777619u; return h; }
DEVICE int offset(int row, int column, int pitch) { return (row & 7) * pitch + (column >> 2) * 16 + (column & 3); }
DEVICE unsigned swizzle(unsigned t) { return (t & 31) ^ (t >> 5 & 7) << 2 | (t & ~255u); }
