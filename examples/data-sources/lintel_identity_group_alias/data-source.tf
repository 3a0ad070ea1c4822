data "lintel_identity_group_alias" "example" {
  alias_id = "34982d3d-e3ce-5d8b-6e5f-b9bb34246c31"
}
