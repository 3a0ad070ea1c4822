/** The members of an object of unknown type, by name or by a dotted path. */
import { isNumber } from '../../definition/kinds/number';
import { isValues, type Value, type Values } from '../../definition/value';
import type { Json } from '../contract';

/** A JSON value from the service: null is present but undefined. */
export function fromJson(json: unknown): Value {
  if (json === null || json === undefined) return undefined;
  if (Array.isArray(json)) return json.map(fromJson);
  if (typeof json !== 'object') return json as Value;
  return Object.fromEntries(Object.entries(json).map(([name, member]) => [name, fromJson(member)]));
}

/** A value in the form that is sent. */
export function toJson(value: Value): Json {
  if (value === undefined) return null;
  if (isNumber(value)) return Number(value);
  if (Array.isArray(value)) return value.map(toJson);
  if (!isValues(value)) return value as Json;
  return Object.fromEntries(Object.keys(value).map((name) => [name, toJson(value[name])]));
}

/** The configured members, without null ones. */
export function given(body: Values = {}): Values {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
}

/** The value at a dotted path, in which numbers count the elements of lists. */
export function valueAt(value: Value, path: string): Value {
  return path.split('.').reduce<Value>((within, step) => {
    if (Array.isArray(within)) return within[Number(step)] as Value;
    return isValues(within) && Object.hasOwn(within, step) ? within[step] : undefined;
  }, value);
}

/** The values at these paths, by these names. Undefined without any paths. */
export function pick(data: Value, paths: readonly string[] | undefined): Values | undefined {
  return paths && Object.fromEntries([...paths].sort().map((path) => [path, valueAt(data, path)]));
}

/** The dotted paths of texts whose names suggest a secret. Each service has its own list of such names. */
export function secretsIn(value: Value, isSecretName: (name: string) => boolean, outer = ''): string[] {
  if (!isValues(value)) return [];
  return Object.keys(value).flatMap((name) => {
    const member = value[name];
    const path = `${outer}${name}`;
    if (typeof member === 'string' && member !== '' && isSecretName(name)) return [path];
    return secretsIn(member, isSecretName, `${path}.`);
  });
}

/** The members that differ from an earlier body. */
export function changedMembers(own: Values, prior: Values): Values {
  const isSame = (name: string) => JSON.stringify(toJson(own[name])) === JSON.stringify(toJson(prior[name]));
  return Object.fromEntries(Object.entries(own).filter(([name]) => !isSame(name)));
}

/** Whether two settings with names of members contain the same names. */
export function sameNames(one: readonly string[] = [], other: readonly string[] = []): boolean {
  return String([...one].sort()) === String([...other].sort());
}

/** The dotted paths of numbers that services round. */
export function roundedIn(value: Value, outer = ''): string[] {
  if (isNumber(value)) return typeof value === 'number' && isExact(value) ? [] : [outer];
  const at = (name: string | number) => (outer === '' ? String(name) : `${outer}.${name}`);
  if (Array.isArray(value)) return value.flatMap((element: Value, index) => roundedIn(element, at(index)));
  return isValues(value) ? Object.keys(value).flatMap((name) => roundedIn(value[name], at(name))) : [];
}

function isExact(number: number): boolean {
  return Number.isInteger(number) ? Number.isSafeInteger(number) : true;
}
