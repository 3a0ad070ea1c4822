data "lintel_kv_config" "example" {
  mount = "team-secrets"
}
