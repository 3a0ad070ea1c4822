import type { Decision, SecretInput } from './decision';
import type { PrivateState } from './private-state';
import type { Concealed } from './secrets';
import type { Problem } from '../definition/check';
import type { ResourceDefinition } from '../definition/resource';
import type { Path, Values } from '../definition/value';

export interface PlanInput {
  readonly definition: ResourceDefinition;
  /** Without an update handler every change replaces. */
  readonly updates: boolean;
  readonly config: Values;
  /** Absent for a create. */
  readonly prior: Values | undefined;
  readonly privateState: PrivateState;
  /** Write-only values that are configured, though Terraform keeps them from the plan. */
  readonly concealed?: Concealed;
}

export interface Plan {
  readonly state: Values;
  readonly requiresReplace: readonly Path[];
  readonly problems: readonly Problem[];
  readonly changes: Changes;
  /** To be carried to the apply; undefined, where nothing is sent. */
  readonly decided: Decision | undefined;
}

export interface Changes {
  /** Inputs, in the definition's flat names, that are sent because they differ from what is there. */
  readonly sent: ReadonlySet<string>;
  /** Of these, those that differ apart from write-only values. */
  readonly qualifiers: ReadonlySet<string>;
  readonly secrets: readonly SecretInput[];
}
