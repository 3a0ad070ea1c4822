import type { DisplayValue, DisplayValues } from './display-value';

/** How important a finding is to a reviewer: good to know, worth a look, or a reason to stop. */
export type Severity = 'note' | 'warning' | 'danger';

/** What a plan does to an object. `forget` removes it from state without deleting it. */
export type Operation = 'create' | 'update' | 'replace' | 'delete' | 'forget';

/** The review rules of a resource, which explain changes to a person. All rules about a resource are in its folder. */
export interface ResourceReview {
  /** Only the first matching rule about an attribute applies, so the most severe come first; gains and losses of a set, and a lost encryption, are separate. */
  readonly rules: readonly ReviewRule[];
  /** Every other input, with the reason why its changes need no review, in a sentence. */
  readonly unremarkable: { readonly [attribute: string]: string };
}

export type ReviewRule = AttributeRule | ObjectRule | Judgement;

/** The text of a finding. Names in backticks are in the definition's spelling. The text never contains values from the plan. */
export interface Words {
  readonly severity: Severity;
  /** The effect: one sentence in the present tense, without a full stop. */
  readonly says: string;
  /** The reason why it matters: one sentence. */
  readonly why: string;
}

/** A rule about a change of an attribute; `credentialConfig.caCert` is a member of a nested object. */
export type AttributeRule = Words &
  Test & {
    /** One attribute, or several to which the rule applies individually. */
    readonly attribute: string | readonly string[];
    /** Defaults to update and replace, or to update for a secret that is sent. On create, the new value is compared with the meaning of absence. */
    readonly on?: readonly Operation[];
  };

export type Test =
  /** The value changes. `asText`: both values are shown as a line diff. */
  | { readonly when: 'changes'; readonly asText?: true }
  /** The value changes, and is present before and after. */
  | { readonly when: 'differs' }
  | { readonly when: 'appears' }
  | { readonly when: 'disappears' }
  /** The value becomes this one, or one of these words. */
  | { readonly when: 'becomes'; readonly is: string | boolean | number | readonly string[] }
  /** A text, or any element of a list, begins to match. `asText` as above. */
  | { readonly when: 'matches'; readonly pattern: RegExp; readonly asText?: true }
  /** The value moves down in this order, which begins with the strictest value. */
  | { readonly when: 'falls'; readonly order: readonly string[] }
  /** A list gains an element; with `any`, one of these. `absentIs`: an empty list allows everything. */
  | { readonly when: 'gains'; readonly any?: readonly string[]; readonly absentIs?: 'everything' }
  /** A list loses an element. `unless`: any of these in the list still allows the lost element. `absentIs`: as above. */
  | { readonly when: 'loses'; readonly unless?: readonly string[]; readonly absentIs?: 'everything' }
  /** A number, a duration or a time increases or decreases. `absentIs`: the value of absence or 0 in the comparison; without it, there is no comparison. */
  | { readonly when: 'rises' | 'sinks'; readonly absentIs?: 'most' | number }
  /** The host of an address changes, or with `to` its port on the same host. */
  | { readonly when: 'moves'; readonly to?: 'port' }
  /** The address changes to one without encryption. Reported in addition to any other rule for the attribute. */
  | { readonly when: 'unencrypted' }
  /** A secret input is sent again. `attribute` names its form in state, or the counter if the plan does not show which input is sent. */
  | { readonly when: 'sent' };

/** A rule about the whole object. On `replace` it does not apply if a rule about an attribute that causes the replacement does. */
export interface ObjectRule extends Words {
  readonly on: readonly Operation[];
  /** Applies only if an attribute has one of these values: before a delete or forget, and after any other operation. */
  readonly where?: { readonly attribute: string; readonly is: readonly (string | boolean)[] };
  /** The inputs whose changes it covers. */
  readonly about?: readonly string[];
}

/** A rule that needs code: a pure function. As an object rule, it may not apply. */
export interface Judgement {
  readonly on: readonly Operation[];
  readonly about?: readonly string[];
  judge(change: ObjectChange): readonly Remark[];
}

export interface Remark extends Words {
  /** The attribute that it concerns, whose old and new values are shown; if absent, it concerns the whole object. */
  readonly attribute?: string;
  /** The items that the sentence refers to, such as the addresses of objects that still use it. */
  readonly items?: readonly DisplayValue[];
  /** Whether to show old and new value as a line diff. */
  readonly asText?: true;
}

/** An object in a plan. */
export interface PlannedObject {
  /** Terraform's type name. */
  readonly type: string;
  readonly address: string;
  /** `none`: it is unchanged. */
  readonly operation: Operation | 'none';
  /** The values under the definition's names, with the members of choices flattened; empty for a create. */
  readonly before: DisplayValues;
  /** Likewise; empty for a delete. */
  readonly after: DisplayValues;
}

/** A change in its context. */
export interface ObjectChange extends PlannedObject {
  readonly operation: Operation;
  /** The attributes whose values are not equivalent or unknown until apply; members of nested objects by their path. */
  readonly changed: ReadonlySet<string>;
  /** The attributes that force the replacement. */
  readonly replacing: ReadonlySet<string>;
  /** The other objects of Lintel in the plan. */
  readonly others: readonly PlannedObject[];
  /** The name of the object of a type that has this `id`, if the state before the apply has it, also as a data source. */
  nameOf(type: string, id: DisplayValue): string | undefined;
  /** The addresses of objects of any provider that will still contain the previous `id` of the object after the apply. */
  readonly heldBy: readonly string[];
}
