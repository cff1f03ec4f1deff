define void @f0(i8 noundef %a0, i8 noundef %a1, i8 noundef %a2, i16 noundef %a3, i16 noundef range(i16 13305, -22620) %a4, i32 noundef range(i32 10, 35) %a5, i32 noundef %a6, i1 noundef %a7) {
  %v1 = shl nsw i16 %a4, 1
  %f1 = freeze i16 %v1
  %v2 = trunc i16 %a3 to i8
  %f2 = freeze i8 %v2
  %v3 = and i32 %a6, 4
  %f3 = freeze i32 %v3
  %v4 = call i16 @llvm.uadd.sat.i16(i16 %a3, i16 2)
  %f4 = freeze i16 %v4
  %v5 = call i8 @llvm.smin.i8(i8 %v2, i8 %a0)
  %f5 = freeze i8 %v5
  %v6 = call i8 @llvm.cttz.i8(i8 %a0, i1 true)
  %f6 = freeze i8 %v6
  %v7 = call i32 @llvm.sadd.sat.i32(i32 %v3, i32 %a6)
  %f7 = freeze i32 %v7
  %v8 = icmp sle i8 %a0, %a1
  %f8 = freeze i1 %v8
  %v9 = sub i8 0, %a0
  %f9 = freeze i8 %v9
  %v10 = icmp sgt i8 %a0, -1
  %v11 = select i1 %v10, i8 %v9, i8 %a0
  %f11 = freeze i8 %v11
  %v12 = udiv i16 %a3, %a3
  %v13 = call i8 @llvm.ssub.sat.i8(i8 %v9, i8 %v6)
  %f13 = freeze i8 %v13
  %v14 = shl i16 %v4, 6
  %f14 = freeze i16 %v14
  %v15 = add nuw i8 %f11, 8
  %f15 = freeze i8 %v15
  %v16 = icmp ne i8 15, %v5
  %f16 = freeze i1 %v16
  %v17 = select i1 %v16, i8 %v5, i8 15
  %f17 = freeze i8 %v17
  %v18 = ashr i16 12, 9
  %f18 = freeze i16 %v18
  %v19 = or i8 %a2, %v17
  %f19 = freeze i8 %v19
  %v20 = call i8 @llvm.uadd.sat.i8(i8 %v19, i8 %v13)
  %f20 = freeze i8 %v20
  %v21 = udiv exact i8 %v19, %a2
  %f21 = freeze i8 %v21
  %v22 = icmp ule i8 %v17, %v9
  %f22 = freeze i1 %v22
  %v23 = sub i8 0, %v19
  %f23 = freeze i8 %v23
  %v24 = icmp slt i8 %v19, 1
  %f24 = freeze i1 %v24
  %v25 = select i1 %v24, i8 %v19, i8 %v23
  %f25 = freeze i8 %v25
  %v26 = sub i16 %v4, %v18
  %f26 = freeze i16 %v26
  %v27 = ashr i16 %v1, 14
  %f27 = freeze i16 %v27
  %v28 = call i8 @llvm.fshr.i8(i8 %v20, i8 15, i8 %a2)
  %f28 = freeze i8 %v28
  %v29 = call i8 @llvm.sadd.sat.i8(i8 %v20, i8 %v25)
  %f29 = freeze i8 %v29
  %v30 = shl i16 %v18, 3
  %f30 = freeze i16 %v30
  %v31 = trunc i16 %v14 to i8
  %f31 = freeze i8 %v31
  %v32 = udiv i8 %v25, -2
  %f32 = freeze i8 %v32
  %v33 = call i8 @llvm.fshr.i8(i8 %f31, i8 %v17, i8 %a0)
  %f33 = freeze i8 %v33
  ret void
}

define void @f1(i8 noundef range(i8 -16, -24) %a0, i8 noundef range(i8 9, 33) %a1, i8 noundef range(i8 -113, 43) %a2, i16 noundef %a3, i16 noundef %a4, i32 noundef %a5, i32 noundef range(i32 0, 44) %a6, i1 noundef %a7) {
  %v1 = sdiv i16 %a3, 32767
  %v2 = icmp ne i32 %a5, %a5
  %f2 = freeze i1 %v2
  %v3 = select i1 %v2, i32 %a5, i32 %a5
  %f3 = freeze i32 %v3
  %v4 = urem i16 %v1, %a3
  %f4 = freeze i16 %v4
  %v5 = call i8 @llvm.smin.i8(i8 %a1, i8 %a0)
  %f5 = freeze i8 %v5
  %v6 = sub i16 0, %a3
  %f6 = freeze i16 %v6
  %v7 = xor i16 %a3, %v6
  %f7 = freeze i16 %v7
  %v8 = icmp ule i16 16, %v4
  %f8 = freeze i1 %v8
  %v9 = select i1 %v8, i16 16, i16 %v4
  %f9 = freeze i16 %v9
  %v10 = add nsw i32 %a6, %a5
  %f10 = freeze i32 %v10
  %v11 = call i8 @llvm.umin.i8(i8 %a2, i8 8)
  %f11 = freeze i8 %v11
  %v12 = mul i16 %v9, %v9
  %f12 = freeze i16 %v12
  %v13 = sub i8 %a0, %a0
  %f13 = freeze i8 %v13
  %v14 = or i16 %v4, -4
  %f14 = freeze i16 %v14
  %v15 = call i32 @llvm.ctpop.i32(i32 %a5)
  %f15 = freeze i32 %v15
  %v16 = call i32 @llvm.umax.i32(i32 %a6, i32 %v15)
  %f16 = freeze i32 %v16
  %v17 = call i16 @llvm.umax.i16(i16 %v7, i16 %v9)
  %f17 = freeze i16 %v17
  %v18 = add i16 7, %v7
  %f18 = freeze i16 %v18
  %v19 = lshr i8 %a0, 1
  %f19 = freeze i8 %v19
  %v20 = shl i16 1, 1
  %f20 = freeze i16 %v20
  %v21 = trunc i16 %v7 to i8
  %f21 = freeze i8 %v21
  %v22 = call i8 @llvm.fshr.i8(i8 %v13, i8 %a2, i8 %v13)
  %f22 = freeze i8 %v22
  %v23 = trunc i32 %v15 to i8
  %f23 = freeze i8 %v23
  %v24 = icmp slt i16 %v12, %v17
  %f24 = freeze i1 %v24
  %v25 = select i1 %v24, i1 true, i1 %v2
  %f25 = freeze i1 %v25
  %v26 = select i1 %v25, i16 %v17, i16 %v12
  %f26 = freeze i16 %v26
  %v27 = trunc i32 %v16 to i8
  %f27 = freeze i8 %v27
  %v28 = mul i8 -1, %v11
  %v29 = lshr i16 %v12, 1
  %f29 = freeze i16 %v29
  %v30 = icmp ult i16 %v1, %v1
  %f30 = freeze i1 %v30
  %v31 = select i1 %v30, i16 %v1, i16 %v1
  %f31 = freeze i16 %v31
  %v32 = sub i8 0, %v13
  %v33 = or i8 %v13, %v32
  %f33 = freeze i8 %v33
  %v34 = call i8 @llvm.uadd.sat.i8(i8 0, i8 %v28)
  %f34 = freeze i8 %v34
  %v35 = call i16 @llvm.bswap.i16(i16 %v31)
  %f35 = freeze i16 %v35
  %v36 = ashr i8 %v28, %v33
  %f36 = freeze i8 %v36
  %v37 = icmp slt i8 15, %a2
  %v38 = select i1 %v37, i8 -4, i8 %v28
  %f38 = freeze i8 %v38
  %v39 = icmp ugt i16 %v31, %v26
  %f39 = freeze i1 %v39
  %v40 = select i1 %v39, i16 %v26, i16 %v31
  %f40 = freeze i16 %v40
  %v41 = shl i8 %v23, 5
  %f41 = freeze i8 %v41
  %v42 = srem i16 %v29, %a4
  %f42 = freeze i16 %v42
  ret void
}

