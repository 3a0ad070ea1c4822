import type { Path } from '../definition/value';
import type { SecretKeys } from '../handlers/contract';

/**
 * What a plan has decided, besides the planned values, and its apply carries out. The apply decides nothing again, because Terraform passes it the
 * configuration including everything that `ignore_changes` hid from the plan. The decision is passed on in the planned private state, which is
 * not encrypted, so it contains names but no values.
 */
export interface Decision {
  /** Inputs, by the definition's flat names, that are sent for another reason than a write-only value. */
  readonly sent: readonly string[];
  /** Optional computed inputs that were configured in the plan or set by `modifyPlan`. */
  readonly chosen: readonly string[];
  readonly secrets: readonly SecretInput[];
}

/** The decision of a plan that sends nothing. */
export const NOTHING_DECIDED: Decision = { sent: [], chosen: [], secrets: [] };

/** What the apply does with one write-only input; `unknown` if that is decided by a value known only after apply. */
export type SecretStep = 'send' | 'clear' | 'keep' | 'unknown';

export interface SecretInput {
  /** The path of the write-only attribute. */
  readonly path: Path;
  /** The name under which handlers see the change: that of its stateful twin, or of the object that contains it. */
  readonly input: string;
  readonly step: SecretStep;
  /** For a map that is sent or cleared. */
  readonly keys?: SecretKeys;
  /** No version is configured: the value itself was compared. */
  readonly byValue: boolean;
  /** It is configured, but hidden from the plan: it is neither sent nor cleared. */
  readonly concealed?: true;
  /** It is sent because its value differs from the one that was last sent. */
  readonly differs?: true;
  /** Members that the service has otherwise than they were sent, and members of others. */
  readonly drifted?: SecretKeys;
}
