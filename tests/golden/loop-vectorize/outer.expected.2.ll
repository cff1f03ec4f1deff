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
  Successor(s): inner

  <x1> inner: {
    inner:
      EMIT-SCALAR ir<%j> = phi [ ir<0>, vector.body ], [ ir<%j.next>, inner ]
      WIDEN-PHI ir<%s> = phi [ ir<0.000000e+00>, vector.body ], [ ir<%s.next>, inner ]
      CLONE ir<%row> = mul ir<%j>, ir<1024>
      CLONE ir<%at> = add ir<%row>, vp<%4>
      CLONE ir<%a.at> = getelementptr inbounds ir<%a>, ir<%at>
      CLONE ir<%x.at> = getelementptr inbounds ir<%x>, ir<%j>
      vp<%5> = vector-pointer inbounds ir<%a.at>
      WIDEN ir<%a.there> = load vp<%5>
      CLONE ir<%x.there> = load ir<%x.at>
      WIDEN ir<%product> = fmul contract ir<%a.there>, ir<%x.there>
      WIDEN ir<%s.next> = fadd contract ir<%s>, ir<%product>
      CLONE ir<%j.next> = add nuw nsw ir<%j>, ir<1>
      CLONE ir<%inner.done> = icmp eq ir<%j.next>, ir<64>
      EMIT branch-on-cond ir<%inner.done>
    No successors
  }
  Successor(s): vector.latch

  vector.latch:
    WIDEN-PHI ir<%s.next.lcssa> = phi [ ir<%s.next>, inner ]
    CLONE ir<%y.at> = getelementptr inbounds ir<%y>, vp<%4>
    vp<%6> = vector-pointer inbounds ir<%y.at>
    WIDEN store vp<%6>, ir<%s.next.lcssa>
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
Successor(s): ir-bb<outer>

ir-bb<outer>:
  IR   %i = phi i64 [ 0, %entry ], [ %i.next, %behind ] (extra operand: vp<%bc.resume.val> from scalar.ph)
