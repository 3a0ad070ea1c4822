data "lintel_database_connections" "example" {}

output "connections" {
  value = data.lintel_database_connections.example.names
}
