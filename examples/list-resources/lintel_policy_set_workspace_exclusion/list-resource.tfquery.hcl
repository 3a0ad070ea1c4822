list "lintel_policy_set_workspace_exclusion" "all" {
  provider = lintel

  config {
    organization = "acme"
  }
}
