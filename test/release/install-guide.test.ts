/** @tier complete */
import { execFileSync } from 'child_process';
import { readFileSync } from 'fs';
import * as path from 'path';
import { AWSCDK_LANGUAGES, Language, LANGUAGES, ROOT, TERRAIN_LANGUAGES } from '../package/languages';
import { allGuideBlocks, GUIDE_BLOCKS, guideBlocks } from './install-guide';

/** What is only there for this machine: to be quick, and to leave its caches alone. */
const OWN = ['--prefer-offline', '--batch-mode', '--quiet', 'tsx'];
/** The versions that the examples pin are installed with the package, by one command. */
const PINNED = ['--requirement', 'requirements.txt'];

const read = (...file: string[]) => readFileSync(path.join(ROOT, ...file), 'utf8');

/** The lines of a block as one line each, without quotes. */
const plain = (block: string) => block.trim().replace(/["']/g, '').split('\n');

describe.each([
  ['languages', LANGUAGES],
  ['cdktn', TERRAIN_LANGUAGES],
  ['awscdk', AWSCDK_LANGUAGES],
] as const)('packages: %s', (kind, languages: readonly Language[]) => {
  test('the guide has lines for every language', () => {
    expect(Object.keys(guideBlocks(kind))).toEqual(languages.map(({ name }) => name));
  });

  test.each(languages.map((language) => [language.name, language] as const))(
    'the lines for %s are those that its test types',
    (name, { install, synthesize }) => {
      const typed = [...install, synthesize].map((words) =>
        words.filter((word) => ![...OWN, ...PINNED].includes(word) && !word.startsWith('-Dmaven.repo.local')).join(' '),
      );
      for (const line of plain(guideBlocks(kind)[name])) expect(typed).toContain(line.replaceAll('$LINTEL', ROOT));
    },
  );
});

test('the line for CDK Terrain names the versions that the package asks for', () => {
  const { peerDependencies } = JSON.parse(read('packages', 'cdktn', 'package.json')) as {
    readonly peerDependencies: { readonly [name: string]: string };
  };
  const { cdktn, constructs } = peerDependencies;
  const [, minor] = /^\^(0\.\d+)\.0$/.exec(cdktn)!;
  expect(plain(guideBlocks('cdktn').TypeScript).join()).toMatch(
    new RegExp(` cdktn@${minor} constructs@${constructs}$`.replaceAll('.', '\\.')),
  );
});

/** What runs the program of a task without the build before it, which is what the tests themselves are of. */
const ELSEWHERE: { readonly [block: string]: { readonly task: string; readonly test: string } } = {
  'package': { task: 'package', test: 'test/package/packed-languages.ts' },
  'release': { task: 'release', test: 'test/release/release-folder.ts' },
  'oci-layout': { task: 'release:oci', test: 'test/release/release-folder.ts' },
};

test.each(Object.entries(ELSEWHERE))('what the block `%s` starts is run elsewhere', (name, { task, test: file }) => {
  expect(guideBlocks('elsewhere')[name]).toContain(`npm run ${task}`);
  const { tasks } = JSON.parse(read('.projen', 'tasks.json')) as {
    readonly tasks: { readonly [name: string]: { readonly steps: readonly { readonly exec?: string }[] } };
  };
  const program = tasks[task].steps
    .flatMap(({ exec = '' }) => /^tsx generate\/(\S+)$/.exec(exec)?.slice(1) ?? [])
    .at(-1);
  // As one path, or in the words of `path.join`.
  expect(read(file).replace(/', '/g, '/')).toContain(`generate/${program}`);
});

test('every block is one that a test runs, compares with what it runs, or leaves to another', () => {
  const marked = GUIDE_BLOCKS.flatMap((kind) => Object.values(guideBlocks(kind)));
  expect(allGuideBlocks().filter((block) => !marked.includes(block))).toEqual([]);
  expect(Object.keys(guideBlocks('elsewhere')).sort()).toEqual(Object.keys(ELSEWHERE).sort());
  const tests = execFileSync('git', ['grep', '-l', "/install-guide'", '--', 'test'], { cwd: ROOT, encoding: 'utf8' });
  const uses = tests
    .trim()
    .split('\n')
    .map((file) => read(file))
    .join('\n')
    .replace(/\s/g, '');
  const isUsed = (name: string) =>
    [`GUIDE.${name}`, `GUIDE['${name}']`, `guideBlocks('run').${name}`].some((use) => uses.includes(use));
  expect(Object.keys(guideBlocks('run')).filter((name) => !isUsed(name))).toEqual([]);
});

test('it begins by saying that nothing is published', () => {
  const [first] = readFileSync(path.join(ROOT, 'docs', 'install.md'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  expect(first).toMatch(/^\*\*Lintel is not published yet\.\*\*/);
});
