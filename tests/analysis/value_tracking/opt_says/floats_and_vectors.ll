define void @f0(float noundef nofpclass(nan ninf nzero nsub nnorm) %x, float noundef %y, <4 x i32> noundef %iv, <4 x i32> noundef range(i32 1, 9) %jv, <4 x float> %fv, i32 noundef range(i32 0, 12) %i, i32 noundef %j, i64 noundef %k, ptr noundef align 8 %p, ptr noundef nonnull align 4 %q) {
  %v1 = frem nnan ninf float %x, %x
  %v2 = fadd nnan float %v1, %v1
  %v3 = icmp ult i32 %i, 7
  %v4 = select i1 %v3, float %x, float %v1
  %v5 = call float @llvm.sqrt.f32(float %y)
  %v6 = bitcast i32 %j to float
  %v7 = fneg float %v4
  %v8 = fmul nsz float %v5, %v5
  %v9 = getelementptr nuw { i32, i64 }, ptr %q, i64 -2
  %v10 = ptrtoint ptr %v9 to i64
  %f10 = freeze i64 %v10
  %f9 = freeze ptr %v9
  %v11 = bitcast i32 %i to float
  %v12 = call nsz float @llvm.floor.f32(float %v8)
  %v13 = bitcast float %v1 to i32
  %f13 = freeze i32 %v13
  %v14 = bitcast float %v2 to i32
  %f14 = freeze i32 %v14
  %v15 = bitcast float %v4 to i32
  %f15 = freeze i32 %v15
  %v16 = bitcast float %v5 to i32
  %f16 = freeze i32 %v16
  %v17 = bitcast float %v6 to i32
  %f17 = freeze i32 %v17
  %v18 = bitcast float %v7 to i32
  %f18 = freeze i32 %v18
  %v19 = bitcast float %v8 to i32
  %f19 = freeze i32 %v19
  %v20 = bitcast float %v11 to i32
  %f20 = freeze i32 %v20
  %v21 = bitcast float %v12 to i32
  %f21 = freeze i32 %v21
  %v22 = and i32 %v20, -2147483648
  %f22 = freeze i32 %v22
  ret void
}

define void @f1(float noundef nofpclass(ninf nzero nsub nnorm) %x, float noundef %y, <4 x i32> noundef %iv, <4 x i32> noundef range(i32 1, 9) %jv, <4 x float> %fv, i32 noundef range(i32 0, 12) %i, i32 noundef %j, i64 noundef %k, ptr noundef align 8 %p, ptr noundef nonnull align 4 %q) {
  %v1 = frem nsz float %y, %x
  %v2 = call nnan nsz float @llvm.fabs.f32(float 1.000000e+00)
  %v3 = fneg float %v1
  %v4 = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %jv)
  %f4 = freeze i32 %v4
  %v5 = fmul float %v1, %v3
  %v6 = call <4 x i32> @llvm.umin.v4i32(<4 x i32> %jv, <4 x i32> %iv)
  %v7 = call nnan float @llvm.sin.f32(float %v5)
  %v8 = call nnan ninf float @llvm.fabs.f32(float 0.000000e+00)
  %v9 = call <4 x i32> @llvm.umin.v4i32(<4 x i32> %jv, <4 x i32> %iv)
  %v10 = call nnan ninf float @llvm.copysign.f32(float %v8, float %v5)
  %v11 = fdiv ninf float %v5, %v10
  %v12 = fmul ninf float %v11, %v7
  %v13 = fneg float %v8
  %v14 = frem nsz float %v10, %v11
  %v15 = fsub nnan float 4.096000e+03, %v13
  %v16 = fmul nnan nsz float %v12, %v14
  %v17 = frem nnan nsz float %v14, %v14
  %v18 = call float @llvm.log.f32(float %v14)
  %v19 = fneg float %v17
  %v20 = bitcast float %v1 to i32
  %f20 = freeze i32 %v20
  %v21 = bitcast float %v2 to i32
  %f21 = freeze i32 %v21
  %v22 = bitcast float %v3 to i32
  %f22 = freeze i32 %v22
  %v23 = bitcast float %v5 to i32
  %f23 = freeze i32 %v23
  %v24 = bitcast float %v7 to i32
  %f24 = freeze i32 %v24
  %v25 = bitcast float %v8 to i32
  %f25 = freeze i32 %v25
  %v26 = bitcast float %v10 to i32
  %f26 = freeze i32 %v26
  %v27 = bitcast float %v11 to i32
  %f27 = freeze i32 %v27
  %v28 = bitcast float %v12 to i32
  %f28 = freeze i32 %v28
  %v29 = bitcast float %v13 to i32
  %f29 = freeze i32 %v29
  %v30 = bitcast float %v14 to i32
  %f30 = freeze i32 %v30
  %v31 = bitcast float %v15 to i32
  %f31 = freeze i32 %v31
  %v32 = bitcast float %v16 to i32
  %f32 = freeze i32 %v32
  %v33 = bitcast float %v17 to i32
  %f33 = freeze i32 %v33
  %v34 = bitcast float %v18 to i32
  %f34 = freeze i32 %v34
  %v35 = bitcast float %v19 to i32
  %f35 = freeze i32 %v35
  %v36 = and i32 %v23, 12
  %f36 = freeze i32 %v36
  ret void
}

