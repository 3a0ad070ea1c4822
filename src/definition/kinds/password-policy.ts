import { describePosition, parseHcl, type HclItem, type HclKey, type HclValue } from '../../hcl/parse-hcl';
import { quoteHcl } from '../../hcl/quote-hcl';
import { oncePerText } from '../once-per';

/** The service's interpretation of a password policy's text. */
export interface PasswordPolicy {
  readonly length: number;
  readonly rules: readonly CharsetRule[];
}

export interface CharsetRule {
  readonly charset: string;
  /** A password has at least this many characters of the set. */
  readonly minChars?: number;
}

export const SHORTEST_PASSWORD = 4;
export const LONGEST_PASSWORD = 100;

/** The characters that the service considers printable in a character set. */
export const PRINTABLE = '^[\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]+$';

/** The meaning of a text; undefined if it is invalid. Ignores the same parts as the service. */
export function parsePasswordPolicy(text: string): PasswordPolicy | undefined {
  return read(text).policy;
}

/** The reason not to send a text: the service would reject it, or ignore a part of it. Starts with a position, if there is one. */
export function findPasswordPolicyFault(text: string): string | undefined {
  return read(text).faults[0];
}

/** The same text for equivalent policies: sets of characters, and rules in any order. Undefined if the text is invalid. */
export function passwordPolicyKey(text: string): string | undefined {
  const policy = parsePasswordPolicy(text);
  return policy && JSON.stringify([policy.length, policy.rules.map(ruleKey).sort()]);
}

/** The characters of a set, sorted and without duplicates. */
export function charactersKey(charset: string): string {
  return [...new Set(charset)].sort().join('');
}

function ruleKey({ charset, minChars = 0 }: CharsetRule): string {
  return JSON.stringify([charactersKey(charset), minChars]);
}

/** The text of a policy: equal bytes for equal policies. */
export function renderPasswordPolicy({ length, rules }: PasswordPolicy): string {
  const blocks = rules.map(({ charset, minChars }) =>
    [
      'rule "charset" {',
      `  charset = ${quoteHcl(charset)}`,
      ...(minChars ? [`  min-chars = ${minChars}`] : []),
      '}',
    ].join('\n'),
  );
  return [`length = ${length}`, ...blocks].join('\n\n') + '\n';
}

interface Reading {
  readonly policy?: PasswordPolicy;
  readonly faults: readonly string[];
}

const read = oncePerText(interpret);

function interpret(text: string): Reading {
  const { items, fault } = parseHcl(text);
  if (!items) return { faults: [fault] };
  const faults: string[] = [];
  const complain = (at: number, reason: string): void => void faults.push(`${describePosition(text, at)}: ${reason}`);
  const members = membersOf(items, ['length', 'rule'], complain);
  const length = wholeNumber(members.get('length')?.at(-1), 'length', complain);
  const rules = (members.get('rule') ?? []).flatMap((item) => charsetRules(item.keys.slice(1), item.value, complain));
  if (length === undefined) {
    faults.push('it has no "length"');
  } else if (length < SHORTEST_PASSWORD || length > LONGEST_PASSWORD) {
    faults.push(
      `"length" is ${length}, and the service makes passwords of ${SHORTEST_PASSWORD} to ${LONGEST_PASSWORD} characters`,
    );
  }
  if (rules.length === 0) faults.push('it has no block: rule "charset" { … }');
  const least = rules.reduce((sum, { minChars = 0 }) => sum + minChars, 0);
  if (length !== undefined && least > length) {
    faults.push(`its rules require ${least} characters, and "length" is ${length}`);
  }
  return length === undefined || rules.length === 0 ? { faults } : { policy: { length, rules }, faults };
}

type Complain = (at: number, reason: string) => void;

/** The items of an object by their first key. */
function membersOf(items: readonly HclItem[], known: readonly string[], complain: Complain): Map<string, HclItem[]> {
  const members = new Map<string, HclItem[]>();
  for (const item of items) {
    const { text, at } = item.keys[0]!;
    const there = members.get(text);
    if (!known.includes(text)) complain(at, unknownKey(text, known));
    else if (there && text !== 'rule') complain(at, `"${text}" is there twice`);
    members.set(text, [...(there ?? []), item]);
  }
  return members;
}

/** The service silently ignores such keys. */
function unknownKey(text: string, known: readonly string[]): string {
  const meant = known.find((name) => name.replace(/\W/g, '') === text.toLowerCase().replace(/[\W_]/g, ''));
  return `the service would ignore "${text}"${meant === undefined ? '' : `; write "${meant}"`}`;
}

/** Blocks, objects of objects and lists of them are equivalent. `labels`: the keys that are still to be read. */
function charsetRules(labels: readonly HclKey[], value: HclValue, complain: Complain): CharsetRule[] {
  if (value.is === 'list') return value.elements.flatMap((element) => charsetRules(labels, element, complain));
  if (value.is !== 'object') {
    complain(value.at, 'a rule is a block: rule "charset" { … }');
    return [];
  }
  const [label, ...more] = labels;
  if (!label) return value.items.flatMap(({ keys, value: inner }) => charsetRules(keys, inner, complain));
  if (label.text !== 'charset' || more.length > 0) {
    complain(
      label.at,
      `the service knows no rule ${labels.map(({ text }) => JSON.stringify(text)).join(' ')}; write rule "charset"`,
    );
    return [];
  }
  const members = membersOf(value.items, ['charset', 'min-chars'], complain);
  const charset = members.get('charset')?.at(-1)?.value;
  const minChars = wholeNumber(members.get('min-chars')?.at(-1), 'min-chars', complain) ?? 0;
  if (minChars < 0) complain(members.get('min-chars')!.at(-1)!.value.at, '"min-chars" is negative');
  if (charset?.is !== 'text' || charset.text === '') {
    complain(charset?.at ?? value.at, '"charset" must be a text that is not empty');
    return [];
  }
  if (!new RegExp(PRINTABLE, 'u').test(charset.text)) {
    complain(charset.at, '"charset" has a character that is not printable');
  }
  return [{ charset: charset.text, ...(minChars > 0 ? { minChars } : {}) }];
}

/** The service truncates decimals. */
function wholeNumber(item: HclItem | undefined, name: string, complain: Complain): number | undefined {
  if (!item) return undefined;
  const { value } = item;
  if (value.is !== 'number' || !Number.isInteger(value.number)) complain(value.at, `"${name}" must be a whole number`);
  return value.is === 'number' ? Math.trunc(value.number) : undefined;
}
