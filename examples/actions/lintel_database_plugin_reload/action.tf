action "lintel_database_plugin_reload" "example" {
  config {
    plugin_name = "postgresql-database-plugin"
  }
}
