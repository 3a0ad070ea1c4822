list "lintel_pki_role" "all" {
  provider = lintel

  config {
    mount = "pki"
  }
}
