list "lintel_identity_group_alias" "all" {
  provider = lintel
}
