resource "lintel_pki_acme_config" "example" {
  mount                    = "pki"
  enabled                  = true
  allowed_roles            = ["web"]
  default_directory_policy = "role:web"
  eab_policy               = "new-account-required"
}
