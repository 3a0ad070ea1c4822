list "lintel_policy_set_project_exclusion" "all" {
  provider = lintel

  config {
    organization = "acme"
  }
}
