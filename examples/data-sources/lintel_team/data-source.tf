data "lintel_team" "example" {
  organization = "acme"
  name         = "platform"
}

output "team_id" {
  value = data.lintel_team.example.id
}
