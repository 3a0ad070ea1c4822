import type { Randomness } from '../state/randomness';
import type { Kind } from '../store';
import type { World } from '../world';
import { parseHcl, type HclItem, type HclValue } from './hcl';
import { mounts } from './mounts';
import { generatePassword, number } from './passwords';
import { failure } from './refusal';

/** A password policy as sent. */
export interface PasswordPolicy {
  /** Empty for the root namespace. */
  readonly namespace: string;
  readonly name: string;
  readonly policy: string;
  /** Only in Vault. */
  readonly entropySource: string;
}

export const passwordPolicies: Kind<PasswordPolicy> = { name: 'passwordPolicies', key: passwordPolicyKey };

export function passwordPolicyKey({ namespace, name }: Pick<PasswordPolicy, 'namespace' | 'name'>): string {
  return `${namespace} ${name}`;
}

const PRINTABLE = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]$/u;

const SHORTEST = 4;
const LONGEST = 100;

/** How many times to generate a password until it meets every rule; the services stop after a second. */
const MOST_TRIES = 2_000;

interface Charset {
  readonly characters: readonly string[];
  readonly least: number;
}

interface Generator {
  readonly length: number;
  readonly charsets: readonly Charset[];
}

/** Throws an error in the services' words if the text is not a policy. Unknown keys are ignored. */
export function parsePasswordPolicy(text: string): Generator {
  const policy = decoded(text);
  const { value: length, fault } = whole(policy, 'length');
  if (fault !== undefined) throw new Error(`failed to decode configuration: ${decodingFailed(fault)}`);
  const charsets = prefixed('unable to parse rules', () => valuesOf(policy, 'rule').flatMap(rulesOf));
  checkGenerator({ length, charsets });
  return { length, charsets };
}

function checkGenerator({ length, charsets }: Generator): void {
  const faults: string[] = [];
  if (length <= 0) faults.push('length must be > 0');
  const least = charsets.reduce((sum, charset) => sum + Math.max(charset.least, 0), 0);
  if (length > 0 && least > length) {
    faults.push(`specified rules require at least ${least} characters but ${length} is specified`);
  }
  const characters = charsets.flatMap((charset) => charset.characters);
  if (characters.length === 0) faults.push('no charset specified');
  if (characters.some((character) => !PRINTABLE.test(character))) faults.push('non-printable character in charset');
  if (faults.length === 0) return;
  const count = faults.length === 1 ? '1 error' : `${faults.length} errors`;
  throw new Error(`${count} occurred:\n${faults.map((fault) => `\t* ${fault}\n`).join('')}\n`);
}

/** Whether the service generates passwords of this length. */
export function isPasswordLength(length: number): boolean {
  return length >= SHORTEST && length <= LONGEST;
}

/** Generates a password using a policy in the mount's namespace, or the default policy if there is no name. */
export function generateByPolicy(world: World, mount: string, name: string): string {
  if (name === '') return generatePassword(world.random);
  const { namespace = '' } = world.store.of(mounts).find(mount) ?? {};
  if (!world.store.of(passwordPolicies).find(passwordPolicyKey({ namespace, name }))) {
    throw failure('failed to generate password: no password policy found');
  }
  return generateStored(world, { namespace, name });
}

/** Generates a password using a stored policy. */
export function generateStored(world: World, { namespace, name }: Pick<PasswordPolicy, 'namespace' | 'name'>): string {
  const stored = world.store.of(passwordPolicies).find(passwordPolicyKey({ namespace, name }));
  if (!stored) throw failure(`unable to generate password: no password policy found with name: ${name}`);
  return generate(world.random, parsePasswordPolicy(stored.policy));
}

function generate(random: Randomness, { length, charsets }: Generator): string {
  const all = [...new Set(charsets.flatMap(({ characters }) => characters))];
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const drawn = Array.from({ length }, () => all[number(random, all.length)] ?? '');
    const isAllowed = charsets.every(
      ({ characters, least }) => drawn.filter((character) => characters.includes(character)).length >= least,
    );
    if (isAllowed) return drawn.join('');
  }
  throw failure('failed to generate password from policy: timed out generating string');
}

