"""Text of `-passes=` to a result: the grammar, the one table of passes, the run loop, many inputs at once, writing files.

Here live text.py (grammar), registry.py (the table), plugins.py (passes of a user's own), schedules.py (`nvopt<O3>` and the others, with
the switches of pass_options.py, and what these do in switch_effects.py), run.py (the loop, its callbacks in instrument.py, its numbering
in bisect.py), driver.py (one input, whole way), batch.py (many inputs, with workers.py), forms.py and output.py (what is written; files
written whole), dump_files.py (-dump-dir), ptxas.py (cubins), nvdisasm.py and code_figures.py (what is read off them), facts.py (what
users know of kernels), suggestions.py (which of that would pay), and for passes that fail reproducer.py, reduction.py and crashes.py. No
pass logic, and nothing that prints to a terminal.
"""
