list "lintel_pki_urls_config" "all" {
  provider = lintel
}
