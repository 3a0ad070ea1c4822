variable "orders_root_password" {
  type      = string
  sensitive = true
  ephemeral = true
}

resource "lintel_database_connection" "orders" {
  name           = "orders"
  plugin_name    = "postgresql-database-plugin"
  connection_url = "postgresql://{{username}}:{{password}}@db.example.com:5432/orders"
  username       = "root"
  password_wo    = var.orders_root_password
  allowed_roles  = ["app"]
}

resource "lintel_database_role" "example" {
  name        = "app"
  db_name     = lintel_database_connection.orders.name
  default_ttl = "1h"
  max_ttl     = "24h"

  creation_statements = [
    "CREATE ROLE \"{{name}}\" LOGIN PASSWORD '{{password}}' VALID UNTIL '{{expiration}}'",
    "GRANT SELECT ON ALL TABLES IN SCHEMA public TO \"{{name}}\"",
  ]
}
