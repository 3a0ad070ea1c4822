terraform {
  required_providers {
    tfe = { source = "hashicorp/tfe" }
  }
}

provider "tfe" {
  organization = "acme"
}

# What is changed in place after the first apply.
variable "changed" {
  type    = bool
  default = false
}

resource "tfe_agent_pool" "moles" {
  name                = var.changed ? "shrews" : "moles"
  organization_scoped = false
}

resource "tfe_agent_pool_allowed_workspaces" "moles" {
  agent_pool_id         = tfe_agent_pool.moles.id
  allowed_workspace_ids = var.changed ? ["ws-app"] : ["ws-app", "ws-network"]
}

resource "tfe_agent_pool_allowed_projects" "moles" {
  agent_pool_id       = tfe_agent_pool.moles.id
  allowed_project_ids = var.changed ? [tfe_project.tunnels.id] : [tfe_project.tunnels.id, "prj-payments"]
}

resource "tfe_agent_pool_excluded_workspaces" "moles" {
  agent_pool_id          = tfe_agent_pool.moles.id
  excluded_workspace_ids = var.changed ? ["ws-app"] : ["ws-network"]
}

resource "tfe_agent_token" "mole" {
  agent_pool_id = tfe_agent_pool.moles.id
  description   = "mole"
}

resource "tfe_project" "tunnels" {
  name                           = var.changed ? "deep tunnels" : "tunnels"
  description                    = var.changed ? "" : "Where gophers live."
  auto_destroy_activity_duration = var.changed ? "36h" : "14d"

  tags = var.changed ? { team = "edge" } : { team = "core", stage = "test" }
}

resource "tfe_project_settings" "tunnels" {
  project_id             = tfe_project.tunnels.id
  default_execution_mode = var.changed ? "local" : "agent"
  default_agent_pool_id  = var.changed ? null : "apool-main"
}

# Everything inherited.
resource "tfe_workspace" "inherits" {
  name       = "inherits"
  project_id = tfe_project_settings.tunnels.project_id
}

resource "tfe_workspace" "burrow" {
  name                           = var.changed ? "warren" : "burrow"
  description                    = var.changed ? "" : "Dug by gophers."
  project_id                     = var.changed ? "prj-payments" : tfe_project.tunnels.id
  allow_destroy_plan             = var.changed
  auto_apply                     = true
  auto_apply_run_trigger         = true
  auto_destroy_activity_duration = var.changed ? null : "3d"
  auto_destroy_at                = var.changed ? "2099-01-02T03:04:05Z" : null
  file_triggers_enabled          = true
  queue_all_runs                 = false
  speculative_enabled            = var.changed
  structured_run_output_enabled  = false
  terraform_version              = var.changed ? "~> 1.10" : "1.9.8"
  trigger_patterns               = var.changed ? null : ["/modules/**/*"]
  trigger_prefixes               = var.changed ? ["modules"] : null
  working_directory              = var.changed ? "" : "tunnels"
  source_name                    = "gophers"
  source_url                     = "https://gophers.example"
  ssh_key_id                     = var.changed ? null : tfe_ssh_key.spade.id
  force_delete                   = true

  tags = var.changed ? { stage = "live" } : { stage = "test", alone = "" }

  vcs_repo {
    identifier         = "acme/policy-library"
    branch             = var.changed ? "" : "main"
    ingress_submodules = !var.changed
    oauth_token_id     = "ot-main"
  }
}

resource "tfe_workspace" "tagged" {
  name                  = "tagged"
  file_triggers_enabled = false
  tag_names             = var.changed ? ["dug", "deep:down"] : ["dug", "shallow"]
  global_remote_state   = false

  remote_state_consumer_ids = var.changed ? ["ws-network"] : ["ws-app", tfe_workspace.inherits.id]

  vcs_repo {
    identifier                 = "acme/policy-library"
    github_app_installation_id = "ghain-main"
    tags_regex                 = "\\d+\\.\\d+"
  }
}

resource "tfe_workspace_settings" "app" {
  workspace_id        = "ws-app"
  execution_mode      = var.changed ? "remote" : "agent"
  agent_pool_id       = var.changed ? null : "apool-main"
  auto_apply          = !var.changed
  description         = var.changed ? "The app." : "An app."
  global_remote_state = var.changed

  tags = { app = var.changed ? "yes" : "no" }
}

