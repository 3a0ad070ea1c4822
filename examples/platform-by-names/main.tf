# What exists is looked up by its name.

variable "organization" {
  type    = string
  default = "acme"
}

data "lintel_project" "default" {
  organization = var.organization
  name         = "Default Project"
}

data "lintel_project" "payments" {
  organization = var.organization
  name         = "payments"
}

data "lintel_workspace" "network" {
  organization = var.organization
  name         = "network"
}

data "lintel_agent_pool" "main" {
  organization = var.organization
  name         = "main"
}

data "lintel_oauth_token" "main" {
  organization      = var.organization
  oauth_client_name = "main"
}

# A policy that stops runs of all workspaces of a project, except for one.

resource "lintel_policy" "no_public_buckets" {
  organization      = var.organization
  name              = "no-public-buckets"
  description       = "Refuses buckets that everyone can read."
  kind              = "opa"
  query             = "data.platform.buckets.deny"
  enforcement_level = "mandatory"
  source_file       = "${path.module}/policies/no-public-buckets.rego"
}

resource "lintel_policy_set" "buckets" {
  organization           = var.organization
  name                   = "buckets"
  description            = "What buckets must have."
  kind                   = "opa"
  policy_ids             = [lintel_policy.no_public_buckets.id]
  project_ids            = [data.lintel_project.default.id]
  excluded_workspace_ids = [data.lintel_workspace.network.id]
}

resource "lintel_policy_set_parameter" "allowed" {
  policy_set_id = lintel_policy_set.buckets.id
  key           = "allowed_regions"
  value         = jsonencode(["eu-central-1"])
}

# A run task for the whole organization, and one for a project, which an agent calls in the private network.

resource "lintel_run_task" "image_scan" {
  organization = var.organization
  name         = "image-scan"
  url          = "https://scanner.example.com/hooks/terraform"
  description  = "Scans the images that a plan would start."
}

resource "lintel_run_task_global_configuration" "image_scan" {
  task_id           = lintel_run_task.image_scan.id
  stages            = ["post_plan"]
  enforcement_level = "mandatory"
}

resource "lintel_run_task" "cost" {
  organization  = var.organization
  name          = "cost-estimate"
  url           = "https://cost.internal.example.com/hooks/terraform"
  agent_pool_id = data.lintel_agent_pool.main.id
}

resource "lintel_task_config" "cost" {
  task_id           = lintel_run_task.cost.id
  project_ids       = [data.lintel_project.payments.id]
  allowed_stages    = ["pre_plan", "post_plan"]
  enforcement_level = "advisory"
}

# A module whose versions come from a repository, and one that is published from a folder.

resource "lintel_registry_module" "vpc" {
  organization = var.organization

  vcs_repo = {
    identifier         = "acme/terraform-aws-vpc"
    display_identifier = "acme/terraform-aws-vpc"
    oauth_token_id     = data.lintel_oauth_token.main.id
  }
}

resource "lintel_registry_module" "network" {
  organization    = var.organization
  name            = "network"
  module_provider = "aws"
}

resource "lintel_registry_module_version" "network" {
  module_id        = lintel_registry_module.network.id
  version          = "1.0.0"
  source_directory = "${path.module}/modules/network"
}

# A provider that is published from the files of its release, with the key that has signed them.

resource "lintel_registry_gpg_key" "release" {
  organization = var.organization
  ascii_armor  = file("${path.module}/release-key.asc")
}

resource "lintel_registry_provider" "internal" {
  organization = var.organization
  name         = "internal"
}

resource "lintel_registry_provider_version" "internal" {
  provider_id      = lintel_registry_provider.internal.id
  version          = "1.0.0"
  key_id           = lintel_registry_gpg_key.release.key_id
  source_directory = "${path.module}/release"
}
