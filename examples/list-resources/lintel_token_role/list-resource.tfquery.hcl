list "lintel_token_role" "all" {
  provider = lintel
}
