data "lintel_workspace" "app" {
  organization = "acme"
  name         = "app"
}

data "lintel_variables" "example" {
  workspace_id = data.lintel_workspace.app.id
}

output "names" {
  value = [for variable in data.lintel_variables.example.variables : variable.key]
}
