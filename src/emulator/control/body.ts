/** The body of a control request is invalid; the message says what the endpoint accepts. */
export class BadBody extends Error {}

/** An expectation is not met; the message shows what was received. */
export class UnmetExpectation extends Error {}

/** An object that the request needs is missing, or an object it would create already exists. */
export class Conflict extends Error {}

/** The object named in the path does not exist. */
export class NotThere extends Error {}

export type Fields = Readonly<Record<string, unknown>>;

/** The locations of objects in the body, such as `faults[2]`, with which messages begin. */
const places = new WeakMap<Fields, string>();

/** Returns the body as an object with these keys and no others. */
export function objectBody(body: unknown, keys: readonly string[], name = 'The body'): Fields {
  if (!isObject(body)) throw new BadBody(`${name} must be a JSON object.`);
  const unknown = Object.keys(body).filter((key) => !keys.includes(key));
  if (unknown.length > 0) {
    throw new BadBody(`${name} has unknown keys: ${unknown.join(', ')}. Known keys: ${keys.join(', ')}.`);
  }
  return body;
}

/** Returns an object inside the body. Messages name its location. Without a location, it is the body itself. */
export function objectAt(value: unknown, keys: readonly string[], place: string | undefined): Fields {
  if (place === undefined) return objectBody(value, keys);
  const fields = objectBody(value, keys, `"${place}"`);
  places.set(fields, place);
  return fields;
}

/** The path of a field in the body, in quotation marks. */
export function at(fields: Fields, name: string): string {
  const place = places.get(fields);
  return place === undefined ? `"${name}"` : `"${place}.${name}"`;
}

/** Returns the elements of an array; none if the key is absent. */
export function listField<T>(fields: Fields, name: string, parse: (item: unknown, place: string) => T): T[] {
  const value = fields[name];
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new BadBody(`${at(fields, name)} must be an array.`);
  return value.map((item, index) => parse(item, `${at(fields, name).slice(1, -1)}[${index}]`));
}

export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function textField(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value !== 'string' || value === '') throw new BadBody(`${at(fields, name)} must be a non-empty string.`);
  return value;
}

export function textsField(fields: Fields, name: string): string[] {
  const value = fields[name];
  if (!Array.isArray(value) || !value.every((item): item is string => typeof item === 'string' && item !== '')) {
    throw new BadBody(`${at(fields, name)} must be an array of non-empty strings.`);
  }
  return value;
}

export interface NumberBounds {
  readonly whole?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Undefined if the key is absent. */
export function numberField(
  fields: Fields,
  name: string,
  { whole, minimum = -Infinity, maximum = Infinity }: NumberBounds = {},
): number | undefined {
  const value = fields[name];
  if (value === undefined) return undefined;
  if (
    typeof value === 'number' &&
    Number.isFinite(value) &&
    value >= minimum &&
    value <= maximum &&
    (!whole || Number.isInteger(value))
  ) {
    return value;
  }
  const bounds = [minimum > -Infinity ? ` from ${minimum}` : '', maximum < Infinity ? ` up to ${maximum}` : ''].join(
    '',
  );
  throw new BadBody(`${at(fields, name)} must be a ${whole ? 'whole number' : 'number'}${bounds}.`);
}

/** Undefined if the key is absent. */
export function choiceField<const T>(fields: Fields, name: string, choices: readonly T[]): T | undefined {
  const value = fields[name];
  if (value === undefined) return undefined;
  if (!choices.includes(value as T)) {
    throw new BadBody(
      `${at(fields, name)} must be one of ${choices.map((choice) => JSON.stringify(choice)).join(', ')}.`,
    );
  }
  return value as T;
}

/** Keys, each with a value or with null for none. */
export function tagsField(fields: Fields, name: string): Readonly<Record<string, string | null>> {
  const value = fields[name];
  if (!isObject(value) || !Object.values(value).every((tag) => tag === null || typeof tag === 'string')) {
    throw new BadBody(`"${name}" must be an object of strings and nulls.`);
  }
  return value as Readonly<Record<string, string | null>>;
}
