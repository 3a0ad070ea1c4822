resource "lintel_database_connection_reset" "example" {
  name = "orders"

  triggers = {
    failover = "2026-03-01"
  }
}
