data "lintel_project" "payments" {
  organization = "acme"
  name         = "payments"
}

resource "lintel_team" "developers" {
  organization = "acme"
  name         = "developers-of-payments"
}

resource "lintel_team_project_access" "example" {
  team_id    = lintel_team.developers.id
  project_id = data.lintel_project.payments.id
  access     = "custom"

  workspace_access = {
    runs   = "plan"
    create = true
  }
}
