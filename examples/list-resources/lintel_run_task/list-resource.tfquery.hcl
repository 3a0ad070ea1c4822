list "lintel_run_task" "all" {
  provider         = lintel
  include_resource = true

  config {
    organization = "acme"
  }
}