define void @f2(i8 noundef range(i8 10, 26) %a0, i8 noundef %a1, i8 noundef %a2, i16 noundef %a3, i16 noundef %a4, i32 noundef range(i32 4, 47) %a5, i32 noundef range(i32 -1884204510, -1595300150) %a6, i1 noundef %a7) {
  %v1 = sdiv exact i8 %a1, %a2
  %v2 = call i32 @llvm.usub.sat.i32(i32 %a6, i32 %a6)
  %f2 = freeze i32 %v2
  %v3 = ashr i16 4, 14
  %v4 = call i16 @llvm.smin.i16(i16 12, i16 %v3)
  %f4 = freeze i16 %v4
  %v5 = call i8 @llvm.smin.i8(i8 %a0, i8 -2)
  %f5 = freeze i8 %v5
  %v6 = urem i16 %a3, %a4
  %f6 = freeze i16 %v6
  %v7 = and i8 %v1, 8
  %v8 = call i16 @llvm.bitreverse.i16(i16 %a4)
  %f8 = freeze i16 %v8
  %v9 = call i8 @llvm.smax.i8(i8 %a2, i8 %v7)
  %f9 = freeze i8 %v9
  %v10 = call i8 @llvm.ctlz.i8(i8 %a2, i1 false)
  %f10 = freeze i8 %v10
  %v11 = srem i8 %v10, %v10
  %f11 = freeze i8 %v11
  %v12 = add i8 %a2, %v10
  %f12 = freeze i8 %v12
  %v13 = and i16 %v8, %v3
  %f13 = freeze i16 %v13
  %v14 = icmp ugt i8 %v10, %v9
  %f14 = freeze i1 %v14
  %v15 = sub i8 0, %a1
  %v16 = icmp slt i8 %a1, -1
  %f16 = freeze i1 %v16
  %v17 = select i1 %v16, i8 %v15, i8 %a1
  %v18 = or i8 %v17, %v12
  %f18 = freeze i8 %v18
  %v19 = trunc i16 %v8 to i8
  %f19 = freeze i8 %v19
  %v20 = icmp eq i8 %v18, %v15
  %f20 = freeze i1 %v20
  %v21 = select i1 %v20, i8 %v17, i8 %v18
  %f21 = freeze i8 %v21
  %v22 = trunc i16 %v8 to i8
  %f22 = freeze i8 %v22
  %v23 = or disjoint i32 0, %v2
  %f23 = freeze i32 %v23
  %v24 = urem i32 %v2, %a5
  %f24 = freeze i32 %v24
  %v25 = add i16 %v4, -1
  %f25 = freeze i16 %v25
  %v26 = xor i16 %v4, %v25
  %v27 = and i8 %f5, -128
  %v28 = udiv i8 %v18, %v22
  %f28 = freeze i8 %v28
  %v29 = call i8 @llvm.ctpop.i8(i8 %v12)
  %f29 = freeze i8 %v29
  %v30 = add nuw nsw i16 %v6, %v4
  %f30 = freeze i16 %v30
  ret void
}

