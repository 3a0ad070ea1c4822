/**
 * Readers for the parts of a response. Each reads a required or optional value at a path, and throws `MalformedResponse` with that path if the
 * value has another type. See docs/decisions/0026-bounds-of-responses.md.
 *
 * Every spelling of a value is accepted (`"true"`, `"604800.0"`). Null counts as absent.
 */
import { isObject, readBoolean, readInteger, readString } from './json-api';

/** An object in a response. */
export type Part = Readonly<Record<string, unknown>>;

/** A member of an object, or an element of a list. */
export type Step = string | number;

/** The response that a part belongs to, and its path in it. */
interface Origin {
  readonly malformed: (reason: string) => Error;
  readonly steps: readonly Step[];
}

/** Names that would address another object if used in a path. */
const NO_NAMES: ReadonlySet<string> = new Set(['', '.', '..']);

const origins = new WeakMap<object, Origin>();

/** Records which response an object belongs to. `malformed` creates the error for that response. */
export function originate<T extends object>(part: T, malformed: Origin['malformed'], ...steps: readonly Step[]): T {
  origins.set(part, { malformed, steps });
  return part;
}

/** Gives a copy the origin of the part it was made from. */
export function likewise<T extends object>(copy: T, part: object): T {
  const origin = origins.get(part);
  if (origin) origins.set(copy, origin);
  return copy;
}

export function textAt(part: object, ...at: readonly Step[]): string {
  return optionalTextAt(part, ...at) ?? missing(part, at, 'text');
}

export function optionalTextAt(part: object, ...at: readonly Step[]): string | undefined {
  return optionalAt(part, at, 'text', (value) =>
    typeof value === 'number' && !Number.isFinite(value) ? undefined : readString(value),
  );
}

/** A name or id that identifies an object: a text that is not empty and is a valid path segment. */
export function nameAt(part: object, ...at: readonly Step[]): string {
  return optionalNameAt(part, ...at) ?? missing(part, at, 'name');
}

export function optionalNameAt(part: object, ...at: readonly Step[]): string | undefined {
  return optionalAt(part, at, 'name', (value) =>
    typeof value === 'string' && !NO_NAMES.has(value) ? value : undefined,
  );
}

export function flagAt(part: object, ...at: readonly Step[]): boolean {
  return optionalFlagAt(part, ...at) ?? missing(part, at, 'boolean');
}

export function optionalFlagAt(part: object, ...at: readonly Step[]): boolean | undefined {
  return optionalAt(part, at, 'boolean', readBoolean);
}

export function integerAt(part: object, ...at: readonly Step[]): number {
  return optionalIntegerAt(part, ...at) ?? missing(part, at, 'whole number');
}

export function optionalIntegerAt(part: object, ...at: readonly Step[]): number | undefined {
  return optionalAt(part, at, 'whole number', readInteger);
}

export function objectAt(part: object, ...at: readonly Step[]): Part {
  return optionalObjectAt(part, ...at) ?? missing(part, at, 'object');
}

export function optionalObjectAt(part: object, ...at: readonly Step[]): Part | undefined {
  return optionalAt(part, at, 'object', (value) => (isObject(value) ? within(part, at, value) : undefined));
}

export function textsAt(part: object, ...at: readonly Step[]): string[] {
  return optionalTextsAt(part, ...at) ?? missing(part, at, 'list');
}

/** The key is required. Null counts as an empty list, since services written in Go send it for some fields. */
export function textsOrNullAt(part: object, name: string): string[] {
  return optionalTextsAt(part, name) ?? (isReported(part, name) ? [] : missing(part, [name], 'list'));
}

export function optionalTextsAt(part: object, ...at: readonly Step[]): string[] | undefined {
  return listAt(part, at)?.map((_, index) => textAt(part, ...at, index));
}

export function objectsAt(part: object, ...at: readonly Step[]): Part[] {
  return optionalObjectsAt(part, ...at) ?? missing(part, at, 'list');
}

export function optionalObjectsAt(part: object, ...at: readonly Step[]): Part[] | undefined {
  return listAt(part, at)?.map((_, index) => objectAt(part, ...at, index));
}

/** An absolute URL, or one relative to `base`. */
export function addressAt(part: object, base: string | undefined, ...at: readonly Step[]): URL {
  return optionalAddressAt(part, base, ...at) ?? missing(part, at, 'address');
}

export function optionalAddressAt(part: object, base: string | undefined, ...at: readonly Step[]): URL | undefined {
  return optionalAt(part, at, 'address', (value) => (typeof value === 'string' ? addressOf(value, base) : undefined));
}

