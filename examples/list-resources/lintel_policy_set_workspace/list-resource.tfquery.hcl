list "lintel_policy_set_workspace" "all" {
  provider = lintel

  config {
    organization = "acme"
  }
}
