"""The schedules `nvopt<O0>` ... `nvopt<O3>`, `nvopt<Ofcmin>`, `nvopt<Ofcmid>`, `nvopt<Ofcmax>`, `nvopt<default>`: what runs in which order,
and if.

The tables below hold one row a slot: its number on the page that describes cicc's schedules, what stands there, and its guard
(`opts[880]` is a switch of `nvopt.pipeline.pass_options`; where the page gives no guard, nvvm-reflect, memory-space-opt and nvvm-verify
have the switch that they have elsewhere). Rows numbered `+` are nvopt's own additions, with their reasons. `RUNS` says what is run for a
slot where that isn't a pass of the slot's name. A slot whose pass neither nvopt nor LLVM has, or doesn't pay, stays in the schedule as
`unavailable<PASS>`: it does nothing, is shown by -print-pipeline-passes and counted by -stats.

    O1: front, tier 0, tier 1, back, short, tail        Ofcmin, Ofcmid: front, the mid path, back, tail
    O2: ... tiers 1 and 2, back, late, short, tail      Ofcmax: its own short list, tail
    O3: ... tiers 1, 2 and 3 ...                        O0: its own short list, tail
    default: front, the default path, back, tail

`default` is cicc's path for bitcode from elsewhere, which its page tells by the three places of nvvm-reflect alone: what else stands there
isn't public. Nor is what the feature flags for barriers and address spaces mean that cicc sets to 6 in tier 3: nothing is done for them.

Source: the public description of cicc v13.0.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from functools import cache
from typing import NamedTuple

from nvopt.pipeline import registry
from nvopt.pipeline.pass_options import PassOptions

_FRONT = """
  + | nvvm-verify<refused>                | !opts[600]     std deletes code that breaks a rule as undefined
  + | nvvm-reflect (ahead of std)         | !opts[880]     std inlines and folds with the answers known
  + | cuda-atomics                        |     ahead of the inliner, behind which nobody knows whose they are
"""

_TIER_0 = """
  1 | break-crit-edges                    |
  2 | std(1)                              |
  + | nv-early-inliner (behind std)       | !opts[440]     the calls that std's inliner has left
  3 | memcpyopt                           |
  4 | ipconstprop                         |
  5 | gvn                                 |
  6 | newgvn / gvn-hoist                  |
  7 | nvvm-reflect                        | !opts[880]     of all its places, says cicc's page on it
  8 | sccp                                |
  9 | print                               | opts[3160]
 10 | nvvm-verify                         |
 11 | nvvm-predicate-opt                  |
 12 | constmerge                          |
 13 | sink                                | !opts[1040]
 14 | tailcallelim / jump-threading(3)    |
 15 | print                               | opts[3160]
 16 | loop-index-split                    |
 17 | std(1)                              |
 18 | nvvm-verify (IR)                    |
 19 | print                               | opts[3160]
 20 | instsimplify                        |
 21 | std(1)                              |
 22 | generic-to-nvvm                     |
 23 | loop-simplify                       |
 24 | adce                                | !opts[1320]
 25 | licm                                | opts[2880]
 26 | loop-unroll                         | !opts[1360]
 27 | print                               | opts[3160]
 28 | instcombine                         |
 29 | sroa                                |
 30 | early-cse                           |
 31 | loop-unswitch (width 2)             |
 32 | print                               | opts[3160]
 33 | simplifycfg                         |
 34 | remat                               |
 35 | print (verified)                    | opts[3160]
 36 | dse                                 |
 37 | dce                                 |
 38 | std(1)                              |
 39 | loop/barrier opt                    |
 40 | function-attrs                      |