define void @f3(i8 noundef %a0, i8 noundef %a1, i8 noundef range(i8 111, 107) %a2, i16 noundef %a3, i16 noundef %a4, i32 noundef range(i32 6, 32) %a5, i32 noundef range(i32 445480687, -1617267183) %a6, i1 noundef %a7) {
  %v1 = icmp eq i8 %a0, -8
  %f1 = freeze i1 %v1
  %v2 = sub i8 0, %a2
  %f2 = freeze i8 %v2
  %v3 = icmp sgt i8 %a2, -1
  %f3 = freeze i1 %v3
  %v4 = select i1 %v3, i8 %v2, i8 %a2
  %f4 = freeze i8 %v4
  %v5 = icmp sle i16 %a4, %a3
  %f5 = freeze i1 %v5
  %v6 = select i1 %v5, i16 %a4, i16 %a3
  %f6 = freeze i16 %v6
  %v7 = call i16 @llvm.bitreverse.i16(i16 %a4)
  %f7 = freeze i16 %v7
  %v8 = udiv i8 %a1, 127
  %f8 = freeze i8 %v8
  %v9 = xor i8 %f8, %v4
  %f9 = freeze i8 %v9
  %v10 = call i32 @llvm.smin.i32(i32 %a6, i32 %a5)
  %f10 = freeze i32 %v10
  %v11 = icmp sge i16 %v7, %v6
  %f11 = freeze i1 %v11
  %v12 = select i1 %v11, i16 -8, i16 %a4
  %f12 = freeze i16 %v12
  %v13 = lshr i8 12, 6
  %f13 = freeze i8 %v13
  %v14 = add i16 %a3, -1
  %f14 = freeze i16 %v14
  %v15 = or i16 %a3, %v14
  %f15 = freeze i16 %v15
  %v16 = icmp sgt i32 %v10, -8
  %f16 = freeze i1 %v16
  %v17 = select i1 %v16, i32 -8, i32 %v10
  %f17 = freeze i32 %v17
  %v18 = shl nsw i8 4, 6
  %f18 = freeze i8 %v18
  %v19 = srem i16 %v7, %a3
  %f19 = freeze i16 %v19
  %v20 = call i8 @llvm.bitreverse.i8(i8 %f13)
  %f20 = freeze i8 %v20
  %v21 = call i8 @llvm.uadd.sat.i8(i8 %v18, i8 %v20)
  %f21 = freeze i8 %v21
  %v22 = sub i16 0, %v15
  %f22 = freeze i16 %v22
  %v23 = and i16 %v15, %v22
  %f23 = freeze i16 %v23
  %v24 = icmp slt i8 %v18, %v2
  %f24 = freeze i1 %v24
  %v25 = sub i8 0, %v2
  %f25 = freeze i8 %v25
  %v26 = icmp sgt i8 %v2, 1
  %f26 = freeze i1 %v26
  %v27 = select i1 %v26, i8 %v2, i8 %v25
  %f27 = freeze i8 %v27
  %v28 = or i16 %v12, %v14
  %v29 = lshr exact i16 %v19, 1
  %f29 = freeze i16 %v29
  %v30 = icmp ne i8 %v27, %v18
  %f30 = freeze i1 %v30
  %v31 = sub i8 0, %v27
  %f31 = freeze i8 %v31
  %v32 = icmp sgt i8 %v27, 1
  %f32 = freeze i1 %v32
  %v33 = select i1 %v32, i8 %v27, i8 %v31
  %f33 = freeze i8 %v33
  %v34 = or i8 %v27, %a1
  %f34 = freeze i8 %v34
  %v35 = or disjoint i16 %v15, %v22
  %f35 = freeze i16 %v35
  %v36 = sub i8 0, %v2
  %f36 = freeze i8 %v36
  %v37 = xor i8 %v2, %v36
  %f37 = freeze i8 %v37
  ret void
}

define void @f4(i8 noundef range(i8 0, 28) %a0, i8 noundef %a1, i8 noundef range(i8 6, 38) %a2, i16 noundef range(i16 18, 27) %a3, i16 noundef %a4, i32 noundef %a5, i32 noundef range(i32 -884734144, 1176662198) %a6, i1 noundef %a7) {
  %v1 = and i32 %a5, %a5
  %f1 = freeze i32 %v1
  %v2 = udiv i8 %a1, %a1
  %f2 = freeze i8 %v2
  %v3 = and i8 %a1, %a0
  %v4 = and i8 %a0, %a2
  %f4 = freeze i8 %v4
  %v5 = udiv exact i32 %v1, %v1
  %f5 = freeze i32 %v5
  %v6 = add nsw i16 19001, %a4
  %f6 = freeze i16 %v6
  %v7 = ashr i16 %v6, %v6
  %f7 = freeze i16 %v7
  %v8 = call i8 @llvm.uadd.sat.i8(i8 %a1, i8 %a0)
  %f8 = freeze i8 %v8
  %v9 = lshr i16 %a3, 5
  %f9 = freeze i16 %v9
  %v10 = call i32 @llvm.smin.i32(i32 -2147483648, i32 %a5)
  %f10 = freeze i32 %v10
  %v11 = and i8 %v8, %a1
  %f11 = freeze i8 %v11
  %v12 = ashr i8 %a1, %v11
  %f12 = freeze i8 %v12
  ret void
}

define void @f5(i8 noundef %a0, i8 noundef %a1, i8 noundef %a2, i16 noundef %a3, i16 noundef range(i16 19, 30) %a4, i32 noundef %a5, i32 noundef %a6, i1 noundef %a7) {
  %v1 = ashr exact i32 %a6, %a6
  %f1 = freeze i32 %v1
  %v2 = sdiv exact i32 %a6, 1
  %f2 = freeze i32 %v2
  %v3 = add i32 16, %a6
  %f3 = freeze i32 %v3
  %v4 = add nsw i8 1, %a0
  %f4 = freeze i8 %v4
  %v5 = sext i8 %v4 to i32
  %f5 = freeze i32 %v5
  %v6 = call i8 @llvm.umin.i8(i8 -2, i8 %a1)
  %f6 = freeze i8 %v6
  %v7 = or i8 8, %v4
  %v8 = mul i8 %a2, %a2
  %f8 = freeze i8 %v8
  %v9 = icmp sge i8 %v8, -4
  %f9 = freeze i1 %v9
  %v10 = select i1 %v9, i8 %v8, i8 %v8
  %f10 = freeze i8 %v10
  %v11 = trunc i32 %v2 to i16
  %f11 = freeze i16 %v11
  %v12 = trunc i32 %v2 to i8
  %f12 = freeze i8 %v12
  %v13 = call i8 @llvm.ushl.sat.i8(i8 %v7, i8 %v7)
  %f13 = freeze i8 %v13
  %v14 = add i8 %v4, -1
  %f14 = freeze i8 %v14
  %v15 = and i8 %v4, %v14
  %f15 = freeze i8 %v15
  %v16 = call i8 @llvm.ctpop.i8(i8 %v8)
  %f16 = freeze i8 %v16
  %v17 = trunc i32 %v2 to i16
  %f17 = freeze i16 %v17
  %v18 = zext i8 %v7 to i16
  %f18 = freeze i16 %v18
  %v19 = icmp uge i16 %v11, 8
  %f19 = freeze i1 %v19
  %v20 = select i1 %v19, i16 8, i16 %v11
  %f20 = freeze i16 %v20
  %v21 = call i8 @llvm.sadd.sat.i8(i8 %v14, i8 %v12)
  %f21 = freeze i8 %v21
  %v22 = add nuw i8 %v13, %v16
  %f22 = freeze i8 %v22
  %v23 = icmp ult i16 %v11, %v17
  %f23 = freeze i1 %v23
  %v24 = select i1 %v23, i16 %v17, i16 %v11
  %f24 = freeze i16 %v24
  %v25 = and i8 %v21, %v22
  %v26 = call i16 @llvm.smin.i16(i16 %v18, i16 8)
  %f26 = freeze i16 %v26
  %v27 = icmp ult i32 %v2, %v2
  %f27 = freeze i1 %v27
  %v28 = sub i32 0, %a5
  %f28 = freeze i32 %v28
  %v29 = icmp slt i32 %a5, 1
  %f29 = freeze i1 %v29
  %v30 = select i1 %v29, i32 %a5, i32 %v28
  %f30 = freeze i32 %v30
  %v31 = urem i8 %v16, %v25
  %v32 = and i8 %a2, 0
  %f32 = freeze i8 %v32
  %v33 = mul i16 %v17, 8
  %f33 = freeze i16 %v33
  %v34 = lshr i8 %v21, 1
  %f34 = freeze i8 %v34
  %v35 = shl i8 %v25, 0
  %f35 = freeze i8 %v35
  %v36 = sdiv exact i32 %v28, %v2
  %f36 = freeze i32 %v36
  %v37 = sub i16 %v20, %v17
  %f37 = freeze i16 %v37
  %v38 = urem i8 %v32, -128
  %v39 = icmp sge i8 %v35, %v8
  %f39 = freeze i1 %v39
  %v40 = select i1 %v39, i1 true, i1 %v9
  %f40 = freeze i1 %v40
  %v41 = select i1 %v40, i8 %v22, i8 %v32
  %f41 = freeze i8 %v41
  %v42 = call i8 @llvm.smax.i8(i8 0, i8 %v35)
  %v43 = icmp sge i8 %v42, 16
  %v44 = select i1 %v43, i8 16, i8 %v42
  %f44 = freeze i8 %v44
  %v45 = call i8 @llvm.cttz.i8(i8 %v13, i1 true)
  %f45 = freeze i8 %v45
  %v46 = srem i32 %v30, 3
  %f46 = freeze i32 %v46
  %v47 = ashr exact i8 %f41, %v4
  %f47 = freeze i8 %v47
  ret void
}

