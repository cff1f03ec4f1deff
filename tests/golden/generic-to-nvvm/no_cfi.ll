; RUN: nvopt -passes=generic-to-nvvm %s
; Only a function has another address without control-flow integrity: a variable's is its own.

@table = internal global i32 0

define void @f(ptr %out) {
  store ptr no_cfi @table, ptr %out
  store ptr no_cfi @f, ptr %out
  ret void
}
