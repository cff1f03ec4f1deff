"""Text of `-passes=` to a result: the grammar, the one table of passes, the run loop, many inputs at once, writing files.

Here live text.py (grammar), registry.py (the table), plugins.py (passes of a user's own), run.py (the loop and its callbacks,
instrument.py), driver.py (one input, whole way), batch.py (many inputs, with workers.py) and output.py (files written whole). No pass
logic, and nothing that prints to a terminal.
"""
