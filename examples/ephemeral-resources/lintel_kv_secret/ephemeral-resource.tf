ephemeral "lintel_kv_secret" "shop" {
  mount = "apps"
  name  = "shop/database"
}

resource "terraform_data" "migration" {
  # Another value runs it again.
  triggers_replace = "2026-11"

  provisioner "local-exec" {
    command = "umask 077 && printf %s \"$PASSWORD\" > database.password"
    environment = {
      PASSWORD = ephemeral.lintel_kv_secret.shop.data.password
    }
  }
}