resource "tfe_variable" "region" {
  workspace_id = tfe_workspace.burrow.id
  key          = "region"
  category     = "terraform"
  value        = var.changed ? "eu-2" : "eu-1"
  description  = var.changed ? "" : "Where it runs."
}

resource "tfe_variable" "list" {
  workspace_id = tfe_workspace.burrow.id
  key          = "zones"
  category     = "terraform"
  value        = "[1, 2]"
  hcl          = true
}

resource "tfe_variable" "token" {
  workspace_id = tfe_workspace.burrow.id
  key          = "TOKEN"
  category     = "env"
  value        = var.changed ? "another canary" : "canary"
  description  = var.changed ? "Opens." : ""
  sensitive    = true
}

resource "tfe_variable" "hidden" {
  workspace_id     = tfe_workspace.burrow.id
  key              = "HIDDEN"
  category         = "env"
  value_wo         = var.changed ? "another canary" : "canary"
  value_wo_version = var.changed ? 2 : 1
  sensitive        = true
}

resource "tfe_variable_set" "tools" {
  name          = var.changed ? "gophers" : "tools / gophers"
  description   = "What they dig with."
  priority      = !var.changed
  workspace_ids = ["ws-network"]
}

resource "tfe_variable_set" "attached" {
  name = "attached"
}

resource "tfe_workspace_variable_set" "attached" {
  variable_set_id = tfe_variable_set.attached.id
  workspace_id    = tfe_workspace.burrow.id
}

resource "tfe_project_variable_set" "attached" {
  variable_set_id = tfe_variable_set.attached.id
  project_id      = tfe_project.tunnels.id
}

resource "tfe_variable_set" "everywhere" {
  name   = "everywhere"
  global = true
}

resource "tfe_variable_set" "owned" {
  name              = "owned"
  parent_project_id = tfe_project.tunnels.id
}

resource "tfe_variable" "spade" {
  variable_set_id = tfe_variable_set.tools.id
  key             = "spade"
  category        = "terraform"
  value           = var.changed ? "wide" : "sharp"
}

resource "tfe_variable" "secret" {
  variable_set_id = tfe_variable_set.everywhere.id
  key             = "SECRET"
  category        = "env"
  value           = var.changed ? "another canary" : "canary"
  sensitive       = true
}

resource "tfe_team" "diggers" {
  name                          = var.changed ? "miners" : "diggers"
  visibility                    = var.changed ? "organization" : "secret"
  sso_team_id                   = "sso-diggers"
  allow_member_token_management = var.changed

  organization_access {
    read_workspaces    = true
    read_projects      = true
    manage_agent_pools = !var.changed
    manage_modules     = var.changed
  }
}

resource "tfe_team_members" "diggers" {
  team_id   = tfe_team.diggers.id
  usernames = var.changed ? ["ada"] : ["ada", "linus"]
}

resource "tfe_team" "guests" {
  name = "guests"
}

resource "tfe_team_organization_members" "guests" {
  team_id                     = tfe_team.guests.id
  organization_membership_ids = var.changed ? ["ou-mary"] : ["ou-mary", "ou-grace"]
}

resource "tfe_team" "visitors" {
  name = "visitors"
}

resource "tfe_team_member" "visitor" {
  team_id  = tfe_team.visitors.id
  username = "grace"
}

resource "tfe_team_organization_member" "visitor" {
  team_id                    = tfe_team.visitors.id
  organization_membership_id = "ou-mary"
}

resource "tfe_team_access" "diggers" {
  team_id      = tfe_team.diggers.id
  workspace_id = tfe_workspace.burrow.id
  access       = var.changed ? "admin" : "plan"
}

resource "tfe_team_access" "guests" {
  team_id      = tfe_team.guests.id
  workspace_id = tfe_workspace.burrow.id

  permissions {
    runs              = var.changed ? "apply" : "plan"
    variables         = "read"
    state_versions    = "read-outputs"
    sentinel_mocks    = "read"
    workspace_locking = var.changed
    run_tasks         = true
  }
}

resource "tfe_team_project_access" "diggers" {
  team_id    = tfe_team.diggers.id
  project_id = tfe_project.tunnels.id
  access     = var.changed ? "write" : "admin"
}

