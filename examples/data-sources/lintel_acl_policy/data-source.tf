data "lintel_acl_policy" "example" {
  name = "default"
}
