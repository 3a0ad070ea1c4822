import type { SecretInput } from './secrets';

/**
 * What a plan has decided and its apply carries out, beside the planned values: an apply works nothing out again, since Terraform shows it
 * the configuration with all that `ignore_changes` keeps from the plan. It goes through the planned private state, which is not encrypted:
 * so there are names in it, and no values.
 */
export interface Decision {
  /** Inputs, in the definition's flat names, that are sent for another reason than a write-only value in them. */
  readonly sent: readonly string[];
  /** Of the inputs that the service fills in, those that were configured when the plan was made, or that advice has set. */
  readonly chosen: readonly string[];
  readonly secrets: readonly SecretInput[];
}

/** Of a plan that sends nothing. */
export const NOTHING_DECIDED: Decision = { sent: [], chosen: [], secrets: [] };
