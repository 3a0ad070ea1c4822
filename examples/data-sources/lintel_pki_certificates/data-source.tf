data "lintel_pki_certificates" "example" {
  mount = "pki"
}
