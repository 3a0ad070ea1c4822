resource "lintel_variable_set" "example" {
  organization = "acme"
  name         = "Credentials"
  description  = "Who runs of the project are."
  project_ids  = [data.lintel_project.payments.id]
}

resource "lintel_variable" "role" {
  variable_set_id = lintel_variable_set.example.id
  category        = "env"
  key             = "TFC_AWS_RUN_ROLE_ARN"
  value           = "arn:aws:iam::123456789012:role/runs"
}

data "lintel_project" "payments" {
  organization = "acme"
  name         = "payments"
}
