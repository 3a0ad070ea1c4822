data "lintel_registry_provider_version" "example" {
  provider_id = "acme/private/acme/internal"
  version     = "1.0.0"
}

output "provider_can_be_installed" {
  value = data.lintel_registry_provider_version.example.complete
}
