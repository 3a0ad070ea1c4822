import { type AnyNumber, decimalKey, isNumber, parseExact } from './number';

/** A parsed JSON or YAML document. */
export type DocumentValue =
  | null
  | boolean
  | string
  | AnyNumber
  | readonly DocumentValue[]
  | { readonly [key: string]: DocumentValue };

export type ParsedDocument = { readonly value: DocumentValue; readonly error?: undefined } | { readonly error: string };

/** Parses a text as JSON or else as YAML; numbers stay exact. `error` is one sentence without a full stop. */
export function parseDocument(text: string): ParsedDocument {
  const json = parseJson(text);
  if (json !== undefined) return { value: json };
  if (text.trim() === '') return { error: 'the text is empty' };
  // oxlint-disable-next-line typescript/no-require-imports
  const { parseYaml } = require('../libraries/yaml') as typeof import('../libraries/yaml');
  try {
    return { value: (parseYaml(text, parseExact) ?? null) as DocumentValue };
  } catch (error) {
    return { error: (error as Error).message };
  }
}

/** The same text for all spellings of one document: the order of keys is ignored, the order of lists is kept. Undefined if the text is not a document. */
export function documentKey(text: string): string | undefined {
  const parsed = parseDocument(text);
  return parsed.error === undefined ? keyOf(parsed.value) : undefined;
}

/** The same text for all spellings of one value of a document. */
export function keyOf(value: DocumentValue): string {
  if (isNumber(value)) return decimalKey(value);
  if (Array.isArray(value)) return `[${value.map(keyOf).join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const members = value as { readonly [key: string]: DocumentValue };
  return `{${Object.entries(members)
    .sort(byKey)
    .map(([key, member]) => `${JSON.stringify(key)}:${keyOf(member)}`)
    .join()}}`;
}

/** Whether a document contains an object. */
export function isObjectDocument(value: DocumentValue): value is { readonly [key: string]: DocumentValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isNumber(value);
}

const byKey = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : a > b ? 1 : 0);

/** An exponent, or enough digits for JavaScript to round. */
const MAY_BE_ROUNDED = /\d[\d.]{14}|\d[eE]/;
const STRING_OR_NUMBER = /"((?:[^"\\]|\\.)*)"|-?\d[\d.eE+-]*/g;

/** Undefined if the text is not JSON. */
function parseJson(text: string): DocumentValue | undefined {
  try {
    const value = JSON.parse(text) as DocumentValue;
    return MAY_BE_ROUNDED.test(text) ? parseExactJson(text) : value;
  } catch {
    return undefined;
  }
}

/** Parses valid JSON. Numbers are read as strings; a one-letter prefix distinguishes them from real strings. */
function parseExactJson(text: string): DocumentValue {
  const marked = text.replace(STRING_OR_NUMBER, (token, content?: string) =>
    content === undefined ? `"n${token}"` : `"s${content}"`,
  );
  return unmark(JSON.parse(marked) as DocumentValue);
}

function unmark(value: DocumentValue): DocumentValue {
  if (typeof value === 'string') return value.startsWith('n') ? parseExact(value.slice(1)) : value.slice(1);
  if (Array.isArray(value)) return value.map(unmark);
  if (value === null || typeof value !== 'object' || isNumber(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key.slice(1), unmark(member as DocumentValue)]),
  );
}
