import { readFileSync } from 'fs';
import * as path from 'path';
import { partsOf, renderFrameworks } from '../../generate/pages/render-frameworks';
import { blocksOf, TERRAIN_IMPORT, terrainGuides } from '../support/guides';

const ROOT = path.join(__dirname, '..', '..');
const read = (page: string) => readFileSync(path.join(ROOT, page), 'utf8');

const guides = terrainGuides();

test('guides show CDK Terrain, and say what cdktf calls the packages that they import', () => {
  const shown = guides.filter((page) => blocksOf(page).some((code) => TERRAIN_IMPORT.test(code)));
  expect(shown).toEqual(expect.arrayContaining(['README.md', 'docs/pipelines.md', 'docs/configuration.md']));
  for (const page of shown) {
    const blocks = blocksOf(page);
    expect([page, blocks.filter((code) => /from '(?:cdktf|lintel)'/.test(code))]).toEqual([page, []]);
    const named = [
      ...(blocks.some((code) => code.includes("from 'cdktn'")) ? ['`cdktf`'] : []),
      ...(blocks.some((code) => code.includes("from 'lintel-cdktn'")) ? ['`lintel`'] : []),
    ].join(' and ');
    const withContext = blocks.some((code) => code.includes('targetVersions'));
    const sentence = `\nWith cdktf, import from ${named}${withContext ? /,(?: and)? call `new App\(\)` without a context/.exec(read(page))?.[0] : ''}`;
    expect([page, read(page).split(sentence).length - 1]).toEqual([page, 1]);
  }
  const others = guides.filter((page) => !shown.includes(page));
  expect(others.filter((page) => blocksOf(page).some((code) => /from '(?:cdktf|lintel)'/.test(code)))).toEqual([]);
});

test('a part for CDK Terrain that differs from the one for cdktf in more than names is written again', () => {
  const page = read('docs/testing.md');
  const changed = page.replace("import { TerraformStack, Testing } from 'cdktn';", "import { Testing } from 'cdktn';");
  expect(changed).not.toBe(page);
  expect(renderFrameworks(changed)).toBe(page);
  expect(() => renderFrameworks(page.replace('#### CDK Terrain\n', ''))).toThrow('has 3 parts for CDK Terrain, not 4');
  expect(() => renderFrameworks(page.replace('#### cdktf\n', ''))).toThrow('not before the one for cdktf');
});

test('a comment in a block of code is no heading', () => {
  expect(partsOf('# One\n\n```sh\n# two\n```\n\n## Three\n').map(({ heading }) => heading)).toEqual([
    '',
    '# One\n',
    '## Three\n',
  ]);
});

test('the installation begins with the packages for CDK Terrain, and there says how they are built', () => {
  const sections = read('docs/install.md').split(/^## /m);
  const titles = sections.map((section) => section.split('\n')[0]);
  const terrain = titles.indexOf('Packages for CDK Terrain');
  expect(titles[terrain + 1]).toBe('Packages for cdktf');
  expect(sections.findIndex((section) => section.includes('\ncd "$LINTEL" && npm ci && npm run package\n'))).toBe(
    terrain,
  );
});
