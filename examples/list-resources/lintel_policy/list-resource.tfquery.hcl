list "lintel_policy" "opa" {
  provider         = lintel
  include_resource = true

  config {
    organization = "acme"
    filter_kind  = "opa"
  }
}
