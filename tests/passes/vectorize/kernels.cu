// Loops of threads: contiguous pieces of arrays, grids' strides, rows; shared and constant memory; what stops a vectorizer on a GPU.
// Parameters are named as loops.h says.
#define T (blockIdx.x * blockDim.x + threadIdx.x)
#define UP int i = 0; i < n; ++i
typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
struct Body { float x, y, z, m; };
struct Pixel { u8 r, g, b, a; };
__shared__ float tile[512];
__shared__ u32 counts[64];
__constant__ float weights[128];
__device__ float state[256];
extern "C" {
__global__ void thread_copy(float *a, const float *b, int n) { for (UP) a[T * 8 + i] = b[T * 8 + i]; }
__global__ void thread_copy_restrict(float *__restrict__ a, const float *__restrict__ b, int n) { for (UP) a[T * 8 + i] = b[T * 8 + i]; }
__global__ void thread_scale(float *a, float k, int n) { float *p = a + T * 16; for (UP) p[i] *= k; }
__global__ void thread_saxpy(float *__restrict__ a, const float *__restrict__ b, float k, int n) { for (UP) a[T * 16 + i] += k * b[T * 16 + i]; }
__global__ void thread_saxpy_16(float *__restrict__ a, const float *__restrict__ b, float k) { for (int i = 0; i < 16; ++i) a[T * 16 + i] += k * b[T * 16 + i]; }
__global__ void thread_dot(float *__restrict__ a, const float *__restrict__ b, const float *__restrict__ c, int n) { float s = 0; for (UP) s += b[T * 4 + i] * c[T * 4 + i]; a[T] = s; }
__global__ void thread_sum(u32 *__restrict__ a, const u32 *__restrict__ b, int n) { u32 s = 0; for (UP) s += b[T * 4 + i]; a[T] = s; }
__global__ void thread_largest(int *__restrict__ a, const int *__restrict__ b, int n) { int s = -9; for (UP) s = max(s, b[T * 4 + i]); a[T] = s; }
__global__ void thread_stencil(float *__restrict__ a, const float *__restrict__ b, int n) { for (UP) a[T * 8 + i] = b[T * 8 + i] + b[T * 8 + i + 1] + b[T * 8 + i + 2]; }
__global__ void thread_bytes(u8 *__restrict__ a, const u8 *__restrict__ b, int n) { for (UP) a[T * 16 + i] = b[T * 16 + i] ^ 0x55; }
__global__ void thread_shorts(u16 *__restrict__ a, const u16 *__restrict__ b, int n) { for (UP) a[T * 8 + i] = a[T * 8 + i] * 3 + b[T * 8 + i]; }
__global__ void thread_halves(_Float16 *__restrict__ a, const _Float16 *__restrict__ b, int n) { for (UP) a[T * 8 + i] = a[T * 8 + i] + b[T * 8 + i]; }
__global__ void thread_doubles(double *__restrict__ a, const double *__restrict__ b, int n) { for (UP) a[T * 4 + i] = b[T * 4 + i] * 2; }
__global__ void thread_long_index(float *a, const float *b, long n) { for (long i = 0; i < n; ++i) a[T * 8ul + i] = b[T * 8ul + i]; }
__global__ void thread_unsigned_index(u32 *a, const u32 *b, u32 n) { for (u32 i = 0; i < n; ++i) a[T * 8 + i] = b[T * 8 + i]; }
__global__ void thread_if(u32 *__restrict__ a, const u32 *__restrict__ b, int n) { for (UP) if (b[T * 8 + i] & 1) a[T * 8 + i] = 7; }
__global__ void thread_select(float *__restrict__ a, const float *__restrict__ b, int n) { for (UP) a[T * 8 + i] = b[T * 8 + i] > 0 ? b[T * 8 + i] : 0; }
__global__ void thread_reversed(u32 *__restrict__ a, const u32 *__restrict__ b, int n) { for (UP) a[T * 8 + i] = b[T * 8 + n - i]; }
__global__ void thread_in_place(u32 *a, int n) { for (UP) a[T * 8 + i] = a[T * 8 + i] + i; }
__global__ void thread_prefix(u32 *__restrict__ a, const u32 *__restrict__ b, int n) { u32 s = 0; for (UP) { s += b[T * 8 + i]; a[T * 8 + i] = s; } }
__global__ void thread_differences(u32 *__restrict__ a, const u32 *__restrict__ b, int n) { u32 x = 0; for (UP) { a[T * 8 + i] = b[T * 8 + i] - x; x = b[T * 8 + i]; } }
__global__ void grid_stride(u32 *a, const u32 *b, int n) { for (int i = T; i < n; i += gridDim.x * blockDim.x) a[i] = b[i]; }
__global__ void block_stride(u32 *__restrict__ a, const u32 *__restrict__ b, int n) { for (int i = threadIdx.x; i < n; i += 32) a[i] = b[i] + 1; }
__global__ void rows(u32 *__restrict__ a, const u32 *__restrict__ b, int n) { u32 s = 0; for (UP) s += b[threadIdx.x * n + i]; a[threadIdx.x] = s; }
__global__ void columns(u32 *__restrict__ a, const u32 *__restrict__ b, int n) { u32 s = 0; for (UP) s += b[i * 32 + threadIdx.x]; a[threadIdx.x] = s; }
__global__ void transposed(u32 *__restrict__ a, const u32 *__restrict__ b, int n) { for (UP) a[i * 32 + threadIdx.x] = b[threadIdx.x * 8 + i]; }
__global__ void matrix_vector(float *__restrict__ a, const float *__restrict__ b, const float *__restrict__ c, int n) { float s = 0; for (UP) s += b[threadIdx.x * n + i] * c[i]; a[threadIdx.x] = s; }
__global__ void bodies(float *__restrict__ a, const Body *__restrict__ b, int n) { float s = 0; for (UP) s += b[i].x * b[i].m + b[i].y; a[T] = s; }
__global__ void bodies_moved(Body *b, float k, int n) { for (UP) { b[T * 4 + i].x += k; b[T * 4 + i].y += k; b[T * 4 + i].z += k; } }
__global__ void pixels(Pixel *__restrict__ a, const Pixel *__restrict__ b, int n) { for (UP) { a[i].r = b[i].b; a[i].g = b[i].g; a[i].b = b[i].r; a[i].a = 255; } }
__global__ void gather(float *__restrict__ a, const float *__restrict__ b, const int *__restrict__ idx, int n) { for (UP) a[T * 4 + i] = b[idx[i]]; }
__global__ void read_only(u32 *__restrict__ a, const u32 *__restrict__ b, int n) { for (UP) a[T * 4 + i] = __ldg(b + i) * 3; }
__global__ void to_shared(const float *__restrict__ b, int n) { for (int i = threadIdx.x; i < n; i += 32) tile[i] = b[i]; }
__global__ void from_shared(float *a, int n) { for (UP) a[i] = tile[threadIdx.x + i]; }
__global__ void weighted(float *a, int n) { for (UP) a[T * 4 + i] *= weights[i]; }
__global__ void device_state(float *a, int n) { for (UP) state[i] = a[i] + 1; }
__global__ void histogram(const u32 *__restrict__ b, int n) { for (UP) counts[b[i] & 63] += 1; }
__global__ void local_array(u32 *a, int n) { u32 t[16]; for (int i = 0; i < 16; ++i) t[i] = a[i] * 2; for (UP) a[i] = t[i & 15]; }
__global__ void sine(float *a, int n) { for (UP) a[i] = __sinf(a[i]) + sqrtf(a[i]); }
__global__ void with_barrier(float *a, int n) { for (UP) { tile[threadIdx.x] = a[i]; __syncthreads(); a[i] = tile[threadIdx.x ^ 1]; } }
__global__ void with_shuffle(u32 *a, int n) { for (UP) a[i] = __shfl_xor_sync(~0u, a[i], 1); }
__global__ void with_vote(u32 *a, int n) { for (UP) a[i] = __ballot_sync(~0u, a[i] > 3); }
__global__ void with_fence(u32 *a, int n) { for (UP) { a[i] += 1; __threadfence(); } }
__global__ void with_atomics(u32 *__restrict__ a, const int *__restrict__ idx, int n) { for (UP) atomicAdd(a + idx[i], 1u); }
__global__ void with_volatile(volatile u32 *a, int n) { for (UP) a[i] = i; }
__global__ void with_assembly(u32 *a, int n) { for (UP) { u32 x; asm volatile("mov.u32 %0, %%clock;" : "=r"(x)); a[i] = x; } }
__global__ void scan_halves(u32 *a, int n) { for (int s = n / 2; s > 0; s >>= 1) a[threadIdx.x] += a[threadIdx.x + s]; }
}