"""

"""The early inliner stands behind std, so that a module without calls is as it was. Over the five of 201 files of public CUDA that have
some left, overhead is 0.900, registers are 0.919 and stack is 1,016 bytes instead of 1,816; none is above 1.007. Most of that is one kernel
with 27 calls of a function that takes a struct by value."""

_TIER = """
  1 | nvvm-intrinsic-lowering             | !opts[2000]
  2 | nvvm-verify (IR)                    | !opts[2600]
  3 | nvvm-intrinsic-lowering             | !opts[2000]
  4 | barrier analysis                    | opts[3488]
  5 | lower-barriers                      | opts[3488]
  6 | print                               | opts[3160] && !opts[1080]
  7 | nvvm-verify                         | !opts[600]
  8 | ipconstprop                         | opts[3200] && !opts[920]
  9 | nvvm-reflect                        | opts[3200] && !opts[880]
 10 | nvvm-predicate-opt                  | opts[3200] && !opts[1120]
 11 | sccp                                | opts[3200] && !opts[720]
 12 | print                               | !opts[1080]
 13 | nvvm-verify                         | !opts[600]
 14 | nvvm-predicate-opt (variant)        | opts[3200] && !opts[2160]
 15 | constmerge                          | opts[3200] && !opts[1960]
 16 | simplifycfg                         | tier != 1 && !opts[1040] && !opts[1200]
 17 | loop-index-split                    | tier != 1 && !opts[1040] && !opts[1200] && !opts[1160]
 18 | nvvm-verify                         | tier != 1 && !opts[1040] && !opts[1200] && !opts[600]
 19 | print                               | tier != 1 && !opts[1040] && !opts[1200] && !opts[1080]
 20 | licm                                | opts[3704] && opts[2880] && !opts[1240]
 21 | early-cse                           |
 22 | sink                                | tier != 1 && !opts[1040]
 23 | tailcallelim                        | tier == 3 && !opts[320]
 24 | unreachable-block-elim              | !opts[2360]
 25 | correlated-propagation              | opts[3040]
 26 | nvvm-verify                         | !opts[600]
 27 | nvvm-verify (IR)                    | !opts[2600]
 28 | nvvm-intrinsic-lowering             | !opts[2000]
 29 | inline                              | !opts[440] && !opts[480]
 30 | print                               | opts[3160] && !opts[1080]
 31 | instsimplify                        | !opts[2720]
 32 | nvvm-verify                         | !opts[600]
 33 | generic-to-nvvm                     | !opts[2200]
 34 | loop-simplify                       | !opts[1520]
 35 | adce                                | !opts[1320] && !opts[1480]
 36 | print                               | !opts[1320] && !opts[1480] && !opts[1080]
 37 | nvvm-verify                         | !opts[1320] && !opts[1480] && !opts[600]
 38 | licm                                | opts[2880] && !opts[1240]
 39 | lower-barriers                      | opts[3488]
 40 | loop-unroll                         | !opts[1360]
 41 | print                               | !opts[1080]
 42 | instcombine                         | !opts[1000]
 43 | early-cse                           | !opts[1440]
 44 | sroa                                | !opts[1400]
 45 | loop-unswitch / vectorize           | tier != 1
 46 | print                               | opts[3160] && !opts[1080]
 47 | loop-unswitch / vectorize (second)  | !opts[2760]
 48 | std                                 | !opts[600]
 49 | nvvm-verify (IR)                    | !opts[2600]
 50 | nvvm-intrinsic-lowering             | !opts[2000]
 51 | print                               | !opts[1080]
 52 | simplifycfg                         | !opts[960]
 53 | NVIDIA loop pass                    | opts[3080]
 54 | licm                                | opts[2880] && !opts[1240]
 55 | remat                               | !opts[2320]
 56 | sroa                                | !opts[1400]
 57 | print                               | opts[3160] && !opts[1080]
 58 | correlated-propagation              | opts[3040]
 59 | dse                                 | !opts[760]
 60 | dce                                 | !opts[280]
 61 | std                                 | !opts[600]
 62 | NVIDIA pass                         | !opts[520] && !opts[560]
 63 | nvvm-verify (IR)                    | !opts[2600]
 64 | nvvm-intrinsic-lowering             | !opts[2000]
 65 | memory-space-opt                    | !opts[2680]
 66 | nvvm-verify (IR)                    | opts[3120] && !opts[2600]
 67 | print                               | !opts[1080]
 68 | generic-addr-opt                    | !opts[2560]
 69 | lower-barriers                      | opts[3488]
 70 | print                               | opts[3160] && !opts[1080]
 71 | adce                                | opts[2840] && !opts[1840]
 72 | loop/barrier opt                    | opts[3200] && !opts[2640]
 73 | nvvm-reflect (late)                 | opts[3200] && tier == 3 && !opts[880]
 74 | function-attrs                      | opts[3200] && !opts[680]
 75 | nvvm-late-opt                       | tier == 3 && !opts[360]
 76 | function-attrs                      | opts[3200] && !opts[680]
 77 | lower-alloca                        | !opts[2240] && !opts[2280]
 78 | branch-dist                         | !opts[2080] && !opts[2120]
 79 | warp-shuffle                        | opts[3328] && !opts[1640]
 80 | reduction                           | opts[3328] && !opts[2400]
 81 | sinking2                            | opts[3328] && !opts[2440]
 82 | branch-dist (second)                | opts[3328] && !opts[2080] && !opts[2120]
 83 | print                               | opts[3328] && !opts[1080]
 84 | reassociate                         | opts[3328] && !opts[1280]
 85 | print (final)                       | opts[3160] && !opts[1080]
