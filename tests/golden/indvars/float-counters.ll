; RUN: nvopt -passes=indvars %s
; Counters in floating point that hold small integers only are counted in integers.

target datalayout = "e-n16:32:64"

declare void @see(double) nounwind willreturn
declare void @seef(float) nounwind willreturn
declare void @tick() nounwind willreturn

; Nothing but the test needs it.
define void @counts() {
entry:
  br label %loop
loop:
  %x = phi double [ 0.0, %entry ], [ %next, %loop ]
  call void @tick()
  %next = fadd double %x, 1.0
  %more = fcmp olt double %next, 10000.0
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; What else needs it gets it converted.
define void @used() {
entry:
  br label %loop
loop:
  %x = phi float [ 2.0, %entry ], [ %next, %loop ]
  call void @seef(float %x)
  %next = fadd float %x, 3.0
  %more = fcmp une float %next, 302.0
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Down, and the exit where the test holds.
define void @down() {
entry:
  br label %loop
loop:
  %x = phi double [ 100.0, %entry ], [ %next, %loop ]
  call void @see(double %x)
  %next = fadd double %x, -2.0
  %done = fcmp ult double %next, 3.0
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; The counter itself is asked: not this one.
define void @asked_before_the_step() {
entry:
  br label %loop
loop:
  %x = phi double [ 0.0, %entry ], [ %next, %loop ]
  call void @tick()
  %next = fadd double %x, 1.0
  %more = fcmp olt double %x, 100.0
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; What comes next is needed otherwise.
define void @step_is_used() {
entry:
  br label %loop
loop:
  %x = phi double [ 0.0, %entry ], [ %next, %loop ]
  %next = fadd double %x, 1.0
  call void @see(double %next)
  %more = fcmp olt double %next, 100.0
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Fractions, in each of the three places.
define void @fractional_start() {
entry:
  br label %loop
loop:
  %x = phi double [ 0.5, %entry ], [ %next, %loop ]
  call void @tick()
  %next = fadd double %x, 1.0
  %more = fcmp olt double %next, 100.0
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

define void @fractional_step() {
entry:
  br label %loop
loop:
  %x = phi double [ 0.0, %entry ], [ %next, %loop ]
  call void @tick()
  %next = fadd double %x, 0.5
  %more = fcmp olt double %next, 100.0
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

define void @fractional_end() {
entry:
  br label %loop
loop:
  %x = phi double [ 0.0, %entry ], [ %next, %loop ]
  call void @tick()
  %next = fadd double %x, 1.0
  %more = fcmp olt double %next, 99.5
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; -0.0 is no integer.
define void @negative_zero() {
entry:
  br label %loop
loop:
  %x = phi double [ -0.0, %entry ], [ %next, %loop ]
  call void @see(double %x)
  %next = fadd double %x, 1.0
  %more = fcmp olt double %next, 100.0
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; 16777216 + 1 is 16777216 in a float: it never ends. One less is an integer like others.
define void @beyond_precision() {
entry:
  br label %loop
loop:
  %x = phi float [ 0.0, %entry ], [ %next, %loop ]
  call void @tick()
  %next = fadd float %x, 1.0
  %more = fcmp olt float %next, 16777218.0
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

define void @stalls() {
entry:
  br label %loop
loop:
  %x = phi float [ 16777210.0, %entry ], [ %next, %loop ]
  call void @tick()
  %next = fadd float %x, 1.0
  %more = fcmp olt float %next, 16777218.0
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

define void @within_precision() {
entry:
  br label %loop
loop:
  %x = phi float [ 16777200.0, %entry ], [ %next, %loop ]
  call void @tick()
  %next = fadd float %x, 1.0
  %more = fcmp olt float %next, 16777216.0
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; One more than a float is precise for is what the last test gets.
define void @last_beyond_precision() {
entry:
  br label %loop
loop:
  %x = phi float [ 16777202.0, %entry ], [ %next, %loop ]
  call void @tick()
  %next = fadd float %x, 2.0
  %more = fcmp ole float %next, 16777216.0
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; It passes by without being equal.
define void @never_equal() {
entry:
  br label %loop
loop:
  %x = phi double [ 0.0, %entry ], [ %next, %loop ]
  call void @tick()
  %next = fadd double %x, 3.0
  %more = fcmp une double %next, 100.0
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; It would not fit into 32 bits where it stops, and where it just does.
define void @too_large() {
entry:
  br label %loop
loop:
  %x = phi double [ 0.0, %entry ], [ %next, %loop ]
  call void @tick()
  %next = fadd double %x, 2.0
  %more = fcmp ole double %next, 2147483647.0
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

define void @just_fits() {
entry:
  br label %loop
loop:
  %x = phi double [ 0.0, %entry ], [ %next, %loop ]
  call void @tick()
  %next = fadd double %x, 1.0
  %more = fcmp olt double %next, 2147483647.0
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; The wrong way, no step, and a first test that fails.
define void @wrong_way() {
entry:
  br label %loop
loop:
  %x = phi double [ 10.0, %entry ], [ %next, %loop ]
  call void @tick()
  %next = fadd double %x, 1.0
  %more = fcmp olt double %next, 5.0
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

define void @no_step() {
entry:
  br label %loop
loop:
  %x = phi double [ 10.0, %entry ], [ %next, %loop ]
  call void @tick()
  %next = fadd double %x, 0.0
  %more = fcmp olt double %next, 50.0
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; The comparison decides nothing of the loop.
define void @other_branch() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  %x = phi double [ 0.0, %entry ], [ %next, %latch ]
  %next = fadd double %x, 1.0
  %c = fcmp olt double %next, 100.0
  br i1 %c, label %then, label %latch
then:
  call void @tick()
  br label %latch
latch:
  %i.next = add i32 %i, 1
  %more = icmp slt i32 %i.next, 50
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
