data "lintel_variables" "example" {
  workspace_id = "ws-app"
}

output "names" {
  value = [for variable in data.lintel_variables.example.variables : variable.key]
}
