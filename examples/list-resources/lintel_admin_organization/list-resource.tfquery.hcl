list "lintel_admin_organization" "sharing" {
  provider         = lintel
  include_resource = true

  config {
    filter_module_producer = true
  }
}
