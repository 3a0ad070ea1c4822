data "lintel_organization_memberships" "example" {
  organization = "acme"
  status       = "invited"
}

output "invited_people" {
  value = [for membership in data.lintel_organization_memberships.example.memberships : membership.email]
}
