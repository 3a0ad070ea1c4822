resource "lintel_namespace" "payments" {
  path            = "payments"
  custom_metadata = { team = "payments", contact = "payments@example.com" }
}

# A mount in the namespace.
resource "lintel_secrets_mount" "database" {
  namespace = lintel_namespace.payments.full_path
  path      = "database"
  type      = "database"
}