"""

_MID = """
  1 | licm                                | !opts[1960]
  2 | annotation cleanup                  |
  3 | nvvm-reflect                        | !opts[880]
  4 | correlated-propagation              |
  5 | nvvm-peephole-optimizer             |
  6 | nvvm-peephole-optimizer (second)    |
  7 | gvn                                 |
  8 | jump-threading                      |
  9 | gvn                                 |
 10 | lower-args                          |
 11 | loop-simplify                       |
 12 | std(5)                              |
 13 | annotation cleanup                  |
 14 | dce                                 |
 15 | lcssa                               |
 16 | sink                                |
  + | nvvm-reflect                        | !opts[880]     its place behind the inliner
 17 | gvn                                 |
 18 | licm                                |
 19 | reassociate                         |
 20 | early-cse                           |
 21 | loop-vectorize                      |
 22 | dse                                 |
 23 | memory-space-opt                    | !opts[2680]
 24 | memory-space-opt (second)           | !opts[2680] && opts[3120]
 25 | simplifycfg                         |
 26 | sinking2                            |
  + | nvvm-reflect                        | !opts[880]     its place behind sinking2, and the late one
"""

_DEFAULT = """
  + | std(4)                              |
  + | nvvm-reflect                        | !opts[880]     its place behind std
  + | nvvm-intrinsic-lowering             | !opts[2000]
  + | nvvm-reflect                        | !opts[880]     its place behind nvvm-intrinsic-lowering
  + | loop-unroll                         | !opts[1360]
  + | instcombine                         | !opts[1000]
  + | nvvm-reflect                        | !opts[880]     its place behind loop-unroll and instcombine
"""
_STD_LEVEL = {"default": "O2"}
"""The level of LLVM's that `std` is, where it isn't that of the schedule."""

_MAX = """
  + | nvvm-verify<refused>                | !opts[600]     ahead of what may delete it
  + | cuda-atomics                        |     ahead of the inliner
  + | always-inline                       |     what must be inlined is, at every level
  + | nvvm-reflect (ahead of simplifycfg) | !opts[880]     which makes selects of branches that are to go
  1 | sinking2<fast>                      |
  2 | simplifycfg                         |
  3 | loop-reduce                         |
  4 | nvvm-reflect                        | !opts[880]
  5 | nvvm-verify                         | !opts[600]
  6 | licm                                |
  7 | lower-switch                        |
  8 | nvvm-verify                         | !opts[600]
"""

_O0 = """
  + | nvvm-verify<refused;unoptimized>    | !opts[600]     what code generation would stumble over
  + | always-inline                       |     what must be inlined is, at every level
  + | nvvm-reflect                        | !opts[880]     code generation can't do without the answers
"""

_BACK = """
  + | generic-to-nvvm (gathered)          | !opts[2200]     for its slots above
  + | set-local-array-alignment           |     for vector accesses, which need their alignment proven
  + | set-global-array-alignment          |
  + | propagate-alignment                 |
  + | lower-struct-args<opt-byval>        |     behind the inliner: what it leaves to be copied is less
  + | lower-aggr-copies<lower-aggr-func-args> |     code generation makes byte loops of what is left
  + | memory-space-opt (gathered)         | !opts[2680]     for its slots above
"""

_BARRIERS = """
  + | branch-dist (gathered)              | !opts[2080] && !opts[2120]     for its slots above, with address spaces known
"""
"""At O1 to O3, as on cicc's page."""

_VECTORS = """
  + | loop-vectorize (of std)             |     LLVM's own is left out of std: it knows no GPU
"""
"""At O1 to O3, where cicc's page has it, but behind std instead of inside, which is one call of LLVM. What LLVM unrolls is left to code
generation and version-alignment, which make vectors of that; here it is loops that may not be unrolled. In 281 files of public CUDA, all
of clang's -O1, which forbids to unroll, these are eight loops in six kernels: overhead 0.75 of what it was on average, 0.86 at most, in the
loops a sixth of the instructions for each byte, 2.1 times the code, and 26 to 30 registers instead of 12 to 22, with which as many warps
run. By costs alone it were 380 loops in 44 files, nearly all of them what is left over where four elements are done at once by hand,
and of the kernels around them that were measured three had more overhead, up to 1.5 times."""

