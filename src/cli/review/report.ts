import type { Service } from '../../definition/resource';
import type { Operation, Severity } from '../../definition/review-rule';

/**
 * The review of a plan, for every format. Invisible characters are already escaped; each format escapes its own syntax. The JSON format is this
 * document: within a version, members may be added, but existing ones stay as they are.
 */
export interface Review {
  readonly format: 'lintel-review';
  readonly version: 1;
  /** The name of the stack, from --name. */
  readonly name?: string;
  readonly terraformVersion?: string;
  readonly summary: Summary;
  /** The most severe first. */
  readonly findings: readonly Finding[];
  /** The changes to Lintel resources, by address. */
  readonly changes: readonly Change[];
  /** Changes since the last apply, made outside of the code. The plan may revert them. */
  readonly drift: readonly Drift[];
  /** The changes to resources of other providers, which are not reviewed. */
  readonly others: readonly OtherChange[];
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
  /** Of Lintel resources. */
  readonly operations: { readonly [operation in Operation]: number };
  readonly imported: number;
  /** Changes to resources of other providers. */
  readonly others: number;
  readonly drifted: number;
}

export interface Finding {
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
  /** The individual things that the sentence summarizes. */
  readonly items: readonly string[];
  /** The diff of multi-line texts. */
  readonly difference?: Difference;
  /** The warnings of `terraform plan` about the object, at its first finding. Missing if there are none. */
  readonly warnings?: readonly PlanWarning[];
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
