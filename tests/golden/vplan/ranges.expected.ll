VPlan 'Initial VPlan for VF={1,2,4},UF>=1' {
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
    CLONE ir<%p> = getelementptr inbounds ir<%from>, vp<%4>
    vp<%5> = vector-pointer inbounds ir<%p>
    WIDEN ir<%x> = load vp<%5>
    CLONE ir<%q> = getelementptr inbounds ir<%to>, vp<%4>
    vp<%6> = vector-pointer inbounds ir<%q>
    WIDEN store vp<%6>, ir<%x>
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
  IR   %i = phi i64 [ 0, %entry ], [ %next, %loop ] (extra operand: vp<%bc.resume.val> from scalar.ph)
  IR   %p = getelementptr inbounds float, ptr %from, i64 %i
  IR   %x = load float, ptr %p, align 4
  IR   %q = getelementptr inbounds float, ptr %to, i64 %i
  IR   store float %x, ptr %q, align 4
  IR   %next = add nuw nsw i64 %i, 1
  IR   %done = icmp eq i64 %next, %n
No successors
}
