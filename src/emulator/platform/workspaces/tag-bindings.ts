import type { Call } from '../../exchange';
import { identifierOf } from '../../identifiers';
import { invalid, refuseIfAny } from '../json-api';
import type { Problem, ResourceDocument } from '../json-api';
import { isObject, readBody } from '../request-document';
import type { Tags } from './tags';

/** The tag bindings of an object, without its flat tags. */
export type Bindings = Readonly<Record<string, string>>;

const MOST_BINDINGS = 10;
const CHARACTERS = /^[A-Za-z0-9_.=+\-@:]*$/;
const WORDS = 'may only contain letters, numbers, and _ . = + - @ :';

export function bindingsIn(tags: Tags = {}): Bindings {
  return Object.fromEntries(Object.entries(tags).filter(([, value]) => value !== null)) as Bindings;
}

/** Keeps the flat tags and replaces the bindings. A binding without a value is the flat tag of the same name, if there is one. */
export function withBindings(tags: Tags = {}, bindings: Bindings): Tags {
  const flat = Object.fromEntries(Object.entries(tags).filter(([, value]) => value === null));
  const others = Object.entries(bindings).filter(([key, value]) => value !== '' || !Object.hasOwn(flat, key));
  return { ...flat, ...Object.fromEntries(others) };
}

/** The bindings in a document's relationship; undefined if omitted. */
export function givenBindings(
  relationships: Readonly<Record<string, unknown>>,
): { readonly bindings: Bindings; readonly problems: Problem[] } | undefined {
  const given = relationships['tag-bindings'];
  if (given === undefined) return undefined;
  return parseBindings(isObject(given) ? given.data : undefined, '/data/relationships/tag-bindings/data');
}

/** The bindings in the body of a request for them. */
export function readBindings(call: Call): Bindings {
  const body = readBody(call);
  const { bindings, problems } = parseBindings(isObject(body) ? body.data : undefined, '/data');
  refuseIfAny(problems);
  return bindings;
}

function parseBindings(data: unknown, at: string): { readonly bindings: Bindings; readonly problems: Problem[] } {
  if (!Array.isArray(data)) return { bindings: {}, problems: [invalid(at, 'Tag bindings must be an array')] };
  const bindings: Record<string, string> = {};
  const problems = (data as unknown[]).flatMap((entry, index): Problem[] => {
    const attributes = isObject(entry) && isObject(entry.attributes) ? entry.attributes : undefined;
    if (!isObject(entry) || !attributes) return [invalid(`${at}/${index}`, 'Tag bindings must be whole objects')];
    if (entry.type !== 'tag-bindings') return [invalid(`${at}/${index}/type`, 'Type must be tag-bindings')];
    const { key, value } = attributes;
    const found = [
      ...keyProblem(key).map((detail) => invalid(`${at}/${index}/attributes/key`, `Key ${detail}`)),
      ...valueProblem(value ?? '').map((detail) => invalid(`${at}/${index}/attributes/value`, `Value ${detail}`)),
    ];
    if (found.length === 0) bindings[String(key)] = String(value ?? '');
    return found;
  });
  return { bindings, problems: [...problems, ...countProblems(bindings, at)] };
}

function keyProblem(key: unknown): string[] {
  if (typeof key !== 'string' || key === '') return ["can't be blank"];
  if (key.length > 128) return ['is too long (maximum is 128 characters)'];
  if (!CHARACTERS.test(key)) return [WORDS];
  return /^hcp?:/.test(key) ? ['may not begin with hc: or hcp:'] : [];
}

function valueProblem(value: unknown): string[] {
  if (typeof value !== 'string') return ['must be a string'];
  if (value.length > 256) return ['is too long (maximum is 256 characters)'];
  return CHARACTERS.test(value) ? [] : [WORDS];
}

export function countProblems(bindings: Bindings, at: string): Problem[] {
  return Object.keys(bindings).length > MOST_BINDINGS
    ? [invalid(at, `Tag bindings are limited to ${MOST_BINDINGS} for each object`)]
    : [];
}

export function bindingDocuments(owner: string, tags: Tags | undefined): ResourceDocument[] {
  return Object.entries(bindingsIn(tags)).map(([key, value]) => ({
    id: identifierOf('tagb', `${owner} ${key}`),
    type: 'tag-bindings',
    attributes: { key, value },
  }));
}
