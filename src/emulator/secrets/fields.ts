import type { Call } from '../exchange';
import { ownField, trackFields } from '../read-fields';
import { parseSeconds } from './durations';
import { badRequest, FieldRefusal, SecretsRefusal } from './refusal';

/** The body of a write. The readers below return undefined for an absent field; null is the empty value of the type, except for durations. */
export type Fields = Readonly<Record<string, unknown>>;

/** A missing body counts as an empty object. Records which fields are read for `unreadFields`. */
export function readFields(call: Call): Fields {
  return trackFields(call, parseFields(call));
}

/** A body's fields, for callers that only inspect it. */
export function parseFields(call: Call): Fields {
  if (call.body.length === 0) return {};
  const parsed = call.parsedBody;
  if (!parsed) throw badRequest('failed to parse JSON input: invalid character in the body');
  // Go writes an absent map as null.
  const value = parsed.document ?? {};
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw badRequest('error parsing JSON');
  return value as Fields;
}

export function readText(fields: Fields, name: string): string | undefined {
  const value = ownField(fields, name);
  if (value === undefined) return undefined;
  const text = textOf(value);
  if (text === undefined) throw conversion(name, `expected type 'string', got unconvertible type '${typeName(value)}'`);
  return text;
}

/** Reads a list of strings, or one comma-separated string; elements of a list are not split. */
export function readNames(fields: Fields, name: string): string[] | undefined {
  return readList(fields, name, (text) => text.split(','));
}

/** Reads a list of strings, or one string, and trims each. */
export function readStatements(fields: Fields, name: string): string[] | undefined {
  return readList(fields, name, (text) => [text]);
}

export function readFlag(fields: Fields, name: string): boolean | undefined {
  const value = ownField(fields, name);
  if (value === undefined || typeof value === 'boolean') return value;
  if (value === null || value === '') return false;
  const text = String(value).toLowerCase();
  if (['1', 't', 'true'].includes(text)) return true;
  if (['0', 'f', 'false'].includes(text)) return false;
  throw conversion(name, 'cannot parse as bool');
}

export function readWhole(fields: Fields, name: string): number | undefined {
  const value = ownField(fields, name);
  if (value === undefined) return undefined;
  if (value === null || value === '') return 0;
  const number =
    typeof value === 'number' || (typeof value === 'string' && /^-?\d+$/.test(value)) ? Number(value) : NaN;
  if (!Number.isInteger(number)) throw conversion(name, 'cannot parse as int');
  return number;
}

/** A null duration counts as absent. */
export function readSeconds(fields: Fields, name: string): number | undefined {
  const value = ownField(fields, name);
  return value === undefined || value === null ? undefined : parseSeconds(value, name);
}

/** Reads an object; null counts as an empty one. */
export function readObject(fields: Fields, name: string): Fields | undefined {
  const value = ownField(fields, name);
  if (value === undefined) return undefined;
  if (typeof value !== 'object' || Array.isArray(value)) {
    const found = Array.isArray(value) ? '[]interface {}' : typeof value;
    throw conversion(name, `'' expected type 'map[string]interface {}', got unconvertible type '${found}'`);
  }
  return (value ?? {}) as Fields;
}

/** Reads an object of texts; numbers and booleans become texts. */
export function readTexts(fields: Fields, name: string): Record<string, string> | undefined {
  const given = readObject(fields, name);
  if (given === undefined) return undefined;
  return Object.fromEntries(
    Object.entries(given).map(([key, value]) => {
      const text = textOf(value);
      if (text === undefined) throw conversion(name, 'expected a map of strings');
      return [key, text];
    }),
  );
}

/** Refuses patches other than merge patches. */
export function requireMergePatch({ headers }: Call): void {
  const type = headers['content-type'] ?? '';
  if (/^application\/merge-patch\+json\b/i.test(type)) return;
  throw new SecretsRefusal(415, [`PATCH requires Content-Type of application/merge-patch+json, provided ${type}`]);
}

/** Reads a list of whole numbers, which may be texts, or one comma-separated text. */
export function readNumbers(fields: Fields, name: string): number[] | undefined {
  return readNames(fields, name)?.map((text) => {
    if (!/^-?\d+$/.test(text)) throw conversion(name, "cannot parse value as 'int': strconv.ParseInt: invalid syntax");
    return Number(text);
  });
}

/** Reads a map of strings, or a list of `key=value`. */
export function readMap(fields: Fields, name: string): Record<string, string> | undefined {
  const value = ownField(fields, name);
  if (value === undefined) return undefined;
  if (value === null) return {};
  const entries = Array.isArray(value)
    ? value.map(pairOf)
    : typeof value === 'object'
      ? Object.entries(value)
      : [pairOf(value)];
  const wrong = entries.findIndex((entry) => !entry);
  if (wrong >= 0) {
    throw conversion(name, `invalid key pair ${JSON.stringify(String(Array.isArray(value) ? value[wrong] : value))}`);
  }
  return Object.fromEntries(
    entries.map((entry) => {
      const text = entry && textOf(entry[1]);
      if (!entry || text === undefined) throw conversion(name, 'expected a map of strings');
      return [entry[0], text];
    }),
  );
}

function readList(fields: Fields, name: string, split: (text: string) => string[]): string[] | undefined {
  const value = ownField(fields, name);
  if (value === undefined) return undefined;
  if (value === null || value === '') return [];
  const texts = Array.isArray(value) ? value.map(textOf) : [textOf(value)];
  if (!texts.every((text) => text !== undefined)) throw conversion(name, 'expected a list of strings');
  return (Array.isArray(value) ? texts : texts.flatMap(split)).map((text) => text.trim());
}

function textOf(value: unknown): string | undefined {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? '1' : '0';
  return ['string', 'number'].includes(typeof value) ? String(value) : undefined;
}

function pairOf(value: unknown): [string, string] | undefined {
  const [, key, text = ''] = (typeof value === 'string' && /^([^=]+)=([^]*)$/.exec(value)) || [];
  return key === undefined ? undefined : [key, text];
}

function typeName(value: unknown): string {
  return Array.isArray(value) ? '[]interface {}' : 'map[string]interface {}';
}

function conversion(name: string, text: string) {
  return new FieldRefusal(`error converting input for field "${name}": ${text}`);
}
