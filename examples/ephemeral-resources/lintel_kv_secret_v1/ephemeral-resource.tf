ephemeral "lintel_kv_secret_v1" "smtp" {
  mount = "documents"
  name  = "app/smtp"
}

resource "terraform_data" "mail" {
  # Another value sends the message again.
  triggers_replace = "2026-11"

  provisioner "local-exec" {
    command = "umask 077 && printf %s \"$PASSWORD\" > smtp.password"
    environment = {
      PASSWORD = ephemeral.lintel_kv_secret_v1.smtp.data.password
    }
  }
}
