nvopt: Unknown command line argument '-powers-of-two-largest-shft'; did you mean '-powers-of-two-largest-shift'?  Try: 'nvopt --help'
