data "lintel_project" "paying" {
  organization = "acme"
  name         = "payments"
}

data "lintel_task_configs" "payments" {
  organization = "acme"
  project_id   = data.lintel_project.paying.id
}

output "payments_run_tasks" {
  value = data.lintel_task_configs.payments.task_configs[*].task_name
}
