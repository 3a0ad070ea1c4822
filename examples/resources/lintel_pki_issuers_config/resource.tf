resource "lintel_pki_root" "current" {
  mount       = "pki"
  issuer_name = "root-2026"
  common_name = "Example Root CA"
  key_type    = "ec"
  not_after   = "2036-01-01T00:00:00Z"
}

resource "lintel_pki_issuers_config" "example" {
  mount   = lintel_pki_root.current.mount
  default = lintel_pki_root.current.issuer_id
}
