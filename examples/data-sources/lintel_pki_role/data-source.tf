data "lintel_pki_role" "example" {
  name = "web"
}
