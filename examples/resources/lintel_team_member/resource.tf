resource "lintel_team" "example" {
  organization = "acme"
  name         = "on-call"
}

resource "lintel_team_member" "example" {
  for_each = toset(["ada", "grace"])

  team_id  = lintel_team.example.id
  username = each.key
}
