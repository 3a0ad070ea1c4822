resource "lintel_auth_mount" "example" {
  path          = "github"
  type          = "jwt"
  description   = "Pipelines log in by their identity"
  max_lease_ttl = "1h"
}
