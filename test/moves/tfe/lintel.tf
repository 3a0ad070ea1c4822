moved {
  from = tfe_admin_organization_settings.acme
  to   = lintel_admin_organization.acme
}

resource "lintel_admin_organization" "acme" {
  name                  = "acme"
  access_beta_tools     = true
  global_module_sharing = false
  workspace_limit       = 200
}

moved {
  from = tfe_organization_module_sharing.acme
  to   = lintel_admin_module_consumers.acme
}

resource "lintel_admin_module_consumers" "acme" {
  organization = lintel_admin_organization.acme.name
  consumers    = ["beta"]
}

moved {
  from = tfe_organization_run_task.plain
  to   = lintel_run_task.plain
}

resource "lintel_run_task" "plain" {
  organization = "acme"
  name         = "plain"
  url          = "https://scanner.example.com/hooks/terraform"
  description  = "Scans the images that a plan would start."
}

moved {
  from = tfe_organization_run_task.disabled
  to   = lintel_run_task.disabled
}

resource "lintel_run_task" "disabled" {
  organization = "acme"
  name         = "disabled"
  url          = "https://scanner.example.com/hooks/terraform"
  enabled      = false
}

moved {
  from = tfe_organization_run_task.keyed
  to   = lintel_run_task.keyed
}

resource "lintel_run_task" "keyed" {
  organization = "acme"
  name         = "keyed"
  url          = "https://scanner.example.com/hooks/terraform"
  hmac_key     = "placeholder"
}

moved {
  from = tfe_organization_run_task.versioned
  to   = lintel_run_task.versioned
}

resource "lintel_run_task" "versioned" {
  organization        = "acme"
  name                = "versioned"
  url                 = "https://scanner.example.com/hooks/terraform"
  hmac_key_wo         = "placeholder"
  hmac_key_wo_version = 3
}

moved {
  from = tfe_organization_run_task_global_settings.plain
  to   = lintel_run_task_global_configuration.plain
}

resource "lintel_run_task_global_configuration" "plain" {
  task_id           = lintel_run_task.plain.id
  enforcement_level = "mandatory"
  stages            = ["pre_plan", "post_plan"]
}

moved {
  from = tfe_workspace_run_task.stages
  to   = lintel_workspace_run_task.stages
}

resource "lintel_workspace_run_task" "stages" {
  workspace_id      = "ws-app"
  task_id           = lintel_run_task.keyed.id
  enforcement_level = "mandatory"
  stages            = ["pre_plan", "pre_apply"]
}

moved {
  from = tfe_workspace_run_task.stage
  to   = lintel_workspace_run_task.stage
}

resource "lintel_workspace_run_task" "stage" {
  workspace_id      = "ws-network"
  task_id           = lintel_run_task.keyed.id
  enforcement_level = "advisory"
  stage             = "post_plan"
}

moved {
  from = tfe_policy.sentinel
  to   = lintel_policy.sentinel
}

resource "lintel_policy" "sentinel" {
  organization      = "acme"
  name              = "sentinel"
  description       = "This policy always passes."
  source            = "main = rule { true }\n"
  enforcement_level = "hard-mandatory"
}

moved {
  from = tfe_policy.opa
  to   = lintel_policy.opa
}

resource "lintel_policy" "opa" {
  organization      = "acme"
  name              = "opa"
  kind              = "opa"
  query             = "data.acme.deny"
  source            = "package acme\n\ndeny contains \"no\" if false\n"
  enforcement_level = "mandatory"
}

moved {
  from = tfe_policy.defaults
  to   = lintel_policy.defaults
}

resource "lintel_policy" "defaults" {
  organization      = "acme"
  name              = "defaults"
  source            = "main = rule { true }"
  enforcement_level = "soft-mandatory"
}

moved {
  from = tfe_sentinel_policy.old
  to   = lintel_policy.old
}

resource "lintel_policy" "old" {
  organization      = "acme"
  name              = "old"
  source            = "main = rule { true }"
  enforcement_level = "advisory"
}

