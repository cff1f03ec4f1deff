; ModuleID = 'exit_gone.ll'
source_filename = "exit_gone.ll"

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #0

define void @no_overflow(ptr %a) {
entry:
  store i32 0, ptr %a, align 4
  %at.1 = getelementptr inbounds i32, ptr %a, i32 1
  store i32 1, ptr %at.1, align 4
  %at.2 = getelementptr inbounds i32, ptr %a, i32 2
  store i32 2, ptr %at.2, align 4
  br label %out.loopexit

out.loopexit:                                     ; preds = %entry
  br label %out

out:                                              ; preds = %out.loopexit
  ret void
}

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
