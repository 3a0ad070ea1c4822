data "lintel_workspace" "application" {
  organization = "acme"
  name         = "app"
}

data "lintel_variables" "example" {
  workspace_id = data.lintel_workspace.application.id
}

output "names" {
  value = [for variable in data.lintel_variables.example.variables : variable.key]
}
