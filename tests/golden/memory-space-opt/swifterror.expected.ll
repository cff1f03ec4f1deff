; ModuleID = 'swifterror.ll'
source_filename = "swifterror.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare swiftcc void @callee(ptr swifterror)

define ptr @f(ptr %p) {
  %error = alloca swifterror ptr, align 8
  %usual = alloca ptr, align 8
  %usual.local = addrspacecast ptr %usual to ptr addrspace(5)
  store ptr null, ptr %error, align 8
  store ptr %p, ptr addrspace(5) %usual.local, align 8
  call swiftcc void @callee(ptr swifterror %error)
  %e = load ptr, ptr %error, align 8
  ret ptr %e
}
