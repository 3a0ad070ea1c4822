data "lintel_transit_key" "orders" {
  name = "orders"
}

output "latest_version" {
  value = data.lintel_transit_key.orders.latest_version
}
