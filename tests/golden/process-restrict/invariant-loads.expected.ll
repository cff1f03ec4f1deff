; ModuleID = 'invariant-loads.ll'
source_filename = "invariant-loads.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@table = internal addrspace(4) constant [4 x float] zeroinitializer
@held = addrspace(1) global ptr addrspace(1) null

declare void @unknown(ptr addrspace(1))

declare void @looks(ptr addrspace(1) readonly captures(none))

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #0

; Function Attrs: noinline
define internal float @reads(ptr addrspace(1) %p, i64 %n) #1 {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %at = phi ptr addrspace(1) [ %p, %entry ], [ %next, %loop ]
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %x = load float, ptr addrspace(1) %at, align 4, !invariant.load !0
  %next = getelementptr float, ptr addrspace(1) %at, i64 1
  %i.next = add i64 %i, 1
  %done = icmp eq i64 %i.next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %loop
  %generic = addrspacecast ptr addrspace(1) %next to ptr
  %y = load float, ptr %generic, align 4, !invariant.load !0
  %u = load atomic float, ptr addrspace(1) %at unordered, align 4
  %sum = fadd float %x, %y
  ret float %sum
}

define ptx_kernel void @kernel(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out, i64 %n) #2 {
  %v = call float @between(ptr addrspace(1) %in, i64 %n)
  %x = load float, ptr addrspace(1) %in, align 4, !invariant.load !0, !alias.scope !1, !noalias !4
  %y = load float, ptr addrspace(1) %out, align 4, !alias.scope !4, !noalias !1
  %sum = fadd float %v, %x
  store float %sum, ptr addrspace(1) %out, align 4, !alias.scope !4, !noalias !1
  ret void
}

; Function Attrs: noinline
define internal float @between(ptr addrspace(1) %p, i64 %n) #1 {
  %q = getelementptr float, ptr addrspace(1) %p, i64 16
  %v = call float @reads(ptr addrspace(1) %q, i64 %n)
  %again = icmp eq i64 %n, 7
  br i1 %again, label %itself, label %exit

itself:                                           ; preds = %0
  %w = call float @between(ptr addrspace(1) %q, i64 3)
  br label %exit

exit:                                             ; preds = %itself, %0
  ret float %v
}

; Function Attrs: noinline
define internal float @first(ptr addrspace(1) %p) #1 {
  %x = load float, ptr addrspace(1) %p, align 4, !invariant.load !0
  ret float %x
}

define ptx_kernel void @calm(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out) #2 {
  %v = call float @first(ptr addrspace(1) %in)
  store float %v, ptr addrspace(1) %out, align 4, !alias.scope !6, !noalias !9
  ret void
}

; Function Attrs: noinline
define internal float @chooses(ptr addrspace(1) %p, ptr addrspace(1) %q, i1 %c) #1 {
  %r = select i1 %c, ptr addrspace(1) %p, ptr addrspace(1) %q
  %x = load float, ptr addrspace(1) %r, align 4, !invariant.load !0
  ret float %x
}

define ptx_kernel void @both(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, ptr addrspace(1) noalias %out, i1 %c) #2 {
  %v = call float @chooses(ptr addrspace(1) %a, ptr addrspace(1) %b, i1 %c)
  %w = call float @chooses(ptr addrspace(1) %b, ptr addrspace(1) undef, i1 %c)
  store float %v, ptr addrspace(1) %out, align 4, !alias.scope !11, !noalias !14
  ret void
}

; Function Attrs: noinline
define internal float @other.caller(ptr addrspace(1) %p) #1 {
  %x = load float, ptr addrspace(1) %p, align 4
  ret float %x
}

define ptx_kernel void @one.caller(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out) #2 {
  %v = call float @other.caller(ptr addrspace(1) %in)
  %w = call float @other.caller(ptr addrspace(1) %out)
  store float %v, ptr addrspace(1) %out, align 4, !alias.scope !17, !noalias !20
  ret void
}

; Function Attrs: noinline
define internal float @from.unmarked(ptr addrspace(1) %p) #1 {
  %x = load float, ptr addrspace(1) %p, align 4
  ret float %x
}

define ptx_kernel void @unmarked(ptr addrspace(1) %in, ptr addrspace(1) noalias %out) #2 {
  %v = call float @from.unmarked(ptr addrspace(1) %in)
  store float %v, ptr addrspace(1) %out, align 4, !alias.scope !22
  ret void
}

; Function Attrs: noinline
define float @seen.outside(ptr addrspace(1) %p) #1 {
  %x = load float, ptr addrspace(1) %p, align 4
  ret float %x
}

