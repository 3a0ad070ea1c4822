resource "lintel_database_role" "app" {
  name                = "app"
  db_name             = "orders"
  creation_statements = ["CREATE ROLE \"{{name}}\" LOGIN PASSWORD '{{password}}' VALID UNTIL '{{expiration}}'"]
}

ephemeral "lintel_database_credentials" "example" {
  role  = lintel_database_role.app.name
  after = [lintel_database_role.app.id]
}

resource "lintel_database_connection" "as_app" {
  name           = "orders-as-app"
  plugin_name    = "postgresql-database-plugin"
  connection_url = "postgresql://{{username}}:{{password}}@db.example.com:5432/orders"
  username       = "app"
  password_wo    = ephemeral.lintel_database_credentials.example.password
}
