import type { Rule } from './rule';
import type { ExactNumber, Values } from './value';

/**
 * How an attribute is used.
 *
 * `optionalComputed`: if it is not configured, the service chooses the value, and drift is not planned.
 */
export type Use = 'required' | 'optional' | 'computed' | 'optionalComputed';

/**
 * The kinds of a single value.
 *
 * `int` is a whole number within ±(2^53 - 1); `number` is exact at any size.
 * `duration` is a string such as `24h`, `1h30m`, `30d` or whole seconds (`86400`), compared by its length.
 * `document` is a JSON or YAML text, compared by its parsed value.
 * `pem` is one or more PEM blocks, compared by the DER of the blocks.
 * `time` is an RFC 3339 time.
 */
export type ScalarKind = 'string' | 'int' | 'number' | 'bool' | 'duration' | 'document' | 'pem' | 'time';

/**
 * The differences between two spellings of a text that are ignored; state keeps the configured spelling.
 *
 * `trimmed`: surrounding white space. `squeezed`: also the amount of white space between words, as in a cron expression. `anyCase`: upper
 * and lower case. `lasting`: the units of a duration, in a text that need not be one. `characters`: the order and number of characters.
 * `passwordPolicy`, `aclPolicy`: everything but the meaning of such a policy. `aclRules`: the same for the rules of one, as objects.
 * `network`: the spelling of a network, or of an address, which equals the network of it alone. `claims`: the spelling of a document, and
 * the difference between a value and a list of it alone; lists have no order. `pgpKey`: the headers, line breaks and checksum of an armored key. `folder`:
 * slashes at the ends of a path.
 * `anyOrder`: the order of objects, or of the elements of a list. `truth`: how a text says true or false, as `true` and `1` do.
 */
export type Comparison =
  | 'trimmed'
  | 'squeezed'
  | 'anyCase'
  | 'lasting'
  | 'characters'
  | 'passwordPolicy'
  | 'aclPolicy'
  | 'aclRules'
  | 'network'
  | 'claims'
  | 'pgpKey'
  | 'folder'
  | 'anyOrder'
  | 'truth';

/** The requirements for a product to have a field. */
export interface Requirement {
  /** The earliest version, if known: `1.18`. */
  readonly version?: string;
  readonly enterprise?: true;
}

/** The settings of the provider that replace omitted attributes of resources. */
export type ProviderDefaultName = 'organization';

