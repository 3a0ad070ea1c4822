data "lintel_key_management_provider" "example" {
  name = "store"
}
