"""From IR values to expressions.

    from_values.py           any value, without recursion along chains of code
    decompose.py phis.py geps.py selects.py    instructions by kind
    budget.py                how much work that may be (cicc's simple mode)

Nothing here changes the code.
"""
