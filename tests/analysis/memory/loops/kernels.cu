// Address spaces, threads and barriers.
__shared__ float tile[256];
__shared__ int counts[64];
__constant__ float weights[64];
__device__ float state[1024];
struct Body { float x, y, z, m; };
__global__ void grid_stride(float *a, const float *b, int n) { for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) a[i] = b[i]; }
__global__ void grid_stride_same(float *a, int n) { for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) a[i] = a[i + 1]; }
__global__ void rows(float *a, const float *b, int n) { int t = threadIdx.x; for (int i = 0; i < n; ++i) a[i * 256 + t] = b[i * 256 + t]; }
__global__ void columns(float *a, const float *b, int n) { int t = threadIdx.x; for (int i = 0; i < n; ++i) a[t * n + i] = b[t * n + i]; }
__global__ void to_shared(const float *b, int n) { for (int i = threadIdx.x; i < n; i += 32) tile[i] = b[i]; }
__global__ void from_shared(float *a, int n) { for (int i = 0; i < n; ++i) a[i] = tile[i]; }
__global__ void shared_only(int n) { for (int i = 0; i < n; ++i) tile[i + 1] = tile[i]; }
__global__ void shared_two(int n) { for (int i = 0; i < n; ++i) counts[i] = tile[i]; }
__global__ void weighted(float *a, int n) { for (int i = 0; i < 64; ++i) a[i] *= weights[i]; }
__global__ void device_state(float *a, int n) { for (int i = 0; i < n; ++i) state[i] = a[i]; }
__global__ void with_barrier(float *a, int n) { for (int i = 0; i < n; ++i) { tile[threadIdx.x] = a[i]; __syncthreads(); a[i] = tile[i]; } }
__global__ void with_barrier_only(float *a, float *b, int n) { for (int i = 0; i < n; ++i) { __syncthreads(); } }
__global__ void with_warp_shuffle(float *a, float *b, int n) { for (int i = 0; i < n; ++i) a[i] = __shfl_xor_sync(~0u, b[i], 1); }
__global__ void atomics(int *a, const int *b, int n) { for (int i = 0; i < n; ++i) atomicAdd(a + b[i], 1); }
__global__ void read_only(float *a, const float *__restrict__ b, int n) { for (int i = 0; i < n; ++i) a[i] = __ldg(b + i); }
__global__ void restricted(float *__restrict__ a, const float *__restrict__ b, int n) { for (int i = 0; i < n; ++i) a[i] = b[i] + a[i + 1]; }
__global__ void bodies(Body *p, float4 *acc, int n) { for (int i = 0; i < n; ++i) { acc->x += p[i].x * p[i].m; acc->y += p[i].y; } }
__global__ void float4s(float4 *a, const float4 *b, int n) { for (int i = 0; i < n; ++i) a[i] = b[i]; }
__global__ void reverse(float *a, int n) { for (int i = 0; i < n / 2; ++i) { float t = a[i]; a[i] = a[n - 1 - i]; a[n - 1 - i] = t; } }
__global__ void halves(float *a, int n) { for (int s = n / 2; s > 0; s >>= 1) a[threadIdx.x] += a[threadIdx.x + s]; }
__global__ void scan(float *a, int n) { for (int i = 1; i < n; ++i) a[i] += a[i - 1]; }
__global__ void matmul(float *c, const float *a, const float *b, int n) {
  float s = 0; for (int k = 0; k < n; ++k) s += a[threadIdx.y * n + k] * b[k * n + threadIdx.x]; c[threadIdx.y * n + threadIdx.x] = s; }
__global__ void thread_local_array(float *a, int n) { float t[16]; for (int i = 0; i < 16; ++i) t[i] = a[i + threadIdx.x]; for (int i = 0; i < n; ++i) a[i] = t[i & 15]; }
__global__ void printing(float *a, int n) { for (int i = 0; i < n; ++i) a[i] = sinf(a[i]); }
