data "lintel_kv_secrets_v1" "all" {
  mount     = "documents"
  recursive = true
}

output "documents" {
  value = data.lintel_kv_secrets_v1.all.names
}
