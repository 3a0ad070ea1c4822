import { isNumber } from '../kinds/number';

/** "`a`, `b` or `c`". */
export function listNames(names: readonly string[], word: 'and' | 'or'): string {
  return listWords(
    names.map((name) => `\`${name}\``),
    word,
  );
}

/** ""a", "b" or "c"". */
export function listValues(values: readonly (string | boolean)[], word: 'and' | 'or'): string {
  return listWords(
    values.map((value) => JSON.stringify(value)),
    word,
  );
}

/** "1, 2 or 3". */
export function listNumbers(values: readonly (string | number)[]): string {
  return listWords(values.map(String), 'or');
}

/** A value as the beginning of a sentence. */
export function showValue(value: unknown, sensitive: boolean): string {
  if (Array.isArray(value)) return 'The list';
  if (typeof value === 'object' && value !== null && !isNumber(value)) return 'The object';
  if (sensitive) return '(sensitive)';
  return typeof value === 'string' ? JSON.stringify(shorten(value)) : String(value);
}

/** The kind of a value, for "Expected …, but … is a string". */
export function kindOfValue(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (isNumber(value)) return 'a number';
  if (typeof value === 'boolean') return 'a bool';
  return typeof value === 'string' ? 'a string' : 'an object';
}

/** The most similar of `words`, if one is similar enough to be a likely correction. */
export function findNearest(text: string, words: readonly string[]): string | undefined {
  const plain = (word: string) => word.toLowerCase().replace(/[^a-z0-9]/g, '');
  const near = words
    .map((word) => ({ word, distance: distanceBetween(plain(text.slice(0, 100)), plain(word)) }))
    .filter(({ word, distance }) => distance <= Math.max(1, Math.floor(word.length / 3)));
  return near.sort((a, b) => a.distance - b.distance)[0]?.word;
}

const MAX_LENGTH = 80;

function shorten(text: string): string {
  const characters = [...text.slice(0, 2 * MAX_LENGTH + 2)];
  return characters.length > MAX_LENGTH ? `${characters.slice(0, MAX_LENGTH - 1).join('')}…` : text;
}

function listWords(words: readonly string[], word: string): string {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} ${word} ${words[words.length - 1]}`;
}

/** The number of letters to insert, delete or replace (the Levenshtein distance). */
function distanceBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    let left = i + 1;
    row = row.map(
      (above, j) =>
        (left = j === 0 ? i + 1 : Math.min(left + 1, above + 1, (row[j - 1] ?? 0) + (letter === b[j - 1] ? 0 : 1))),
    );
  }
  return row.at(-1) ?? 0;
}
