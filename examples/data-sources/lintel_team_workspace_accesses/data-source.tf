data "lintel_workspace" "of_teams" {
  organization = "acme"
  name         = "app"
}

data "lintel_team_workspace_accesses" "example" {
  workspace_id = data.lintel_workspace.of_teams.id
}

output "teams_of_workspace" {
  value = [for access in data.lintel_team_workspace_accesses.example.accesses : access.team_id]
}
