resource "lintel_team_project_access" "platform" {
  team_id    = data.lintel_team.of_project.id
  project_id = data.lintel_project.accessed.id
  access     = "read"
}

data "lintel_team" "of_project" {
  organization = "acme"
  name         = "platform"
}

data "lintel_project" "accessed" {
  organization = "acme"
  name         = "payments"
}

data "lintel_team_project_access" "example" {
  team_id    = lintel_team_project_access.platform.team_id
  project_id = lintel_team_project_access.platform.project_id
}

output "access_to_project" {
  value = data.lintel_team_project_access.example.access
}
