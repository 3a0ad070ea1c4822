data "lintel_project" "payments" {
  organization = "acme"
  name         = "payments"
}

resource "lintel_variable_set" "regions" {
  organization = "acme"
  name         = "Regions"
}

resource "lintel_variable_set_project" "example" {
  variable_set_id = lintel_variable_set.regions.id
  project_id      = data.lintel_project.payments.id
}
