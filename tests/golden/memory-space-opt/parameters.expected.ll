nvopt: invalid MemorySpaceOpt pass parameter 'third-time'; did you mean 'first-time'?
