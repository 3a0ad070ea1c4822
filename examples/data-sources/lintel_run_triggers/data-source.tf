data "lintel_workspace" "source" {
  organization = "acme"
  name         = "network"
}

data "lintel_run_triggers" "example" {
  workspace_id = data.lintel_workspace.source.id
  direction    = "outbound"
}

output "starts_after_network" {
  value = data.lintel_run_triggers.example.run_triggers[*].workspace_name
}
