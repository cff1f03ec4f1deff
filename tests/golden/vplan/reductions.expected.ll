VPlan 'Initial VPlan for VF={4},UF>=1' {
Live-in vp<%0> = VF
Live-in vp<%1> = VF * UF
Live-in vp<%2> = vector-trip-count
Live-in ir<%n> = original trip-count

ir-bb<entry>:
Successor(s): scalar.ph, vector.ph

vector.ph:
  EMIT vp<%3> = reduction-start-vector reassoc ir<2.000000e+00>, ir<-0.000000e+00>, ir<1>
Successor(s): vector loop

<x1> vector loop: {
  vector.body:
    EMIT vp<%4> = CANONICAL-INDUCTION ir<0>, vp<%index.next>
    WIDEN-REDUCTION-PHI ir<%sum> = phi vp<%3>, ir<%more>
    vp<%5> = SCALAR-STEPS vp<%4>, ir<1>, vp<%0>
    CLONE ir<%p> = getelementptr inbounds ir<%x>, vp<%5>
    vp<%6> = vector-pointer inbounds ir<%p>
    WIDEN ir<%one> = load vp<%6>
    WIDEN ir<%more> = fadd reassoc ir<%sum>, ir<%one>
    EMIT vp<%index.next> = add nuw vp<%4>, vp<%1>
    EMIT branch-on-count vp<%index.next>, vp<%2>
  No successors
}
Successor(s): middle.block

middle.block:
  EMIT vp<%8> = compute-reduction-result reassoc ir<%sum>, ir<%more>
  CLONE store vp<%8>, ir<%to>
  EMIT vp<%cmp.n> = icmp eq ir<%n>, vp<%2>
  EMIT branch-on-cond vp<%cmp.n>
Successor(s): ir-bb<exit>, scalar.ph

ir-bb<exit>:
No successors

scalar.ph:
  EMIT-SCALAR vp<%bc.resume.val> = phi [ vp<%2>, middle.block ], [ ir<0>, ir-bb<entry> ]
  EMIT-SCALAR vp<%bc.merge.rdx> = phi [ vp<%8>, middle.block ], [ ir<2.000000e+00>, ir-bb<entry> ]
Successor(s): ir-bb<loop>

ir-bb<loop>:
  IR   %i = phi i64 [ 0, %entry ], [ %next, %loop ] (extra operand: vp<%bc.resume.val> from scalar.ph)
  IR   %sum = phi float [ 2.000000e+00, %entry ], [ %more, %loop ] (extra operand: vp<%bc.merge.rdx> from scalar.ph)
  IR   %p = getelementptr inbounds float, ptr %x, i64 %i
  IR   %one = load float, ptr %p, align 4
  IR   %more = fadd reassoc float %sum, %one
  IR   store float %more, ptr %to, align 4
  IR   %next = add nuw nsw i64 %i, 1
  IR   %done = icmp eq i64 %next, %n
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
  EMIT vp<%3> = reduction-start-vector nnan nsz ir<0.000000e+00>, ir<0.000000e+00>, ir<1>
Successor(s): vector loop

<x1> vector loop: {
  vector.body:
    EMIT vp<%4> = CANONICAL-INDUCTION ir<0>, vp<%index.next>
    WIDEN-REDUCTION-PHI ir<%sum> = phi vp<%3>, ir<%more>
    vp<%5> = SCALAR-STEPS vp<%4>, ir<1>, vp<%0>
    CLONE ir<%p> = getelementptr inbounds ir<%x>, vp<%5>
    vp<%6> = vector-pointer inbounds ir<%p>
    WIDEN ir<%one> = load vp<%6>
    CLONE ir<%q> = getelementptr inbounds ir<%y>, vp<%5>
    vp<%7> = vector-pointer inbounds ir<%q>
    WIDEN ir<%other> = load vp<%7>
    EMIT vp<%8> = fmul nnan nsz ir<%one>, ir<%other>
    REDUCE ir<%more> = ir<%sum> + nnan nsz reduce.fadd (vp<%8>)
    EMIT vp<%index.next> = add nuw vp<%4>, vp<%1>
    EMIT branch-on-count vp<%index.next>, vp<%2>
  No successors
}
Successor(s): middle.block

middle.block:
  EMIT vp<%10> = compute-reduction-result nnan nsz ir<%sum>, ir<%more>
  EMIT vp<%cmp.n> = icmp eq ir<%n>, vp<%2>
  EMIT branch-on-cond vp<%cmp.n>
Successor(s): ir-bb<exit>, scalar.ph

ir-bb<exit>:
  IR   %more.lcssa = phi float [ %more, %loop ] (extra operand: vp<%10> from middle.block)
No successors

scalar.ph:
  EMIT-SCALAR vp<%bc.resume.val> = phi [ vp<%2>, middle.block ], [ ir<0>, ir-bb<entry> ]
  EMIT-SCALAR vp<%bc.merge.rdx> = phi [ vp<%10>, middle.block ], [ ir<0.000000e+00>, ir-bb<entry> ]
Successor(s): ir-bb<loop>

ir-bb<loop>:
  IR   %i = phi i64 [ 0, %entry ], [ %next, %loop ] (extra operand: vp<%bc.resume.val> from scalar.ph)
  IR   %sum = phi float [ 0.000000e+00, %entry ], [ %more, %loop ] (extra operand: vp<%bc.merge.rdx> from scalar.ph)
  IR   %p = getelementptr inbounds float, ptr %x, i64 %i
  IR   %one = load float, ptr %p, align 4
  IR   %q = getelementptr inbounds float, ptr %y, i64 %i
  IR   %other = load float, ptr %q, align 4
  IR   %more = call nnan nsz float @llvm.fmuladd.f32(float %one, float %other, float %sum)
  IR   %next = add nuw nsw i64 %i, 1
  IR   %done = icmp eq i64 %next, %n
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
    ir<%i> = WIDEN-INDUCTION nuw nsw ir<0>, ir<1>, vp<%0>
    WIDEN-REDUCTION-PHI ir<%found> = phi ir<-9223372036854775808>, ir<%now>
    vp<%4> = SCALAR-STEPS vp<%3>, ir<1>, vp<%0>
    CLONE ir<%p> = getelementptr inbounds ir<%x>, vp<%4>
    vp<%5> = vector-pointer inbounds ir<%p>
    WIDEN ir<%one> = load vp<%5>
    WIDEN ir<%is> = icmp eq ir<%one>, ir<%wanted>
    EMIT vp<%6> = freeze ir<%is>
    WIDEN ir<%now> = select vp<%6>, ir<%i>, ir<%found>
    EMIT vp<%index.next> = add nuw vp<%3>, vp<%1>
    EMIT branch-on-count vp<%index.next>, vp<%2>
  No successors
}
Successor(s): middle.block

