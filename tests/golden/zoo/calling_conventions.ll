; ModuleID = '<string>'
source_filename = "<string>"

declare void @decl_ccc(i32)

define void @def_ccc(i32 %a) {
  ret void
}

declare fastcc void @decl_fastcc(i32)

define fastcc void @def_fastcc(i32 %a) {
  ret void
}

declare coldcc void @decl_coldcc(i32)

define coldcc void @def_coldcc(i32 %a) {
  ret void
}

declare intel_ocl_bicc void @decl_intel_ocl_bicc(i32)

define intel_ocl_bicc void @def_intel_ocl_bicc(i32 %a) {
  ret void
}

declare cfguard_checkcc void @decl_cfguard_checkcc(i32)

define cfguard_checkcc void @def_cfguard_checkcc(i32 %a) {
  ret void
}

declare x86_stdcallcc void @decl_x86_stdcallcc(i32)

define x86_stdcallcc void @def_x86_stdcallcc(i32 %a) {
  ret void
}

declare x86_fastcallcc void @decl_x86_fastcallcc(i32)

define x86_fastcallcc void @def_x86_fastcallcc(i32 %a) {
  ret void
}

declare x86_thiscallcc void @decl_x86_thiscallcc(i32)

define x86_thiscallcc void @def_x86_thiscallcc(i32 %a) {
  ret void
}

declare x86_vectorcallcc void @decl_x86_vectorcallcc(i32)

define x86_vectorcallcc void @def_x86_vectorcallcc(i32 %a) {
  ret void
}

declare x86_regcallcc void @decl_x86_regcallcc(i32)

define x86_regcallcc void @def_x86_regcallcc(i32 %a) {
  ret void
}

declare arm_apcscc void @decl_arm_apcscc(i32)

define arm_apcscc void @def_arm_apcscc(i32 %a) {
  ret void
}

declare arm_aapcscc void @decl_arm_aapcscc(i32)

define arm_aapcscc void @def_arm_aapcscc(i32 %a) {
  ret void
}

declare arm_aapcs_vfpcc void @decl_arm_aapcs_vfpcc(i32)

define arm_aapcs_vfpcc void @def_arm_aapcs_vfpcc(i32 %a) {
  ret void
}

declare aarch64_vector_pcs void @decl_aarch64_vector_pcs(i32)

define aarch64_vector_pcs void @def_aarch64_vector_pcs(i32 %a) {
  ret void
}

declare aarch64_sve_vector_pcs void @decl_aarch64_sve_vector_pcs(i32)

define aarch64_sve_vector_pcs void @def_aarch64_sve_vector_pcs(i32 %a) {
  ret void
}

declare aarch64_sme_preservemost_from_x0 void @decl_aarch64_sme_preservemost_from_x0(i32)

define aarch64_sme_preservemost_from_x0 void @def_aarch64_sme_preservemost_from_x0(i32 %a) {
  ret void
}

declare aarch64_sme_preservemost_from_x1 void @decl_aarch64_sme_preservemost_from_x1(i32)

define aarch64_sme_preservemost_from_x1 void @def_aarch64_sme_preservemost_from_x1(i32 %a) {
  ret void
}

declare aarch64_sme_preservemost_from_x2 void @decl_aarch64_sme_preservemost_from_x2(i32)

define aarch64_sme_preservemost_from_x2 void @def_aarch64_sme_preservemost_from_x2(i32 %a) {
  ret void
}

declare msp430_intrcc void @decl_msp430_intrcc(i32)

define msp430_intrcc void @def_msp430_intrcc(i32 %a) {
  ret void
}

declare avr_intrcc  void @decl_avr_intrcc(i32)

define avr_intrcc  void @def_avr_intrcc(i32 %a) {
  ret void
}

declare avr_signalcc  void @decl_avr_signalcc(i32)

define avr_signalcc  void @def_avr_signalcc(i32 %a) {
  ret void
}

declare ptx_kernel void @decl_ptx_kernel(i32)

define ptx_kernel void @def_ptx_kernel(i32 %a) {
  ret void
}

declare ptx_device void @decl_ptx_device(i32)

