# The organizations exist already: this resource creates none.
resource "lintel_admin_module_consumers" "example" {
  organization = "acme"
  consumers    = ["beta", "gamma"]
}
