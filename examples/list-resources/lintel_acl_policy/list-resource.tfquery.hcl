list "lintel_acl_policy" "all" {
  provider = lintel
}
