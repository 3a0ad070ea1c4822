list "lintel_password_policy" "all" {
  provider = lintel
}
