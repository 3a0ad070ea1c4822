data "lintel_workspaces" "example" {
  organization = "acme"
  names        = ["app", "network"]
}

output "workspace_ids" {
  value = data.lintel_workspaces.example.ids
}
