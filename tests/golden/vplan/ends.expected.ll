VPlan 'Initial VPlan for VF={4},UF>=1' {
Live-in vp<%0> = VF
Live-in vp<%1> = VF * UF
Live-in vp<%2> = vector-trip-count
Live-in ir<64> = original trip-count

ir-bb<entry>:
Successor(s): scalar.ph, vector.ph

vector.ph:
Successor(s): vector loop

<x1> vector loop: {
  vector.body:
    EMIT vp<%3> = CANONICAL-INDUCTION ir<0>, vp<%index.next>
    ir<%i> = WIDEN-INDUCTION nuw nsw ir<0>, ir<1>, vp<%0>
    vp<%4> = SCALAR-STEPS vp<%3>, ir<1>, vp<%0>
    CLONE ir<%p> = getelementptr inbounds ir<%a>, vp<%4>
    vp<%5> = vector-pointer inbounds ir<%p>
    WIDEN ir<%x> = load vp<%5>
    WIDEN ir<%is> = icmp eq ir<%x>, ir<%k>
    EMIT vp<%index.next> = add nuw vp<%3>, vp<%1>
    EMIT vp<%6> = any-of ir<%is>
    EMIT vp<%7> = icmp eq vp<%index.next>, vp<%2>
    EMIT branch-on-two-conds vp<%6>, vp<%7>
  No successors
}
Successor(s): vector.early.exit, middle.block

middle.block:
  EMIT vp<%cmp.n> = icmp eq ir<64>, vp<%2>
  EMIT branch-on-cond vp<%cmp.n>
Successor(s): ir-bb<exit>, scalar.ph

ir-bb<exit>:
No successors

vector.early.exit:
  EMIT vp<%9> = first-active-lane ir<%is>
  EMIT vp<%10> = extract-lane vp<%9>, ir<%i>
Successor(s): ir-bb<found>

ir-bb<found>:
  IR   %r = phi i64 [ %i, %loop ] (extra operand: vp<%10> from vector.early.exit)
No successors

scalar.ph:
  EMIT-SCALAR vp<%bc.resume.val> = phi [ vp<%2>, middle.block ], [ ir<0>, ir-bb<entry> ]
Successor(s): ir-bb<loop>

ir-bb<loop>:
  IR   %i = phi i64 [ 0, %entry ], [ %next, %latch ] (extra operand: vp<%bc.resume.val> from scalar.ph)
  IR   %p = getelementptr inbounds i32, ptr %a, i64 %i
  IR   %x = load i32, ptr %p, align 4
  IR   %is = icmp eq i32 %x, %k
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
    vp<%4> = DERIVED-IV ir<%n> + vp<%3> * ir<-1>
    vp<%5> = SCALAR-STEPS vp<%4>, ir<-1>, vp<%0>
    CLONE ir<%p> = getelementptr inbounds ir<%y>, vp<%5>
    vp<%6> = vector-end-pointer inbounds ir<%p>, vp<%0>
    WIDEN ir<%l> = load vp<%6>
    EMIT vp<%7> = reverse ir<%l>
    CLONE ir<%q> = getelementptr inbounds ir<%x>, vp<%5>
    vp<%8> = vector-end-pointer inbounds ir<%q>, vp<%0>
    EMIT vp<%9> = reverse vp<%7>
    WIDEN store vp<%8>, vp<%9>
    EMIT vp<%index.next> = add nuw vp<%3>, vp<%1>
    EMIT branch-on-count vp<%index.next>, vp<%2>
  No successors
}
Successor(s): middle.block

middle.block:
  vp<%11> = DERIVED-IV ir<%n> + vp<%2> * ir<-1>
  vp<%12> = DERIVED-IV ir<%x> + vp<%2> * ir<4>
  vp<%13> = DERIVED-IV ir<1.000000e+00> + vp<%2> * ir<5.000000e-01>
  EMIT vp<%cmp.n> = icmp eq ir<%n>, vp<%2>
  EMIT vp<%ind.escape> = sub vp<%11>, ir<-1>
  EMIT vp<%ind.escape>.1 = ptradd vp<%12>, ir<-4>
  EMIT vp<%14> = fsub fast vp<%13>, ir<5.000000e-01>
  EMIT branch-on-cond vp<%cmp.n>
