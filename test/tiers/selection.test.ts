import { readdirSync } from 'fs';
import * as path from 'path';
import { ImportGraph, ROOT } from './import-graph';
import { select } from './selection';
import type { Selection } from './selection';

const graph = new ImportGraph();
const tests = readdirSync(path.join(ROOT, 'test'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => `test/${file}`);
const reachedBy = (...changed: readonly string[]): Selection =>
  select(changed, { graph, tests, secondsOf: () => 1 }, Infinity);

describe('a resource that has changed', () => {
  const { files, types, rules, whole } = reachedBy('src/handlers/platform/run-task/resource.ts');

  test('is tested by the files that are named after it, and by the rules for it alone', () => {
    expect(files).toContainEqual(expect.stringMatching(/^test\/handlers\/platform\/run-task[./]/));
    expect(files.filter((file) => /task-config|workspace-run-task|policy/.test(file))).toEqual([]);
    expect(types).toEqual(['lintel_run_task']);
    expect(rules.length).toBeGreaterThan(0);
  });

  test('leaves out what loads all resources, and says so', () => {
    expect(whole.length).toBeGreaterThan(100);
    expect(whole.filter((file) => [...files, ...rules].includes(file))).toEqual([]);
  });
});

test('a fixture is tested like its resource', () => {
  const { files, types, rules } = reachedBy('test/handlers/secrets/pki-role.fixture.ts');
  expect(files).toContainEqual(expect.stringMatching(/^test\/handlers\/secrets\/pki-role[./]/));
  expect([types, rules.length > 0]).toEqual([['lintel_pki_role'], true]);
});

test.each([
  ['a module', 'src/hcl/parse-hcl.ts', /^test\/hcl\/parse-hcl/],
  ['what all tests of a kind use', 'test/support/pgp.ts', /^test\/handlers\/secrets\/recovery-rekey/],
  ['a test', 'test/hcl/parse-hcl.test.ts', /^test\/hcl\/parse-hcl/],
  ['a page', 'docs/testing.md', /^test\/docs\/testing/],
  ['a fragment', 'changelog/unreleased/some.md', /^test\/generate\/changelog/],
])('%s is tested by what imports or names it: %s', (_, changed, file) => {
  expect(reachedBy(changed).files).toContainEqual(expect.stringMatching(file));
});

test('what every test depends on leaves nothing out in silence', () => {
  const { files, whole } = reachedBy('package-lock.json');
  expect([...files, ...whole].sort()).toEqual([...tests].sort());
});

test('what is further away is left out when the time is over, and named', () => {
  const near = reachedBy('src/hcl/parse-hcl.ts').files;
  const { files, further } = select(['src/hcl/parse-hcl.ts'], { graph, tests, secondsOf: () => 1 }, 3);
  expect(files).toEqual(near.slice(0, 3));
  expect(further).toEqual(near.slice(3));
  const alone = select(['test/hcl/parse-hcl.test.ts'], { graph, tests, secondsOf: () => 100 }, 3);
  expect(alone.files).toEqual(['test/hcl/parse-hcl.test.ts']);
});
