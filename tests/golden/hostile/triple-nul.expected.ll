nvopt: triple-nul.ll:4:28: error: escapes in a target triple, which LLVM doesn't print again
target triple = "nvptx64\00"
                           ^
