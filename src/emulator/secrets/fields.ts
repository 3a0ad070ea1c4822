import type { Call } from '../exchange';
import { parseSeconds } from './durations';
import { badRequest } from './refusal';

/** The body of a write. What a reader below answers with undefined is absent; null is the empty value of its type. */
export type Fields = Readonly<Record<string, unknown>>;

/** No body is an object without keys. */
export function readFields(call: Call): Fields {
  if (call.body.length === 0) return {};
  const value = parse(call.body.toString('utf8'));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw badRequest('error parsing JSON');
  return value as Fields;
}

export function readText(fields: Fields, name: string): string | undefined {
  const value = present(fields, name);
  if (value === undefined) return undefined;
  const text = textOf(value);
  if (text === undefined) throw conversion(name, `expected type 'string', got unconvertible type '${typeName(value)}'`);
  return text;
}

/** A list of texts, or one text with commas; an element of a list is not split. */
export function readNames(fields: Fields, name: string): string[] | undefined {
  return readList(fields, name, (text) => text.split(','));
}

/** A list of texts, or one text; each loses the white space around it. */
export function readStatements(fields: Fields, name: string): string[] | undefined {
  return readList(fields, name, (text) => [text]);
}

export function readFlag(fields: Fields, name: string): boolean | undefined {
  const value = present(fields, name);
  if (value === undefined || typeof value === 'boolean') return value;
  if (value === null || value === '') return false;
  const text = String(value).toLowerCase();
  if (['1', 't', 'true'].includes(text)) return true;
  if (['0', 'f', 'false'].includes(text)) return false;
  throw conversion(name, 'cannot parse as bool');
}

export function readWhole(fields: Fields, name: string): number | undefined {
  const value = present(fields, name);
  if (value === undefined) return undefined;
  if (value === null || value === '') return 0;
  const number = typeof value === 'number' || (typeof value === 'string' && /^-?\d+$/.test(value)) ? Number(value) : NaN;
  if (!Number.isInteger(number)) throw conversion(name, 'cannot parse as int');
  return number;
}

export function readSeconds(fields: Fields, name: string): number | undefined {
  const value = present(fields, name);
  return value === undefined ? undefined : parseSeconds(value, name);
}

/** A map of texts. The services take it as a list of `key=value` too. */
export function readMap(fields: Fields, name: string): Record<string, string> | undefined {
  const value = present(fields, name);
  if (value === undefined) return undefined;
  if (value === null || value === '') return {};
  const entries = Array.isArray(value) ? value.map(pairOf) : typeof value === 'object' ? Object.entries(value) : typeof value === 'string' ? [pairOf(value)] : undefined;
  if (!entries) throw conversion(name, `expected a map, got '${typeName(value)}'`);
  return Object.fromEntries(entries.map((entry) => {
    const text = entry && textOf(entry[1]);
    if (!entry || text === undefined) throw conversion(name, 'expected a map of strings');
    return [entry[0], text];
  }));
}

function readList(fields: Fields, name: string, split: (text: string) => string[]): string[] | undefined {
  const value = present(fields, name);
  if (value === undefined) return undefined;
  if (value === null || value === '') return [];
  const texts = Array.isArray(value) ? value.map(textOf) : [textOf(value)];
  if (!texts.every((text) => text !== undefined)) throw conversion(name, 'expected a list of strings');
  return (Array.isArray(value) ? texts : split(texts[0])).map((text) => text.trim());
}

/** A body is somebody else's: what every object has is not of it. */
function present(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

function textOf(value: unknown): string | undefined {
  if (value === null) return '';
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : undefined;
}

function pairOf(value: unknown): [string, string] | undefined {
  const [, key, text] = (typeof value === 'string' && /^([^=]+)=([^]*)$/.exec(value)) || [];
  return key === undefined ? undefined : [key, text];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest('failed to parse JSON input: invalid character in the body');
  }
}

function typeName(value: unknown): string {
  return Array.isArray(value) ? '[]interface {}' : 'map[string]interface {}';
}

function conversion(name: string, text: string) {
  return badRequest(`Field validation failed: error converting input for field "${name}": ${text}`);
}
