resource "lintel_pki_urls_config" "example" {
  mount                   = "pki"
  issuing_certificates    = ["http://pki.example.com/v1/pki/issuer/{{issuer_id}}/der"]
  crl_distribution_points = ["http://pki.example.com/v1/pki/issuer/{{issuer_id}}/crl/der"]
  ocsp_servers            = ["http://pki.example.com/v1/pki/ocsp"]
  enable_templating       = true
}
