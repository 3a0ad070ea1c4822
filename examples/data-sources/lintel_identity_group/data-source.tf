data "lintel_identity_group" "example" {
  name = "platform"
}
