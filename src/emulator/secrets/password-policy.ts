import type { Randomness } from '../randomness';
import type { Kind } from '../store';
import type { World } from '../world';
import { HclObject, readHcl, type Hcl } from './hcl';
import { generatePassword, number } from './passwords';
import { failure } from './refusal';

/** A password policy, as it was sent. */
export interface PasswordPolicy {
  readonly name: string;
  readonly policy: string;
  /** In Vault only. */
  readonly entropySource: string;
}

export const passwordPolicies: Kind<PasswordPolicy> = { name: 'passwordPolicies', key: ({ name }) => name };

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
  const length = whole(policy.last('length'), 'length') ?? 0;
  const charsets = policy.all('rule').flatMap(rulesOf);
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

/** Generates a password by a stored policy, or without a name by the default one. */
export function generateByPolicy(world: World, name: string): string {
  if (name === '') return generatePassword(world.random);
  const stored = world.store.of(passwordPolicies).find(name);
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

function decoded(text: string): HclObject {
  try {
    return readHcl(text);
  } catch (error) {
    throw new Error(`unable to decode: ${(error as Error).message}`);
  }
}

function rulesOf(rule: Hcl): Charset[] {
  if (!(rule instanceof HclObject)) throw new Error('unable to parse rules: unable to get rule data');
  return rule.members.flatMap(([type, values]) => {
    if (type !== 'charset') throw new Error(`unable to parse rules: unrecognized rule type ${type}`);
    return [values].flat().map(charsetOf);
  });
}

function charsetOf(rule: Hcl): Charset {
  if (!(rule instanceof HclObject)) throw new Error('unable to parse rules: unable to get rule data');
  const charset = rule.last('charset') ?? '';
  if (typeof charset !== 'string') {
    throw new Error("unable to parse rule charset: 'charset' source data must be a string");
  }
  if (charset === '') throw new Error('no charset specified');
  if (!/^[\p{L}\p{M}\p{N}\p{P}\p{S} ]+$/u.test(charset)) throw new Error('non-printable character in charset');
  return { characters: [...new Set(charset)], least: whole(rule.last('min-chars'), 'min-chars') ?? 0 };
}

/** Decimals are cut off. */
function whole(value: Hcl | undefined, name: string): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'number') throw new Error(`'${name}' expected type 'int', got unconvertible type`);
  return Math.trunc(value);
}
