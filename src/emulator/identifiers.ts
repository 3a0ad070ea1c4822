import type { World } from './world';

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz123456789';

/** `task-` and sixteen letters or digits, as the platform writes its ids; never given twice. */
export function newId({ random }: World, prefix: string): string {
  return `${prefix}-${[...random.bytes(16)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')}`;
}
