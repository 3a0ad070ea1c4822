import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { testRules } from '../../../src/cli/rules/test-rules';
import { TEST_NAMES } from '../../../src/cli/rules/vocabulary';
import { ROOT } from '../run-cli';

const page = readFileSync(path.join(ROOT, 'docs', 'review.md'), 'utf8');

it('the rules and cases of docs/review.md are valid, and pass', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lintel-documented-'));
  const files = [...page.matchAll(/```yaml\n# \.lintel\/rules\/(\S+)\n([^]*?)```/g)];
  expect(files.map(([, name]) => name)).toEqual(['run-tasks.yaml', 'run-tasks.test.yaml']);
  for (const [, name, text] of files) writeFileSync(path.join(folder, name), text);
  const print = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  expect(testRules(folder)).toBe(0);
  expect(print.mock.calls.join('')).toContain('1 case passed, 0 failed.');
  print.mockRestore();
  rmSync(folder, { recursive: true });
});

it('docs/review.md names every test that a rule can have', () => {
  const table = /\| `when` \|[^]*?\n\n/.exec(page)![0];
  expect(TEST_NAMES.filter((name) => !new RegExp('`' + name + '\\b').test(table))).toEqual([]);
});