define ptx_kernel void @calls.seen(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out) #2 {
  %v = call float @seen.outside(ptr addrspace(1) %in)
  store float %v, ptr addrspace(1) %out, align 4, !alias.scope !25, !noalias !28
  ret void
}

; Function Attrs: noinline
define internal float @of.device(ptr addrspace(1) noalias %p) #3 {
  call void @llvm.experimental.noalias.scope.decl(metadata !30)
  %x = load float, ptr addrspace(1) %p, align 4, !alias.scope !30
  ret float %x
}

define ptx_kernel void @writes.before(ptr addrspace(1) noalias %p) #2 {
  store float 1.000000e+00, ptr addrspace(1) %p, align 4, !alias.scope !33
  %v = call float @of.device(ptr addrspace(1) %p)
  ret void
}

; Function Attrs: noinline
define internal void @writes(ptr addrspace(1) %p) #1 {
  store float 0.000000e+00, ptr addrspace(1) %p, align 4
  ret void
}

define ptx_kernel void @written.by.callee(ptr addrspace(1) noalias %in) #2 {
  %x = load float, ptr addrspace(1) %in, align 4, !alias.scope !36
  call void @writes(ptr addrspace(1) %in)
  ret void
}

define ptx_kernel void @added.to(ptr addrspace(1) noalias %in) #2 {
  %x = load float, ptr addrspace(1) %in, align 4, !alias.scope !39
  %old = atomicrmw fadd ptr addrspace(1) %in, float 1.000000e+00 monotonic, align 4, !alias.scope !39
  ret void
}

define ptx_kernel void @copied.to(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %from) #2 {
  %x = load float, ptr addrspace(1) %in, align 4, !alias.scope !42, !noalias !45
  %y = load float, ptr addrspace(1) %from, align 4, !invariant.load !0, !alias.scope !45, !noalias !42
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %in, ptr addrspace(1) %from, i64 64, i1 false), !alias.scope !47
  ret void
}

define ptx_kernel void @volatile(ptr addrspace(1) noalias %in) #2 {
  %x = load float, ptr addrspace(1) %in, align 4, !alias.scope !48
  %y = load volatile float, ptr addrspace(1) %in, align 4, !alias.scope !48
  ret void
}

define ptx_kernel void @stored(ptr addrspace(1) noalias %in) #2 {
  %x = load float, ptr addrspace(1) %in, align 4, !alias.scope !51
  store ptr addrspace(1) %in, ptr addrspace(1) @held, align 8
  ret void
}

define ptx_kernel void @passed.on(ptr addrspace(1) noalias %in) #2 {
  %x = load float, ptr addrspace(1) %in, align 4, !alias.scope !54
  call void @unknown(ptr addrspace(1) %in)
  ret void
}

define ptx_kernel void @looked.at(ptr addrspace(1) noalias %in) #2 {
  %x = load float, ptr addrspace(1) %in, align 4, !invariant.load !0, !alias.scope !57
  call void @looks(ptr addrspace(1) %in)
  ret void
}

define ptx_kernel void @number(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out) #2 {
  %x = load float, ptr addrspace(1) %in, align 4, !alias.scope !60, !noalias !63
  %address = ptrtoint ptr addrspace(1) %in to i64
  store i64 %address, ptr addrspace(1) %out, align 8, !alias.scope !63, !noalias !60
  ret void
}

define ptx_kernel void @tested(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out) #2 {
  %x = load float, ptr addrspace(1) %in, align 4, !invariant.load !0, !alias.scope !65, !noalias !68
  %address = ptrtoint ptr addrspace(1) %in to i64
  %low = and i64 %address, 15
  %aligned = icmp eq i64 %low, 0
  store i1 %aligned, ptr addrspace(1) %out, align 1, !alias.scope !68, !noalias !65
  ret void
}

; Function Attrs: noinline
define internal ptr addrspace(1) @gives.back(ptr addrspace(1) %p) #1 {
  ret ptr addrspace(1) %p
}

define ptx_kernel void @given.back(ptr addrspace(1) noalias %in) #2 {
  %x = load float, ptr addrspace(1) %in, align 4, !alias.scope !70
  %q = call ptr addrspace(1) @gives.back(ptr addrspace(1) %in)
  store float %x, ptr addrspace(1) %q, align 4
  ret void
}

define ptx_kernel void @written.where.chosen(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out, i1 %c) #2 {
  %x = load float, ptr addrspace(1) %in, align 4, !alias.scope !73, !noalias !76
  %either = select i1 %c, ptr addrspace(1) %in, ptr addrspace(1) %out
  store float %x, ptr addrspace(1) %either, align 4, !alias.scope !78
  ret void
}

