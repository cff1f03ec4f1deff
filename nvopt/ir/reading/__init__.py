"""Reads the canonical text that LLVM prints into the mirror's objects.

`entities` cuts a module into its top-level pieces, `heads` reads what stands on a global's or a function's own line, `bodies` reads the
instructions, `cursor` what all of them share: types, constants, attributes and metadata. Nothing here guesses: text of a form that it
doesn't know is a `ReadError`, and the piece stays verbatim.
"""
