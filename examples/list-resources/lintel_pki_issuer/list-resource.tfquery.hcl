list "lintel_pki_issuer" "all" {
  provider = lintel

  config {
    mount = "pki"
  }
}
