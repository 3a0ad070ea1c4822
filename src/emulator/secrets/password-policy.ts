import type { Randomness } from '../randomness';
import type { Kind } from '../store';
import type { World } from '../world';
import { parseHcl, type HclItem, type HclValue } from './hcl';
import { mounts } from './mounts';
import { generatePassword, number } from './passwords';
import { failure } from './refusal';

/** A password policy, as it was sent. */
export interface PasswordPolicy {
  /** Empty for the root namespace. */
  readonly namespace: string;
  readonly name: string;
  readonly policy: string;
  /** In Vault only. */
  readonly entropySource: string;
}

export const passwordPolicies: Kind<PasswordPolicy> = { name: 'passwordPolicies', key: passwordPolicyKey };

export function passwordPolicyKey({ namespace, name }: Pick<PasswordPolicy, 'namespace' | 'name'>): string {
  return `${namespace} ${name}`;
}

const SHORTEST = 4;
const LONGEST = 100;

/** How often a password is drawn until it meets every rule; the services give up after a second. */
const MOST_TRIES = 2_000;

interface Charset {
  readonly characters: readonly string[];
  readonly least: number;
}

interface Generator {
  readonly length: number;
  readonly charsets: readonly Charset[];
}

/** Throws an error in the words of the services if the text is no policy. Keys that mean nothing are ignored. */
export function parsePasswordPolicy(text: string): Generator {
  const policy = decoded(text);
  const length = whole(policy, 'length') ?? 0;
  const charsets = valuesOf(policy, 'rule').flatMap(rulesOf);
  if (length <= 0) throw new Error('length must be > 0');
  if (charsets.length === 0) throw new Error('no charset specified');
  const least = charsets.reduce((sum, charset) => sum + Math.max(charset.least, 0), 0);
  if (least > length) {
    throw new Error(`specified rules require at least ${least} characters but ${length} is specified`);
  }
  return { length, charsets };
}

/** Whether the service generates passwords of this length. */
export function isPasswordLength(length: number): boolean {
  return length >= SHORTEST && length <= LONGEST;
}

/** Generates a password by a policy in the namespace of a mount, or without a name by the default one. */
export function generateByPolicy(world: World, mount: string, name: string): string {
  if (name === '') return generatePassword(world.random);
  const { namespace = '' } = world.store.of(mounts).find(mount) ?? {};
  if (!world.store.of(passwordPolicies).find(passwordPolicyKey({ namespace, name }))) {
    throw failure('failed to generate password: no password policy found');
  }
  return generateStored(world, { namespace, name });
}

/** Generates a password by a stored policy. */
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

/** All values under a key: the services add up what occurs twice, and lists stand for their elements. */
function valuesOf(items: readonly HclItem[], key: string): HclValue[] {
  return items
    .filter(({ keys }) => keys[0] === key)
    .flatMap(({ keys: [, ...labels], value }) => elementsOf(value).map((element) => labelled(labels, element)));
}

function elementsOf(value: HclValue): readonly HclValue[] {
  return value.kind === 'list' ? value.values : [value];
}

/** A block with a label is an object that has one. */
function labelled(labels: readonly string[], value: HclValue): HclValue {
  return labels.reduceRight<HclValue>(
    (inner, label) => ({ kind: 'object', items: [{ keys: [label], value: inner, line: 0 }] }),
    value,
  );
}

function rulesOf(rule: HclValue): Charset[] {
  if (rule.kind !== 'object') throw new Error('unable to parse rules: unable to get rule data');
  return rule.items.flatMap(({ keys: [type, ...labels], value }) => {
    if (type !== 'charset') throw new Error(`unable to parse rules: unrecognized rule type ${type}`);
    return elementsOf(labelled(labels, value)).map(charsetOf);
  });
}

function charsetOf(rule: HclValue): Charset {
  if (rule.kind !== 'object') throw new Error('unable to parse rules: unable to get rule data');
  const charset = literalOf(rule.items, 'charset') ?? '';
  if (typeof charset !== 'string') {
    throw new Error("unable to parse rule charset: 'charset' source data must be a string");
  }
  if (charset === '') throw new Error('no charset specified');
  if (!/^[\p{L}\p{M}\p{N}\p{P}\p{S} ]+$/u.test(charset)) throw new Error('non-printable character in charset');
  return { characters: [...new Set(charset)], least: whole(rule.items, 'min-chars') ?? 0 };
}

/** The last value under a key counts. A value that is not literal is returned as it is. */
function literalOf(items: readonly HclItem[], key: string): unknown {
  const last = items.filter(({ keys }) => keys[0] === key).at(-1)?.value;
  return last?.kind === 'literal' ? last.value : last;
}

/** Decimals are cut off. */
function whole(items: readonly HclItem[], name: string): number | undefined {
  const value = literalOf(items, name);
  if (value === undefined) return undefined;
  if (typeof value !== 'number') throw new Error(`'${name}' expected type 'int', got unconvertible type`);
  return Math.trunc(value);
}
