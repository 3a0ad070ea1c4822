list "lintel_pki_root" "all" {
  provider = lintel

  config {
    mount = "pki"
  }
}
