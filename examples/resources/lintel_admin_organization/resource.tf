# The organization is there already, and is forgotten on destroy.
resource "lintel_admin_organization" "example" {
  name                             = "acme"
  infra_build_worker_apply_timeout = "12h"
  workspace_limit                  = 200
}
