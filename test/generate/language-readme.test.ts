import { readFileSync } from 'fs';
import * as path from 'path';
import { awscdkReadme, languageReadme } from '../../generate/package/language-readme';
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
  // The package is the one for cdktf.
  const [, stack] = /^## What a stack looks like\n([^]*?)^## /m.exec(text)!;
  expect(stack).toContain('npx cdktf deploy');
  expect(stack).not.toMatch(/cdktn|CDK Terrain/);
  const targets = [...text.matchAll(/(?:\]\(|\b(?:src|srcset)=")([^)"\s]+)/g)].map(([, link]) => link);
  expect(targets.length).toBeGreaterThan(20);
  const files = targets.map((link) =>
    /^https:\/\/github\.com\/lintel-iac\/lintel(?:\/(?:blob|raw)\/main\/(.*))?$/.exec(link),
  );
  expect(targets.filter((_, index) => files[index] === null)).toEqual([]);
  const linked = files.flatMap((found) => found?.[1] ?? []);
  expect(linked.filter((link) => !leadsSomewhere(link))).toEqual([]);
});

test('words about CDK Terrain that are not known are an error', () => {
  expect(() => languageReadme(readme.replace('npx cdktn deploy', 'npm exec cdktn deploy'), 'go', ROOT)).toThrow(
    'not expected',
  );
});

test('the README of the npm package stays what it is', () => {
  expect(languageReadme(readme, 'js', ROOT)).toBe(readme);
});

const ofAwscdk = readFileSync(path.join(ROOT, 'packages', 'awscdk', 'README.md'), 'utf8');

test.each([
  ['python', 'Python', '/dist/awscdk/python/lintel_awscdk-', 'lintel.platform.RunTask(\n    self,'],
  ['go', 'Go', 'lintel-awscdk-go/lintelawscdk="$LINTEL/dist/awscdk/go/', 'platform.NewRunTask('],
  ['java', 'Java', 'io.lintel:lintel-awscdk', 'RunTask.Builder.create('],
])(
  'the README of the package for AWS CDK in %s is about that language, and has no dead link',
  (target, name, installed, code) => {
    const text = awscdkReadme(ofAwscdk, target, ROOT);
    expect(text.split('\n')[0]).toBe(`# Lintel for AWS CDK in ${name}`);
    expect(text).toContain(installed);
    expect(text).not.toContain('npm install');
    expect(text).not.toMatch(/^```(?:ts|typescript|sh)$/m);
    const [, example] = new RegExp(`^\`\`\`${target}\\n([^]*?)^\`\`\`$`, 'm').exec(text)!;
    expect(example).toContain('LintelProvider');
    expect(example).toContain(code);
    expect(example).not.toContain('GlobalConfiguration');
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link!);
    expect(links.length).toBeGreaterThan(3);
    const files = links.map((link) => /^https:\/\/github\.com\/lintel-iac\/lintel(?:\/blob\/main\/(.*))?$/.exec(link));
    expect(files).not.toContain(null);
    expect(files.flatMap((found) => found?.[1] ?? []).filter((link) => !leadsSomewhere(link))).toEqual([]);
  },
);

test('the README of the npm package for AWS CDK stays what it is', () => {
  expect(awscdkReadme(ofAwscdk, 'js', ROOT)).toBe(ofAwscdk);
});
