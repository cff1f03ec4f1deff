; ModuleID = 'alias_of_cast.ll'
source_filename = "alias_of_cast.ll"

@table = addrspace(1) constant [8 x i8] zeroinitializer

@other = alias i8, ptr addrspace(1) @table
@third = alias i8, getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @table to ptr), i64 1)

define i8 @read() {
  %a = load i8, ptr addrspace(1) @other, align 1
  %b = load i8, ptr @third, align 1
  %c = add i8 %a, %b
  ret i8 %c
}
