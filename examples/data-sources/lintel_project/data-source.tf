data "lintel_project" "example" {
  organization = "acme"
  name         = "payments"
}

output "project_id" {
  value = data.lintel_project.example.id
}
