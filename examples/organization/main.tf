# An organization from nothing but a connection to repositories: everything is named, and nothing is looked up by its id.

locals {
  services = ["billing", "catalog", "checkout", "identity", "orders", "payments", "search", "shipping", "stock", "web"]
  stages   = ["staging", "production"]

  # 20 workspaces.
  workspaces = {
    for pair in setproduct(local.services, local.stages) : join("-", pair) => { service = pair[0], stage = pair[1] }
  }
}

data "lintel_oauth_token" "main" {
  oauth_client_name = "main"
}

# Where things are: a project for each stage, and one for what both share.

resource "lintel_project" "stage" {
  for_each = toset(local.stages)

  name        = each.key
  description = "All services in ${each.key}."
  tags        = { stage = each.key }
}

resource "lintel_project" "network" {
  name                   = "network"
  default_execution_mode = "agent"
  default_agent_pool_id  = lintel_agent_pool.network.id
}

resource "lintel_agent_pool" "network" {
  name = "network"
}

resource "lintel_workspace" "network" {
  name       = "core-network"
  project_id = lintel_project.network.id
}

resource "lintel_workspace" "service" {
  for_each = local.workspaces

  name              = each.key
  project_id        = lintel_project.stage[each.value.stage].id
  auto_apply        = each.value.stage == "staging"
  working_directory = "services/${each.value.service}"
  tags              = { service = each.value.service }
}

# What the network applies, the services follow.
resource "lintel_run_trigger" "after_network" {
  for_each = { for name, one in local.workspaces : name => one if one.service == "web" }

  workspace_id  = lintel_workspace.service[each.key].id
  sourceable_id = lintel_workspace.network.id
}

# What runs get.

resource "lintel_variable" "service" {
  for_each = local.workspaces

  workspace_id = lintel_workspace.service[each.key].id
  category     = "terraform"
  key          = "service"
  value        = each.value.service
}

resource "lintel_variable" "regions" {
  workspace_id = lintel_workspace.network.id
  category     = "terraform"
  key          = "regions"
  hcl          = true
  value        = jsonencode(["eu-central-1", "eu-west-1"])
}

resource "lintel_variable_set" "account" {
  for_each = toset(local.stages)

  name        = "account-${each.key}"
  project_ids = [lintel_project.stage[each.key].id]
}

resource "lintel_variable" "account" {
  for_each = toset(local.stages)

  variable_set_id  = lintel_variable_set.account[each.key].id
  category         = "env"
  key              = "TF_VAR_account_key"
  sensitive        = true
  value_wo         = var.account_keys[each.key]
  value_wo_version = 1
}

resource "lintel_variable_set" "guard" {
  name     = "guard"
  global   = true
  priority = true
}

resource "lintel_variable" "guard" {
  variable_set_id = lintel_variable_set.guard.id
  category        = "env"
  key             = "TF_CLI_ARGS_plan"
  value           = "-lock-timeout=5m"
}

# Who may do what.

resource "lintel_team" "developers" {
  name       = "developers"
  visibility = "organization"
}

resource "lintel_team_member" "developers" {
  for_each = toset(["linus", "grace"])

  team_id  = lintel_team.developers.id
  username = each.key
}

resource "lintel_team_project_access" "staging" {
  team_id    = lintel_team.developers.id
  project_id = lintel_project.stage["staging"].id
  access     = "write"
}

resource "lintel_team_project_access" "production" {
  team_id    = lintel_team.developers.id
  project_id = lintel_project.stage["production"].id
  access     = "custom"

  workspace_access = {
    runs      = "plan"
    variables = "read"
  }
}

resource "lintel_team_workspace_access" "network" {
  team_id      = lintel_team.developers.id
  workspace_id = lintel_workspace.network.id
  access       = "read"
}

# What every run must pass.

resource "lintel_policy" "buckets" {
  name              = "no-public-buckets"
  kind              = "opa"
  query             = "data.platform.buckets.deny"
  enforcement_level = "mandatory"
  source_file       = "${path.module}/policies/no-public-buckets.rego"
}

resource "lintel_policy_set" "production" {
  name        = "production"
  kind        = "opa"
  policy_ids  = [lintel_policy.buckets.id]
  project_ids = [lintel_project.stage["production"].id]
}

resource "lintel_run_task" "scan" {
  name = "scan"
  url  = "https://scanner.example.com/hooks/terraform"
}

resource "lintel_workspace_run_task" "scan" {
  for_each = { for name, one in local.workspaces : name => one if one.stage == "production" }

  workspace_id      = lintel_workspace.service[each.key].id
  task_id           = lintel_run_task.scan.id
  enforcement_level = "mandatory"
  stage             = "post_plan"
}

# Modules: by the tags of a repository, and by a branch of one of its folders. The first needs no code.

resource "lintel_registry_module" "vpc" {
  vcs_repo = {
    identifier         = "acme/terraform-aws-vpc"
    display_identifier = "acme/terraform-aws-vpc"
    oauth_token_id     = data.lintel_oauth_token.main.id
  }
}

resource "lintel_registry_module" "subnets" {
  name            = "subnets"
  module_provider = "aws"
  initial_version = "1.0.0"

  vcs_repo = {
    identifier         = "acme/terraform-aws-vpc"
    display_identifier = "acme/terraform-aws-vpc"
    oauth_token_id     = data.lintel_oauth_token.main.id
    branch             = "main"
    source_directory   = "modules/subnets"
  }

  test_config = { tests_enabled = true }
}

resource "lintel_no_code_module" "vpc" {
  registry_module_id = lintel_registry_module.vpc.registry_module_id
  enabled            = true
  version_pin        = "1.0.0"

  variable_options = [
    {
      name    = "name"
      type    = "string"
      options = ["primary", "secondary"]
    },
  ]
}

# Who gets messages about what. The address is a secret.

resource "lintel_notification_configuration" "production" {
  project_id       = lintel_project.stage["production"].id
  name             = "operators"
  destination_type = "slack"
  url_wo           = var.channel_address
  url_wo_version   = 1
  enabled          = true
  triggers         = ["run:needs_attention", "run:errored"]
}

# What has no type of its own.

resource "lintel_platform_object" "assessments" {
  type          = "organizations"
  path          = "/organizations/${var.organization}"
  always_exists = true
  attributes    = { "assessments-enforced" = true }
}
