"""nvopt's passes inside other compilers: one file for each front end that lets others at its LLVM IR.

A file here imports the front end's package when it is used, not before. Nothing else of nvopt imports this folder.
"""
