resource "lintel_team_workspace_access" "platform" {
  team_id      = data.lintel_team.of_workspace.id
  workspace_id = data.lintel_workspace.accessed.id
  access       = "read"
}

data "lintel_team" "of_workspace" {
  organization = "acme"
  name         = "platform"
}

data "lintel_workspace" "accessed" {
  organization = "acme"
  name         = "app"
}

data "lintel_team_workspace_access" "example" {
  team_id      = lintel_team_workspace_access.platform.team_id
  workspace_id = lintel_team_workspace_access.platform.workspace_id
}

output "access_to_workspace" {
  value = data.lintel_team_workspace_access.example.access
}
