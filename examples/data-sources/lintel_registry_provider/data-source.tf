data "lintel_registry_provider" "example" {
  organization = "acme"
  name         = "internal"
}

output "provider_may_be_deleted" {
  value = data.lintel_registry_provider.example.permissions.can_delete
}
