data "lintel_database_roles" "example" {}

output "roles" {
  value = data.lintel_database_roles.example.names
}
