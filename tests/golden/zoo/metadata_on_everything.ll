; ModuleID = '<string>'
source_filename = "<string>"

%S = type { i32, [2 x ptr] }

declare i32 @pers(...)

declare void @v()

define void @values(i32 %a, float %f, ptr %p, <2 x i32> %v, %S %s, i1 %c) personality ptr @pers {
entry:
  %0 = alloca i32, align 4, !m !0
  %1 = alloca i32, i32 %a, align 8, !m !0, !n !1
  %2 = load volatile i32, ptr %p, align 4, !m !0
  store i32 %a, ptr %p, align 4, !m !0
  %3 = getelementptr inbounds %S, ptr %p, i64 0, i32 1, !m !0
  %4 = extractvalue %S %s, 1, 0, !m !0
  %5 = insertvalue %S %s, i32 1, 0, !m !0
  %6 = extractelement <2 x i32> %v, i32 0, !m !0
  %7 = insertelement <2 x i32> %v, i32 1, i32 1, !m !0
  %8 = shufflevector <2 x i32> %v, <2 x i32> poison, <2 x i32> zeroinitializer, !m !0
  %9 = add nsw i32 %a, 1, !m !0
  %10 = fneg fast float %f, !m !0
  %11 = fcmp nnan oeq float %f, 1.000000e+00, !m !0
  %12 = icmp samesign ult i32 %a, 1, !m !0
  %13 = zext nneg i32 %a to i64, !m !0
  %14 = select nnan i1 %c, float %f, float 1.000000e+00, !m !0
  %15 = freeze i32 %a, !m !0
  %16 = va_arg ptr %p, i32, !m !0
  %17 = call i32 (...) @pers(i32 1, ptr %p) #0 [ "x"(i32 1), "y"() ], !m !0
  %18 = atomicrmw add ptr %p, i32 1 monotonic, align 4, !m !0
  %19 = cmpxchg ptr %p, i32 1, i32 2 seq_cst monotonic, align 4, !m !0
  fence seq_cst, !m !0
  %20 = call i32 asm sideeffect "x", "=r"() #0 [ "b"(metadata !"string", metadata !0) ], !m !0
  switch i32 %a, label %x [
    i32 1, label %y
  ], !m !0

x:                                                ; preds = %entry
  indirectbr ptr %p, [label %y], !m !0

y:                                                ; preds = %x, %entry
  %21 = phi i32 [ 1, %entry ], [ 2, %x ], !m !0
  %22 = phi float [ %f, %entry ], [ 2.000000e+00, %x ], !m !0
  br i1 %c, label %z, label %w, !m !0

z:                                                ; preds = %y
  invoke void @v() #0 [ "x"() ]
          to label %w unwind label %lp, !m !0, !n !2

w:                                                ; preds = %z, %y
  callbr void asm "", "!i"()
          to label %r [label %u], !m !0

r:                                                ; preds = %w
  ret void, !m !0

u:                                                ; preds = %w
  unreachable, !m !0

lp:                                               ; preds = %z
  %23 = landingpad { ptr, i32 }
          cleanup, !m !0
  br i1 %c, label %lq, label %lr

lq:                                               ; preds = %lp
  br label %lr, !m !0

lr:                                               ; preds = %lq, %lp
  resume { ptr, i32 } %23, !m !0
}

define void @funclets() personality ptr @__C_specific_handler {
  invoke void @v()
          to label %1 unwind label %2

1:                                                ; preds = %4, %0
  ret void

2:                                                ; preds = %0
  %3 = catchswitch within none [label %4] unwind to caller, !m !0

4:                                                ; preds = %2
  %5 = catchpad within %3 [ptr null], !m !0
  catchret from %5 to label %1, !m !0
}

define void @cleanup() personality ptr @__C_specific_handler {
  invoke void @v()
          to label %1 unwind label %2

1:                                                ; preds = %0
  ret void

2:                                                ; preds = %0
  %3 = cleanuppad within none [], !m !0
  cleanupret from %3 unwind to caller, !m !0
}

declare i32 @__C_specific_handler(...)

attributes #0 = { nounwind }

!named = !{!0, !DIExpression(), !DIExpression(DW_OP_deref), !1}

!0 = !{}
!1 = !{!DIExpression(DW_OP_constu, 1)}
!2 = !{!"inline"}
