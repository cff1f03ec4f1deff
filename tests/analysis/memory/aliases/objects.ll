; ModuleID = 'aliases/objects.ll'
source_filename = "aliases/objects.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@k = internal constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@v = internal global ptr null

declare void @keep(ptr)

declare void @peek(ptr captures(none))

; Function Attrs: memory(argmem: write)
declare void @writes(ptr writeonly captures(none)) #0

; Function Attrs: memory(argmem: read)
declare void @look(ptr readonly captures(none)) #1

; Function Attrs: memory(inaccessiblemem: readwrite)
declare void @inner() #2

declare ptr @same(ptr captures(ret: address, provenance))

declare void @takes(ptr byval(i64))

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

define void @scoped(ptr %a, ptr %b, ptr %c) {
  %x = load float, ptr %a, align 4, !alias.scope !0, !noalias !3
  store float %x, ptr %b, align 4, !alias.scope !3, !noalias !0
  store float %x, ptr %c, align 4, !noalias !5
  store float %x, ptr %a, align 4, !alias.scope !5
  %y = load i32, ptr %b, align 4, !alias.scope !6
  store i32 %y, ptr %c, align 4, !noalias !9
  store float %x, ptr %a, align 4
  ret void
}

define void @typed(ptr %a, ptr %b, ptr %c) {
  %x = load float, ptr %a, align 4, !tbaa !10
  store i32 0, ptr %b, align 4, !tbaa !14
  store i32 0, ptr %c, align 4, !tbaa !17
  store float 0.000000e+00, ptr %c, align 4, !tbaa !18
  store float 0.000000e+00, ptr %b, align 4, !tbaa !19
  store i8 0, ptr %b, align 1, !tbaa !21
  store i32 0, ptr %a, align 4, !tbaa !22
  store i32 0, ptr %a, align 4, !tbaa !23
  store i32 0, ptr %b, align 4, !tbaa !24
  store i32 0, ptr %b, align 4
  %z = load i32, ptr %b, align 4, !tbaa !27
  ret void
}

define void @captured(ptr %p, ptr noalias %q, i64 %n) {
  %a = alloca i64, align 8
  %b = alloca i64, align 8
  %c = alloca i64, align 8
  %d = alloca [8 x i64], align 8
  %e = alloca i64, align 8
  call void @keep(ptr %a)
  call void @peek(ptr %b)
  store ptr %c, ptr %p, align 8
  %l = load ptr, ptr %p, align 8
  store i64 0, ptr %l, align 8
  store i64 1, ptr %a, align 8
  store i64 1, ptr %b, align 8
  store i64 1, ptr %c, align 8
  store i64 1, ptr %d, align 8
  %same = call ptr @same(ptr %e)
  store i64 1, ptr %e, align 8
  store i64 2, ptr %same, align 8
  %i = ptrtoint ptr %b to i64
  call void @writes(ptr %b)
  call void @look(ptr %d)
  call void @inner()
  call void @takes(ptr %d)
  call void @llvm.memset.p0.i64(ptr %d, i8 0, i64 64, i1 false)
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 %n, i1 false)
  %d7 = getelementptr [8 x i64], ptr %d, i64 0, i64 7
  store i64 0, ptr %d7, align 8
  %kk = load i32, ptr @k, align 4
  %vv = load ptr, ptr @v, align 8
  store i8 0, ptr %vv, align 1
  store i64 0, ptr %q, align 8
  %cmp = icmp eq ptr %d, %p
  tail call void @keep(ptr %p)
  call void @keep(ptr %q) [ "tag"(ptr %d) ]
  ret void
}

