; RUN: nvopt -passes=loop-unroll %s
; One pointer with a vector of indices is a vector of pointers, also where no index says anything.

@table = external constant [78 x i32], align 4

define void @undefined_indices(ptr %out) {
entry:
  br label %loop

loop:
  %each = getelementptr inbounds [78 x i32], ptr @table, i32 0, <4 x i32> undef
  %next = getelementptr inbounds i32, <4 x ptr> %each, i32 1
  store <4 x ptr> %next, ptr %out
  %zeros = getelementptr i8, ptr @table, <2 x i64> zeroinitializer
  store <2 x ptr> %zeros, ptr %out
  br i1 true, label %exit, label %loop

exit:
  ret void
}
