data "lintel_teams" "example" {
  organization = "acme"
  names        = ["owners", "platform"]
}

output "team_ids" {
  value = data.lintel_teams.example.ids
}
