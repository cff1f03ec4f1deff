; ModuleID = 'order.ll'
source_filename = "order.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @strides(ptr addrspace(1) noundef %to, i64 noundef %s0, i64 noundef %s1, i64 noundef %s2, i64 noundef %s3, i64 noundef %s4, i64 noundef %s5) {
  %b0 = getelementptr i8, ptr addrspace(1) %to, i64 %s0
  %b1 = getelementptr i8, ptr addrspace(1) %b0, i64 %s1
  %b2 = getelementptr i8, ptr addrspace(1) %b1, i64 %s2
  %b3 = getelementptr i8, ptr addrspace(1) %b2, i64 %s3
  %b4 = getelementptr i8, ptr addrspace(1) %b3, i64 %s4
  %b5 = getelementptr i8, ptr addrspace(1) %b4, i64 %s5
  %a0 = getelementptr i8, ptr addrspace(1) %b5, i64 0
  %1 = ptrtoint ptr addrspace(1) %to to i32
  %2 = trunc i64 %s5 to i32
  %3 = or i32 %1, %2
  %4 = trunc i64 %s4 to i32
  %5 = or i32 %3, %4
  %6 = trunc i64 %s3 to i32
  %7 = or i32 %5, %6
  %8 = trunc i64 %s2 to i32
  %9 = or i32 %7, %8
  %10 = trunc i64 %s1 to i32
  %11 = or i32 %9, %10
  %12 = trunc i64 %s0 to i32
  %13 = or i32 %11, %12
  %misalignment = and i32 %13, 15
  %is.aligned = icmp eq i32 %misalignment, 0
  br i1 %is.aligned, label %14, label %15

