data "lintel_kv_secret_v1" "smtp" {
  mount = "documents"
  name  = "app/smtp"
}

output "smtp_keys" {
  value = data.lintel_kv_secret_v1.smtp.keys
}
