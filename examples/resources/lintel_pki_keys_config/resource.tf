resource "lintel_pki_keys_config" "example" {
  mount   = "pki"
  default = "signing-2026"
}
