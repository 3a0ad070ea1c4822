data "lintel_project" "payments" {
  organization = "acme"
  name         = "payments"
}

resource "lintel_run_task" "cost" {
  organization = "acme"
  name         = "project-cost"
  url          = "https://cost.example.com/hooks/terraform"
}

resource "lintel_task_config" "example" {
  task_id           = lintel_run_task.cost.id
  project_ids       = [data.lintel_project.payments.id]
  allowed_stages    = ["pre_plan", "post_plan"]
  enforcement_level = "mandatory"
}