define void @f2(float noundef nofpclass(nan) %x, float noundef %y, <4 x i32> noundef %iv, <4 x i32> noundef range(i32 1, 9) %jv, <4 x float> %fv, i32 noundef range(i32 0, 12) %i, i32 noundef %j, i64 noundef %k, ptr noundef align 8 %p, ptr noundef nonnull align 4 %q) {
  %v1 = call nnan nsz float @llvm.sin.f32(float %x)
  %v2 = getelementptr [4 x i16], ptr %q, i64 4
  %v3 = ptrtoint ptr %v2 to i64
  %f3 = freeze i64 %v3
  %f2 = freeze ptr %v2
  %v4 = insertelement <4 x i32> %jv, i32 5, i32 1
  %v5 = icmp ult i32 %i, 7
  %v6 = select i1 %v5, float %y, float %x
  %v7 = call ninf float @llvm.maxnum.f32(float %x, float %x)
  %v8 = fadd float %y, %y
  %v9 = call nsz float @llvm.minnum.f32(float %v7, float %v1)
  %v10 = shufflevector <4 x i32> %v4, <4 x i32> %jv, <4 x i32> <i32 4, i32 0, i32 3, i32 3>
  %v11 = fneg float %v6
  %v12 = getelementptr i8, ptr %q, i64 4
  %v13 = ptrtoint ptr %v12 to i64
  %f13 = freeze i64 %v13
  %f12 = freeze ptr %v12
  %v14 = extractelement <4 x i32> %v4, i32 %i
  %f14 = freeze i32 %v14
  %v15 = bitcast float %v1 to i32
  %f15 = freeze i32 %v15
  %v16 = bitcast float %v6 to i32
  %f16 = freeze i32 %v16
  %v17 = bitcast float %v7 to i32
  %f17 = freeze i32 %v17
  %v18 = bitcast float %v8 to i32
  %f18 = freeze i32 %v18
  %v19 = bitcast float %v9 to i32
  %f19 = freeze i32 %v19
  %v20 = bitcast float %v11 to i32
  %f20 = freeze i32 %v20
  %v21 = and i32 %v18, 12
  %f21 = freeze i32 %v21
  ret void
}

define void @f3(float noundef nofpclass(ninf nzero nsub nnorm) %x, float noundef %y, <4 x i32> noundef %iv, <4 x i32> noundef range(i32 1, 9) %jv, <4 x float> %fv, i32 noundef range(i32 0, 12) %i, i32 noundef %j, i64 noundef %k, ptr noundef align 8 %p, ptr noundef nonnull align 4 %q) {
  %v1 = call ninf float @llvm.sin.f32(float -1.000000e+00)
  %v2 = extractelement <4 x i32> %jv, i32 1
  %f2 = freeze i32 %v2
  %v3 = fdiv nnan float %v1, %y
  %v4 = or <4 x i32> %jv, %jv
  %v5 = call nnan ninf float @llvm.copysign.f32(float %y, float 4.096000e+03)
  %v6 = extractelement <4 x i32> %v4, i32 0
  %f6 = freeze i32 %v6
  %v7 = call nnan nsz float @llvm.rint.f32(float %v3)
  %v8 = bitcast i32 %i to float
  %v9 = frem ninf float %v3, %v7
  %v10 = fmul ninf float %v8, %v8
  %v11 = icmp ult i32 %v6, 7
  %v12 = select i1 %v11, float %v8, float %v10
  %v13 = call fast float @llvm.minimum.f32(float %v9, float %v9)
  %v14 = bitcast i32 %v2 to float
  %v15 = bitcast i32 %i to float
  %v16 = uitofp i32 %j to float
  %v17 = call float @llvm.floor.f32(float %v14)
  %v18 = call nnan float @llvm.floor.f32(float 1.000000e+00)
  %v19 = fmul nnan float %v15, %v15
  %v20 = bitcast float %v1 to i32
  %f20 = freeze i32 %v20
  %v21 = bitcast float %v3 to i32
  %f21 = freeze i32 %v21
  %v22 = bitcast float %v5 to i32
  %f22 = freeze i32 %v22
  %v23 = bitcast float %v7 to i32
  %f23 = freeze i32 %v23
  %v24 = bitcast float %v8 to i32
  %f24 = freeze i32 %v24
  %v25 = bitcast float %v9 to i32
  %f25 = freeze i32 %v25
  %v26 = bitcast float %v10 to i32
  %f26 = freeze i32 %v26
  %v27 = bitcast float %v12 to i32
  %f27 = freeze i32 %v27
  %v28 = bitcast float %v13 to i32
  %f28 = freeze i32 %v28
  %v29 = bitcast float %v14 to i32
  %f29 = freeze i32 %v29
  %v30 = bitcast float %v15 to i32
  %f30 = freeze i32 %v30
  %v31 = bitcast float %v16 to i32
  %f31 = freeze i32 %v31
  %v32 = bitcast float %v17 to i32
  %f32 = freeze i32 %v32
  %v33 = bitcast float %v18 to i32
  %f33 = freeze i32 %v33
  %v34 = bitcast float %v19 to i32
  %f34 = freeze i32 %v34
  %v35 = and i32 %v20, 2147483647
  %f35 = freeze i32 %v35
  ret void
}

