nvopt: triple-nul.ll: error: LLVM prints the module's target triple so that it cannot read it back: it holds a NUL, a quotation mark or an escape
