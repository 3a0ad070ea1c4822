import type { Randomness } from '../state/randomness';

const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const LETTERS_AND_DIGITS = `${LOWER}${LOWER.toUpperCase()}0123456789`;
const CLASSES = [LOWER, LOWER.toUpperCase(), '0123456789', '-'];
const LENGTH = 20;

/** Generates a password using the default policy: 20 characters with at least one uppercase letter, one lowercase letter, one digit and one dash. */
export function generatePassword(random: Randomness): string {
  const all = CLASSES.join('');
  const characters = Array.from({ length: LENGTH }, (_, index) => draw(random, CLASSES[index] ?? all));
  for (let last = characters.length - 1; last > 0; last -= 1) {
    const other = number(random, last + 1);
    const moved = characters.splice(last, 1, characters[other] ?? '');
    characters.splice(other, 1, ...moved);
  }
  return characters.join('');
}

/** Letters and digits. */
export function randomText(random: Randomness, length: number): string {
  return Array.from({ length }, () => draw(random, LETTERS_AND_DIGITS)).join('');
}

function draw(random: Randomness, characters: string): string {
  return characters.charAt(number(random, characters.length));
}

/** A whole number from 0 up to, but not including, the given one. */
export function number(random: Randomness, below: number): number {
  return random.bytes(4).readUInt32BE() % below;
}
