data "lintel_organization" "example" {
  name = "acme"
}

output "default_project_id" {
  value = data.lintel_organization.example.default_project_id
}
