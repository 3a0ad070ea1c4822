import { createHash } from 'crypto';
import type { World } from './world';

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz123456789';

/** Returns the prefix, a dash and sixteen letters or digits, in the platform's format; never the same id twice. */
export function newId({ random }: World, prefix: string): string {
  return `${prefix}-${[...random.bytes(16)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')}`;
}

/** Few texts are looked up, but often. */
const identifiers = new Map<string, string>();
const MOST_IDENTIFIERS = 1000;

/** The same text always gives the same id. */
export function identifierOf(prefix: string, text: string): string {
  const key = `${prefix}-${text}`;
  const known = identifiers.get(key);
  if (known !== undefined) return known;
  const identifier = hashed(prefix, text);
  if (identifiers.size < MOST_IDENTIFIERS) identifiers.set(key, identifier);
  return identifier;
}

function hashed(prefix: string, text: string): string {
  return `${prefix}-${createHash('sha256').update(text).digest('base64').replace(/[+/=]/g, 'x').slice(0, 16)}`;
}
