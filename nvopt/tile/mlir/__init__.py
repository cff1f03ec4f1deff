"""MLIR text: its integer operations are simplified, all else stays byte for byte.

    tokens.py         text as tokens, and errors with a place
    integer_types.py  integers, and vectors, tensors and tiles of them
    dialects.py       the integer operations of arith and cuda_tile, and what they mean
    parser.py         a place among tokens, and what may stand there
    literals.py       the numbers of constants
    known.py          such operations, read
    structure.py      operations, blocks, regions, values
    reading.py        the text, read into them
    type_checks.py    types of values, where they are plain to see
    signatures.py     which types operations take and give
    constants.py      which numbers types have
    dictionaries.py   attributes
    custom_syntax.py  how operations are written
    demands.py        all of that, looked at
    dominance.py      which blocks dominate which
    spelling.py       operations, written
    names.py          names that are free
    edits.py          changes of a text
    merging.py        operations that are one, or a choice, whatever they compute
    facts.py          what is known of values that no known operation gives
    regrouping.py     operations whose constants of several numbers become one
    simplify.py       the simplifier's front end
    to_arith.py       operations on tiles as operations of arith

Operations of which nothing is known, of any dialect and in any syntax, are read as far as their brackets, regions and names go.
"""
