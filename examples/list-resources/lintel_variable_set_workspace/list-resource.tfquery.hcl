list "lintel_variable_set_workspace" "all" {
  provider = lintel

  config {
    organization = "acme"
  }
}
