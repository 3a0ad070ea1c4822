list "lintel_registry_module" "private" {
  provider         = lintel
  include_resource = true

  config {
    organization         = "acme"
    filter_registry_name = "private"
  }
}