14:                                               ; preds = %0
  store i32 0, ptr addrspace(1) %a0, align 16
  %a1 = getelementptr i8, ptr addrspace(1) %b5, i64 4
  store i32 1, ptr addrspace(1) %a1, align 4
  %a2 = getelementptr i8, ptr addrspace(1) %b5, i64 8
  store i32 2, ptr addrspace(1) %a2, align 8
  %a3 = getelementptr i8, ptr addrspace(1) %b5, i64 12
  store i32 3, ptr addrspace(1) %a3, align 4
  %a4 = getelementptr i8, ptr addrspace(1) %b5, i64 16
  store i32 4, ptr addrspace(1) %a4, align 16
  %a5 = getelementptr i8, ptr addrspace(1) %b5, i64 20
  store i32 5, ptr addrspace(1) %a5, align 4
  %a6 = getelementptr i8, ptr addrspace(1) %b5, i64 24
  store i32 6, ptr addrspace(1) %a6, align 8
  %a7 = getelementptr i8, ptr addrspace(1) %b5, i64 28
  store i32 7, ptr addrspace(1) %a7, align 4
  %a8 = getelementptr i8, ptr addrspace(1) %b5, i64 32
  store i32 8, ptr addrspace(1) %a8, align 16
  %a9 = getelementptr i8, ptr addrspace(1) %b5, i64 36
  store i32 9, ptr addrspace(1) %a9, align 4
  %a10 = getelementptr i8, ptr addrspace(1) %b5, i64 40
  store i32 10, ptr addrspace(1) %a10, align 8
  %a11 = getelementptr i8, ptr addrspace(1) %b5, i64 44
  store i32 11, ptr addrspace(1) %a11, align 4
  %a12 = getelementptr i8, ptr addrspace(1) %b5, i64 48
  store i32 12, ptr addrspace(1) %a12, align 16
  %a13 = getelementptr i8, ptr addrspace(1) %b5, i64 52
  store i32 13, ptr addrspace(1) %a13, align 4
  %a14 = getelementptr i8, ptr addrspace(1) %b5, i64 56
  store i32 14, ptr addrspace(1) %a14, align 8
  %a15 = getelementptr i8, ptr addrspace(1) %b5, i64 60
  store i32 15, ptr addrspace(1) %a15, align 4
  %a16 = getelementptr i8, ptr addrspace(1) %b5, i64 64
  store i32 16, ptr addrspace(1) %a16, align 16
  %a17 = getelementptr i8, ptr addrspace(1) %b5, i64 68
  store i32 17, ptr addrspace(1) %a17, align 4
  %a18 = getelementptr i8, ptr addrspace(1) %b5, i64 72
  store i32 18, ptr addrspace(1) %a18, align 8
  %a19 = getelementptr i8, ptr addrspace(1) %b5, i64 76
  store i32 19, ptr addrspace(1) %a19, align 4
  %a20 = getelementptr i8, ptr addrspace(1) %b5, i64 80
  store i32 20, ptr addrspace(1) %a20, align 16
  %a21 = getelementptr i8, ptr addrspace(1) %b5, i64 84
  store i32 21, ptr addrspace(1) %a21, align 4
  %a22 = getelementptr i8, ptr addrspace(1) %b5, i64 88
  store i32 22, ptr addrspace(1) %a22, align 8
  %a23 = getelementptr i8, ptr addrspace(1) %b5, i64 92
  store i32 23, ptr addrspace(1) %a23, align 4
  %a24 = getelementptr i8, ptr addrspace(1) %b5, i64 96
  store i32 24, ptr addrspace(1) %a24, align 16
  %a25 = getelementptr i8, ptr addrspace(1) %b5, i64 100
  store i32 25, ptr addrspace(1) %a25, align 4
  %a26 = getelementptr i8, ptr addrspace(1) %b5, i64 104
  store i32 26, ptr addrspace(1) %a26, align 8
  %a27 = getelementptr i8, ptr addrspace(1) %b5, i64 108
  store i32 27, ptr addrspace(1) %a27, align 4
  %a28 = getelementptr i8, ptr addrspace(1) %b5, i64 112
  store i32 28, ptr addrspace(1) %a28, align 16
  %a29 = getelementptr i8, ptr addrspace(1) %b5, i64 116
  store i32 29, ptr addrspace(1) %a29, align 4
  %a30 = getelementptr i8, ptr addrspace(1) %b5, i64 120
  store i32 30, ptr addrspace(1) %a30, align 8
  %a31 = getelementptr i8, ptr addrspace(1) %b5, i64 124
  store i32 31, ptr addrspace(1) %a31, align 4
  br label %16

