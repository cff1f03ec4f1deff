; ModuleID = '<string>'
source_filename = "<string>"

@g = global i32 0
@ex = global i32 0, !func_sanitize !0, !exclude !0

define i32 @f(ptr %p, i32 %x) !prof !1 !section_prefix !7 !annotation !8 !kcfi_type !10 !custom\20kind !0 !srcloc !0 !guid.x !0 {
  %1 = load i32, ptr %p, align 4, !range !11, !noundef !0
  %2 = load ptr, ptr %p, align 8, !nonnull !0, !dereferenceable !12, !invariant.group !0, !align !12
  %3 = load i32, ptr %p, align 4, !tbaa !13, !alias.scope !18, !noalias !21
  store ptr %2, ptr %p, align 8, !captures !23
  store i32 %1, ptr %p, align 4, !tbaa !24, !nontemporal !25, !mem_parallel_loop_access !26
  %4 = call i32 %2(i32 1), !prof !27, !callees !28
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %p, i64 8, i1 false), !tbaa.struct !29
  %5 = fadd float 1.000000e+00, 2.000000e+00, !fpmath !30
  %6 = call ptr %p(), !memprof !31, !callsite !37, !alloc_token !38
  %7 = load i32, ptr %p, align 4, !nosanitize !0, !pcsections !39, !quoted\20\22kind !0, !\31digit !0, !-dash.dot$ !0, !spa\20ce\C3\BC !0, !_under !0
  br i1 true, label %a, label %b, !prof !41, !make.implicit !0, !unpredictable !0, !irr_loop !42

a:                                                ; preds = %0
  br label %b, !llvm.loop !43, !annotation !8

b:                                                ; preds = %a, %0
  %8 = inttoptr i32 %x to ptr, !nofree !0
  %9 = call i32 %2(), !llvm.mem.parallel_loop_access !26, !llvm.preserve.access.index !0, !exclude !0, !coro.outside.frame !0, !noalias.addrspace !11, !callee_type !48, !implicit.ref !28
  ret i32 0, !foo !50, !bar !51
}

declare !callback !52 !x !0 void @d()

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0

attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!named = !{!1, !0, !2}
!quoted\20named\22md = !{}
!\31abc = !{!0}
!dotted.na-me$_ = !{!0}
!\5C\22esc = !{!0}
!llvm.access.group.list = !{!5, !5}
!llvm.stats = !{!6}

!0 = !{}
!1 = !{!"function_entry_count", i64 100}
!2 = distinct !{null, !"", null, ptr null, i32 undef, i32 poison, <2 x i32> <i32 1, i32 2>, { i32, ptr } { i32 1, ptr @g }, [3 x i8] c"abc", ptr getelementptr (i8, ptr @g, i64 1), float 0x7FF8000000000000, i1 true, double 1.000000e+00, ptr blockaddress(@f, %a), half 0xH3C00, ptr addrspace(1) null, !3}
!3 = !{!4}
!4 = !{!0}
!5 = distinct !{}
!6 = !{!"escapes \00\01\22\\\7F\80\FF\0A \C3\A9"}
!7 = !{!"section_prefix", !"hot"}
!8 = !{!"auto-init", !9}
!9 = !{!"inner", !"pair"}
!10 = !{i32 -123}
!11 = !{i32 0, i32 10, i32 20, i32 30}
!12 = !{i64 16}
!13 = !{!14, !15, i64 4}
!14 = !{!"struct", !15, i64 0, !15, i64 4}
!15 = !{!"int", !16, i64 0}
!16 = !{!"omnipotent char", !17, i64 0}
!17 = !{!"Simple C++ TBAA"}
!18 = !{!19}
!19 = distinct !{!19, !20}
!20 = distinct !{!20, !"dom"}
!21 = !{!22, !19}
!22 = distinct !{!22, !20, !"f: %p"}
!23 = !{!"address"}
!24 = !{!16, !16, i64 0, i64 1}
!25 = !{i32 1}
!26 = distinct !{!26}
!27 = !{!"VP", i32 0, i64 100, i64 1234567890123, i64 60, i64 -5, i64 40}
!28 = !{ptr @f, ptr @d}
!29 = !{i64 0, i64 4, !13, i64 4, i64 4, !13}
!30 = !{float 2.500000e+00}
!31 = !{!32, !34}
!32 = !{!33, !"notcold"}
!33 = !{i64 1, i64 2}
!34 = !{!35, !"cold", !36}
!35 = !{i64 1, i64 3}
!36 = !{i64 5, i64 6}
!37 = !{i64 1}
!38 = !{!"type", i1 true}
!39 = !{!"section", !40, !"other!C", !0}
!40 = !{i64 1, i32 2}
!41 = !{!"branch_weights", i32 1, i32 0}
!42 = !{!"loop_header_weight", i64 7}
!43 = distinct !{!43, !44, !45, !46}
!44 = !{!"llvm.loop.mustprogress"}
!45 = !{!"llvm.loop.parallel_accesses", !5}
!46 = !{!"llvm.loop.unroll.followup_all", !47}
!47 = !{!"llvm.loop.vectorize.width", i32 4}
!48 = !{!49}
!49 = !{i64 0, !"_ZTSFivE.generalized"}
!50 = !{!"inline tuple"}
!51 = !{i32 7}
!52 = !{!53}
!53 = !{i64 0, i64 -1, i1 true}
