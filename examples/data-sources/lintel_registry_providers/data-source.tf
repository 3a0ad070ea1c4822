data "lintel_registry_providers" "example" {
  organization         = "acme"
  filter_registry_name = "private"
}

output "private_providers" {
  value = data.lintel_registry_providers.example.providers[*].name
}