define void @f4(float noundef nofpclass(ninf nzero nsub nnorm) %x, float noundef %y, <4 x i32> noundef %iv, <4 x i32> noundef range(i32 1, 9) %jv, <4 x float> %fv, i32 noundef range(i32 0, 12) %i, i32 noundef %j, i64 noundef %k, ptr noundef align 8 %p, ptr noundef nonnull align 4 %q) {
  %v1 = fmul nnan float %y, %x
  %v2 = icmp ult i32 %j, 7
  %v3 = select i1 %v2, float %y, float %v1
  %v4 = fmul nnan ninf float %v3, %v1
  %v5 = insertelement <4 x i32> %iv, i32 5, i32 0
  %v6 = call nsz float @llvm.fabs.f32(float %v3)
  %v7 = getelementptr nuw i8, ptr %p, i64 -2
  %v8 = ptrtoint ptr %v7 to i64
  %f8 = freeze i64 %v8
  %f7 = freeze ptr %v7
  %v9 = fneg float %v4
  %v10 = fneg float 4.096000e+03
  %v11 = fadd nnan float %v4, %v4
  %v12 = bitcast i32 %j to float
  %v13 = fadd ninf float -0.000000e+00, -0.000000e+00
  %v14 = getelementptr i8, ptr %q, i64 1
  %v15 = ptrtoint ptr %v14 to i64
  %f15 = freeze i64 %v15
  %f14 = freeze ptr %v14
  %v16 = call nnan nsz float @llvm.sqrt.f32(float %v10)
  %v17 = fsub nnan nsz float %v16, %v16
  %v18 = bitcast float %v1 to i32
  %f18 = freeze i32 %v18
  %v19 = bitcast float %v3 to i32
  %f19 = freeze i32 %v19
  %v20 = bitcast float %v4 to i32
  %f20 = freeze i32 %v20
  %v21 = bitcast float %v6 to i32
  %f21 = freeze i32 %v21
  %v22 = bitcast float %v9 to i32
  %f22 = freeze i32 %v22
  %v23 = bitcast float %v10 to i32
  %f23 = freeze i32 %v23
  %v24 = bitcast float %v11 to i32
  %f24 = freeze i32 %v24
  %v25 = bitcast float %v12 to i32
  %f25 = freeze i32 %v25
  %v26 = bitcast float %v13 to i32
  %f26 = freeze i32 %v26
  %v27 = bitcast float %v16 to i32
  %f27 = freeze i32 %v27
  %v28 = bitcast float %v17 to i32
  %f28 = freeze i32 %v28
  %v29 = and i32 %v27, 12
  %f29 = freeze i32 %v29
  ret void
}

define void @f5(float noundef nofpclass(ninf nzero nsub nnorm) %x, float noundef %y, <4 x i32> noundef %iv, <4 x i32> noundef range(i32 1, 9) %jv, <4 x float> %fv, i32 noundef range(i32 0, 12) %i, i32 noundef %j, i64 noundef %k, ptr noundef align 8 %p, ptr noundef nonnull align 4 %q) {
  %v1 = frem ninf float 1.000000e+00, %x
  %v2 = sub <4 x i32> %jv, splat (i32 25)
  %v3 = call nnan nsz float @llvm.maximum.f32(float %x, float %y)
  %v4 = fadd nnan ninf float %x, %x
  %v5 = getelementptr i32, ptr %q, i64 1
  %v6 = ptrtoint ptr %v5 to i64
  %f6 = freeze i64 %v6
  %f5 = freeze ptr %v5
  %v7 = call <4 x i32> @llvm.umin.v4i32(<4 x i32> %jv, <4 x i32> %v2)
  %v8 = mul <4 x i32> %jv, %v2
  %v9 = add <4 x i32> %v2, splat (i32 22)
  %v10 = sitofp i32 %j to float
  %v11 = call ninf float @llvm.maxnum.f32(float %v3, float %v4)
  %v12 = fsub float 1.000000e+00, %v10
  %v13 = fsub float %v4, %v4
  %v14 = call nnan float @llvm.canonicalize.f32(float %v11)
  %v15 = fmul float %v12, %v14
  %v16 = shl <4 x i32> %v8, %v2
  %v17 = bitcast float %v1 to i32
  %f17 = freeze i32 %v17
  %v18 = bitcast float %v3 to i32
  %f18 = freeze i32 %v18
  %v19 = bitcast float %v4 to i32
  %f19 = freeze i32 %v19
  %v20 = bitcast float %v10 to i32
  %f20 = freeze i32 %v20
  %v21 = bitcast float %v11 to i32
  %f21 = freeze i32 %v21
  %v22 = bitcast float %v12 to i32
  %f22 = freeze i32 %v22
  %v23 = bitcast float %v13 to i32
  %f23 = freeze i32 %v23
  %v24 = bitcast float %v14 to i32
  %f24 = freeze i32 %v24
  %v25 = bitcast float %v15 to i32
  %f25 = freeze i32 %v25
  %v26 = and i32 %v19, -2147483648
  %f26 = freeze i32 %v26
  ret void
}

