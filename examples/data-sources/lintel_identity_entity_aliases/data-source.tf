data "lintel_identity_entity" "bob" {
  name = "bob"
}

data "lintel_identity_entity_aliases" "bob" {
  canonical_id = data.lintel_identity_entity.bob.entity_id
}

output "logins_of_bob" {
  value = data.lintel_identity_entity_aliases.bob.aliases[*].name
}
