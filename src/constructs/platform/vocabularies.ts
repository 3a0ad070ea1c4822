// Written from the definitions of the wing by `npx tsx generate/main.ts`.
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

/** The framework whose policies are wanted. */
export enum PolicyKind {
  /** `sentinel_framework` */
  SENTINEL_FRAMEWORK = 'sentinel_framework',
  /** `opa` */
  OPA = 'opa',
}
