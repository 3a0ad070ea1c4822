# A data source in a .tf file can supply the id, too: data.lintel_workspace.app.id. Query files cannot contain data sources.
variable "workspace_id" {
  type = string
}

list "lintel_notification_configuration" "all" {
  provider         = lintel
  include_resource = true

  config {
    workspace_id = var.workspace_id
  }
}