moved {
  from = tfe_policy_set.repository
  to   = lintel_policy_set.repository
}

resource "lintel_policy_set" "repository" {
  organization           = "acme"
  name                   = "repository"
  description            = "What every workspace must meet."
  policies_path          = "baseline"
  policy_update_patterns = ["**/*.sentinel"]

  vcs_repo = {
    identifier     = "acme/policy-library"
    oauth_token_id = "ot-main"
  }
}

moved {
  from = tfe_policy_set.members
  to   = lintel_policy_set.members
}

resource "lintel_policy_set" "members" {
  organization  = "acme"
  name          = "members"
  policy_ids    = [lintel_policy.sentinel.id, lintel_policy.old.id]
  workspace_ids = ["ws-app"]
}

moved {
  from = tfe_policy_set.everywhere
  to   = lintel_policy_set.everywhere
}

resource "lintel_policy_set" "everywhere" {
  organization = "acme"
  name         = "everywhere"
  global       = true
}

moved {
  from = tfe_policy_set.opa
  to   = lintel_policy_set.opa
}

resource "lintel_policy_set" "opa" {
  organization = "acme"
  name         = "opa"
  kind         = "opa"
  overridable  = true
}

moved {
  from = tfe_policy_set.shared
  to   = lintel_policy_set.shared
}

resource "lintel_policy_set" "shared" {
  organization = "acme"
  name         = "shared"
}

moved {
  from = tfe_policy_set_parameter.limit
  to   = lintel_policy_set_parameter.limit
}

resource "lintel_policy_set_parameter" "limit" {
  policy_set_id = lintel_policy_set.shared.id
  key           = "limit"
  value         = "500"
}

moved {
  from = tfe_policy_set_parameter.sensitive
  to   = lintel_policy_set_parameter.sensitive
}

resource "lintel_policy_set_parameter" "sensitive" {
  policy_set_id   = lintel_policy_set.shared.id
  key             = "sensitive"
  sensitive_value = "placeholder"
  sensitive       = true
}

moved {
  from = tfe_policy_set_parameter.versioned
  to   = lintel_policy_set_parameter.versioned
}

resource "lintel_policy_set_parameter" "versioned" {
  policy_set_id    = lintel_policy_set.shared.id
  key              = "versioned"
  value_wo         = "placeholder"
  value_wo_version = 2
  sensitive        = true
}

moved {
  from = tfe_workspace_policy_set.app
  to   = lintel_policy_set_workspace.app
}

resource "lintel_policy_set_workspace" "app" {
  policy_set_id = lintel_policy_set.shared.id
  workspace_id  = "ws-app"
}

moved {
  from = tfe_project_policy_set.payments
  to   = lintel_policy_set_project.payments
}

resource "lintel_policy_set_project" "payments" {
  policy_set_id = lintel_policy_set.shared.id
  project_id    = "prj-payments"
}

moved {
  from = tfe_workspace_policy_set_exclusion.network
  to   = lintel_policy_set_workspace_exclusion.network
}

resource "lintel_policy_set_workspace_exclusion" "network" {
  policy_set_id = lintel_policy_set.shared.id
  workspace_id  = "ws-network"
}

moved {
  from = tfe_project_policy_set_exclusion.payments
  to   = lintel_policy_set_project_exclusion.payments
}

resource "lintel_policy_set_project_exclusion" "payments" {
  policy_set_id = lintel_policy_set.everywhere.id
  project_id    = "prj-payments"
}

moved {
  from = tfe_registry_gpg_key.releases
  to   = lintel_registry_gpg_key.releases
}

