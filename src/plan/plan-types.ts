import type { Problem } from '../definition/check';
import type { ResourceDefinition } from '../definition/resource';
import type { Path, Values } from '../definition/value';
import type { Decision, SecretInput } from './decision';
import type { PrivateState } from './private-state';
import type { Concealed } from './secrets/secret-attributes';

export interface PlanInput {
  readonly definition: ResourceDefinition;
  /** Without an update handler every change replaces. */
  readonly updates: boolean;
  readonly config: Values;
  /** Absent for a create. */
  readonly prior: Values | undefined;
  readonly privateState: PrivateState;
  /** Write-only values that are configured but hidden from the plan by Terraform. */
  readonly concealed?: Concealed;
  /** Whether `ignore_changes` may have replaced configured values with prior ones. */
  readonly overlaid?: boolean;
}

export interface Plan {
  readonly state: Values;
  readonly requiresReplace: readonly Path[];
  readonly problems: readonly Problem[];
  readonly changes: Changes;
  /** Passed on to the apply; undefined if nothing is sent. */
  readonly decided: Decision | undefined;
}

export interface Changes {
  /** Inputs, by the definition's flat names, that are sent because they differ from the prior state. */
  readonly sent: ReadonlySet<string>;
  /** Of these, the inputs that differ for a reason other than a write-only value. */
  readonly plain: ReadonlySet<string>;
  readonly secrets: readonly SecretInput[];
}
