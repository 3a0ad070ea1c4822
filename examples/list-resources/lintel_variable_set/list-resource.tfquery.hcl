list "lintel_variable_set" "all" {
  provider         = lintel
  include_resource = true

  config {
    organization = "acme"
  }
}