define void @f6(i8 noundef %a0, i8 noundef range(i8 -80, -86) %a1, i8 noundef range(i8 19, 22) %a2, i16 noundef range(i16 2, 24) %a3, i16 noundef %a4, i32 noundef range(i32 2081557244, 1826614775) %a5, i32 noundef range(i32 824272955, -174647211) %a6, i1 noundef %a7) {
  %v1 = call i8 @llvm.ushl.sat.i8(i8 %a2, i8 %a0)
  %f1 = freeze i8 %v1
  %v2 = call i16 @llvm.ushl.sat.i16(i16 %a3, i16 %a3)
  %f2 = freeze i16 %v2
  %v3 = zext i8 %v1 to i32
  %f3 = freeze i32 %v3
  %v4 = sext i8 %a0 to i32
  %v5 = icmp ne i8 %a2, %a2
  %f5 = freeze i1 %v5
  %v6 = sub i8 0, %v1
  %f6 = freeze i8 %v6
  %v7 = icmp sgt i8 %v1, 0
  %f7 = freeze i1 %v7
  %v8 = select i1 %v7, i8 %v6, i8 %v1
  %f8 = freeze i8 %v8
  %v9 = lshr exact i16 15, 5
  %f9 = freeze i16 %v9
  %v10 = mul i8 %a1, %v1
  %v11 = call i16 @llvm.umin.i16(i16 %a4, i16 %a4)
  %f11 = freeze i16 %v11
  %v12 = or i8 %a0, 127
  %f12 = freeze i8 %v12
  %v13 = lshr i16 %v9, 11
  %f13 = freeze i16 %v13
  %v14 = or i8 %v8, %v12
  %f14 = freeze i8 %v14
  %v15 = sext i8 %v12 to i16
  %f15 = freeze i16 %v15
  %v16 = urem i8 2, %v6
  %v17 = ashr i8 %a1, 0
  %v18 = call i8 @llvm.ctpop.i8(i8 %v12)
  %f18 = freeze i8 %v18
  %v19 = icmp ult i8 %v1, %v12
  %f19 = freeze i1 %v19
  %v20 = select i1 %v19, i8 %v1, i8 %v12
  %f20 = freeze i8 %v20
  %v21 = xor i8 %a0, %v14
  %f21 = freeze i8 %v21
  %v22 = lshr i16 %a4, 0
  %f22 = freeze i16 %v22
  %v23 = sub i32 2, %a6
  %f23 = freeze i32 %v23
  %v24 = call i8 @llvm.smax.i8(i8 %v18, i8 %v16)
  %v25 = trunc i32 %a6 to i16
  %v26 = mul i16 %f11, %v22
  ret void
}

