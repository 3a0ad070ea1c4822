data "lintel_pki_issuer" "example" {
  mount      = "pki"
  issuer_ref = "default"
}

output "authority" {
  value = data.lintel_pki_issuer.example.certificate
}
