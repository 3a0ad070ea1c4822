data "lintel_kv_config" "example" {
  mount = "payments"
}
