data "lintel_run_task" "project_cost" {
  organization = "acme"
  name         = "project-cost"
}

data "lintel_task_config" "cost" {
  task_id = data.lintel_run_task.project_cost.id
}

output "cost_projects" {
  value = data.lintel_task_config.cost.project_ids
}