Successor(s): ir-bb<exit>, scalar.ph

ir-bb<exit>:
  IR   %a = phi i64 [ %iv, %loop ] (extra operand: vp<%ind.escape> from middle.block)
  IR   %c = phi ptr [ %to, %loop ] (extra operand: vp<%ind.escape>.1 from middle.block)
  IR   %g = phi float [ %f, %loop ] (extra operand: vp<%14> from middle.block)
  IR   %g1 = phi float [ %f.next, %loop ] (extra operand: vp<%13> from middle.block)
  IR   store ptr %c, ptr %x, align 8
  IR   store float %g, ptr %y, align 4
  IR   store float %g1, ptr %y, align 4
No successors

scalar.ph:
  EMIT-SCALAR vp<%bc.resume.val> = phi [ vp<%11>, middle.block ], [ ir<%n>, ir-bb<entry> ]
  EMIT-SCALAR vp<%bc.resume.val>.1 = phi [ vp<%12>, middle.block ], [ ir<%x>, ir-bb<entry> ]
  EMIT-SCALAR vp<%bc.resume.val>.2 = phi [ vp<%13>, middle.block ], [ ir<1.000000e+00>, ir-bb<entry> ]
Successor(s): ir-bb<loop>

ir-bb<loop>:
  IR   %iv = phi i64 [ %n, %entry ], [ %iv.next, %loop ] (extra operand: vp<%bc.resume.val> from scalar.ph)
  IR   %to = phi ptr [ %x, %entry ], [ %to.next, %loop ] (extra operand: vp<%bc.resume.val>.1 from scalar.ph)
  IR   %f = phi float [ 1.000000e+00, %entry ], [ %f.next, %loop ] (extra operand: vp<%bc.resume.val>.2 from scalar.ph)
  IR   %p = getelementptr inbounds i32, ptr %y, i64 %iv
  IR   %l = load i32, ptr %p, align 4
  IR   %q = getelementptr inbounds i32, ptr %x, i64 %iv
  IR   store i32 %l, ptr %q, align 4
  IR   %to.next = getelementptr inbounds i8, ptr %to, i64 4
  IR   %f.next = fadd fast float %f, 5.000000e-01
  IR   %iv.next = add nsw i64 %iv, -1
  IR   %done = icmp eq i64 %iv.next, 0
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
    vp<%5> = DERIVED-IV ir<0> + vp<%3> * ir<%s>
    vp<%6> = SCALAR-STEPS vp<%5>, ir<%s>, vp<%0>
    EMIT vp<%next.gep> = ptradd ir<%x>, vp<%6>
    EMIT ir<%at> = WIDEN-POINTER-INDUCTION vp<%next.gep>, ir<%s>, vp<%0>
    CLONE ir<%p> = getelementptr inbounds ir<%y>, vp<%4>
    vp<%7> = vector-pointer inbounds ir<%p>
    WIDEN store vp<%7>, ir<%at>
    EMIT vp<%index.next> = add nuw vp<%3>, vp<%1>
    EMIT branch-on-count vp<%index.next>, vp<%2>
  No successors
}
Successor(s): middle.block

middle.block:
  vp<%9> = DERIVED-IV ir<%x> + vp<%2> * ir<%s>
  EMIT vp<%cmp.n> = icmp eq ir<%n>, vp<%2>
  EMIT vp<%10> = sub ir<0>, ir<%s>
  EMIT vp<%ind.escape> = ptradd vp<%9>, vp<%10>
  EMIT branch-on-cond vp<%cmp.n>
Successor(s): ir-bb<exit>, scalar.ph

ir-bb<exit>:
  IR   %last = phi ptr [ %at, %loop ] (extra operand: vp<%ind.escape> from middle.block)
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
  IR   %at.next = getelementptr i8, ptr %at, i64 %s
  IR   %iv.next = add nuw nsw i64 %iv, 1
  IR   %done = icmp eq i64 %iv.next, %n
No successors
}
