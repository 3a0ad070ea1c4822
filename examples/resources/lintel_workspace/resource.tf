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

resource "lintel_variable" "currency" {
  workspace_id = lintel_workspace.example.id
  key          = "currency"
  category     = "terraform"
  value        = "EUR"
}

data "lintel_project" "payments" {
  organization = "acme"
  name         = "payments"
}
