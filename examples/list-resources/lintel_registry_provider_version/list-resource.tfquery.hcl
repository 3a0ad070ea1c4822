list "lintel_registry_provider_version" "all" {
  provider = lintel

  config {
    provider_id = "acme/private/acme/internal"
  }
}
