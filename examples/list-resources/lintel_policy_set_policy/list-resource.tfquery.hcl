list "lintel_policy_set_policy" "all" {
  provider = lintel

  config {
    organization = "acme"
  }
}
