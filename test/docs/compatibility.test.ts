import { readFileSync } from 'fs';
import * as path from 'path';
import * as registry from '../../src/handlers';

const PAGE = readFileSync(path.join(__dirname, '..', '..', 'docs', 'compatibility.md'), 'utf8');

test('the page of compatibility names, for each action, the resource that takes its place where an engine has no actions', () => {
  const [row] = PAGE.split('\n').filter((line) => line.startsWith('| Actions:'));
  const named = [...row!.matchAll(/\[`(lintel_\w+)`\]\(resources\/\w+\.md\)/g)].map(([, type]) => type);
  expect(named).toEqual(Object.keys(registry.actions).sort());
  expect(Object.keys(registry.resources)).toEqual(expect.arrayContaining(named));
});