define void @f7(i8 noundef %a0, i8 noundef %a1, i8 noundef %a2, i16 noundef %a3, i16 noundef %a4, i32 noundef %a5, i32 noundef range(i32 -1109190906, 1619160662) %a6, i1 noundef %a7) {
  %v1 = add i16 %a3, -1
  %f1 = freeze i16 %v1
  %v2 = xor i16 %a3, %v1
  %v3 = or i8 4, %a2
  %v4 = sext i8 %a2 to i32
  %f4 = freeze i32 %v4
  %v5 = call i16 @llvm.fshl.i16(i16 %v2, i16 %v2, i16 %a3)
  %f5 = freeze i16 %v5
  %v6 = urem i8 %v3, %a1
  %f6 = freeze i8 %v6
  %v7 = lshr i8 %v3, %v6
  %f7 = freeze i8 %v7
  %v8 = sub i8 0, %v3
  %f8 = freeze i8 %v8
  %v9 = xor i8 %v3, %v8
  %v10 = call i8 @llvm.ushl.sat.i8(i8 %v8, i8 %a0)
  %v11 = ashr i16 -4, 8
  %f11 = freeze i16 %v11
  %v12 = ashr exact i16 %v5, 2
  %f12 = freeze i16 %v12
  %v13 = add i8 %a2, -1
  %v14 = xor i8 %a2, %v13
  %f14 = freeze i8 %v14
  %v15 = zext i8 %v8 to i16
  %f15 = freeze i16 %v15
  %v16 = call i8 @llvm.ctpop.i8(i8 %v3)
  %f16 = freeze i8 %v16
  %v17 = call i16 @llvm.umax.i16(i16 %v11, i16 %v11)
  %f17 = freeze i16 %v17
  %v18 = zext i8 %v6 to i16
  %f18 = freeze i16 %v18
  %v19 = trunc i16 %v1 to i8
  %f19 = freeze i8 %v19
  %v20 = shl i32 %v4, 3
  %f20 = freeze i32 %v20
  %v21 = icmp uge i16 %v11, %v12
  %f21 = freeze i1 %v21
  %v22 = select i1 %v21, i16 %v11, i16 %a4
  %f22 = freeze i16 %v22
  %v23 = call i8 @llvm.ctpop.i8(i8 %a1)
  %f23 = freeze i8 %v23
  %v24 = call i32 @llvm.usub.sat.i32(i32 0, i32 %a5)
  %f24 = freeze i32 %v24
  %v25 = icmp sge i8 %v13, %v14
  %f25 = freeze i1 %v25
  %v26 = sub i8 0, %a0
  %f26 = freeze i8 %v26
  %v27 = icmp sgt i8 %a0, 1
  %f27 = freeze i1 %v27
  %v28 = select i1 %v27, i8 %a0, i8 %v26
  %f28 = freeze i8 %v28
  %v29 = ashr i16 %v15, 5
  %f29 = freeze i16 %v29
  %v30 = trunc i16 %v2 to i8
  %f30 = freeze i8 %v30
  %v31 = sub nuw nsw i16 %v22, 4
  %f31 = freeze i16 %v31
  %v32 = icmp sgt i16 16, %f18
  %f32 = freeze i1 %v32
  %v33 = select i1 %v32, i16 %f18, i16 16
  %f33 = freeze i16 %v33
  %v34 = sub i32 %v4, 4
  %f34 = freeze i32 %v34
  %v35 = icmp uge i8 %v28, %v10
  %f35 = freeze i1 %v35
  %v36 = select i1 %v35, i8 %v23, i8 %a0
  %f36 = freeze i8 %v36
  %v37 = call i8 @llvm.smin.i8(i8 %v36, i8 %v9)
  %f37 = freeze i8 %v37
  %v38 = icmp slt i32 %a6, 0
  %f38 = freeze i1 %v38
  %v39 = sub i32 0, %a6
  %f39 = freeze i32 %v39
  %v40 = icmp slt i32 %a6, 1
  %f40 = freeze i1 %v40
  %v41 = select i1 %v40, i32 %a6, i32 %v39
  %f41 = freeze i32 %v41
  %v42 = trunc i32 %v4 to i16
  %f42 = freeze i16 %v42
  %v43 = sext i8 %v37 to i16
  %f43 = freeze i16 %v43
  %v44 = trunc i16 %v31 to i8
  %f44 = freeze i8 %v44
  %v45 = or disjoint i8 -128, %v36
  %f45 = freeze i8 %v45
  %v46 = lshr i16 32767, 9
  %f46 = freeze i16 %v46
  ret void
}

define void @f8(i8 noundef range(i8 45, -54) %a0, i8 noundef %a1, i8 noundef range(i8 -126, -107) %a2, i16 noundef range(i16 15, 41) %a3, i16 noundef range(i16 -20160, -20191) %a4, i32 noundef %a5, i32 noundef range(i32 6, 48) %a6, i1 noundef %a7) {
  %v1 = sub i32 0, %a5
  %v2 = xor i32 %a5, %v1
  %f2 = freeze i32 %v2
  %v3 = icmp slt i16 %a4, %a3
  %f3 = freeze i1 %v3
  %v4 = sub i16 0, %a3
  %f4 = freeze i16 %v4
  %v5 = icmp slt i16 %a3, 0
  %f5 = freeze i1 %v5
  %v6 = select i1 %v5, i16 %v4, i16 %a3
  %f6 = freeze i16 %v6
  %v7 = xor i8 %a1, 43
  %f7 = freeze i8 %v7
  %v8 = icmp slt i8 %a0, -4
  %f8 = freeze i1 %v8
  %v9 = select i1 %v8, i8 2, i8 %a2
  %f9 = freeze i8 %v9
  %v10 = call i8 @llvm.fshr.i8(i8 %a0, i8 %v9, i8 2)
  %f10 = freeze i8 %v10
  %v11 = call i8 @llvm.uadd.sat.i8(i8 %v10, i8 %a1)
  %v12 = lshr i8 %v9, 5
  %f12 = freeze i8 %v12
  %v13 = icmp slt i8 52, %v10
  %f13 = freeze i1 %v13
  %v14 = sub i8 0, %v7
  %f14 = freeze i8 %v14
  %v15 = icmp slt i8 %v7, 1
  %f15 = freeze i1 %v15
  %v16 = select i1 %v15, i8 %v7, i8 %v14
  %f16 = freeze i8 %v16
  %v17 = call i8 @llvm.abs.i8(i8 %v9, i1 true)
  %f17 = freeze i8 %v17
  %v18 = ashr i16 %f6, -8
  %f18 = freeze i16 %v18
  %v19 = udiv i16 %a3, %a4
  %v20 = icmp ult i16 %v19, %v4
  %f20 = freeze i1 %v20
  %v21 = select i1 %v20, i16 %v18, i16 %v4
  %v22 = trunc i32 %v1 to i16
  %f22 = freeze i16 %v22
  %v23 = call i8 @llvm.fshl.i8(i8 3, i8 %v16, i8 4)
  %f23 = freeze i8 %v23
  ret void
}

define void @f9(i8 noundef range(i8 -111, -55) %a0, i8 noundef range(i8 114, -43) %a1, i8 noundef range(i8 88, -73) %a2, i16 noundef %a3, i16 noundef range(i16 9, 26) %a4, i32 noundef range(i32 12, 21) %a5, i32 noundef range(i32 15, 43) %a6, i1 noundef %a7) {
  %v1 = icmp sge i8 %a1, %a0
  %f1 = freeze i1 %v1
  %v2 = select i1 %v1, i8 3, i8 %a0
  %f2 = freeze i8 %v2
  %v3 = call i16 @llvm.fshr.i16(i16 %a3, i16 %a3, i16 5)
  %f3 = freeze i16 %v3
  %v4 = lshr i8 %a0, 4
  %f4 = freeze i8 %v4
  %v5 = call i8 @llvm.ctlz.i8(i8 %a2, i1 true)
  %f5 = freeze i8 %v5
  %v6 = call i16 @llvm.smax.i16(i16 %a4, i16 %a3)
  %f6 = freeze i16 %v6
  %v7 = ashr i8 %a1, 7
  %f7 = freeze i8 %v7
  %v8 = call i16 @llvm.sshl.sat.i16(i16 -24593, i16 %a4)
  %f8 = freeze i16 %v8
  %v9 = call i8 @llvm.fshl.i8(i8 %a1, i8 %v2, i8 %a1)
  %f9 = freeze i8 %v9
  %v10 = sext i16 %v6 to i32
  %f10 = freeze i32 %v10
  %v11 = and i16 %v3, %v8
  %f11 = freeze i16 %v11
  %v12 = icmp ule i8 -4, %f4
  %f12 = freeze i1 %v12
  %v13 = or i1 %v12, %a7
  %f13 = freeze i1 %v13
  %v14 = select i1 %v13, i8 -4, i8 %f4
  %f14 = freeze i8 %v14
  %v15 = zext i8 %v5 to i16
  %f15 = freeze i16 %v15
  %v16 = call i8 @llvm.ssub.sat.i8(i8 -8, i8 %v7)
  %f16 = freeze i8 %v16
  %v17 = mul i8 4, %f5
  %f17 = freeze i8 %v17
  %v18 = call i16 @llvm.umin.i16(i16 2, i16 %v11)
  %f18 = freeze i16 %v18
  %v19 = ashr i8 %v9, 4
  %f19 = freeze i8 %v19
  ret void
}

