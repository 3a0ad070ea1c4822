list "lintel_identity_entity_alias" "all" {
  provider = lintel
}
