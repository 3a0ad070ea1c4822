resource "lintel_identity_entity" "alice" {
  name = "alice"
}

resource "lintel_identity_group" "platform" {
  name     = "platform"
  policies = ["deploy"]
}

resource "lintel_identity_group_member" "example" {
  group_id  = lintel_identity_group.platform.group_id
  entity_id = lintel_identity_entity.alice.entity_id
}
