; ModuleID = '<string>'
source_filename = "<string>"

%Foo = type { i32, i32 }

declare void @ia(ptr inalloca(%Foo))

declare swiftcc void @sw(ptr swiftself, ptr swifterror)

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare token @llvm.call.preallocated.setup(i32 immarg) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.call.preallocated.arg(token, i32 immarg) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.call.preallocated.teardown(token) #0

declare void @pre(ptr preallocated(%Foo), ptr preallocated(i32))

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #0

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #0

define swiftcc void @f(ptr swiftself %self) {
  %err = alloca swifterror ptr, align 8
  store ptr null, ptr %err, align 8
  call swiftcc void @sw(ptr swiftself %self, ptr swifterror %err)
  %sp = call ptr @llvm.stacksave.p0()
  %x = alloca inalloca %Foo, align 4
  call void @ia(ptr inalloca(%Foo) %x)
  call void @llvm.stackrestore.p0(ptr %sp)
  ret void
}

define void @p() {
  %t = call token @llvm.call.preallocated.setup(i32 2)
  %a = call ptr @llvm.call.preallocated.arg(token %t, i32 0) #1
  %b = call ptr @llvm.call.preallocated.arg(token %t, i32 1) #2
  call void @pre(ptr preallocated(%Foo) %a, ptr preallocated(i32) %b) [ "preallocated"(token %t) ]
  ret void
}

attributes #0 = { nocallback nofree nosync nounwind willreturn }
attributes #1 = { preallocated(%Foo) }
attributes #2 = { preallocated(i32) }
