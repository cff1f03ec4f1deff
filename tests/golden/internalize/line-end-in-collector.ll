; RUN: nvopt -passes=internalize -internalize-public-api-list=kernel %s
; LLVM prints the name of a garbage collector as it is: the line that begins a function may be two.

$c = comdat any

define void @kernel() {
  call void @collected()
  ret void
}

define void @collected() comdat($c) gc "a
b" {
  call void @kernel()
  ret void
}
