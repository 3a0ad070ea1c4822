resource "lintel_workspace" "example" {
  organization   = "acme"
  name           = "billing"
  description    = "What is paid."
  project_id     = data.lintel_project.payments.id
  execution_mode = "remote"

  tags = {
    team = "payments"
  }
}

data "lintel_project" "payments" {
  organization = "acme"
  name         = "payments"
}