define void @f6(float noundef nofpclass(nan ninf nzero nsub nnorm) %x, float noundef %y, <4 x i32> noundef %iv, <4 x i32> noundef range(i32 1, 9) %jv, <4 x float> %fv, i32 noundef range(i32 0, 12) %i, i32 noundef %j, i64 noundef %k, ptr noundef align 8 %p, ptr noundef nonnull align 4 %q) {
  %v1 = call float @llvm.maximum.f32(float %y, float %y)
  %v2 = call float @llvm.sin.f32(float %y)
  %v3 = sitofp i32 %j to float
  %v4 = fmul float %v2, %v2
  %v5 = mul <4 x i32> %iv, splat (i32 10)
  %v6 = fsub nnan ninf float %v3, %v4
  %v7 = or <4 x i32> %jv, %iv
  %v8 = bitcast float %v1 to i32
  %f8 = freeze i32 %v8
  %v9 = bitcast float %v2 to i32
  %f9 = freeze i32 %v9
  %v10 = bitcast float %v3 to i32
  %f10 = freeze i32 %v10
  %v11 = bitcast float %v4 to i32
  %f11 = freeze i32 %v11
  %v12 = bitcast float %v6 to i32
  %f12 = freeze i32 %v12
  %v13 = and i32 %j, -2147483648
  %f13 = freeze i32 %v13
  ret void
}

define void @f7(float noundef %x, float noundef %y, <4 x i32> noundef %iv, <4 x i32> noundef range(i32 1, 9) %jv, <4 x float> %fv, i32 noundef range(i32 0, 12) %i, i32 noundef %j, i64 noundef %k, ptr noundef align 8 %p, ptr noundef nonnull align 4 %q) {
  %v1 = ashr <4 x i32> %jv, splat (i32 16)
  %v2 = fneg float 0.000000e+00
  %v3 = call fast float @llvm.canonicalize.f32(float 0xFFF0000000000000)
  %v4 = call i32 @llvm.vector.reduce.umax.v4i32(<4 x i32> %jv)
  %f4 = freeze i32 %v4
  %v5 = call nsz float @llvm.rint.f32(float %y)
  %v6 = mul <4 x i32> %jv, splat (i32 23)
  %v7 = getelementptr nuw i8, ptr %q, i64 %k
  %v8 = ptrtoint ptr %v7 to i64
  %f8 = freeze i64 %v8
  %f7 = freeze ptr %v7
  %v9 = icmp ult i32 %j, 7
  %v10 = select i1 %v9, float %y, float %v3
  %v11 = bitcast float %v2 to i32
  %f11 = freeze i32 %v11
  %v12 = bitcast float %v3 to i32
  %f12 = freeze i32 %v12
  %v13 = bitcast float %v5 to i32
  %f13 = freeze i32 %v13
  %v14 = bitcast float %v10 to i32
  %f14 = freeze i32 %v14
  %v15 = and i32 %v14, 12
  %f15 = freeze i32 %v15
  ret void
}

define void @f8(float noundef %x, float noundef %y, <4 x i32> noundef %iv, <4 x i32> noundef range(i32 1, 9) %jv, <4 x float> %fv, i32 noundef range(i32 0, 12) %i, i32 noundef %j, i64 noundef %k, ptr noundef align 8 %p, ptr noundef nonnull align 4 %q) {
  %v1 = call ninf float @llvm.rint.f32(float %x)
  %v2 = getelementptr inbounds i32, ptr %p, i64 4
  %v3 = ptrtoint ptr %v2 to i64
  %f3 = freeze i64 %v3
  %f2 = freeze ptr %v2
  %v4 = fsub nsz float %v1, 0xFFF0000000000000
  %v5 = call float @llvm.maxnum.f32(float %x, float -1.000000e+00)
  %v6 = fneg float %y
  %v7 = icmp ult i32 %i, 7
  %v8 = select i1 %v7, float 0xFFF0000000000000, float %v4
  %v9 = call float @llvm.maxnum.f32(float %v6, float %v6)
  %v10 = call nsz float @llvm.fabs.f32(float %v6)
  %v11 = fneg float %v8
  %v12 = call float @llvm.exp.f32(float %v8)
  %v13 = uitofp i32 %j to float
  %v14 = call fast float @llvm.canonicalize.f32(float %v10)
  %v15 = uitofp i32 %j to float
  %v16 = bitcast float %v1 to i32
  %f16 = freeze i32 %v16
  %v17 = bitcast float %v4 to i32
  %f17 = freeze i32 %v17
  %v18 = bitcast float %v5 to i32
  %f18 = freeze i32 %v18
  %v19 = bitcast float %v6 to i32
  %f19 = freeze i32 %v19
  %v20 = bitcast float %v8 to i32
  %f20 = freeze i32 %v20
  %v21 = bitcast float %v9 to i32
  %f21 = freeze i32 %v21
  %v22 = bitcast float %v10 to i32
  %f22 = freeze i32 %v22
  %v23 = bitcast float %v11 to i32
  %f23 = freeze i32 %v23
  %v24 = bitcast float %v12 to i32
  %f24 = freeze i32 %v24
  %v25 = bitcast float %v13 to i32
  %f25 = freeze i32 %v25
  %v26 = bitcast float %v14 to i32
  %f26 = freeze i32 %v26
  %v27 = bitcast float %v15 to i32
  %f27 = freeze i32 %v27
  %v28 = and i32 %v17, 12
  %f28 = freeze i32 %v28
  ret void
}

