warning: memory-space-opt: in @not_there: Cannot do atomic operation on const memory
warning: memory-space-opt: in @not_there: Cannot do atomic on local memory
warning: memory-space-opt: in @not_there: Cannot do WMMA on constant memory
