data "lintel_variable_sets" "example" {
  organization = "acme"
}

output "ids" {
  value = data.lintel_variable_sets.example.ids
}
