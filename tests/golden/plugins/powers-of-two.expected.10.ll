nvopt: Unknown command line argument '-powers-of-two-largest-shift'.  Try: 'nvopt --help'
