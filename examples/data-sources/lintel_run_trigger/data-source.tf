data "lintel_workspace" "started" {
  organization = "acme"
  name         = "app"
}

data "lintel_workspace" "starting" {
  organization = "acme"
  name         = "network"
}

resource "lintel_run_trigger" "after_network" {
  workspace_id  = data.lintel_workspace.started.id
  sourceable_id = data.lintel_workspace.starting.id
}

data "lintel_run_trigger" "example" {
  workspace_id  = lintel_run_trigger.after_network.workspace_id
  sourceable_id = lintel_run_trigger.after_network.sourceable_id
}

output "started_after" {
  value = data.lintel_run_trigger.example.sourceable_name
}
