resource "lintel_pki_auto_tidy_config" "example" {
  mount              = "pki"
  enabled            = true
  tidy_cert_store    = true
  tidy_revoked_certs = true
  tidy_acme          = true
  interval_duration  = "12h"
  safety_buffer      = "72h"
}