define void @phis(ptr %a, ptr noalias %b, i64 %n, i1 %c, ptr addrspace(3) %s) {
entry:
  %x = alloca [64 x i32], align 4
  br i1 %c, label %t, label %f

t:                                                ; preds = %entry
  br label %j

f:                                                ; preds = %entry
  br label %j

j:                                                ; preds = %f, %t
  %p = phi ptr [ %a, %t ], [ %b, %f ]
  %q = phi ptr [ %b, %t ], [ %a, %f ]
  %xa = phi ptr [ %x, %t ], [ %a, %f ]
  store i32 0, ptr %p, align 4
  store i32 0, ptr %q, align 4
  store i32 0, ptr %xa, align 4
  store i32 0, ptr %a, align 4
  store i32 0, ptr %b, align 4
  store i32 0, ptr %x, align 4
  br label %l

l:                                                ; preds = %l, %j
  %i = phi i64 [ 0, %j ], [ %i2, %l ]
  %u = phi ptr [ %x, %j ], [ %u2, %l ]
  %w = phi ptr [ %b, %j ], [ %w2, %l ]
  %o = phi ptr [ %a, %j ], [ %u, %l ]
  %u2 = getelementptr inbounds i32, ptr %u, i64 1
  %w2 = getelementptr inbounds i32, ptr %w, i64 %n
  store i32 0, ptr %u, align 4
  store i32 0, ptr %w, align 4
  store i32 0, ptr %o, align 4
  store i32 0, ptr %u2, align 4
  %e1 = getelementptr inbounds i32, ptr %x, i64 %i
  store i32 1, ptr %e1, align 4
  %i2 = add nuw nsw i64 %i, 2
  %i1 = or disjoint i64 %i, 1
  %e2 = getelementptr inbounds i32, ptr %x, i64 %i2
  %e3 = getelementptr inbounds i32, ptr %x, i64 %i1
  store i32 1, ptr %e2, align 4
  store i64 1, ptr %e3, align 8
  %c2 = icmp ult i64 %i2, %n
  br i1 %c2, label %l, label %d

d:                                                ; preds = %l
  ret void
}

define void @walks(ptr %a, i1 %c) {
entry:
  %far = getelementptr inbounds i8, ptr %a, i64 16
  br label %loop

loop:                                             ; preds = %loop, %entry
  %down = phi ptr [ %far, %entry ], [ %down2, %loop ]
  %up = phi ptr [ %a, %entry ], [ %up2, %loop ]
  store i32 0, ptr %down, align 4
  store i32 0, ptr %up, align 4
  store i32 0, ptr %a, align 4
  store i32 0, ptr %far, align 4
  %down2 = getelementptr inbounds i8, ptr %down, i64 -4
  %up2 = getelementptr inbounds i8, ptr %up, i64 4
  br i1 %c, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @copied(ptr %p) {
  %x = alloca i64, align 8
  store i64 1, ptr %x, align 8
  call void @takes(ptr byval(i64) %x)
  call void @look(ptr %x)
  store i64 2, ptr %p, align 8
  ret void
}

attributes #0 = { memory(argmem: write) }
attributes #1 = { memory(argmem: read) }
attributes #2 = { memory(inaccessiblemem: readwrite) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }

!0 = !{!1}
!1 = distinct !{!1, !2, !"one"}
!2 = distinct !{!2, !"domain"}
!3 = !{!4}
!4 = distinct !{!4, !2, !"two"}
!5 = !{!1, !4}
!6 = !{!1, !7}
!7 = distinct !{!7, !8, !"three"}
!8 = distinct !{!8, !"other domain"}
!9 = !{!7}
!10 = !{!11, !11, i64 0}
!11 = !{!"float", !12, i64 0}
!12 = !{!"char", !13, i64 0}
!13 = !{!"root"}
!14 = !{!15, !16, i64 0}
!15 = !{!"S", !16, i64 0, !11, i64 4, !16, i64 8}
!16 = !{!"int", !12, i64 0}
!17 = !{!15, !16, i64 8}
!18 = !{!15, !11, i64 4}
!19 = !{!20, !11, i64 8}
!20 = !{!"T", !11, i64 0, !15, i64 4}
!21 = !{!12, !12, i64 0}
!22 = !{!20, !16, i64 4}
!23 = !{!20, !16, i64 12}
!24 = !{!25, !25, i64 0}
!25 = !{!"char", !26, i64 0}
!26 = !{!"another root"}
!27 = !{!16, !16, i64 0, i64 1}
