import type { Attributes, PlainAttribute } from '../attribute';
import { equalValue } from '../equal';
import { parseDuration } from '../kinds/duration';
import { networkKey } from '../kinds/network';
import type { ResourceDefinition } from '../resource';
import type { ObjectChange, Test } from '../review-rule';
import { containsUnknown, type Value, type Values } from '../value';
import { hasOtherPort, hostOf, isUnencrypted } from './host';
import { attributePaths, valueAt } from './paths';

/** A change of one attribute, with its actual values. */
export interface AttributeChange {
  /** The path of the attribute in the definition's names. */
  readonly name: string;
  readonly attribute: PlainAttribute;
  readonly before: Values;
  readonly after: Values;
  readonly change: ObjectChange;
}

/** The test applies, or with `undecided` may turn out to apply. */
export interface Verdict {
  readonly undecided?: true;
  readonly items?: readonly string[];
}

/** Whether the test of a rule applies to one attribute of a change. */
export function decide(
  definition: ResourceDefinition,
  test: Test,
  attributeChange: AttributeChange,
): Verdict | undefined {
  if (test.when === 'sent') return isSent(definition.attributes, attributeChange) ? {} : undefined;
  const { attribute, name, change } = attributeChange;
  if (!change.changed.has(name)) return undefined;
  const before = baseline(attribute, valueAt(attributeChange.before, name));
  const after = baseline(attribute, valueAt(attributeChange.after, name));
  if (test.when === 'changes') return {};
  if (test.when === 'appears') return isAbsent(attribute, before) && !isAbsent(attribute, after) ? {} : undefined;
  if (test.when === 'differs') return !isAbsent(attribute, before) && !isAbsent(attribute, after) ? {} : undefined;
  if (containsUnknown(after)) return mayApply(test, attributeChange, before) ? { undecided: true } : undefined;
  switch (test.when) {
    case 'disappears':
      return !isAbsent(attribute, before) && isAbsent(attribute, after) ? {} : undefined;
    case 'becomes':
      return !is(test, attribute, before) && is(test, attribute, after) ? {} : undefined;
    case 'matches':
      return !texts(before).some((text) => test.pattern.test(text)) &&
        texts(after).some((text) => test.pattern.test(text))
        ? {}
        : undefined;
    case 'falls':
      return rank(test.order, after) > rank(test.order, before) && rank(test.order, before) >= 0 ? {} : undefined;
    case 'gains':
      return gains(test, attribute, before, after);
    case 'loses':
      return loses(test, attribute, before, after);
    case 'moves':
      return moves(test, before, after) ? {} : undefined;
    case 'unencrypted':
      return !isUnencrypted(before) && isUnencrypted(after) ? {} : undefined;
    case 'rises':
      return compare(test, attribute, before, after) > 0 ? {} : undefined;
    case 'sinks':
      return compare(test, attribute, before, after) < 0 ? {} : undefined;
  }
}

/**
 * Whether a test may apply once the value is known. It cannot if it already holds before the change, or if the service chooses its usual
 * value for an attribute that is not configured.
 */
function mayApply(test: Test, { attribute, change }: AttributeChange, before: Value): boolean {
  if (change.operation === 'create' && attribute.use === 'optionalComputed') return false;
  switch (test.when) {
    case 'becomes':
      return !is(test, attribute, before);
    case 'matches':
      return !texts(before).some((text) => test.pattern.test(text));
    case 'falls':
      return rank(test.order, before) >= 0 && rank(test.order, before) < test.order.length - 1;
    case 'disappears':
      return !isAbsent(attribute, before);
    case 'unencrypted':
      return !isUnencrypted(before);
    default:
      return true;
  }
}

/** The value, or the value used in the comparison if it is absent. */
function baseline(attribute: PlainAttribute, value: Value): Value {
  if (value !== undefined) return value;
  if ('default' in attribute && attribute.default !== undefined) return attribute.default;
  if ('absentIs' in attribute && attribute.absentIs !== undefined) return attribute.absentIs;
  return attribute.type === 'bool' ? false : undefined;
}

function isAbsent(attribute: PlainAttribute, value: Value): boolean {
  return equalValue(attribute, value, undefined);
}

