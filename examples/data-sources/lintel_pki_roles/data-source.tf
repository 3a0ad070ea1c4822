data "lintel_pki_roles" "example" {}

output "roles" {
  value = data.lintel_pki_roles.example.names
}
