resource "lintel_registry_provider" "internal" {
  organization = "acme"
  name         = "internal"
}
