; ModuleID = 'vector_of_pointers.ll'
source_filename = "vector_of_pointers.ll"

@table = external constant [78 x i32], align 4

define void @undefined_indices(ptr %out) {
entry:
  %each = getelementptr inbounds [78 x i32], ptr @table, i32 0, <4 x i32> undef
  %next = getelementptr inbounds i32, <4 x ptr> %each, i32 1
  store <4 x ptr> %next, ptr %out, align 32
  %zeros = getelementptr i8, ptr @table, <2 x i64> zeroinitializer
  store <2 x ptr> %zeros, ptr %out, align 16
  br label %exit

exit:                                             ; preds = %entry
  ret void
}
