list "lintel_workspace_run_task" "app" {
  provider = lintel

  config {
    workspace_id = "ws-app"
  }
}
