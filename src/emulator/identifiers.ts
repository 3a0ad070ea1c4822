import type { World } from './world';

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz123456789';

/** Returns the prefix, a dash and sixteen letters or digits, in the platform's format; never the same id twice. */
export function newId({ random }: World, prefix: string): string {
  return `${prefix}-${[...random.bytes(16)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')}`;
}
