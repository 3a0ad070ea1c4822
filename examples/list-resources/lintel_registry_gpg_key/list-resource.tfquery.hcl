list "lintel_registry_gpg_key" "all" {
  provider = lintel

  config {
    organization = "acme"
  }
}
