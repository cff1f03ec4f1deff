; ModuleID = 'aliases/addresses.ll'
source_filename = "aliases/addresses.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.S = type { i32, [4 x float], i64 }

@g = addrspace(1) global [64 x i8] zeroinitializer
@h = internal addrspace(1) global i32 0
@k = addrspace(4) constant [16 x i32] zeroinitializer
@s = internal addrspace(3) global [64 x i32] undef

declare noalias ptr @new()

declare ptr @id(ptr returned)

define void @ranges(ptr %a, i32 %x, i64 %i, i8 %b) {
  %z = zext i8 %b to i64
  %p = getelementptr inbounds i8, ptr %a, i64 %z
  %q = getelementptr inbounds i8, ptr %a, i64 256
  %r = getelementptr inbounds i8, ptr %a, i64 255
  store i8 0, ptr %p, align 1
  store i8 0, ptr %q, align 1
  store i8 0, ptr %r, align 1
  %i4 = mul i64 %i, 4
  %m0 = getelementptr i32, ptr %a, i64 %i4
  %i41 = add i64 %i4, 1
  %m1 = getelementptr i32, ptr %a, i64 %i41
  %m2 = getelementptr i32, ptr %m0, i64 5
  store i32 0, ptr %m0, align 4
  store i32 0, ptr %m1, align 4
  store i32 0, ptr %m2, align 4
  store i64 0, ptr %a, align 8
  %x1 = add nsw i32 %x, 1
  %sx = sext i32 %x to i64
  %sx1 = sext i32 %x1 to i64
  %n0 = getelementptr inbounds i32, ptr %a, i64 %sx
  %n1 = getelementptr inbounds i32, ptr %a, i64 %sx1
  store i32 0, ptr %n0, align 4
  store i32 0, ptr %n1, align 4
  %y1 = add i32 %x, 1
  %sy1 = sext i32 %y1 to i64
  %zy1 = zext i32 %y1 to i64
  %zx = zext i32 %x to i64
  %o1 = getelementptr inbounds i32, ptr %a, i64 %sy1
  %o2 = getelementptr inbounds i32, ptr %a, i64 %zy1
  %o3 = getelementptr inbounds i32, ptr %a, i64 %zx
  store i32 0, ptr %o1, align 4
  store i32 0, ptr %o2, align 4
  store i32 0, ptr %o3, align 4
  %w = or disjoint i32 %x, 2
  %zw = zext i32 %w to i64
  %o4 = getelementptr inbounds i32, ptr %a, i64 %zw
  store i32 0, ptr %o4, align 4
  %sh = shl nuw nsw i64 %z, 3
  %o5 = getelementptr inbounds i8, ptr %a, i64 %sh
  store i8 0, ptr %o5, align 1
  %nuwp = getelementptr nuw i8, ptr %a, i64 %i
  %nuwq = getelementptr nuw i8, ptr %nuwp, i64 16
  store i64 0, ptr %nuwq, align 8
  store i64 0, ptr %nuwp, align 8
  ret void
}

define void @structs(ptr %a, ptr byval(%struct.S) %bv, i64 %i, i64 %j, i1 %c) {
  %f0 = getelementptr inbounds %struct.S, ptr %a, i64 %i, i32 0
  %f1 = getelementptr inbounds %struct.S, ptr %a, i64 %i, i32 1, i64 2
  %f1j = getelementptr inbounds %struct.S, ptr %a, i64 %i, i32 1, i64 %j
  %f2 = getelementptr inbounds %struct.S, ptr %a, i64 %j, i32 2
  store i32 0, ptr %f0, align 4
  store float 0.000000e+00, ptr %f1, align 4
  store float 0.000000e+00, ptr %f1j, align 4
  store i64 0, ptr %f2, align 8
  %b2 = getelementptr inbounds %struct.S, ptr %bv, i64 0, i32 2
  store i64 0, ptr %b2, align 8
  %l = load ptr, ptr %a, align 8
  store i32 0, ptr %l, align 4
  %al = alloca %struct.S, align 8
  store i32 0, ptr %al, align 4
  %al2 = getelementptr inbounds i8, ptr %al, i64 8
  store [32 x i8] undef, ptr %al, align 1
  store i8 0, ptr %al2, align 1
  %n = call ptr @new()
  store i8 0, ptr %n, align 1
  %id = call ptr @id(ptr %n)
  store i8 0, ptr %id, align 1
  %sel = select i1 %c, ptr %al, ptr %n
  store i16 0, ptr %sel, align 2
  %sel2 = select i1 %c, ptr %al2, ptr %n
  store i16 0, ptr %sel2, align 2
  %gg = addrspacecast ptr addrspace(1) @g to ptr
  store i16 1, ptr %gg, align 2
  store i32 1, ptr addrspace(1) @h, align 4
  %kk = load i32, ptr addrspace(4) @k, align 4
  %si = getelementptr inbounds [64 x i32], ptr addrspace(3) @s, i64 0, i64 %i
  %sg = addrspacecast ptr addrspace(3) %si to ptr
  store i32 0, ptr %sg, align 4
  store i32 0, ptr addrspace(3) %si, align 4
  %np = inttoptr i64 %i to ptr
  store i8 0, ptr %np, align 1
  store [128 x i8] undef, ptr %a, align 1
  ret void
}

