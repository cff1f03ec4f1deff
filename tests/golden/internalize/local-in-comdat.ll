; RUN: nvopt '-passes=internalize<preserve-gv=local>' %s
; What is internal already keeps nothing: what is asked for is a name that others see. As opt-22.
$mixed = comdat any
$own = comdat any

define internal void @local() comdat($mixed) {
  ret void
}

define void @shared() comdat($mixed) {
  call void @local()
  ret void
}

define void @own() comdat {
  ret void
}
