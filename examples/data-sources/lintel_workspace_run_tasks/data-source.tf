data "lintel_workspace_run_tasks" "example" {
  workspace_id = "ws-app"
}

output "mandatory_run_tasks" {
  value = [for task in data.lintel_workspace_run_tasks.example.workspace_run_tasks : task.task_id if task.enforcement_level == "mandatory"]
}
