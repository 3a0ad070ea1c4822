data "lintel_workspace" "heard_of" {
  organization = "acme"
  name         = "app"
}

data "lintel_notification_configurations" "example" {
  workspace_id = data.lintel_workspace.heard_of.id
}

output "notification_names" {
  value = data.lintel_notification_configurations.example.notification_configurations[*].name
}
