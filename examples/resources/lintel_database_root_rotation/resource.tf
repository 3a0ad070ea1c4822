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
}

resource "lintel_database_root_rotation" "example" {
  name = lintel_database_connection.orders.name

  triggers = {
    quarter = "2026-2"
  }
}
