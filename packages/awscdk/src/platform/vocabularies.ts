// Written from the definitions of the service by `npx tsx generate/main.ts`.
/**
 * What a failed policy does to the run: `hard-mandatory`, `soft-mandatory` or `advisory` where `kind` is `sentinel_framework`,
 * `mandatory` or `advisory` where it is `opa`.
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

/** Where the module comes from: `private` for one of the organization, `public` for the record of one of the public registry. */
export enum RegistryName {
  /** `private` */
  PRIVATE = 'private',
  /** `public` */
  PUBLIC = 'public',
}

/** What a failed run task does to the run: `advisory` warns, `mandatory` stops it. */
export enum RunTaskEnforcementLevel {
  /** `advisory` */
  ADVISORY = 'advisory',
  /** `mandatory` */
  MANDATORY = 'mandatory',
}

/**
 * The stage of the run at which the run task begins. With `stages`, the first of them. A change to `pre_apply` replaces the object;
 * with the dialect `hcp`, which alone has `post_apply`, nothing does.
 */
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
