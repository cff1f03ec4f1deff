"""Plans of vector loops: values and recipes, how they are built from a loop, simplified, priced, printed, verified, and made into code.

Here one knows the loop through `legality.py` and the analyses; nothing here decides whether a plan is worth it.
"""
