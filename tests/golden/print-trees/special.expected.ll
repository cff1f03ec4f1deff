DominatorTree for function: f
=============================--------------------------------
Inorder Dominator Tree: DFSNumbers invalid: 0 slow queries.
  [1] %entry {4294967295,4294967295} [0]
    [2] %a {4294967295,4294967295} [1]
    [2] %m {4294967295,4294967295} [1]
      [3] %m2 {4294967295,4294967295} [2]
      [3] %x {4294967295,4294967295} [2]
    [2] %b {4294967295,4294967295} [1]
      [3] %inf {4294967295,4294967295} [2]
        [4] %inf2 {4294967295,4294967295} [3]
Roots: %entry 
PostDominatorTree for function: f
=============================--------------------------------
Inorder PostDominator Tree: DFSNumbers invalid: 0 slow queries.
  [1]  <<exit node>> {4294967295,4294967295} [0]
    [2] %x {4294967295,4294967295} [1]
      [3] %m {4294967295,4294967295} [2]
        [4] %a {4294967295,4294967295} [3]
      [3] %m2 {4294967295,4294967295} [2]
      [3] %dead {4294967295,4294967295} [2]
    [2] %entry {4294967295,4294967295} [1]
    [2] %b {4294967295,4294967295} [1]
    [2] %inf2 {4294967295,4294967295} [1]
      [3] %inf {4294967295,4294967295} [2]
Roots: %x %inf2 
Loop info for function 'f':
Loop at depth 1 containing: %m<header><exiting>,%m2<latch><exiting>
Loop at depth 1 containing: %inf<header>,%inf2<latch>
    Loop at depth 2 containing: %inf2<header><latch><exiting>
DominatorTree for function: a b
=============================--------------------------------
Inorder Dominator Tree: DFSNumbers invalid: 0 slow queries.
  [1] %0 {4294967295,4294967295} [0]
    [2] %1 {4294967295,4294967295} [1]
Roots: %0 
PostDominatorTree for function: a b
=============================--------------------------------
Inorder PostDominator Tree: DFSNumbers invalid: 0 slow queries.
  [1]  <<exit node>> {4294967295,4294967295} [0]
    [2] %1 {4294967295,4294967295} [1]
      [3] %0 {4294967295,4294967295} [2]
Roots: %1 
Loop info for function 'a b':
Loop at depth 1 containing: %1<header><latch>
DominatorTree for function: parallel
=============================--------------------------------
Inorder Dominator Tree: DFSNumbers invalid: 0 slow queries.
  [1] %entry {4294967295,4294967295} [0]
    [2] %outer {4294967295,4294967295} [1]
      [3] %inner {4294967295,4294967295} [2]
        [4] %latch {4294967295,4294967295} [3]
          [5] %exit {4294967295,4294967295} [4]
            [6] %old {4294967295,4294967295} [5]
              [7] %wrong {4294967295,4294967295} [6]
                [8] %end {4294967295,4294967295} [7]
Roots: %entry 
PostDominatorTree for function: parallel
=============================--------------------------------
Inorder PostDominator Tree: DFSNumbers invalid: 0 slow queries.
  [1]  <<exit node>> {4294967295,4294967295} [0]
    [2] %end {4294967295,4294967295} [1]
      [3] %wrong {4294967295,4294967295} [2]
        [4] %old {4294967295,4294967295} [3]
          [5] %exit {4294967295,4294967295} [4]
            [6] %latch {4294967295,4294967295} [5]
              [7] %inner {4294967295,4294967295} [6]
                [8] %outer {4294967295,4294967295} [7]
                  [9] %entry {4294967295,4294967295} [8]
Roots: %end 
Loop info for function 'parallel':
Loop at depth 1 containing: %wrong<header><latch><exiting>
Parallel Loop at depth 1 containing: %old<header><latch><exiting>
Parallel Loop at depth 1 containing: %outer<header>,%inner,%latch<latch><exiting>
    Parallel Loop at depth 2 containing: %inner<header><latch><exiting>
