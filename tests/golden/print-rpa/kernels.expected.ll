Register pressure of function 'scale': 6 registers and 1 predicate, in %loop
  %entry: in 0, out 1, peak 1; predicates 0, 0, 1
  %loop: in 1, out 1, peak 6; predicates 0, 0, 1
  %done: in 0, out 0, peak 0; predicates 0, 0, 0
  about 13 registers a thread, 64 warps on sm_90
Register pressure of function 'both': 18 registers and 1 predicate, in %1
  %0: in 4, out 4, peak 4; predicates 1, 0, 1
  %1: in 4, out 2, peak 18; predicates 0, 0, 0
  %3: in 2, out 0, peak 2; predicates 0, 0, 0
  about 25 registers a thread, 64 warps on sm_90
Register pressure of function 'calls': 10 registers and 0 predicates, in %entry
  %entry: in 0, out 0, peak 10; predicates 0, 0, 0
  about 24 registers a thread, 64 warps on sm_90
Register pressure of function 'nothing': 0 registers and 0 predicates, in %0
  %0: in 0, out 0, peak 0; predicates 0, 0, 0
  about 7 registers a thread, 64 warps on sm_90
Register pressure of function 'vectors': 12 registers and 4 predicates, in %entry
  %entry: in 4, out 0, peak 12; predicates 0, 0, 4
  about 19 registers a thread, 64 warps on sm_90
