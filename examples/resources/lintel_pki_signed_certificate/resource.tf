variable "api_request" {
  description = "Made where the key is: openssl req -new -key api.key -subj /CN=api.example.com"
  type        = string
}

resource "lintel_pki_signed_certificate" "example" {
  role         = "web"
  common_name  = "api.example.com"
  csr          = var.api_request
  ttl          = "90d"
  renew_before = "15d"
}
