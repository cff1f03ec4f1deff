; ModuleID = '<string>'
source_filename = "<string>"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.P = type { float, float, float, i32 }

@tab = addrspace(4) externally_initialized constant [16 x float] zeroinitializer, align 4
@sh = internal addrspace(3) global [256 x float] undef, align 4
@dyn = external addrspace(3) global [0 x i32], align 16
@.str = private unnamed_addr constant [12 x i8] c"__CUDA_ARCH\00", align 1
@.str1 = private unnamed_addr addrspace(1) constant [11 x i8] c"__CUDA_FTZ\00"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define ptx_kernel void @k(ptr noundef readonly byval(%struct.P) align 4 captures(none) "nvvm.grid_constant" %p, ptr addrspace(1) noalias noundef writeonly align 16 captures(none) %o) local_unnamed_addr #0 !prof !2 {
entry:
  %0 = call i32 @__nvvm_reflect(ptr @.str) #2
  %1 = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @.str1 to ptr))
  %c = icmp ult i32 %0, 900
  br i1 %c, label %a, label %b

a:                                                ; preds = %entry
  %t = call i32 asm "mov.u32 $0, %laneid;", "=r"(), !srcloc !3
  call void asm sideeffect "bar.warp.sync $0;", "r,~{memory}"(i32 -1) #2
  br label %b

b:                                                ; preds = %a, %entry
  %v = phi i32 [ %t, %a ], [ %1, %entry ]
  %g = getelementptr inbounds nuw [256 x float], ptr addrspace(3) @sh, i64 0, i64 5
  store float 1.000000e+00, ptr addrspace(3) %g, align 4
  %ld = load <4 x float>, ptr %p, align 16
  store <4 x float> %ld, ptr addrspace(1) %o, align 16
  ret void, !llvm.loop !4
}

; Function Attrs: convergent nounwind memory(none)
declare i32 @__nvvm_reflect(ptr) local_unnamed_addr #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "nvvm.maxntid"="256,1,1" "target-cpu"="sm_90a" "target-features"="+ptx87,+sm_90a" "uniform-work-group-size"="true" }
attributes #1 = { convergent nounwind memory(none) }
attributes #2 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!1 = !{i32 2, !"SDK Version", [2 x i32] [i32 13, i32 0]}
!2 = !{!"function_entry_count", i64 0}
!3 = !{i64 100, i64 120}
!4 = distinct !{!4}
