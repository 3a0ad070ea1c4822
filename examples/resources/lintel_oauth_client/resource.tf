variable "github_token" {
  type      = string
  ephemeral = true
}

resource "lintel_oauth_client" "example" {
  organization           = "acme"
  name                   = "GitHub"
  service_provider       = "github"
  oauth_token_wo         = var.github_token
  oauth_token_wo_version = 1
}
