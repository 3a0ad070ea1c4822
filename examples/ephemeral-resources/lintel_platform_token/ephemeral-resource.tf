ephemeral "lintel_platform_token" "example" {
  role = "pipeline"
}

resource "lintel_platform_token_config" "as_pipeline" {
  mount    = "team/terraform"
  token_wo = ephemeral.lintel_platform_token.example.token
}
