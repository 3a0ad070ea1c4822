data "lintel_workspace" "app" {
  organization = "acme"
  name         = "app"
}

list "lintel_workspace_run_task" "app" {
  provider = lintel

  config {
    workspace_id = data.lintel_workspace.app.id
  }
}