export interface AttributeMarks {
  readonly use: Use;
  /** Its meaning, with its unit, in the present tense. */
  readonly doc: string;
  /**
   * The meaning of its absence, as a clause. For an input it completes "If omitted, …" (a clause such as "it is `rsa`" is shown as the default), and
   * for a computed attribute "Null if …". Every optional attribute has one, or a default.
   */
  readonly absent?: string;
  /** A change forces replacement. */
  readonly replace?: true;
  /** Never shown: in plans, logs, diagnostics. */
  readonly sensitive?: true;
  /** It is not sensitive but may contain a secret, such as the parameters of a plugin: messages do not quote its source. */
  readonly mayHoldSecret?: true;
  /** The service never returns it. `maybe`: some responses do not include it. */
  readonly unreadable?: true | 'maybe';
  /** Never sent: a change only updates state. */
  readonly local?: true;
  /** Sent only on creation: drift is not planned, and a changed value is rejected during planning. */
  readonly createOnly?: true;
  /** The service changes it by itself: it is unknown in every update that sends something, and never planned on its own. */
  readonly moving?: true;
  /** The empty value (`""`, `[]`, `{}`, `false`, `0`) is equivalent to absence; state keeps the configured spelling. */
  readonly emptyIsAbsent?: true;
  /**
   * Only newer versions or other editions of the named products have it. Planning decides this from the service's own version and edition, and the
   * attribute is read back after each write, because a service ignores unknown fields.
   */
  readonly newer?: { readonly vault?: Requirement; readonly openbao?: Requirement };
  /**
   * The provider setting that replaces the attribute if it is not configured, and that the plan shows; not if the attribute `unless` is configured.
   * One of the two must be set: for handlers, a `required` attribute always has a value, although a configuration may omit it.
   */
  readonly fromProvider?: { readonly setting: ProviderDefaultName; readonly unless?: string | readonly string[] };
  /** The dialects of the secrets service that have it. Defaults to all. */
  readonly dialects?: readonly ('standard' | 'vault' | 'openbao')[];
  /** The service's responses lack it while it is not set. */
  readonly sparse?: true;
  /** A create ignores it, so it is sent as a change right after it; see `Stored.changes`. */
  readonly afterwards?: true;
  /** Every change sends it, because a write that omits it resets or rejects it. */
  readonly repeated?: true;
  /** The service's initial value, if it differs from `default`: it is written back when the attribute is removed. */
  readonly initial?: string | number | boolean;
  /** Real services convert these names to lower case: what they name, such as "the names of policies". */
  readonly folded?: string;
  /** Its name in documents of the platform, if it differs: `value` for `sensitiveValue`. */
  readonly field?: string;
  /** It contains the id, or the ids, of a relationship in the platform's documents, to objects of this type. */
  readonly related?: string;
  /** It is removed with null, because the service rejects an empty value. */
  readonly nullable?: true;
  /** The service has no value to revert to, so a plan rejects its removal: what to write instead, as "Write …". */
  readonly kept?: string;
  /** The reason not to use it any more, and its replacement. */
  readonly deprecated?: string;
  /** The attribute whose value the service fills in, possibly as one of several elements: any other value was configured explicitly. */
  readonly filledInFrom?: string;
  /** The constraints on its value; see `rule.ts`. */
  readonly rules?: readonly Rule[];
  /** Differences in the spelling of a string, or of each element, that are ignored; see {@link Comparison}. */
  readonly compare?: Comparison;
  /** The write-only form of the attribute `twin`, compared by `version` if that is configured. See `secretInput`. */
  readonly writeOnly?: { readonly twin?: string; readonly version: string };
  /** The counter that every plan increments if it sends or clears a write-only input. At most one per resource. */
  readonly revision?: true;
  /** The name of the enum or class in constructs, if the attribute's name is not distinctive enough. */
  readonly construct?: string;
}

export interface ScalarAttribute extends AttributeMarks {
  readonly type: ScalarKind;
  /** A closed vocabulary, in the service's spelling. */
  readonly values?: readonly string[];
  /** A duration may have decimals and the unit `ms`: `1.5h`, `250ms`. */
  readonly fractional?: true;
  /** A time may be in any time zone that the service accepts: `2030-01-31T12:00:00+01:00`. */
  readonly zoned?: true;
  /** The value that is planned and (unless local) sent if it is not configured. Drift is reverted to it. */
  readonly default?: string | number | boolean;
  /**
   * The value that the service stores if none is sent. It is equivalent to absence, so neither is planned; it is stored in state but not
   * sent.
   */
  readonly absentIs?: string | number | boolean;
  /** The path of a file or folder. Constructs resolve it relative to the app and copy its content into the output. */
  readonly asset?: 'file' | 'folder';
}

export interface CollectionAttribute extends AttributeMarks {
  /** `list` is ordered, `set` ignores order and duplicates, `map` has string keys. */
  readonly type: 'list' | 'set' | 'map';
  readonly element: ScalarKind;
  /** Each value of the map is a list of such elements. */
  readonly lists?: true;
  readonly values?: readonly string[];
  /** The constraints on each element. */
  readonly elementRules?: readonly Rule[];
  readonly default?: readonly string[];
}

export interface ObjectAttribute extends AttributeMarks {
  /** `object` is one nested attribute, `objects` an ordered list of them. */
  readonly type: 'object' | 'objects';
  readonly attributes: Attributes;
}

/**
 * An object whose members only the service knows. Handlers get plain values, in which a null member is present but undefined (`dynamic.ts`); in
 * plans and states it carries Terraform's type.
 */
export interface DynamicAttribute extends AttributeMarks {
  readonly type: 'dynamic';
}

/** Exactly one of several named groups of attributes, or none if the choice is optional. In Terraform the groups' attributes are flattened. */
export interface ChoiceAttribute {
  readonly use: 'required' | 'optional';
  readonly doc: string;
  readonly absent?: string;
  /** The name of the class that constructs offer, with a factory for each group. */
  readonly construct: string;
  readonly choice: { readonly [kind: string]: Attributes };
  readonly type?: undefined;
}

