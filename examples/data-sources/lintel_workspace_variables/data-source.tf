data "lintel_workspace" "inspected" {
  organization = "acme"
  name         = "app"
}

data "lintel_workspace_variables" "example" {
  workspace_id = data.lintel_workspace.inspected.id
}

output "variables_that_count" {
  value = [for variable in data.lintel_workspace_variables.example.variables : variable.key if variable.overwritten_by == null]
}
