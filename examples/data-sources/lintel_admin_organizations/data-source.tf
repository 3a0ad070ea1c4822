data "lintel_admin_organizations" "example" {
  filter_module_producer = true
}

output "organizations_that_share_modules" {
  value = [for organization in data.lintel_admin_organizations.example.organizations : organization.name]
}
