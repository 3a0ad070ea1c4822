variable "platform_token" {
  type      = string
  sensitive = true
  ephemeral = true
}

resource "lintel_platform_token_config" "example" {
  address  = "https://platform.example.com"
  token_wo = var.platform_token
}
