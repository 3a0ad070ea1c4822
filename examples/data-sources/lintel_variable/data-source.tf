data "lintel_workspace" "app" {
  organization = "acme"
  name         = "app"
}

resource "lintel_variable" "region" {
  workspace_id = data.lintel_workspace.app.id
  key          = "region"
  category     = "terraform"
  value        = "eu-1"
}

data "lintel_variable" "example" {
  workspace_id = lintel_variable.region.workspace_id
  category     = lintel_variable.region.category
  key          = lintel_variable.region.key
}

output "region" {
  value = data.lintel_variable.example.value
}
