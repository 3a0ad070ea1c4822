data "lintel_workspace" "example" {
  organization = "acme"
  name         = "app"
}

output "workspace_id" {
  value = data.lintel_workspace.example.id
}
