data "lintel_pki_acme_config" "example" {
  mount = "pki"
}
