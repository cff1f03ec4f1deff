; RUN: nvopt -passes=generic-to-nvvm %s
; What the alias casts is in global memory now, so that nothing is cast any more.

@table = constant [8 x i8] zeroinitializer
@other = alias i8, addrspacecast (ptr @table to ptr addrspace(1))
@third = alias i8, getelementptr (i8, ptr @table, i64 1)

define i8 @read() {
  %a = load i8, ptr addrspace(1) @other
  %b = load i8, ptr @third
  %c = add i8 %a, %b
  ret i8 %c
}
