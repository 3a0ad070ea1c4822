import type { Rule } from './rule';
import type { ExactNumber } from './value';

/**
 * How an attribute is used.
 *
 * `optionalComputed`: where it is not configured the service chooses; its drift then plans nothing.
 */
export type Use = 'required' | 'optional' | 'computed' | 'optionalComputed';

/**
 * The kinds of a single value.
 *
 * `int` is a whole number within ±(2^53 - 1); `number` is exact at any size.
 * `duration` is a string such as `24h`, `1h30m`, `30d` or whole seconds (`86400`): equal if equally long.
 * `document` is JSON or YAML text: equal if the parsed values are.
 * `pem` is one or more PEM blocks: equal if the DER of the blocks is.
 * `time` is an RFC 3339 time.
 */
export type ScalarKind = 'string' | 'int' | 'number' | 'bool' | 'duration' | 'document' | 'pem' | 'time';

/**
 * What two spellings of a text may differ in and still be equal: state keeps the one that is configured.
 *
 * `trimmed`: white space around it. `squeezed`: also how much of it stands between words, as in a cron expression. `anyCase`: upper
 * and lower case. `lasting`: the units of a duration, of a text that may also be something else.
 */
export type Comparison = 'trimmed' | 'squeezed' | 'anyCase' | 'lasting';

export interface AttributeMarks {
  readonly use: Use;
  /** One sentence in the present tense: what it is, with its unit. */
  readonly doc: string;
  /** What absence means, as the end of "Absent, …". Every attribute that may be left out has one, or a default. */
  readonly absent?: string;
  /** A change replaces the object. */
  readonly replace?: true;
  /** Never shown: in plans, logs, diagnostics. */
  readonly sensitive?: true;
  /** It is no secret, but one may stand in it, such as in the parameters of a plugin: nothing points at its source. */
  readonly mayHoldSecret?: true;
  /** The service never returns it (U in the catalogues). `maybe`: some answers lack it (U?). */
  readonly unreadable?: true | 'maybe';
  /** Never sent: a change updates state alone (L). */
  readonly local?: true;
  /** Sent at create only; its drift plans nothing; a changed value is refused at plan (CRE). */
  readonly createOnly?: true;
  /** Moves by itself: known after apply in every update that sends something, never planned by itself (C~). */
  readonly moving?: true;
  /** Absent and the empty value (`""`, `[]`, `{}`, `false`, `0`) are one value; state keeps the configured spelling. */
  readonly emptyIsAbsent?: true;
  /** Why it should not be used any more, and what to use instead. */
  readonly deprecated?: string;
  /** What the service fills in is what this attribute says, or has it among its elements: another value was written by a person. */
  readonly filledInFrom?: string;
  /** What its value must obey; see `rule.ts`. */
  readonly rules?: readonly Rule[];
  /** How far spellings of a string, or of each element, may differ and still be one value; see {@link Comparison}. */
  readonly compare?: Comparison;
  /** The write-only form of the attribute `twin`; compared by `version` where one is configured. See `secretInput`. */
  readonly writeOnly?: { readonly twin?: string; readonly version: string };
  /** The counter that is raised in each plan that sends or clears a write-only input. At most one in a resource. */
  readonly revision?: true;
  /** The name of the enum or class that constructs use for it, where the attribute's own name is not distinct enough. */
  readonly construct?: string;
}

export interface ScalarAttribute extends AttributeMarks {
  readonly type: ScalarKind;
  /** A closed vocabulary, in the service's words. */
  readonly values?: readonly string[];
  /** A duration may have decimals and the unit `ms`: `1.5h`, `250ms`. */
  readonly fractional?: true;
  /** Where not configured it is planned, sent (unless local) and defended as this. */
  readonly default?: string | number | boolean;
  /** What the service stores where nothing is sent: it and absence are one value, and nothing is planned for either. State has it, and it is not sent. */
  readonly absentIs?: string | number | boolean;
  /** The path of something on disk. Constructs take it relative to the app and copy what is there beside the stack. */
  readonly asset?: 'file' | 'folder';
}