_UNROLLING = """
  + | loop-unroll (late)                  | !opts[1360]     behind std, for what LLVM's unroller leaves
"""
"""At O2 and O3 only, since it copies code. Of loops that ptxas does not unroll: over public CUDA, what loops spend on each piece of work
(overhead) is 0.978 of what it is without in 38 files of the half that it was made on, and 0.950 in 30 of the half that was held back;
registers are 1.001 and 1.005, machine code 1.024 and 1.049, stack and spills the same, and no file spends more than 1.01 of it. Twelve of
these files have such loops: overhead in them is 0.82. Of loops that ptxas unrolls by itself, four iterations ahead of that: overhead is
0.947 in 32 files, and 0.991 in 35 that were held back; registers are 1.012 and 1.000, machine code 1.032 and 1.003, no file spends more
than 1.003 of what it did, and one of 39 kernels has fewer warps. Eight files have such loops: overhead in them is 0.77. Where a body may be
half as much work as anything else, it was 0.964 of the 32, seven more kernels lost warps, and three files came above 1.03. Loops over
vectors in local memory whose function is long or branches are in two of 67 files: what loops spend there is 0.54 and 0.83 of what it was,
registers are 1.006 and 1.001, and there is no stack left. By two instead of four, over 225 files, overhead is 0.940 of opt's, where it is
0.909, and registers 1.0026, where they are 1.0030: what room there is ptxas takes for loads of its own copies. It stands ahead of what
cleans up, and of version-alignment, which makes vectors of what lies side by side then."""

_CLEANUP = """
  + | sroa (of copies)                    |     copies through local memory are wide loads and stores now
  + | instcombine (of copies)             |     and what vectors leave
  + | simplifycfg (of copies)             |     with a number of iterations that is known nothing leads to some of their loops
"""
"""In the functions in which passes have left work (Context.leave_work): elsewhere it found nothing but another order of casts. Over 66
files of public CUDA overhead is 0.9997 of what it is when all functions are gone over, 1.000 at most, registers are 0.9998, and of -O3's
time an eighth is left out where few functions have anything. Nobody should read `br i1 false` in what a level makes. simplifycfg changes
46 of 227 files of public CUDA, 12 of them in machine code: over the 46 overhead is 0.998 of what it is without, 0.91 to 1.007, and
registers are 0.999."""

