resource "lintel_pki_issuer_revocation" "example" {
  mount      = "pki"
  issuer_ref = "root-2024"
}
