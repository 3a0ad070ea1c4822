data "lintel_workspace" "app" {
  organization = "acme"
  name         = "app"
}

resource "lintel_team" "developers" {
  organization = "acme"
  name         = "developers-of-app"
}

resource "lintel_team_workspace_access" "example" {
  team_id      = lintel_team.developers.id
  workspace_id = data.lintel_workspace.app.id
  access       = "custom"

  permissions = {
    runs           = "plan"
    variables      = "read"
    state_versions = "read-outputs"
  }
}
