data "lintel_registry_gpg_key" "example" {
  organization = "acme"
  key_id       = "2B042905A32D7D18"
}

output "release_key" {
  value = data.lintel_registry_gpg_key.example.ascii_armor
}
