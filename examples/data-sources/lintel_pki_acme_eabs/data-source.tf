data "lintel_pki_acme_eabs" "example" {
  mount = "pki"
}
