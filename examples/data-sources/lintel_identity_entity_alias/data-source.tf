data "lintel_identity_entity" "alice" {
  name = "alice-of-people"
}

data "lintel_identity_entity_alias" "example" {
  alias_id = data.lintel_identity_entity.alice.aliases[0].id
}
