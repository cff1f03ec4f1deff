VPlan 'Initial VPlan for VF={4},UF>=1' {
Live-in vp<%0> = VF
Live-in vp<%1> = VF * UF
Live-in vp<%2> = vector-trip-count
Live-in ir<%n> = original trip-count

ir-bb<entry>:
Successor(s): scalar.ph, vector.ph

vector.ph:
Successor(s): vector loop

<x1> vector loop: {
  vector.body:
    EMIT vp<%3> = CANONICAL-INDUCTION ir<0>, vp<%index.next>
    vp<%4> = SCALAR-STEPS vp<%3>, ir<1>, vp<%0>
    CLONE ir<%p> = getelementptr inbounds nuw ir<%y>, vp<%4>
    vp<%5> = vector-pointer inbounds nuw ir<%p>
    WIDEN ir<%l> = load vp<%5> (!tbaa !0)
    WIDEN-INTRINSIC ir<%s> = call nnan llvm.sqrt(ir<%l>)
    WIDEN ir<%m> = fmul fast ir<%s>, ir<2.000000e+00>
    WIDEN ir<%neg> = fneg ir<%m>
    CLONE ir<%q> = getelementptr inbounds ir<%x>, vp<%4>
    vp<%6> = vector-pointer inbounds ir<%q>
    WIDEN store vp<%6>, ir<%neg> (!tbaa !0)
    EMIT vp<%index.next> = add nuw vp<%3>, vp<%1>
    EMIT branch-on-count vp<%index.next>, vp<%2>
  No successors
}
Successor(s): middle.block

middle.block:
  EMIT vp<%cmp.n> = icmp eq ir<%n>, vp<%2>
  EMIT branch-on-cond vp<%cmp.n>
Successor(s): ir-bb<exit>, scalar.ph

ir-bb<exit>:
No successors

scalar.ph:
  EMIT-SCALAR vp<%bc.resume.val> = phi [ vp<%2>, middle.block ], [ ir<0>, ir-bb<entry> ]
Successor(s): ir-bb<loop>

ir-bb<loop>:
  IR   %iv = phi i64 [ 0, %entry ], [ %iv.next, %loop ] (extra operand: vp<%bc.resume.val> from scalar.ph)
  IR   %p = getelementptr inbounds nuw float, ptr %y, i64 %iv
  IR   %l = load float, ptr %p, align 4, !tbaa !0
  IR   %s = call nnan float @llvm.sqrt.f32(float %l)
  IR   %m = fmul fast float %s, 2.000000e+00
  IR   %neg = fneg float %m
  IR   %q = getelementptr inbounds float, ptr %x, i64 %iv
  IR   store float %neg, ptr %q, align 4, !tbaa !0
  IR   %iv.next = add nuw nsw i64 %iv, 1
  IR   %done = icmp eq i64 %iv.next, %n
No successors
}
VPlan 'Initial VPlan for VF={4},UF>=1' {
Live-in vp<%0> = VF
Live-in vp<%1> = VF * UF
Live-in vp<%2> = vector-trip-count
vp<%3> = original trip-count

ir-bb<entry>:
  EMIT vp<%3> = EXPAND SCEV (1 smax %n)
Successor(s): scalar.ph, vector.ph

vector.ph:
Successor(s): vector loop

<x1> vector loop: {
  vector.body:
    EMIT vp<%4> = CANONICAL-INDUCTION ir<0>, vp<%index.next>
    ir<%iv> = WIDEN-INDUCTION nsw ir<0>, ir<1>, vp<%0>
    WIDEN-CAST ir<%wide> = zext nneg ir<%iv> to i64
    WIDEN-GEP Inv[Var] ir<%p> = getelementptr inbounds ir<%y>, ir<%wide>
    vp<%5> = vector-pointer inbounds ir<%p>
    WIDEN ir<%l> = load vp<%5>
    WIDEN ir<%is> = icmp eq ir<%p>, ir<%z>
    WIDEN-CAST ir<%f> = sitofp ir<%iv> to float
    WIDEN ir<%less> = fcmp olt nnan ir<%f>, ir<1.000000e+00>
    WIDEN ir<%both> = or ir<%is>, ir<%less>
    WIDEN ir<%s> = select ir<%both>, ir<%l>, ir<%iv>
    WIDEN ir<%t> = select ir<%which>, ir<%s>, ir<7>
    CLONE ir<%q> = getelementptr inbounds ir<%x>, ir<%wide>
    vp<%6> = vector-pointer inbounds ir<%q>
    WIDEN store vp<%6>, ir<%t>
    EMIT vp<%index.next> = add nuw vp<%4>, vp<%1>
    EMIT branch-on-count vp<%index.next>, vp<%2>
  No successors
}
Successor(s): middle.block

middle.block:
  EMIT vp<%8> = extract-last-part ir<%t>
  EMIT vp<%9> = extract-last-lane vp<%8>
  EMIT vp<%cmp.n> = icmp eq vp<%3>, vp<%2>
  EMIT vp<%ind.escape> = sub vp<%2>, ir<1>
  EMIT branch-on-cond vp<%cmp.n>
Successor(s): ir-bb<exit>, scalar.ph

ir-bb<exit>:
  IR   %last = phi i32 [ %t, %loop ] (extra operand: vp<%9> from middle.block)
  IR   %where = phi i32 [ %iv, %loop ] (extra operand: vp<%ind.escape> from middle.block)
  IR   %sum = add i32 %last, %where
No successors

scalar.ph:
  EMIT-SCALAR vp<%bc.resume.val> = phi [ vp<%2>, middle.block ], [ ir<0>, ir-bb<entry> ]
Successor(s): ir-bb<loop>

ir-bb<loop>:
  IR   %iv = phi i32 [ 0, %entry ], [ %iv.next, %loop ] (extra operand: vp<%bc.resume.val> from scalar.ph)
  IR   %wide = zext nneg i32 %iv to i64
  IR   %p = getelementptr inbounds i32, ptr %y, i64 %wide
  IR   %l = load i32, ptr %p, align 4
  IR   %is = icmp eq ptr %p, %z
  IR   %f = sitofp i32 %iv to float
  IR   %less = fcmp nnan olt float %f, 1.000000e+00
  IR   %both = or i1 %is, %less
  IR   %s = select i1 %both, i32 %l, i32 %iv
  IR   %t = select i1 %which, i32 %s, i32 7
  IR   %q = getelementptr inbounds i32, ptr %x, i64 %wide
  IR   store i32 %t, ptr %q, align 4
  IR   %iv.next = add nsw i32 %iv, 1
  IR   %again = icmp slt i32 %iv.next, %n
No successors
}
VPlan 'Initial VPlan for VF={4},UF>=1' {
Live-in vp<%0> = VF
Live-in vp<%1> = VF * UF
Live-in vp<%2> = vector-trip-count
Live-in ir<1024> = original trip-count

ir-bb<entry>:
Successor(s): scalar.ph, vector.ph

vector.ph:
Successor(s): vector loop

<x1> vector loop: {
  vector.body:
    EMIT vp<%3> = CANONICAL-INDUCTION ir<0>, vp<%index.next>
    vp<%4> = DERIVED-IV ir<1023> + vp<%3> * ir<-1>
    vp<%5> = SCALAR-STEPS vp<%4>, ir<-1>, vp<%0>
    vp<%6> = DERIVED-IV ir<0> + vp<%3> * ir<4>
    vp<%7> = SCALAR-STEPS vp<%6>, ir<4>, vp<%0>
    EMIT vp<%next.gep> = ptradd ir<%x>, vp<%7>
    CLONE ir<%p> = getelementptr inbounds ir<%y>, vp<%5>
    vp<%8> = vector-end-pointer inbounds ir<%p>, vp<%0>
    WIDEN ir<%l> = load vp<%8>
    EMIT vp<%9> = reverse ir<%l>
    vp<%10> = vector-pointer vp<%next.gep>
    WIDEN store vp<%10>, vp<%9>
    EMIT vp<%index.next> = add nuw vp<%3>, vp<%1>
    EMIT branch-on-count vp<%index.next>, vp<%2>
  No successors
}
Successor(s): middle.block

middle.block:
  vp<%12> = DERIVED-IV ir<1023> + vp<%2> * ir<-1>
  vp<%13> = DERIVED-IV ir<%x> + vp<%2> * ir<4>
  EMIT vp<%cmp.n> = icmp eq ir<1024>, vp<%2>
  EMIT branch-on-cond vp<%cmp.n>
Successor(s): ir-bb<exit>, scalar.ph

ir-bb<exit>:
No successors

scalar.ph:
  EMIT-SCALAR vp<%bc.resume.val> = phi [ vp<%12>, middle.block ], [ ir<1023>, ir-bb<entry> ]
  EMIT-SCALAR vp<%bc.resume.val>.1 = phi [ vp<%13>, middle.block ], [ ir<%x>, ir-bb<entry> ]
Successor(s): ir-bb<loop>

ir-bb<loop>:
  IR   %iv = phi i64 [ 1023, %entry ], [ %iv.next, %loop ] (extra operand: vp<%bc.resume.val> from scalar.ph)
  IR   %to = phi ptr [ %x, %entry ], [ %to.next, %loop ] (extra operand: vp<%bc.resume.val>.1 from scalar.ph)
  IR   %p = getelementptr inbounds i32, ptr %y, i64 %iv
  IR   %l = load i32, ptr %p, align 4
  IR   store i32 %l, ptr %to, align 4
  IR   %to.next = getelementptr inbounds i8, ptr %to, i64 4
  IR   %iv.next = add nsw i64 %iv, -1
  IR   %done = icmp eq i64 %iv, 0
No successors
}
VPlan 'Initial VPlan for VF={4},UF>=1' {
Live-in vp<%0> = VF
Live-in vp<%1> = VF * UF
Live-in vp<%2> = vector-trip-count
Live-in ir<%n> = original trip-count

ir-bb<entry>:
Successor(s): scalar.ph, vector.ph

vector.ph:
Successor(s): vector loop

<x1> vector loop: {
  vector.body:
    EMIT vp<%3> = CANONICAL-INDUCTION ir<0>, vp<%index.next>
    vp<%4> = SCALAR-STEPS vp<%3>, ir<1>, vp<%0>
    vp<%5> = DERIVED-IV ir<0> + vp<%3> * ir<12>
    vp<%6> = SCALAR-STEPS vp<%5>, ir<12>, vp<%0>
    EMIT vp<%next.gep> = ptradd ir<%x>, vp<%6>
    EMIT ir<%at> = WIDEN-POINTER-INDUCTION vp<%next.gep>, ir<12>, vp<%0>
    CLONE ir<%p> = getelementptr inbounds ir<%y>, vp<%4>
    vp<%7> = vector-pointer inbounds ir<%p>
    WIDEN store vp<%7>, ir<%at>
    EMIT vp<%index.next> = add nuw vp<%3>, vp<%1>
    EMIT branch-on-count vp<%index.next>, vp<%2>
  No successors
}
Successor(s): middle.block

middle.block:
  vp<%9> = DERIVED-IV ir<%x> + vp<%2> * ir<12>
  EMIT vp<%cmp.n> = icmp eq ir<%n>, vp<%2>
  EMIT branch-on-cond vp<%cmp.n>
Successor(s): ir-bb<exit>, scalar.ph

ir-bb<exit>:
No successors

scalar.ph:
  EMIT-SCALAR vp<%bc.resume.val> = phi [ vp<%2>, middle.block ], [ ir<0>, ir-bb<entry> ]
  EMIT-SCALAR vp<%bc.resume.val>.1 = phi [ vp<%9>, middle.block ], [ ir<%x>, ir-bb<entry> ]
Successor(s): ir-bb<loop>

ir-bb<loop>:
  IR   %iv = phi i64 [ 0, %entry ], [ %iv.next, %loop ] (extra operand: vp<%bc.resume.val> from scalar.ph)
  IR   %at = phi ptr [ %x, %entry ], [ %at.next, %loop ] (extra operand: vp<%bc.resume.val>.1 from scalar.ph)
  IR   %p = getelementptr inbounds ptr, ptr %y, i64 %iv
  IR   store ptr %at, ptr %p, align 8
  IR   %at.next = getelementptr i8, ptr %at, i64 12
  IR   %iv.next = add nuw nsw i64 %iv, 1
  IR   %done = icmp eq i64 %iv.next, %n
No successors
}
VPlan 'Initial VPlan for VF={4},UF>=1' {
Live-in vp<%0> = VF
Live-in vp<%1> = VF * UF
Live-in vp<%2> = vector-trip-count
Live-in ir<%n> = original trip-count

ir-bb<entry>:
Successor(s): scalar.ph, vector.ph

vector.ph:
  EMIT vp<%3> = reduction-start-vector ir<0.000000e+00>, ir<-0.000000e+00>, ir<1>
  EMIT vp<%4> = reduction-start-vector fast ir<1.000000e+00>, ir<1.000000e+00>, ir<1>
Successor(s): vector loop

<x1> vector loop: {
  vector.body:
    EMIT vp<%5> = CANONICAL-INDUCTION ir<0>, vp<%index.next>
    WIDEN-REDUCTION-PHI ir<%sum> = phi vp<%3>, ir<%sum.then>
    WIDEN-REDUCTION-PHI ir<%fast> = phi vp<%4>, ir<%fast.next>
    vp<%6> = SCALAR-STEPS vp<%5>, ir<1>, vp<%0>
    CLONE ir<%p> = getelementptr inbounds ir<%y>, vp<%6>
    vp<%7> = vector-pointer inbounds ir<%p>
    WIDEN ir<%l> = load vp<%7>
    WIDEN ir<%fast.next> = fmul fast ir<%fast>, ir<%l>
    WIDEN ir<%is> = fcmp ogt ir<%l>, ir<3.000000e+00>
    REDUCE ir<%sum.then> = ir<%sum> +  reduce.fadd (ir<%l>, ir<%is>)
    EMIT vp<%index.next> = add nuw vp<%5>, vp<%1>
    EMIT branch-on-count vp<%index.next>, vp<%2>
  No successors
}
Successor(s): middle.block

middle.block:
  EMIT vp<%9> = compute-reduction-result ir<%sum>, ir<%sum.then>
  EMIT vp<%10> = compute-reduction-result fast ir<%fast>, ir<%fast.next>
  EMIT vp<%cmp.n> = icmp eq ir<%n>, vp<%2>
  EMIT branch-on-cond vp<%cmp.n>
Successor(s): ir-bb<exit>, scalar.ph

ir-bb<exit>:
  IR   %a = phi float [ %sum.next, %latch ] (extra operand: vp<%9> from middle.block)
  IR   %b = phi float [ %fast.next, %latch ] (extra operand: vp<%10> from middle.block)
  IR   %both = fadd float %a, %b
No successors

scalar.ph:
  EMIT-SCALAR vp<%bc.resume.val> = phi [ vp<%2>, middle.block ], [ ir<0>, ir-bb<entry> ]
  EMIT-SCALAR vp<%bc.merge.rdx> = phi [ vp<%9>, middle.block ], [ ir<0.000000e+00>, ir-bb<entry> ]
  EMIT-SCALAR vp<%bc.merge.rdx>.1 = phi [ vp<%10>, middle.block ], [ ir<1.000000e+00>, ir-bb<entry> ]
Successor(s): ir-bb<loop>

ir-bb<loop>:
  IR   %iv = phi i64 [ 0, %entry ], [ %iv.next, %latch ] (extra operand: vp<%bc.resume.val> from scalar.ph)
  IR   %sum = phi float [ 0.000000e+00, %entry ], [ %sum.next, %latch ] (extra operand: vp<%bc.merge.rdx> from scalar.ph)
  IR   %fast = phi float [ 1.000000e+00, %entry ], [ %fast.next, %latch ] (extra operand: vp<%bc.merge.rdx>.1 from scalar.ph)
  IR   %p = getelementptr inbounds float, ptr %y, i64 %iv
  IR   %l = load float, ptr %p, align 4
  IR   %fast.next = fmul fast float %fast, %l
  IR   %is = fcmp ogt float %l, 3.000000e+00
No successors
}
VPlan 'Initial VPlan for VF={4},UF>=1' {
Live-in vp<%0> = VF
Live-in vp<%1> = VF * UF
Live-in vp<%2> = vector-trip-count
Live-in ir<%n> = original trip-count

ir-bb<entry>:
Successor(s): scalar.ph, vector.ph

vector.ph:
Successor(s): vector loop

<x1> vector loop: {
  vector.body:
    EMIT vp<%3> = CANONICAL-INDUCTION ir<0>, vp<%index.next>
    vp<%4> = SCALAR-STEPS vp<%3>, ir<1>, vp<%0>
    CLONE ir<%p> = getelementptr inbounds ir<%y>, vp<%4>
    vp<%5> = vector-pointer inbounds ir<%p>
    WIDEN ir<%l> = load vp<%5>
    WIDEN ir<%is> = icmp sgt ir<%l>, ir<3>
  Successor(s): pred.load

  <xVFxUF> pred.load: {
    pred.load.entry:
      BRANCH-ON-MASK ir<%is>
    Successor(s): pred.load.if, pred.load.continue

    pred.load.if:
      REPLICATE ir<%q> = getelementptr inbounds ir<%x>, vp<%4>
      REPLICATE ir<%m> = load ir<%q> (S->V)
    Successor(s): pred.load.continue

    pred.load.continue:
      PHI-PREDICATED-INSTRUCTION vp<%6> = ir<%m>
    No successors
  }
  Successor(s): then.0

  then.0:
    EMIT vp<%7> = select ir<%is>, ir<%d>, ir<1>
    WIDEN ir<%quotient> = udiv vp<%6>, vp<%7>
    WIDEN ir<%even> = icmp eq ir<%quotient>, ir<2>
    EMIT vp<%8> = logical-and ir<%is>, ir<%even>
  Successor(s): pred.store

  <xVFxUF> pred.store: {
    pred.store.entry:
      BRANCH-ON-MASK vp<%8>
    Successor(s): pred.store.if, pred.store.continue

    pred.store.if:
      REPLICATE ir<%r> = getelementptr inbounds ir<%w>, vp<%4>
      REPLICATE store ir<%quotient>, ir<%r>
    Successor(s): pred.store.continue

    pred.store.continue:
    No successors
  }
  Successor(s): write.1

  write.1:
    EMIT vp<%9> = not ir<%even>
    EMIT vp<%10> = logical-and ir<%is>, vp<%9>
    BLEND ir<%blend> = ir<%l> ir<%quotient>/vp<%10> ir<5>/vp<%8>
    vp<%11> = vector-pointer inbounds ir<%p>
    WIDEN store vp<%11>, ir<%blend>
    EMIT vp<%index.next> = add nuw vp<%3>, vp<%1>
    EMIT branch-on-count vp<%index.next>, vp<%2>
  No successors
}
Successor(s): middle.block

middle.block:
  EMIT vp<%cmp.n> = icmp eq ir<%n>, vp<%2>
  EMIT branch-on-cond vp<%cmp.n>
Successor(s): ir-bb<exit>, scalar.ph

ir-bb<exit>:
No successors

scalar.ph:
  EMIT-SCALAR vp<%bc.resume.val> = phi [ vp<%2>, middle.block ], [ ir<0>, ir-bb<entry> ]
Successor(s): ir-bb<loop>

ir-bb<loop>:
  IR   %iv = phi i64 [ 0, %entry ], [ %iv.next, %latch ] (extra operand: vp<%bc.resume.val> from scalar.ph)
  IR   %p = getelementptr inbounds i32, ptr %y, i64 %iv
  IR   %l = load i32, ptr %p, align 4
  IR   %is = icmp sgt i32 %l, 3
No successors
}
VPlan 'Initial VPlan for VF={4},UF>=1' {
Live-in vp<%0> = VF
Live-in vp<%1> = VF * UF
Live-in vp<%2> = vector-trip-count
Live-in ir<%n> = original trip-count

ir-bb<entry>:
Successor(s): scalar.ph, vector.ph

vector.ph:
Successor(s): vector loop

<x1> vector loop: {
  vector.body:
    EMIT vp<%3> = CANONICAL-INDUCTION ir<0>, vp<%index.next>
    vp<%4> = SCALAR-STEPS vp<%3>, ir<1>, vp<%0>
    CLONE ir<%p> = getelementptr inbounds ir<%y>, vp<%4>
    INTERLEAVE-GROUP with factor 2 at %a, ir<%p>
      ir<%a> = load from index 0
      ir<%b> = load from index 1
    WIDEN ir<%sum> = add nsw ir<%a>, ir<%b>
    CLONE ir<%q1> = getelementptr inbounds ir<%x>, vp<%4>, ir<1>
    INTERLEAVE-GROUP with factor 2 at <badref>, ir<%q1>
      store ir<%sum> to index 0
      store ir<7> to index 1
    EMIT vp<%index.next> = add nuw vp<%3>, vp<%1>
    EMIT branch-on-count vp<%index.next>, vp<%2>
  No successors
}
Successor(s): middle.block

middle.block:
  EMIT vp<%cmp.n> = icmp eq ir<%n>, vp<%2>
  EMIT branch-on-cond vp<%cmp.n>
Successor(s): ir-bb<exit>, scalar.ph

ir-bb<exit>:
No successors

scalar.ph:
  EMIT-SCALAR vp<%bc.resume.val> = phi [ vp<%2>, middle.block ], [ ir<0>, ir-bb<entry> ]
Successor(s): ir-bb<loop>

ir-bb<loop>:
  IR   %iv = phi i64 [ 0, %entry ], [ %iv.next, %loop ] (extra operand: vp<%bc.resume.val> from scalar.ph)
  IR   %p = getelementptr inbounds { i32, i32 }, ptr %y, i64 %iv
  IR   %a = load i32, ptr %p, align 4
  IR   %p1 = getelementptr inbounds { i32, i32 }, ptr %y, i64 %iv, i32 1
  IR   %b = load i32, ptr %p1, align 4
  IR   %sum = add nsw i32 %a, %b
  IR   %q = getelementptr inbounds { i32, i32 }, ptr %x, i64 %iv
  IR   store i32 %sum, ptr %q, align 4
  IR   %q1 = getelementptr inbounds { i32, i32 }, ptr %x, i64 %iv, i32 1
  IR   store i32 7, ptr %q1, align 4
  IR   %iv.next = add nuw nsw i64 %iv, 1
  IR   %done = icmp eq i64 %iv.next, %n
No successors
}
VPlan 'Initial VPlan for VF={4},UF>=1' {
Live-in vp<%0> = VF
Live-in vp<%1> = VF * UF
Live-in vp<%2> = vector-trip-count
Live-in ir<%n> = original trip-count

ir-bb<entry>:
Successor(s): scalar.ph, vector.ph

vector.ph:
Successor(s): vector loop

<x1> vector loop: {
  vector.body:
    EMIT vp<%3> = CANONICAL-INDUCTION ir<0>, vp<%index.next>
    FIRST-ORDER-RECURRENCE-PHI ir<%before> = phi ir<22>, ir<%l>
    vp<%4> = SCALAR-STEPS vp<%3>, ir<1>, vp<%0>
    CLONE ir<%p> = getelementptr inbounds ir<%y>, vp<%4>
    vp<%5> = vector-pointer inbounds ir<%p>
    WIDEN ir<%l> = load vp<%5>
    EMIT vp<%6> = first-order splice ir<%before>, ir<%l>
    WIDEN ir<%d> = sub ir<%l>, vp<%6>
    CLONE ir<%q> = getelementptr inbounds ir<%x>, vp<%4>
    vp<%7> = vector-pointer inbounds ir<%q>
    WIDEN store vp<%7>, ir<%d>
    EMIT vp<%index.next> = add nuw vp<%3>, vp<%1>
    EMIT branch-on-count vp<%index.next>, vp<%2>
  No successors
}
Successor(s): middle.block

middle.block:
  EMIT vp<%9> = extract-last-part ir<%l>
  EMIT vp<%vector.recur.extract> = extract-last-lane vp<%9>
  EMIT vp<%vector.recur.extract.for.phi> = extract-penultimate-element ir<%l>
  EMIT vp<%cmp.n> = icmp eq ir<%n>, vp<%2>
  EMIT branch-on-cond vp<%cmp.n>
Successor(s): ir-bb<exit>, scalar.ph

ir-bb<exit>:
  IR   %left = phi i32 [ %before, %loop ] (extra operand: vp<%vector.recur.extract.for.phi> from middle.block)
No successors

scalar.ph:
  EMIT-SCALAR vp<%bc.resume.val> = phi [ vp<%2>, middle.block ], [ ir<0>, ir-bb<entry> ]
  EMIT-SCALAR vp<%scalar.recur.init> = phi [ vp<%vector.recur.extract>, middle.block ], [ ir<22>, ir-bb<entry> ]
Successor(s): ir-bb<loop>

ir-bb<loop>:
  IR   %iv = phi i64 [ 0, %entry ], [ %iv.next, %loop ] (extra operand: vp<%bc.resume.val> from scalar.ph)
  IR   %before = phi i32 [ 22, %entry ], [ %l, %loop ] (extra operand: vp<%scalar.recur.init> from scalar.ph)
  IR   %p = getelementptr inbounds i32, ptr %y, i64 %iv
  IR   %l = load i32, ptr %p, align 4
  IR   %d = sub i32 %l, %before
  IR   %q = getelementptr inbounds i32, ptr %x, i64 %iv
  IR   store i32 %d, ptr %q, align 4
  IR   %iv.next = add nuw nsw i64 %iv, 1
  IR   %done = icmp eq i64 %iv.next, %n
No successors
}
VPlan 'Initial VPlan for VF={4},UF>=1' {
Live-in vp<%0> = VF
Live-in vp<%1> = VF * UF
Live-in vp<%2> = vector-trip-count
vp<%3> = original trip-count

ir-bb<entry>:
  EMIT vp<%3> = EXPAND SCEV (1 + %n)
Successor(s): scalar.ph, vector.ph

vector.ph:
Successor(s): vector loop

<x1> vector loop: {
  vector.body:
    EMIT vp<%4> = CANONICAL-INDUCTION ir<0>, vp<%index.next>
    vp<%5> = SCALAR-STEPS vp<%4>, ir<1>, vp<%0>
    CLONE ir<%far> = mul nuw nsw vp<%5>, ir<3>
    CLONE ir<%p> = getelementptr inbounds ir<%y>, ir<%far>
    INTERLEAVE-GROUP with factor 3 at %l, ir<%p>
      ir<%l> = load from index 0
    WIDEN-CAST ir<%to> = zext ir<%l> to i64
    REPLICATE ir<%q> = getelementptr inbounds ir<%x>, ir<%to>
    REPLICATE store ir<1>, ir<%q>
    EMIT vp<%index.next> = add nuw vp<%4>, vp<%1>
    EMIT branch-on-count vp<%index.next>, vp<%2>
  No successors
}
Successor(s): middle.block

middle.block:
Successor(s): scalar.ph

scalar.ph:
  EMIT-SCALAR vp<%bc.resume.val> = phi [ vp<%2>, middle.block ], [ ir<0>, ir-bb<entry> ]
Successor(s): ir-bb<loop>

ir-bb<loop>:
  IR   %iv = phi i64 [ 0, %entry ], [ %iv.next, %latch ] (extra operand: vp<%bc.resume.val> from scalar.ph)
  IR   %done = icmp eq i64 %iv, %n
No successors
}
