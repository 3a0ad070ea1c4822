# A data source in a .tf file can supply the id, too: data.lintel_workspace.app.id. Query files cannot contain data sources.
variable "workspace_id" {
  type = string
}

list "lintel_workspace_run_task" "app" {
  provider = lintel

  config {
    workspace_id = var.workspace_id
  }
}
