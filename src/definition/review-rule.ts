import type { DisplayValue, DisplayValues } from './display-value';

/** How much a person who reviews a plan must care: know of it, look at it, stop and think. */
export type Severity = 'note' | 'warning' | 'danger';

/** What a plan does to an object. `forget` takes it out of the state and leaves it as it is. */
export type Operation = 'create' | 'update' | 'replace' | 'delete' | 'forget';

/**
 * What a change of a thing's attributes means to a person. It stands beside the thing's definition, and whoever reviews plans asks for
 * nothing else: no rule about a resource lives outside of its room.
 */
export interface ResourceReview {
  /** Of the rules about one attribute the first that applies speaks, so the heaviest stand first; what a set gains and what it loses are two matters. */
  readonly rules: readonly ReviewRule[];
  /** Every other input, with the reason why nobody must hear of its changes, in a sentence. */
  readonly unremarkable: { readonly [attribute: string]: string };
}

export type ReviewRule = AttributeRule | ObjectRule | Judgement;

/** What a person is told. Names in backticks are in the definition's spelling, and values of other people's never stand in these words. */
export interface Words {
  readonly severity: Severity;
  /** One sentence in the present tense, without its full stop: what happens. */
  readonly says: string;
  /** One sentence: why it matters. */
  readonly why: string;
}

/** An attribute of which a change means something; `credentialConfig.caCert` is a member of a nested object. */
export type AttributeRule = Words & Test & {
  /** Or several of which the same is true, each by itself. */
  readonly attribute: string | readonly string[];
  /** Absent: on update and replace, and a secret that is sent on update alone. A create compares with what absence means. */
  readonly on?: readonly Operation[];
};

export type Test =
  /** It is another value. `asText`: both are shown as texts that differ in lines. */
  | { readonly when: 'changes'; readonly asText?: true }
  /** It is another value, and there before and afterwards. */
  | { readonly when: 'differs' }
  | { readonly when: 'appears' }
  | { readonly when: 'disappears' }
  /** It becomes this value, or one of these words. */
  | { readonly when: 'becomes'; readonly is: string | boolean | number | readonly string[] }
  /** It begins to match: a text, or any element of a list. `asText` as above. */
  | { readonly when: 'matches'; readonly pattern: RegExp; readonly asText?: true }
  /** It goes down in this order, which begins with the strictest. */
  | { readonly when: 'falls'; readonly order: readonly string[] }
  /** A list gets an element that it did not have; with `any`, one of these. `absentIs`: an empty list allows everything. */
  | { readonly when: 'gains'; readonly any?: readonly string[]; readonly absentIs?: 'everything' }
  /** `unless`: one of these in the list allows what is lost. */
  | { readonly when: 'loses'; readonly unless?: readonly string[] }
  /** A number, a duration or a time becomes more, or less. `absentIs`: what absence, or 0, compares as; without it, it compares with nothing. */
  | { readonly when: 'rises' | 'sinks'; readonly absentIs?: 'most' | number }
  /** An address has another scheme, host or port. */
  | { readonly when: 'moves' }
  /** A secret input, by the name of the form that is kept in state, is sent again; by the name of the counter, one that cannot be told from the others. */
  | { readonly when: 'sent' };

/** The object as a whole. On `replace` it is silent where a rule about an attribute that asks for the replacement has spoken. */
export interface ObjectRule extends Words {
  readonly on: readonly Operation[];
  /** An attribute has one of these values: before it is deleted or forgotten, else afterwards. */
  readonly where?: { readonly attribute: string; readonly is: readonly (string | boolean)[] };
  /** Inputs whose change it speaks of. */
  readonly about?: readonly string[];
}

/** What data cannot say. A pure function; it may be silent, as an object rule is. */
export interface Judgement {
  readonly on: readonly Operation[];
  readonly about?: readonly string[];
  judge(change: ObjectChange): readonly Remark[];
}

export interface Remark extends Words {
  /** The attribute that it is about; absent, the whole object. Old and new value are shown of an attribute. */
  readonly attribute?: string;
  /** What the sentence is about, one by one, such as the addresses of what still uses it. */
  readonly items?: readonly DisplayValue[];
  /** Old and new value are shown as texts that differ in lines. */
  readonly asText?: true;
}

/** An object that a plan names. */
export interface PlannedObject {
  /** Terraform's type name. */
  readonly type: string;
  readonly address: string;
  /** `none`: it stays as it is. */
  readonly operation: Operation | 'none';
  /** Under the definition's names, members of choices flat; empty for a create. */
  readonly before: DisplayValues;
  /** Likewise; empty once it is deleted. */
  readonly after: DisplayValues;
}

/** A change with what surrounds it. */
export interface ObjectChange extends PlannedObject {
  readonly operation: Operation;
  /** The attributes that differ in meaning, members of nested objects by their path; what becomes known only after apply is one of them. */
  readonly changed: ReadonlySet<string>;
  /** The attributes that ask for a replacement. */
  readonly replacing: ReadonlySet<string>;
  /** The other objects of Lintel in the plan. */
  readonly others: readonly PlannedObject[];
  /** The addresses of what still holds the `id` of the object as it was, once the plan is applied: of whichever provider. */
  readonly heldBy: readonly string[];
}
