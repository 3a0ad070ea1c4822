data "lintel_kv_metadata" "provider_key" {
  mount = "shared"
  name  = "payments/provider-key"
}

output "provider_key_version" {
  value = data.lintel_kv_metadata.provider_key.current_version
}
