data "lintel_pki_keys_config" "example" {
  mount = "pki"
}
