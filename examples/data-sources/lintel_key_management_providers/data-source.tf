data "lintel_key_management_providers" "example" {}

output "key_management_providers" {
  value = data.lintel_key_management_providers.example.names
}
