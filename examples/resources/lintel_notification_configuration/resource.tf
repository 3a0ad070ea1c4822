variable "channel_address" {
  type      = string
  ephemeral = true
}

data "lintel_workspace" "watched" {
  organization = "acme"
  name         = "app"
}

resource "lintel_notification_configuration" "example" {
  workspace_id     = data.lintel_workspace.watched.id
  name             = "Operators"
  destination_type = "slack"
  url_wo           = var.channel_address
  url_wo_version   = 1
  enabled          = true
  triggers         = ["run:needs_attention", "run:errored"]
}
