"""What a single value or instruction says of itself, without a look at where its operands come from.

    matching.py              shapes of code, one instruction deep: additions, comparisons, shuffles
    patterns.py              shapes of several instructions: minimums, clamps, recurrences
    attributes.py            what attributes and metadata say
    execution.py             which instructions run when another does
    zero.py                  what a comparison says about zero
    depth.py                 how far patterns, and the questions on top of them, look

Questions that go on from operand to operand are those of `nvopt/analysis/value_tracking/`.
"""
