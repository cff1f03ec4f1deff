; ModuleID = 'no_cfi.ll'
source_filename = "no_cfi.ll"

@table = internal addrspace(1) global i32 0

define void @f(ptr %out) {
  store ptr addrspacecast (ptr addrspace(1) @table to ptr), ptr %out, align 8
  store ptr no_cfi @f, ptr %out, align 8
  ret void
}
