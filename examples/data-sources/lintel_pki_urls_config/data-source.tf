data "lintel_pki_urls_config" "example" {
  mount = "pki"
}
