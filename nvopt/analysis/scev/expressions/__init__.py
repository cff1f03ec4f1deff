"""Expressions: their kinds, and how they are made, folded and ordered.

    kinds.py                 SCEVConstant, SCEVAddExpr, … and the table in which equal ones are one object
    ordering.py              the order of operands
    add.py mul.py udiv.py addrec.py casts.py minmax.py    make them, folded; negations, differences, remainders
    division.py constant_difference.py                    take them apart
    rewrite.py               walks over their parts, and the same with parts replaced

Each is made through the functions here alone, so that equal ones are one object.
"""
