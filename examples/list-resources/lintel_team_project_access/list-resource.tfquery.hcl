# A data source in a .tf file can supply the id, too: data.lintel_project.payments.id. Query files cannot contain data sources.
variable "project_id" {
  type = string
}

list "lintel_team_project_access" "all" {
  provider         = lintel
  include_resource = true

  config {
    project_id = var.project_id
  }
}