resource "tfe_team_project_access" "guests" {
  team_id    = tfe_team.guests.id
  project_id = tfe_project.tunnels.id
  access     = "custom"

  project_access {
    settings      = var.changed ? "update" : "read"
    teams         = "read"
    variable_sets = "write"
  }

  workspace_access {
    runs           = "plan"
    sentinel_mocks = "read"
    state_versions = "read-outputs"
    variables      = "read"
    create         = var.changed
    locking        = true
    run_tasks      = true
  }
}

resource "tfe_oauth_client" "forge" {
  name                = var.changed ? "smithy" : "forge"
  service_provider    = "github"
  http_url            = "https://github.com"
  api_url             = "https://api.github.com"
  oauth_token         = "canary"
  organization_scoped = false
}

resource "tfe_project_oauth_client" "forge" {
  oauth_client_id = tfe_oauth_client.forge.id
  project_id      = tfe_project.tunnels.id
}

resource "tfe_oauth_client" "server" {
  service_provider = "ado_server"
  http_url         = "https://ado.example"
  api_url          = "https://ado.example"
  oauth_token      = "canary"
  private_key      = "-----BEGIN RSA PRIVATE KEY-----\ncanary\n-----END RSA PRIVATE KEY-----"
}

resource "tfe_oauth_client" "bitbucket" {
  service_provider = "bitbucket_data_center"
  http_url         = "https://bitbucket.example"
  api_url          = "https://bitbucket.example"
  key              = "gophers"
  secret           = "canary"
  rsa_public_key   = "-----BEGIN PUBLIC KEY-----\npublic\n-----END PUBLIC KEY-----"
}

resource "tfe_ssh_key" "spade" {
  name = var.changed ? "pick" : "spade"
  key  = "canary"
}

resource "tfe_ssh_key" "hidden" {
  name           = "hidden"
  key_wo         = "canary"
  key_wo_version = 1
}

resource "tfe_run_trigger" "network" {
  workspace_id  = tfe_workspace.burrow.id
  sourceable_id = "ws-network"
}

resource "tfe_notification_configuration" "horn" {
  workspace_id     = tfe_workspace.burrow.id
  name             = var.changed ? "bell" : "horn"
  destination_type = "generic"
  enabled          = true
  url              = "https://hooks.example"
  token            = var.changed ? "another canary" : "canary"
  triggers         = var.changed ? ["run:errored"] : ["run:created", "assessment:drifted", "workspace:auto_destroy_reminder"]
}

resource "tfe_notification_configuration" "letters" {
  workspace_id     = tfe_workspace.burrow.id
  name             = "letters"
  destination_type = "email"
  enabled          = true
  email_user_ids   = var.changed ? ["user-ada"] : ["user-ada", "user-linus"]
  triggers         = ["run:completed"]
}

resource "tfe_team_notification_configuration" "horn" {
  team_id          = tfe_team.diggers.id
  name             = "horn"
  destination_type = "slack"
  enabled          = var.changed
  url              = "https://hooks.example/team"
  triggers         = ["change_request:created"]
}

resource "tfe_project_notification_configuration" "horn" {
  project_id       = tfe_project.tunnels.id
  name             = "horn"
  destination_type = "generic"
  enabled          = !var.changed
  url              = "https://hooks.example/project"
  token            = var.changed ? "another canary" : "canary"
  triggers         = ["run:errored"]
}

resource "tfe_registry_module" "branch" {
  organization    = "acme"
  name            = "tunnel"
  module_provider = "gopher"
  initial_version = "1.2.3"

  vcs_repo {
    identifier         = "acme/terraform-aws-vpc"
    display_identifier = "acme/terraform-aws-vpc"
    oauth_token_id     = "ot-main"
    branch             = var.changed ? "next" : "main"
    source_directory   = "modules/tunnel"
  }

  test_config {
    tests_enabled        = !var.changed
    agent_execution_mode = "agent"
    agent_pool_id        = "apool-main"
  }
}

resource "tfe_registry_module" "tags" {
  vcs_repo {
    identifier                 = "acme/terraform-aws-vpc"
    display_identifier         = "acme/terraform-aws-vpc"
    github_app_installation_id = "ghain-main"
    tags                       = true
    tag_prefix                 = "v"
    source_directory           = "modules/vpc"
  }
}

