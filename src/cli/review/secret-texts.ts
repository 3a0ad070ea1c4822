import type { Attributes } from '../../definition/attribute';
import { isRedacted, isDisplayValues, type DisplayValue, type DisplayValues } from '../../definition/display-value';
import { flatAttributes } from '../../definition/flatten';
import { snakeCase } from '../../definition/names';
import { isUnknown } from '../../definition/value';
import { reviews } from '../../handlers/reviews';
import { withoutAddressSecrets } from '../../printing/addresses';
import { longestFirst, Spelling, withoutSpellings, type Origin } from '../../printing/secret-values';
import type { Json, Marks, Plan, StateModule } from '../stack/plan-json';

/** Shorter texts occur within others by chance. */
const LEAST = 8;

/**
 * Every text that the plan or a definition marks as sensitive, for any provider. Such texts are redacted everywhere, for example a password that also
 * occurs in a policy.
 */
export function secretTexts(plan: Plan): ReadonlySet<string> {
  const texts = new Set<string>();
  const add = (text: string): void => {
    // Each line of a multi-line secret is recognized separately.
    for (const piece of [text, ...text.split('\n')]) if (piece.trim().length >= LEAST) texts.add(piece.trim());
  };
  for (const { type, change } of [
    ...(plan.resource_changes ?? []),
    ...(plan.resource_drift ?? []),
    ...(plan.deferred_changes ?? []).map((deferred) => deferred.resource_change),
  ]) {
    marked(change.before, change.before_sensitive, add);
    marked(change.after, change.after_sensitive, add);
    const resource = Object.hasOwn(reviews, type) ? reviews[type] : undefined;
    if (resource) {
      for (const side of [change.before, change.after]) defined(side, resource.definition().attributes, add);
    }
  }
  for (const { before, after, before_sensitive: beforeSensitive, after_sensitive: afterSensitive } of Object.values(
    plan.output_changes ?? {},
  )) {
    marked(before, beforeSensitive, add);
    marked(after, afterSensitive, add);
  }
  const declared = plan.configuration?.root_module?.variables ?? {};
  for (const [name, { value }] of Object.entries(plan.variables ?? {})) {
    if (Object.hasOwn(declared, name) && declared[name]?.sensitive) marked(value, true, add);
  }
  inModule(plan.prior_state?.values?.root_module, add);
  return texts;
}

/** Returns a function that redacts these texts, and credentials in URLs. */
export function redactor(texts: ReadonlySet<string>): (values: DisplayValues) => DisplayValues {
  // The longest first, so that no part of a longer secret remains.
  const candidates = finder(longestFirst(texts).map((text) => new Spelling(text)));
  const ofText = (text: string, origin: Origin = 'service'): string =>
    withoutAddressSecrets(withoutSpellings(text, candidates(text), origin));
  const ofValue = (value: DisplayValue): DisplayValue => {
    if (typeof value === 'string') return ofText(value);
    if (isUnknown(value) || isRedacted(value)) return value;
    if (Array.isArray(value)) return value.map((element) => ofValue(element));
    return isDisplayValues(value) ? ofValues(value) : value;
  };
  const ofValues = (values: DisplayValues): DisplayValues => {
    const made: Record<string, DisplayValue> = Object.create(null) as Record<string, DisplayValue>;
    for (const [name, value] of Object.entries(values)) made[ofText(name, 'name')] = ofValue(value);
    return made;
  };
  return ofValues;
}

/** This few secrets are searched for one by one. */
const FEW = 16;

/**
 * Returns a function that finds the secrets that may be in a text, in order. A plan of thousands of objects has thousands of secrets, and searching
 * each of its texts for all of them would be too slow, so they are found by their first characters.
 */
function finder(secrets: readonly Spelling[]): (text: string) => readonly Spelling[] {
  if (secrets.length <= FEW) return () => secrets;
  const byStart = new Map<string, number[]>();
  secrets.forEach(({ text: secret }, index) => {
    const start = secret.slice(0, LEAST);
    const known = byStart.get(start);
    if (known) known.push(index);
    else byStart.set(start, [index]);
  });
  return (text) => {
    const found = new Set<number>();
    for (let at = 0; at + LEAST <= text.length; at += 1) {
      for (const index of byStart.get(text.slice(at, at + LEAST)) ?? []) found.add(index);
    }
    return [...found].sort((one, other) => one - other).map((index) => secrets[index]!);
  };
}

function inModule(module: StateModule | undefined, add: (text: string) => void): void {
  for (const { values, sensitive_values: marks } of module?.resources ?? []) marked(values, marks, add);
  for (const child of module?.child_modules ?? []) inModule(child, add);
}

/** Adds the texts that are marked as sensitive. */
function marked(value: Json | undefined, marks: Marks | undefined, add: (text: string) => void): void {
  if (value === null || value === undefined || marks === undefined || marks === false || marks === null) return;
  if (marks === true && typeof value === 'string') add(value);
  if (typeof value !== 'object') return;
  for (const [key, inner] of Object.entries(value)) {
    marked(
      inner as Json,
      marks === true
        ? true
        : typeof marks === 'object' && Object.hasOwn(marks, key)
          ? (marks as { readonly [key: string]: Marks })[key]
          : undefined,
      add,
    );
  }
}

/** Adds the texts that the definition marks as sensitive. */
function defined(value: Json | undefined, attributes: Attributes, add: (text: string) => void): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  for (const [name, attribute] of Object.entries(flatAttributes(attributes))) {
    const key = snakeCase(name);
    if (!Object.hasOwn(value, key)) continue;
    const inner = (value as { readonly [name: string]: Json })[key];
    if (attribute.sensitive) {
      marked(inner, true, add);
    } else if (attribute.type === 'object') {
      defined(inner, attribute.attributes, add);
    } else if (attribute.type === 'objects' && Array.isArray(inner)) {
      for (const element of inner as readonly Json[]) defined(element, attribute.attributes, add);
    }
  }
}
