variable "api_request" {
  description = "Made where the key is: openssl req -new -key api.key -subj /CN=api.example.com"
  type        = string
}

resource "lintel_pki_role" "web" {
  name             = "web"
  allowed_domains  = ["example.com"]
  allow_subdomains = true
  key_type         = "ec"
  max_ttl          = "90d"
}

resource "lintel_pki_signed_certificate" "example" {
  role         = lintel_pki_role.web.name
  common_name  = "api.example.com"
  csr          = var.api_request
  ttl          = "90d"
  renew_before = "15d"
}
