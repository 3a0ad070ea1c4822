data "lintel_workspace" "app" {
  organization = "acme"
  name         = "app"
}

resource "lintel_run_task" "image_scan" {
  organization = "acme"
  name         = "image-scan"
  url          = "https://scanner.example.com/hooks/terraform"
}

resource "lintel_workspace_run_task" "example" {
  workspace_id      = data.lintel_workspace.app.id
  task_id           = lintel_run_task.image_scan.id
  enforcement_level = "mandatory"
  stage             = "pre_plan"
}