resource "tfe_no_code_module" "tags" {
  registry_module = tfe_registry_module.tags.id
  enabled         = !var.changed
  version_pin     = var.changed ? "1.1.0" : "1.0.0"

  variable_options {
    name    = "region"
    type    = "string"
    options = var.changed ? ["eu-2"] : ["eu-1", "us-1"]
  }

  variable_options {
    name    = "depth"
    type    = "number"
    options = ["1", "2"]
  }
}

data "tfe_workspace" "burrow" {
  name       = tfe_workspace.burrow.name
  depends_on = [tfe_variable.region]
}

data "tfe_workspace_ids" "found" {
  names      = ["*"]
  depends_on = [tfe_workspace.burrow, tfe_workspace.tagged, tfe_workspace.inherits]

  tag_filters {
    include = { stage = "" }
    exclude = { team = "none" }
  }
}

data "tfe_workspace_ids" "tagged" {
  tag_names    = ["dug"]
  exclude_tags = ["none"]
  depends_on   = [tfe_workspace.tagged]
}

data "tfe_variables" "burrow" {
  workspace_id = tfe_workspace.burrow.id
  depends_on   = [tfe_variable.region, tfe_variable.list, tfe_variable.token, tfe_variable.hidden]
}

data "tfe_variables" "tools" {
  variable_set_id = tfe_variable_set.tools.id
  depends_on      = [tfe_variable.spade]
}

data "tfe_variable_set" "tools" {
  name       = tfe_variable_set.tools.name
  depends_on = [tfe_variable.spade]
}

data "tfe_project" "tunnels" {
  name       = tfe_project.tunnels.name
  depends_on = [tfe_workspace.inherits, tfe_workspace.burrow]
}

data "tfe_projects" "all" {
  depends_on = [tfe_project.tunnels]
}

data "tfe_team" "diggers" {
  name = tfe_team.diggers.name
}

data "tfe_teams" "all" {
  depends_on = [tfe_team.diggers, tfe_team.guests, tfe_team.visitors]
}

data "tfe_team_access" "guests" {
  team_id      = tfe_team_access.guests.team_id
  workspace_id = tfe_team_access.guests.workspace_id
}

data "tfe_team_project_access" "guests" {
  team_id    = tfe_team_project_access.guests.team_id
  project_id = tfe_team_project_access.guests.project_id
}

data "tfe_agent_pool" "moles" {
  name = tfe_agent_pool.moles.name
  depends_on = [
    tfe_agent_pool_allowed_workspaces.moles, tfe_agent_pool_allowed_projects.moles, tfe_agent_pool_excluded_workspaces.moles,
  ]
}

data "tfe_oauth_client" "forge" {
  organization = "acme"
  name         = tfe_oauth_client.forge.name
  depends_on   = [tfe_project_oauth_client.forge]
}

data "tfe_ssh_key" "spade" {
  name = tfe_ssh_key.spade.name
}

data "tfe_organization_membership" "ada" {
  username = "ada"
}

data "tfe_organization_membership" "mary" {
  email = "mary@acme.example"
}

data "tfe_organization_members" "all" {}

data "tfe_registry_module" "branch" {
  organization    = "acme"
  name            = tfe_registry_module.branch.name
  module_provider = tfe_registry_module.branch.module_provider
}

data "tfe_no_code_module" "tags" {
  id = tfe_no_code_module.tags.id
}

