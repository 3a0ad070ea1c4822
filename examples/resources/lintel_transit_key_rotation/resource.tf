resource "lintel_transit_key" "orders" {
  name = "orders"
}

resource "lintel_transit_key_rotation" "example" {
  name = lintel_transit_key.orders.name

  triggers = {
    incident = "INC-1207"
  }
}
