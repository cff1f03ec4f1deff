; ModuleID = '<string>'
source_filename = "<string>"

@g_private = private global i32 7
@c_private = private constant [2 x i16] [i16 1, i16 -1]
@g_internal = internal global i32 7
@c_internal = internal constant [2 x i16] [i16 1, i16 -1]
@g_available_externally = available_externally global i32 7
@c_available_externally = available_externally constant [2 x i16] [i16 1, i16 -1]
@g_linkonce = linkonce global i32 7
@c_linkonce = linkonce constant [2 x i16] [i16 1, i16 -1]
@g_linkonce_odr = linkonce_odr global i32 7
@c_linkonce_odr = linkonce_odr constant [2 x i16] [i16 1, i16 -1]
@g_weak = weak global i32 7
@c_weak = weak constant [2 x i16] [i16 1, i16 -1]
@g_weak_odr = weak_odr global i32 7
@c_weak_odr = weak_odr constant [2 x i16] [i16 1, i16 -1]
@g_common = common global i32 0
@g_common2 = common global [4 x ptr] zeroinitializer, align 16
@llvm.used = appending global [2 x ptr] [ptr @g_private, ptr @f_weak], section "llvm.metadata"
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @f_internal, ptr null }]
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @a1 to ptr)], section "llvm.metadata"
@arr = appending global [0 x i32] zeroinitializer
@g_extern_weak = extern_weak global i32
@g_external = external global i32
@g_definition = global i32 0
@a1 = addrspace(1) global i8 0
@v_default = global i32 0
@ve_default = external global i32
@vl_default = linkonce_odr constant i32 1
@v_hidden = hidden global i32 0
@ve_hidden = external hidden global i32
@vl_hidden = linkonce_odr hidden constant i32 1
@v_protected = protected global i32 0
@ve_protected = external protected global i32
@vl_protected = linkonce_odr protected constant i32 1
@d_dso_local = dso_local global i32 0
@de_dso_local = external dso_local global i32
@dl_dso_local = weak dso_local unnamed_addr constant i32 0
@d_dso_preemptable = global i32 0
@de_dso_preemptable = external global i32
@dl_dso_preemptable = weak unnamed_addr constant i32 0
@hid_loc = external hidden global i8
@dimp = external dllimport global i32
@dexp = dllexport global i32 0
@dexpw = weak_odr dso_local dllexport constant i32 0
@avd = available_externally dllimport constant i32 5
@u_none = global i32 0
@ut_none = thread_local global i32 0
@ui_none = internal addrspace(3) constant i32 0
@u_unnamed_addr = unnamed_addr global i32 0
@ut_unnamed_addr = thread_local unnamed_addr global i32 0
@ui_unnamed_addr = internal unnamed_addr addrspace(3) constant i32 0
@u_local_unnamed_addr = local_unnamed_addr global i32 0
@ut_local_unnamed_addr = thread_local local_unnamed_addr global i32 0
@ui_local_unnamed_addr = internal local_unnamed_addr addrspace(3) constant i32 0
@t_thread_local = thread_local global i32 0
@tx_thread_local = external thread_local global ptr
@ti_thread_local = internal thread_local unnamed_addr addrspace(1) constant i8 3, align 1
@t_thread_local_localdynamic = thread_local(localdynamic) global i32 0
@tx_thread_local_localdynamic = external thread_local(localdynamic) global ptr
@ti_thread_local_localdynamic = internal thread_local(localdynamic) unnamed_addr addrspace(1) constant i8 3, align 1
@t_thread_local_initialexec = thread_local(initialexec) global i32 0
@tx_thread_local_initialexec = external thread_local(initialexec) global ptr
@ti_thread_local_initialexec = internal thread_local(initialexec) unnamed_addr addrspace(1) constant i8 3, align 1
@t_thread_local_localexec = thread_local(localexec) global i32 0
@tx_thread_local_localexec = external thread_local(localexec) global ptr
@ti_thread_local_localexec = internal thread_local(localexec) unnamed_addr addrspace(1) constant i8 3, align 1
@ei = addrspace(4) externally_initialized global [3 x float] zeroinitializer, align 4
@eic = external addrspace(4) externally_initialized constant i32
@eu = internal unnamed_addr addrspace(1) externally_initialized global i32 undef

@va_default = weak alias i32, ptr @v_default
@va_hidden = weak hidden alias i32, ptr @v_hidden
@va_protected = weak protected alias i32, ptr @v_protected
@dea = dllexport alias i32, ptr @dexp
@ua_none = alias i32, ptr @u_none
@ua_unnamed_addr = unnamed_addr alias i32, ptr @u_unnamed_addr
@ua_local_unnamed_addr = local_unnamed_addr alias i32, ptr @u_local_unnamed_addr
@ta_thread_local = thread_local alias i32, ptr @t_thread_local
@ta_thread_local_localdynamic = thread_local(localdynamic) alias i32, ptr @t_thread_local_localdynamic
@ta_thread_local_initialexec = thread_local(initialexec) alias i32, ptr @t_thread_local_initialexec
@ta_thread_local_localexec = thread_local(localexec) alias i32, ptr @t_thread_local_localexec

define private void @f_private() {
  ret void
}

define internal void @f_internal() {
  ret void
}

define available_externally void @f_available_externally() {
  ret void
}

define linkonce void @f_linkonce() {
  ret void
}

define linkonce_odr void @f_linkonce_odr() {
  ret void
}

define weak void @f_weak() {
  ret void
}

define weak_odr void @f_weak_odr() {
  ret void
}

declare extern_weak void @f_extern_weak()

declare void @f_external()

define void @vf_default() {
  ret void
}

declare void @vd_default()

define hidden void @vf_hidden() {
  ret void
}

declare hidden void @vd_hidden()

define protected void @vf_protected() {
  ret void
}

declare protected void @vd_protected()

define dso_local void @df_dso_local() {
  ret void
}

declare dso_local void @dd_dso_local()

define void @df_dso_preemptable() {
  ret void
}

declare void @dd_dso_preemptable()

declare dllimport i32 @dimpf()

define dllexport void @dexpf() {
  ret void
}

define available_externally dllimport void @avf() {
  ret void
}

declare extern_weak dso_local void @ew()

define void @uf_none() {
  ret void
}

declare void @ud_none()

define void @uf_unnamed_addr() unnamed_addr {
  ret void
}

declare void @ud_unnamed_addr() unnamed_addr

define void @uf_local_unnamed_addr() local_unnamed_addr {
  ret void
}

declare void @ud_local_unnamed_addr() local_unnamed_addr
