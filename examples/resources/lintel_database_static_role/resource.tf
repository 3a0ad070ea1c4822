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
  allowed_roles  = ["reporting"]
}

resource "lintel_database_static_role" "example" {
  name              = "reporting"
  username          = "reporting"
  db_name           = lintel_database_connection.orders.name
  rotation_schedule = "0 3 * * SUN"
  rotation_window   = "1h"
}
