data "lintel_workspace" "notified" {
  organization = "acme"
  name         = "app"
}

resource "lintel_notification_configuration" "of_operators" {
  workspace_id     = data.lintel_workspace.notified.id
  name             = "Operators"
  destination_type = "generic"
  url              = "https://hooks.example.com/runs"
}

data "lintel_notification_configuration" "example" {
  workspace_id = lintel_notification_configuration.of_operators.workspace_id
  name         = lintel_notification_configuration.of_operators.name
}

output "notified_about" {
  value = data.lintel_notification_configuration.example.triggers
}
