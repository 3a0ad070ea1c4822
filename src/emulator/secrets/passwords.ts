import type { Randomness } from '../randomness';

const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const LETTERS_AND_DIGITS = `${LOWER}${LOWER.toUpperCase()}0123456789`;
const CLASSES = [LOWER, LOWER.toUpperCase(), '0123456789', '-'];
const LENGTH = 20;

/** By the default policy: 20 characters with at least one capital, one small letter, one digit and one dash. */
export function generatePassword(random: Randomness): string {
  const all = CLASSES.join('');
  const characters = Array.from({ length: LENGTH }, (_, index) => draw(random, CLASSES[index] ?? all));
  for (let last = characters.length - 1; last > 0; last -= 1) {
    const other = number(random, last + 1);
    [characters[last], characters[other]] = [characters[other], characters[last]];
  }
  return characters.join('');
}

/** Letters and digits. */
export function randomText(random: Randomness, length: number): string {
  return Array.from({ length }, () => draw(random, LETTERS_AND_DIGITS)).join('');
}

function draw(random: Randomness, characters: string): string {
  return characters[number(random, characters.length)];
}

function number(random: Randomness, below: number): number {
  return random.bytes(4).readUInt32BE() % below;
}
