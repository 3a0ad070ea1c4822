import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'fs';
import os, { tmpdir } from 'os';
import * as path from 'path';
import { chooseFramework } from '../../../src/cli/framework/choose-framework';
import type { FrameworkName } from '../../../src/cli/framework/framework';
import type { AppLanguage } from '../../../src/cli/framework/marks';

let scratch: string;
beforeAll(() => {
  scratch = mkdtempSync(path.join(tmpdir(), 'lintel-frameworks-'));
});
// Where Maven keeps what it has installed.
beforeEach(() => void jest.spyOn(os, 'homedir').mockReturnValue(path.join(scratch, 'home')));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

type Files = { readonly [file: string]: string | object };

function write(folder: string, files: Files): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
  }
}

/** A folder `app` in a project with these files, so that what is above it counts, too. */
function projectWith(files: Files): string {
  const project = mkdtempSync(path.join(scratch, 'project-'));
  write(project, { '.git/HEAD': '', ...files });
  return path.join(project, 'app');
}

const chosenIn = (files: Files, language: AppLanguage) => {
  const folder = projectWith(files);
  const { framework, because } = chooseFramework(folder, language);
  return [framework.name, because?.replace(folder, '<folder>')];
};

const installed = (name: string): Files => ({ [`node_modules/${name}/package.json`]: { name } });
const pom = (...artifacts: readonly string[]) =>
  `<dependencies>${artifacts.map((artifact) => `<dependency><artifactId>${artifact}</artifactId></dependency>`).join('')}</dependencies>`;
const CDKTF_MODULE = 'github.com/hashicorp/terraform-cdk-go/cdktf';
const TERRAIN_MODULE = 'github.com/open-constructs/cdk-terrain-go/cdktn';

const TERRAIN_IS_NEWER = 'and cdktf is archived';
const BOTH_NAMED = 'the dependencies of the project name both frameworks';

