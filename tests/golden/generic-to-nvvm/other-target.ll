; RUN: nvopt -passes=generic-to-nvvm %s
target triple = "x86_64-unknown-linux-gnu"

@p = global i32 0
