resource "lintel_secrets_mount" "payments" {
  path    = "payments"
  type    = "kv"
  options = { version = "2" }
}

resource "lintel_kv_config" "example" {
  mount        = lintel_secrets_mount.payments.path
  max_versions = 20
  cas_required = true
}
