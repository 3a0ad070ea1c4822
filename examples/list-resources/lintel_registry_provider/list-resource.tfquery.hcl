list "lintel_registry_provider" "all" {
  provider = lintel

  config {
    organization = "acme"
  }
}
