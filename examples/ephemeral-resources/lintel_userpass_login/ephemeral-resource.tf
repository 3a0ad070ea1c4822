variable "password" {
  type      = string
  sensitive = true
  ephemeral = true
}

# What a person may read, tried with the person's own token.
ephemeral "lintel_userpass_login" "example" {
  username = "alice"
  password = var.password
}

resource "terraform_data" "try" {
  provisioner "local-exec" {
    command = "curl --fail --header \"X-Vault-Token: $TOKEN\" \"$SECRETS/v1/auth/token/lookup-self\" > /dev/null"
    environment = {
      SECRETS = "https://secrets.example.com"
      TOKEN   = ephemeral.lintel_userpass_login.example.token
    }
  }
}
