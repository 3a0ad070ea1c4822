action "lintel_database_connection_reset" "example" {
  config {
    name = "orders"
  }
}