resource "lintel_registry_gpg_key" "releases" {
  organization = "acme"
  ascii_armor  = <<-EOT
    -----BEGIN PGP PUBLIC KEY BLOCK-----

    xsBNBGlVuQABCADYphRY/AZSSTymfr5FXiKhaEYOYTOhMy2Ztb+2yvOhyBBS
    G44USonTac7SDhwjZyxUCq3oo/MOOYRZeWT1JVYl9Jj0c3OovEzU+22DW1Ik
    aIgmswZVEQNRNamsnqJvxWdAADSu3zeOajLdOwnBeFyPohQ5hGK+BpZhEWZZ
    iYdCIezzo5PVxOSHuL9EMDp+hq7uDGZNuDsYUT203m4cgoOX+HgSDqb/od66
    k0UZ3wa8lAyiMrDb/tw4SgkyUITzPy8MKkJpYIZNiUg77nuUvfTXcNuhaUWE
    cEY9V28ypHLpOXoH2NYlTsk0YBzXLM8w0wFnXNy2u68Dycv6YiChPVIpABEB
    AAHNE0V4YW1wbGUgcmVsZWFzZSBrZXnCwIsEEwEKAD8FgmlVuQADCwkHCRAr
    BCkFoy19GAUVCggODAQWAAIBAhkBApsDAh4BFiEE9bnGVI929/86GQQaKwQp
    BaMtfRgAAHZwB/9X2ArJZATuw+M4W7vGI3kjDcsyifJnyBUpvtz9MItWMNeO
    I1Y0rHj1swrjEUZKSQyXjnJXlWtNx/ERlskzevUiPOOJQkEasvd56J4w7XqX
    OUX12HLPVVaJRqBYUW5w1y6jAscCx0bwF0KnmsLVIrgoNfrzoshhINTwENWv
    N+kehq6pEvZIt1RqmQ7Y/fU2k7ASDWjDeceL5Ty5+zfEbPEhZ+Ic82mhM2+3
    OVeOeXVD3t1OPw01yEqQPVQ/d+Fp2BVv8FRJRcCyZapWx+OxJl/r9brJQ/dL
    MSgRMZVgBsmiQBGnmZuseSNQ+cpfH86DxTpR3QLTbWFx+tPpG+wT6ree
    =SLix
    -----END PGP PUBLIC KEY BLOCK-----
  EOT
}

moved {
  from = tfe_registry_provider.private
  to   = lintel_registry_provider.private
}

resource "lintel_registry_provider" "private" {
  organization = "acme"
  name         = "internal"
}

moved {
  from = tfe_registry_provider.public
  to   = lintel_registry_provider.public
}

resource "lintel_registry_provider" "public" {
  organization  = "acme"
  registry_name = "public"
  namespace     = "hashicorp"
  name          = "aws"
}

moved {
  from = tfe_registry_module.repository
  to   = lintel_registry_module.repository
}

resource "lintel_registry_module" "repository" {
  organization = "acme"

  vcs_repo = {
    identifier         = "acme/terraform-aws-vpc"
    display_identifier = "acme/terraform-aws-vpc"
    oauth_token_id     = "ot-main"
  }
}

moved {
  from = tfe_no_code_module.repository
  to   = lintel_no_code_module.repository
}

resource "lintel_no_code_module" "repository" {
  organization       = "acme"
  registry_module_id = lintel_registry_module.repository.registry_module_id
  enabled            = false
  version_pin        = "1.0.0"

  variable_options = [{ name = "name", type = "string", options = ["primary", "secondary"] }]
}

moved {
  from = tfe_registry_module.private
  to   = lintel_registry_module.private
}

resource "lintel_registry_module" "private" {
  organization    = "acme"
  name            = "dns"
  module_provider = "aws"
}

moved {
  from = tfe_registry_module.public
  to   = lintel_registry_module.public
}

resource "lintel_registry_module" "public" {
  organization    = "acme"
  registry_name   = "public"
  namespace       = "hashicorp"
  name            = "consul"
  module_provider = "aws"
}

moved {
  from = tfe_policy_set.opa_members
  to   = lintel_policy_set.opa_members
}

resource "lintel_policy_set" "opa_members" {
  organization        = "acme"
  name                = "opa-members"
  kind                = "opa"
  agent_enabled       = true
  policy_tool_version = "0.70.0"
  policy_ids          = [lintel_policy.opa.id]
  workspace_ids       = ["ws-network"]
}

