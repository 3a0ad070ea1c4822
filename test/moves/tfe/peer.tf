resource "tfe_admin_organization_settings" "acme" {
  organization          = "acme"
  access_beta_tools     = true
  global_module_sharing = false
  workspace_limit       = 200
}

resource "tfe_organization_module_sharing" "acme" {
  organization     = tfe_admin_organization_settings.acme.organization
  module_consumers = ["beta"]
}

resource "tfe_organization_run_task" "plain" {
  organization = "acme"
  name         = "plain"
  url          = "https://scanner.example.com/hooks/terraform"
  description  = "Scans the images that a plan would start."
}

resource "tfe_organization_run_task" "disabled" {
  organization = "acme"
  name         = "disabled"
  url          = "https://scanner.example.com/hooks/terraform"
  enabled      = false
}

resource "tfe_organization_run_task" "keyed" {
  organization = "acme"
  name         = "keyed"
  url          = "https://scanner.example.com/hooks/terraform"
  hmac_key     = "placeholder"
}

resource "tfe_organization_run_task" "versioned" {
  organization        = "acme"
  name                = "versioned"
  url                 = "https://scanner.example.com/hooks/terraform"
  hmac_key_wo         = "placeholder"
  hmac_key_wo_version = 3
}

resource "tfe_organization_run_task_global_settings" "plain" {
  task_id           = tfe_organization_run_task.plain.id
  enabled           = true
  enforcement_level = "mandatory"
  stages            = ["post_plan", "pre_plan"]
}

resource "tfe_workspace_run_task" "stages" {
  workspace_id      = "ws-app"
  task_id           = tfe_organization_run_task.keyed.id
  enforcement_level = "mandatory"
  stages            = ["pre_apply", "pre_plan"]
}

resource "tfe_workspace_run_task" "stage" {
  workspace_id      = "ws-network"
  task_id           = tfe_organization_run_task.keyed.id
  enforcement_level = "advisory"
  stage             = "post_plan"
}

resource "tfe_policy" "sentinel" {
  organization = "acme"
  name         = "sentinel"
  description  = "This policy always passes."
  policy       = "main = rule { true }\n"
  enforce_mode = "hard-mandatory"
}

resource "tfe_policy" "opa" {
  organization = "acme"
  name         = "opa"
  kind         = "opa"
  query        = "data.acme.deny"
  policy       = "package acme\n\ndeny contains \"no\" if false\n"
  enforce_mode = "mandatory"
}

resource "tfe_policy" "defaults" {
  organization = "acme"
  name         = "defaults"
  policy       = "main = rule { true }"
}

resource "tfe_sentinel_policy" "old" {
  organization = "acme"
  name         = "old"
  policy       = "main = rule { true }"
  enforce_mode = "advisory"
}

resource "tfe_policy_set" "repository" {
  organization           = "acme"
  name                   = "repository"
  description            = "What every workspace must meet."
  policies_path          = "baseline"
  policy_update_patterns = ["**/*.sentinel"]

  vcs_repo {
    identifier     = "acme/policy-library"
    oauth_token_id = "ot-main"
  }
}

resource "tfe_policy_set" "members" {
  organization  = "acme"
  name          = "members"
  policy_ids    = [tfe_policy.sentinel.id, tfe_sentinel_policy.old.id]
  workspace_ids = ["ws-app"]
}

resource "tfe_policy_set" "everywhere" {
  organization = "acme"
  name         = "everywhere"
  global       = true
}

resource "tfe_policy_set" "opa" {
  organization = "acme"
  name         = "opa"
  kind         = "opa"
  overridable  = true
}

resource "tfe_policy_set" "shared" {
  organization = "acme"
  name         = "shared"
}

resource "tfe_policy_set_parameter" "limit" {
  policy_set_id = tfe_policy_set.shared.id
  key           = "limit"
  value         = "500"
}

resource "tfe_policy_set_parameter" "sensitive" {
  policy_set_id = tfe_policy_set.shared.id
  key           = "sensitive"
  value         = "placeholder"
  sensitive     = true
}

