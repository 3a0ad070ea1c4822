data "lintel_organization_membership" "example" {
  organization = "acme"
  email        = "mary@acme.example"
}

output "membership_id" {
  value = data.lintel_organization_membership.example.id
}
