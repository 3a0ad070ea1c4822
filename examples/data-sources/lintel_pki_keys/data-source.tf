data "lintel_pki_keys" "example" {
  mount = "pki"
}