define ptx_device void @def_ptx_device(i32 %a) {
  ret void
}

declare spir_kernel void @decl_spir_kernel(i32)

define spir_kernel void @def_spir_kernel(i32 %a) {
  ret void
}

declare spir_func void @decl_spir_func(i32)

define spir_func void @def_spir_func(i32 %a) {
  ret void
}

declare x86_64_sysvcc void @decl_x86_64_sysvcc(i32)

define x86_64_sysvcc void @def_x86_64_sysvcc(i32 %a) {
  ret void
}

declare win64cc void @decl_win64cc(i32)

define win64cc void @def_win64cc(i32 %a) {
  ret void
}

declare anyregcc void @decl_anyregcc(i32)

define anyregcc void @def_anyregcc(i32 %a) {
  ret void
}

declare swiftcc void @decl_swiftcc(i32)

define swiftcc void @def_swiftcc(i32 %a) {
  ret void
}

declare swifttailcc void @decl_swifttailcc(i32)

define swifttailcc void @def_swifttailcc(i32 %a) {
  ret void
}

declare preserve_mostcc void @decl_preserve_mostcc(i32)

define preserve_mostcc void @def_preserve_mostcc(i32 %a) {
  ret void
}

declare preserve_allcc void @decl_preserve_allcc(i32)

define preserve_allcc void @def_preserve_allcc(i32 %a) {
  ret void
}

declare preserve_nonecc void @decl_preserve_nonecc(i32)

define preserve_nonecc void @def_preserve_nonecc(i32 %a) {
  ret void
}

declare ghccc void @decl_ghccc(i32)

define ghccc void @def_ghccc(i32 %a) {
  ret void
}

declare x86_intrcc void @decl_x86_intrcc(ptr byval(i32))

define x86_intrcc void @def_x86_intrcc(ptr byval(i32) %a) {
  ret void
}

declare hhvmcc void @decl_hhvmcc(i32)

define hhvmcc void @def_hhvmcc(i32 %a) {
  ret void
}

declare hhvm_ccc void @decl_hhvm_ccc(i32)

define hhvm_ccc void @def_hhvm_ccc(i32 %a) {
  ret void
}

declare cxx_fast_tlscc void @decl_cxx_fast_tlscc(i32)

define cxx_fast_tlscc void @def_cxx_fast_tlscc(i32 %a) {
  ret void
}

declare amdgpu_vs void @decl_amdgpu_vs(i32)

define amdgpu_vs void @def_amdgpu_vs(i32 %a) {
  ret void
}

declare amdgpu_ls void @decl_amdgpu_ls(i32)

define amdgpu_ls void @def_amdgpu_ls(i32 %a) {
  ret void
}

declare amdgpu_hs void @decl_amdgpu_hs(i32)

define amdgpu_hs void @def_amdgpu_hs(i32 %a) {
  ret void
}

declare amdgpu_es void @decl_amdgpu_es(i32)

define amdgpu_es void @def_amdgpu_es(i32 %a) {
  ret void
}

declare amdgpu_gs void @decl_amdgpu_gs(i32)

define amdgpu_gs void @def_amdgpu_gs(i32 %a) {
  ret void
}

declare amdgpu_ps void @decl_amdgpu_ps(i32)

define amdgpu_ps void @def_amdgpu_ps(i32 %a) {
  ret void
}

declare amdgpu_cs void @decl_amdgpu_cs(i32)

define amdgpu_cs void @def_amdgpu_cs(i32 %a) {
  ret void
}

declare amdgpu_cs_chain void @decl_amdgpu_cs_chain(i32 inreg)

define amdgpu_cs_chain void @def_amdgpu_cs_chain(i32 inreg %a) {
  unreachable
}

declare amdgpu_cs_chain_preserve void @decl_amdgpu_cs_chain_preserve(i32 inreg)

define amdgpu_cs_chain_preserve void @def_amdgpu_cs_chain_preserve(i32 inreg %a) {
  unreachable
}

declare amdgpu_kernel void @decl_amdgpu_kernel(i32)

