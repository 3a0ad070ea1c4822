resource "lintel_pki_intermediate_request" "example" {
  mount        = "pki"
  key_name     = "issuing-2026"
  common_name  = "Example Issuing CA"
  organization = ["Example"]
  key_type     = "ec"
  key_bits     = 384

  lifecycle {
    prevent_destroy = true
  }
}
