action "lintel_transit_key_rotation" "example" {
  config {
    name = "orders"
  }
}