/** A list must match as a whole; any other value must be one of the words. */
function is({ is: wanted }: Extract<Test, { when: 'becomes' }>, attribute: PlainAttribute, value: Value): boolean {
  const whole = attribute.type === 'list' || attribute.type === 'set';
  const words: readonly Value[] = Array.isArray(wanted) && !whole ? wanted : [wanted as Value];
  return value !== undefined && words.some((word) => equalValue(attribute, value, word));
}

function moves({ to }: Extract<Test, { when: 'moves' }>, before: Value, after: Value): boolean {
  const isSameHost = hostOf(before) === hostOf(after);
  return to === 'port' ? isSameHost && hasOtherPort(before, after) : !isSameHost;
}

function rank(order: readonly string[], value: Value): number {
  return typeof value === 'string' ? order.indexOf(value) : -1;
}

function gains(
  { any, absentIs }: Extract<Test, { when: 'gains' }>,
  attribute: PlainAttribute,
  before: Value,
  after: Value,
): Verdict | undefined {
  if (absentIs === 'everything') {
    if (elements(before).length === 0) return undefined;
    if (elements(after).length === 0) return {};
  }
  const gained = without(attribute, after, before);
  return withItems(any ? gained.filter((element) => any.includes(element)) : gained);
}

function loses(
  { unless, absentIs }: Extract<Test, { when: 'loses' }>,
  attribute: PlainAttribute,
  before: Value,
  after: Value,
): Verdict | undefined {
  if (absentIs === 'everything') {
    if (elements(after).length === 0) return undefined;
    if (elements(before).length === 0) return {};
  }
  return elements(after).some((element) => unless?.includes(element))
    ? undefined
    : withItems(without(attribute, before, after));
}

function withItems(items: readonly string[]): Verdict | undefined {
  return items.length > 0 ? { items } : undefined;
}

/** The elements of `list` that are missing from `other`. */
function without(attribute: PlainAttribute, list: Value, other: Value): string[] {
  const spelling = (element: string): string => {
    if (attribute.compare === 'network') return networkKey(element) ?? element;
    return attribute.compare === 'anyCase' ? element.toLowerCase() : element.trim();
  };
  const there = new Set(elements(other).map(spelling));
  return elements(list).filter((element) => !there.has(spelling(element)));
}

function elements(value: Value): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function texts(value: Value): readonly string[] {
  return typeof value === 'string' ? [value] : elements(value);
}

/** The increase of the value; 0 if the two cannot be compared. */
function compare(
  { absentIs }: Extract<Test, { when: 'rises' | 'sinks' }>,
  attribute: PlainAttribute,
  before: Value,
  after: Value,
): number {
  const missing = absentIs === 'most' ? Infinity : absentIs;
  const [from, to] = [magnitude(attribute, before) ?? missing, magnitude(attribute, after) ?? missing];
  return from === undefined || to === undefined || from === to ? 0 : to - from;
}

function magnitude(attribute: PlainAttribute, value: Value): number | undefined {
  if (attribute.type === 'time') {
    return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? Date.parse(value) : undefined;
  }
  const size =
    attribute.type === 'duration'
      ? typeof value === 'string'
        ? parseDuration(value)
        : undefined
      : value === undefined
        ? undefined
        : Number(value);
  return size === 0 ? undefined : size;
}

/**
 * A plan does not contain write-only values: only the version and the counter show that one is sent. If several inputs share the counter
 * and none of their versions changes, the rule about the counter applies.
 */
function isSent(attributes: Attributes, { name, change }: AttributeChange): boolean {
  const paths = attributePaths(attributes);
  const revision = paths.find(([, { revision: counts }]) => counts)?.[0];
  const inputs = paths.flatMap(([path, { writeOnly }]) => (writeOnly ? [path.replace(/Wo$/, '')] : []));
  const isChanged = (input: string): boolean =>
    change.changed.has(`${input}WoVersion`) ||
    (change.changed.has(input) && valueAt(change.after as Values, input) !== undefined);
  if (name !== revision) {
    return isChanged(name) || (inputs.length === 1 && revision !== undefined && change.changed.has(revision));
  }
  return change.changed.has(revision) && !inputs.some(isChanged);
}
