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
  Successor(s): pred.store

  <xVFxUF> pred.store: {
    pred.store.entry:
      BRANCH-ON-MASK ir<%is>
    Successor(s): pred.store.if, pred.store.continue

    pred.store.if:
      REPLICATE ir<%q> = getelementptr inbounds ir<%x>, vp<%4>
      REPLICATE ir<%m> = load ir<%q> (S->V)
      REPLICATE ir<%r> = getelementptr inbounds ir<%w>, vp<%4>
      REPLICATE store ir<%m>, ir<%r>
    Successor(s): pred.store.continue

    pred.store.continue:
      PHI-PREDICATED-INSTRUCTION vp<%6> = ir<%m>
    No successors
  }
  Successor(s): then.1

  then.1:
    BLEND ir<%s> = ir<%l> vp<%6>/ir<%is>
    CLONE ir<%t> = getelementptr inbounds ir<%v>, vp<%4>
    vp<%7> = vector-pointer inbounds ir<%t>
    WIDEN store vp<%7>, ir<%s>
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
    ir<%iv> = WIDEN-INDUCTION nuw nsw ir<0>, ir<1>, vp<%0>
    vp<%4> = SCALAR-STEPS vp<%3>, ir<1>, vp<%0>
    WIDEN-GEP Inv[Var] ir<%p> = getelementptr inbounds ir<%y>, ir<%iv>
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
      REPLICATE ir<%m> = load ir<%q>
    Successor(s): pred.load.continue

    pred.load.continue:
      PHI-PREDICATED-INSTRUCTION vp<%6> = ir<%m>
    No successors
  }
  Successor(s): then.0

  then.0:
    WIDEN-GEP Inv[Var] ir<%r> = getelementptr inbounds ir<%w>, ir<%iv>
  Successor(s): pred.store

  <xVFxUF> pred.store: {
    pred.store.entry:
      BRANCH-ON-MASK ir<%is>
    Successor(s): pred.store.if, pred.store.continue

    pred.store.if:
      REPLICATE store vp<%6>, ir<%r>
    Successor(s): pred.store.continue

    pred.store.continue:
    No successors
  }
  Successor(s): then.1

  then.1:
    BLEND ir<%s> = ir<%p> ir<%r>/ir<%is>
    CLONE ir<%t> = getelementptr inbounds ir<%v>, vp<%4>
    vp<%7> = vector-pointer inbounds ir<%t>
    WIDEN store vp<%7>, ir<%s>
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
    ir<%iv> = WIDEN-INDUCTION nuw nsw ir<0>, ir<1>, vp<%0>
    vp<%4> = SCALAR-STEPS vp<%3>, ir<1>, vp<%0>
    CLONE ir<%p> = getelementptr inbounds ir<%y>, vp<%4>
    vp<%5> = vector-pointer inbounds ir<%p>
    WIDEN ir<%l> = load vp<%5>
    WIDEN ir<%far> = mul nuw nsw ir<%iv>, ir<9>
    REPLICATE ir<%q> = getelementptr inbounds ir<%x>, ir<%far>
    REPLICATE ir<%m> = load ir<%q>
    vp<%6> = vector-pointer inbounds ir<%p>
    WIDEN store vp<%6>, ir<0>
    WIDEN ir<%is> = icmp sgt ir<%l>, ir<3>
  Successor(s): pred.store

  <xVFxUF> pred.store: {
    pred.store.entry:
      BRANCH-ON-MASK ir<%is>
    Successor(s): pred.store.if, pred.store.continue

    pred.store.if:
      REPLICATE ir<%r> = getelementptr inbounds ir<%w>, vp<%4>
      REPLICATE store ir<%m>, ir<%r>
    Successor(s): pred.store.continue

    pred.store.continue:
    No successors
  }
  Successor(s): then.0

  then.0:
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
  IR   %far = mul nuw nsw i64 %iv, 9
  IR   %q = getelementptr inbounds i32, ptr %x, i64 %far
  IR   %m = load i32, ptr %q, align 4
  IR   store i32 0, ptr %p, align 4
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
    vp<%5> = vector-pointer inbounds ir<%p>
    WIDEN ir<%l> = load vp<%5>
    WIDEN ir<%is> = icmp sgt ir<%l>, ir<3>
    REPLICATE ir<%q> = getelementptr inbounds ir<%x>, vp<%4>
    EMIT vp<%6> = not ir<%is>
  Successor(s): pred.store

  <xVFxUF> pred.store: {
    pred.store.entry:
      BRANCH-ON-MASK vp<%6>
    Successor(s): pred.store.if, pred.store.continue

    pred.store.if:
      REPLICATE store ir<6>, ir<%q>
    Successor(s): pred.store.continue

    pred.store.continue:
    No successors
  }
  Successor(s): else.0

  else.0:
  Successor(s): pred.store

  <xVFxUF> pred.store: {
    pred.store.entry:
      BRANCH-ON-MASK ir<%is>
    Successor(s): pred.store.if, pred.store.continue

    pred.store.if:
      REPLICATE store ir<5>, ir<%q>
    Successor(s): pred.store.continue

    pred.store.continue:
    No successors
  }
  Successor(s): then.1

  then.1:
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
  IR   %q = getelementptr inbounds i32, ptr %x, i64 %iv
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
  CLONE ir<%sum> = add ir<%a>, ir<%b>
  CLONE ir<%half> = sdiv ir<%sum>, ir<3>
  CLONE ir<%far> = getelementptr inbounds ir<%x>, ir<7>
