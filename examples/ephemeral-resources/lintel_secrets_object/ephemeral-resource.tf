# A token from a path that has no type of its own. It is revoked when the run ends.
ephemeral "lintel_secrets_object" "example" {
  path = "auth/token/create-orphan"

  body = {
    policies = ["metrics"]
    ttl      = "10m"
  }
}

resource "terraform_data" "metrics" {
  # Another value fetches them again.
  triggers_replace = "2026-11"

  provisioner "local-exec" {
    command = "umask 077 && printf %s \"$TOKEN\" > metrics.token"
    environment = {
      TOKEN = ephemeral.lintel_secrets_object.example.auth.client_token
    }
  }
}
