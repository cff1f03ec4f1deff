"""What is known of expressions.

    ranges.py multiples.py no_wrap.py          of one: intervals, divisors, flags
    known.py implied.py guards.py              of two: by ranges, by induction, by the branches on the way
    comparisons.py relations.py                comparisons as words
    dispositions.py loop_properties.py         of one in a loop, and of the loop itself
    predicates.py                              under conditions that the program may check

Those of the value that an expression stands for come from `nvopt/analysis/value_tracking/`.
"""
