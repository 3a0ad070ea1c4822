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