Successor(s): vector loop

<x1> vector loop: {
  vector.body:
    EMIT vp<%3> = CANONICAL-INDUCTION ir<0>, vp<%index.next>
    vp<%4> = SCALAR-STEPS vp<%3>, ir<1>, vp<%0>
    CLONE ir<%c> = load ir<%far>
    CLONE ir<%first> = load ir<%x>
    CLONE ir<%d> = add ir<%c>, ir<%first>
    CLONE ir<%e> = call @llvm.ctpop.i32(ir<%half>)
    CLONE ir<%less> = icmp slt ir<%e>, ir<%d>
    CLONE ir<%p> = getelementptr inbounds ir<%y>, vp<%4>
    vp<%5> = vector-pointer inbounds ir<%p>
    WIDEN ir<%l> = load vp<%5>
    WIDEN ir<%t> = add ir<%l>, ir<%half>
    WIDEN ir<%u> = select ir<%less>, ir<%t>, ir<%l>
    vp<%6> = vector-pointer inbounds ir<%p>
    WIDEN store vp<%6>, ir<%u>
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
  IR   %sum = add i32 %a, %b
  IR   %half = sdiv i32 %sum, 3
  IR   %far = getelementptr inbounds i32, ptr %x, i64 7
  IR   %c = load i32, ptr %far, align 4
  IR   %first = load i32, ptr %x, align 4
  IR   %d = add i32 %c, %first
  IR   %e = call i32 @llvm.ctpop.i32(i32 %half)
  IR   %less = icmp slt i32 %e, %d
  IR   %p = getelementptr inbounds i32, ptr %y, i64 %iv
  IR   %l = load i32, ptr %p, align 4
  IR   %t = add i32 %l, %half
  IR   %u = select i1 %less, i32 %t, i32 %l
  IR   store i32 %u, ptr %p, align 4
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
    ir<%other> = WIDEN-INDUCTION nuw nsw ir<3>, ir<1>, vp<%0> (truncated to i32)
    vp<%4> = DERIVED-IV ir<3> + vp<%3> * ir<1>
    vp<%5> = SCALAR-STEPS vp<%4>, ir<1>, vp<%0>
    CLONE ir<%p> = getelementptr inbounds ir<%y>, vp<%5>
    vp<%6> = vector-pointer inbounds ir<%p>
    WIDEN store vp<%6>, ir<%other>
    CLONE ir<%q> = getelementptr inbounds ir<%x>, vp<%5>
    vp<%7> = vector-pointer inbounds ir<%q>
    WIDEN ir<%l> = load vp<%7>
    vp<%8> = vector-pointer inbounds ir<%q>
    WIDEN store vp<%8>, ir<%l>
    EMIT vp<%index.next> = add nuw vp<%3>, vp<%1>
    EMIT branch-on-count vp<%index.next>, vp<%2>
  No successors
}
Successor(s): middle.block

middle.block:
  vp<%10> = DERIVED-IV ir<3> + vp<%2> * ir<1>
  EMIT vp<%cmp.n> = icmp eq ir<%n>, vp<%2>
  EMIT branch-on-cond vp<%cmp.n>
Successor(s): ir-bb<exit>, scalar.ph

ir-bb<exit>:
No successors

scalar.ph:
  EMIT-SCALAR vp<%bc.resume.val> = phi [ vp<%2>, middle.block ], [ ir<0>, ir-bb<entry> ]
  EMIT-SCALAR vp<%bc.resume.val>.1 = phi [ vp<%10>, middle.block ], [ ir<3>, ir-bb<entry> ]
  EMIT-SCALAR vp<%bc.resume.val>.2 = phi [ vp<%10>, middle.block ], [ ir<3>, ir-bb<entry> ]
Successor(s): ir-bb<loop>

