data "lintel_project" "payments" {
  organization = "acme"
  name         = "payments"
}

resource "lintel_policy_set" "shared" {
  organization = "acme"
  name         = "shared"
  global       = true
}

resource "lintel_policy_set_project_exclusion" "example" {
  policy_set_id = lintel_policy_set.shared.id
  project_id    = data.lintel_project.payments.id
}
