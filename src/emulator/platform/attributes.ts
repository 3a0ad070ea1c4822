import { ownField } from '../read-fields';
import { invalid } from './json-api';
import type { Problem } from './json-api';
import { humanize, isObject } from './request-document';

/** The rule for a request attribute. */
export interface AttributeRule {
  readonly type: 'string' | 'boolean' | 'integer' | 'array' | 'object';
  /** Required on create; an update may leave it out. */
  readonly required?: true;
  /** Accepts an empty string although it is required. */
  readonly mayBeEmpty?: true;
  readonly nullable?: boolean;
  readonly values?: readonly string[];
  /** The pattern the text must match, and the service's wording for it. */
  readonly pattern?: { readonly expression: RegExp; readonly words: string };
  /** The maximum length, counted in code points. */
  readonly maximumLength?: number;
  /** Returns the problem with a value of the right type. */
  readonly check?: (value: unknown) => string | undefined;
}

export type AttributeRules = Readonly<Record<string, AttributeRule>>;

/** Returns every problem with the attributes. Like the service, ignores attributes without a rule. */
export function attributeProblems(
  attributes: Readonly<Record<string, unknown>>,
  rules: AttributeRules,
  occasion: 'create' | 'update',
): Problem[] {
  const problems: Problem[] = [];
  for (const [name, rule] of Object.entries(rules)) {
    const value = ownField(attributes, name);
    if (value === undefined && occasion === 'update') continue;
    const detail = problemOf(value, rule);
    if (detail !== undefined) problems.push(invalid(`/data/attributes/${name}`, `${humanize(name)} ${detail}`));
  }
  return problems;
}

function problemOf(value: unknown, rule: AttributeRule): string | undefined {
  if (value === undefined) return rule.required ? "can't be blank" : undefined;
  if (value === null && rule.nullable) return undefined;
  if (!hasType(value, rule.type)) {
    return rule.required && value === null ? "can't be blank" : `must be ${article(rule.type)}`;
  }
  if (value === '' && rule.required && !rule.mayBeEmpty) return "can't be blank";
  if (typeof value === 'string') {
    if (rule.values && !rule.values.includes(value)) return 'is not included in the list';
    if (rule.pattern && !rule.pattern.expression.test(value)) return rule.pattern.words;
    if (rule.maximumLength !== undefined && [...value].length > rule.maximumLength) {
      return `is too long (maximum is ${rule.maximumLength} characters)`;
    }
  }
  return rule.check?.(value);
}

function hasType(value: unknown, type: AttributeRule['type']): boolean {
  switch (type) {
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isObject(value);
    case 'integer':
      return Number.isInteger(value);
    default:
      return typeof value === type;
  }
}

function article(type: AttributeRule['type']): string {
  return /^[aio]/.test(type) ? `an ${type}` : `a ${type}`;
}