define void @f10(i8 noundef %a0, i8 noundef %a1, i8 noundef range(i8 12, 32) %a2, i16 noundef %a3, i16 noundef range(i16 6, 41) %a4, i32 noundef %a5, i32 noundef %a6, i1 noundef %a7) {
  %v1 = srem i8 12, %a2
  %f1 = freeze i8 %v1
  %v2 = trunc i32 %a5 to i8
  %f2 = freeze i8 %v2
  %v3 = xor i8 %v1, -2
  %f3 = freeze i8 %v3
  %v4 = lshr i32 3, %a5
  %f4 = freeze i32 %v4
  %v5 = icmp eq i8 -4, %v1
  %f5 = freeze i1 %v5
  %v6 = select i1 %v5, i8 -4, i8 %v1
  %v7 = or i16 %a4, -8
  %f7 = freeze i16 %v7
  %v8 = sext i8 %a0 to i16
  %f8 = freeze i16 %v8
  %v9 = udiv i16 -8, %a4
  %v10 = zext nneg i16 %v8 to i32
  %v11 = srem i8 %a1, -2
  %f11 = freeze i8 %v11
  %v12 = add i16 %v8, 3
  %f12 = freeze i16 %v12
  %v13 = sub i32 0, %a5
  %f13 = freeze i32 %v13
  %v14 = and i32 %a5, %v13
  %f14 = freeze i32 %v14
  %v15 = and i8 %a0, %v3
  %f15 = freeze i8 %v15
  %v16 = urem i8 %v11, %v6
  %f16 = freeze i8 %v16
  %v17 = or i8 %v2, %v3
  %f17 = freeze i8 %v17
  %v18 = call i8 @llvm.umin.i8(i8 %v11, i8 %v17)
  %f18 = freeze i8 %v18
  %v19 = call i8 @llvm.ctpop.i8(i8 %v15)
  %f19 = freeze i8 %v19
  %v20 = icmp ule i16 2, %a3
  %f20 = freeze i1 %v20
  %v21 = select i1 %v20, i16 %v9, i16 %a3
  %f21 = freeze i16 %v21
  %v22 = sub nuw i8 %a0, %v19
  %f22 = freeze i8 %v22
  %v23 = urem i8 %a2, 93
  %f23 = freeze i8 %v23
  %v24 = or i32 16, %a6
  %v25 = sub i8 0, %a2
  %f25 = freeze i8 %v25
  %v26 = or i8 %a2, %v25
  %f26 = freeze i8 %v26
  %v27 = call i8 @llvm.abs.i8(i8 %v11, i1 true)
  %f27 = freeze i8 %v27
  %v28 = shl i32 -2147483648, 18
  %f28 = freeze i32 %v28
  %v29 = trunc i16 %v9 to i8
  %f29 = freeze i8 %v29
  %v30 = trunc i32 %v4 to i16
  %v31 = urem i16 %a3, %a4
  %f31 = freeze i16 %v31
  %v32 = call i32 @llvm.fshr.i32(i32 -2147483648, i32 %a5, i32 20)
  %v33 = ashr exact i8 %v29, %v29
  %f33 = freeze i8 %v33
  %v34 = sext i8 %v1 to i16
  %f34 = freeze i16 %v34
  ret void
}

define void @f11(i8 noundef %a0, i8 noundef range(i8 3, 32) %a1, i8 noundef range(i8 127, 105) %a2, i16 noundef %a3, i16 noundef range(i16 -30087, 27890) %a4, i32 noundef %a5, i32 noundef %a6, i1 noundef %a7) {
  %v1 = sub i8 0, %a0
  %f1 = freeze i8 %v1
  %v2 = and i8 %a0, %v1
  %f2 = freeze i8 %v2
  %v3 = srem i8 -2, %v2
  %f3 = freeze i8 %v3
  %v4 = trunc i32 %a5 to i8
  %f4 = freeze i8 %v4
  %v5 = trunc nuw i16 %a4 to i8
  %f5 = freeze i8 %v5
  %v6 = and i8 %a2, -1
  %f6 = freeze i8 %v6
  %v7 = trunc i16 %a4 to i8
  %f7 = freeze i8 %v7
  %v8 = sub nuw i8 %v7, 127
  %f8 = freeze i8 %v8
  %v9 = xor i8 %v4, 0
  %f9 = freeze i8 %v9
  %v10 = sext i8 %v9 to i32
  %f10 = freeze i32 %v10
  %v11 = and i8 %v6, %v8
  %f11 = freeze i8 %v11
  %v12 = sub i16 0, %a3
  %f12 = freeze i16 %v12
  %v13 = or i16 %a3, %v12
  %f13 = freeze i16 %v13
  %v14 = and i8 %v11, 24
  %f14 = freeze i8 %v14
  %v15 = shl i16 %v13, 14
  %f15 = freeze i16 %v15
  %v16 = icmp ne i16 %f12, %f12
  %f16 = freeze i1 %v16
  %v17 = select i1 %v16, i16 %v12, i16 %v13
  %f17 = freeze i16 %v17
  %v18 = sub i16 0, %f12
  %f18 = freeze i16 %v18
  %v19 = or i16 %f12, %v18
  %f19 = freeze i16 %v19
  %v20 = icmp sle i16 %a4, %v12
  %f20 = freeze i1 %v20
  %v21 = select i1 %v20, i16 %a4, i16 %v12
  %f21 = freeze i16 %v21
  %v22 = call i8 @llvm.sadd.sat.i8(i8 %v14, i8 %v7)
  %f22 = freeze i8 %v22
  %v23 = sub i32 %a5, %v10
  %f23 = freeze i32 %v23
  %v24 = call i8 @llvm.bitreverse.i8(i8 %a2)
  %f24 = freeze i8 %v24
  %v25 = mul i32 %a6, %v10
  %f25 = freeze i32 %v25
  %v26 = sext i8 %v8 to i16
  %f26 = freeze i16 %v26
  %v27 = icmp slt i32 %v10, %v10
  %f27 = freeze i1 %v27
  %v28 = select i1 %v27, i32 %v10, i32 %v23
  %f28 = freeze i32 %v28
  %v29 = call i32 @llvm.ssub.sat.i32(i32 12, i32 %v10)
  %f29 = freeze i32 %v29
  %v30 = call i8 @llvm.fshl.i8(i8 %v11, i8 %v8, i8 6)
  %f30 = freeze i8 %v30
  %v31 = sub i32 %v29, %v25
  %f31 = freeze i32 %v31
  %v32 = trunc nuw i32 %f23 to i16
  %f32 = freeze i16 %v32
  %v33 = call i8 @llvm.ctpop.i8(i8 %v1)
  ret void
}

