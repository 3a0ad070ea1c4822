# A wrapped secret id for a machine, which unwraps it within five minutes.
ephemeral "lintel_approle_secret_id" "example" {
  role             = "web"
  ttl              = "24h"
  wrap_ttl         = "5m"
  destroy_on_close = false
}

resource "terraform_data" "hand_over" {
  # Another value hands over another one.
  triggers_replace = "1.4.2"

  provisioner "local-exec" {
    command = "umask 077 && printf %s \"$TOKEN\" > web.wrapping-token"
    environment = {
      TOKEN = ephemeral.lintel_approle_secret_id.example.wrapping_token
    }
  }
}
