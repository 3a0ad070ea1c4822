import { isNumber } from '../kinds/number';

/** "`a`, `b` or `c`". */
export function listNames(names: readonly string[], word: 'and' | 'or'): string {
  return listWords(names.map((name) => `\`${name}\``), word);
}

/** ""a", "b" or "c"". */
export function listValues(values: readonly (string | boolean)[], word: 'and' | 'or'): string {
  return listWords(values.map((value) => JSON.stringify(value)), word);
}

/** "1, 2 or 3". */
export function listNumbers(values: readonly (string | number)[]): string {
  return listWords(values.map(String), 'or');
}

/** A value as a sentence can begin with it. */
export function showValue(value: unknown, sensitive: boolean): string {
  if (Array.isArray(value)) return 'The list';
  if (typeof value === 'object' && value !== null && !isNumber(value)) return 'The object';
  if (sensitive) return '(sensitive)';
  return typeof value === 'string' ? JSON.stringify(shorten(value)) : String(value);
}

/** What kind a value is of, for "… is wanted, but … is a string". */
export function kindOfValue(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (isNumber(value)) return 'a number';
  if (typeof value === 'boolean') return 'a bool';
  return typeof value === 'string' ? 'a string' : 'an object';
}

/** The one of `words` that somebody may have meant, if one is near enough. */
export function findNearest(text: string, words: readonly string[]): string | undefined {
  const plain = (word: string) => word.toLowerCase().replace(/[^a-z0-9]/g, '');
  const near = words
    .map((word) => ({ word, distance: distanceBetween(plain(text.slice(0, 100)), plain(word)) }))
    .filter(({ word, distance }) => distance <= Math.max(1, Math.floor(word.length / 3)));
  return near.sort((a, b) => a.distance - b.distance)[0]?.word;
}

const LONGEST = 80;

function shorten(text: string): string {
  const characters = [...text.slice(0, 2 * LONGEST + 2)];
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST - 1).join('')}…` : text;
}

function listWords(words: readonly string[], word: string): string {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} ${word} ${words[words.length - 1]}`;
}

/** How many letters must be put in, taken out or replaced. */
function distanceBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next.push(Math.min(next[j - 1] + 1, row[j] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)));
    }
    row = next;
  }
  return row[b.length];
}
