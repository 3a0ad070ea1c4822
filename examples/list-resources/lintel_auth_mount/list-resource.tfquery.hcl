list "lintel_auth_mount" "all" {
  provider = lintel
}
