data "lintel_identity_entities" "all" {}

output "identity_entities" {
  value = data.lintel_identity_entities.all.entities
}
