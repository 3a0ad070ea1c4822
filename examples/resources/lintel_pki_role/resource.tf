resource "lintel_pki_role" "example" {
  name             = "web"
  allowed_domains  = ["example.com"]
  allow_subdomains = true
  key_type         = "ec"
  max_ttl          = "30d"
}
