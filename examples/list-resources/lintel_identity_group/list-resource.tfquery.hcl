list "lintel_identity_group" "all" {
  provider = lintel
}
