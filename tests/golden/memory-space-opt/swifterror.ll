; RUN: nvopt -passes="memory-space-opt<second-time>" %s

; The address of a swifterror may be loaded from, stored to and passed on, but not cast. The other alloca is in local memory.
target triple = "nvptx64-nvidia-cuda"

declare swiftcc void @callee(ptr swifterror)

define ptr @f(ptr %p) {
  %error = alloca swifterror ptr
  %usual = alloca ptr
  store ptr null, ptr %error
  store ptr %p, ptr %usual
  call swiftcc void @callee(ptr swifterror %error)
  %e = load ptr, ptr %error
  ret ptr %e
}
