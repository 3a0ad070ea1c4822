data "lintel_admin_organization" "example" {
  name    = "acme"
  include = ["owners"]
}

output "workspace_limit" {
  value = data.lintel_admin_organization.example.workspace_limit
}
