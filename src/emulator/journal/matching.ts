import { globPattern } from './glob';
import type { ComparedRequest } from './recorded-request';
import { fingerprintOf, isSame, redactDocument, redactHeader, redactText, REDACTED } from './redaction';
import { OPERATORS } from './request-pattern';
import type { RequestPattern } from './request-pattern';

/** One part of a request that differs from what was expected. The texts contain no secrets. */
export interface Difference {
  /** Such as `body.allowed_domains[0]`. */
  readonly path: string;
  readonly expected: string;
  readonly received: string;
}

/** Whether a request matches. Stops at the first difference. */
export function matches(pattern: RequestPattern, request: ComparedRequest): boolean {
  return (
    (pattern.method === undefined || pattern.method === request.method) &&
    (pattern.path === undefined || globPattern(pattern.path).test(request.path)) &&
    differences(pattern, request).length === 0
  );
}

/** Returns the differences from the expectation, the most significant first. */
export function differences(pattern: RequestPattern, request: ComparedRequest): Difference[] {
  const { method, path, query, headers, token, accessor, body, operation, status } = pattern;
  return [
    ...plain('method', method, request.method),
    ...(path === undefined || globPattern(path).test(request.path) || isSame(path, request.path)
      ? []
      : [{ path: 'path', expected: redactText(path), received: request.path }]),
    ...plain('operation', operation, request.operation),
    ...plain('status', status, request.status),
    ...(token === undefined || (request.token !== undefined && fingerprintOf(token) === request.token)
      ? []
      : [{ path: 'token', expected: fingerprintOf(token), received: request.token ?? 'nothing' }]),
    ...plain('accessor', accessor, request.accessor),
    ...Object.entries(query ?? {}).flatMap(([name, expected]) =>
      compare(asText(expected), own(request.query, name), `query.${name}`),
    ),
    ...Object.entries(headers ?? {}).flatMap(([name, expected]) =>
      headerDifferences(name, expected, own(request.headers, name.toLowerCase())),
    ),
    ...(body === undefined ? [] : compare(body, request.body, 'body')),
  ];
}

/** The pattern in a form that may be shown, without the parts that are not compared. */
export function redactPattern(pattern: RequestPattern): RequestPattern {
  const { query, headers, token, body } = pattern;
  return {
    ...Object.fromEntries(Object.entries(pattern).filter(([, value]) => value !== undefined)),
    ...(pattern.path === undefined ? {} : { path: redactText(pattern.path) }),
    ...(query ? { query: redactDocument(query) as RequestPattern['query'] } : {}),
    ...(headers
      ? {
          headers: Object.fromEntries(
            Object.entries(headers).map(([name, value]) => [
              name,
              typeof value === 'string' ? redactHeader(name, value) : value,
            ]),
          ),
        }
      : {}),
    ...(token === undefined ? {} : { token: fingerprintOf(token) }),
    ...(body === undefined ? {} : { body: redactDocument(body) }),
  };
}

function plain(path: string, expected: string | number | undefined, received: unknown): Difference[] {
  return expected === undefined || expected === received
    ? []
    : [{ path, expected: String(expected), received: received === undefined ? 'nothing' : String(received) }];
}

function headerDifferences(name: string, expected: unknown, received: unknown): Difference[] {
  return compare(asText(expected), received, `headers.${name.toLowerCase()}`).map((found) => ({
    ...found,
    ...(typeof expected === 'string' ? { expected: JSON.stringify(redactHeader(name, expected)) } : {}),
  }));
}

/** Queries and headers are texts. */
function asText(expected: unknown): unknown {
  if (Array.isArray(expected)) return expected.map(asText);
  return typeof expected === 'number' || typeof expected === 'boolean' ? String(expected) : expected;
}

function compare(expected: unknown, received: unknown, path: string): Difference[] {
  const operator = operatorOf(expected);
  if (operator) return meets(operator, received) ? [] : [difference(expected, received, path)];
  if (Array.isArray(expected)) {
    if (!Array.isArray(received) || received.length !== expected.length) return [difference(expected, received, path)];
    return expected.flatMap((item, index) => compare(item, received[index], `${path}[${index}]`));
  }
  if (isObject(expected)) {
    if (!isObject(received)) return [difference(expected, received, path)];
    return Object.entries(expected).flatMap(([name, item]) => compare(item, own(received, name), `${path}.${name}`));
  }
  return isEqual(expected, received) ? [] : [difference(expected, received, path)];
}

/** Numbers may be secrets, too. */
function isEqual(expected: unknown, received: unknown): boolean {
  if (expected === received) return true;
  const isText = typeof expected === 'string' || typeof expected === 'number';
  return isText && typeof received === 'string' && received.includes(REDACTED) && isSame(String(expected), received);
}

function difference(expected: unknown, received: unknown, path: string): Difference {
  const field = /(?:^|\.)([^.[\]]+)(?:\[\d+\])*$/.exec(path)?.[1] ?? '';
  // Shown as it would have been recorded: next to a fingerprint, as a fingerprint.
  const shown = own(redactDocument({ [field]: expected }) as Readonly<Record<string, unknown>>, field);
  const isRedacted = typeof received === 'string' && received.startsWith(REDACTED);
  return {
    path,
    expected: render(isRedacted && typeof shown === 'string' ? fingerprintOf(shown) : shown),
    received: render(received),
  };
}

const LONGEST_VALUE = 200;

function render(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}

type Operator =
  | { readonly $any: true; readonly $absent?: undefined; readonly $regex?: undefined }
  | { readonly $absent: true; readonly $any?: undefined; readonly $regex?: undefined }
  | { readonly $regex: string; readonly $any?: undefined; readonly $absent?: undefined };

function operatorOf(value: unknown): Operator | undefined {
  if (!isObject(value)) return undefined;
  const [name, ...more] = Object.keys(value);
  return more.length === 0 && OPERATORS.some((known) => known === name) ? (value as Operator) : undefined;
}

function meets({ $any, $absent, $regex }: Operator, received: unknown): boolean {
  if ($any) return received !== undefined;
  if ($absent) return received === undefined;
  return typeof received === 'string' && new RegExp($regex ?? '').test(received);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The document is foreign input: ignore keys that every object inherits. */
function own(value: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(value, name) ? value[name] : undefined;
}