define void @f12(i8 noundef range(i8 -1, -28) %a0, i8 noundef %a1, i8 noundef %a2, i16 noundef %a3, i16 noundef range(i16 8418, -19335) %a4, i32 noundef %a5, i32 noundef %a6, i1 noundef %a7) {
  %v1 = sdiv i8 %a0, %a2
  %f1 = freeze i8 %v1
  %v2 = ashr i8 %a0, 3
  %f2 = freeze i8 %v2
  %v3 = add i16 %a3, 1
  %f3 = freeze i16 %v3
  %v4 = call i16 @llvm.fshl.i16(i16 %a3, i16 %a3, i16 %a3)
  %f4 = freeze i16 %v4
  %v5 = or i16 %a3, %v4
  %f5 = freeze i16 %v5
  %v6 = lshr i16 %v4, 0
  %v7 = trunc i16 %v5 to i8
  %f7 = freeze i8 %v7
  %v8 = zext i8 %v7 to i16
  %f8 = freeze i16 %v8
  %v9 = lshr i16 %a3, %a3
  %f9 = freeze i16 %v9
  %v10 = xor i8 %v1, %a0
  %f10 = freeze i8 %v10
  %v11 = call i16 @llvm.ctlz.i16(i16 %f5, i1 false)
  %f11 = freeze i16 %v11
  %v12 = lshr i16 %v9, 2
  %f12 = freeze i16 %v12
  %v13 = or i32 %a6, -2147483648
  %f13 = freeze i32 %v13
  %v14 = icmp sgt i8 %f10, %f10
  %f14 = freeze i1 %v14
  %v15 = select i1 %v14, i8 %f10, i8 %f10
  %f15 = freeze i8 %v15
  %v16 = add i8 %v10, %v15
  %f16 = freeze i8 %v16
  %v17 = and i32 %a5, %v13
  %f17 = freeze i32 %v17
  %v18 = call i8 @llvm.fshr.i8(i8 %v10, i8 0, i8 %a1)
  %v19 = call i32 @llvm.sadd.sat.i32(i32 %v13, i32 -2147483648)
  %f19 = freeze i32 %v19
  %v20 = sext i8 %v10 to i32
  %v21 = srem i16 %v9, %v12
  %f21 = freeze i16 %v21
  %v22 = trunc i16 %a4 to i8
  %f22 = freeze i8 %v22
  ret void
}

define void @f13(i8 noundef %a0, i8 noundef %a1, i8 noundef %a2, i16 noundef range(i16 15, 29) %a3, i16 noundef %a4, i32 noundef %a5, i32 noundef range(i32 -478012550, -7152110) %a6, i1 noundef %a7) {
  %v1 = lshr i32 %a5, %a6
  %f1 = freeze i32 %v1
  %v2 = call i32 @llvm.ctlz.i32(i32 %v1, i1 true)
  %f2 = freeze i32 %v2
  %v3 = call i16 @llvm.umax.i16(i16 -4, i16 %a3)
  %f3 = freeze i16 %v3
  %v4 = trunc i16 %a4 to i8
  %f4 = freeze i8 %v4
  %v5 = add i16 %a3, %v3
  %f5 = freeze i16 %v5
  %v6 = call i32 @llvm.smax.i32(i32 %a6, i32 %v2)
  %f6 = freeze i32 %v6
  %v7 = add i32 %a6, %f6
  %f7 = freeze i32 %v7
  %v8 = icmp ule i32 %a5, %v6
  %f8 = freeze i1 %v8
  %v9 = select i1 %v8, i32 %f6, i32 %v1
  %v10 = and i8 %a1, 15
  %f10 = freeze i8 %v10
  %v11 = icmp sge i16 %v5, 16
  %f11 = freeze i1 %v11
  %v12 = select i1 %v11, i16 %v5, i16 -32768
  %f12 = freeze i16 %v12
  %v13 = icmp eq i8 %v4, %v10
  %v14 = select i1 %v13, i8 %v4, i8 %v10
  %f14 = freeze i8 %v14
  %v15 = mul i16 %a3, %v5
  %f15 = freeze i16 %v15
  %v16 = add nuw i32 %a5, %a5
  %f16 = freeze i32 %v16
  %v17 = icmp sgt i16 %v12, %v3
  %f17 = freeze i1 %v17
  %v18 = select i1 %v17, i16 %v12, i16 1
  %f18 = freeze i16 %v18
  %v19 = icmp slt i16 32767, %v3
  %f19 = freeze i1 %v19
  %v20 = select i1 %v19, i16 %v3, i16 %v12
  %f20 = freeze i16 %v20
  %v21 = call i32 @llvm.smax.i32(i32 -4, i32 %v16)
  %f21 = freeze i32 %v21
  %v22 = call i8 @llvm.umin.i8(i8 %v4, i8 %v14)
  %f22 = freeze i8 %v22
  %v23 = icmp ne i8 1, %v10
  %f23 = freeze i1 %v23
  %v24 = select i1 %v23, i8 1, i8 %v10
  %f24 = freeze i8 %v24
  %v25 = shl i8 %a1, 6
  %f25 = freeze i8 %v25
  %v26 = xor i8 7, %v24
  %f26 = freeze i8 %v26
  %v27 = trunc nuw nsw i16 %v18 to i8
  %f27 = freeze i8 %v27
  %v28 = call i16 @llvm.umax.i16(i16 %v20, i16 %v20)
  %f28 = freeze i16 %v28
  ret void
}