define amdgpu_kernel void @def_amdgpu_kernel(i32 %a) {
  ret void
}

declare amdgpu_gfx void @decl_amdgpu_gfx(i32)

define amdgpu_gfx void @def_amdgpu_gfx(i32 %a) {
  ret void
}

define amdgpu_gfx_whole_wave i32 @def_amdgpu_gfx_whole_wave(i1 %a) {
  ret i32 0
}

declare tailcc void @decl_tailcc(i32)

define tailcc void @def_tailcc(i32 %a) {
  ret void
}

declare m68k_rtdcc void @decl_m68k_rtdcc(i32)

define m68k_rtdcc void @def_m68k_rtdcc(i32 %a) {
  ret void
}

declare graalcc void @decl_graalcc(i32)

define graalcc void @def_graalcc(i32 %a) {
  ret void
}

declare riscv_vector_cc void @decl_riscv_vector_cc(i32)

define riscv_vector_cc void @def_riscv_vector_cc(i32 %a) {
  ret void
}

declare cheriot_compartmentcallcc void @decl_cheriot_compartmentcallcc(i32)

define cheriot_compartmentcallcc void @def_cheriot_compartmentcallcc(i32 %a) {
  ret void
}

declare cheriot_compartmentcalleecc void @decl_cheriot_compartmentcalleecc(i32)

define cheriot_compartmentcalleecc void @def_cheriot_compartmentcalleecc(i32 %a) {
  ret void
}

declare cheriot_librarycallcc void @decl_cheriot_librarycallcc(i32)

define cheriot_librarycallcc void @def_cheriot_librarycallcc(i32 %a) {
  ret void
}

declare riscv_vls_cc(32) void @decl_riscv_vls_cc_32(i32)

define riscv_vls_cc(32) void @def_riscv_vls_cc_32(i32 %a) {
  ret void
}

declare riscv_vls_cc(64) void @decl_riscv_vls_cc_64(i32)

define riscv_vls_cc(64) void @def_riscv_vls_cc_64(i32 %a) {
  ret void
}

declare riscv_vls_cc(128) void @decl_riscv_vls_cc_128(i32)

define riscv_vls_cc(128) void @def_riscv_vls_cc_128(i32 %a) {
  ret void
}

declare riscv_vls_cc(256) void @decl_riscv_vls_cc_256(i32)

define riscv_vls_cc(256) void @def_riscv_vls_cc_256(i32 %a) {
  ret void
}

declare riscv_vls_cc(512) void @decl_riscv_vls_cc_512(i32)

define riscv_vls_cc(512) void @def_riscv_vls_cc_512(i32 %a) {
  ret void
}

declare riscv_vls_cc(1024) void @decl_riscv_vls_cc_1024(i32)

define riscv_vls_cc(1024) void @def_riscv_vls_cc_1024(i32 %a) {
  ret void
}

declare riscv_vls_cc(2048) void @decl_riscv_vls_cc_2048(i32)

define riscv_vls_cc(2048) void @def_riscv_vls_cc_2048(i32 %a) {
  ret void
}

declare riscv_vls_cc(4096) void @decl_riscv_vls_cc_4096(i32)

define riscv_vls_cc(4096) void @def_riscv_vls_cc_4096(i32 %a) {
  ret void
}

declare riscv_vls_cc(8192) void @decl_riscv_vls_cc_8192(i32)

define riscv_vls_cc(8192) void @def_riscv_vls_cc_8192(i32 %a) {
  ret void
}

declare riscv_vls_cc(16384) void @decl_riscv_vls_cc_16384(i32)

define riscv_vls_cc(16384) void @def_riscv_vls_cc_16384(i32 %a) {
  ret void
}

declare riscv_vls_cc(32768) void @decl_riscv_vls_cc_32768(i32)

define riscv_vls_cc(32768) void @def_riscv_vls_cc_32768(i32 %a) {
  ret void
}

declare riscv_vls_cc(65536) void @decl_riscv_vls_cc_65536(i32)

define riscv_vls_cc(65536) void @def_riscv_vls_cc_65536(i32 %a) {
  ret void
}

declare void @cc_0()

