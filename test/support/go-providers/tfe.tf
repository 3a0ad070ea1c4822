terraform {
  required_providers {
    tfe = { source = "hashicorp/tfe" }
  }
}

resource "tfe_organization_run_task" "scan" {
  organization = "acme"
  name         = "scan"
  url          = "https://hooks.example"
}

resource "tfe_workspace_run_task" "app" {
  workspace_id      = "ws-app"
  task_id           = tfe_organization_run_task.scan.id
  enforcement_level = "advisory"
  stages            = ["post_plan"]
}
