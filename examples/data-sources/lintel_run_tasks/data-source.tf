data "lintel_run_tasks" "example" {
  organization = "acme"
}

output "run_task_addresses" {
  value = { for task in data.lintel_run_tasks.example.run_tasks : task.name => task.url }
}
