import type { Path } from '../definition/value';
import type { SecretKeys } from '../handlers/contract';

/**
 * Decisions of a plan, in addition to the planned values, that its apply carries out. The apply decides nothing again, because Terraform passes it
 * the configuration including everything that `ignore_changes` hid from the plan. The decision is passed on in the planned private state, which is
 * not encrypted, so it contains names but no values.
 */
export interface Decision {
  /** Inputs, by the definition's flat names, that are sent for a reason other than a write-only value. */
  readonly sent: readonly string[];
  /** Optional computed inputs that were configured in the plan or set by `modifyPlan`. */
  readonly chosen: readonly string[];
  readonly secrets: readonly SecretInput[];
}

/** The decision of a plan that sends nothing. */
export const NOTHING_DECIDED: Decision = { sent: [], chosen: [], secrets: [] };

/** The step of the apply for one write-only input; `unknown` if that depends on a value known only after apply. */
export type SecretStep = 'send' | 'clear' | 'keep' | 'unknown';

export interface SecretInput {
  /** The path of the write-only attribute. */
  readonly path: Path;
  /** The name under which handlers see the change: the name of its stateful twin, or of the object that contains it. */
  readonly input: string;
  readonly step: SecretStep;
  /** For a map that is sent or cleared. */
  readonly keys?: SecretKeys;
  /** No version is configured, so the value itself was compared. */
  readonly byValue: boolean;
  /** It is configured but hidden from the plan, so it is neither sent nor cleared. */
  readonly concealed?: true;
  /** It is sent because its value differs from the one that was last sent. */
  readonly differs?: true;
  /** Members whose value in the service differs from the one sent, and members of other clients. */
  readonly drifted?: SecretKeys;
}
