"""What special registers and launch bounds add.

    registers.py launch.py   which reads of special registers are one value, and their limits in any launch
    polynomials.py           which product or sum of them is less than which
    strides.py idioms.py     indices that threads share out, and loops over them

Without special registers in a function none of it costs anything.
"""