resource "tfe_policy_set_parameter" "versioned" {
  policy_set_id    = tfe_policy_set.shared.id
  key              = "versioned"
  value_wo         = "placeholder"
  value_wo_version = 2
  sensitive        = true
}

resource "tfe_workspace_policy_set" "app" {
  policy_set_id = tfe_policy_set.shared.id
  workspace_id  = "ws-app"
}

resource "tfe_project_policy_set" "payments" {
  policy_set_id = tfe_policy_set.shared.id
  project_id    = "prj-payments"
}

resource "tfe_workspace_policy_set_exclusion" "network" {
  policy_set_id = tfe_policy_set.shared.id
  workspace_id  = "ws-network"
}

resource "tfe_project_policy_set_exclusion" "payments" {
  policy_set_id = tfe_policy_set.everywhere.id
  project_id    = "prj-payments"
}

resource "tfe_registry_gpg_key" "releases" {
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

resource "tfe_registry_provider" "private" {
  organization = "acme"
  name         = "internal"
}

resource "tfe_registry_provider" "public" {
  organization  = "acme"
  registry_name = "public"
  namespace     = "hashicorp"
  name          = "aws"
}

resource "tfe_registry_module" "repository" {
  organization = "acme"

  vcs_repo {
    identifier         = "acme/terraform-aws-vpc"
    display_identifier = "acme/terraform-aws-vpc"
    oauth_token_id     = "ot-main"
  }
}

resource "tfe_no_code_module" "repository" {
  organization    = "acme"
  registry_module = tfe_registry_module.repository.id
  version_pin     = "1.0.0"

  variable_options {
    name    = "name"
    type    = "string"
    options = ["primary", "secondary"]
  }
}

resource "tfe_registry_module" "private" {
  organization    = "acme"
  name            = "dns"
  module_provider = "aws"
  registry_name   = "private"
}

resource "tfe_registry_module" "public" {
  organization    = "acme"
  registry_name   = "public"
  namespace       = "hashicorp"
  name            = "consul"
  module_provider = "aws"
}

resource "tfe_policy_set" "opa_members" {
  organization        = "acme"
  name                = "opa-members"
  kind                = "opa"
  agent_enabled       = true
  policy_tool_version = "0.70.0"
  policy_ids          = [tfe_policy.opa.id]
  workspace_ids       = ["ws-network"]
}

resource "tfe_project" "platform" {
  organization                   = "acme"
  name                           = "platform"
  description                    = "What everything runs on."
  auto_destroy_activity_duration = "14d"

  tags = {
    team = "core"
  }
}

resource "tfe_project" "plain" {
  organization = "acme"
  name         = "plain"
}

resource "tfe_project_settings" "default" {
  project_id             = "prj-payments"
  default_execution_mode = "local"
}

resource "tfe_workspace" "billing" {
  organization          = "acme"
  name                  = "billing"
  description           = "What is paid."
  project_id            = tfe_project.platform.id
  auto_apply            = true
  file_triggers_enabled = true
  queue_all_runs        = false
  trigger_prefixes      = ["modules"]
  terraform_version     = "1.9.0"
  working_directory     = "services/billing"
  tag_names             = ["paid"]

  vcs_repo {
    identifier     = "acme/policy-library"
    branch         = "main"
    oauth_token_id = "ot-main"
  }
}

resource "tfe_workspace" "plain" {
  organization = "acme"
  name         = "plain"
}

resource "tfe_workspace_settings" "network" {
  workspace_id   = "ws-network"
  execution_mode = "local"
}

resource "tfe_variable" "region" {
  workspace_id = tfe_workspace.billing.id
  key          = "region"
  category     = "terraform"
  description  = "Where it runs."
  value        = "eu-1"
}

resource "tfe_variable" "hidden" {
  workspace_id = tfe_workspace.billing.id
  key          = "HIDDEN"
  category     = "env"
  value        = "placeholder"
  sensitive    = true
}

resource "tfe_variable" "versioned" {
  workspace_id     = tfe_workspace.billing.id
  key              = "versioned"
  category         = "terraform"
  value_wo         = "placeholder"
  value_wo_version = 2
  sensitive        = true
}

resource "tfe_variable_set" "credentials" {
  organization  = "acme"
  name          = "credentials"
  description   = "Who runs are."
  workspace_ids = [tfe_workspace.billing.id]
}

resource "tfe_variable_set" "owned" {
  organization      = "acme"
  name              = "owned"
  parent_project_id = tfe_project.platform.id
  priority          = true
}

resource "tfe_variable" "role" {
  variable_set_id = tfe_variable_set.credentials.id
  key             = "ROLE"
  category        = "env"
  value           = "runs"
}

resource "tfe_ssh_key" "modules" {
  organization = "acme"
  name         = "modules"
  key          = "-----BEGIN OPENSSH PRIVATE KEY-----\ncGxhY2Vob2xkZXI=\n-----END OPENSSH PRIVATE KEY-----\n"
}

resource "tfe_run_trigger" "after_network" {
  workspace_id  = tfe_workspace.billing.id
  sourceable_id = "ws-network"
}

resource "tfe_agent_pool" "internal" {
  organization        = "acme"
  name                = "internal"
  organization_scoped = false
}

resource "tfe_team" "developers" {
  organization = "acme"
  name         = "developers"
  visibility   = "organization"

  organization_access {
    read_workspaces = true
    manage_modules  = true
  }
}

resource "tfe_team_access" "developers" {
  team_id      = tfe_team.developers.id
  workspace_id = tfe_workspace.billing.id
  access       = "write"
}

resource "tfe_team" "auditors" {
  organization = "acme"
  name         = "auditors"
}

resource "tfe_team_access" "custom" {
  team_id      = tfe_team.auditors.id
  workspace_id = tfe_workspace.billing.id

  permissions {
    runs              = "plan"
    variables         = "read"
    state_versions    = "read-outputs"
    sentinel_mocks    = "none"
    workspace_locking = false
    run_tasks         = true
  }
}

resource "tfe_team_project_access" "developers" {
  team_id    = tfe_team.developers.id
  project_id = tfe_project.platform.id
  access     = "maintain"
}

resource "tfe_oauth_client" "github" {
  organization     = "acme"
  name             = "GitHub"
  service_provider = "github"
  http_url         = "https://github.com"
  api_url          = "https://api.github.com"
  oauth_token      = "placeholder"
}

resource "tfe_notification_configuration" "operators" {
  workspace_id     = tfe_workspace.billing.id
  name             = "Operators"
  destination_type = "generic"
  enabled          = false
  url              = "https://hooks.example.com/runs"
  triggers         = ["run:errored"]
}

resource "tfe_team_notification_configuration" "developers" {
  team_id          = tfe_team.developers.id
  name             = "Developers"
  destination_type = "generic"
  enabled          = false
  url              = "https://hooks.example.com/changes"
}

resource "tfe_project_notification_configuration" "platform" {
  project_id       = tfe_project.platform.id
  name             = "Platform"
  destination_type = "generic"
  enabled          = false
  url              = "https://hooks.example.com/project"
  token            = "placeholder"
}

resource "tfe_workspace_variable_set" "network" {
  variable_set_id = tfe_variable_set.shared.id
  workspace_id    = "ws-network"
}

resource "tfe_project_variable_set" "platform" {
  variable_set_id = tfe_variable_set.shared.id
  project_id      = tfe_project.platform.id
}

resource "tfe_variable_set" "shared" {
  organization = "acme"
  name         = "shared"
}

resource "tfe_team_member" "ada" {
  team_id  = tfe_team.developers.id
  username = "ada"
}

resource "tfe_team_organization_member" "mary" {
  team_id                    = tfe_team.developers.id
  organization_membership_id = "ou-mary"
}
