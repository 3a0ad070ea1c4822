list "lintel_key_management_provider" "all" {
  provider = lintel

  config {
    mount = "keymgmt"
  }
}
