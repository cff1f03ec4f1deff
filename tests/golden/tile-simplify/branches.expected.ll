; ModuleID = 'branches.ll'
source_filename = "branches.ll"

declare void @use(i32)

define i32 @masked(i32 %x) {
  %small = icmp ult i32 %x, 8
  br i1 %small, label %then, label %else

then:                                             ; preds = %0
  ret i32 %x

else:                                             ; preds = %0
  %other = and i32 %x, 7
  ret i32 %other
}

define i64 @deeper(i32 %a, i32 %b) {
  %x = mul i32 %a, %b
  %small = icmp ugt i32 %x, 99
  br i1 %small, label %else, label %then

then:                                             ; preds = %0
  %wide = zext i32 %x to i64
  %more = add i64 %wide, 27
  ret i64 %more

else:                                             ; preds = %0
  ret i64 0
}

define i1 @implied(i32 %a, i32 %b, i1 %c) {
  %less = icmp slt i32 %a, %b
  br i1 %less, label %then, label %else

then:                                             ; preds = %0
  %without.sign = icmp ult i32 %a, %b
  ret i1 %without.sign

else:                                             ; preds = %0
  ret i1 %c
}

define i32 @parts(i32 %x, i32 %n) {
  %both = icmp ult i32 %x, 16
  br i1 %both, label %then, label %else

then:                                             ; preds = %0
  ret i32 %x

else:                                             ; preds = %0
  %odd = and i32 %n, 1
  %is.even = icmp eq i32 %odd, 0
  br i1 %is.even, label %even, label %exit

even:                                             ; preds = %else
  ret i32 0

exit:                                             ; preds = %else
  ret i32 0
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #0

define i32 @meeting(i32 %x) {
  %small = icmp ult i32 %x, 8
  br i1 %small, label %then, label %end

then:                                             ; preds = %0
  call void @use(i32 %x)
  br label %end

end:                                              ; preds = %then, %0
  %masked = and i32 %x, 7
  ret i32 %masked
}

define i32 @arms(i32 %x, i32 %y, i32 %z) {
  %small = icmp ult i32 %x, 8
  br i1 %small, label %then, label %end

then:                                             ; preds = %0
  %c = icmp eq i32 %y, %z
  br i1 %c, label %one, label %other

one:                                              ; preds = %then
  %1 = mul i32 %x, %y
  %a = mul i32 %1, 12
  ret i32 %a

other:                                            ; preds = %then
  %b = mul i32 %x, %y
  ret i32 %b

end:                                              ; preds = %0
  ret i32 %x
}

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
