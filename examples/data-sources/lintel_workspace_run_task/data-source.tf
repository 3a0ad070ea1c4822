data "lintel_workspace" "scanned" {
  organization = "acme"
  name         = "app"
}

data "lintel_run_task" "image_scan" {
  organization = "acme"
  name         = "image-scan"
}

data "lintel_workspace_run_task" "example" {
  workspace_id = data.lintel_workspace.scanned.id
  task_id      = data.lintel_run_task.image_scan.id
}