middle.block:
  EMIT vp<%8> = compute-find-iv-result ir<%found>, ir<7>, ir<-9223372036854775808>, ir<%now>
  EMIT vp<%cmp.n> = icmp eq ir<%n>, vp<%2>
  EMIT branch-on-cond vp<%cmp.n>
Successor(s): ir-bb<exit>, scalar.ph

ir-bb<exit>:
  IR   %now.lcssa = phi i64 [ %now, %loop ] (extra operand: vp<%8> from middle.block)
No successors

scalar.ph:
  EMIT-SCALAR vp<%bc.resume.val> = phi [ vp<%2>, middle.block ], [ ir<0>, ir-bb<entry> ]
  EMIT-SCALAR vp<%bc.merge.rdx> = phi [ vp<%8>, middle.block ], [ ir<7>, ir-bb<entry> ]
Successor(s): ir-bb<loop>

ir-bb<loop>:
  IR   %i = phi i64 [ 0, %entry ], [ %next, %loop ] (extra operand: vp<%bc.resume.val> from scalar.ph)
  IR   %found = phi i64 [ 7, %entry ], [ %now, %loop ] (extra operand: vp<%bc.merge.rdx> from scalar.ph)
  IR   %p = getelementptr inbounds i32, ptr %x, i64 %i
  IR   %one = load i32, ptr %p, align 4
  IR   %is = icmp eq i32 %one, %wanted
  IR   %now = select i1 %is, i64 %i, i64 %found
  IR   %next = add nuw nsw i64 %i, 1
  IR   %done = icmp eq i64 %next, %n
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
    WIDEN-REDUCTION-PHI ir<%found> = phi ir<false>, vp<%7>
    vp<%4> = SCALAR-STEPS vp<%3>, ir<1>, vp<%0>
    CLONE ir<%p> = getelementptr inbounds ir<%x>, vp<%4>
    vp<%5> = vector-pointer inbounds ir<%p>
    WIDEN ir<%one> = load vp<%5>
    WIDEN ir<%is> = icmp eq ir<%one>, ir<%wanted>
    EMIT vp<%6> = freeze ir<%is>
    EMIT vp<%7> = or ir<%found>, vp<%6>
    EMIT vp<%index.next> = add nuw vp<%3>, vp<%1>
    EMIT branch-on-count vp<%index.next>, vp<%2>
  No successors
}
Successor(s): middle.block

