/**
 * How parts of an answer are read: each reader names the value that must, or may, be at a path, and throws `MalformedResponse` with that path
 * where something else is there. See docs/decisions/0027-malformed-responses.md.
 *
 * Spellings of a value are taken as they come (`"true"`, `"604800.0"`); null is absent.
 */
import { isObject, readBoolean, readInteger, readString } from './json-api';

/** A part of an answer: an object that came with it. */
export type Part = Readonly<Record<string, unknown>>;

/** A member of an object, or an element of a list. */
export type Step = string | number;

/** Which answer a part belongs to, and where in it it stands. */
interface Origin {
  readonly malformed: (reason: string) => Error;
  readonly steps: readonly Step[];
}

const NO_NAMES: ReadonlySet<string> = new Set(['', '.', '..']);

const origins = new WeakMap<object, Origin>();

/** Says which answer an object belongs to. `malformed` makes the error that blames that answer. */
export function originate<T extends object>(part: T, malformed: Origin['malformed'], ...steps: readonly Step[]): T {
  origins.set(part, { malformed, steps });
  return part;
}

/** A copy of a part is where the part is. */
export function likewise<T extends object>(copy: T, part: object): T {
  const origin = origins.get(part);
  if (origin) origins.set(copy, origin);
  return copy;
}

export function textAt(part: object, ...at: readonly Step[]): string {
  return optionalTextAt(part, ...at) ?? missing(part, at, 'text');
}

export function optionalTextAt(part: object, ...at: readonly Step[]): string | undefined {
  return optionalAt(part, at, 'text', (value) => (typeof value === 'number' && !Number.isFinite(value) ? undefined : readString(value)));
}

/** A name or an id, by which something is found or told from others: a text, not an empty one, and none that would lead elsewhere in a path. */
export function nameAt(part: object, ...at: readonly Step[]): string {
  return optionalNameAt(part, ...at) ?? missing(part, at, 'name');
}

export function optionalNameAt(part: object, ...at: readonly Step[]): string | undefined {
  return optionalAt(part, at, 'name', (value) => (typeof value === 'string' && !NO_NAMES.has(value) ? value : undefined));
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

/** The key must be there; null is a list without elements, as some of the fields of services that are written in Go have it. */
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

/** An absolute address, or one relative to `base`. */
export function addressAt(part: object, base: string | undefined, ...at: readonly Step[]): URL {
  return optionalAddressAt(part, base, ...at) ?? missing(part, at, 'address');
}

export function optionalAddressAt(part: object, base: string | undefined, ...at: readonly Step[]): URL | undefined {
  return optionalAt(part, at, 'address', (value) => (typeof value === 'string' ? addressOf(value, base) : undefined));
}

/** Undefined where the text is no address that HTTP can be spoken to. */
export function addressOf(text: string, base: string | undefined): URL | undefined {
  if (text === '' || !URL.canParse(text, base)) return undefined;
  const url = new URL(text, base);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined;
}

/** The id of the one object that a JSON:API resource is related to. */
export function relatedIdAt(resource: object, relationship: string): string {
  return nameAt(resource, 'relationships', relationship, 'data', 'id');
}

export function optionalRelatedIdAt(resource: object, relationship: string): string | undefined {
  return optionalObjectAt(resource, 'relationships', relationship, 'data') && relatedIdAt(resource, relationship);
}

/** The ids of all objects that it is related to; none where it does not say. */
export function relatedIdsAt(resource: object, relationship: string): string[] {
  return (optionalObjectsAt(resource, 'relationships', relationship, 'data') ?? []).map((_, index) => nameAt(resource, 'relationships', relationship, 'data', index, 'id'));
}

/** Whether the key is there at all, with null or without: for what means something by being left out. */
export function isReported(part: object, name: string): boolean {
  return Object.hasOwn(part, name);
}

/** The error where what is told at a path makes no sense, though it has the right type. `words` end a sentence: `is neither …`. */
export function senseless(part: object, at: readonly Step[], words: string): Error {
  return blame(part, `what it has at ${written(part, at)} ${words}`);
}

/** What is at a path as it came; undefined where nothing is, or null. */
function valueAt(part: object, at: readonly Step[]): unknown {
  return at.reduce((value: unknown, step, index) => {
    if (value === undefined || value === null) return undefined;
    const isList = typeof step === 'number';
    if (isList ? !Array.isArray(value) : !isObject(value)) throw mistyped(part, at.slice(0, index), value, isList ? 'list' : 'object');
    // What objects inherit is no part of an answer.
    return Object.hasOwn(value, step) ? (value as Record<Step, unknown>)[step] : undefined;
  }, part) ?? undefined;
}

/** For spellings that are not of every service: `read` answers undefined where a value is none of them. */
export function optionalAt<T>(part: object, at: readonly Step[], expected: Expected, read: (value: unknown) => T | undefined): T | undefined {
  const value = valueAt(part, at);
  if (value === undefined) return undefined;
  const result = read(value);
  if (result === undefined) throw mistyped(part, at, value, expected);
  return result;
}

function listAt(part: object, at: readonly Step[]): readonly unknown[] | undefined {
  return optionalAt(part, at, 'list', (value) => (Array.isArray(value) ? value as readonly unknown[] : undefined));
}

function within<T extends object>(part: object, at: readonly Step[], child: T): T {
  const origin = origins.get(part);
  if (origin && child !== part) origins.set(child, { ...origin, steps: [...origin.steps, ...at] });
  return child;
}

/** What may be expected, with its article. */
const EXPECTED = {
  'text': 'a text', 'name': 'a name', 'duration': 'a duration', 'certificate': 'a certificate that can be read', 'boolean': 'true or false', 'whole number': 'a whole number', 'object': 'an object', 'list': 'a list', 'address': 'an http or https address',
} as const;

export type Expected = keyof typeof EXPECTED;

/** The error where something must be, and is not. */
export function missing(part: object, at: readonly Step[], expected: Expected): never {
  throw blame(part, `it has no ${expected} at ${written(part, at)}`);
}

/** Says what kind of value is there, never the value: it may be a secret. */
function mistyped(part: object, at: readonly Step[], value: unknown, expected: Expected): Error {
  return blame(part, `it has ${kindOf(value)} at ${written(part, at)}, where ${EXPECTED[expected]} is expected`);
}

function kindOf(value: unknown): string {
  switch (typeof value) {
    case 'string': return value === '' ? 'an empty text' : 'a text';
    case 'number': return 'a number';
    case 'boolean': return 'a boolean';
    default: return Array.isArray(value) ? 'a list' : 'an object';
  }
}

/** As it is written in programs: `data[0].attributes.name`; what has other characters in it, in brackets. */
function written(part: object, at: readonly Step[]): string {
  const steps = [...origins.get(part)?.steps ?? [], ...at];
  const text = steps.map((step) => (typeof step === 'number' ? `[${step}]` : /^[\w-]+$/.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`)).join('');
  return text === '' ? 'its top' : text.replace(/^\./, '');
}

function blame(part: object, reason: string): Error {
  const origin = origins.get(part);
  if (!origin) throw new Error(`a part of an answer has lost its origin: ${reason}`);
  return origin.malformed(reason);
}