function decoded(text: string): readonly HclItem[] {
  try {
    return parseHcl(text);
  } catch (error) {
    throw new Error(`unable to decode: ${(error as Error).message}`);
  }
}

/** All values under a key: the services merge repeated keys, and lists stand for their elements. */
function valuesOf(items: readonly HclItem[], key: string): HclValue[] {
  return items
    .filter(({ keys }) => keys[0] === key)
    .flatMap(({ keys: [, ...labels], value }) => elementsOf(value).map((element) => labelled(labels, element)));
}

function elementsOf(value: HclValue): readonly HclValue[] {
  return value.kind === 'list' ? value.values : [value];
}

/** A labelled block is an object that contains one. */
function labelled(labels: readonly string[], value: HclValue): HclValue {
  return labels.reduceRight<HclValue>(
    (inner, label) => ({ kind: 'object', items: [{ keys: [label], value: inner, line: 0, valueAt: '' }] }),
    value,
  );
}

function rulesOf(rule: HclValue): Charset[] {
  if (rule.kind !== 'object') throw new Error(`unable to get rule data: expected a map, got ${typeName(rule)}`);
  return rule.items.flatMap(({ keys: [type = '', ...labels], value }) =>
    elementsOf(labelled(labels, value)).map((data) => {
      if (data.kind !== 'object') {
        throw new Error(
          `unable to get rule info: unable to get rule data: '' source data must be an array or slice, got ${typeName(data)}`,
        );
      }
      return prefixed(`unable to parse rule ${type}`, () => charsetOf(type, data.items));
    }),
  );
}

function charsetOf(type: string, items: readonly HclItem[]): Charset {
  if (type !== 'charset') throw new Error(`unrecognized rule type ${type}`);
  const charset = charactersOf(items);
  const least = whole(items, 'min-chars');
  const fault = charset.fault ?? least.fault;
  if (fault !== undefined) throw new Error(`failed to parse charset restriction: ${decodingFailed(fault)}`);
  return { characters: [...new Set(charset.value)], least: least.value };
}

/** A value, or why it has the wrong type. */
interface Decoded<T> {
  readonly value: T;
  readonly fault?: string;
}

function charactersOf(items: readonly HclItem[]): Decoded<string> {
  const value = lastOf(items, 'charset');
  if (value?.kind === 'literal' && typeof value.value === 'string') return { value: value.value };
  if (!value) return { value: '' };
  const [first] = value.kind === 'list' ? value.values : [];
  const fault = first
    ? `'charset[0]' expected type 'int32', got unconvertible type '${typeName(first)}'`
    : `'charset' source data must be an array or slice, got ${typeName(value)}`;
  return { value: '', fault };
}

/** Truncates decimals. */
function whole(items: readonly HclItem[], name: string): Decoded<number> {
  const value = lastOf(items, name);
  if (!value) return { value: 0 };
  if (value.kind === 'literal' && typeof value.value === 'number') return { value: Math.trunc(value.value) };
  return { value: 0, fault: `'${name}' expected type 'int', got unconvertible type '${typeName(value)}'` };
}

/** The last value under a key counts. If there is none, the key may be spelled in different case. */
function lastOf(items: readonly HclItem[], name: string): HclValue | undefined {
  const keyed = (fits: (key: string) => boolean) => items.filter(({ keys: [key = ''] }) => fits(key)).at(-1)?.value;
  return keyed((key) => key === name) ?? keyed((key) => key.toLowerCase() === name);
}

/** The type's name in the services' language. */
function typeName(value: HclValue): string {
  if (value.kind === 'list') return '[]interface {}';
  if (value.kind === 'object') return '[]map[string]interface {}';
  if (typeof value.value === 'number') return Number.isInteger(value.value) ? 'int' : 'float64';
  return typeof value.value === 'boolean' ? 'bool' : 'string';
}

function decodingFailed(fault: string): string {
  return `decoding failed due to the following error(s):\n\n${fault}`;
}

function prefixed<T>(prefix: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new Error(`${prefix}: ${(error as Error).message}`);
  }
}
