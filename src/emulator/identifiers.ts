import { randomInt } from 'crypto';

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz123456789';

/** `task-` and sixteen letters or digits, as the platform writes its ids; never given twice. */
export function newId(prefix: string): string {
  return `${prefix}-${Array.from({ length: 16 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;
}
