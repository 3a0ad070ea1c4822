resource "lintel_pki_key" "signing" {
  mount    = "pki"
  key_name = "signing-2026"
  key_type = "ec"
}

resource "lintel_pki_keys_config" "example" {
  mount   = lintel_pki_key.signing.mount
  default = lintel_pki_key.signing.key_id
}
