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

/** Whether the variable is one of Terraform or of the environment of runs. */
export enum VariableCategory {
  /** `terraform` */
  TERRAFORM = 'terraform',
  /** `env` */
  ENV = 'env',
}
