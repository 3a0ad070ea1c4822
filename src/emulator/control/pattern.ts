import { OPERATORS } from '../journal/request-pattern';
import type { RequestPattern } from '../journal/request-pattern';
import { at, BadBody, isObject, numberField, objectAt, textField } from './body';
import type { Fields } from './body';

/** The conditions a fault can have besides method and path: those known before the response. */
export const CONDITION_KEYS = ['query', 'headers', 'token', 'accessor', 'body', 'operation'] as const;
const KEYS = ['method', 'path', ...CONDITION_KEYS, 'status'];

export function parsePattern(value: unknown, place: string): RequestPattern {
  const fields = objectAt(value, KEYS, place);
  return {
    method: methodField(fields),
    path: fields.path === undefined ? undefined : pathField(fields),
    ...conditionsOf(fields),
    status: numberField(fields, 'status', { whole: true, minimum: 100, maximum: 599 }),
  };
}

export function parseConditions(value: unknown, place: string): Pick<RequestPattern, (typeof CONDITION_KEYS)[number]> {
  return conditionsOf(objectAt(value, CONDITION_KEYS, place));
}

/** Undefined if the key is absent. */
export function methodField(fields: Fields): string | undefined {
  if (fields.method === undefined) return undefined;
  const method = textField(fields, 'method');
  if (!/^[A-Z]+$/.test(method)) {
    throw new BadBody(`${at(fields, 'method')} must be an uppercase method, such as GET.`);
  }
  return method;
}

export function pathField(fields: Fields): string {
  const path = textField(fields, 'path');
  if (!path.startsWith('/') && !path.startsWith('*')) {
    throw new BadBody(`${at(fields, 'path')} must start with \`/\` or \`*\`.`);
  }
  if (path.includes('?')) throw new BadBody(`${at(fields, 'path')} must have no query; use "query".`);
  return path;
}

function conditionsOf(fields: Fields): Pick<RequestPattern, (typeof CONDITION_KEYS)[number]> {
  checkOperators(fields.body, at(fields, 'body').slice(1, -1));
  return {
    query: valuesField(fields, 'query'),
    headers: valuesField(fields, 'headers'),
    token: optionalText(fields, 'token'),
    accessor: optionalText(fields, 'accessor'),
    body: fields.body,
    operation: optionalText(fields, 'operation'),
  };
}

function optionalText(fields: Fields, name: string): string | undefined {
  return fields[name] === undefined ? undefined : textField(fields, name);
}

function valuesField(fields: Fields, name: 'query' | 'headers'): RequestPattern['query'] {
  const values = fields[name];
  if (values === undefined) return undefined;
  const place = at(fields, name).slice(1, -1);
  if (!isObject(values)) throw new BadBody(`"${place}" must be an object.`);
  for (const [key, value] of Object.entries(values)) {
    const isList = Array.isArray(value) && value.every(isText);
    if (!isText(value) && !isList && !isOperator(value)) {
      throw new BadBody(
        `"${place}.${key}" must be a string, a list of strings, or an object with ${OPERATORS.join(' or ')}.`,
      );
    }
    checkOperators(value, `${place}.${key}`);
  }
  return values;
}

function isText(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

function isOperator(value: unknown): boolean {
  return isObject(value) && OPERATORS.some((operator) => Object.hasOwn(value, operator));
}

/** Misspelt operators would be compared as fields. */
function checkOperators(value: unknown, place: string): void {
  if (Array.isArray(value)) value.forEach((item, index) => checkOperators(item, `${place}[${index}]`));
  if (!isObject(value)) return;
  for (const [key, item] of Object.entries(value)) {
    if (!key.startsWith('$')) checkOperators(item, `${place}.${key}`);
    else checkOperator(value, key, item, place);
  }
}

function checkOperator(all: Fields, key: string, value: unknown, place: string): void {
  if (!OPERATORS.some((known) => known === key)) {
    throw new BadBody(`"${place}" has the unknown operator ${key}. Known operators: ${OPERATORS.join(', ')}.`);
  }
  if (Object.keys(all).length > 1) throw new BadBody(`"${place}" must have ${key} alone.`);
  if (key !== '$regex' && value !== true) throw new BadBody(`"${place}.${key}" must be true.`);
  if (key === '$regex' && !isExpression(value)) {
    throw new BadBody(`"${place}.${key}" must be a regular expression.`);
  }
}

function isExpression(value: unknown): boolean {
  try {
    return typeof value === 'string' && new RegExp(value) instanceof RegExp;
  } catch {
    return false;
  }
}