_LOOPS = """
  + | invariant-division                  |     behind what moves divisions out of loops
  + | loop-exit-test                      |     behind LLVM's indvars, which makes equalities of exit tests
  + | loop-reduce (late)                  |     behind what moves and merges address arithmetic
  + | absolute-difference                 |     LLVM's passes know nothing of the intrinsic
  + | conditional-arithmetic              |     behind instcombine, which makes the opposite of it
  + | integer-halves                      |     behind instcombine, which makes the opposite of it
  + | limit-distance                      |     behind what makes constants of sums parts of addresses
  + | gpu-codegen-prepare                 |     last: no pass is to merge what it takes apart
"""
"""At O1 to O3, instead of LLVM's loop strength reduction in code generation, for the functions in which it takes less. Over public CUDA
whose loops may be unrolled, what loops spend on each piece of work (overhead) is 0.977 of what it is with LLVM's alone in the 64 files
that it was made on, and 0.982 in 64 others; registers 1.002 and 0.999, stack and spills the same. Four files spend more than 1.03 of it,
at most 1.05. Without `compare` it was 0.964 of 60 files, and eight above 1.03, up to 1.25: where the estimates are near one another, how
far ptxas unrolls a loop decides. Most of what that gains is one file, whose arrays in local memory ptxas then keeps in 165 registers, not
40. Rows of a length that is known late, and loops that end by an order, came later: over 103 of these files overhead is 0.992 with both,
0.987 over the half that they were made on and 0.999 over the other; registers 0.998 and 0.989, machine code 0.990 and 0.986, instructions
0.973 and 0.969 with loops weighted. With loop-exit-test alone they were 0.998, 0.999, 0.992 and 0.983 over the first half: where ptxas
keeps no loop for what is left over, that is missing on both sides of the ratio. Three files spend more than 1.03: 1.031, the sum of
kernels that are each below; 1.033; and 1.08 with 0.74 of the registers. What a loop extends in both ways, later still, makes
22 kernels of 67 files cheaper, with what loop-unroll does for that by 0.65 to 0.98, and none dearer. Functions in which neither has
anything to gain were left to LLVM's until then; without that, 65 kernels change, overhead is 0.996, 0.993 over the half that it was made
on and 0.998 over the other, registers 0.998 and machine code 0.998. Where ptxas unrolls, LLVM's steps a pointer for as little: since
that counts, ten kernels of 285 files are left to it, with 0.93 of their overhead, one with 1.035 and 40 registers, not 47. What indices
under conditions share, last of all: 35 of 283 files change, whose overhead is 0.931 of what it was, 0.63 to 1.05, three above 1.02; over
all files it is 0.989, registers are 1.001. Counters that exit tests alone needed, later still: with conditional-arithmetic's rule of 64
bits 49 of 216 files change, whose overhead is 0.981 of what it was, registers 0.995; none spends more than 1.001 but one, 1.02, and one has
1.11 with less of both, since loads of constants are one. absolute-difference comes behind it: four of 67 files, which match images, have
0.76, 0.79, 0.87 and 0.99 of their overhead with it; registers over all files are 1.004, two of the kernels take eight more.
conditional-arithmetic stands last: of 67 files overhead is 0.992 with it, 0.988 over the half that it was made on and 0.996 over the other,
registers 1.000; of 52 kernels that change 49 spend less on each piece of work, down to 0.79, two more, by 1.007 and 1.031. integer-halves
is behind it: of 66 files overhead is 0.991 with it, 0.990 over the half that it was made on and 0.993 over the other, registers 1.000; of
52 kernels that change, 43 spend less on each piece of work, down to 0.28, nine more, at most 1.15. limit-distance is behind it: of 227
files eight change, whose overhead is 0.946 of what it is without, 0.77 to 1.00, and registers 0.997. gpu-codegen-prepare comes last: of 283
files overhead is 0.994 of what it is with LLVM's CodeGenPrepare, registers 0.9995, stack the same, spills 0.994. 72 change; 29 of these
spend less on each piece of work, down to 0.64, 19 more, at most 1.031 and one 1.164, 256 tests under one that all share. With nothing in
the place of CodeGenPrepare overhead was 0.992, but much of that were arrays that ptxas no longer kept in registers, and divisions, whose
code is not counted; 14 files spent more than 1.03, since comparisons had come from blocks far away. Indices that are multiplied where they
are extended came later: of 270 files 70 change, whose overhead is 0.986 of what it was, 0.62 to 1.018; registers over all files are 0.9990,
and of 1,366 kernels nine have more warps and none fewer. The same for products that loop-reduce makes, and its look at loops that count in
64 bits: 0.998 over all files, 0.87 to 1.001, registers 1.0004, and one kernel has fewer warps. With LLVM's CodeGenPrepare behind it, but
for what that does to extensions (`-disable-cgp-ext-ld-promotion`), overhead is 1.011 over 139 files whose loops may be unrolled, 0.97 to
1.53, twelve above 1.03, registers 0.999; six kernels have fewer warps and one more. Serial samplers have 0.76 to 0.85 with it."""

_LATE = """
  + | version-alignment                   |     behind all that simplifies: it would make one of both versions again
"""
"""At O2 and O3 only, since it copies code. About ten of 273 modules of public CUDA have something of the kind. In 13 of their kernels what
runs where addresses are aligned has 0.56 times the memory instructions and 0.90 times the instructions, loops weighted, and none 2 % more;
where they are not it is 1.03 times the instructions: the test, and in one loop other addressing. Registers 1.00; geometric means all."""

_SHORT = """
  + | short-pointers                      |     behind all that gives pointers their spaces, or drops local arrays
"""
"""At O1 to O3. Over the 70 of 201 files of public CUDA that have such pointers and qualify, overhead is 0.991 with LLVM's LSR off and
registers are 0.996 (0.988 and 0.999 over the half by which it was made), none above 1.01; with LLVM's LSR 0.998 over that half, and one
1.05. Stack is the same. Ahead of std, or with instcombine behind it, which makes 32-bit indices, overhead is 1.002 of what it is here."""

_TAIL = """
  1 | memory-space-opt (tail)             | opts[3488]
  2 | final cleanup                       |
  3 | verify                              | !opts[2800] && !opts[4464]
"""

