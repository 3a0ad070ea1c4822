data "lintel_team" "with_members" {
  organization = "acme"
  name         = "owners"
}

data "lintel_team_members" "example" {
  team_id = data.lintel_team.with_members.id
}

output "owners" {
  value = [for member in data.lintel_team_members.example.members : member.username]
}
