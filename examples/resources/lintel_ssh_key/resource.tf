variable "modules_key" {
  type      = string
  ephemeral = true
}

resource "lintel_ssh_key" "example" {
  organization     = "acme"
  name             = "modules"
  value_wo         = var.modules_key
  value_wo_version = 1

  lifecycle {
    # Workspaces use the key: they get the new one before the old one goes.
    create_before_destroy = true
  }
}
