# The password that is in force while Terraform runs.
ephemeral "lintel_database_static_credentials" "example" {
  role = "reporting"
}

resource "terraform_data" "daily_orders" {
  # Another value does it again.
  triggers_replace = "2026-01-31"

  provisioner "local-exec" {
    command = "psql --command='REFRESH MATERIALIZED VIEW daily_orders'"
    environment = {
      PGHOST     = "db.example.com"
      PGDATABASE = "orders"
      PGUSER     = ephemeral.lintel_database_static_credentials.example.username
      PGPASSWORD = ephemeral.lintel_database_static_credentials.example.password
    }
  }
}