15:                                               ; preds = %0
  store i32 0, ptr addrspace(1) %a0, align 4
  %a1.unaligned = getelementptr i8, ptr addrspace(1) %b5, i64 4
  store i32 1, ptr addrspace(1) %a1.unaligned, align 4
  %a2.unaligned = getelementptr i8, ptr addrspace(1) %b5, i64 8
  store i32 2, ptr addrspace(1) %a2.unaligned, align 4
  %a3.unaligned = getelementptr i8, ptr addrspace(1) %b5, i64 12
  store i32 3, ptr addrspace(1) %a3.unaligned, align 4
  %a4.unaligned = getelementptr i8, ptr addrspace(1) %b5, i64 16
  store i32 4, ptr addrspace(1) %a4.unaligned, align 4
  %a5.unaligned = getelementptr i8, ptr addrspace(1) %b5, i64 20
  store i32 5, ptr addrspace(1) %a5.unaligned, align 4
  %a6.unaligned = getelementptr i8, ptr addrspace(1) %b5, i64 24
  store i32 6, ptr addrspace(1) %a6.unaligned, align 4
  %a7.unaligned = getelementptr i8, ptr addrspace(1) %b5, i64 28
  store i32 7, ptr addrspace(1) %a7.unaligned, align 4
  %a8.unaligned = getelementptr i8, ptr addrspace(1) %b5, i64 32
  store i32 8, ptr addrspace(1) %a8.unaligned, align 4
  %a9.unaligned = getelementptr i8, ptr addrspace(1) %b5, i64 36
  store i32 9, ptr addrspace(1) %a9.unaligned, align 4
  %a10.unaligned = getelementptr i8, ptr addrspace(1) %b5, i64 40
  store i32 10, ptr addrspace(1) %a10.unaligned, align 4
  %a11.unaligned = getelementptr i8, ptr addrspace(1) %b5, i64 44
  store i32 11, ptr addrspace(1) %a11.unaligned, align 4
  %a12.unaligned = getelementptr i8, ptr addrspace(1) %b5, i64 48
  store i32 12, ptr addrspace(1) %a12.unaligned, align 4
  %a13.unaligned = getelementptr i8, ptr addrspace(1) %b5, i64 52
  store i32 13, ptr addrspace(1) %a13.unaligned, align 4
  %a14.unaligned = getelementptr i8, ptr addrspace(1) %b5, i64 56
  store i32 14, ptr addrspace(1) %a14.unaligned, align 4
  %a15.unaligned = getelementptr i8, ptr addrspace(1) %b5, i64 60
  store i32 15, ptr addrspace(1) %a15.unaligned, align 4
  %a16.unaligned = getelementptr i8, ptr addrspace(1) %b5, i64 64
  store i32 16, ptr addrspace(1) %a16.unaligned, align 4
  %a17.unaligned = getelementptr i8, ptr addrspace(1) %b5, i64 68
  store i32 17, ptr addrspace(1) %a17.unaligned, align 4
  %a18.unaligned = getelementptr i8, ptr addrspace(1) %b5, i64 72
  store i32 18, ptr addrspace(1) %a18.unaligned, align 4
  %a19.unaligned = getelementptr i8, ptr addrspace(1) %b5, i64 76
  store i32 19, ptr addrspace(1) %a19.unaligned, align 4
  %a20.unaligned = getelementptr i8, ptr addrspace(1) %b5, i64 80
  store i32 20, ptr addrspace(1) %a20.unaligned, align 4
  %a21.unaligned = getelementptr i8, ptr addrspace(1) %b5, i64 84
  store i32 21, ptr addrspace(1) %a21.unaligned, align 4
  %a22.unaligned = getelementptr i8, ptr addrspace(1) %b5, i64 88
  store i32 22, ptr addrspace(1) %a22.unaligned, align 4
  %a23.unaligned = getelementptr i8, ptr addrspace(1) %b5, i64 92
  store i32 23, ptr addrspace(1) %a23.unaligned, align 4
  %a24.unaligned = getelementptr i8, ptr addrspace(1) %b5, i64 96
  store i32 24, ptr addrspace(1) %a24.unaligned, align 4
  %a25.unaligned = getelementptr i8, ptr addrspace(1) %b5, i64 100
  store i32 25, ptr addrspace(1) %a25.unaligned, align 4
  %a26.unaligned = getelementptr i8, ptr addrspace(1) %b5, i64 104
  store i32 26, ptr addrspace(1) %a26.unaligned, align 4
  %a27.unaligned = getelementptr i8, ptr addrspace(1) %b5, i64 108
  store i32 27, ptr addrspace(1) %a27.unaligned, align 4
  %a28.unaligned = getelementptr i8, ptr addrspace(1) %b5, i64 112
  store i32 28, ptr addrspace(1) %a28.unaligned, align 4
  %a29.unaligned = getelementptr i8, ptr addrspace(1) %b5, i64 116
  store i32 29, ptr addrspace(1) %a29.unaligned, align 4
  %a30.unaligned = getelementptr i8, ptr addrspace(1) %b5, i64 120
  store i32 30, ptr addrspace(1) %a30.unaligned, align 4
  %a31.unaligned = getelementptr i8, ptr addrspace(1) %b5, i64 124
  store i32 31, ptr addrspace(1) %a31.unaligned, align 4
  br label %16

16:                                               ; preds = %15, %14
  ret void
}
