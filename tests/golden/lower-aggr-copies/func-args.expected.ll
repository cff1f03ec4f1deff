; ModuleID = 'func-args.ll'
source_filename = "shapes.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Vec = type { [3 x float] }
%struct.Ray = type { %struct.Vec, %struct.Vec, float }

; Function Attrs: nounwind memory(none)
define internal fastcc { float, float, float } @at(float noundef %ray.0.0.0, float noundef %ray.0.0.1, float noundef %ray.0.0.2, float noundef %ray.1.0.0, float noundef %ray.1.0.1, float noundef %ray.1.0.2, float noundef %ray.2, float noundef %t) #0 {
entry:
  %s = fmul float %ray.1.0.1, %t
  %y = fadd float %ray.0.0.1, %s
  %newret = insertvalue { float, float, float } poison, float %ray.0.0.0, 0
  %newret3 = insertvalue { float, float, float } %newret, float %y, 1
  %newret4 = insertvalue { float, float, float } %newret3, float %ray.0.0.2, 2
  ret { float, float, float } %newret4
}

define private i64 @single(ptr addrspace(1) %p.0, i32 %i.0.0) {
  %at = getelementptr inbounds i64, ptr addrspace(1) %p.0, i32 %i.0.0
  %v = load i64, ptr addrspace(1) %at, align 8
  ret i64 %v
}

define internal void @vectors(i8 %packed.0, <4 x float> %packed.1, <2 x i32> %vector, i16 %array.0, i16 %array.1, ptr %out) {
  store <4 x float> %packed.1, ptr %out, align 16
  store i16 %array.1, ptr %out, align 16
  ret void
}

define internal { i32, float } @flat(i1 %c, i32 %x.0, float %x.1, i32 %y.0, float %y.1) {
  %r.0 = select i1 %c, i32 %x.0, i32 %y.0
  %r.1 = select i1 %c, float %x.1, float %y.1
  %1 = insertvalue { i32, float } poison, i32 %r.0, 0
  %2 = insertvalue { i32, float } %1, float %r.1, 1
  ret { i32, float } %2
}

define %struct.Vec @external(%struct.Ray %ray) {
  %split = extractvalue %struct.Ray %ray, 1, 0, 0
  %split6 = extractvalue %struct.Ray %ray, 1, 0, 1
  %split7 = extractvalue %struct.Ray %ray, 1, 0, 2
  %split8 = extractvalue %struct.Ray %ray, 2
  %ray.0.0.0 = extractvalue %struct.Ray %ray, 0, 0, 0
  %ray.0.0.1 = extractvalue %struct.Ray %ray, 0, 0, 1
  %ray.0.0.2 = extractvalue %struct.Ray %ray, 0, 0, 2
  %first = call fastcc noundef { float, float, float } @at(float noundef %ray.0.0.0, float noundef %ray.0.0.1, float noundef %ray.0.0.2, float noundef %split, float noundef %split6, float noundef %split7, float noundef %split8, float noundef 1.000000e+00)
  %first.0.0 = extractvalue { float, float, float } %first, 0
  %first.0.1 = extractvalue { float, float, float } %first, 1
  %first.0.2 = extractvalue { float, float, float } %first, 2
  %second = tail call fastcc noundef { float, float, float } @at(float noundef %first.0.0, float noundef %first.0.1, float noundef %first.0.2, float noundef %split, float noundef %split6, float noundef %split7, float noundef %split8, float noundef 2.000000e+00)
  %second.0.0 = extractvalue { float, float, float } %second, 0
  %second.0.1 = extractvalue { float, float, float } %second, 1
  %second.0.2 = extractvalue { float, float, float } %second, 2
  %oldret3 = insertvalue %struct.Vec poison, float %second.0.0, 0, 0
  %oldret4 = insertvalue %struct.Vec %oldret3, float %second.0.1, 0, 1
  %oldret5 = insertvalue %struct.Vec %oldret4, float %second.0.2, 0, 2
  ret %struct.Vec %oldret5
}

define ptx_kernel void @kernel(%struct.Ray %ray, ptr addrspace(1) %out, i1 %c) {
  %x = call i64 @single(ptr addrspace(1) null, i32 3)
  store i64 %x, ptr addrspace(1) %out, align 8
  %flat = call { i32, float } @flat(i1 %c, i32 1, float 2.000000e+00, i32 0, float 0.000000e+00)
  %split = extractvalue { i32, float } %flat, 0
  %split4 = extractvalue { i32, float } %flat, 1
  %1 = insertelement <2 x i32> poison, i32 %split, i32 0
  %2 = bitcast float %split4 to i32
  %3 = insertelement <2 x i32> %1, i32 %2, i32 1
  store <2 x i32> %3, ptr addrspace(1) %out, align 8
  %generic = addrspacecast ptr addrspace(1) %out to ptr
  call void @vectors(i8 undef, <4 x float> undef, <2 x i32> zeroinitializer, i16 1, i16 2, ptr %generic)
  ret void

dead:                                             ; preds = %dead
  %loop.0.0.0 = extractvalue %struct.Ray %loop, 0, 0, 0
  %loop.0.0.1 = extractvalue %struct.Ray %loop, 0, 0, 1
  %loop.0.0.2 = extractvalue %struct.Ray %loop, 0, 0, 2
  %loop.1.0.0 = extractvalue %struct.Ray %loop, 1, 0, 0
  %loop.1.0.1 = extractvalue %struct.Ray %loop, 1, 0, 1
  %loop.1.0.2 = extractvalue %struct.Ray %loop, 1, 0, 2
  %loop.2 = extractvalue %struct.Ray %loop, 2
  %again = call fastcc { float, float, float } @at(float %loop.0.0.0, float %loop.0.0.1, float %loop.0.0.2, float %loop.1.0.0, float %loop.1.0.1, float %loop.1.0.2, float %loop.2, float 1.000000e+00)
  %again.0.0 = extractvalue { float, float, float } %again, 0
  %again.0.1 = extractvalue { float, float, float } %again, 1
  %again.0.2 = extractvalue { float, float, float } %again, 2
  %oldret = insertvalue %struct.Vec poison, float %again.0.0, 0, 0
  %oldret1 = insertvalue %struct.Vec %oldret, float %again.0.1, 0, 1
  %oldret2 = insertvalue %struct.Vec %oldret1, float %again.0.2, 0, 2
  %loop = insertvalue %struct.Ray %ray, %struct.Vec %oldret2, 1
  br label %dead
}

attributes #0 = { nounwind memory(none) }
