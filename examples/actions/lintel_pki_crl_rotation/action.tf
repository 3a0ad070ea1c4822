action "lintel_pki_crl_rotation" "example" {
  config {
    mount = "pki"
  }
}
