import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { collect, problemsOf, readFragments, release } from '../../generate/changelog';

const ROOT = path.join(__dirname, '..', '..');
const EARLIER = '# Changelog\n\n## 0.2.0 (unreleased)\n\n- What was there.\n\n## 0.1.0\n\n- The first.\n';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'changelog-'));
  mkdirSync(path.join(root, 'changelog', 'unreleased'), { recursive: true });
  write('package.json', '{"version":"0.2.0"}');
  write('CHANGELOG.md', EARLIER);
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);
const fragment = (name: string, text: string) => write(`changelog/unreleased/${name}`, text);
const read = () => readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8');
const left = () => readdirSync(path.join(root, 'changelog', 'unreleased'));

test('every changelog fragment of this repository is well-formed', () => {
  expect(readFragments(ROOT).problems).toEqual([]);
});

test('a release moves the fragments into the section of its version, by kind, and deletes them', () => {
  fragment('b-second.md', 'kind: fixed\n\nA second\nmend.\n');
  fragment('a-first.md', 'kind: fixed\n\n`first` is mended.\n');
  fragment('thing.md', 'kind: added\n\nA thing.\n');
  expect(release(root)).toBe(3);
  expect(read()).toBe(
    '# Changelog\n\n## 0.2.0 (unreleased)\n\n- What was there.\n\n### Added\n\n- A thing.\n\n### Fixed\n\n- `first` is mended.\n- A second mend.\n\n## 0.1.0\n\n- The first.\n',
  );
  expect(left()).toEqual([]);
  expect(readdirSync(root)).toEqual(['CHANGELOG.md', 'changelog', 'package.json']);
});

test('the section of a new version is placed above all others', () => {
  write('package.json', '{"version":"0.3.0"}');
  fragment('thing.md', 'kind: security\n\nA hole is closed.\n');
  release(root);
  expect(read()).toBe(EARLIER.replace('## 0.2.0', '## 0.3.0\n\n### Security\n\n- A hole is closed.\n\n## 0.2.0'));
});

test('a version is matched as a whole', () => {
  const collected = collect('# Changelog\n\n## 0.2.0-beta\n\n- Then.\n', '0.2.0', [{ kind: 'added', text: 'Now.' }]);
  expect(collected).toBe('# Changelog\n\n## 0.2.0\n\n### Added\n\n- Now.\n\n## 0.2.0-beta\n\n- Then.\n');
});

test('fragments collected by an interrupted release are collected once, and later ones are added', () => {
  fragment('thing.md', 'kind: added\n\nA thing.\n');
  release(root);
  fragment('thing.md', 'kind: added\n\nA thing.\n');
  fragment('other.md', 'kind: added\n\nAnother thing.\n');
  expect(release(root)).toBe(2);
  expect(read()).toContain('- What was there.\n\n### Added\n\n- A thing.\n- Another thing.\n\n## 0.1.0');
  expect(left()).toEqual([]);
});

test('a malformed fragment, or no fragment, changes nothing', () => {
  expect(release(root)).toBe(0);
  fragment('thing.md', 'kind: added\n\nA thing.\n');
  fragment('broken.md', 'added: a thing\n');
  expect(() => release(root)).toThrow(
    'Nothing was changed:\n  changelog/unreleased/broken.md: its first line must be `kind: ` and one of added,',
  );
  expect(read()).toBe(EARLIER);
  expect(left()).toEqual(['broken.md', 'thing.md']);
});

test.each([
  ['Thing.md', 'kind: added\n\nA thing.\n', 'its name'],
  ['thing.txt', 'kind: added\n\nA thing.\n', 'its name'],
  ['thing.md', 'kind: news\n\nA thing.\n', 'its first line'],
  ['thing.md', 'kind: added\nA thing.\n', 'its second line'],
  ['thing.md', 'kind: added\n\na thing.\n', 'its text must be sentences'],
  ['thing.md', 'kind: added\n\nA thing\n', 'its text must be sentences'],
  ['thing.md', 'kind: added\n', 'its text must be sentences'],
  ['thing.md', 'kind: added\n\nA thing.\n\nAnother.\n', 'its text must be one paragraph'],
  ['thing.md', 'kind: added\n\nThings:\n- One.\n', 'its text must be one paragraph'],
])('the fragment %s with %j is refused: %s', (file, content, rule) => {
  expect(problemsOf(file, content)).toContainEqual(expect.stringContaining(`changelog/unreleased/${file}: ${rule}`));
});
