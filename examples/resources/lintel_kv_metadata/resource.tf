# The value is written by hand. The stack only says whose it is, and how long a version lives.
resource "lintel_secrets_mount" "shared" {
  path    = "shared"
  type    = "kv"
  options = { version = "2" }
}

resource "lintel_kv_metadata" "example" {
  mount                = lintel_secrets_mount.shared.path
  name                 = "payments/provider-key"
  custom_metadata      = { owner = "payments" }
  delete_version_after = "2160h"
}
