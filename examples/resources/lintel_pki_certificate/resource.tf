resource "lintel_pki_role" "web" {
  name             = "web"
  allowed_domains  = ["example.com"]
  allow_subdomains = true
  key_type         = "ec"
  max_ttl          = "30d"
}

resource "lintel_pki_certificate" "example" {
  role         = lintel_pki_role.web.name
  common_name  = "shop.example.com"
  alt_names    = ["www.example.com"]
  ttl          = "30d"
  renew_before = "30%"

  lifecycle {
    create_before_destroy = true
  }
}

# Where an external policy decides, in the enterprise edition.
resource "lintel_pki_certificate" "by_policy" {
  external_policy = {
    policy   = "web"
    key_type = "ec"
  }
  common_name = "api.example.com"
  ttl         = "7d"
}