define void @f9(float noundef nofpclass(ninf nzero nsub nnorm) %x, float noundef %y, <4 x i32> noundef %iv, <4 x i32> noundef range(i32 1, 9) %jv, <4 x float> %fv, i32 noundef range(i32 0, 12) %i, i32 noundef %j, i64 noundef %k, ptr noundef align 8 %p, ptr noundef nonnull align 4 %q) {
  %v1 = call float @llvm.copysign.f32(float %x, float %x)
  %v2 = call nsz float @llvm.exp2.f32(float %x)
  %v3 = call <4 x i32> @llvm.umin.v4i32(<4 x i32> %jv, <4 x i32> <i32 1, i32 3, i32 7, i32 5>)
  %v4 = call nnan ninf float @llvm.copysign.f32(float %v1, float %v2)
  %v5 = call float @llvm.fabs.f32(float 4.096000e+03)
  %v6 = ashr <4 x i32> %v3, <i32 1, i32 3, i32 7, i32 5>
  %v7 = sub <4 x i32> %jv, %jv
  %v8 = call <4 x i32> @llvm.umin.v4i32(<4 x i32> %jv, <4 x i32> %v6)
  %v9 = call float @llvm.trunc.f32(float %v5)
  %v10 = extractelement <4 x i32> %iv, i32 1
  %f10 = freeze i32 %v10
  %v11 = bitcast <4 x i32> %v6 to <2 x i64>
  %v12 = extractelement <2 x i64> %v11, i32 1
  %f12 = freeze i64 %v12
  %v13 = bitcast float %v1 to i32
  %f13 = freeze i32 %v13
  %v14 = bitcast float %v2 to i32
  %f14 = freeze i32 %v14
  %v15 = bitcast float %v4 to i32
  %f15 = freeze i32 %v15
  %v16 = bitcast float %v5 to i32
  %f16 = freeze i32 %v16
  %v17 = bitcast float %v9 to i32
  %f17 = freeze i32 %v17
  %v18 = and i32 %v17, 2147483647
  %f18 = freeze i32 %v18
  ret void
}

define void @f10(float noundef %x, float noundef %y, <4 x i32> noundef %iv, <4 x i32> noundef range(i32 1, 9) %jv, <4 x float> %fv, i32 noundef range(i32 0, 12) %i, i32 noundef %j, i64 noundef %k, ptr noundef align 8 %p, ptr noundef nonnull align 4 %q) {
  %v1 = getelementptr [4 x i16], ptr %p, i64 -2
  %v2 = ptrtoint ptr %v1 to i64
  %f2 = freeze i64 %v2
  %f1 = freeze ptr %v1
  %v3 = call nnan nsz float @llvm.rint.f32(float %x)
  %v4 = getelementptr inbounds [4 x i16], ptr %v1, i64 %k
  %v5 = ptrtoint ptr %v4 to i64
  %f5 = freeze i64 %v5
  %f4 = freeze ptr %v4
  %v6 = fdiv nsz float %y, %y
  %v7 = add <4 x i32> %jv, splat (i32 1)
  %v8 = bitcast i32 %i to float
  %v9 = extractelement <4 x i32> %jv, i32 0
  %f9 = freeze i32 %v9
  %v10 = fmul float %v8, %v8
  %v11 = fneg float %v10
  %v12 = call fast float @llvm.trunc.f32(float %v8)
  %v13 = extractelement <4 x i32> %v7, i32 3
  %f13 = freeze i32 %v13
  %v14 = icmp ult i32 %v9, 7
  %v15 = select i1 %v14, float %v10, float %v12
  %v16 = getelementptr i8, ptr %v4, i64 -2
  %v17 = ptrtoint ptr %v16 to i64
  %f17 = freeze i64 %v17
  %f16 = freeze ptr %v16
  %v18 = bitcast float %v3 to i32
  %f18 = freeze i32 %v18
  %v19 = bitcast float %v6 to i32
  %f19 = freeze i32 %v19
  %v20 = bitcast float %v8 to i32
  %f20 = freeze i32 %v20
  %v21 = bitcast float %v10 to i32
  %f21 = freeze i32 %v21
  %v22 = bitcast float %v11 to i32
  %f22 = freeze i32 %v22
  %v23 = bitcast float %v12 to i32
  %f23 = freeze i32 %v23
  %v24 = bitcast float %v15 to i32
  %f24 = freeze i32 %v24
  %v25 = and i32 %v18, 12
  %f25 = freeze i32 %v25
  ret void
}

