data "lintel_database_connection" "example" {
  name = "orders"
}
