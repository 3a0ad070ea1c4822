data "lintel_secrets_object" "example" {
  path   = "sys/quotas/config"
  fields = ["rate_limit_exempt_paths"]
}
