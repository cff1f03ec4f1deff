; RUN: not nvopt -passes=nvvm-verify %s 2>&1
; A data layout that does not fit the target.

target datalayout = "E-p:32:32"
target triple = "nvptx64-nvidia-cuda"

define void @f() {
  ret void
}
