list "lintel_transit_key" "all" {
  provider = lintel

  config {
    mount = "transit"
  }
}
