data "lintel_pki_issuer" "current" {
  mount      = "pki"
  issuer_ref = "root-2026"
}

resource "lintel_pki_issuers_config" "example" {
  mount   = "pki"
  default = data.lintel_pki_issuer.current.issuer_id
}