ir-bb<loop>:
  IR   %iv = phi i64 [ 0, %entry ], [ %iv.next, %loop ] (extra operand: vp<%bc.resume.val> from scalar.ph)
  IR   %other = phi i64 [ 3, %entry ], [ %other.next, %loop ] (extra operand: vp<%bc.resume.val>.1 from scalar.ph)
  IR   %same = phi i64 [ 3, %entry ], [ %same.next, %loop ] (extra operand: vp<%bc.resume.val>.2 from scalar.ph)
  IR   %cut = trunc i64 %other to i32
  IR   %p = getelementptr inbounds i32, ptr %y, i64 %other
  IR   store i32 %cut, ptr %p, align 4
  IR   %q = getelementptr inbounds i32, ptr %x, i64 %same
  IR   %l = load i32, ptr %q, align 4
  IR   store i32 %l, ptr %q, align 4
  IR   %other.next = add nuw nsw i64 %other, 1
  IR   %same.next = add nuw nsw i64 %same, 1
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
    ir<%iv> = WIDEN-INDUCTION nuw nsw ir<0>, ir<1>, vp<%0>
    vp<%4> = SCALAR-STEPS vp<%3>, ir<1>, vp<%0>
    WIDEN-CAST ir<%cut> = trunc ir<%iv> to i32
    CLONE ir<%p> = getelementptr inbounds ir<%y>, vp<%4>
    vp<%5> = vector-pointer inbounds ir<%p>
    WIDEN store vp<%5>, ir<%cut>
    WIDEN-CAST ir<%short> = trunc ir<%iv> to i16
    CLONE ir<%q> = getelementptr inbounds ir<%x>, vp<%4>
    vp<%6> = vector-pointer inbounds ir<%q>
    WIDEN store vp<%6>, ir<%short>
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
  IR   %cut = trunc i64 %iv to i32
  IR   %p = getelementptr inbounds i32, ptr %y, i64 %iv
  IR   store i32 %cut, ptr %p, align 4
  IR   %short = trunc i64 %iv to i16
  IR   %q = getelementptr inbounds i16, ptr %x, i64 %iv
  IR   store i16 %short, ptr %q, align 2
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
    ir<%iv> = WIDEN-INDUCTION nuw nsw ir<0>, ir<1>, vp<%0>
    vp<%4> = SCALAR-STEPS vp<%3>, ir<1>, vp<%0>
    WIDEN-CAST ir<%cut> = trunc ir<%iv> to i32
    CLONE ir<%p> = getelementptr inbounds ir<%y>, vp<%4>
    vp<%5> = vector-pointer inbounds ir<%p>
    WIDEN store vp<%5>, ir<%cut>
    CLONE ir<%q> = getelementptr inbounds ir<%x>, vp<%4>
    vp<%6> = vector-pointer inbounds ir<%q>
    WIDEN store vp<%6>, ir<%iv>
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
  IR   %cut = trunc i64 %iv to i32
  IR   %p = getelementptr inbounds i32, ptr %y, i64 %iv
  IR   store i32 %cut, ptr %p, align 4
  IR   %q = getelementptr inbounds i64, ptr %x, i64 %iv
  IR   store i64 %iv, ptr %q, align 8
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
    vp<%4> = SCALAR-STEPS vp<%3>, ir<1>, vp<%0>
    CLONE ir<%p> = getelementptr inbounds ir<%y>, vp<%4>
    vp<%5> = vector-pointer inbounds ir<%p>
    WIDEN ir<%l> = load vp<%5>
    WIDEN-CAST ir<%short> = trunc ir<%l> to i16
    CLONE ir<%q> = getelementptr inbounds ir<%x>, vp<%4>
    vp<%6> = vector-pointer inbounds ir<%q>
    WIDEN store vp<%6>, ir<%short>
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
  IR   %iv = phi i32 [ 0, %entry ], [ %iv.next, %loop ] (extra operand: vp<%bc.resume.val> from scalar.ph)
  IR   %wide = zext nneg i32 %iv to i64
  IR   %back = trunc nuw i64 %wide to i32
  IR   %p = getelementptr inbounds i32, ptr %y, i32 %back
  IR   %l = load i32, ptr %p, align 4
  IR   %short = trunc i32 %l to i16
  IR   %long = zext i16 %short to i32
  IR   %again = trunc i32 %long to i16
  IR   %q = getelementptr inbounds i16, ptr %x, i32 %back
  IR   store i16 %again, ptr %q, align 2
  IR   %iv.next = add nuw nsw i32 %iv, 1
  IR   %done = icmp eq i32 %iv.next, %n
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
    WIDEN-CAST ir<%wide> = sext ir<%l> to i64
    WIDEN-CAST ir<%short> = trunc ir<%wide> to i16
    WIDEN ir<%is> = icmp sgt ir<%l>, ir<3>
    WIDEN ir<%m> = shl ir<%l>, ir<2>
    BLEND ir<%b> = ir<%l> ir<%m>/ir<%is>
    WIDEN-CAST ir<%s> = sext ir<%short> to i32
    WIDEN ir<%t> = xor ir<%b>, ir<%s>
    vp<%6> = vector-pointer inbounds ir<%p>
    WIDEN store vp<%6>, ir<%t>
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
  IR   %wide = sext i32 %l to i64
  IR   %back = trunc i64 %wide to i32
  IR   %short = trunc i64 %wide to i16
  IR   %one = mul i32 %back, 1
  IR   %is = icmp sgt i32 %one, 3
No successors
}