/** Returns undefined if the text is not an http or https URL. */
export function addressOf(text: string, base: string | undefined): URL | undefined {
  if (text === '' || !URL.canParse(text, base)) return undefined;
  const url = new URL(text, base);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined;
}

/** The id in a to-one relationship of a JSON:API resource. */
export function relatedIdAt(resource: object, relationship: string): string {
  return nameAt(resource, 'relationships', relationship, 'data', 'id');
}

export function optionalRelatedIdAt(resource: object, relationship: string): string | undefined {
  return optionalObjectAt(resource, 'relationships', relationship, 'data') && relatedIdAt(resource, relationship);
}

/** The ids in a to-many relationship; empty if it is absent. */
export function relatedIdsAt(resource: object, relationship: string): string[] {
  return (optionalObjectsAt(resource, 'relationships', relationship, 'data') ?? []).map((_, index) =>
    nameAt(resource, 'relationships', relationship, 'data', index, 'id'),
  );
}

/** Whether the key is present, even if null: for members whose absence has a meaning. */
export function isReported(part: object, name: string): boolean {
  return Object.hasOwn(part, name);
}

/** The error for a value that has the right type but is not valid. `words` complete the sentence: `is neither …`. */
export function senseless(part: object, at: readonly Step[], words: string): Error {
  return blame(part, `the value at ${written(part, at)} ${words}`);
}

/** The raw value at a path; undefined if absent or null. */
function valueAt(part: object, at: readonly Step[]): unknown {
  return (
    at.reduce((value: unknown, step, index) => {
      if (value === undefined || value === null) return undefined;
      const isList = typeof step === 'number';
      if (isList ? !Array.isArray(value) : !isObject(value)) {
        throw mistyped(part, at.slice(0, index), value, isList ? 'list' : 'object');
      }
      // Inherited properties are not part of a response.
      return Object.hasOwn(value, step) ? (value as Record<Step, unknown>)[step] : undefined;
    }, part) ?? undefined
  );
}

/** Reads spellings that only some services use: `read` returns undefined for a value that it does not recognize. */
export function optionalAt<T>(
  part: object,
  at: readonly Step[],
  expected: Expected,
  read: (value: unknown) => T | undefined,
): T | undefined {
  const value = valueAt(part, at);
  if (value === undefined) return undefined;
  const result = read(value);
  if (result === undefined) throw mistyped(part, at, value, expected);
  return result;
}

function listAt(part: object, at: readonly Step[]): readonly unknown[] | undefined {
  return optionalAt(part, at, 'list', (value) => (Array.isArray(value) ? (value as readonly unknown[]) : undefined));
}

function within<T extends object>(part: object, at: readonly Step[], child: T): T {
  const origin = origins.get(part);
  if (origin && child !== part) origins.set(child, { ...origin, steps: [...origin.steps, ...at] });
  return child;
}

/** The expected kinds of values, with their articles. */
const EXPECTED = {
  'text': 'a text',
  'name': 'a name',
  'duration': 'a duration',
  'certificate': 'a certificate that can be read',
  'boolean': 'true or false',
  'whole number': 'a whole number',
  'object': 'an object',
  'list': 'a list',
  'address': 'an http or https address',
} as const;

export type Expected = keyof typeof EXPECTED;

/** Throws the error for a required value that is absent. */
export function missing(part: object, at: readonly Step[], expected: Expected): never {
  throw blame(part, `it has no ${expected} at ${written(part, at)}`);
}

/** Names the kind of the value, never the value itself, which may be a secret. */
function mistyped(part: object, at: readonly Step[], value: unknown, expected: Expected): Error {
  return blame(part, `it has ${kindOf(value)} at ${written(part, at)}, where ${EXPECTED[expected]} is expected`);
}

function kindOf(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return value === '' ? 'an empty text' : 'a text';
    case 'number':
      return 'a number';
    case 'boolean':
      return 'a boolean';
    default:
      return Array.isArray(value) ? 'a list' : 'an object';
  }
}

/** The path as written in programs: `data[0].attributes.name`, with other characters in brackets. */
function written(part: object, at: readonly Step[]): string {
  const steps = [...(origins.get(part)?.steps ?? []), ...at];
  const text = steps
    .map((step) =>
      typeof step === 'number' ? `[${step}]` : /^[\w-]+$/.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`,
    )
    .join('');
  return text === '' ? 'the top level' : text.replace(/^\./, '');
}

function blame(part: object, reason: string): Error {
  const origin = origins.get(part);
  if (!origin) throw new Error(`a part of a response has no origin: ${reason}`);
  return origin.malformed(reason);
}
