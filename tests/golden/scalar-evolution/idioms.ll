; Loops that the threads of a warp, a block, a grid share out, and what special registers tell.
; RUN: nvopt -passes='print<scalar-evolution>' -print-gpu-idioms -disable-output %s 2>&1
; RUN: nvopt -passes='print<scalar-evolution>' -gpu-scev=false -disable-output %s 2>&1
; RUN: nvopt -passes='print<scalar-evolution>' -scalar-evolution-classify-expressions=0 -pass-remarks-analysis=scalar-evolution \
; RUN:   -disable-output %s 2>&1

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @warp(ptr %out, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %any = icmp slt i32 %tid, %n
  br i1 %any, label %loop, label %exit

loop:
  %i = phi i32 [ %tid, %entry ], [ %next, %loop ]
  %wide = zext nneg i32 %i to i64
  %p = getelementptr inbounds float, ptr %out, i64 %wide
  store float 0.000000e+00, ptr %p, align 4
  %next = add nuw nsw i32 %i, 32
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

define ptx_kernel void @block(ptr %out, i32 %n) "nvvm.maxntid"="256" !dbg !3 {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %ntid = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %any = icmp ult i32 %tid, 1000
  br i1 %any, label %loop, label %exit

loop:
  %i = phi i32 [ %tid, %entry ], [ %next, %loop ], !dbg !6
  %wide = zext nneg i32 %i to i64
  %p = getelementptr inbounds float, ptr %out, i64 %wide
  store float 0.000000e+00, ptr %p, align 4
  %next = add nuw nsw i32 %i, %ntid
  %more = icmp ult i32 %next, 1000
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

define ptx_kernel void @grid(ptr %out, i32 %n) "nvvm.reqntid"="128" {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %ntid = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %ctaid = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %nctaid = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %first = mul i32 %ctaid, %ntid
  %start = add i32 %first, %tid
  %step = mul i32 %nctaid, %ntid
  br label %loop

loop:
  %i = phi i32 [ %start, %entry ], [ %next, %body ]
  %more = icmp slt i32 %i, %n
  br i1 %more, label %body, label %exit

body:
  %wide = sext i32 %i to i64
  %p = getelementptr inbounds float, ptr %out, i64 %wide
  store float 0.000000e+00, ptr %p, align 4
  %next = add nsw i32 %i, %step
  br label %loop

exit:
  ret void
}

define void @none(i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add nuw nsw i32 %i, 32
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "block.cu", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "block", file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !5)
!5 = !{}
!6 = !DILocation(line: 4, column: 12, scope: !3)
