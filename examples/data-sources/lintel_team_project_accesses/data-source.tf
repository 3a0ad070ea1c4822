data "lintel_project" "of_teams" {
  organization = "acme"
  name         = "payments"
}

data "lintel_team_project_accesses" "example" {
  project_id = data.lintel_project.of_teams.id
}

output "teams_of_project" {
  value = [for access in data.lintel_team_project_accesses.example.accesses : access.team_id]
}
