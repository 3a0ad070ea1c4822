list "lintel_kv_secret" "all" {
  provider = lintel

  config {
    mount = "apps"
  }
}