moved {
  from = tfe_project.platform
  to   = lintel_project.platform
}

resource "lintel_project" "platform" {
  organization                   = "acme"
  name                           = "platform"
  description                    = "What everything runs on."
  auto_destroy_activity_duration = "14d"

  tags = {
    team = "core"
  }
}

moved {
  from = tfe_project.plain
  to   = lintel_project.plain
}

resource "lintel_project" "plain" {
  organization = "acme"
  name         = "plain"
}

moved {
  from = tfe_project_settings.default
  to   = lintel_project.default
}

resource "lintel_project" "default" {
  organization           = "acme"
  name                   = "payments"
  default_execution_mode = "local"
}

moved {
  from = tfe_workspace.billing
  to   = lintel_workspace.billing
}

resource "lintel_workspace" "billing" {
  organization      = "acme"
  name              = "billing"
  description       = "What is paid."
  project_id        = lintel_project.platform.id
  auto_apply        = true
  trigger_prefixes  = ["modules"]
  terraform_version = "1.9.0"
  working_directory = "services/billing"
  tag_names         = ["paid"]

  vcs_repo = {
    identifier     = "acme/policy-library"
    branch         = "main"
    oauth_token_id = "ot-main"
  }
}

moved {
  from = tfe_workspace.plain
  to   = lintel_workspace.plain
}

resource "lintel_workspace" "plain" {
  organization = "acme"
  name         = "plain"
}

moved {
  from = tfe_workspace_settings.network
  to   = lintel_workspace.network
}

resource "lintel_workspace" "network" {
  organization   = "acme"
  name           = "network"
  execution_mode = "local"
}

moved {
  from = tfe_variable.region
  to   = lintel_variable.region
}

resource "lintel_variable" "region" {
  workspace_id = lintel_workspace.billing.id
  key          = "region"
  category     = "terraform"
  description  = "Where it runs."
  value        = "eu-1"
}

moved {
  from = tfe_variable.hidden
  to   = lintel_variable.hidden
}

resource "lintel_variable" "hidden" {
  workspace_id    = lintel_workspace.billing.id
  key             = "HIDDEN"
  category        = "env"
  sensitive_value = "placeholder"
  sensitive       = true
}

moved {
  from = tfe_variable.versioned
  to   = lintel_variable.versioned
}

resource "lintel_variable" "versioned" {
  workspace_id     = lintel_workspace.billing.id
  key              = "versioned"
  category         = "terraform"
  value_wo         = "placeholder"
  value_wo_version = 2
  sensitive        = true
}

moved {
  from = tfe_variable_set.credentials
  to   = lintel_variable_set.credentials
}

resource "lintel_variable_set" "credentials" {
  organization  = "acme"
  name          = "credentials"
  description   = "Who runs are."
  workspace_ids = [lintel_workspace.billing.id]
}

moved {
  from = tfe_variable_set.owned
  to   = lintel_variable_set.owned
}

resource "lintel_variable_set" "owned" {
  organization      = "acme"
  name              = "owned"
  parent_project_id = lintel_project.platform.id
  priority          = true
}

moved {
  from = tfe_variable.role
  to   = lintel_variable.role
}

resource "lintel_variable" "role" {
  variable_set_id = lintel_variable_set.credentials.id
  key             = "ROLE"
  category        = "env"
  value           = "runs"
}

moved {
  from = tfe_ssh_key.modules
  to   = lintel_ssh_key.modules
}

resource "lintel_ssh_key" "modules" {
  organization = "acme"
  name         = "modules"
  value        = "-----BEGIN OPENSSH PRIVATE KEY-----\ncGxhY2Vob2xkZXI=\n-----END OPENSSH PRIVATE KEY-----\n"
}

moved {
  from = tfe_run_trigger.after_network
  to   = lintel_run_trigger.after_network
}

resource "lintel_run_trigger" "after_network" {
  workspace_id  = lintel_workspace.billing.id
  sourceable_id = "ws-network"
}

