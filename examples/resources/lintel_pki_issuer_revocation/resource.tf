resource "lintel_pki_root" "old" {
  mount       = "pki"
  issuer_name = "root-2024"
  common_name = "Example Root CA"
  key_type    = "ec"
  not_after   = "2034-01-01T00:00:00Z"
}

resource "lintel_pki_issuer_revocation" "example" {
  mount      = lintel_pki_root.old.mount
  issuer_ref = lintel_pki_root.old.issuer_name
}
