variable "issuing_certificate" {
  description = "The certificate of the CA, followed by those of its chain."
  type        = string
}

resource "lintel_pki_issuer" "example" {
  mount       = "pki"
  issuer_name = "issuing-2026"
  certificate = var.issuing_certificate
  usage       = ["issuing-certificates", "crl-signing", "ocsp-signing"]

  leaf_not_after_behavior = "truncate"
}
