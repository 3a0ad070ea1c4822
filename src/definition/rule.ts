/**
 * Constraints on values, as data with words.
 *
 * A rule about one attribute belongs to its `rules`; a rule about several belongs to the `rules` of the definition and names them.
 * `check.ts` checks rules during synthesis and planning, with the same messages. An unknown value satisfies every rule.
 */
export type Rule =
  /** A length between `min` and `max`: `characters` are Unicode code points, `bytes` are counted in UTF-8, `elements` are those of a list, set or map. */
  | {
      readonly rule: 'length';
      readonly min?: number;
      readonly max?: number;
      readonly unit: 'characters' | 'bytes' | 'elements';
    }
  /** A regular expression (ECMAScript, flag `u`), and its meaning in words that complete "must …". `idOf`: the prefix of another type's IDs. */
  | { readonly rule: 'pattern'; readonly pattern: string; readonly words: string; readonly idOf?: string }
  /** One of these numbers. */
  | { readonly rule: 'oneOf'; readonly values: readonly number[] }
  /** A list or set that contains this value (case-insensitive) only as its single element. */
  | { readonly rule: 'alone'; readonly value: string }
  /** A map without these keys; `words` says where their values belong. */
  | { readonly rule: 'noKeys'; readonly keys: readonly string[]; readonly words: string }
  /** A map with only these keys. Unless it is empty, it has all keys of `needs`, and either all or none of `together`. */
  | {
      readonly rule: 'onlyKeys';
      readonly keys: readonly string[];
      readonly needs: readonly string[];
      readonly together: readonly string[];
    }
  /** A map whose keys have at most this many characters, and at least one. */
  | { readonly rule: 'keyLength'; readonly max: number }
  /** A number, or a duration in seconds, between `min` and `max`. */
  | { readonly rule: 'range'; readonly min?: number; readonly max?: number }
  /** A cron expression of five fields, without macros such as `@daily`. */
  | { readonly rule: 'cron' }
  /** A semantic version 2.0.0. `leadingV` allows a leading `v`. */
  | { readonly rule: 'semver'; readonly leadingV?: true }
  /** An absolute URL with one of these schemes and a host. */
  | { readonly rule: 'url'; readonly schemes: readonly string[] }
  | { readonly rule: 'email' }
  /** A PEM text with at least one block with one of these labels, such as `CERTIFICATE`. */
  | { readonly rule: 'pemBlock'; readonly labels: readonly string[] }
  /** Exactly one armored public OpenPGP key, RSA or DSA. */
  | { readonly rule: 'pgpPublicKey' }
  /** A document that contains an object, with a list under each of these names. */
  | { readonly rule: 'objectDocument'; readonly lists?: readonly string[] }
  /** The text of a password policy, without anything that the service would ignore. */
  | { readonly rule: 'passwordPolicy' }
  /** The text of an ACL policy that at least one of the services accepts. */
  | { readonly rule: 'aclPolicy' }
  /** The rules of an ACL policy, whose members fit each other. */
  | { readonly rule: 'aclRules' }
  /** An IP address or a network in CIDR notation; with `prefixLength`, a network only. */
  | { readonly rule: 'network'; readonly prefixLength?: 'required' };

/** A rule about several attributes of one definition, named in the definition's spelling. */
export type GroupRule =
  /** Exactly one of these is configured; with `within`, only if that object is configured. */
  | {
      readonly rule: 'exactlyOneOf';
      readonly attributes: readonly string[];
      readonly within?: string;
      readonly construct?: OneOfClass;
    }
  /** At least one of these is configured; with `when`, only if that has this value. */
  | {
      readonly rule: 'oneOrMoreOf';
      readonly attributes: readonly string[];
      readonly when?: string;
      readonly is?: string | boolean;
    }
  /** At most one of these is configured. */
  | {
      readonly rule: 'conflicts';
      readonly attribute: string;
      readonly with: readonly string[];
      readonly words?: string;
    }
  /** If `attribute` is configured, `needs` must be as well. */
  | { readonly rule: 'requires'; readonly attribute: string; readonly needs: string }
  /** The vocabulary of `attribute` depends on the value of `by`; if `by` is not configured, `absent` applies. */
  | {
      readonly rule: 'enumBy';
      readonly attribute: string;
      readonly by: string;
      readonly values: { readonly [value: string]: readonly string[] };
      readonly absent?: string;
    }
  /**
   * `attribute` can be configured only if `when` has this value, or one of these; with `orAbsent`, also if it has none. `words` is a sentence that
   * the message ends with.
   */
  | {
      readonly rule: 'onlyWhen';
      readonly attribute: string;
      readonly when: string;
      readonly is: string | boolean | readonly string[];
      readonly orAbsent?: true;
      readonly words?: string;
    }
  /** `attribute` must be configured if `when` has this value. */
  | { readonly rule: 'requiredWhen'; readonly attribute: string; readonly when: string; readonly is: string | boolean }
  /** A number or duration that does not exceed `limit`; a limit of 0, or one that is not configured, means no limit. */
  | { readonly rule: 'atMost'; readonly attribute: string; readonly limit: string }
  /** A list of objects of which the numbers under `member` add up to `limit` at most. */
  | { readonly rule: 'sumAtMost'; readonly attribute: string; readonly member: string; readonly limit: string }
  /** A list whose number of elements equals `as`; checked only if both are configured. */
  | { readonly rule: 'asManyAs'; readonly attribute: string; readonly as: string }
  /** Two booleans that are not both true. */
  | { readonly rule: 'notBoth'; readonly attribute: string; readonly with: string }
  /** Two maps without a common key. */
  | { readonly rule: 'disjointKeys'; readonly attribute: string; readonly with: string }
  /** Two lists or sets without a common element. */
  | { readonly rule: 'disjoint'; readonly attribute: string; readonly with: string }
  /** Lists or sets of which `attribute` is empty if any other has elements. */
  | { readonly rule: 'notBothFilled'; readonly attribute: string; readonly with: readonly string[] }
  /** A list or set that has elements only if `when` has this value. */
  | { readonly rule: 'emptyUnless'; readonly attribute: string; readonly when: string; readonly is: string | boolean };

/**
 * Replaces attributes of which exactly one is configured by one property in constructs, whose class has a factory for each attribute. In Terraform
 * the attributes remain separate. For groups of several attributes, use a choice instead.
 */
export interface OneOfClass {
  /** The class name. */
  readonly name: string;
  readonly property: string;
  readonly doc: string;
  /** The attribute that each factory sets. */
  readonly factories: { readonly [factory: string]: string };
  /** Factories for well-known values, each of which sets several attributes to one address. */
  readonly wellKnown?: { readonly [factory: string]: WellKnownAddress };
}

export interface WellKnownAddress {
  /** Its meaning, in one sentence. */
  readonly doc: string;
  /** The meaning of the address, and when another one is needed. */
  readonly addressDoc: string;
  /** The address, unless another one is configured. */
  readonly address: string;
  readonly sets: readonly string[];
}
