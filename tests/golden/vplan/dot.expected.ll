digraph VPlan {
graph [labelloc=t, fontsize=30; label="Vectorization Plan\nInitial VPlan for VF=\{4\},UF\>=1\nLive-in vp\<%0\> = VF\nLive-in vp\<%1\> = VF * UF\nLive-in vp\<%2\> = vector-trip-count\nLive-in ir\<%n\> = original trip-count\n"]
node [shape=rect, fontname=Courier, fontsize=30]
edge [fontname=Courier, fontsize=30]
compound=true
  N0 [label =
    "ir-bb\<entry\>:\l" +
    "Successor(s): scalar.ph, vector.ph\l"
  ]
  N0 -> N1 [ label="T"]
  N0 -> N2 [ label="F"]
  N1 [label =
    "scalar.ph:\l" +
    "  EMIT-SCALAR vp\<%bc.resume.val\> = phi [ vp\<%2\>, middle.block ], [ ir\<0\>, ir-bb\<entry\> ]\l" +
    "Successor(s): ir-bb\<loop\>\l"
  ]
  N1 -> N3 [ label=""]
  N3 [label =
    "ir-bb\<loop\>:\l" +
    "  IR   %iv = phi i64 [ 0, %entry ], [ %iv.next, %latch ] (extra operand: vp\<%bc.resume.val\> from scalar.ph)\l" +
    "  IR   %p = getelementptr inbounds i32, ptr %y, i64 %iv\l" +
    "  IR   %l = load i32, ptr %p, align 4\l" +
    "  IR   %is = icmp sgt i32 %l, 3\l" +
    "No successors\l"
  ]
  N2 [label =
    "vector.ph:\l" +
    "Successor(s): vector loop\l"
  ]
  N2 -> N4 [ label="" lhead=cluster_N5]
  subgraph cluster_N5 {
    fontname=Courier
    label="\<x1\> vector loop"
    N4 [label =
      "vector.body:\l" +
      "  EMIT vp\<%3\> = CANONICAL-INDUCTION ir\<0\>, vp\<%index.next\>\l" +
      "  vp\<%4\> = SCALAR-STEPS vp\<%3\>, ir\<1\>, vp\<%0\>\l" +
      "  CLONE ir\<%p\> = getelementptr inbounds ir\<%y\>, vp\<%4\>\l" +
      "  vp\<%5\> = vector-pointer inbounds ir\<%p\>\l" +
      "  WIDEN ir\<%l\> = load vp\<%5\>\l" +
      "  WIDEN ir\<%is\> = icmp sgt ir\<%l\>, ir\<3\>\l" +
      "Successor(s): pred.store\l"
    ]
    N4 -> N6 [ label="" lhead=cluster_N7]
    subgraph cluster_N7 {
      fontname=Courier
      label="\<xVFxUF\> pred.store"
      N6 [label =
        "pred.store.entry:\l" +
        "  BRANCH-ON-MASK ir\<%is\>\l" +
        "Successor(s): pred.store.if, pred.store.continue\l"
      ]
      N6 -> N8 [ label="T"]
      N6 -> N9 [ label="F"]
      N8 [label =
        "pred.store.if:\l" +
        "  REPLICATE ir\<%q\> = getelementptr inbounds ir\<%x\>, vp\<%4\>\l" +
        "  REPLICATE store ir\<%l\>, ir\<%q\>\l" +
        "Successor(s): pred.store.continue\l"
      ]
      N8 -> N9 [ label=""]
      N9 [label =
        "pred.store.continue:\l" +
        "No successors\l"
      ]
    }
    N9 -> N10 [ label="" ltail=cluster_N7]
    N10 [label =
      "then.0:\l" +
      "  EMIT vp\<%index.next\> = add nuw vp\<%3\>, vp\<%1\>\l" +
      "  EMIT branch-on-count vp\<%index.next\>, vp\<%2\>\l" +
      "No successors\l"
    ]
  }
  N10 -> N11 [ label="" ltail=cluster_N5]
  N11 [label =
    "middle.block:\l" +
    "  EMIT vp\<%cmp.n\> = icmp eq ir\<%n\>, vp\<%2\>\l" +
    "  EMIT branch-on-cond vp\<%cmp.n\>\l" +
    "Successor(s): ir-bb\<exit\>, scalar.ph\l"
  ]
  N11 -> N12 [ label="T"]
  N11 -> N1 [ label="F"]
  N12 [label =
    "ir-bb\<exit\>:\l" +
    "No successors\l"
  ]
}
