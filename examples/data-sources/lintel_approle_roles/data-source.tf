data "lintel_approle_roles" "example" {}

output "approle_roles" {
  value = data.lintel_approle_roles.example.names
}
