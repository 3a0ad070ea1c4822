list "lintel_userpass_user" "all" {
  provider = lintel

  config {
    mount = "people"
  }
}
