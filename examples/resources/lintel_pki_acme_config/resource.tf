# Without these headers, no ACME client works.
resource "lintel_secrets_mount" "example" {
  path                        = "pki-acme"
  type                        = "pki"
  allowed_response_headers    = ["Last-Modified", "Link", "Location", "Replay-Nonce"]
  passthrough_request_headers = ["If-Modified-Since"]
}

resource "lintel_pki_cluster_config" "example" {
  mount = lintel_secrets_mount.example.path
  path  = "https://secrets.example.com:8200/v1/pki-acme"
}

resource "lintel_pki_role" "web" {
  mount            = lintel_secrets_mount.example.path
  name             = "web"
  allowed_domains  = ["example.com"]
  allow_subdomains = true
}

resource "lintel_pki_acme_config" "example" {
  mount                    = lintel_pki_cluster_config.example.mount
  enabled                  = true
  allowed_roles            = [lintel_pki_role.web.name]
  default_directory_policy = "role:${lintel_pki_role.web.name}"
  eab_policy               = "new-account-required"
}
