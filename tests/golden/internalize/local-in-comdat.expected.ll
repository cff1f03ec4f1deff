; ModuleID = 'local-in-comdat.ll'
source_filename = "local-in-comdat.ll"

$mixed = comdat nodeduplicate

define internal void @local() comdat($mixed) {
  ret void
}

define internal void @shared() comdat($mixed) {
  call void @local()
  ret void
}

define internal void @own() {
  ret void
}
