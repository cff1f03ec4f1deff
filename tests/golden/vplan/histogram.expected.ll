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
    CLONE ir<%p> = getelementptr inbounds ir<%indices>, vp<%4>
    vp<%5> = vector-pointer inbounds ir<%p>
    WIDEN ir<%l> = load vp<%5>
    WIDEN-CAST ir<%wide> = zext ir<%l> to i64
    REPLICATE ir<%q> = getelementptr inbounds ir<%buckets>, ir<%wide>
    WIDEN-HISTOGRAM buckets: ir<%q>, dec: ir<1>
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
  IR   %p = getelementptr inbounds i32, ptr %indices, i64 %iv
  IR   %l = load i32, ptr %p, align 4
  IR   %wide = zext i32 %l to i64
  IR   %q = getelementptr inbounds i32, ptr %buckets, i64 %wide
  IR   %was = load i32, ptr %q, align 4
  IR   %now = sub i32 %was, 1
  IR   store i32 %now, ptr %q, align 4
  IR   %iv.next = add nuw nsw i64 %iv, 1
  IR   %done = icmp eq i64 %iv.next, %n
No successors
}
