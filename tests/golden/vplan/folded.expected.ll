VPlan 'Initial VPlan for VF={4},UF>=1' {
Live-in vp<%0> = VF
Live-in vp<%1> = VF * UF
Live-in vp<%2> = vector-trip-count
Live-in vp<%3> = backedge-taken count
Live-in ir<%n> = original trip-count

ir-bb<entry>:
Successor(s): scalar.ph, vector.ph

vector.ph:
Successor(s): vector loop

<x1> vector loop: {
  vector.body:
    EMIT vp<%4> = CANONICAL-INDUCTION ir<0>, vp<%index.next>
    vp<%5> = SCALAR-STEPS vp<%4>, ir<1>, vp<%0>
    EMIT vp<%vec.iv> = WIDEN-CANONICAL-INDUCTION vp<%4>
    EMIT vp<%6> = icmp ule vp<%vec.iv>, vp<%3>
  Successor(s): pred.load

  <xVFxUF> pred.load: {
    pred.load.entry:
      BRANCH-ON-MASK vp<%6>
    Successor(s): pred.load.if, pred.load.continue

    pred.load.if:
      REPLICATE ir<%p> = getelementptr inbounds ir<%a>, vp<%5>
      REPLICATE ir<%x> = load ir<%p> (S->V)
    Successor(s): pred.load.continue

    pred.load.continue:
      PHI-PREDICATED-INSTRUCTION vp<%7> = ir<%x>
    No successors
  }
  Successor(s): loop.0

  loop.0:
    WIDEN ir<%y> = add vp<%7>, ir<3>
  Successor(s): pred.store

  <xVFxUF> pred.store: {
    pred.store.entry:
      BRANCH-ON-MASK vp<%6>
    Successor(s): pred.store.if, pred.store.continue

    pred.store.if:
      REPLICATE ir<%q> = getelementptr inbounds ir<%b>, vp<%5>
      REPLICATE store ir<%y>, ir<%q>
    Successor(s): pred.store.continue

    pred.store.continue:
    No successors
  }
  Successor(s): loop.1

  loop.1:
    EMIT vp<%index.next> = add nuw vp<%4>, vp<%1>
    EMIT branch-on-count vp<%index.next>, vp<%2>
  No successors
}
Successor(s): middle.block

middle.block:
Successor(s): ir-bb<exit>

ir-bb<exit>:
No successors

scalar.ph:
  EMIT-SCALAR vp<%bc.resume.val> = phi [ ir<0>, ir-bb<entry> ]
Successor(s): ir-bb<loop>

ir-bb<loop>:
  IR   %i = phi i64 [ 0, %entry ], [ %next, %loop ] (extra operand: vp<%bc.resume.val> from scalar.ph)
  IR   %p = getelementptr inbounds i32, ptr %a, i64 %i
  IR   %x = load i32, ptr %p, align 4
  IR   %y = add i32 %x, 3
  IR   %q = getelementptr inbounds i32, ptr %b, i64 %i
  IR   store i32 %y, ptr %q, align 4
  IR   %next = add nuw nsw i64 %i, 1
  IR   %done = icmp eq i64 %next, %n
No successors
}
