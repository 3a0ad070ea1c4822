action "lintel_pki_certificate_revocation" "example" {
  config {
    mount         = "pki"
    serial_number = "17:67:16:b0:b9:45:58:c0:3a:29"
  }
}
