list "lintel_variable_set_project" "all" {
  provider = lintel

  config {
    organization = "acme"
  }
}
