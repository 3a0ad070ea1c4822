list "lintel_identity_group_member" "all" {
  provider = lintel
}
