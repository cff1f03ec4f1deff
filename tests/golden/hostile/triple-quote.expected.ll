nvopt: triple-quote.ll:3:28: error: escapes in a target triple, which LLVM doesn't print again
target triple = "nvptx64\22"
                           ^
