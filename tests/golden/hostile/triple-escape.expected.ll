nvopt: triple-escape.ll:3:30: error: escapes in a target triple, which LLVM doesn't print again
target triple = "nvptx64\5C41"
                             ^
