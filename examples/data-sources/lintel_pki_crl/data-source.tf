data "lintel_pki_crl" "example" {
  mount      = "pki"
  issuer_ref = "root-2026"
}
