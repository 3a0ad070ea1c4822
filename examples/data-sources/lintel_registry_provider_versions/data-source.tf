data "lintel_registry_provider_versions" "example" {
  provider_id = "acme/private/acme/internal"
}

output "published_provider_versions" {
  value = data.lintel_registry_provider_versions.example.versions[*].version
}