middle.block:
  EMIT vp<%9> = compute-anyof-result ir<%found>, ir<3>, vp<%7>
  EMIT vp<%cmp.n> = icmp eq ir<%n>, vp<%2>
  EMIT branch-on-cond vp<%cmp.n>
Successor(s): ir-bb<exit>, scalar.ph

ir-bb<exit>:
  IR   %now.lcssa = phi i32 [ %now, %loop ] (extra operand: vp<%9> from middle.block)
No successors

scalar.ph:
  EMIT-SCALAR vp<%bc.resume.val> = phi [ vp<%2>, middle.block ], [ ir<0>, ir-bb<entry> ]
  EMIT-SCALAR vp<%bc.merge.rdx> = phi [ vp<%9>, middle.block ], [ ir<3>, ir-bb<entry> ]
Successor(s): ir-bb<loop>

ir-bb<loop>:
  IR   %i = phi i64 [ 0, %entry ], [ %next, %loop ] (extra operand: vp<%bc.resume.val> from scalar.ph)
  IR   %found = phi i32 [ 3, %entry ], [ %now, %loop ] (extra operand: vp<%bc.merge.rdx> from scalar.ph)
  IR   %p = getelementptr inbounds i32, ptr %x, i64 %i
  IR   %one = load i32, ptr %p, align 4
  IR   %is = icmp eq i32 %one, %wanted
  IR   %now = select i1 %is, i32 %yes, i32 %found
  IR   %next = add nuw nsw i64 %i, 1
  IR   %done = icmp eq i64 %next, %n
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
    WIDEN-REDUCTION-PHI ir<%low> = phi ir<100>, ir<%now>
    vp<%4> = SCALAR-STEPS vp<%3>, ir<1>, vp<%0>
    CLONE ir<%p> = getelementptr inbounds ir<%x>, vp<%4>
    vp<%5> = vector-pointer inbounds ir<%p>
    WIDEN ir<%one> = load vp<%5>
    WIDEN-INTRINSIC ir<%now> = call llvm.smin(ir<%low>, ir<%one>)
    EMIT vp<%index.next> = add nuw vp<%3>, vp<%1>
    EMIT branch-on-count vp<%index.next>, vp<%2>
  No successors
}
Successor(s): middle.block

middle.block:
  EMIT vp<%7> = compute-reduction-result ir<%low>, ir<%now>
  EMIT vp<%cmp.n> = icmp eq ir<%n>, vp<%2>
  EMIT branch-on-cond vp<%cmp.n>
Successor(s): ir-bb<exit>, scalar.ph

ir-bb<exit>:
  IR   %now.lcssa = phi i32 [ %now, %loop ] (extra operand: vp<%7> from middle.block)
No successors

scalar.ph:
  EMIT-SCALAR vp<%bc.resume.val> = phi [ vp<%2>, middle.block ], [ ir<0>, ir-bb<entry> ]
  EMIT-SCALAR vp<%bc.merge.rdx> = phi [ vp<%7>, middle.block ], [ ir<100>, ir-bb<entry> ]
Successor(s): ir-bb<loop>

ir-bb<loop>:
  IR   %i = phi i64 [ 0, %entry ], [ %next, %loop ] (extra operand: vp<%bc.resume.val> from scalar.ph)
  IR   %low = phi i32 [ 100, %entry ], [ %now, %loop ] (extra operand: vp<%bc.merge.rdx> from scalar.ph)
  IR   %p = getelementptr inbounds i32, ptr %x, i64 %i
  IR   %one = load i32, ptr %p, align 4
  IR   %now = call i32 @llvm.smin.i32(i32 %low, i32 %one)
  IR   %next = add nuw nsw i64 %i, 1
  IR   %done = icmp eq i64 %next, %n
No successors
}
