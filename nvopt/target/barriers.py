"""The barrier that `__syncthreads()` is."""

SYNC = "llvm.nvvm.barrier.cta.sync.aligned.all"