moved {
  from = tfe_agent_pool.internal
  to   = lintel_agent_pool.internal
}

resource "lintel_agent_pool" "internal" {
  organization        = "acme"
  name                = "internal"
  organization_scoped = false
}

moved {
  from = tfe_team.developers
  to   = lintel_team.developers
}

resource "lintel_team" "developers" {
  organization = "acme"
  name         = "developers"
  visibility   = "organization"

  organization_access = {
    read_workspaces = true
    manage_modules  = true
  }
}

moved {
  from = tfe_team_access.developers
  to   = lintel_team_workspace_access.developers
}

resource "lintel_team_workspace_access" "developers" {
  team_id      = lintel_team.developers.id
  workspace_id = lintel_workspace.billing.id
  access       = "write"
}

moved {
  from = tfe_team_access.custom
  to   = lintel_team_workspace_access.custom
}

resource "lintel_team_workspace_access" "custom" {
  team_id      = lintel_team.auditors.id
  workspace_id = lintel_workspace.billing.id
  access       = "custom"

  permissions = {
    runs           = "plan"
    variables      = "read"
    state_versions = "read-outputs"
    run_tasks      = true
  }
}

moved {
  from = tfe_team_project_access.developers
  to   = lintel_team_project_access.developers
}

resource "lintel_team_project_access" "developers" {
  team_id    = lintel_team.developers.id
  project_id = lintel_project.platform.id
  access     = "maintain"
}

moved {
  from = tfe_oauth_client.github
  to   = lintel_oauth_client.github
}

resource "lintel_oauth_client" "github" {
  organization     = "acme"
  name             = "GitHub"
  service_provider = "github"
  oauth_token      = "placeholder"
}

moved {
  from = tfe_notification_configuration.operators
  to   = lintel_notification_configuration.operators
}

resource "lintel_notification_configuration" "operators" {
  workspace_id     = lintel_workspace.billing.id
  name             = "Operators"
  destination_type = "generic"
  sensitive_url    = "https://hooks.example.com/runs"
  triggers         = ["run:errored"]
}

moved {
  from = tfe_team_notification_configuration.developers
  to   = lintel_notification_configuration.changes
}

resource "lintel_notification_configuration" "changes" {
  team_id          = lintel_team.developers.id
  name             = "Developers"
  destination_type = "generic"
  sensitive_url    = "https://hooks.example.com/changes"
}

moved {
  from = tfe_project_notification_configuration.platform
  to   = lintel_notification_configuration.platform
}

resource "lintel_notification_configuration" "platform" {
  project_id       = lintel_project.platform.id
  name             = "Platform"
  destination_type = "generic"
  sensitive_url    = "https://hooks.example.com/project"
  token            = "placeholder"
}

moved {
  from = tfe_team.auditors
  to   = lintel_team.auditors
}

resource "lintel_team" "auditors" {
  organization = "acme"
  name         = "auditors"
}

moved {
  from = tfe_workspace_variable_set.network
  to   = lintel_variable_set_workspace.network
}

resource "lintel_variable_set_workspace" "network" {
  variable_set_id = lintel_variable_set.shared.id
  workspace_id    = "ws-network"
}

moved {
  from = tfe_project_variable_set.platform
  to   = lintel_variable_set_project.platform
}

resource "lintel_variable_set_project" "platform" {
  variable_set_id = lintel_variable_set.shared.id
  project_id      = lintel_project.platform.id
}

moved {
  from = tfe_variable_set.shared
  to   = lintel_variable_set.shared
}

resource "lintel_variable_set" "shared" {
  organization = "acme"
  name         = "shared"
}

moved {
  from = tfe_team_member.ada
  to   = lintel_team_member.ada
}

resource "lintel_team_member" "ada" {
  team_id  = lintel_team.developers.id
  username = "ada"
}

moved {
  from = tfe_team_organization_member.mary
  to   = lintel_team_member.mary
}

resource "lintel_team_member" "mary" {
  team_id                    = lintel_team.developers.id
  organization_membership_id = "ou-mary"
}
