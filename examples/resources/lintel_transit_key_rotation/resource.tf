resource "lintel_secrets_mount" "ciphers" {
  path = "ciphers"
  type = "transit"
}

resource "lintel_transit_key" "orders" {
  mount = lintel_secrets_mount.ciphers.path
  name  = "orders"

  # Otherwise, a destroy is refused.
  deletion_allowed = true
}

resource "lintel_transit_key_rotation" "example" {
  mount = lintel_secrets_mount.ciphers.path
  name  = lintel_transit_key.orders.name

  triggers = {
    incident = "INC-1207"
  }
}
