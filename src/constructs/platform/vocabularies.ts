// Written from the definitions of the service by `npx tsx generate/main.ts`.
/** Where the runs of workspaces are executed that do not say so themselves. */
export enum ExecutionMode {
  /** `remote` */
  REMOTE = 'remote',
  /** `local` */
  LOCAL = 'local',
  /** `agent` */
  AGENT = 'agent',
}

/** Include only run tasks of this category. */
export enum FilterTaskCategory {
  /** `task` */
  TASK = 'task',
  /** `hook` */
  HOOK = 'hook',
  /** `native` */
  NATIVE = 'native',
}

/** Where they run: `remote` on the platform, `agent` in an agent pool. */
export enum ModuleTestExecutionMode {
  /** `remote` */
  REMOTE = 'remote',
  /** `agent` */
  AGENT = 'agent',
}

/** Where messages go: to an address of one’s own (`generic`), to a channel, or to people by e-mail. */
export enum NotificationDestination {
  /** `generic` */
  GENERIC = 'generic',
  /** `slack` */
  SLACK = 'slack',
  /** `microsoft-teams` */
  MICROSOFT_TEAMS = 'microsoft-teams',
  /** `email` */
  EMAIL = 'email',
}

/** What messages are sent about. `change_request:created` is for teams, all others are for workspaces and projects. */
export enum NotificationTrigger {
  /** `run:created` */
  RUN_CREATED = 'run:created',
  /** `run:planning` */
  RUN_PLANNING = 'run:planning',
  /** `run:needs_attention` */
  RUN_NEEDS_ATTENTION = 'run:needs_attention',
  /** `run:applying` */
  RUN_APPLYING = 'run:applying',
  /** `run:completed` */
  RUN_COMPLETED = 'run:completed',
  /** `run:errored` */
  RUN_ERRORED = 'run:errored',
  /** `assessment:drifted` */
  ASSESSMENT_DRIFTED = 'assessment:drifted',
  /** `assessment:check_failure` */
  ASSESSMENT_CHECK_FAILURE = 'assessment:check_failure',
  /** `assessment:failed` */
  ASSESSMENT_FAILED = 'assessment:failed',
  /** `workspace:auto_destroy_reminder` */
  WORKSPACE_AUTO_DESTROY_REMINDER = 'workspace:auto_destroy_reminder',
  /** `workspace:auto_destroy_run_results` */
  WORKSPACE_AUTO_DESTROY_RUN_RESULTS = 'workspace:auto_destroy_run_results',
  /** `change_request:created` */
  CHANGE_REQUEST_CREATED = 'change_request:created',
}

/** The service that hosts the repositories. */
export enum OauthClientServiceProvider {
  /** `ado_server` */
  ADO_SERVER = 'ado_server',
  /** `ado_services` */
  ADO_SERVICES = 'ado_services',
  /** `bitbucket_data_center` */
  BITBUCKET_DATA_CENTER = 'bitbucket_data_center',
  /** `bitbucket_hosted` */
  BITBUCKET_HOSTED = 'bitbucket_hosted',
  /** `bitbucket_server` */
  BITBUCKET_SERVER = 'bitbucket_server',
  /** `github` */
  GITHUB = 'github',
  /** `github_enterprise` */
  GITHUB_ENTERPRISE = 'github_enterprise',
  /** `gitlab_hosted` */
  GITLAB_HOSTED = 'gitlab_hosted',
  /** `gitlab_community_edition` */
  GITLAB_COMMUNITY_EDITION = 'gitlab_community_edition',
  /** `gitlab_enterprise_edition` */
  GITLAB_ENTERPRISE_EDITION = 'gitlab_enterprise_edition',
}

/** The service that hosts the repositories, such as `github`. */
export enum OauthServiceProvider {
  /** `ado_server` */
  ADO_SERVER = 'ado_server',
  /** `ado_services` */
  ADO_SERVICES = 'ado_services',
  /** `bitbucket_data_center` */
  BITBUCKET_DATA_CENTER = 'bitbucket_data_center',
  /** `bitbucket_hosted` */
  BITBUCKET_HOSTED = 'bitbucket_hosted',
  /** `bitbucket_server` */
  BITBUCKET_SERVER = 'bitbucket_server',
  /** `bitbucket_server_legacy` */
  BITBUCKET_SERVER_LEGACY = 'bitbucket_server_legacy',
  /** `github` */
  GITHUB = 'github',
  /** `github_enterprise` */
  GITHUB_ENTERPRISE = 'github_enterprise',
  /** `gitlab_hosted` */
  GITLAB_HOSTED = 'gitlab_hosted',
  /** `gitlab_community_edition` */
  GITLAB_COMMUNITY_EDITION = 'gitlab_community_edition',
  /** `gitlab_enterprise_edition` */
  GITLAB_ENTERPRISE_EDITION = 'gitlab_enterprise_edition',
}

/** What destroying it does: `delete` deletes the object, `forget` leaves it as it is. */
export enum ObjectOnDestroy {
  /** `delete` */
  DELETE = 'delete',
  /** `forget` */
  FORGET = 'forget',
}

/** How changes are written: `patch` sends the members that changed, `put` all of them, and `none` refuses them. */
export enum ObjectUpdateMethod {
  /** `patch` */
  PATCH = 'patch',
  /** `put` */
  PUT = 'put',
  /** `none` */
  NONE = 'none',
}

