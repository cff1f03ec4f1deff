nvopt: target.ll:5:1: error: the target is x86_64-unknown-linux-gnu, not nvptx64-*-cuda
target triple = "x86_64-unknown-linux-gnu"
^
