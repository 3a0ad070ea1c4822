data "lintel_workspace" "network" {
  organization = "acme"
  name         = "network"
}

data "lintel_workspace" "consumer" {
  organization = "acme"
  name         = "app"
}

resource "lintel_run_trigger" "example" {
  workspace_id  = data.lintel_workspace.consumer.id
  sourceable_id = data.lintel_workspace.network.id
}
