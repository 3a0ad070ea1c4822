variable "platform_token" {
  type      = string
  sensitive = true
  ephemeral = true
}

resource "lintel_platform_token_config" "example" {
  token_wo = var.platform_token
}

# The single token of the organization.
resource "lintel_platform_token_role" "acme" {
  mount        = lintel_platform_token_config.example.mount
  name         = "acme"
  organization = "acme"
}

resource "lintel_platform_token_rotation" "example" {
  role = lintel_platform_token_role.acme.name

  triggers = {
    month = "2026-03"
  }
}
