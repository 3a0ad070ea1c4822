/** The body of a control request is invalid; the message says what the endpoint accepts. */
export class BadBody extends Error {}

/** An object that the request needs is missing, or an object that it creates exists. */
export class Conflict extends Error {}

/** The object of the path does not exist. */
export class NotThere extends Error {}

export type Fields = Readonly<Record<string, unknown>>;

/** Returns the body as an object with these keys and no others. */
export function objectBody(body: unknown, keys: readonly string[], name = 'The body'): Fields {
  if (!isObject(body)) throw new BadBody(`${name} must be a JSON object.`);
  const unknown = Object.keys(body).filter((key) => !keys.includes(key));
  if (unknown.length > 0) {
    throw new BadBody(`${name} has unknown keys: ${unknown.join(', ')}. Known keys: ${keys.join(', ')}.`);
  }
  return body;
}

export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function textField(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value !== 'string' || value === '') throw new BadBody(`"${name}" must be a non-empty string.`);
  return value;
}

export function textsField(fields: Fields, name: string): string[] {
  const value = fields[name];
  if (!Array.isArray(value) || !value.every((item): item is string => typeof item === 'string' && item !== '')) {
    throw new BadBody(`"${name}" must be an array of non-empty strings.`);
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
  throw new BadBody(`"${name}" must be a ${whole ? 'whole number' : 'number'}${bounds}.`);
}

/** Undefined if the key is absent. */
export function choiceField<const T>(fields: Fields, name: string, choices: readonly T[]): T | undefined {
  const value = fields[name];
  if (value === undefined) return undefined;
  if (!choices.includes(value as T)) {
    throw new BadBody(`"${name}" must be one of ${choices.map((choice) => JSON.stringify(choice)).join(', ')}.`);
  }
  return value as T;
}

/** Keys with a value each, or with null for none. */
export function tagsField(fields: Fields, name: string): Readonly<Record<string, string | null>> {
  const value = fields[name];
  if (!isObject(value) || !Object.values(value).every((tag) => tag === null || typeof tag === 'string')) {
    throw new BadBody(`"${name}" must be an object of strings and nulls.`);
  }
  return value as Readonly<Record<string, string | null>>;
}
