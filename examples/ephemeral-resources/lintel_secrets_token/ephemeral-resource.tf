# A token that may take a snapshot and nothing else, for as long as Terraform runs.
ephemeral "lintel_secrets_token" "example" {
  role     = "snapshots"
  policies = ["snapshot"]
  ttl      = "10m"
}

resource "terraform_data" "snapshot" {
  # Another value takes another snapshot.
  triggers_replace = "1.4.2"

  provisioner "local-exec" {
    command = "curl --fail --header \"X-Vault-Token: $TOKEN\" --output before.snap \"$SECRETS/v1/sys/storage/raft/snapshot\""
    environment = {
      SECRETS = "https://secrets.example.com"
      TOKEN   = ephemeral.lintel_secrets_token.example.token
    }
  }
}
