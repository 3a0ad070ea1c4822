resource "lintel_team" "example" {
  organization = "acme"
  name         = "developers"
  visibility   = "organization"

  organization_access = {
    read_workspaces = true
    manage_modules  = true
  }
}
