ephemeral "lintel_generated_password" "example" {
  policy = "database"
}

resource "lintel_database_connection" "example" {
  name                = "orders"
  plugin_name         = "postgresql-database-plugin"
  connection_url      = "postgresql://{{username}}:{{password}}@db.example.com:5432/orders"
  username            = "lintel"
  password_wo         = ephemeral.lintel_generated_password.example.password
  password_wo_version = 1
  allowed_roles       = ["app"]
}
