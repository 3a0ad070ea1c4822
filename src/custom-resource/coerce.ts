import type { Properties } from './event';
import { pascalCase } from './names';
import { isReference, referenceProblem } from './reference';
import type { Attributes, PlainAttribute, ScalarKind } from '../definition/attribute';
import { flatAttributes } from '../definition/flatten';
import { parseExact } from '../definition/kinds/number';
import type { Problem } from '../definition/problem';
import type { Path, Value, Values } from '../definition/value';

/** Properties that say something to us, or to CloudFormation, and nothing of the object. */
const RESERVED: ReadonlySet<string> = new Set(['ServiceToken', 'ServiceTimeout', 'PrivateKeySecret', 'Connection', 'Adopt']);

export interface Coerced {
  /** By the definition's names; references to secrets stand in it as they were given. What has a problem is left out. */
  readonly config: Values;
  readonly problems: readonly Problem[];
}

/**
 * Properties as the definition has them. CloudFormation turns every scalar into a string, also inside of lists, and drops what is null:
 * `"true"` becomes true where the attribute is a bool, and stays a text where it is one.
 */
export function coerce(attributes: Attributes, properties: Properties): Coerced {
  const problems: Problem[] = [];
  const config = members(attributes, properties, [], problems);
  return { config, problems };
}

function members(attributes: Attributes, given: Properties, outer: Path, problems: Problem[]): Values {
  const flat = flatAttributes(attributes);
  const names = new Map(Object.keys(flat).map((name) => [pascalCase(name), name]));
  const values: { [name: string]: Value } = {};
  for (const [property, value] of Object.entries(given)) {
    const name = names.get(property);
    if (value === null || value === undefined || (outer.length === 0 && RESERVED.has(property))) continue;
    if (name === undefined) problems.push(unknownProperty(property, [...names.keys()], outer));
    else if (flat[name].use === 'computed') problems.push(problem([...outer, name], `\`${name}\` is decided by the service and cannot be given. Remove it.`));
    else values[name] = coerced(flat[name], value, [...outer, name], problems);
  }
  return values;
}

function coerced(attribute: PlainAttribute, given: unknown, path: Path, problems: Problem[]): Value {
  if (attribute.sensitive) return secret(attribute, given, path, problems);
  switch (attribute.type) {
    case 'list':
    case 'set':
      if (!Array.isArray(given)) return refuse(path, 'a list', problems);
      return given.map((element: unknown, index) => scalar(attribute.element, element, [...path, index], problems)).filter((element) => element !== undefined);
    case 'map':
      if (!isObject(given)) return refuse(path, 'an object', problems);
      return Object.fromEntries(Object.entries(given).map(([key, value]) => [key, scalar(attribute.element, value, [...path, key], problems)])
        .filter(([, value]) => value !== undefined)) as Values;
    case 'object':
      return isObject(given) ? members(attribute.attributes, given, path, problems) : refuse(path, 'an object', problems);
    case 'objects':
      if (!Array.isArray(given)) return refuse(path, 'a list of objects', problems);
      return given.map((element: unknown, index) => (isObject(element) ? members(attribute.attributes, element, [...path, index], problems) : refuse([...path, index], 'an object', problems)));
    default: return scalar(attribute.type, given, path, problems);
  }
}

/** Everybody who may read the template reads its literals. */
function secret(attribute: PlainAttribute, given: unknown, path: Path, problems: Problem[]): Value {
  if (isReference(given)) {
    const wrong = referenceProblem(given);
    if (wrong) problems.push(problem(path, wrong));
    return wrong ? undefined : given as unknown as Values;
  }
  if (attribute.type === 'map' && isObject(given)) {
    return Object.fromEntries(Object.entries(given).map(([key, value]) => [key, secret({ ...attribute, type: 'string' } as PlainAttribute, value, [...path, key], problems)]));
  }
  problems.push(problem(path, 'A secret in a template can be read by everybody who may read the template. '
    + 'Give a reference in its place: `{"SecretsManager": "<arn or name>", "Key": "<field of a JSON secret>"}` or `{"Ssm": "<parameter name>"}`.'));
  return undefined;
}

function scalar(kind: ScalarKind, given: unknown, path: Path, problems: Problem[]): Value {
  if (given === null || given === undefined) return undefined;
  if (typeof given === 'object') return refuse(path, WORDS[kind] ?? 'a text', problems);
  const text = String(given);
  switch (kind) {
    case 'bool':
      return text === 'true' || text === 'false' ? text === 'true' : refuse(path, WORDS.bool!, problems);
    case 'int':
      return /^-?\d{1,16}$/.test(text) ? Number(text) : refuse(path, WORDS.int!, problems);
    case 'number':
      return /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d{1,4})?$/.test(text) ? parseExact(text) : refuse(path, WORDS.number!, problems);
    default: return text;
  }
}

const WORDS: { readonly [K in ScalarKind]?: string } = { bool: '`true` or `false`', int: 'a whole number', number: 'a number' };

function refuse(path: Path, what: string, problems: Problem[]): undefined {
  problems.push(problem(path, `It must be ${what}.`));
  return undefined;
}

function problem(path: Path, detail: string): Problem {
  return { path, severity: 'error', summary: 'Invalid value', detail };
}

/** A property that only differs in case, or by a letter, is most likely what was meant. */
function unknownProperty(property: string, known: readonly string[], outer: Path): Problem {
  const near = known.find((name) => name.toLowerCase() === property.replace(/[_-]/g, '').toLowerCase());
  const suggestion = near ? `Did you mean ${near}?` : `Known are ${known.join(', ')}.`;
  return { path: outer, severity: 'error', summary: `Unknown property ${property}`, detail: `There is no property ${property}. ${suggestion}` };
}

function isObject(value: unknown): value is Properties {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