No successors
}
VPlan 'Initial VPlan for VF={2},UF>=1' {
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
  Successor(s): inner

  <x1> inner: {
    inner:
      EMIT-SCALAR ir<%j> = phi [ ir<0>, vector.body ], [ ir<%j.next>, inner ]
      WIDEN-PHI ir<%s> = phi [ ir<0xH0000>, vector.body ], [ ir<%s.next>, inner ]
      CLONE ir<%row> = mul ir<%j>, ir<1024>
      CLONE ir<%at> = add ir<%row>, vp<%4>
      CLONE ir<%a.at> = getelementptr inbounds ir<%a>, ir<%at>
      vp<%5> = vector-pointer inbounds ir<%a.at>
      WIDEN ir<%a.there> = load vp<%5>
      WIDEN ir<%s.next> = fadd ir<%s>, ir<%a.there>
      CLONE ir<%j.next> = add nuw nsw ir<%j>, ir<1>
      CLONE ir<%inner.done> = icmp eq ir<%j.next>, ir<64>
      EMIT branch-on-cond ir<%inner.done>
    No successors
  }
  Successor(s): vector.latch

  vector.latch:
    WIDEN-PHI ir<%s.next.lcssa> = phi [ ir<%s.next>, inner ]
    CLONE ir<%y.at> = getelementptr inbounds ir<%y>, vp<%4>
    vp<%6> = vector-pointer inbounds ir<%y.at>
    WIDEN store vp<%6>, ir<%s.next.lcssa>
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
Successor(s): ir-bb<outer>

ir-bb<outer>:
  IR   %i = phi i64 [ 0, %entry ], [ %i.next, %behind ] (extra operand: vp<%bc.resume.val> from scalar.ph)
No successors
}
VPlan 'Initial VPlan for VF={1,2,4},UF>=1' {
Live-in vp<%0> = VF
Live-in vp<%1> = VF * UF
Live-in vp<%2> = vector-trip-count
Live-in ir<64> = original trip-count

ir-bb<outer>:
  IR   %i = phi i64 [ 0, %entry ], [ %i.next, %behind ]
  IR   %t = phi float [ 0.000000e+00, %entry ], [ %s.next.lcssa, %behind ]
Successor(s): scalar.ph, vector.ph

vector.ph:
  EMIT vp<%3> = reduction-start-vector reassoc ir<%t>, ir<-0.000000e+00>, ir<1>
Successor(s): vector loop

<x1> vector loop: {
  vector.body:
    EMIT vp<%4> = CANONICAL-INDUCTION ir<0>, vp<%index.next>
    WIDEN-REDUCTION-PHI ir<%s> = phi vp<%3>, ir<%s.next>
    vp<%5> = SCALAR-STEPS vp<%4>, ir<1>, vp<%0>
    CLONE ir<%a.at> = getelementptr inbounds ir<%a>, vp<%5>
    vp<%6> = vector-pointer inbounds ir<%a.at>
    WIDEN ir<%a.there> = load vp<%6>
    WIDEN ir<%s.next> = fadd reassoc ir<%s>, ir<%a.there>
    EMIT vp<%index.next> = add nuw vp<%4>, vp<%1>
    EMIT branch-on-count vp<%index.next>, vp<%2>
  No successors
}
Successor(s): middle.block

middle.block:
  EMIT vp<%8> = compute-reduction-result reassoc ir<%s>, ir<%s.next>
  EMIT vp<%cmp.n> = icmp eq ir<64>, vp<%2>
  EMIT branch-on-cond vp<%cmp.n>
Successor(s): ir-bb<behind>, scalar.ph

ir-bb<behind>:
  IR   %s.next.lcssa = phi float [ %s.next, %inner ] (extra operand: vp<%8> from middle.block)
  IR   %i.next = add nuw nsw i64 %i, 1
  IR   %done = icmp eq i64 %i.next, %n
No successors

scalar.ph:
  EMIT-SCALAR vp<%bc.resume.val> = phi [ vp<%2>, middle.block ], [ ir<0>, ir-bb<outer> ]
  EMIT-SCALAR vp<%bc.merge.rdx> = phi [ vp<%8>, middle.block ], [ ir<%t>, ir-bb<outer> ]
Successor(s): ir-bb<inner>

ir-bb<inner>:
  IR   %j = phi i64 [ 0, %outer ], [ %j.next, %inner ] (extra operand: vp<%bc.resume.val> from scalar.ph)
  IR   %s = phi float [ %t, %outer ], [ %s.next, %inner ] (extra operand: vp<%bc.merge.rdx> from scalar.ph)
  IR   %a.at = getelementptr inbounds float, ptr %a, i64 %j
  IR   %a.there = load float, ptr %a.at, align 4
  IR   %s.next = fadd reassoc float %s, %a.there
  IR   %j.next = add nuw nsw i64 %j, 1
  IR   %inner.done = icmp eq i64 %j.next, 64
No successors
}
remark: <unknown>:0:0: in function columns: vectorized outer loop (vectorization width: 4, interleaved count: 1)
remark: <unknown>:0:0: in function halves: vectorized outer loop (vectorization width: 2, interleaved count: 1)
remark: <unknown>:0:0: in function triangle: loop not vectorized: loop control flow is not understood by vectorizer
remark: <unknown>:0:0: in function triangle: loop not vectorized: Unsupported outer loop
remark: <unknown>:0:0: in function triangle: loop not vectorized (Force=true)
remark: <unknown>:0:0: in function triangle: the cost-model indicates that vectorization is not beneficial
remark: <unknown>:0:0: in function triangle: the cost-model indicates that interleaving is not beneficial
remark: <unknown>:0:0: in function sum: loop not vectorized: Unsupported outer loop Phi(s)
remark: <unknown>:0:0: in function sum: loop not vectorized: Unsupported outer loop
remark: <unknown>:0:0: in function sum: loop not vectorized (Force=true)
remark: <unknown>:0:0: in function sum: 39 registers a thread leave 48 warps a multiprocessor, 18 leave 64
remark: <unknown>:0:0: in function sum: the cost-model indicates that interleaving is not beneficial
remark: <unknown>:0:0: in function sum: vectorized loop (vectorization width: 4, interleaved count: 1)
remark: <unknown>:0:0: in function meets: loop not vectorized: loop is not the innermost loop
remark: <unknown>:0:0: in function meets: loop not vectorized: Unsupported outer loop
remark: <unknown>:0:0: in function meets: loop not vectorized (Force=true)
remark: <unknown>:0:0: in function meets: loop not vectorized: The trip count is below the minial threshold value.
remark: <unknown>:0:0: in function meets: loop not vectorized
remark: <unknown>:0:0: in function waits: loop not vectorized: call instruction cannot be vectorized
remark: <unknown>:0:0: in function waits: loop not vectorized: Unsupported outer loop
remark: <unknown>:0:0: in function waits: loop not vectorized (Force=true)
remark: <unknown>:0:0: in function waits: loop not vectorized: call instruction cannot be vectorized
remark: <unknown>:0:0: in function waits: loop not vectorized: instruction cannot be vectorized
remark: <unknown>:0:0: in function waits: loop not vectorized
remark: <unknown>:0:0: in function several: loop not vectorized (Force=true, Interleave Count=2)
remark: <unknown>:0:0: in function several: loop not vectorized: The trip count is below the minial threshold value.
remark: <unknown>:0:0: in function several: loop not vectorized
