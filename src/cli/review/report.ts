import type { Operation, Severity } from '../../definition/review-rule';
import type { Service } from '../../definition/resource';

/**
 * What a plan means, for every format. Texts are as they are, with what cannot be seen spelled out: each format makes them harmless in its
 * own way. The JSON format is this document: what it has may become more within a version, and never something else.
 */
export interface Review {
  readonly format: 'lintel-review';
  readonly version: 1;
  /** What the person calls the stack; absent without a name. */
  readonly name?: string;
  readonly terraformVersion?: string;
  readonly summary: Summary;
  /** The heaviest first. */
  readonly findings: readonly Finding[];
  /** What the plan does to our objects, by address. */
  readonly changes: readonly Change[];
  /** What the refresh found to be otherwise than the last apply left it; the plan may set it back. */
  readonly drift: readonly Drift[];
  /** What the plan does to objects of other providers, of which we know nothing but that. */
  readonly others: readonly OtherChange[];
  /** The names of outputs that change. */
  readonly outputs: readonly string[];
  /** Which object refers to which, as the configuration says it. */
  readonly references: readonly Reference[];
  /** What is to be known about the plan itself, such as that it ended with an error. */
  readonly remarks: readonly string[];
}

export interface Summary {
  readonly severities: { readonly [severity in Severity]: number };
  /** Of our objects. */
  readonly operations: { readonly [operation in Operation]: number };
  readonly imported: number;
  /** Of objects of other providers. */
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
  /** The attribute's path in Terraform's names; absent where the whole object is meant. */
  readonly attribute?: string;
  /** One sentence: what happens. Names stand in backticks, and nothing else does. */
  readonly says: string;
  readonly why: string;
  /** Of an attribute: what it was, and what it becomes. */
  readonly old?: Shown;
  readonly new?: Shown;
  /** What the sentence is about, one by one. */
  readonly items: readonly string[];
  /** Where old and new are texts of several lines. */
  readonly difference?: Difference;
}

/** A value as it may be shown: its JSON text where it is a `value`. */
export interface Shown {
  readonly kind: 'value' | 'absent' | 'unknown' | 'sensitive';
  readonly text: string;
}

export interface Difference {
  /** Each with its first character: `+`, `-`, a space, or `@` before a place in the text. */
  readonly lines: readonly string[];
  /** How many lines more there would be. */
  readonly left: number;
}

export interface Change {
  readonly address: string;
  readonly type: string;
  readonly service: Service;
  readonly operation: Operation;
  readonly imported: boolean;
  /** What it was called before it was moved. */
  readonly previousAddress?: string;
  /** The attributes that differ, of an update or a replacement. */
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
  /** Absent for other providers. */
  readonly service?: Service;
  readonly what: 'changed' | 'gone';
  readonly attributes: readonly ChangedAttribute[];
  /** What it means, by the same rules as a change. */
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
