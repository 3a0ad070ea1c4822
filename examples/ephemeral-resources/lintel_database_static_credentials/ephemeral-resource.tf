ephemeral "lintel_database_static_credentials" "example" {
  role = "reporting"
}

resource "lintel_database_connection" "as_reporting" {
  name           = "orders-as-reporting"
  plugin_name    = "postgresql-database-plugin"
  connection_url = "postgresql://{{username}}:{{password}}@db.example.com:5432/orders"
  username       = "reporting"
  password_wo    = ephemeral.lintel_database_static_credentials.example.password
}
