data "lintel_identity_group" "deployers" {
  name = "deployers"
}

data "lintel_identity_group_alias" "example" {
  alias_id = data.lintel_identity_group.deployers.alias.id
}
