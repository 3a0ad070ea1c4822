import type { Service } from '../../definition/resource';
import type { Operation, Severity } from '../../definition/review-rule';
import type { Json } from '../stack/plan-json';

/**
 * The review of a plan, for every format. Invisible characters are already escaped; each format escapes its own syntax. The JSON format is this
 * document: within a version, members may be added, but existing ones do not change.
 */
export interface Review {
  readonly format: 'lintel-review';
  readonly version: 1;
  /** The name of the stack, from --name. */
  readonly name?: string;
  readonly terraformVersion?: string;
  readonly summary: Summary;
  /** The hash of the plan's effects, identical for two plans that do the same. */
  readonly plan: string;
  /** The most severe first. */
  readonly findings: readonly Finding[];
  /** Acknowledged findings. Missing if there are none. */
  readonly acknowledged?: readonly AcknowledgedFinding[];
  /** Acknowledgements without effect. Missing if there are none. */
  readonly unused?: readonly UnusedAcknowledgement[];
  /** Changes in this plan that the plan from --reviewed does not contain. Missing without --reviewed. */
  readonly unreviewed?: readonly UnreviewedChange[];
  /** The changes to Lintel resources, by address. */
  readonly changes: readonly Change[];
  /** Changes since the last apply, made outside of the code. The plan may revert them. */
  readonly drift: readonly Drift[];
  /** The changes to resources of other providers and of types unknown to this version. They are not reviewed. */
  readonly others: readonly OtherChange[];
  /** The data sources of Lintel that are read during the apply. Missing if there are none. */
  readonly reads?: readonly { readonly address: string; readonly type: string }[];
  /** The names of changed outputs. */
  readonly outputs: readonly string[];
  /** References between objects, from the configuration. */
  readonly references: readonly Reference[];
  /** Remarks on the plan itself, for example that it ended with an error. */
  readonly remarks: readonly string[];
  /** The warnings of `terraform plan` that are not about an object with findings. Missing if there are none. */
  readonly warnings?: readonly PlanWarning[];
}

export interface Summary {
  readonly severities: { readonly [severity in Severity]: number };
  /** For Lintel resources. */
  readonly operations: { readonly [operation in Operation]: number };
  readonly imported: number;
  /** Changes to resources of other providers. */
  readonly others: number;
  readonly drifted: number;
  /** Acknowledged findings, which `severities` does not count. Missing if there are none. */
  readonly acknowledged?: number;
}

export interface Finding {
  /** Identifies the rule, such as `run_task/the-run-task-is-disabled`. */
  readonly rule: string;
  readonly severity: Severity;
  readonly address: string;
  /** Terraform's type name. */
  readonly type: string;
  readonly service: Service;
  readonly operation: Operation;
  /** The path of the attribute in Terraform's spelling. Undefined if the finding is about the whole object. */
  readonly attribute?: string;
  /** What happens, in one sentence. Only names are in backticks. */
  readonly says: string;
  readonly why: string;
  /** The old value of the attribute. */
  readonly old?: Shown;
  /** The new value of the attribute. */
  readonly new?: Shown;
  /** The individual items that the sentence summarizes. */
  readonly items: readonly string[];
  /** The diff of multi-line texts. */
  readonly difference?: Difference;
  /** The rule's location, if the team has written it. */
  readonly definedAt?: { readonly file: string; readonly line: number };
  /** The rule's severity without the team's files, and why it was changed. */
  readonly adjusted?: {
    readonly from: Severity;
    readonly reason: string;
    readonly file: string;
    readonly line: number;
  };
  /**
   * The change that an acknowledgement of the finding is for. Missing for secrets in the state that have no revision: nothing else distinguishes
   * their changes.
   */
  readonly exact?: ExactChange;
  /** The warnings of `terraform plan` about the object, at its first finding. Missing if there are none. */
  readonly warnings?: readonly PlanWarning[];
}

/** Both sides of a change: values, the revisions of a secret, or the hashes of long values and of whole objects. */
export interface ExactChange {
  readonly before: Json;
  readonly after: Json;
}

/** An acknowledged finding. It does not count for --fail-on. */
export interface AcknowledgedFinding extends Finding {
  readonly acknowledgement: Acknowledgement;
}

export interface Acknowledgement {
  readonly reason: string;
  readonly by: string;
  /** The last day on which it is valid, such as `2026-12-31`. */
  readonly until: string;
}

/** An acknowledgement without effect. */
export interface UnusedAcknowledgement {
  readonly rule: string;
  readonly address: string;
  readonly file: string;
  readonly line: number;
  /** The stack it is for. Missing if it is for every stack. */
  readonly stack?: string;
  readonly because: 'matches nothing' | 'has ended' | 'is not approved';
}

/** A change, by any provider, that is not in the reviewed plan. */
export interface UnreviewedChange {
  /** `output.NAME` for an output. */
  readonly address: string;
  /** How the reviewed plan differs. */
  readonly because: 'is not in it' | 'is another operation in it' | 'changes other values in it';
  /** The attributes with other values. */
  readonly attributes?: readonly string[];
}

/** A warning of `terraform plan`. Names in the texts are in backticks. */
export interface PlanWarning {
  /** The object, if Terraform names it. */
  readonly address?: string;
  readonly summary: string;
  readonly detail?: string;
}

/** A displayed value. `text` is JSON if `kind` is `value`. */
export interface Shown {
  readonly kind: 'value' | 'absent' | 'unknown' | 'sensitive';
  readonly text: string;
}

export interface Difference {
  /** Each line begins with `+`, `-`, a space, or `@` for a hunk header. */
  readonly lines: readonly string[];
  /** The number of omitted lines. */
  readonly left: number;
}

export interface Change {
  readonly address: string;
  readonly type: string;
  readonly service: Service;
  readonly operation: Operation;
  readonly imported: boolean;
  /** The address before a `moved` block. */
  readonly previousAddress?: string;
  /** The changed attributes of an update or a replacement. */
  readonly attributes: readonly ChangedAttribute[];
}

export interface ChangedAttribute {
  readonly path: string;
  readonly old: Shown;
  readonly new: Shown;
}

export interface Drift {
  readonly address: string;
  readonly type: string;
  /** Undefined for other providers. */
  readonly service?: Service;
  readonly what: 'changed' | 'gone';
  readonly attributes: readonly ChangedAttribute[];
  /** Findings by the same rules as for planned changes. */
  readonly findings: readonly Finding[];
}

export interface OtherChange {
  readonly address: string;
  readonly type: string;
  readonly provider: string;
  readonly operation: Operation | 'read' | 'other';
}

export interface Reference {
  readonly from: string;
  readonly to: string;
}
