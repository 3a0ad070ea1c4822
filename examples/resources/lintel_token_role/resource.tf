resource "lintel_token_role" "example" {
  name                   = "deploy"
  allowed_policies       = ["deploy"]
  renewable              = false
  token_explicit_max_ttl = "1h"
}