RUNS = {
    "nvvm-reflect": "nvvm-reflect,nvvm-reflect-pp",
    "nvvm-reflect (ahead of std)": "nvvm-reflect",  # std folds what it leaves
    "nvvm-reflect (ahead of simplifycfg)": "nvvm-reflect,sccp",
    "nvvm-reflect (late)": "nvvm-reflect,nvvm-reflect-pp",
    "lower-args": "",  # lower-struct-args, behind the inliner
    "generic-to-nvvm (gathered)": "generic-to-nvvm",
    "memory-space-opt (gathered)": "memory-space-opt<second-time>",
    "memory-space-opt (tail)": "memory-space-opt<second-time>",
    "branch-dist (gathered)": "branch-dist",
    "sroa (of copies)": "sroa",
    "instcombine (of copies)": "instcombine",
    "simplifycfg (of copies)": "simplifycfg",
    "nv-early-inliner (behind std)": "nv-early-inliner,always-inline",
    "final cleanup": "globaldce",
    # The count says how often cicc's inliner goes through functions that call one another, for calls through pointers that have become
    # known. LLVM's -max-devirt-iterations has 4; with 1 or 8, 40 of 40 files of public CUDA are the same, and llvmlite could set it for
    # all users of LLVM in the process only.
    "std(1)": "std",
    "std(4)": "std",
    "std(5)": "std",
    # Not in the quickest level; code generation runs LLVM's there.
    "loop-reduce": "",
    "loop-reduce (late)": "loop-reduce<compare>",
    # LLVM's own -O3 has neither, and they don't pay. Over 62 files of public CUDA: blocks that stay on critical edges are 5 % more machine
    # code; sink gives some kernels less registers and more kernels more, up to a sixth, since what it moves behind a branch leaves its
    # operands live for longer than it was itself.
    "break-crit-edges": "",
    "sink": "",
    # nvopt's sinking2 looks at registers. Behind O3 (llc, sm_90) they are 0.998 in the 38 files of public CUDA by which it was made, with
    # overhead 0.999, and 1.001 in 30 others, with overhead 1.001: nothing, since ptxas moves what it likes.
    "sinking2": "",
    "sinking2<fast>": "",
    "loop-index-split": "",  # these two: see _IN_STD
    "nvvm-intrinsic-lowering": "",
    "loop-unroll (late)": "loop-unroll<many-loads>",
    # Five of 80 files of public CUDA have loops that count in 64 bits what is known to be small. Ahead of loop-reduce, overhead of three of
    # them is 0.996 with remat and registers are 0.996, none more than 1. To find that out it asks ScalarEvolution of all loops that count
    # in 64 bits, a sixth and more of O3's time where there are some: too much for that.
    "remat": "",
    "loop-vectorize (of std)": "loop-vectorize",
    "loop-vectorize": "",  # the page itself has it off at Ofcmid, where the table has a row for it
    "nvvm-verify (IR)": "verify",
}
"""What is run for a slot, where that is not a pass of the slot's name; "" for nothing."""

