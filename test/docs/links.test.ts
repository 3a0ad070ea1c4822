import { execFileSync } from 'child_process';
import { existsSync, readFileSync, statSync } from 'fs';
import * as path from 'path';
import { anchor } from '../../generate/site/anchor';
import { mapProse } from '../../generate/site/links';

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

/** The text outside of code, in which brackets mean something else. */
function proseOf(text: string): string {
  const lines: string[] = [];
  mapProse(text, (line) => {
    lines.push(line);
    return line;
  });
  return lines.join('\n');
}

const anchors = new Map<string, ReadonlySet<string>>();
function anchorsOf(file: string): ReadonlySet<string> {
  const known = anchors.get(file);
  if (known) return known;
  const counts = new Map<string, number>();
  const found = new Set<string>();
  for (const [, heading] of proseOf(readFileSync(path.join(ROOT, file), 'utf8')).matchAll(/^#{1,6} +(.*?) *#*$/gm)) {
    const name = anchor(heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'));
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    found.add(count === 0 ? name : `${name}-${count}`);
  }
  anchors.set(file, found);
  return found;
}

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
    .filter((target) => {
      const [, name, fragment] = /^([^#]*)(?:#(.*))?$/.exec(target)!;
      const aimed = name === '' ? file : path.posix.join(folder, decodeURIComponent(name));
      const absolute = path.join(ROOT, aimed);
      if (!existsSync(absolute)) return true;
      if (fragment === undefined || /^L\d+/.test(fragment)) return false;
      return statSync(absolute).isDirectory() || !anchorsOf(aimed).has(fragment);
    })
    .map((target) => `${file}: ${target}`);
}

test('every link between files of the repository leads to a file, and to a heading if it names one', () => {
  expect(PAGES.length).toBeGreaterThan(300);
  expect(PAGES.flatMap((file) => deadLinks(file, readFileSync(path.join(ROOT, file), 'utf8')))).toEqual([]);
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
