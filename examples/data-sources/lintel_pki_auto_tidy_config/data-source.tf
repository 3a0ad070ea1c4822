data "lintel_pki_auto_tidy_config" "example" {
  mount = "pki"
}
