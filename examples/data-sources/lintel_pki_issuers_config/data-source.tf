data "lintel_pki_issuers_config" "example" {
  mount = "pki"
}
