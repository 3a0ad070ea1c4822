resource "lintel_run_task" "license_scan" {
  organization = "acme"
  name         = "license-scan"
  url          = "https://scanner.example.com/hooks/licenses"
}

resource "lintel_run_task_global_configuration" "example" {
  task_id           = lintel_run_task.license_scan.id
  stages            = ["post_plan"]
  enforcement_level = "mandatory"
}
