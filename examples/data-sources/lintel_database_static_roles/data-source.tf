data "lintel_database_static_roles" "example" {}

output "static_roles" {
  value = data.lintel_database_static_roles.example.names
}
