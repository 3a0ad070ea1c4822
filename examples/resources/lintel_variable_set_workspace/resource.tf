data "lintel_workspace" "app" {
  organization = "acme"
  name         = "app"
}

resource "lintel_variable_set" "regions" {
  organization = "acme"
  name         = "Regions"
}

resource "lintel_variable_set_workspace" "example" {
  variable_set_id = lintel_variable_set.regions.id
  workspace_id    = data.lintel_workspace.app.id
}