type Case = readonly [what: string, language: AppLanguage, files: Files, name: FrameworkName, because?: string];
const CASES: readonly Case[] = [
  // Code and dependencies are known to their author, to whom nothing is said.
  ['package.json', 'typescript', { 'app/package.json': { dependencies: { cdktf: '0.21.0' } } }, 'cdktf'],
  ['package.json above it', 'typescript', { 'package.json': { devDependencies: { cdktn: '0.24.0' } } }, 'cdktn'],
  [
    'the nearer of two package.json',
    'typescript',
    { 'package.json': { dependencies: { cdktn: '' } }, 'app/package.json': { dependencies: { cdktf: '' } } },
    'cdktf',
  ],
  [
    'a package.json that names neither, below one that does',
    'typescript',
    {
      'package.json': { dependencies: { cdktf: '' } },
      'app/package.json': { scripts: { cdktn: 'cdktn synth', lintel: 'lintel review' } },
    },
    'cdktf',
  ],
  [
    "Lintel's package alone",
    'typescript',
    { 'app/package.json': { dependencies: { 'cdktf': '', 'cdktn': '', 'lintel-cdktn': '' } } },
    'cdktn',
    `${BOTH_NAMED}, and the dependencies of the project name it`,
  ],
  ['requirements.txt', 'python', { 'app/requirements.txt': 'cdktf-cdktf-provider-aws\nlintel-cdktn~=0.1\n' }, 'cdktn'],
  ['a comment in it', 'python', { 'app/requirements.txt': '# not cdktn\ncdktf==0.21.0\n' }, 'cdktf'],
  ['pyproject.toml', 'python', { 'app/pyproject.toml': '[project]\ndependencies = ["cdktn>=0.24"]\n' }, 'cdktn'],
  ['poetry', 'python', { 'app/pyproject.toml': '[tool.poetry.dependencies]\ncdktf = "^0.21"\n' }, 'cdktf'],
  ['go.mod', 'go', { 'app/go.mod': `require (\n\t${CDKTF_MODULE} v0.21.0\n)\n` }, 'cdktf'],
  [
    'a module that another one needs',
    'go',
    { 'app/go.mod': `require ${TERRAIN_MODULE} v0.24.0\nrequire ${CDKTF_MODULE} v0.21.0 // indirect\n` },
    'cdktn',
  ],
  ['pom.xml', 'java', { 'app/pom.xml': `<!-- <artifactId>cdktn</artifactId> -->${pom('lintel', 'cdktf')}` }, 'cdktf'],
  ['build.gradle.kts', 'java', { 'app/build.gradle.kts': 'implementation("io.cdktn:cdktn:0.24.0")' }, 'cdktn'],
  [
    'targetVersions',
    'typescript',
    { 'app/cdktf.json': { context: { targetVersions: { terraform: '>=1.11.0' } } }, ...installed('cdktf') },
    'cdktn',
  ],
  // The code decides before anything else, as after a move that has left a package behind.
  [
    'an import',
    'typescript',
    { 'app/adopted.ts': "import { platform } from 'lintel-cdktn';\n", 'package.json': { dependencies: { cdktf: '' } } },
    'cdktn',
  ],
  ['an import in Python', 'python', { 'app/main.py': 'from cdktf import App\n', ...installed('cdktn') }, 'cdktf'],
  ['an import in Go', 'go', { 'app/main.go': 'import "github.com/lintel-iac/lintel-go/lintel/platform"\n' }, 'cdktf'],
  [
    'an import in Java',
    'java',
    { 'app/src/main/java/adopted/Main.java': 'package adopted;\n\nimport io.lintel.cdktn.LintelProvider;\n' },
    'cdktn',
  ],
  [
    'classes for tests, which both packages call the same,',
    'java',
    { 'app/src/main/java/adopted/Fake.java': 'import io.lintel.testing.Emulator;\n', 'app/pom.xml': pom('cdktn') },
    'cdktn',
  ],
  [
    'half of the code, and the dependencies',
    'typescript',
    {
      'app/main.ts': "import { App } from 'cdktf';\n",
      'app/new.ts': "import { App } from 'cdktn';\n",
      'package.json': { dependencies: { cdktf: '' } },
    },
    'cdktf',
    'the code uses both, and the dependencies of the project name it',
  ],
  // What is installed says less.
  ['an installed framework', 'typescript', installed('cdktf'), 'cdktf', 'it is installed'],
  [
    "an installed framework, and Lintel's package for the other",
    'typescript',
    { ...installed('cdktf'), ...installed('lintel-cdktn') },
    'cdktn',
    'Lintel is installed for it',
  ],
  [
    'both, installed',
    'typescript',
    { ...installed('cdktf'), ...installed('cdktn') },
    'cdktn',
    `both frameworks are installed, ${TERRAIN_IS_NEWER}`,
  ],
  [
    'both, among dependencies, and one of them installed',
    'typescript',
    { 'package.json': { dependencies: { cdktf: '', cdktn: '' } }, ...installed('cdktf') },
    'cdktf',
    `${BOTH_NAMED}, and it is installed`,
  ],
  ['nothing', 'typescript', {}, 'cdktn', `nothing in <folder> names a framework, ${TERRAIN_IS_NEWER}`],
  ['nothing', 'go', {}, 'cdktn', `nothing in <folder> names a framework, ${TERRAIN_IS_NEWER}`],
  ['no JSON', 'typescript', { 'app/package.json': '{' }, 'cdktn', expect.stringContaining('nothing in') as never],
];

const NAMED_CASES = CASES.map(([what, language, files, name, because]) => ({ what, language, files, name, because }));
test.each(NAMED_CASES)('$what of an app in $language names the framework', ({ language, files, name, because }) => {
  expect(chosenIn(files, language)).toEqual([name, because]);
});

test('what is above the repository of a folder is of another project', () => {
  const folder = projectWith({ 'package.json': { dependencies: { cdktf: '' } }, 'app/.git/HEAD': '' });
  expect(chooseFramework(folder, 'typescript').framework.name).toBe('cdktn');
});

test('an artifact that Maven keeps is installed', () => {
  const artifact = path.join(scratch, 'home', '.m2', 'repository', 'io', 'lintel', 'lintel');
  mkdirSync(path.join(artifact, '0.1.0'), { recursive: true });
  expect(chosenIn({}, 'java')).toEqual(['cdktf', 'Lintel is installed for it']);
  rmSync(artifact, { recursive: true });
  expect(chosenIn({}, 'java')[0]).toBe('cdktn');
});
