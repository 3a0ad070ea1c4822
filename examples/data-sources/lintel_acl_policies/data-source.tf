data "lintel_acl_policies" "example" {}

output "acl_policies" {
  value = data.lintel_acl_policies.example.names
}
