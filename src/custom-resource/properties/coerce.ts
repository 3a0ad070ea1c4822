import type { Attributes, PlainAttribute, ScalarKind } from '../../definition/attribute';
import { isKeyed } from '../../definition/attribute';
import { flatAttributes } from '../../definition/flatten';
import { parseExact } from '../../definition/kinds/number';
import type { Problem } from '../../definition/problem';
import type { Path, Value, Values } from '../../definition/value';
import type { Properties } from '../events/event';
import { pascalCase } from './names';
import { isReference, referenceProblem } from './reference';

/** Properties for the function or CloudFormation that do not describe the object. */
const RESERVED: ReadonlySet<string> = new Set([
  'ServiceToken',
  'ServiceTimeout',
  'PrivateKeySecret',
  'Connection',
  'Adopt',
]);

export interface Coerced {
  /** The configuration by attribute name. References to secrets are unchanged, and invalid values are left out. */
  readonly config: Values;
  readonly problems: readonly Problem[];
}

/**
 * Converts properties to the types of the definition. CloudFormation turns every scalar into a string, even inside lists, and drops null values:
 * `"true"` becomes true if the attribute is a bool, and stays a string if it is a string.
 */
export function coerce(attributes: Attributes, properties: Properties): Coerced {
  const problems: Problem[] = [];
  const config = members(attributes, properties, [], problems);
  return { config, problems };
}

function members(attributes: Attributes, given: Properties, outer: Path, problems: Problem[]): Values {
  const flat = flatAttributes(attributes);
  const known = new Map(Object.entries(flat).map(([name, attribute]) => [pascalCase(name), { name, attribute }]));
  const values: { [name: string]: Value } = {};
  for (const [property, value] of Object.entries(given)) {
    if (value === null || value === undefined || (outer.length === 0 && RESERVED.has(property))) continue;
    const found = known.get(property);
    if (!found) {
      problems.push(unknownProperty(property, [...known.keys()], outer));
      continue;
    }
    const { name, attribute } = found;
    if (attribute.use === 'computed') {
      problems.push(
        problem([...outer, name], `\`${name}\` is set by the service and cannot be configured. Remove the property.`),
      );
    } else {
      values[name] = coerced(attribute, value, [...outer, name], problems);
    }
  }
  return values;
}

function coerced(attribute: PlainAttribute, given: unknown, path: Path, problems: Problem[]): Value {
  if (attribute.sensitive) return secret(attribute, given, path, problems);
  switch (attribute.type) {
    case 'list':
    case 'set':
      if (!Array.isArray(given)) return refuse(path, 'a list', problems);
      return given
        .map((element: unknown, index) => scalar(attribute.element, element, [...path, index], problems))
        .filter((element) => element !== undefined);
    case 'map':
      if (!isObject(given)) return refuse(path, 'an object', problems);
      return Object.fromEntries(
        Object.entries(given)
          .map(([key, value]) => [
            key,
            attribute.lists
              ? coerced({ ...attribute, type: 'list', lists: undefined }, value, [...path, key], problems)
              : scalar(attribute.element, value, [...path, key], problems),
          ])
          .filter(([, value]) => value !== undefined),
      ) as Values;
    case 'object':
      return isObject(given)
        ? members(attribute.attributes, given, path, problems)
        : refuse(path, 'an object', problems);
    case 'objects':
      if (!Array.isArray(given)) return refuse(path, 'a list of objects', problems);
      return given.map((element: unknown, index) =>
        isObject(element)
          ? members(attribute.attributes, element, [...path, index], problems)
          : refuse([...path, index], 'an object', problems),
      );
    case 'dynamic':
      return typeof given === 'string' ? decoded(given, path, problems) : asObject(given, path, problems);
    default:
      return scalar(attribute.type, given, path, problems);
  }
}

function asObject(given: unknown, path: Path, problems: Problem[]): Value {
  return isObject(given) ? (given as Values) : refuse(path, 'an object, or the JSON text of one', problems);
}

/** CloudFormation leaves texts unchanged, so that booleans, numbers and nulls keep their types in an object's JSON text. */
function decoded(text: string, path: Path, problems: Problem[]): Value {
  try {
    return asObject(fromJson(JSON.parse(text)), path, problems);
  } catch {
    return asObject(text, path, problems);
  }
}

/** A null member is present but undefined. */
function fromJson(json: unknown): Value {
  if (json === null) return undefined;
  if (Array.isArray(json)) return json.map(fromJson);
  if (typeof json !== 'object') return json as Value;
  return Object.fromEntries(Object.entries(json).map(([name, member]) => [name, fromJson(member)]));
}

/** Accepts only references: everyone who can read the template can read its literals. */
function secret(attribute: PlainAttribute, given: unknown, path: Path, problems: Problem[]): Value {
  if (isReference(given)) {
    const detail = referenceProblem(given);
    if (detail) problems.push(problem(path, detail));
    return detail ? undefined : { ...given };
  }
  if (isKeyed(attribute) && isObject(given)) {
    return Object.fromEntries(
      Object.entries(given).map(([key, value]) => [
        key,
        secret({ ...attribute, type: 'string' } as PlainAttribute, value, [...path, key], problems),
      ]),
    );
  }
  problems.push(
    problem(
      path,
      'A secret in a template can be read by everyone who can read the template. ' +
        'Use a reference instead: `{"SecretsManager": "<arn or name>", "Key": "<field of a JSON secret>"}` or `{"Ssm": "<parameter name>"}`.',
    ),
  );
  return undefined;
}

function scalar(kind: ScalarKind, given: unknown, path: Path, problems: Problem[]): Value {
  if (given === null || given === undefined) return undefined;
  if (typeof given === 'object') return refuse(path, WORDS[kind] ?? 'a string', problems);
  const text = String(given);
  switch (kind) {
    case 'bool':
      return text === 'true' || text === 'false' ? text === 'true' : refuse(path, WORDS.bool!, problems);
    case 'int':
      return /^-?\d{1,16}$/.test(text) ? Number(text) : refuse(path, WORDS.int!, problems);
    case 'number':
      return /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d{1,4})?$/.test(text)
        ? parseExact(text)
        : refuse(path, WORDS.number!, problems);
    default:
      return text;
  }
}

const WORDS: { readonly [K in ScalarKind]?: string } = {
  bool: '`true` or `false`',
  int: 'a whole number',
  number: 'a number',
};

function refuse(path: Path, what: string, problems: Problem[]): undefined {
  problems.push(problem(path, `It must be ${what}.`));
  return undefined;
}

function problem(path: Path, detail: string): Problem {
  return { path, severity: 'error', code: 'value-invalid', summary: 'Invalid value', detail };
}

/** Suggests a property that differs only in case or separators. */
function unknownProperty(property: string, known: readonly string[], outer: Path): Problem {
  const near = known.find((name) => name.toLowerCase() === property.replace(/[_-]/g, '').toLowerCase());
  const suggestion = near ? `Did you mean ${near}?` : `Valid properties are ${known.join(', ')}.`;
  return {
    path: outer,
    severity: 'error',
    code: 'property-unknown',
    summary: `Unknown property ${property}`,
    detail: `The property ${property} does not exist. ${suggestion}`,
  };
}

function isObject(value: unknown): value is Properties {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
