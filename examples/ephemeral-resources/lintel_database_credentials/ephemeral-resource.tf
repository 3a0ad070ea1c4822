# Made by this very run: `after` has the user fetched when the role is there.
resource "lintel_database_role" "migration" {
  name                = "migration"
  db_name             = "orders"
  default_ttl         = "10m"
  creation_statements = ["CREATE ROLE \"{{name}}\" LOGIN PASSWORD '{{password}}' VALID UNTIL '{{expiration}}' IN ROLE orders_owner"]
}

# A user that is there while Terraform runs.
ephemeral "lintel_database_credentials" "example" {
  role  = lintel_database_role.migration.name
  after = [lintel_database_role.migration.id]
}

resource "terraform_data" "orders_table" {
  provisioner "local-exec" {
    command = "psql --command='CREATE TABLE IF NOT EXISTS orders (id bigint PRIMARY KEY)'"
    environment = {
      PGHOST     = "db.example.com"
      PGDATABASE = "orders"
      PGUSER     = ephemeral.lintel_database_credentials.example.username
      PGPASSWORD = ephemeral.lintel_database_credentials.example.password
      # What the user makes must belong to somebody who stays.
      PGOPTIONS = "--role=orders_owner"
    }
  }
}
