resource "lintel_database_root_rotation" "example" {
  name = "orders"

  triggers = {
    quarter = "2026-2"
  }
}
