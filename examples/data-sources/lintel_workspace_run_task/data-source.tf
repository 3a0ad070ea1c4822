data "lintel_workspace_run_task" "example" {
  workspace_id = "ws-app"
  task_id      = "task-7oD7doVTQdAFnMLV"
}
