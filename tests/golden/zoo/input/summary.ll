; ThinLTO summary entries after the module.
source_filename = "summary.cpp"
@v = global i32 0, align 4
@vt = constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @f] }, !type !0
@al = alias i32, ptr @v
define i32 @f() {
  %1 = call i32 @g()
  ret i32 %1
}
declare i32 @g()
!0 = !{i64 16, !"_ZTS1A"}

^0 = module: (path: "summary.o", hash: (1, 2, 3, 4, 5))
^1 = gv: (name: "f", summaries: (function: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 1, dsoLocal: 0, canAutoHide: 0, importType: definition), insts: 2, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 0, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 0, mayThrow: 1, hasUnknownCall: 0, mustBeUnreachable: 0), calls: ((callee: ^2, hotness: hot, tail: 1)), typeIdInfo: (typeTests: (^5, 123), typeTestAssumeVCalls: (vFuncId: (^5, offset: 16))), refs: (^3)))) ; guid = 1
^2 = gv: (name: "g") ; guid = 2
^3 = gv: (name: "v", summaries: (variable: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 1, dsoLocal: 0, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 1, constant: 0))))
^4 = gv: (guid: 12345, summaries: (alias: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 1, dsoLocal: 0, canAutoHide: 0, importType: declaration), aliasee: ^3)))
^8 = gv: (guid: 100, summaries: (function: (module: ^0, flags: (linkage: internal, visibility: hidden, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 1, importType: definition), insts: 10, calls: ((callee: ^2, relbf: 256), (callee: ^3, hotness: critical), (callee: ^2, hotness: unknown)), typeIdInfo: (typeTestAssumeVCalls: (vFuncId: (^5, offset: 16)), typeCheckedLoadVCalls: (vFuncId: (^5, offset: 8)), typeTestAssumeConstVCalls: ((vFuncId: (^5, offset: 16), args: (42)), (vFuncId: (guid: 77, offset: 24), args: (43, 44))), typeCheckedLoadConstVCalls: ((vFuncId: (^5, offset: 16), args: (42)))), params: ((param: 0, offset: [0, 7], calls: ((callee: ^2, param: 1, offset: [-9, 3])))), refs: (writeonly ^3, readonly ^4, ^3), callsites: ((callee: ^2, clones: (0, 1), stackIds: (12345, 678))), allocs: ((versions: (none, notcold, cold), memProf: ((type: notcold, stackIds: (1, 2)), (type: cold, stackIds: (3))))))))
^9 = gv: (guid: 101, summaries: (variable: (module: ^0, flags: (linkage: linkonce_odr, visibility: protected, notEligibleToImport: 0, live: 1, dsoLocal: 0, canAutoHide: 0, importType: definition), varFlags: (readonly: 0, writeonly: 0, constant: 1, vcall_visibility: 2), vTableFuncs: ((virtFunc: ^1, offset: 16), (virtFunc: ^2, offset: 24)))))
^5 = typeid: (name: "_ZTS1A", summary: (typeTestRes: (kind: allOnes, sizeM1BitWidth: 7), wpdResolutions: ((offset: 16, wpdRes: (kind: branchFunnel))))) ; guid = 7
^10 = typeid: (name: "quoted \22 ) ( name", summary: (typeTestRes: (kind: byteArray, sizeM1BitWidth: 5, alignLog2: 3, sizeM1: 7, bitMask: 12, inlineBits: 3), wpdResolutions: ((offset: 0, wpdRes: (kind: singleImpl, singleImplName: "f", resByArg: (args: (1, 2), byArg: (kind: uniqueRetVal, info: 1, byte: 2, bit: 3)))), (offset: 8, wpdRes: (kind: indir, resByArg: (args: (3), byArg: (kind: virtualConstProp)), resByArg: (args: (4), byArg: (kind: uniformRetVal)))))))
^11 = typeid: (name: "u", summary: (typeTestRes: (kind: unsat, sizeM1BitWidth: 0)))
^12 = typeid: (name: "s", summary: (typeTestRes: (kind: single, sizeM1BitWidth: 0)))
^13 = typeid: (name: "i", summary: (typeTestRes: (kind: inline, sizeM1BitWidth: 4)))
^14 = typeid: (name: "x", summary: (typeTestRes: (kind: unknown, sizeM1BitWidth: 4)))
^6 = flags: 8
^7 = blockcount: 1
