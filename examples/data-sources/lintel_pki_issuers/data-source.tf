data "lintel_pki_issuers" "example" {
  mount = "pki"
}

output "default_issuer" {
  value = one([for issuer in data.lintel_pki_issuers.example.issuers : issuer.issuer_id if issuer.is_default])
}