declare fastcc void @cc_8()

declare cc12 void @cc_12()

declare cc22 void @cc_22()

declare cc63 void @cc_63()

declare cc74 void @cc_74()

declare cc128 void @cc_128()

declare cc200 void @cc_200()

declare cc1022 void @cc_1022()

declare cc1023 void @cc_1023()

declare ptx_kernel void @cc_71()

declare amdgpu_vs void @cc_87()

declare cc42 void @cc_42()

declare cc43 void @cc_43()

declare cc11 void @cc_11()

define void @calls(ptr %p) personality ptr null {
  call void @decl_ccc(i32 1)
  tail call void %p()
  call fastcc void @decl_fastcc(i32 1)
  tail call fastcc void %p()
  call coldcc void @decl_coldcc(i32 1)
  tail call coldcc void %p()
  call intel_ocl_bicc void @decl_intel_ocl_bicc(i32 1)
  tail call intel_ocl_bicc void %p()
  call cfguard_checkcc void @decl_cfguard_checkcc(i32 1)
  tail call cfguard_checkcc void %p()
  call x86_stdcallcc void @decl_x86_stdcallcc(i32 1)
  tail call x86_stdcallcc void %p()
  call x86_fastcallcc void @decl_x86_fastcallcc(i32 1)
  tail call x86_fastcallcc void %p()
  call x86_thiscallcc void @decl_x86_thiscallcc(i32 1)
  tail call x86_thiscallcc void %p()
  call x86_vectorcallcc void @decl_x86_vectorcallcc(i32 1)
  tail call x86_vectorcallcc void %p()
  call x86_regcallcc void @decl_x86_regcallcc(i32 1)
  tail call x86_regcallcc void %p()
  call arm_apcscc void @decl_arm_apcscc(i32 1)
  tail call arm_apcscc void %p()
  call arm_aapcscc void @decl_arm_aapcscc(i32 1)
  tail call arm_aapcscc void %p()
  call arm_aapcs_vfpcc void @decl_arm_aapcs_vfpcc(i32 1)
  tail call arm_aapcs_vfpcc void %p()
  call aarch64_vector_pcs void @decl_aarch64_vector_pcs(i32 1)
  tail call aarch64_vector_pcs void %p()
  call aarch64_sve_vector_pcs void @decl_aarch64_sve_vector_pcs(i32 1)
  tail call aarch64_sve_vector_pcs void %p()
  call aarch64_sme_preservemost_from_x0 void @decl_aarch64_sme_preservemost_from_x0(i32 1)
  tail call aarch64_sme_preservemost_from_x0 void %p()
  call aarch64_sme_preservemost_from_x1 void @decl_aarch64_sme_preservemost_from_x1(i32 1)
  tail call aarch64_sme_preservemost_from_x1 void %p()
  call aarch64_sme_preservemost_from_x2 void @decl_aarch64_sme_preservemost_from_x2(i32 1)
  tail call aarch64_sme_preservemost_from_x2 void %p()
  call msp430_intrcc void @decl_msp430_intrcc(i32 1)
  tail call msp430_intrcc void %p()
  call avr_intrcc  void @decl_avr_intrcc(i32 1)
  tail call avr_intrcc  void %p()
  call avr_signalcc  void @decl_avr_signalcc(i32 1)
  tail call avr_signalcc  void %p()
  call ptx_device void @decl_ptx_device(i32 1)
  tail call ptx_device void %p()
  call spir_func void @decl_spir_func(i32 1)
  tail call spir_func void %p()
  call x86_64_sysvcc void @decl_x86_64_sysvcc(i32 1)
  tail call x86_64_sysvcc void %p()
  call win64cc void @decl_win64cc(i32 1)
  tail call win64cc void %p()
  call anyregcc void @decl_anyregcc(i32 1)
  tail call anyregcc void %p()
  call swiftcc void @decl_swiftcc(i32 1)
  tail call swiftcc void %p()
  call swifttailcc void @decl_swifttailcc(i32 1)
  tail call swifttailcc void %p()
  call preserve_mostcc void @decl_preserve_mostcc(i32 1)
  tail call preserve_mostcc void %p()
  call preserve_allcc void @decl_preserve_allcc(i32 1)
  tail call preserve_allcc void %p()
  call preserve_nonecc void @decl_preserve_nonecc(i32 1)
  tail call preserve_nonecc void %p()
  call ghccc void @decl_ghccc(i32 1)
  tail call ghccc void %p()
  call hhvmcc void @decl_hhvmcc(i32 1)
  tail call hhvmcc void %p()
  call hhvm_ccc void @decl_hhvm_ccc(i32 1)
  tail call hhvm_ccc void %p()
  call cxx_fast_tlscc void @decl_cxx_fast_tlscc(i32 1)
  tail call cxx_fast_tlscc void %p()
  call amdgpu_gfx void @decl_amdgpu_gfx(i32 1)
  tail call amdgpu_gfx void %p()
  call tailcc void @decl_tailcc(i32 1)
  tail call tailcc void %p()
  call m68k_rtdcc void @decl_m68k_rtdcc(i32 1)
  tail call m68k_rtdcc void %p()
  call graalcc void @decl_graalcc(i32 1)
  tail call graalcc void %p()
  call riscv_vector_cc void @decl_riscv_vector_cc(i32 1)
  tail call riscv_vector_cc void %p()
  call cheriot_compartmentcallcc void @decl_cheriot_compartmentcallcc(i32 1)
  tail call cheriot_compartmentcallcc void %p()
  call cheriot_compartmentcalleecc void @decl_cheriot_compartmentcalleecc(i32 1)
  tail call cheriot_compartmentcalleecc void %p()
  call cheriot_librarycallcc void @decl_cheriot_librarycallcc(i32 1)
  tail call cheriot_librarycallcc void %p()
  call riscv_vls_cc(32) void @decl_riscv_vls_cc_32(i32 1)
  tail call riscv_vls_cc(32) void %p()
  call riscv_vls_cc(64) void @decl_riscv_vls_cc_64(i32 1)
  tail call riscv_vls_cc(64) void %p()
  call riscv_vls_cc(128) void @decl_riscv_vls_cc_128(i32 1)
  tail call riscv_vls_cc(128) void %p()
  call riscv_vls_cc(256) void @decl_riscv_vls_cc_256(i32 1)
  tail call riscv_vls_cc(256) void %p()
  call riscv_vls_cc(512) void @decl_riscv_vls_cc_512(i32 1)
  tail call riscv_vls_cc(512) void %p()
  call riscv_vls_cc(1024) void @decl_riscv_vls_cc_1024(i32 1)
  tail call riscv_vls_cc(1024) void %p()
  call riscv_vls_cc(2048) void @decl_riscv_vls_cc_2048(i32 1)
  tail call riscv_vls_cc(2048) void %p()
  call riscv_vls_cc(4096) void @decl_riscv_vls_cc_4096(i32 1)
  tail call riscv_vls_cc(4096) void %p()
  call riscv_vls_cc(8192) void @decl_riscv_vls_cc_8192(i32 1)
  tail call riscv_vls_cc(8192) void %p()
  call riscv_vls_cc(16384) void @decl_riscv_vls_cc_16384(i32 1)
  tail call riscv_vls_cc(16384) void %p()
  call riscv_vls_cc(32768) void @decl_riscv_vls_cc_32768(i32 1)
  tail call riscv_vls_cc(32768) void %p()
  call riscv_vls_cc(65536) void @decl_riscv_vls_cc_65536(i32 1)
  tail call riscv_vls_cc(65536) void %p()
  call cc11 void %p(i8 1)
  call cc63 void %p(i8 1)
  call cc200 void %p(i8 1)
  call cc1023 void %p(i8 1)
  invoke fastcc void @decl_fastcc(i32 1)
          to label %a unwind label %b

a:                                                ; preds = %0
  invoke intel_ocl_bicc void @decl_ccc(i32 1)
          to label %c unwind label %b

c:                                                ; preds = %a
  ret void

b:                                                ; preds = %a, %0
  %l = landingpad { ptr, i32 }
          cleanup
  unreachable
}
