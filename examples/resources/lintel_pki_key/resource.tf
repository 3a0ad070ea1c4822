resource "lintel_pki_key" "example" {
  mount    = "pki"
  key_name = "signing-2026"
  key_type = "ec"
  key_bits = 384

  lifecycle {
    prevent_destroy = true
  }
}
