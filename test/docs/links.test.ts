import { execFileSync } from 'child_process';
import { existsSync, readFileSync } from 'fs';
import * as path from 'path';
import { anchorsIn, leadsSomewhere, proseOf } from '../support/heading-anchors';

const ROOT = path.join(__dirname, '..', '..');

/** History names what was; the fragments become part of a file at the root. */
const PAGES = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(ROOT, file)))
  // Its links are those of the site.
  .filter((file) => file !== 'site/start.md');

function deadLinks(file: string, text: string): string[] {
  // A fragment becomes part of the changelog at the root.
  const folder = file.startsWith('changelog/unreleased/') ? '' : path.posix.dirname(file);
  return [
    ...proseOf(text)
      .replace(/`[^`\n]*`/g, '``')
      .matchAll(/\]\(([^)\s]+)(?: "[^"]*")?\)/g),
  ]
    .map(([, target]) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => !leadsSomewhere(target.startsWith('#') ? `${file}${target}` : path.posix.join(folder, target)))
    .map((target) => `${file}: ${target}`);
}

test('every link between files of the repository leads to a file, and to a heading if it names one', () => {
  expect(PAGES.length).toBeGreaterThan(300);
  expect(PAGES.flatMap((file) => deadLinks(file, readFileSync(path.join(ROOT, file), 'utf8')))).toEqual([]);
});

/** Pages about the sources of Lintel name files of it in code; guides name files of their reader's project. */
const ABOUT_SOURCES = PAGES.filter((file) => /^(ARCHITECTURE|CONTRIBUTING)\.md$|^docs\/decisions\//.test(file));

/** In code, a path from the root that has no place to fill in; a line of a file is left off. */
function namedPaths(text: string): string[] {
  return [...text.matchAll(/`((?:bench|docs|examples|generate|packages|src|test)\/[^`<{*$\s]+)`/g)].map(([, named]) =>
    named!.replace(/:\d+$/, ''),
  );
}

test('every file of the sources that a page about them names exists', () => {
  const named = ABOUT_SOURCES.flatMap((file) =>
    namedPaths(readFileSync(path.join(ROOT, file), 'utf8')).map((target) => ({ file, target })),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ target }) => !existsSync(path.join(ROOT, target)))).toEqual([]);
});

test('of paths in code, those with a place to fill in name no file', () => {
  expect(namedPaths('`src/absent.ts:12`, `src/handlers/<service>/x.ts`, `lib/a.ts` and `src/a b`')).toEqual([
    'src/absent.ts',
  ]);
});

test('a link to a file or a heading that does not exist is found, and code is not read', () => {
  const text =
    '[a](absent.md) [b](review.md#absent) [c](review.md) `[d](absent.md)`\n\n```md\n[e](absent.md)\n```\n[f](#absent)\n';
  expect(deadLinks('docs/drift.md', text)).toEqual([
    'docs/drift.md: absent.md',
    'docs/drift.md: review.md#absent',
    'docs/drift.md: #absent',
  ]);
});

test('a heading inside an HTML block has no anchor', () => {
  const page = (between: string) =>
    `# First\n\n<picture>\n  <img src="a.png">\n</picture>\n${between}## Second\n\n## Third\n`;
  expect([...anchorsIn(page(''))]).toEqual(['first', 'third']);
  expect([...anchorsIn(page('\n'))]).toEqual(['first', 'second', 'third']);
  expect([...anchorsIn('<!-- a remark -->\n# First\n')]).toEqual(['first']);
});
