list "lintel_approle_role" "all" {
  provider = lintel
}
