import { parseFault, parseSeconds } from '../durations';
import { HclError, parseHcl } from '../hcl';
import type { HclItem, HclValue } from '../hcl';

/** The grants of one policy block for the paths matching its pattern. */
export interface PathRule {
  /** Without a leading slash, with its wildcards. */
  readonly pattern: string;
  /** `deny` excludes all others. */
  readonly capabilities: readonly string[];
  readonly requiredParameters: readonly string[];
  /** By lower-case name; an empty list means any value. Undefined if there is no such element. */
  readonly allowedParameters?: ReadonlyMap<string, readonly unknown[]>;
  readonly deniedParameters?: ReadonlyMap<string, readonly unknown[]>;
  readonly minWrappingSeconds: number;
  readonly maxWrappingSeconds: number;
  /** RFC 3339; afterwards the rule no longer applies. */
  readonly expiration?: string;
}

/** The text is not a policy. */
export class PolicyError extends Error {}

const CAPABILITIES = ['create', 'read', 'update', 'patch', 'delete', 'list', 'sudo', 'deny', 'scan'];

/** The old notation for capabilities. */
const SHORT: Readonly<Record<string, readonly string[]>> = {
  deny: ['deny'],
  read: ['read', 'list'],
  write: ['create', 'read', 'update', 'delete', 'list'],
  sudo: ['create', 'read', 'update', 'delete', 'list', 'sudo'],
};

const KEYS = [
  'capabilities',
  'policy',
  'required_parameters',
  'allowed_parameters',
  'denied_parameters',
  'min_wrapping_ttl',
  'max_wrapping_ttl',
  'mfa_methods',
  'expiration',
  'pagination_limit',
  'list_scan_response_keys_filter_path',
  'comment',
];

/** Parses a policy in HCL or JSON. */
export function parsePolicy(text: string): readonly PathRule[] {
  const items = parsed(text);
  const wrong = items.filter(({ keys: [key = ''] }) => key !== 'path' && key !== 'name');
  if (wrong.length > 0) throw invalidKeys(wrong, '');
  return items.filter(({ keys: [key] }) => key === 'path').flatMap(rulesOf);
}

function parsed(text: string): readonly HclItem[] {
  try {
    const items = parseHcl(text);
    return text.trimStart().startsWith('{') ? items.flatMap(flattened) : items;
  } catch (error) {
    if (error instanceof HclError) throw new PolicyError(error.message);
    throw error;
  }
}

/** In JSON, an object that contains only objects stands for one block for each, with its key as a further label. */
function flattened(item: HclItem): HclItem[] {
  const { keys, value } = item;
  if (value.kind === 'object' && value.items.length > 0 && value.items.every((one) => one.value.kind === 'object')) {
    return value.items.flatMap((one) => flattened({ ...one, keys: [...keys, ...one.keys] }));
  }
  if (value.kind === 'list' && value.values.length > 0 && value.values.every(({ kind }) => kind === 'object')) {
    return value.values.flatMap((one) => flattened({ ...item, value: one }));
  }
  return [item];
}

/** A block's first label is its pattern; further labels are ignored. */
function rulesOf({ keys: [, ...labels], value }: HclItem): PathRule[] {
  if (value.kind === 'list') {
    return value.values.flatMap((each) => rulesOf({ keys: ['path', ...labels], value: each, line: 0, valueAt: '' }));
  }
  if (value.kind !== 'object') throw new PolicyError('path: a block was expected');
  const [pattern] = labels;
  // The service treats a block without a label as one for the path `path`.
  return [ruleOf(pattern ?? 'path', value.items)];
}

