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

resource "lintel_database_static_role" "reporting" {
  name            = "reporting"
  username        = "reporting"
  db_name         = lintel_database_connection.orders.name
  rotation_period = "30d"
}

resource "lintel_database_role_rotation" "example" {
  role = lintel_database_static_role.reporting.name

  triggers = {
    incident = "INC-1207"
  }
}
