resource "lintel_auth_mount" "ci" {
  path = "ci"
  type = "jwt"
}

resource "lintel_identity_group" "deployers" {
  name = "deployers"
  type = "external"
}

resource "lintel_identity_group_alias" "example" {
  name           = "deployers"
  mount_accessor = lintel_auth_mount.ci.accessor
  canonical_id   = lintel_identity_group.deployers.group_id
}
