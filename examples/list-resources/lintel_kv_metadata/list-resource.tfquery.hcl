list "lintel_kv_metadata" "all" {
  provider = lintel

  config {
    mount = "shared"
  }
}
