nvopt: address-spaces.ll:11:3: error: cannot cast from address space 1 to 3: one of them must be generic
  %shared = addrspacecast ptr addrspace(1) %p to ptr addrspace(3)
  ^
  in function @specific, block %0
address-spaces.ll:16:3: error: cannot cast from address space 1 to 5: one of them must be generic
  %local = addrspacecast <2 x ptr addrspace(1)> %p to <2 x ptr addrspace(5)>
  ^
  in function @vector, block %0
address-spaces.ll:21:3: error: cannot cast from address space 1 to 4: one of them must be generic
  %value = load i32, ptr addrspace(4) addrspacecast (ptr addrspace(1) @global to ptr addrspace(4)), align 4
  ^
  in function @expression, block %0
address-spaces.ll:25:1: error: address space 2 does not exist
define ptr addrspace(2) @signature(ptr %p) {
^
address-spaces.ll:26:3: error: address space 2 does not exist
  %q = addrspacecast ptr %p to ptr addrspace(2)
  ^
  in function @signature, block %0
address-spaces.ll:31:3: error: address space 9 does not exist
  %value = load %hidden, ptr %p, align 8
  ^
  in function @fields, block %0
address-spaces.ll:32:3: error: address space 9 does not exist
  %field = getelementptr %hidden, ptr %p, i64 0, i32 1
  ^
  in function @fields, block %0
address-spaces.ll:37:3: error: address space 42 does not exist
  %same = icmp eq ptr addrspace(42) null, null
  ^
  in function @constant, block %0
address-spaces.ll:42:3: error: load cannot access tensor memory
  %value = load i32, ptr addrspace(6) %p, align 4
  ^
  in function @tensor, block %0
address-spaces.ll:43:3: error: store cannot access tensor memory
  store i32 %value, ptr addrspace(6) %p, align 4
  ^
  in function @tensor, block %0
address-spaces.ll:48:3: error: an alloca cannot be in shared memory
  %shared = alloca i32, align 4, addrspace(3)
  ^
  in function @stack, block %0
address-spaces.ll:49:3: error: an alloca aligned to 16777216 bytes: the most is 8388608
  %large = alloca i32, align 16777216
  ^
  in function @stack, block %0
address-spaces.ll:54:3: error: a function that is called must be in address space 0
  call addrspace(3) void %p()
  ^
  in function @called, block %0
