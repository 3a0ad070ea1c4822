resource "lintel_auth_mount" "people" {
  path = "people"
  type = "userpass"
}

resource "lintel_identity_entity" "alice" {
  name = "alice-of-people"
}

resource "lintel_identity_entity_alias" "example" {
  name           = "alice"
  mount_accessor = lintel_auth_mount.people.accessor
  canonical_id   = lintel_identity_entity.alice.entity_id
}
