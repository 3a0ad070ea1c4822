list "lintel_identity_entity" "all" {
  provider = lintel
}
