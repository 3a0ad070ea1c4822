data "lintel_identity_entity" "example" {
  name = "alice"
}