define void @f11(float noundef nofpclass(ninf nzero nsub nnorm) %x, float noundef %y, <4 x i32> noundef %iv, <4 x i32> noundef range(i32 1, 9) %jv, <4 x float> %fv, i32 noundef range(i32 0, 12) %i, i32 noundef %j, i64 noundef %k, ptr noundef align 8 %p, ptr noundef nonnull align 4 %q) {
  %v1 = shufflevector <4 x i32> %jv, <4 x i32> %iv, <4 x i32> <i32 0, i32 2, i32 2, i32 2>
  %v2 = getelementptr inbounds { i32, i64 }, ptr %p, i64 4
  %v3 = ptrtoint ptr %v2 to i64
  %f3 = freeze i64 %v3
  %f2 = freeze ptr %v2
  %v4 = fsub ninf float %x, %y
  %v5 = insertelement <4 x i32> %iv, i32 %i, i32 2
  %v6 = sub <4 x i32> %iv, <i32 1, i32 3, i32 7, i32 5>
  %v7 = fdiv float 4.096000e+03, %v4
  %v8 = uitofp i32 %j to float
  %v9 = getelementptr i8, ptr %v2, i64 %k
  %v10 = ptrtoint ptr %v9 to i64
  %f10 = freeze i64 %v10
  %f9 = freeze ptr %v9
  %v11 = fadd float %v4, %v4
  %v12 = fmul float %v11, 0.000000e+00
  %v13 = frem ninf float %v11, 0x7FF0000000000000
  %v14 = bitcast i32 %i to float
  %v15 = bitcast float %v4 to i32
  %f15 = freeze i32 %v15
  %v16 = bitcast float %v7 to i32
  %f16 = freeze i32 %v16
  %v17 = bitcast float %v8 to i32
  %f17 = freeze i32 %v17
  %v18 = bitcast float %v11 to i32
  %f18 = freeze i32 %v18
  %v19 = bitcast float %v12 to i32
  %f19 = freeze i32 %v19
  %v20 = bitcast float %v13 to i32
  %f20 = freeze i32 %v20
  %v21 = bitcast float %v14 to i32
  %f21 = freeze i32 %v21
  %v22 = and i32 %v17, 2147483647
  %f22 = freeze i32 %v22
  ret void
}

define void @f12(float noundef nofpclass(nan) %x, float noundef %y, <4 x i32> noundef %iv, <4 x i32> noundef range(i32 1, 9) %jv, <4 x float> %fv, i32 noundef range(i32 0, 12) %i, i32 noundef %j, i64 noundef %k, ptr noundef align 8 %p, ptr noundef nonnull align 4 %q) {
  %v1 = getelementptr inbounds [4 x i16], ptr %q, i64 4
  %v2 = ptrtoint ptr %v1 to i64
  %f2 = freeze i64 %v2
  %f1 = freeze ptr %v1
  %v3 = call ninf float @llvm.exp.f32(float %x)
  %v4 = fmul float %x, %x
  %v5 = uitofp i32 %j to float
  %v6 = fsub float %v4, %v4
  %v7 = getelementptr inbounds i32, ptr %v1, i64 %k
  %v8 = ptrtoint ptr %v7 to i64
  %f8 = freeze i64 %v8
  %f7 = freeze ptr %v7
  %v9 = and <4 x i32> %jv, splat (i32 20)
  %v10 = getelementptr i32, ptr %p, i64 1
  %v11 = ptrtoint ptr %v10 to i64
  %f11 = freeze i64 %v11
  %f10 = freeze ptr %v10
  %v12 = call nnan ninf float @llvm.maximum.f32(float %v5, float %v5)
  %v13 = fsub nnan float %v4, %v5
  %v14 = fsub nnan nsz float %v13, %v13
  %v15 = bitcast float %v3 to i32
  %f15 = freeze i32 %v15
  %v16 = bitcast float %v4 to i32
  %f16 = freeze i32 %v16
  %v17 = bitcast float %v5 to i32
  %f17 = freeze i32 %v17
  %v18 = bitcast float %v6 to i32
  %f18 = freeze i32 %v18
  %v19 = bitcast float %v12 to i32
  %f19 = freeze i32 %v19
  %v20 = bitcast float %v13 to i32
  %f20 = freeze i32 %v20
  %v21 = bitcast float %v14 to i32
  %f21 = freeze i32 %v21
  %v22 = and i32 %v20, 2147483647
  %f22 = freeze i32 %v22
  ret void
}

