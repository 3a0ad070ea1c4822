list "lintel_admin_module_consumers" "all" {
  provider         = lintel
  include_resource = true
}
