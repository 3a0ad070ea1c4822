list "lintel_policy_set" "all" {
  provider = lintel

  config {
    organization = "acme"
  }
}
