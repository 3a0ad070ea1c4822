list "lintel_pki_crl_config" "all" {
  provider = lintel
}
