data "lintel_pki_key" "example" {
  mount   = "pki"
  key_ref = "signing-2026"
}
