; ModuleID = 'float-counters.ll'
source_filename = "float-counters.ll"
target datalayout = "e-n16:32:64"

; Function Attrs: nounwind willreturn
declare void @see(double) #0

; Function Attrs: nounwind willreturn
declare void @seef(float) #0

; Function Attrs: nounwind willreturn
declare void @tick() #0

define void @counts() {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %x.int = phi i32 [ 0, %entry ], [ %next.int, %loop ]
  call void @tick()
  %next.int = add nuw nsw i32 %x.int, 1
  %exitcond = icmp ne i32 %next.int, 10000
  br i1 %exitcond, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @used() {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %x.int = phi i32 [ 2, %entry ], [ %next.int, %loop ]
  %indvar.conv = sitofp i32 %x.int to float
  call void @seef(float %indvar.conv)
  %next.int = add nuw nsw i32 %x.int, 3
  %more = icmp ne i32 %next.int, 302
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @down() {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %x.int = phi i32 [ 100, %entry ], [ %next.int, %loop ]
  %indvar.conv = sitofp i32 %x.int to double
  call void @see(double %indvar.conv)
  %next.int = add nsw i32 %x.int, -2
  %done = icmp samesign ult i32 %next.int, 3
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %loop
  ret void
}

define void @asked_before_the_step() {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %x = phi double [ 0.000000e+00, %entry ], [ %next, %loop ]
  call void @tick()
  %next = fadd double %x, 1.000000e+00
  %more = fcmp olt double %x, 1.000000e+02
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @step_is_used() {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %x = phi double [ 0.000000e+00, %entry ], [ %next, %loop ]
  %next = fadd double %x, 1.000000e+00
  call void @see(double %next)
  %more = fcmp olt double %next, 1.000000e+02
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @fractional_start() {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %x = phi double [ 5.000000e-01, %entry ], [ %next, %loop ]
  call void @tick()
  %next = fadd double %x, 1.000000e+00
  %more = fcmp olt double %next, 1.000000e+02
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @fractional_step() {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %x = phi double [ 0.000000e+00, %entry ], [ %next, %loop ]
  call void @tick()
  %next = fadd double %x, 5.000000e-01
  %more = fcmp olt double %next, 1.000000e+02
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @fractional_end() {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %x = phi double [ 0.000000e+00, %entry ], [ %next, %loop ]
  call void @tick()
  %next = fadd double %x, 1.000000e+00
  %more = fcmp olt double %next, 9.950000e+01
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @negative_zero() {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %x = phi double [ -0.000000e+00, %entry ], [ %next, %loop ]
  call void @see(double %x)
  %next = fadd double %x, 1.000000e+00
  %more = fcmp olt double %next, 1.000000e+02
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @beyond_precision() {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %x = phi float [ 0.000000e+00, %entry ], [ %next, %loop ]
  call void @tick()
  %next = fadd float %x, 1.000000e+00
  %more = fcmp olt float %next, 0x4170000020000000
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @stalls() {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %x = phi float [ 0x416FFFFF40000000, %entry ], [ %next, %loop ]
  call void @tick()
  %next = fadd float %x, 1.000000e+00
  %more = fcmp olt float %next, 0x4170000020000000
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @within_precision() {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %x.int = phi i32 [ 16777200, %entry ], [ %next.int, %loop ]
  call void @tick()
  %next.int = add nuw nsw i32 %x.int, 1
  %exitcond = icmp ne i32 %next.int, 16777216
  br i1 %exitcond, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @last_beyond_precision() {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %x = phi float [ 0x416FFFFE40000000, %entry ], [ %next, %loop ]
  call void @tick()
  %next = fadd float %x, 2.000000e+00
  %more = fcmp ole float %next, 0x4170000000000000
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @never_equal() {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %x = phi double [ 0.000000e+00, %entry ], [ %next, %loop ]
  call void @tick()
  %next = fadd double %x, 3.000000e+00
  %more = fcmp une double %next, 1.000000e+02
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @too_large() {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %x = phi double [ 0.000000e+00, %entry ], [ %next, %loop ]
  call void @tick()
  %next = fadd double %x, 2.000000e+00
  %more = fcmp ole double %next, 0x41DFFFFFFFC00000
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @just_fits() {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %x.int = phi i32 [ 0, %entry ], [ %next.int, %loop ]
  call void @tick()
  %next.int = add nuw nsw i32 %x.int, 1
  %exitcond = icmp ne i32 %next.int, 2147483647
  br i1 %exitcond, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @wrong_way() {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  call void @tick()
  br i1 false, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @no_step() {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %x = phi double [ 1.000000e+01, %entry ], [ %next, %loop ]
  call void @tick()
  %next = fadd double %x, 0.000000e+00
  %more = fcmp olt double %next, 5.000000e+01
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @other_branch() {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  %x = phi double [ 0.000000e+00, %entry ], [ %next, %latch ]
  %next = fadd double %x, 1.000000e+00
  %c = fcmp olt double %next, 1.000000e+02
  br i1 %c, label %then, label %latch

then:                                             ; preds = %loop
  call void @tick()
  br label %latch

latch:                                            ; preds = %then, %loop
  %i.next = add nuw nsw i32 %i, 1
  %exitcond = icmp ne i32 %i.next, 50
  br i1 %exitcond, label %loop, label %exit

exit:                                             ; preds = %latch
  ret void
}

attributes #0 = { nounwind willreturn }
