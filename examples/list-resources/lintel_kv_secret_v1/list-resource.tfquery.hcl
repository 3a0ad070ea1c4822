list "lintel_kv_secret_v1" "all" {
  provider = lintel

  config {
    mount = "documents"
  }
}
