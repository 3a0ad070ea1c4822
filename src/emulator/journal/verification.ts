import { differences, matches, redactPattern } from './matching';
import type { Difference } from './matching';
import type { JournalReport, RecordedRequest } from './recorded-request';
import type { RequestPattern, Times } from './request-pattern';

/** The numbers of the matching requests, or why the expectation is not met. */
export type Verification = { readonly matched: readonly number[] } | { readonly failure: string };

const NEAREST = 3;

/** Checks whether the number of matching recorded requests is as expected; by default at least one. */
export function verifyCount(
  report: JournalReport,
  pattern: RequestPattern,
  times: Times = { atLeast: 1 },
): Verification {
  const found = report.requests.filter((request) => matches(pattern, request));
  const { atLeast = 0, atMost = Infinity } = typeof times === 'number' ? { atLeast: times, atMost: times } : times;
  const isEnough = found.length >= atLeast;
  if (isEnough && found.length <= atMost && (atMost === Infinity || report.dropped === 0)) {
    return { matched: found.map(({ number }) => number) };
  }
  const lines = [
    `Expected ${describeTimes(times)} like this:`,
    ...describePattern(pattern),
    `${found.length} of ${counted(report.requests.length, 'recorded request')} ${found.length === 1 ? 'matches' : 'match'} it.`,
    ...droppedNote(report),
  ];
  if (!isEnough) lines.push(...nearest(pattern, without(report.requests, found)));
  else if (found.length > 0) lines.push('', 'The requests that match:', ...found.slice(0, 10).map(indentedTitle));
  return { failure: lines.join('\n') };
}

/** Looks for requests that match the patterns in order, possibly with others in between. */
export function verifyOrder(report: JournalReport, patterns: readonly RequestPattern[]): Verification {
  const matched: RecordedRequest[] = [];
  let rest = report.requests;
  for (const [index, pattern] of patterns.entries()) {
    const at = rest.findIndex((request) => matches(pattern, request));
    const found = rest[at];
    if (!found) return { failure: outOfOrder(report, patterns, matched, rest, index) };
    matched.push(found);
    rest = rest.slice(at + 1);
  }
  return { matched: matched.map(({ number }) => number) };
}

function outOfOrder(
  report: JournalReport,
  patterns: readonly RequestPattern[],
  matched: readonly RecordedRequest[],
  rest: readonly RecordedRequest[],
  index: number,
): string {
  const pattern = patterns[index] ?? {};
  const earlier = report.requests.filter(
    (request) => !rest.includes(request) && !matched.includes(request) && matches(pattern, request),
  );
  return [
    `Expected ${counted(patterns.length, 'request')} in this order, but number ${index + 1} was not received${matched.length > 0 ? ` after number ${index}` : ''}:`,
    ...describePattern(pattern),
    ...droppedNote(report),
    ...(matched.length === 0 ? [] : ['', 'Received before it, as expected:', ...matched.map(indentedTitle)]),
    ...(earlier.length === 0 ? [] : ['', 'Received too early:', ...earlier.slice(0, NEAREST).map(indentedTitle)]),
    ...nearest(pattern, rest),
  ].join('\n');
}

/** The closest requests, each with its differences from the expectation. */
function nearest(pattern: RequestPattern, requests: readonly RecordedRequest[]): string[] {
  if (requests.length === 0) return [];
  const ranked = requests
    .map((request) => ({ request, found: differences(pattern, request) }))
    .sort((one, other) => distance(one.found) - distance(other.found))
    .slice(0, NEAREST);
  return [
    '',
    ranked.length === 1 ? 'The nearest request:' : 'The nearest requests:',
    ...ranked.flatMap(({ request, found }) => [indentedTitle(request), ...found.map(describeDifference)]),
  ];
}

/** A different path weighs more the less it has in common, followed by the method and then all other parts. */
function distance(found: readonly Difference[]): number {
  return found.reduce((sum, { path, expected, received }) => {
    if (path === 'path') return sum + 3 + 5 * (1 - commonPart(expected, received));
    return sum + (path === 'method' ? 2 : 1);
  }, 0);
}

function commonPart(one: string, other: string): number {
  const [first, second] = [one.split('/'), other.split('/')];
  const common = first.filter((segment, index) => segment === second[index]).length;
  return common / Math.max(first.length, second.length);
}

function describePattern(pattern: RequestPattern): string[] {
  const { method, path, ...rest } = redactPattern(pattern);
  return [
    `  ${method ?? 'any method'} ${path ?? 'any path'}`,
    ...Object.entries(rest).flatMap(([name, value]) =>
      name === 'query' || name === 'headers'
        ? Object.entries(value as object).map(([key, item]) => `    ${name}.${key}: ${JSON.stringify(item)}`)
        : [`    ${name}: ${typeof value === 'string' && name !== 'body' ? value : JSON.stringify(value)}`],
    ),
  ];
}

function describeDifference({ path, expected, received }: Difference): string {
  return `    ${path}: expected ${expected}, received ${received}`;
}

function indentedTitle({ number, method, path, query, status }: RecordedRequest): string {
  const parameters = Object.entries(query).flatMap(([name, value]) =>
    (typeof value === 'string' ? [value] : value).map((one) => `${name}=${one}`),
  );
  const response = status === undefined ? 'no response yet' : status === null ? 'connection reset' : String(status);
  return `  #${number} ${method} ${path}${parameters.length === 0 ? '' : `?${parameters.join('&')}`} (${response})`;
}

function describeTimes(times: Times): string {
  if (times === 0) return 'no request';
  if (typeof times === 'number') return `exactly ${counted(times, 'request')}`;
  const { atLeast, atMost } = times;
  if (atMost === undefined) return `at least ${counted(atLeast ?? 0, 'request')}`;
  return atLeast === undefined
    ? `at most ${counted(atMost, 'request')}`
    : `${atLeast} to ${counted(atMost, 'request')}`;
}

function droppedNote({ dropped }: JournalReport): string[] {
  if (dropped === 0) return [];
  return [
    `The journal no longer has the first ${counted(dropped, 'request')}, so that it cannot show how many there were: clear it before the test, or raise the setting \`journal\`.`,
  ];
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

function without<T>(all: readonly T[], some: readonly T[]): T[] {
  return all.filter((item) => !some.includes(item));
}