define void @f14(i8 noundef range(i8 -75, -76) %a0, i8 noundef %a1, i8 noundef range(i8 18, 31) %a2, i16 noundef range(i16 -5646, -13134) %a3, i16 noundef %a4, i32 noundef %a5, i32 noundef %a6, i1 noundef %a7) {
  %v1 = ashr i8 %a1, 1
  %v2 = add nsw i16 %a3, %a3
  %f2 = freeze i16 %v2
  %v3 = call i8 @llvm.smin.i8(i8 %v1, i8 %v1)
  %f3 = freeze i8 %v3
  %v4 = call i16 @llvm.cttz.i16(i16 %a3, i1 false)
  %f4 = freeze i16 %v4
  %v5 = call i8 @llvm.smax.i8(i8 %a0, i8 %a0)
  %f5 = freeze i8 %v5
  %v6 = and i8 %v1, %v1
  %f6 = freeze i8 %v6
  %v7 = ashr exact i8 %a1, 2
  %f7 = freeze i8 %v7
  %v8 = call i8 @llvm.sshl.sat.i8(i8 %v3, i8 %v3)
  %f8 = freeze i8 %v8
  %v9 = add i16 %a3, 32767
  %f9 = freeze i16 %v9
  %v10 = icmp uge i8 %v6, -1
  %f10 = freeze i1 %v10
  %v11 = sub i8 0, %a0
  %v12 = icmp slt i8 %a0, 0
  %f12 = freeze i1 %v12
  %v13 = select i1 %v12, i8 %a0, i8 %v11
  %f13 = freeze i8 %v13
  %v14 = ashr exact i16 %v2, 13
  %f14 = freeze i16 %v14
  %v15 = sext i8 %a0 to i16
  %f15 = freeze i16 %v15
  ret void
}

define void @f15(i8 noundef %a0, i8 noundef %a1, i8 noundef range(i8 -103, 64) %a2, i16 noundef range(i16 28847, -11354) %a3, i16 noundef %a4, i32 noundef %a5, i32 noundef range(i32 0, 22) %a6, i1 noundef %a7) {
  %v1 = call i8 @llvm.ctlz.i8(i8 %a0, i1 true)
  %f1 = freeze i8 %v1
  %v2 = ashr i8 0, 5
  %f2 = freeze i8 %v2
  %v3 = trunc i16 %a3 to i8
  %f3 = freeze i8 %v3
  %v4 = trunc i16 %a3 to i8
  %f4 = freeze i8 %v4
  %v5 = trunc i32 %a6 to i8
  %v6 = icmp ult i8 8, %v1
  %f6 = freeze i1 %v6
  %v7 = select i1 %v6, i8 8, i8 1
  %f7 = freeze i8 %v7
  %v8 = lshr exact i32 %a6, 7
  %f8 = freeze i32 %v8
  %v9 = call i32 @llvm.ushl.sat.i32(i32 %a5, i32 %a6)
  %v10 = udiv i32 %v8, %a6
  %f10 = freeze i32 %v10
  %v11 = icmp slt i16 32767, %a4
  %f11 = freeze i1 %v11
  %v12 = select i1 %v11, i16 %a4, i16 %a4
  %f12 = freeze i16 %v12
  %v13 = mul i16 %a3, %v12
  %f13 = freeze i16 %v13
  %v14 = call i16 @llvm.sshl.sat.i16(i16 %a3, i16 %v12)
  %f14 = freeze i16 %v14
  %v15 = trunc i32 %v8 to i8
  %f15 = freeze i8 %v15
  %v16 = call i8 @llvm.smin.i8(i8 %v15, i8 %f2)
  %f16 = freeze i8 %v16
  %v17 = icmp uge i8 %v15, %v3
  %v18 = select i1 %v17, i8 %v3, i8 8
  %f18 = freeze i8 %v18
  %v19 = trunc i32 %a5 to i16
  %f19 = freeze i16 %v19
  %v20 = call i32 @llvm.umax.i32(i32 %v9, i32 2147483647)
  %v21 = lshr i16 %v12, 6
  %f21 = freeze i16 %v21
  %v22 = lshr exact i16 %v19, %v19
  %f22 = freeze i16 %v22
  %v23 = sdiv i8 %v7, 95
  %f23 = freeze i8 %v23
  %v24 = icmp ult i8 %v7, %v2
  %f24 = freeze i1 %v24
  %v25 = select i1 %v24, i8 %v7, i8 %v2
  %f25 = freeze i8 %v25
  %v26 = add i16 %v21, -2
  %f26 = freeze i16 %v26
  %v27 = call i16 @llvm.umax.i16(i16 %v26, i16 %v21)
  %f27 = freeze i16 %v27
  %v28 = icmp sgt i32 %v8, %v8
  %f28 = freeze i1 %v28
  %v29 = sub i32 0, %v8
  %f29 = freeze i32 %v29
  %v30 = icmp slt i32 %v8, 1
  %f30 = freeze i1 %v30
  %v31 = select i1 %v30, i32 %v8, i32 %v29
  %f31 = freeze i32 %v31
  %v32 = add i8 %v25, 1
  %f32 = freeze i8 %v32
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.bitreverse.i16(i16) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.bswap.i16(i16) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.ctlz.i16(i16, i1 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.cttz.i16(i16, i1 immarg) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.fshl.i16(i16, i16, i16) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.fshr.i16(i16, i16, i16) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.smax.i16(i16, i16) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.smin.i16(i16, i16) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.sshl.sat.i16(i16, i16) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.uadd.sat.i16(i16, i16) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.umax.i16(i16, i16) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.umin.i16(i16, i16) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.ushl.sat.i16(i16, i16) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshr.i32(i32, i32, i32) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.sadd.sat.i32(i32, i32) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ssub.sat.i32(i32, i32) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ushl.sat.i32(i32, i32) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.usub.sat.i32(i32, i32) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.abs.i8(i8, i1 immarg) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.bitreverse.i8(i8) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.ctlz.i8(i8, i1 immarg) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.ctpop.i8(i8) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.cttz.i8(i8, i1 immarg) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.fshl.i8(i8, i8, i8) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.fshr.i8(i8, i8, i8) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.sadd.sat.i8(i8, i8) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.smax.i8(i8, i8) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.smin.i8(i8, i8) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.sshl.sat.i8(i8, i8) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.ssub.sat.i8(i8, i8) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.uadd.sat.i8(i8, i8) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.umin.i8(i8, i8) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.ushl.sat.i8(i8, i8) #1

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
