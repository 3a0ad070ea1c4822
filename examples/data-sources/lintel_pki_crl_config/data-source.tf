data "lintel_pki_crl_config" "example" {
  mount = "pki"
}
