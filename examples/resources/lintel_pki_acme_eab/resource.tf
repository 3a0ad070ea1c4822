# A new binding each year, for a client that is installed later. Its key is in the state.
resource "lintel_pki_acme_eab" "example" {
  mount = "pki"
  role  = "web"

  triggers = {
    year = "2026"
  }
}
