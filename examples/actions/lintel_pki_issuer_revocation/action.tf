action "lintel_pki_issuer_revocation" "example" {
  config {
    mount      = "pki"
    issuer_ref = "root-2024"
  }
}
