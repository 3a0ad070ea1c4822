resource "lintel_approle_role" "example" {
  name           = "deploy"
  token_policies = ["deploy"]
  token_ttl      = "1h"
  secret_id_ttl  = "24h"
}
