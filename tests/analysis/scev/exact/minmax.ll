target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #1

define void @plain(i32 %a, i32 %b, i32 %c) {
  %same = call i32 @llvm.umin.i32(i32 %a, i32 %a)
  %x = call i32 @llvm.umin.i32(i32 %b, i32 %a)
  %y = call i32 @llvm.umin.i32(i32 %c, i32 %x)
  %again = call i32 @llvm.umin.i32(i32 %y, i32 %b)
  %constant = call i32 @llvm.umin.i32(i32 %y, i32 7)
  %less = call i32 @llvm.umin.i32(i32 %constant, i32 5)
  %zero = call i32 @llvm.umin.i32(i32 %less, i32 0)
  %all = call i32 @llvm.umax.i32(i32 %a, i32 -1)
  %none = call i32 @llvm.umax.i32(i32 %a, i32 0)
  %low = and i32 %a, 15
  %known = call i32 @llvm.umin.i32(i32 %low, i32 15)
  %known2 = call i32 @llvm.umin.i32(i32 %low, i32 14)
  %known3 = call i32 @llvm.smax.i32(i32 %low, i32 16)
  %known4 = call i32 @llvm.smin.i32(i32 %low, i32 16)
  %near = add nuw i32 %a, 1
  %known5 = call i32 @llvm.umax.i32(i32 %near, i32 %a)
  %s1 = call i32 @llvm.smax.i32(i32 %a, i32 %b)
  %s2 = call i32 @llvm.smax.i32(i32 %s1, i32 -3)
  %s3 = call i32 @llvm.smax.i32(i32 %s2, i32 %c)
  %s4 = call i32 @llvm.smin.i32(i32 %s3, i32 2147483647)
  %nested = call i32 @llvm.umax.i32(i32 %y, i32 %s1)
  %abs = call i32 @llvm.abs.i32(i32 %a, i1 false)
  %nabs = call i32 @llvm.abs.i32(i32 %a, i1 false)
  %na = xor i32 %a, -1
  %nb = xor i32 %b, -1
  %nmin = call i32 @llvm.umin.i32(i32 %na, i32 %nb)
  %max = xor i32 %nmin, -1
  ret void
}

define void @sequential(i1 %a, i1 %b, i1 %c, i1 noundef %d) {
  %ab = select i1 %a, i1 %b, i1 false
  %aa = select i1 %a, i1 %a, i1 false
  %abc = select i1 %ab, i1 %c, i1 false
  %aba = select i1 %ab, i1 %a, i1 false
  %bab = select i1 %b, i1 %ab, i1 false
  %ad = select i1 %a, i1 %d, i1 false
  %da = select i1 %d, i1 %a, i1 false
  %abd = select i1 %ab, i1 %d, i1 false
  %plain = and i1 %a, %b
  %pc = select i1 %plain, i1 %c, i1 false
  %cp = select i1 %c, i1 %plain, i1 false
  %ap = select i1 %a, i1 %plain, i1 false
  %ab.or = select i1 %a, i1 true, i1 %b
  ret void
}

define void @exits(i32 %n, i32 %m, i32 %k) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  %one = icmp ult i32 %i, %n
  br i1 %one, label %next, label %exit

next:                                             ; preds = %loop
  %div = udiv i32 %m, %k
  %two = icmp ult i32 %i, %div
  br i1 %two, label %latch, label %exit

latch:                                            ; preds = %next
  %i.next = add i32 %i, 1
  %three = icmp ult i32 %i, %n
  br i1 %three, label %loop, label %exit

exit:                                             ; preds = %latch, %next, %loop
  %last = phi i32 [ %i, %loop ], [ %i, %next ], [ %i, %latch ]
  ret void
}

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
