action "lintel_pki_tidy" "example" {
  config {
    mount              = "pki"
    tidy_cert_store    = true
    tidy_revoked_certs = true
    safety_buffer      = "72h"
  }
}
