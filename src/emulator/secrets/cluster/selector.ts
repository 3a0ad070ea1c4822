import { parseObject } from './documents';

interface Expression {
  readonly key: string;
  readonly operator: string;
  readonly values: readonly string[];
}

/** Parses a label selector; returns undefined if the text is not one. */
export function parseSelector(text: string): readonly Expression[] | undefined {
  const { matchLabels = {}, matchExpressions = [], ...others } = parseObject(text) ?? { unparsable: true };
  if (
    Object.keys(others).length > 0 ||
    typeof matchLabels !== 'object' ||
    matchLabels === null ||
    !Array.isArray(matchExpressions)
  ) {
    return undefined;
  }
  const labels = Object.entries(matchLabels).map(([key, value]): Expression => ({
    key,
    operator: 'In',
    values: [String(value)],
  }));
  const expressions = matchExpressions.map(readExpression);
  return expressions.every((expression) => expression !== undefined) ? [...labels, ...expressions] : undefined;
}

/** Whether a text is a label selector. */
export function isSelector(text: string): boolean {
  return parseSelector(text) !== undefined;
}

/** Every namespace has its name as a label; the emulated clusters have no other labels. */
export function selects(text: string, namespace: string): boolean {
  return selectsLabels(text, { 'kubernetes.io/metadata.name': namespace });
}

/** Whether a selector matches an object's labels. */
export function selectsLabels(text: string, given: Readonly<Record<string, string>>): boolean {
  const labels = new Map(Object.entries(given));
  return (
    parseSelector(text)?.every(({ key, operator, values }) => {
      const value = labels.get(key);
      switch (operator) {
        case 'In':
          return value !== undefined && values.includes(value);
        case 'NotIn':
          return value === undefined || !values.includes(value);
        case 'Exists':
          return value !== undefined;
        default:
          return value === undefined;
      }
    }) ?? false
  );
}

function readExpression(given: unknown): Expression | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const { key, operator, values = [] } = given as Record<string, unknown>;
  if (
    typeof key !== 'string' ||
    typeof operator !== 'string' ||
    !['In', 'NotIn', 'Exists', 'DoesNotExist'].includes(operator) ||
    !Array.isArray(values)
  ) {
    return undefined;
  }
  return { key, operator, values: values.map(String) };
}
