# A data source in a .tf file can supply the id, too: data.lintel_project.payments.id. Query files cannot contain data sources.
variable "project_id" {
  type = string
}

list "lintel_task_config" "payments" {
  provider         = lintel
  include_resource = true

  config {
    organization = "acme"
    project_id   = var.project_id
  }
}
