# A certificate that a server asks its clients for. It is made anew in each run, and is soon over.
ephemeral "lintel_pki_certificate" "example" {
  role        = "clients"
  common_name = "terraform.example.com"
  ttl         = "1h"
}

resource "terraform_data" "empty_cache" {
  # Another value does it again.
  triggers_replace = "1.4.2"

  provisioner "local-exec" {
    interpreter = ["bash", "-c"]
    command     = "curl --fail --cert <(echo \"$CERTIFICATE\") --key <(echo \"$PRIVATE_KEY\") --request DELETE https://cache.example.com/entries"
    environment = {
      CERTIFICATE = ephemeral.lintel_pki_certificate.example.certificate
      PRIVATE_KEY = ephemeral.lintel_pki_certificate.example.private_key
    }
  }
}