_IN_STD = frozenset(
    {
        "adce",
        "constmerge",
        "correlated-propagation",
        "dce",
        "dse",
        "early-cse",
        "function-attrs",
        "gvn",
        "inline",
        "instcombine",
        "instsimplify",
        "ipconstprop",
        "jump-threading",
        "lcssa",
        "licm",
        "loop-simplify",
        "loop-unroll",
        "loop-unswitch (width 2)",
        "loop-unswitch / vectorize",
        "loop-unswitch / vectorize (second)",
        "memcpyopt",
        "newgvn / gvn-hoist",  # LLVM itself does not use newgvn: it stops on assertions that fail (llvm/llvm-project issue 63335)
        "reassociate",
        "sccp",
        "simplifycfg",
        "sroa",
        "tailcallelim",
        "tailcallelim / jump-threading(3)",
    }
)
"""Slots whose work std does, at the levels that have one: LLVM's default pipeline has their passes. Together they spoil more behind it than
they find: they unroll the remainders of loops, and duplicate blocks. With them, one public kernel of the attention kind needs 1,936 more
bytes of stack. By itself, `reassociate` is neutral over 281 files, with single ones 6 % better and worse.

nvopt's own `indvars`, which has no slot in cicc's tables (one page puts it beside `loop-simplify`), is not in a level either: LLVM's,
inside of std, has done what there is to do. Behind std at O3, over 128 files of public CUDA, the PTX of 106 is the same with it; of the
other 22 six are more machine code and three less (1.0007 on average), two take more registers and two less, and of 20 with enough work
two spend more on each piece of it and one less, by 3.5 %. Ahead of std, with loops in form, that of 47 of 56 files is the same, and no
machine code is better. At LLVM's own place, which opt can give it and llvmlite can't, ahead of LLVM's, that of 148 of 166 is the same:
machine code 0.99999, registers 0.9994, integers in loops 1.0003, three files less of these and four more; in LLVM's stead 142 of 166,
1.0000, 0.9998 and 1.0003. With simpler users alone 158 of 166, 0.99995, 0.99998 and 0.99995, three less and none more: as much on the
half of the files that it was found on (0.99996) as on the other (0.99994), and too little to read modules into objects for. What launch
bounds and special registers add changes one comparison in 160 files: code compares with sizes that kernels get, and LLVM has the
registers' ranges from their declarations. A sign that goes, in a comparison or an index's extension, is no instruction less.

`loop-unroll` is LLVM's at the levels, in std, but for what nvopt's own does behind it (`many-loads`). Somebody must unroll: without LLVM's,
and ptxas alone, overhead is 1.156 (38 files of public CUDA, geometric means), registers 0.957. All that nvopt's own takes, in its slots
instead of LLVM's: overhead 0.935, registers 1.051, machine code 1.100; behind std, for what LLVM leaves: 0.943, 1.056, 1.106. But in six
and in four files overhead is more than 1.03, up to 1.8 and 1.4: four iterations at once, where threads differ, are half of what LLVM does,
and ptxas, which unrolls what LLVM has unrolled once more, leaves what has become larger still alone. Where a body that ptxas does not
unroll has less than eight loads, four copies take up to 1.4 times the registers; where most of it is computed again, loops get worse by a
tenth to a half. Local arrays that become 64 and 128 registers cost more than half of the warps. With few loads, two copies where ptxas
would not unroll four once more are 0.997 of the overhead of 139 files: four of them have 0.84 to 0.96 with no fewer warps, sums over half
floats. Registers are not asked ahead of copies: of 98 kernels that these change, 18 lose warps; by `ThreadRegisters` and the loads of three
more copies, with the tolerance of loop-vectorize, 14 of these would be left alone, and 64 others, whose overhead is 0.77 with copies.

`tile-simplify`, which would stand ahead of the last `instcombine`, is in no level either. Behind O3, over 53 files of public CUDA, the PTX
of 43 is the same with it. Of their kernels the machine code of five differs: three are 0.5 to 1.5 % less of it, one 0.1 % and one, of 23
instructions, three more; registers are the same. On IR that nothing has simplified it leaves 0.8 % less instructions than instcombine
alone (40 files), on expressions made at random 4 %, and 8 % where an eighth of the operations is repeated: code that people write has
few such, and modules would be read into objects for them.

`nvvm-intrinsic-lowering` isn't either. In its slots overhead is 0.992 in 20 files of public CUDA that have such intrinsics (registers
0.999, none above 1.010), and 1.004 in 13 others, two of them at 1.03 and 1.035. What moves there is the second simplification of the
functions that it changes, not its rules: ahead of std 19 of the 20 are at 1.0006. No public file says how many threads a block has.

`loop-index-split` finds nothing to split behind std at O3 in 40 files of public CUDA: of eight conditions on counters that branches ask
there, five have bounds that threads may not share, and three stand around barriers or shuffles.

`alloca-hoisting`, which may be what cicc calls lower-alloca, finds nothing to do in 201 files of public CUDA.

Nor is `scev-cgp`. Behind O3, over 38 files, overhead is 1.006 with it and registers are 1.001: three files get better or worse by more than
1 %, two of them by 1.07 and 1.18. With `do-function-scev-cgp`, over 34 of these, 0.999 and 1.013, where one file has 0.87 of its overhead
in 1.48 times the registers, and one 1.18. Code generation splits constants off addresses by itself, where it can."""

_GATHERED = frozenset({"branch-dist", "branch-dist (second)", "generic-to-nvvm", "memory-space-opt", "memory-space-opt (second)"})
"""Slots that one row of nvopt's own stands for, behind all tiers: the pass finds there whatever it would have found before, and with the
other passes of nvopt's around it the module is read into objects once."""
_NOT_IN_OFCMAX = frozenset({"memory-space-opt (tail)"})
"""What Ofcmax forces off, whatever the switches say."""
_OFF_IN_OFCMAX = {"lower-struct-args": "lsa-opt", "memory-space-opt": "memory-space-opt"}
"""Passes that it forces off where the user names them beside it, each with the knob that does so."""
_FINISHING = frozenset({"sroa (of copies)", "instcombine (of copies)", "simplifycfg (of copies)"})
_CHECKS = frozenset({"nvvm-verify", "nvvm-verify (IR)", "verify"})
_PRINTS = frozenset({"print", "print (final)", "print (verified)"})
"""cicc's places to print the IR; -print-before, -print-after and -dump-dir print it around any pass."""


