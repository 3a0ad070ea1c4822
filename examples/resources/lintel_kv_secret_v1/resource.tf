resource "lintel_secrets_mount" "documents" {
  path    = "documents"
  type    = "kv"
  options = { version = "1" }
}

resource "lintel_kv_secret_v1" "example" {
  mount = lintel_secrets_mount.documents.path
  name  = "app/smtp"

  data_wo = {
    host     = "smtp.example.com"
    port     = 587
    password = var.smtp_password
  }
}

variable "smtp_password" {
  type      = string
  sensitive = true
  ephemeral = true
}
