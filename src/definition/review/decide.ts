import { hostOf } from './host';
import { attributePaths, valueAt } from './paths';
import type { Attributes, PlainAttribute } from '../attribute';
import { equalValue } from '../equal';
import { parseDuration } from '../kinds/duration';
import type { ObjectChange, Test } from '../review-rule';
import type { ResourceDefinition } from '../resource';
import { containsUnknown, type Value, type Values } from '../value';

/** An attribute with its values as they are. */
export interface Looked {
  /** Its path in the definition's names. */
  readonly name: string;
  readonly attribute: PlainAttribute;
  readonly before: Values;
  readonly after: Values;
  readonly change: ObjectChange;
}

/** It applies; `undecided`: it may turn out to. */
export interface Verdict {
  readonly undecided?: true;
  readonly items?: readonly string[];
}

/** Whether a test of a rule applies to one attribute of a change. */
export function decide(definition: ResourceDefinition, test: Test, looked: Looked): Verdict | undefined {
  if (test.when === 'sent') return isSent(definition.attributes, looked) ? {} : undefined;
  if (!looked.change.changed.has(looked.name)) return undefined;
  const { attribute } = looked;
  const before = baseline(attribute, valueAt(looked.before, looked.name));
  const after = baseline(attribute, valueAt(looked.after, looked.name));
  if (test.when === 'changes') return {};
  if (test.when === 'appears') return isAbsent(attribute, before) && !isAbsent(attribute, after) ? {} : undefined;
  if (test.when === 'differs') return !isAbsent(attribute, before) && !isAbsent(attribute, after) ? {} : undefined;
  if (containsUnknown(after)) return canTurnOut(test, looked, before) ? { undecided: true } : undefined;
  switch (test.when) {
    case 'disappears': return !isAbsent(attribute, before) && isAbsent(attribute, after) ? {} : undefined;
    case 'becomes': return !is(test, attribute, before) && is(test, attribute, after) ? {} : undefined;
    case 'matches': return !texts(before).some((text) => test.pattern.test(text)) && texts(after).some((text) => test.pattern.test(text)) ? {} : undefined;
    case 'falls': return rank(test.order, after) > rank(test.order, before) && rank(test.order, before) >= 0 ? {} : undefined;
    case 'gains': return gains(test, attribute, before, after);
    case 'loses': return elements(after).some((element) => test.unless?.includes(element)) ? undefined : withItems(without(attribute, before, after));
    case 'moves': return hostOf(before) === hostOf(after) ? undefined : {};
    case 'rises': return compare(test, attribute, before, after) > 0 ? {} : undefined;
    case 'sinks': return compare(test, attribute, before, after) < 0 ? {} : undefined;
  }
}

/** What is already so does not become so, whatever is decided later; and what nobody has asked for, the service will choose as it always does. */
function canTurnOut(test: Test, { attribute, change }: Looked, before: Value): boolean {
  if (change.operation === 'create' && attribute.use === 'optionalComputed') return false;
  switch (test.when) {
    case 'becomes': return !is(test, attribute, before);
    case 'matches': return !texts(before).some((text) => test.pattern.test(text));
    case 'falls': return rank(test.order, before) >= 0 && rank(test.order, before) < test.order.length - 1;
    case 'disappears': return !isAbsent(attribute, before);
    default: return true;
  }
}

/** What absence compares as. */
function baseline(attribute: PlainAttribute, value: Value): Value {
  if (value !== undefined) return value;
  if ('default' in attribute && attribute.default !== undefined) return attribute.default;
  if ('absentIs' in attribute && attribute.absentIs !== undefined) return attribute.absentIs;
  return attribute.type === 'bool' ? false : undefined;
}

function isAbsent(attribute: PlainAttribute, value: Value): boolean {
  return equalValue(attribute, value, undefined);
}

/** Of a list the whole is meant, of anything else one of the words. */
function is({ is: wanted }: Extract<Test, { when: 'becomes' }>, attribute: PlainAttribute, value: Value): boolean {
  const whole = attribute.type === 'list' || attribute.type === 'set';
  const words: readonly Value[] = Array.isArray(wanted) && !whole ? wanted : [wanted as Value];
  return value !== undefined && words.some((word) => equalValue(attribute, value, word));
}

function rank(order: readonly string[], value: Value): number {
  return typeof value === 'string' ? order.indexOf(value) : -1;
}

function gains({ any, absentIs }: Extract<Test, { when: 'gains' }>, attribute: PlainAttribute, before: Value, after: Value): Verdict | undefined {
  if (absentIs === 'everything') {
    if (elements(before).length === 0) return undefined;
    if (elements(after).length === 0) return {};
  }
  const gained = without(attribute, after, before);
  return withItems(any ? gained.filter((element) => any.includes(element)) : gained);
}

function withItems(items: readonly string[]): Verdict | undefined {
  return items.length > 0 ? { items } : undefined;
}

/** The elements that the other list lacks. */
function without(attribute: PlainAttribute, list: Value, other: Value): string[] {
  const spelling = (element: string): string => ('compare' in attribute && attribute.compare === 'anyCase' ? element.toLowerCase() : element.trim());
  const there = new Set(elements(other).map(spelling));
  return elements(list).filter((element) => !there.has(spelling(element)));
}

function elements(value: Value): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function texts(value: Value): readonly string[] {
  return typeof value === 'string' ? [value] : elements(value);
}

/** How much more the later value is; 0 where the two do not compare. */
function compare({ absentIs }: Extract<Test, { when: 'rises' | 'sinks' }>, attribute: PlainAttribute, before: Value, after: Value): number {
  const missing = absentIs === 'most' ? Infinity : absentIs;
  const [from, to] = [magnitude(attribute, before) ?? missing, magnitude(attribute, after) ?? missing];
  return from === undefined || to === undefined || from === to ? 0 : to - from;
}

function magnitude(attribute: PlainAttribute, value: Value): number | undefined {
  if (attribute.type === 'time') return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? Date.parse(value) : undefined;
  const size = attribute.type === 'duration' ? typeof value === 'string' ? parseDuration(value) : undefined : value === undefined ? undefined : Number(value);
  return size === 0 ? undefined : size;
}

/**
 * A write-only value is in no plan: that it is sent shows in its version, and in the counter. Where several inputs share the counter and
 * none of them tells by its version, the rule about the counter speaks.
 */
function isSent(attributes: Attributes, { name, change }: Looked): boolean {
  const paths = attributePaths(attributes);
  const revision = paths.find(([, { revision: counts }]) => counts)?.[0];
  const inputs = paths.flatMap(([path, { writeOnly }]) => (writeOnly ? [path.replace(/Wo$/, '')] : []));
  const reports = (input: string): boolean => change.changed.has(`${input}WoVersion`) || (change.changed.has(input) && valueAt(change.after as Values, input) !== undefined);
  if (name !== revision) return reports(name) || (inputs.length === 1 && revision !== undefined && change.changed.has(revision));
  return change.changed.has(revision) && !inputs.some(reports);
}
