resource "lintel_pki_crl_config" "example" {
  mount                     = "pki"
  expiry                    = "72h"
  auto_rebuild              = true
  auto_rebuild_grace_period = "12h"
  enable_delta              = true
  delta_rebuild_interval    = "15m"
}
