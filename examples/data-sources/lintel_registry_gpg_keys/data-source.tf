data "lintel_registry_gpg_keys" "example" {
  organizations = ["acme"]
}

output "release_key_ids" {
  value = data.lintel_registry_gpg_keys.example.keys[*].key_id
}
