resource "lintel_secrets_mount" "example" {
  path              = "shop"
  type              = "database"
  description       = "Credentials of the shop's databases"
  default_lease_ttl = "1h"
  max_lease_ttl     = "1d"
}
