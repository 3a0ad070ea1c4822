list "lintel_no_code_module" "all" {
  provider         = lintel
  include_resource = true

  config {
    organization = "acme"
  }
}
