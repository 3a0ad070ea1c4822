resource "lintel_variable" "example" {
  workspace_id = data.lintel_workspace.app.id
  key          = "regions"
  category     = "terraform"
  description  = "Where it runs."
  hcl          = true
  value        = jsonencode(["eu-1", "eu-2"])
}

data "lintel_workspace" "app" {
  organization = "acme"
  name         = "app"
}
