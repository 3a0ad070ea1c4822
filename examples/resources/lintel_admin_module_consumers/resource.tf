resource "lintel_admin_module_consumers" "example" {
  organization = "acme"
  consumers    = ["beta", "gamma"]
}
