list "lintel_run_task_global_configuration" "all" {
  provider         = lintel
  include_resource = true

  config {
    organization = "acme"
  }
}
