resource "lintel_database_plugin_reload" "example" {
  plugin_name = "postgresql-database-plugin"

  triggers = {
    version = "1.2.0"
  }
}

output "reset_connections" {
  value = lintel_database_plugin_reload.example.connections
}
