# The proxy creates its ACME account while Terraform runs, and nobody else can use the key afterwards.
ephemeral "lintel_pki_acme_eab" "example" {
  mount = "pki"
  role  = "web"
}

resource "terraform_data" "account" {
  # Another value creates another account.
  triggers_replace = "2026"

  provisioner "local-exec" {
    command = "curl --fail --request PUT --user \"$EAB_ID:$EAB_KEY\" https://proxy.example.com/acme/account"
    environment = {
      EAB_ID  = ephemeral.lintel_pki_acme_eab.example.eab_id
      EAB_KEY = ephemeral.lintel_pki_acme_eab.example.key
    }
  }
}