define void @loops(ptr %a, ptr noalias %b, i64 %n, i1 %c) {
entry:
  br label %l

l:                                                ; preds = %m, %entry
  %p = phi ptr [ %a, %entry ], [ %p1, %m ]
  %q = phi ptr [ %b, %entry ], [ %q1, %m ]
  %r = phi ptr [ %a, %entry ], [ %r1, %m ]
  %i = phi i64 [ 0, %entry ], [ %j, %m ]
  %p1 = getelementptr inbounds float, ptr %p, i64 1
  %q1 = getelementptr inbounds float, ptr %q, i64 1
  %r1 = getelementptr inbounds float, ptr %r, i64 1
  store float 0.000000e+00, ptr %p, align 4
  store float 0.000000e+00, ptr %q, align 4
  store float 0.000000e+00, ptr %p1, align 4
  store float 0.000000e+00, ptr %r, align 4
  br i1 %c, label %t, label %m

t:                                                ; preds = %l
  br label %m

m:                                                ; preds = %t, %l
  %w = phi ptr [ %p, %l ], [ %q, %t ]
  %v = phi ptr [ %p1, %l ], [ %b, %t ]
  store i8 0, ptr %w, align 1
  store i8 1, ptr %v, align 1
  %g0 = getelementptr inbounds float, ptr %a, i64 %i
  store float 1.000000e+00, ptr %g0, align 4
  %j = add nuw nsw i64 %i, 1
  %g1 = getelementptr inbounds float, ptr %a, i64 %j
  store float 1.000000e+00, ptr %g1, align 4
  %e = icmp eq i64 %j, %n
  br i1 %e, label %x, label %l

x:                                                ; preds = %m
  %p.l = phi ptr [ %p1, %m ]
  store i8 0, ptr %p.l, align 1
  ret void
}

define void @widened(ptr %c, i32 %n, i32 %m) {
  %s = sext i32 %n to i64
  %p = getelementptr float, ptr %c, i64 %s
  %back = getelementptr i8, ptr %p, i64 -20
  %n7 = add nsw i32 %n, -7
  %z7 = zext nneg i32 %n7 to i64
  %q = getelementptr inbounds nuw float, ptr %c, i64 %z7
  %four = shl nsw i32 %n, 2
  %z4 = zext nneg i32 %four to i64
  %r = getelementptr inbounds nuw float, ptr %c, i64 %z4
  %m4 = shl nsw i32 %m, 2
  %m41 = or disjoint i32 %m4, 1
  %sm = sext i32 %m41 to i64
  %t = getelementptr inbounds float, ptr %c, i64 %sm
  store float 0.000000e+00, ptr %p, align 4
  store float 0.000000e+00, ptr %back, align 4
  store float 0.000000e+00, ptr %q, align 4
  store float 0.000000e+00, ptr %r, align 4
  store float 0.000000e+00, ptr %t, align 4
  ret void
}

define void @unsigned_steps(ptr %a, i64 %i, i32 %t) {
  %c = getelementptr inbounds i8, ptr %a, i64 8
  %s = sext i32 %t to i64
  %z = zext i32 %t to i64
  %p = getelementptr inbounds nuw float, ptr %c, i64 %i
  %q = getelementptr inbounds nuw float, ptr %a, i64 %s
  %r = getelementptr inbounds nuw float, ptr %a, i64 %z
  %u = getelementptr nuw float, ptr %c, i64 %i
  store float 0.000000e+00, ptr %a, align 4
  store float 0.000000e+00, ptr %p, align 4
  store float 0.000000e+00, ptr %q, align 4
  store float 0.000000e+00, ptr %r, align 4
  store float 0.000000e+00, ptr %u, align 4
  ret void
}

define void @thirds(ptr %a, ptr addrspace(6) %s, i64 %i, i64 %j) {
  %i3 = mul i64 %i, 3
  %j3 = mul i64 %j, 3
  %j31 = add i64 %j3, 1
  %p = getelementptr i8, ptr %a, i64 %i3
  %q = getelementptr i8, ptr %a, i64 %j31
  %in3 = mul nsw i64 %i, 3
  %narrow = getelementptr inbounds i32, ptr addrspace(6) %s, i64 %in3
  %four = getelementptr inbounds i8, ptr addrspace(6) %s, i64 4
  %inb = getelementptr inbounds i8, ptr %a, i64 %in3
  %jn3 = mul nsw i64 %j, 3
  %jnb = getelementptr inbounds i8, ptr %a, i64 %jn3
  %jn1 = getelementptr inbounds i8, ptr %jnb, i64 1
  store i8 0, ptr %p, align 1
  store i8 0, ptr %q, align 1
  store i32 0, ptr addrspace(6) %narrow, align 4
  store i32 0, ptr addrspace(6) %four, align 4
  store i8 0, ptr %inb, align 1
  store i8 0, ptr %jn1, align 1
  ret void
}
