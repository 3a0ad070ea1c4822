list "lintel_pki_key" "all" {
  provider = lintel

  config {
    mount = "pki"
  }
}
