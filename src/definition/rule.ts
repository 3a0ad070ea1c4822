/**
 * What values must obey, as data with words.
 *
 * A rule about one attribute stands in its `rules`; a rule about several stands in the thing's `rules` and names them.
 * Rules are checked by `check.ts`, at synth and at plan, with the same words. A value that is unknown obeys every rule.
 */
export type Rule =
  /** Length between `min` and `max`: characters are Unicode code points, `bytes` are those of UTF-8, `elements` those of a list, set or map. */
  | { readonly rule: 'length'; readonly min?: number; readonly max?: number; readonly unit: 'characters' | 'bytes' | 'elements' }
  /** A regular expression (ECMAScript, flag `u`), and what it means in words that finish "must …". */
  | { readonly rule: 'pattern'; readonly pattern: string; readonly words: string }
  /** One of these numbers. */
  | { readonly rule: 'oneOf'; readonly values: readonly number[] }
  /** A list or set in which this value, in any case of letters, has no other beside it. */
  | { readonly rule: 'alone'; readonly value: string }
  /** A map that has none of these keys: `words` says where their values belong, and finishes "…: ". */
  | { readonly rule: 'noKeys'; readonly keys: readonly string[]; readonly words: string }
  /** A map with no keys but these. Unless it is empty, it has all of `needs`, and of `together` all or none. */
  | { readonly rule: 'onlyKeys'; readonly keys: readonly string[]; readonly needs: readonly string[]; readonly together: readonly string[] }
  /** A number, or a duration in seconds, between `min` and `max`. */
  | { readonly rule: 'range'; readonly min?: number; readonly max?: number }
  /** A cron expression of five fields, without macros such as `@daily`. */
  | { readonly rule: 'cron' }
  /** A semantic version 2.0.0. `leadingV`: a leading `v` may stand before it. */
  | { readonly rule: 'semver'; readonly leadingV?: true }
  /** An absolute address with one of these schemes and a host. */
  | { readonly rule: 'url'; readonly schemes: readonly string[] }
  | { readonly rule: 'email' }
  /** A PEM text with at least one block of these labels, such as `CERTIFICATE`. */
  | { readonly rule: 'pemBlock'; readonly labels: readonly string[] }
  /** A document that holds an object, with a list under each of these names. */
  | { readonly rule: 'objectDocument'; readonly lists?: readonly string[] };

/** A rule about several attributes of one thing; attributes are named in the definition's spelling. */
export type GroupRule =
  /** Exactly one of these is configured. */
  | { readonly rule: 'exactlyOneOf'; readonly attributes: readonly string[]; readonly construct?: OneOfClass }
  /** At most one of these is configured. */
  | { readonly rule: 'conflicts'; readonly attribute: string; readonly with: readonly string[]; readonly words?: string }
  /** Where `attribute` is configured, `needs` must be too. */
  | { readonly rule: 'requires'; readonly attribute: string; readonly needs: string }
  /** The vocabulary of `attribute` depends on the value of `by`; where `by` is not configured, it counts as `absent`. */
  | { readonly rule: 'enumBy'; readonly attribute: string; readonly by: string; readonly values: { readonly [value: string]: readonly string[] }; readonly absent?: string }
  /** `attribute` may be configured only where `when` has this value, or one of these; `orAbsent`: or none. */
  | { readonly rule: 'onlyWhen'; readonly attribute: string; readonly when: string; readonly is: string | boolean | readonly string[]; readonly orAbsent?: true }
  /** `attribute` must be configured where `when` has this value. */
  | { readonly rule: 'requiredWhen'; readonly attribute: string; readonly when: string; readonly is: string | boolean }
  /** A number or a duration that is not above that of `limit`; a limit that is not configured, or 0, is none. */
  | { readonly rule: 'atMost'; readonly attribute: string; readonly limit: string }
  /** A list with as many elements as the number `as` says; one that is not configured has none to count. */
  | { readonly rule: 'asManyAs'; readonly attribute: string; readonly as: string }
  /** Two bools that are not both true. */
  | { readonly rule: 'notBoth'; readonly attribute: string; readonly with: string }
  /** Two maps, no key of which is in both. */
  | { readonly rule: 'disjointKeys'; readonly attribute: string; readonly with: string };

/**
 * What constructs offer in place of attributes of which exactly one is configured: one property of a class that has a factory for each.
 * For attributes that stay what they are in Terraform; where a group of several belongs together, a choice says more.
 */
export interface OneOfClass {
  /** The class's name. */
  readonly name: string;
  readonly property: string;
  readonly doc: string;
  /** The attribute that each factory takes. */
  readonly factories: { readonly [factory: string]: string };
}
