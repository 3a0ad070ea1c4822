variable "orders_root_password" {
  type      = string
  sensitive = true
  ephemeral = true
}

resource "lintel_database_connection" "example" {
  name           = "orders"
  plugin_name    = "postgresql-database-plugin"
  connection_url = "postgresql://{{username}}:{{password}}@db.example.com:5432/orders"
  username       = "root"
  password_wo    = var.orders_root_password
  allowed_roles  = ["reporting"]

  parameters = {
    max_open_connections = "4"
  }
}