class Slot(NamedTuple):
    """A row of a schedule: its number there, what stands there, and its guard."""

    number: str
    name: str
    guard: str

    @property
    def is_check(self) -> bool:
        """Whether it changes nothing, but may end the run. Such slots are passed over, unless each pass is to be verified: LLVM verifies
        the result in any case, and takes more than NVVM IR allows."""
        return self.name in _CHECKS

    @property
    def is_print(self) -> bool:
        """Whether it is a place where cicc may print the IR: nothing runs there."""
        return self.name in _PRINTS

    @property
    def is_gathered(self) -> bool:
        """Whether another row does its work."""
        return self.name in _GATHERED

    @property
    def finishes(self) -> bool:
        """Whether it goes over the functions alone in which nvopt's passes have left work."""
        return self.name in _FINISHING

    def runs(self, level: str) -> list[str]:
        """The names of what is run for it at a level, with parameters. Some of them may not exist; none, and none exists."""
        std = _STD_LEVEL.get(level, level)
        is_in_std = self.name in _IN_STD and std in registry.levels_of("std")
        runs = "std" if is_in_std else RUNS.get(self.name, self.name)
        return [f"std<{std}>" if name == "std" else name for name in runs.split(",") if name]

    def asks(self, offset: int) -> bool:
        """Whether its guard asks the switch at that offset."""
        return f"opts[{offset}]" in self.guard

    def kept_out_by(self, switches: PassOptions) -> list[int]:
        """The offsets of the switches that keep its guard from holding."""
        return [int(term[2]) for term in _TERM.finditer(self.guard) if term[2] and switches[int(term[2])] == bool(term[1])]

    @property
    def spelled(self) -> str:
        """The name in the form that `unavailable<...>` takes: `loop-barrier-opt` for "loop/barrier opt"."""
        return re.sub(r"[ /<>]+", "-", re.sub(r" ?\(.*?\)", "", self.name).lower()).strip("-")


def slots(level: str, switches: PassOptions) -> Iterator[Slot]:
    """The slots of a schedule whose guards hold, in order."""
    for tier, table in _tables(level):
        for slot in _rows(table):
            if level == "Ofcmax" and slot.name in _NOT_IN_OFCMAX:
                continue
            if all(_holds(term, tier, switches) for term in slot.guard.split(" && ") if term):
                yield slot


def all_slots(level: str) -> Iterator[Slot]:
    """The slots of a schedule, whatever their guards say."""
    for _, table in _tables(level):
        yield from _rows(table)


def forced_knobs(levels: Collection[str], passes: Collection[str]) -> dict[str, str]:
    """The knobs that schedules of these levels set, whatever the user says, for those of the passes that have them: Ofcmax does without
    what lower-struct-args optimizes, and without memory-space-opt."""
    return {knob: "0" for name, knob in _OFF_IN_OFCMAX.items() if name in passes} if "Ofcmax" in levels else {}


def _tables(level: str) -> list[tuple[int, str]]:
    """The tables of a level, each with the tier in which it runs."""
    match level:
        case "O0":
            body = [(0, _O0)]
        case "Ofcmax":
            body = [(0, _MAX)]
        case "Ofcmin" | "Ofcmid":
            body = [(0, _FRONT), (0, _MID), (0, _BACK), (0, _CLEANUP)]
        case "default":
            body = [(0, _FRONT), (0, _DEFAULT), (0, _BACK), (0, _CLEANUP)]
        case _:
            tiers = range(1, int(level[1:]) + 1)
            copies, late = ([], []) if level == "O1" else ([(0, _UNROLLING)], [(0, _LATE)])
            back = [(0, _BACK), (0, _BARRIERS), (0, _VECTORS), *copies, (0, _CLEANUP), *late, (0, _SHORT), (0, _LOOPS)]
            body = [(0, _FRONT), (0, _TIER_0), *((tier, _TIER) for tier in tiers), *back]
    return [*body, (0, _TAIL)]


@cache
def _rows(table: str) -> list[Slot]:
    rows = []
    for line in table.strip("\n").split("\n"):
        number, name, rest = line.split("|")
        guard = rest.partition(" " * 5)[0]  # a reason may stand behind it
        rows.append(Slot(number.strip(), name.strip(), guard.strip()))
    return rows


_TERM = re.compile(r"(!?)opts\[(\d+)\]|tier (==|!=) (\d)")


def _holds(term: str, tier: int, switches: PassOptions) -> bool:
    """Whether one condition of a guard holds."""
    found = _TERM.fullmatch(term)
    assert found is not None, term
    negated, offset, relation, number = found.groups()
    if offset:
        return switches[int(offset)] != bool(negated)
    return (tier == int(number)) == (relation == "==")