function ruleOf(given: string, items: readonly HclItem[]): PathRule {
  const wrong = items.filter(({ keys: [key = ''] }) => !KEYS.includes(key));
  if (wrong.length > 0) throw invalidKeys(wrong, given);
  const lists = items.filter(({ keys: [key] }) => key === 'capabilities');
  const other = lists.find(({ value }) => value.kind !== 'list');
  if (other) throw new PolicyError(`path "${given}": At ${other.valueAt}: unknown slice type: *ast.LiteralType`);
  const pattern = patternOf(given);
  const valuesOf = (key: string) => items.filter(({ keys }) => keys[0] === key).map(({ value }) => value);
  const capabilities = capabilitiesOf(
    given,
    valuesOf('capabilities').flatMap(textsOf),
    valuesOf('policy').flatMap(textsOf),
  );
  const [min, max] = ['min_wrapping_ttl', 'max_wrapping_ttl'].map((key) => secondsOf(key, valuesOf(key)));
  if (max && min && max < min && !capabilities.includes('deny')) {
    throw new PolicyError(`max_wrapping_ttl cannot be less than min_wrapping_ttl`);
  }
  const expiration = valuesOf('expiration').flatMap(textsOf).at(-1);
  return {
    pattern,
    capabilities,
    requiredParameters: valuesOf('required_parameters').flatMap(textsOf),
    allowedParameters: parametersOf(given, valuesOf('allowed_parameters')),
    deniedParameters: parametersOf(given, valuesOf('denied_parameters')),
    minWrappingSeconds: min ?? 0,
    maxWrappingSeconds: max ?? 0,
    ...(expiration === undefined ? {} : { expiration: timeOf(given, expiration) }),
  };
}

function patternOf(given: string): string {
  const pattern = given.replace(/^\//, '');
  if (pattern.includes('+*')) {
    throw new PolicyError(`path "${given}": invalid use of wildcards ('+*' is forbidden)`);
  }
  return pattern;
}

function capabilitiesOf(pattern: string, given: readonly string[], short: readonly string[]): readonly string[] {
  for (const name of short) {
    if (!Object.hasOwn(SHORT, name)) throw new PolicyError(`path "${pattern}": invalid policy "${name}"`);
  }
  for (const name of given) {
    if (!CAPABILITIES.includes(name)) throw new PolicyError(`path "${pattern}": invalid capability "${name}"`);
  }
  const all = [...new Set([...given, ...short.flatMap((name) => SHORT[name] ?? [])])];
  return all.includes('deny') ? ['deny'] : all;
}

function parametersOf(
  pattern: string,
  values: readonly HclValue[],
): ReadonlyMap<string, readonly unknown[]> | undefined {
  const items = values.flatMap((value) => (value.kind === 'object' ? value.items : []));
  if (values.length === 0) return undefined;
  if (items.some(({ value }) => value.kind === 'literal')) {
    throw new PolicyError(`path "${pattern}": unknown slice type: *ast.LiteralType`);
  }
  return new Map(items.map(({ keys: [key = ''], value }) => [key.toLowerCase(), plainList(value)]));
}

function plainList(value: HclValue): readonly unknown[] {
  return value.kind === 'list' ? value.values.map(plain) : [plain(value)];
}

function plain(value: HclValue): unknown {
  switch (value.kind) {
    case 'literal':
      return value.value;
    case 'list':
      return value.values.map(plain);
    case 'object':
      return Object.fromEntries(value.items.map(({ keys: [key = ''], value: inner }) => [key, plain(inner)]));
  }
}

function textsOf(value: HclValue): string[] {
  return plainList(value).map(String);
}

function secondsOf(key: string, values: readonly HclValue[]): number | undefined {
  const last = values.at(-1);
  if (!last) return undefined;
  try {
    return parseSeconds(plain(last), key);
  } catch {
    throw new PolicyError(`error parsing ${key}: ${parseFault(plain(last))}`);
  }
}

function timeOf(pattern: string, text: string): string {
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw new PolicyError(`path "${pattern}": error parsing expiration`);
  return time.toISOString();
}

function invalidKeys(items: readonly HclItem[], pattern: string): PolicyError {
  const where = pattern === '' ? '' : `path "${pattern}": `;
  const lines = items.map(({ keys: [key = ''], line }) => `\t* ${where}invalid key "${key}" on line ${line}`);
  const count = lines.length === 1 ? '1 error' : `${lines.length} errors`;
  return new PolicyError(`${count} occurred:\n${lines.join('\n')}\n\n`);
}
