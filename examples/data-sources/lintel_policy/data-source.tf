data "lintel_policy" "example" {
  organization = "acme"
  name         = "restrict-instance-types"
}
