data "lintel_projects" "example" {
  organization = "acme"
  q            = "pay"
}

output "project_ids" {
  value = data.lintel_projects.example.ids
}