define void @f13(float noundef nofpclass(ninf nzero nsub nnorm) %x, float noundef %y, <4 x i32> noundef %iv, <4 x i32> noundef range(i32 1, 9) %jv, <4 x float> %fv, i32 noundef range(i32 0, 12) %i, i32 noundef %j, i64 noundef %k, ptr noundef align 8 %p, ptr noundef nonnull align 4 %q) {
  %v1 = fneg float %x
  %v2 = fmul float %y, %v1
  %v3 = getelementptr inbounds i32, ptr %q, i64 1
  %v4 = ptrtoint ptr %v3 to i64
  %f4 = freeze i64 %v4
  %f3 = freeze ptr %v3
  %v5 = call nsz float @llvm.fabs.f32(float %v2)
  %v6 = fdiv nnan ninf float %v5, %v5
  %v7 = getelementptr inbounds i32, ptr %p, i64 -2
  %v8 = ptrtoint ptr %v7 to i64
  %f8 = freeze i64 %v8
  %f7 = freeze ptr %v7
  %v9 = uitofp i32 %i to float
  %v10 = fmul float %v2, %v2
  %v11 = call nnan nsz float @llvm.maximum.f32(float 1.000000e+00, float %v6)
  %v12 = fneg float %v11
  %v13 = uitofp i32 %j to float
  %v14 = fadd float -0.000000e+00, %v10
  %v15 = sitofp i32 %i to float
  %v16 = fdiv nnan ninf float %v12, %v12
  %v17 = bitcast i32 %j to float
  %v18 = getelementptr nuw i8, ptr %v7, i64 -2
  %v19 = ptrtoint ptr %v18 to i64
  %f19 = freeze i64 %v19
  %f18 = freeze ptr %v18
  %v20 = bitcast i32 %j to float
  %v21 = call nsz float @llvm.fabs.f32(float %v16)
  %v22 = call nsz float @llvm.exp.f32(float 0.000000e+00)
  %v23 = getelementptr inbounds [4 x i16], ptr %v7, i64 1
  %v24 = ptrtoint ptr %v23 to i64
  %f24 = freeze i64 %v24
  %f23 = freeze ptr %v23
  %v25 = icmp ult i32 %i, 7
  %v26 = select i1 %v25, float %v21, float %v22
  %v27 = bitcast float %v1 to i32
  %f27 = freeze i32 %v27
  %v28 = bitcast float %v2 to i32
  %f28 = freeze i32 %v28
  %v29 = bitcast float %v5 to i32
  %f29 = freeze i32 %v29
  %v30 = bitcast float %v6 to i32
  %f30 = freeze i32 %v30
  %v31 = bitcast float %v9 to i32
  %f31 = freeze i32 %v31
  %v32 = bitcast float %v10 to i32
  %f32 = freeze i32 %v32
  %v33 = bitcast float %v11 to i32
  %f33 = freeze i32 %v33
  %v34 = bitcast float %v12 to i32
  %f34 = freeze i32 %v34
  %v35 = bitcast float %v13 to i32
  %f35 = freeze i32 %v35
  %v36 = bitcast float %v14 to i32
  %f36 = freeze i32 %v36
  %v37 = bitcast float %v15 to i32
  %f37 = freeze i32 %v37
  %v38 = bitcast float %v16 to i32
  %f38 = freeze i32 %v38
  %v39 = bitcast float %v17 to i32
  %f39 = freeze i32 %v39
  %v40 = bitcast float %v20 to i32
  %f40 = freeze i32 %v40
  %v41 = bitcast float %v21 to i32
  %f41 = freeze i32 %v41
  %v42 = bitcast float %v22 to i32
  %f42 = freeze i32 %v42
  %v43 = bitcast float %v26 to i32
  %f43 = freeze i32 %v43
  %v44 = and i32 %v28, 2147483647
  %f44 = freeze i32 %v44
  ret void
}

define void @f14(float noundef nofpclass(nan ninf nzero nsub nnorm) %x, float noundef %y, <4 x i32> noundef %iv, <4 x i32> noundef range(i32 1, 9) %jv, <4 x float> %fv, i32 noundef range(i32 0, 12) %i, i32 noundef %j, i64 noundef %k, ptr noundef align 8 %p, ptr noundef nonnull align 4 %q) {
  %v1 = extractelement <4 x i32> %iv, i32 1
  %f1 = freeze i32 %v1
  %v2 = fsub nnan nsz float 0xFFF0000000000000, %y
  %v3 = getelementptr inbounds i32, ptr %q, i64 %k
  %v4 = ptrtoint ptr %v3 to i64
  %f4 = freeze i64 %v4
  %f3 = freeze ptr %v3
  %v5 = sitofp i32 %i to float
  %v6 = bitcast i32 %j to float
  %v7 = getelementptr i32, ptr %v3, i64 -2
  %v8 = ptrtoint ptr %v7 to i64
  %f8 = freeze i64 %v8
  %f7 = freeze ptr %v7
  %v9 = sub <4 x i32> %iv, %iv
  %v10 = frem float %v6, %v6
  %v11 = icmp ult i32 %v1, 7
  %v12 = select i1 %v11, float %v5, float %v6
  %v13 = getelementptr nuw i8, ptr %v7, i64 4
  %v14 = ptrtoint ptr %v13 to i64
  %f14 = freeze i64 %v14
  %f13 = freeze ptr %v13
  %v15 = fsub fast float %v12, %v12
  %v16 = frem nsz float %v15, %v12
  %v17 = fmul nnan nsz float -1.000000e+00, -1.000000e+00
  %v18 = call ninf float @llvm.fabs.f32(float %v12)
  %v19 = call nsz float @llvm.ceil.f32(float %v17)
  %v20 = call fast float @llvm.rint.f32(float -1.000000e+00)
  %v21 = frem nnan float %v19, %v19
  %v22 = fadd nnan nsz float %v19, %v21
  %v23 = call nsz float @llvm.copysign.f32(float -1.000000e+00, float 0x7FF0000000000000)
  %v24 = fneg float 0x7FF0000000000000
  %v25 = fadd float %v23, %v23
  %v26 = bitcast float %v2 to i32
  %f26 = freeze i32 %v26
  %v27 = bitcast float %v5 to i32
  %f27 = freeze i32 %v27
  %v28 = bitcast float %v6 to i32
  %f28 = freeze i32 %v28
  %v29 = bitcast float %v10 to i32
  %f29 = freeze i32 %v29
  %v30 = bitcast float %v12 to i32
  %f30 = freeze i32 %v30
  %v31 = bitcast float %v15 to i32
  %f31 = freeze i32 %v31
  %v32 = bitcast float %v16 to i32
  %f32 = freeze i32 %v32
  %v33 = bitcast float %v17 to i32
  %f33 = freeze i32 %v33
  %v34 = bitcast float %v18 to i32
  %f34 = freeze i32 %v34
  %v35 = bitcast float %v19 to i32
  %f35 = freeze i32 %v35
  %v36 = bitcast float %v20 to i32
  %f36 = freeze i32 %v36
  %v37 = bitcast float %v21 to i32
  %f37 = freeze i32 %v37
  %v38 = bitcast float %v22 to i32
  %f38 = freeze i32 %v38
  %v39 = bitcast float %v23 to i32
  %f39 = freeze i32 %v39
  %v40 = bitcast float %v24 to i32
  %f40 = freeze i32 %v40
  %v41 = bitcast float %v25 to i32
  %f41 = freeze i32 %v41
  %v42 = and i32 %v30, -2147483648
  %f42 = freeze i32 %v42
  ret void
}

