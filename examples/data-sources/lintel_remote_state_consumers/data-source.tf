data "lintel_workspace" "producer" {
  organization = "acme"
  name         = "network"
}

data "lintel_remote_state_consumers" "example" {
  workspace_id = data.lintel_workspace.producer.id
}

output "workspaces_that_read_the_network" {
  value = [for workspace in data.lintel_remote_state_consumers.example.consumers : workspace.name]
}
