resource "lintel_auth_mount" "machines" {
  path = "machines"
  type = "approle"
}

resource "lintel_approle_role" "web" {
  mount              = lintel_auth_mount.machines.path
  name               = "web"
  token_policies     = ["web"]
  secret_id_ttl      = "90d"
  secret_id_num_uses = 10
}

# The machine unwraps it within an hour. The state has no secret id.
resource "lintel_approle_secret_id" "example" {
  mount        = lintel_auth_mount.machines.path
  role         = lintel_approle_role.web.name
  wrap_ttl     = "1h"
  renew_before = "7d"
  cidr_list    = ["10.1.0.0/16"]

  lifecycle {
    create_before_destroy = true
  }
}
