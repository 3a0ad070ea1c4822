data "lintel_workspace" "app" {
  organization = "acme"
  name         = "app"
}

resource "lintel_policy_set" "shared" {
  organization = "acme"
  name         = "shared"
}

resource "lintel_policy_set_workspace_exclusion" "example" {
  policy_set_id = lintel_policy_set.shared.id
  workspace_id  = data.lintel_workspace.app.id
}
