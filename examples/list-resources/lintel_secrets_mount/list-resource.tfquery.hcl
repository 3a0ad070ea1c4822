list "lintel_secrets_mount" "all" {
  provider = lintel
}
