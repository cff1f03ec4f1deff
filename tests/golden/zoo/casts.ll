; ModuleID = '<string>'
source_filename = "<string>"
target datalayout = "p1:32:32-p2:16:16"

@g = global i32 0
@g1 = addrspace(1) global i32 0

define void @scalars(i64 %a, i32 %b, float %f, double %d, ptr %p, ptr addrspace(1) %q, half %h, bfloat %bf, x86_fp80 %x, fp128 %y, ppc_fp128 %z) {
  %1 = trunc i64 %a to i32
  %2 = trunc nuw i64 %a to i8
  %3 = trunc nsw i64 %a to i1
  %4 = trunc nuw nsw i64 %a to i33
  %5 = zext i32 %b to i64
  %6 = zext nneg i32 %b to i128
  %7 = sext i32 %b to i64
  %8 = fptrunc double %d to float
  %9 = fpext float %f to double
  %10 = fptoui float %f to i32
  %11 = fptosi double %d to i1
  %12 = uitofp i32 %b to float
  %13 = uitofp nneg i32 %b to double
  %14 = sitofp i64 %a to half
  %15 = ptrtoint ptr %p to i64
  %16 = ptrtoint ptr addrspace(1) %q to i16
  %17 = ptrtoaddr ptr %p to i64
  %18 = ptrtoaddr ptr addrspace(1) %q to i32
  %19 = inttoptr i64 %a to ptr
  %20 = inttoptr i32 %b to ptr addrspace(2)
  %21 = bitcast i32 %b to float
  %22 = bitcast double %d to <2 x i32>
  %23 = bitcast <4 x i16> splat (i16 3) to i64
  %24 = addrspacecast ptr %p to ptr addrspace(1)
  %25 = addrspacecast ptr addrspace(1) %q to ptr
  %26 = fpext half %h to x86_fp80
  %27 = fpext bfloat %bf to float
  %28 = fptrunc x86_fp80 %x to half
  %29 = fptrunc fp128 %y to double
  %30 = fptrunc ppc_fp128 %z to double
  %31 = bitcast half %h to bfloat
  ret void
}

define void @vecs(<4 x i64> %a, <vscale x 2 x i32> %b, <2 x ptr> %p, <4 x float> %f) {
  %1 = trunc nuw nsw <4 x i64> %a to <4 x i1>
  %2 = zext nneg <vscale x 2 x i32> %b to <vscale x 2 x i64>
  %3 = ptrtoint <2 x ptr> %p to <2 x i64>
  %4 = addrspacecast <2 x ptr> %p to <2 x ptr addrspace(1)>
  %5 = bitcast <vscale x 2 x i32> %b to <vscale x 8 x i8>
  %6 = fptrunc fast <4 x float> %f to <4 x half>
  %7 = ptrtoaddr <2 x ptr> %p to <2 x i64>
  %8 = sitofp <4 x i64> %a to <4 x double>
  ret void
}
