data "lintel_project" "payments" {
  organization = "acme"
  name         = "payments"
}

resource "lintel_agent_pool" "example" {
  organization        = "acme"
  name                = "internal"
  organization_scoped = false
  allowed_project_ids = [data.lintel_project.payments.id]
}
