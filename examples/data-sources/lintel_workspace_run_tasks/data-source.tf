data "lintel_workspace" "checked" {
  organization = "acme"
  name         = "app"
}

data "lintel_workspace_run_tasks" "example" {
  workspace_id = data.lintel_workspace.checked.id
}

output "mandatory_run_tasks" {
  value = [for task in data.lintel_workspace_run_tasks.example.workspace_run_tasks : task.task_id if task.enforcement_level == "mandatory"]
}
