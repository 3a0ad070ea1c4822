action "lintel_database_root_rotation" "example" {
  config {
    name = "orders"
  }
}