output "found" {
  value = {
    workspace = [
      data.tfe_workspace.burrow.name, data.tfe_workspace.burrow.execution_mode, data.tfe_workspace.burrow.effective_tags,
      data.tfe_workspace.burrow.terraform_version, data.tfe_workspace.burrow.setting_overwrites,
      data.tfe_workspace.burrow.inherits_project_auto_destroy, data.tfe_workspace.burrow.vcs_repo[0].identifier,
    ]
    inherits   = [tfe_workspace.inherits.execution_mode, tfe_workspace.inherits.effective_tags]
    workspaces = [sort(keys(data.tfe_workspace_ids.found.ids)), keys(data.tfe_workspace_ids.tagged.ids)]
    variables = [
      sort([for variable in data.tfe_variables.burrow.variables : variable.name]),
      [for variable in data.tfe_variables.tools.variables : variable.name],
    ]
    set = [
      data.tfe_variable_set.tools.name, data.tfe_variable_set.tools.priority, data.tfe_variable_set.tools.workspace_ids,
      length(data.tfe_variable_set.tools.variable_ids),
    ]
    project  = [data.tfe_project.tunnels.description, sort(data.tfe_project.tunnels.workspace_names), data.tfe_project.tunnels.effective_tags]
    projects = sort([for project in data.tfe_projects.all.projects : project.name])
    team     = data.tfe_team.diggers.id == tfe_team.diggers.id
    teams    = sort(data.tfe_teams.all.names)
    access   = data.tfe_team_access.guests.permissions[0]
    project_access = [
      data.tfe_team_project_access.guests.project_access[0], data.tfe_team_project_access.guests.workspace_access[0],
    ]
    pool = [
      data.tfe_agent_pool.moles.organization_scoped, data.tfe_agent_pool.moles.allowed_workspace_ids,
      length(data.tfe_agent_pool.moles.allowed_project_ids), data.tfe_agent_pool.moles.excluded_workspace_ids,
    ]
    connection  = [data.tfe_oauth_client.forge.organization_scoped, length(data.tfe_oauth_client.forge.project_ids)]
    key         = data.tfe_ssh_key.spade.id == tfe_ssh_key.spade.id
    memberships = [data.tfe_organization_membership.ada.id, data.tfe_organization_membership.mary.id]
    members     = [length(data.tfe_organization_members.all.members), length(data.tfe_organization_members.all.members_waiting)]
    module = [
      data.tfe_registry_module.branch.publishing_mechanism, data.tfe_registry_module.branch.status,
      [for repository in data.tfe_registry_module.branch.vcs_repo : [repository.branch, repository.source_directory]],
      [for version in data.tfe_registry_module.branch.version_statuses : version.version],
      [for tests in data.tfe_registry_module.branch.test_config : tests.tests_enabled],
    ]
    no_code = [data.tfe_no_code_module.tags.enabled, data.tfe_no_code_module.tags.version_pin]
  }
}

# What is imported again, by its address.
output "imports" {
  value = {
    "tfe_agent_pool.moles"                    = tfe_agent_pool.moles.id
    "tfe_agent_pool_allowed_projects.moles"   = tfe_agent_pool.moles.id
    "tfe_agent_pool_allowed_workspaces.moles" = tfe_agent_pool.moles.id
    "tfe_project.tunnels"                     = tfe_project.tunnels.id
    "tfe_project_settings.tunnels"            = tfe_project.tunnels.id
    "tfe_workspace.tagged"                    = "acme/tagged"
    "tfe_workspace_settings.app"              = "acme/app"
    "tfe_variable.region"                     = "acme/${tfe_workspace.burrow.name}/${tfe_variable.region.id}"
    "tfe_variable.spade"                      = "acme/${tfe_variable_set.tools.id}/${tfe_variable.spade.id}"
    "tfe_variable_set.tools"                  = tfe_variable_set.tools.id
    "tfe_workspace_variable_set.attached"     = "acme/${tfe_workspace.burrow.name}/${tfe_variable_set.attached.name}"
    "tfe_project_variable_set.attached"       = "acme/${tfe_project.tunnels.id}/${tfe_variable_set.attached.name}"
    "tfe_team.diggers"                        = "acme/${tfe_team.diggers.name}"
    "tfe_team_members.diggers"                = tfe_team.diggers.id
    "tfe_team_organization_members.guests"    = tfe_team.guests.id
    "tfe_team_access.guests"                  = "acme/${tfe_workspace.burrow.name}/${tfe_team_access.guests.id}"
    "tfe_team_project_access.guests"          = tfe_team_project_access.guests.id
    "tfe_run_trigger.network"                 = tfe_run_trigger.network.id
    "tfe_notification_configuration.letters"  = tfe_notification_configuration.letters.id
    "tfe_registry_module.tags"                = "acme/private/acme/vpc/aws/${tfe_registry_module.tags.id}"
    "tfe_no_code_module.tags"                 = tfe_no_code_module.tags.id
  }
}
