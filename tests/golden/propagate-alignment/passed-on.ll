; RUN: nvopt -passes=propagate-alignment %s
; Where musttail calls must agree on the alignment, and where assembly takes the arguments, nothing is raised.

define internal void @last(ptr byref(i32) align 4 %p, ptr %q) {
  %v = load i32, ptr %p, align 4
  store i32 %v, ptr %q, align 4
  ret void
}

define internal void @between(ptr byref(i32) align 4 %p, ptr %q) {
  musttail call void @last(ptr byref(i32) align 4 %p, ptr %q)
  ret void
}

define internal ptr @assembly(ptr %p) naked noinline {
  call void asm sideeffect "", ""()
  unreachable
}

define internal i32 @head(ptr %p) {
  %v = load i32, ptr %p, align 4
  ret i32 %v
}

define i32 @first(ptr align 16 %p, i1 %c) {
entry:
  %x = alloca i32, align 16
  store i32 1, ptr %x, align 16
  call void @between(ptr byref(i32) align 4 %x, ptr %p)
  br i1 %c, label %other, label %exit

other:
  %a = call ptr @assembly(ptr %p)
  br label %exit

exit:
  %q = phi ptr [ %p, %entry ], [ %a, %other ]
  %v = call i32 @head(ptr %q)
  ret i32 %v
}