export interface CollectionAttribute extends AttributeMarks {
  /** `list` keeps the order, `set` ignores order and duplicates, `map` has string keys. */
  readonly type: 'list' | 'set' | 'map';
  readonly element: ScalarKind;
  /** Each value of the map is a list of such elements. For results alone: nothing that is configured is checked or compared so. */
  readonly lists?: true;
  readonly values?: readonly string[];
  /** What each element must obey. */
  readonly elementRules?: readonly Rule[];
  readonly default?: readonly string[];
}

export interface ObjectAttribute extends AttributeMarks {
  /** `object` is one nested attribute, `objects` an ordered list of them. */
  readonly type: 'object' | 'objects';
  readonly attributes: Attributes;
}

/** Exactly one of several named groups of attributes (none, if the choice is optional). Terraform sees the groups' attributes flat. */
export interface ChoiceAttribute {
  readonly use: 'required' | 'optional';
  readonly doc: string;
  readonly absent?: string;
  /** The name of the class that constructs offer, with a factory for each group. */
  readonly construct: string;
  readonly choice: { readonly [kind: string]: Attributes };
  readonly type?: undefined;
}

export type PlainAttribute = ScalarAttribute | CollectionAttribute | ObjectAttribute;
export type Attribute = PlainAttribute | ChoiceAttribute;

/** Attributes by name, in camelCase; Terraform's names are the same in snake_case (`names.ts`). */
export interface Attributes {
  readonly [name: string]: Attribute;
}

// What handlers get: exact types, inferred from the data.

type ScalarValue<K> =
  K extends 'bool' ? boolean
    : K extends 'int' ? number
      : K extends 'number' ? number | bigint | ExactNumber
        : string;

type ElementOf<A> =
  A extends { values: readonly (infer V extends string)[] } ? V
    : A extends { element: infer K } ? ScalarValue<K> : never;

/** Whether a value goes to a handler or comes from one: the members of nested objects follow the same rules as the outermost. */
type Direction = 'config' | 'answer';

/** The value of one attribute where it is present. */
export type ValueOf<A, To extends Direction = 'config'> =
  A extends { choice: infer C } ? { [K in keyof C]: { readonly kind: K } & Sided<C[K], To> }[keyof C]
    : A extends { type: 'list' | 'set' } ? readonly ElementOf<A>[]
      : A extends { type: 'map'; lists: true } ? Readonly<Record<string, readonly ElementOf<A>[]>>
        : A extends { type: 'map' } ? Readonly<Record<string, ElementOf<A>>>
          : A extends { type: 'object'; attributes: infer N } ? Sided<N, To>
            : A extends { type: 'objects'; attributes: infer N } ? readonly Sided<N, To>[]
              : A extends { values: readonly (infer V extends string)[] } ? V
                : A extends { type: infer K } ? ScalarValue<K> : never;

type Simplify<T> = { readonly [K in keyof T]: T[K] } & {};

/** What is computed is there, unless `absent` says when it is not. */
type MayBeAbsent<A> =
  A extends { use: 'required' } ? false
    : A extends { default: unknown } ? false
      : A extends { use: 'computed' } ? (A extends { absent: string } ? true : false) : true;
type Members<N, Keys extends keyof N, To extends Direction> = Simplify<
  { [K in Keys as MayBeAbsent<N[K]> extends false ? K : never]: ValueOf<N[K], To> }
  & { [K in Keys as MayBeAbsent<N[K]> extends true ? K : never]?: ValueOf<N[K], To> }
>;

type Sided<N, To extends Direction> = Members<N, To extends 'config' ? InputNames<N> : ReadStateNames<N>, To>;

/** Names that a handler is given as input: not what is computed, nor the mechanics of a secret input. */
type InputNames<N> = {
  [K in keyof N]:
  N[K] extends { use: 'computed' } ? never
    : N[K] extends { writeOnly: { twin: string } } ? never
      : K extends `${string}WoVersion` ? never
        : K
}[keyof N];

/** Names that a handler's answer holds: not what only our state knows. */
type ReadStateNames<N> = {
  [K in keyof N]:
  N[K] extends { unreadable: true } ? never
    : N[K] extends { local: true } ? never
      : N[K] extends { writeOnly: unknown } ? never
        : N[K] extends { revision: true } ? never
          : K
}[keyof N];

export type ConfigValues<N> = Sided<N, 'config'>;
export type ReadStateValues<N> = Sided<N, 'answer'>;
