resource "lintel_identity_entity" "bob" {
  name = "bob"
}

resource "lintel_identity_group" "example" {
  name              = "platform"
  policies          = ["platform"]
  member_entity_ids = [lintel_identity_entity.bob.entity_id]
}
