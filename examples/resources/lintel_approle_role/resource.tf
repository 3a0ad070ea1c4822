resource "lintel_auth_mount" "approle" {
  path = "approle"
  type = "approle"
}

resource "lintel_approle_role" "example" {
  mount          = lintel_auth_mount.approle.path
  name           = "deploy"
  token_policies = ["deploy"]
  token_ttl      = "1h"
  secret_id_ttl  = "24h"
}