export type PlainAttribute = ScalarAttribute | CollectionAttribute | ObjectAttribute | DynamicAttribute;
export type Attribute = PlainAttribute | ChoiceAttribute;

/** Whether its members have keys that are not secret, even if their values are. */
export function isKeyed({ type }: PlainAttribute): boolean {
  return type === 'map' || type === 'dynamic';
}

/** The kind of the values that an attribute's rules apply to. */
export function ruledKind(attribute: PlainAttribute): ScalarKind {
  if ('element' in attribute) return attribute.element;
  return 'attributes' in attribute || attribute.type === 'dynamic' ? 'string' : attribute.type;
}

/** Attributes by name, in camelCase; Terraform's names are the same in snake_case (`names.ts`). */
export interface Attributes {
  readonly [name: string]: Attribute;
}

// The types of a handler's values, inferred exactly from the definition.

type ScalarValue<K> = K extends 'bool'
  ? boolean
  : K extends 'int'
    ? number
    : K extends 'number'
      ? number | bigint | ExactNumber
      : string;

type ElementOf<A> = A extends { values: readonly (infer V extends string)[] }
  ? V
  : A extends { element: infer K }
    ? ScalarValue<K>
    : never;

/** Whether a value is passed to a handler or returned by one; members of nested objects follow the same rules. */
type Direction = 'config' | 'state';

/** The type of one attribute's value if it is present. */
export type ValueOf<A, To extends Direction = 'config'> = A extends { choice: infer C }
  ? { [K in keyof C]: { readonly kind: K } & Sided<C[K], To> }[keyof C]
  : A extends { type: 'list' | 'set' }
    ? readonly ElementOf<A>[]
    : A extends { type: 'map'; lists: true }
      ? Readonly<Record<string, readonly ElementOf<A>[]>>
      : A extends { type: 'map' }
        ? Readonly<Record<string, ElementOf<A>>>
        : A extends { type: 'object'; attributes: infer N }
          ? Sided<N, To>
          : A extends { type: 'objects'; attributes: infer N }
            ? readonly Sided<N, To>[]
            : A extends { type: 'dynamic' }
              ? Values
              : A extends { values: readonly (infer V extends string)[] }
                ? V
                : A extends { type: infer K }
                  ? ScalarValue<K>
                  : never;

type Simplify<T> = { readonly [K in keyof T]: T[K] } & {};

/** A computed attribute is always present, unless it has `absent`. */
type MayBeAbsent<A> = A extends { use: 'required' }
  ? false
  : A extends { default: unknown }
    ? false
    : A extends { use: 'computed' }
      ? A extends { absent: string }
        ? true
        : false
      : true;
type Members<N, Keys extends keyof N, To extends Direction> = Simplify<
  { [K in Keys as MayBeAbsent<N[K]> extends false ? K : never]: ValueOf<N[K], To> } & {
    [K in Keys as MayBeAbsent<N[K]> extends true ? K : never]?: ValueOf<N[K], To>;
  }
>;

type Sided<N, To extends Direction> = Members<N, To extends 'config' ? InputNames<N> : ReadStateNames<N>, To>;

/** The names of a handler's inputs: without computed attributes and the versions of secret inputs. */
type InputNames<N> = {
  [K in keyof N]: N[K] extends { use: 'computed' }
    ? never
    : N[K] extends { writeOnly: { twin: string } }
      ? never
      : K extends `${string}WoVersion`
        ? never
        : K;
}[keyof N];

/** The names in a handler's result: without attributes that only our state has. */
type ReadStateNames<N> = {
  [K in keyof N]: N[K] extends { unreadable: true }
    ? never
    : N[K] extends { local: true }
      ? never
      : N[K] extends { writeOnly: unknown }
        ? never
        : N[K] extends { revision: true }
          ? never
          : K;
}[keyof N];

export type ConfigValues<N> = Sided<N, 'config'>;
export type ReadStateValues<N> = Sided<N, 'state'>;
