list "lintel_pki_acme_config" "all" {
  provider = lintel
}
