resource "lintel_pki_crl_rotation" "example" {
  mount = "pki"
}
