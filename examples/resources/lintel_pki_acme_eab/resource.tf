resource "lintel_pki_role" "web" {
  name             = "web"
  allowed_domains  = ["example.com"]
  allow_subdomains = true
}

# A new binding each year, for a client that is installed later. Its key is in the state.
resource "lintel_pki_acme_eab" "example" {
  mount = lintel_pki_role.web.mount
  role  = lintel_pki_role.web.name

  triggers = {
    year = "2026"
  }
}
