list "lintel_policy_set_project" "all" {
  provider = lintel

  config {
    organization = "acme"
  }
}
