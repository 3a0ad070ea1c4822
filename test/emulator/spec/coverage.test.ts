import { readdirSync, readFileSync } from 'fs';
import { join } from 'path';
import { missingOperations, missingRules, sorted } from './match';
import { specifications } from './specifications';
import { operationsOf, rulesOf } from './specified';
import { collectTitles } from './titles';

const SPEC = join(__dirname, '..', '..', '..', 'docs', 'spec');

const operations = operationsOf('Things', [
  ['List', 'GET', '/api/things', 200],
  ['Show', 'GET', '/api/things/:id'],
  ['Special', 'GET', '/api/things/special'],
  ['Write', 'POST', '/v1/{mount}/thing(/:name)'],
]);
const missing = (...requests: [string, string, number][]) =>
  missingOperations(
    operations,
    requests.map(([method, path, status]) => ({ method, path, status })),
  ).map(({ operation }) => operation);

/** Names of parameters differ between a table and our rows. */
const shapeOf = (path: string) => path.replace(/\{[^}]+\}|:\w+/g, '*').replace(/[()]/g, '');

it('knows every operation in a table of the specifications, once', () => {
  const all = specifications.flatMap((specification) => specification.operations);
  expect(new Set(all.map(({ method, path }) => `${method} ${path}`)).size).toBe(all.length);
  const tables = readdirSync(SPEC)
    .flatMap((page) => readFileSync(join(SPEC, page), 'utf8').split('\n'))
    .filter((line) => line.startsWith('|'));
  const documented = tables.flatMap((line) => [...line.matchAll(/\b(GET|LIST|POST|PUT|PATCH|DELETE) `([^`?]+)`/g)]);
  expect(documented.length).toBeGreaterThan(200);
  const isKnown = (method: string, path: string) => {
    // Without the mount, and the name where a row is about the collection and its objects.
    const end = shapeOf(path.replace(/^(?:…|\.\.\.|\/\{\w+\}(?=\/.))/, ''));
    return all.some(
      (one) => one.method === method && [end, `${end}/*`].some((ending) => shapeOf(one.path).endsWith(ending)),
    );
  };
  expect(documented.filter(([, method, path]) => !isKnown(method!, path!)).map(([row]) => row)).toEqual([]);
});

it('names what is missing with a reason, and reasons that no longer hold', () => {
  const waiting = operations.map((operation) => ({ ...operation, notServed: 'later' }));
  const found = sorted(
    [...waiting.slice(0, 2), ...operations.slice(2)],
    [{ method: 'GET', path: '/api/things', status: 200 }],
    'notServed',
  );
  const names = (all: readonly { readonly operation: string }[]) => all.map(({ operation }) => operation);
  const { missing: without, waiting: reasoned, stale } = found;
  expect({ missing: names(without), waiting: names(reasoned), stale: names(stale) }).toEqual({
    missing: ['Special', 'Write'],
    waiting: ['Show'],
    stale: ['List'],
  });
});

it('names each rule once', () => {
  for (const { rules } of specifications) {
    expect(new Set(rules.map(({ section, rule }) => `${section} ${rule}`)).size).toBe(rules.length);
  }
});

it('reports operations that were not requested or not served as documented', () => {
  expect(missing()).toEqual(['List', 'Show', 'Special', 'Write']);
  expect(missing(['GET', '/api/things', 201], ['GET', '/api/things/7', 404], ['PUT', '/v1/a/thing', 204])).toEqual([
    'List',
    'Show',
    'Special',
    'Write',
  ]);
});

it('matches an operation with and without its optional part, on any mount', () => {
  for (const path of ['/v1/a/thing', '/v1/a/b/thing/x']) expect(missing(['POST', path, 204])).not.toContain('Write');
  expect(missing(['POST', '/v1/a/thing/x/y', 204])).toContain('Write');
});

it('counts a request for the operation with the most specific path', () => {
  expect(missing(['GET', '/api/things/special', 200])).toEqual(['List', 'Show', 'Write']);
});

it('reports rules without a case or with a failed case', () => {
  const rules = rulesOf('Things', [['shown', 'things: shows a thing'], ['renamed', 'things: shows none'], ['open']]);
  expect(missingRules(rules, ['platform/things: shows a thing whole']).map(({ rule }) => rule)).toEqual([
    'renamed',
    'open',
  ]);
});

it('finds a test case for the title that each rule names', () => {
  const folder = join(__dirname, '..');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  const titles = collectTitles(files.filter((file) => file.endsWith('.test.ts') && file !== __filename));
  expect(
    specifications.flatMap(({ name, rules }) =>
      missingRules(rules, titles).map(({ section, rule, shownBy }) => ({ name, section, rule, shownBy })),
    ),
  ).toEqual([]);
});
