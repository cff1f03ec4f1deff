; ModuleID = '<string>'
source_filename = "<string>"
target datalayout = "E-m:l-p:32:32:64:16-p200:128:128:256:64-i1:8:16-i8:8-i24:32-i64:32:64-f16:16-f80:128-v7:32-v128:64:128-a:0:64-n8:16:32-ni:4:7-Fn32-S64"
target triple = "unknown-unknown-quote-x"

@g = global i64 0

define i64 @f(ptr addrspace(200) %p) {
  %a = alloca i64, align 8
  %l = load i64, ptr addrspace(200) %p, align 4
  ret i64 %l
}
