; RUN: not nvopt %s 2>&1

; LLVM's printout would end at the NUL, with half a module and without an error.
target triple = "nvptx64\00"

define void @f() {
  ret void
}
