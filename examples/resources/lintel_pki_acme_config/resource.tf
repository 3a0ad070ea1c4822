# Without these headers, no ACME client works.
resource "lintel_secrets_mount" "example" {
  path                        = "pki"
  type                        = "pki"
  allowed_response_headers    = ["Last-Modified", "Link", "Location", "Replay-Nonce"]
  passthrough_request_headers = ["If-Modified-Since"]
}

resource "lintel_pki_cluster_config" "example" {
  mount = lintel_secrets_mount.example.path
  path  = "https://secrets.example.com:8200/v1/pki"
}

resource "lintel_pki_acme_config" "example" {
  mount                    = lintel_pki_cluster_config.example.mount
  enabled                  = true
  allowed_roles            = ["web"]
  default_directory_policy = "role:web"
  eab_policy               = "new-account-required"
}
