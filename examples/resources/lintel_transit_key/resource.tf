resource "lintel_secrets_mount" "transit" {
  path = "transit"
  type = "transit"
}

resource "lintel_transit_key" "example" {
  mount              = lintel_secrets_mount.transit.path
  name               = "orders"
  auto_rotate_period = "30d"
}
