# A user that is there while Terraform runs.
ephemeral "lintel_database_credentials" "example" {
  role = "migration"
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
