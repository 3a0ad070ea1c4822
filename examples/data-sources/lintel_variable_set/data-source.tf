resource "lintel_variable_set" "credentials" {
  organization = "acme"
  name         = "Credentials"
}

data "lintel_variable_set" "example" {
  organization = lintel_variable_set.credentials.organization
  name         = lintel_variable_set.credentials.name
}

output "variable_set_id" {
  value = data.lintel_variable_set.example.id
}