/** Include only people in the organization (`active`), or only those who have not accepted the invitation yet (`invited`). */
export enum OrganizationMembershipStatus {
  /** `active` */
  ACTIVE = 'active',
  /** `invited` */
  INVITED = 'invited',
}

/**
 * How a failed policy affects the run: `hard-mandatory`, `soft-mandatory` or `advisory` if `kind` is `sentinel_framework`;
 * `mandatory` or `advisory` if it is `opa`.
 */
export enum PolicyEnforcementLevel {
  /** `hard-mandatory` */
  HARD_MANDATORY = 'hard-mandatory',
  /** `soft-mandatory` */
  SOFT_MANDATORY = 'soft-mandatory',
  /** `mandatory` */
  MANDATORY = 'mandatory',
  /** `advisory` */
  ADVISORY = 'advisory',
}

/** The framework that evaluates the code. */
export enum PolicyKind {
  /** `sentinel_framework` */
  SENTINEL_FRAMEWORK = 'sentinel_framework',
  /** `opa` */
  OPA = 'opa',
}

/** The framework of the policies. `tfpolicy` requires the dialect `hcp`. */
export enum PolicySetKind {
  /** `sentinel_framework` */
  SENTINEL_FRAMEWORK = 'sentinel_framework',
  /** `opa` */
  OPA = 'opa',
  /** `tfpolicy` */
  TFPOLICY = 'tfpolicy',
}

/** What the team may do with the project. */
export enum ProjectSettingsAccess {
  /** `read` */
  READ = 'read',
  /** `update` */
  UPDATE = 'update',
  /** `delete` */
  DELETE = 'delete',
}

/** What the team may do with the access of teams to the project. */
export enum ProjectTeamsAccess {
  /** `none` */
  NONE = 'none',
  /** `read` */
  READ = 'read',
  /** `manage` */
  MANAGE = 'manage',
}

/** What the team may do with variable sets of the project. */
export enum ProjectVariableSetsAccess {
  /** `none` */
  NONE = 'none',
  /** `read` */
  READ = 'read',
  /** `write` */
  WRITE = 'write',
}

/**
 * The registry of the module: `private` for a module of the organization, `public` for the record of a module in the public
 * registry.
 */
export enum RegistryName {
  /** `private` */
  PRIVATE = 'private',
  /** `public` */
  PUBLIC = 'public',
}

/** The category of the run task. The only value is `task`. */
export enum RunTaskCategory {
  /** `task` */
  TASK = 'task',
}

/** How a failed run task affects the run: `advisory` warns, `mandatory` stops it. */
export enum RunTaskEnforcementLevel {
  /** `advisory` */
  ADVISORY = 'advisory',
  /** `mandatory` */
  MANDATORY = 'mandatory',
}

/** The stages of the run at which the run task is called. */
export enum RunTaskStage {
  /** `pre_plan` */
  PRE_PLAN = 'pre_plan',
  /** `post_plan` */
  POST_PLAN = 'post_plan',
  /** `pre_apply` */
  PRE_APPLY = 'pre_apply',
  /** `post_apply` */
  POST_APPLY = 'post_apply',
}

/** Those that start runs of the workspace (`inbound`), or those that its applies cause (`outbound`). */
export enum RunTriggerDirection {
  /** `inbound` */
  INBOUND = 'inbound',
  /** `outbound` */
  OUTBOUND = 'outbound',
}

/** What the team may do with runs. */
export enum RunsAccess {
  /** `read` */
  READ = 'read',
  /** `plan` */
  PLAN = 'plan',
  /** `apply` */
  APPLY = 'apply',
}

/** Whether the team may download mocks for policies in Sentinel. */
export enum SentinelMocksAccess {
  /** `none` */
  NONE = 'none',
  /** `read` */
  READ = 'read',
}

/** What the team may do with states, which can contain secrets. */
export enum StateVersionsAccess {
  /** `none` */
  NONE = 'none',
  /** `read-outputs` */
  READ_OUTPUTS = 'read-outputs',
  /** `read` */
  READ = 'read',
  /** `write` */
  WRITE = 'write',
}

/** What the team may do: a fixed level, or `custom`, which is what the objects with permissions say. */
export enum TeamAccessToProject {
  /** `read` */
  READ = 'read',
  /** `write` */
  WRITE = 'write',
  /** `maintain` */
  MAINTAIN = 'maintain',
  /** `admin` */
  ADMIN = 'admin',
  /** `custom` */
  CUSTOM = 'custom',
}

/** What the team may do: a fixed level, or `custom`, which is what the objects with permissions say. */
export enum TeamAccessToWorkspace {
  /** `read` */
  READ = 'read',
  /** `plan` */
  PLAN = 'plan',
  /** `write` */
  WRITE = 'write',
  /** `admin` */
  ADMIN = 'admin',
  /** `custom` */
  CUSTOM = 'custom',
}

/** Who can see the team: its members and the owners (`secret`), or everyone in the organization (`organization`). */
export enum TeamVisibility {
  /** `secret` */
  SECRET = 'secret',
  /** `organization` */
  ORGANIZATION = 'organization',
}

/** Whether the variable is one of Terraform or of the environment of runs. */
export enum VariableCategory {
  /** `terraform` */
  TERRAFORM = 'terraform',
  /** `env` */
  ENV = 'env',
}

/** What the team may do with variables. */
export enum VariablesAccess {
  /** `none` */
  NONE = 'none',
  /** `read` */
  READ = 'read',
  /** `write` */
  WRITE = 'write',
}
