terraform {
  required_providers {
    tfe = { source = "hashicorp/tfe" }
  }
}

provider "tfe" {
  organization = "acme"
}

variable "changed" {
  type    = bool
  default = false
}

resource "tfe_project" "tunnels" {
  name = "tunnels"
}

resource "tfe_workspace" "plain" {
  name         = "plain"
  project_id   = tfe_project.tunnels.id
  force_delete = true
}

resource "tfe_workspace" "tagged" {
  name           = "tagged"
  execution_mode = var.changed ? "remote" : "local"
  tag_names      = ["dug"]
  force_delete   = true
}

resource "tfe_workspace_settings" "app" {
  workspace_id   = "ws-app"
  execution_mode = var.changed ? "local" : "agent"
  agent_pool_id  = var.changed ? null : "apool-main"
}

resource "tfe_registry_module" "branch" {
  organization    = "acme"
  name            = "tunnel"
  module_provider = "gopher"

  vcs_repo {
    identifier         = "acme/terraform-aws-vpc"
    display_identifier = "acme/terraform-aws-vpc"
    oauth_token_id     = "ot-main"
    branch             = var.changed ? "next" : "main"
  }
}

data "tfe_workspace_ids" "tagged" {
  tag_names  = ["dug"]
  depends_on = [tfe_workspace.tagged]
}

output "found" {
  value = {
    modes  = [tfe_workspace.plain.execution_mode, tfe_workspace.tagged.execution_mode]
    tagged = keys(data.tfe_workspace_ids.tagged.ids)
  }
}
