resource "lintel_pki_root" "example" {
  mount           = "pki"
  issuer_name     = "root-2026"
  common_name     = "Example Root CA"
  organization    = ["Example"]
  key_type        = "ec"
  key_bits        = 384
  not_after       = "2046-01-01T00:00:00Z"
  max_path_length = 1

  lifecycle {
    prevent_destroy = true
  }
}
