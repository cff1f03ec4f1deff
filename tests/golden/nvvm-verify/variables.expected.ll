nvopt: variables.ll:6:1: error: a variable cannot be in address space 5
@local = addrspace(5) global i32 0
^
variables.ll:7:1: error: a variable cannot be in address space 6
@tensor = addrspace(6) global i32 0
^
variables.ll:8:1: error: a variable cannot be in address space 7
@cluster = external addrspace(7) global i32
^
variables.ll:9:1: error: a variable cannot be in address space 101
@param = addrspace(101) global i32 0
^
variables.ll:10:1: error: a variable cannot be in address space 2
@nowhere = addrspace(2) global i32 0
^
variables.ll:11:1: error: a shared variable cannot have an initial value: it must be undef
@shared_zero = addrspace(3) global i32 0
^
variables.ll:12:1: error: a shared variable cannot have an initial value: it must be undef
@shared_array = internal addrspace(3) global [2 x i32] [i32 1, i32 2]
^
variables.ll:13:1: error: thread-local variables are not supported
@thread_local = thread_local addrspace(1) global i32 0
^
variables.ll:14:1: error: thread-local variables are not supported
@thread_local_model = thread_local(initialexec) global i32 0
^
variables.ll:15:1: error: a variable cannot have a section
@section = addrspace(1) global i32 0, section "mine"
^
variables.ll:16:1: error: an alignment of 4294967296 is more than 2147483648 bytes
@aligned = addrspace(1) global i32 0, align 4294967296
^
variables.ll:17:1: error: cannot cast from address space 1 to 4: one of them must be generic
@cast = addrspace(1) global ptr addrspace(4) addrspacecast (ptr addrspace(1) @section to ptr addrspace(4))
^
variables.ll:18:1: error: blockaddress is not supported
@address = addrspace(1) global ptr blockaddress(@f, %next)
^
