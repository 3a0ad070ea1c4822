import type { Path } from '../definition/value';
import type { SecretKeys } from '../handlers/contract';

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

/** What is to be done with one write-only input; `unknown` where only the apply can tell. */
export type SecretStep = 'send' | 'clear' | 'keep' | 'unknown';

export interface SecretInput {
  /** Where the write-only attribute stands. */
  readonly path: Path;
  /** The name under which handlers see a change of it: that of its stateful twin, or of the object that holds it. */
  readonly input: string;
  readonly step: SecretStep;
  /** Of a map that is sent or cleared. */
  readonly keys?: SecretKeys;
  /** No version is configured: the value itself was looked at. */
  readonly byValue: boolean;
  /** It is configured, and kept from the plan: nothing becomes of it. */
  readonly concealed?: true;
  /** It is sent since its value is not the one that was sent last. */
  readonly differs?: true;
}