define void @f15(float noundef nofpclass(nan ninf nzero nsub nnorm) %x, float noundef %y, <4 x i32> noundef %iv, <4 x i32> noundef range(i32 1, 9) %jv, <4 x float> %fv, i32 noundef range(i32 0, 12) %i, i32 noundef %j, i64 noundef %k, ptr noundef align 8 %p, ptr noundef nonnull align 4 %q) {
  %v1 = bitcast i32 %j to float
  %v2 = bitcast i32 %i to float
  %v3 = call nnan ninf float @llvm.sqrt.f32(float 1.000000e+00)
  %v4 = fneg float %v3
  %v5 = frem nsz float %v3, %v3
  %v6 = call nnan float @llvm.fabs.f32(float %v3)
  %v7 = bitcast <4 x i32> %jv to <2 x i64>
  %v8 = extractelement <2 x i64> %v7, i32 0
  %f8 = freeze i64 %v8
  %v9 = call nnan ninf float @llvm.log.f32(float %v5)
  %v10 = fdiv nnan ninf float %v9, %v5
  %v11 = fsub float %v5, %v5
  %v12 = fsub ninf float %v6, %v10
  %v13 = fadd nnan ninf float 1.000000e+00, 1.000000e+00
  %v14 = getelementptr [4 x i16], ptr %p, i64 -2
  %v15 = ptrtoint ptr %v14 to i64
  %f15 = freeze i64 %v15
  %f14 = freeze ptr %v14
  %v16 = fsub float %v12, %v12
  %v17 = call nsz float @llvm.floor.f32(float 0.000000e+00)
  %v18 = icmp ult i32 %i, 7
  %v19 = select i1 %v18, float 4.096000e+03, float %v13
  %v20 = mul <4 x i32> %iv, <i32 1, i32 3, i32 7, i32 5>
  %v21 = call i32 @llvm.vector.reduce.smin.v4i32(<4 x i32> %iv)
  %f21 = freeze i32 %v21
  %v22 = uitofp i32 %v21 to float
  %v23 = bitcast float %v1 to i32
  %f23 = freeze i32 %v23
  %v24 = bitcast float %v2 to i32
  %f24 = freeze i32 %v24
  %v25 = bitcast float %v3 to i32
  %f25 = freeze i32 %v25
  %v26 = bitcast float %v4 to i32
  %f26 = freeze i32 %v26
  %v27 = bitcast float %v5 to i32
  %f27 = freeze i32 %v27
  %v28 = bitcast float %v6 to i32
  %f28 = freeze i32 %v28
  %v29 = bitcast float %v9 to i32
  %f29 = freeze i32 %v29
  %v30 = bitcast float %v10 to i32
  %f30 = freeze i32 %v30
  %v31 = bitcast float %v11 to i32
  %f31 = freeze i32 %v31
  %v32 = bitcast float %v12 to i32
  %f32 = freeze i32 %v32
  %v33 = bitcast float %v13 to i32
  %f33 = freeze i32 %v33
  %v34 = bitcast float %v16 to i32
  %f34 = freeze i32 %v34
  %v35 = bitcast float %v17 to i32
  %f35 = freeze i32 %v35
  %v36 = bitcast float %v19 to i32
  %f36 = freeze i32 %v36
  %v37 = bitcast float %v22 to i32
  %f37 = freeze i32 %v37
  %v38 = and i32 %v33, 12
  %f38 = freeze i32 %v38
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.umin.v4i32(<4 x i32>, <4 x i32>) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.canonicalize.f32(float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.ceil.f32(float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.copysign.f32(float, float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp.f32(float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp2.f32(float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.log.f32(float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maximum.f32(float, float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minimum.f32(float, float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.rint.f32(float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sin.f32(float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.trunc.f32(float) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.smin.v4i32(<4 x i32>) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.umax.v4i32(<4 x i32>) #1

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
