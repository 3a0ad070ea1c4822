list "lintel_team_member" "all" {
  provider = lintel

  config {
    organization = "acme"
  }
}
