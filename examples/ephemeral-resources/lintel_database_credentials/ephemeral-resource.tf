ephemeral "lintel_database_credentials" "example" {
  role = "app"
}

resource "lintel_database_connection" "as_app" {
  name           = "orders-as-app"
  plugin_name    = "postgresql-database-plugin"
  connection_url = "postgresql://{{username}}:{{password}}@db.example.com:5432/orders"
  username       = "app"
  password_wo    = ephemeral.lintel_database_credentials.example.password
}
