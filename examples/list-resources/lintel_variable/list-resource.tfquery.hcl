list "lintel_variable" "all" {
  provider         = lintel
  include_resource = true

  config {
    workspace_id = "ws-app"
  }
}