define ptx_kernel void @shared(ptr addrspace(3) noalias %in, ptr addrspace(1) noalias %out) #2 {
  %x = load float, ptr addrspace(3) %in, align 4, !alias.scope !79, !noalias !82
  store float %x, ptr addrspace(1) %out, align 4, !alias.scope !82, !noalias !79
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #4

attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #1 = { noinline }
attributes #2 = { "nvopt-restrict-processed" }
attributes #3 = { noinline "nvopt-restrict-processed" }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

!0 = !{}
!1 = !{!2}
!2 = distinct !{!2, !3, !"%in"}
!3 = distinct !{!3, !"process-restrict: kernel"}
!4 = !{!5}
!5 = distinct !{!5, !3, !"%out"}
!6 = !{!7}
!7 = distinct !{!7, !8, !"%out"}
!8 = distinct !{!8, !"process-restrict: calm"}
!9 = !{!10}
!10 = distinct !{!10, !8, !"%in"}
!11 = !{!12}
!12 = distinct !{!12, !13, !"%out"}
!13 = distinct !{!13, !"process-restrict: both"}
!14 = !{!15, !16}
!15 = distinct !{!15, !13, !"%a"}
!16 = distinct !{!16, !13, !"%b"}
!17 = !{!18}
!18 = distinct !{!18, !19, !"%out"}
!19 = distinct !{!19, !"process-restrict: one.caller"}
!20 = !{!21}
!21 = distinct !{!21, !19, !"%in"}
!22 = !{!23}
!23 = distinct !{!23, !24, !"%out"}
!24 = distinct !{!24, !"process-restrict: unmarked"}
!25 = !{!26}
!26 = distinct !{!26, !27, !"%out"}
!27 = distinct !{!27, !"process-restrict: calls.seen"}
!28 = !{!29}
!29 = distinct !{!29, !27, !"%in"}
!30 = !{!31}
!31 = distinct !{!31, !32, !"%p"}
!32 = distinct !{!32, !"process-restrict: of.device"}
!33 = !{!34}
!34 = distinct !{!34, !35, !"%p"}
!35 = distinct !{!35, !"process-restrict: writes.before"}
!36 = !{!37}
!37 = distinct !{!37, !38, !"%in"}
!38 = distinct !{!38, !"process-restrict: written.by.callee"}
!39 = !{!40}
!40 = distinct !{!40, !41, !"%in"}
!41 = distinct !{!41, !"process-restrict: added.to"}
!42 = !{!43}
!43 = distinct !{!43, !44, !"%in"}
!44 = distinct !{!44, !"process-restrict: copied.to"}
!45 = !{!46}
!46 = distinct !{!46, !44, !"%from"}
!47 = !{!43, !46}
!48 = !{!49}
!49 = distinct !{!49, !50, !"%in"}
!50 = distinct !{!50, !"process-restrict: volatile"}
!51 = !{!52}
!52 = distinct !{!52, !53, !"%in"}
!53 = distinct !{!53, !"process-restrict: stored"}
!54 = !{!55}
!55 = distinct !{!55, !56, !"%in"}
!56 = distinct !{!56, !"process-restrict: passed.on"}
!57 = !{!58}
!58 = distinct !{!58, !59, !"%in"}
!59 = distinct !{!59, !"process-restrict: looked.at"}
!60 = !{!61}
!61 = distinct !{!61, !62, !"%in"}
!62 = distinct !{!62, !"process-restrict: number"}
!63 = !{!64}
!64 = distinct !{!64, !62, !"%out"}
!65 = !{!66}
!66 = distinct !{!66, !67, !"%in"}
!67 = distinct !{!67, !"process-restrict: tested"}
!68 = !{!69}
!69 = distinct !{!69, !67, !"%out"}
!70 = !{!71}
!71 = distinct !{!71, !72, !"%in"}
!72 = distinct !{!72, !"process-restrict: given.back"}
!73 = !{!74}
!74 = distinct !{!74, !75, !"%in"}
!75 = distinct !{!75, !"process-restrict: written.where.chosen"}
!76 = !{!77}
!77 = distinct !{!77, !75, !"%out"}
!78 = !{!74, !77}
!79 = !{!80}
!80 = distinct !{!80, !81, !"%in"}
!81 = distinct !{!81, !"process-restrict: shared"}
!82 = !{!83}
!83 = distinct !{!83, !81, !"%out"}
