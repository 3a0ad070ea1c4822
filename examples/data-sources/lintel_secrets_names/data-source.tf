data "lintel_secrets_names" "example" {
  path = "sys/quotas/rate-limit"
}
