data "lintel_project" "payments" {
  organization = "acme"
  name         = "payments"
}

list "lintel_task_config" "payments" {
  provider         = lintel
  include_resource = true

  config {
    organization = "acme"
    project_id   = data.lintel_project.payments.id
  }
}
