import { readFileSync } from 'fs';
import * as path from 'path';
import { languageReadme } from '../../generate/language-readme';
import { leadsSomewhere } from '../support/heading-anchors';

const ROOT = path.join(__dirname, '..', '..');
const readme = readFileSync(path.join(ROOT, 'README.md'), 'utf8');

test.each([
  ['python', 'Python', 'lintel_cdktf-'],
  ['go', 'Go', 'lintel-go/lintel'],
  ['java', 'Java', 'io.lintel'],
])('the README of the package for %s begins with that language, and has no dead link', (target, name, installed) => {
  const text = languageReadme(readme, target, ROOT);
  expect(text.split('\n')[0]).toBe(`# Lintel for ${name}`);
  const [install] = text.split(/\n(?=## )/).slice(1);
  expect(install).toMatch(/^## Install\n/);
  expect(install).toContain(installed);
  expect(install).not.toContain('npm install');
  expect(text).not.toMatch(/^```(?:ts|typescript)$/m);
  expect(text).toContain(`\n\`\`\`${target}\n`);
  const targets = [...text.matchAll(/(?:\]\(|\b(?:src|srcset)=")([^)"\s]+)/g)].map(([, link]) => link);
  expect(targets.length).toBeGreaterThan(20);
  const files = targets.map((link) =>
    /^https:\/\/github\.com\/lintel-iac\/lintel(?:\/(?:blob|raw)\/main\/(.*))?$/.exec(link),
  );
  expect(targets.filter((_, index) => files[index] === null)).toEqual([]);
  const linked = files.flatMap((found) => found?.[1] ?? []);
  expect(linked.filter((link) => !leadsSomewhere(link))).toEqual([]);
});

test('the README of the npm package stays what it is', () => {
  expect(languageReadme(readme, 'js', ROOT)).toBe(readme);
});
