import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'fs';
import os, { tmpdir } from 'os';
import * as path from 'path';
import { Estate } from './estate';
import { inTerrain, TERRAIN_LANGUAGES, type TerrainLanguage } from '../../../generate/pages/terrain-examples';
import { chooseFramework } from '../../../src/cli/framework/choose-framework';
import type { FrameworkName } from '../../../src/cli/framework/framework';
import { absentProgram, describeNeeding } from '../../support/needed';

// Each test runs the command in four languages, and for two frameworks.
jest.setTimeout(120_000);

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

const chosenIn = (files: Files, language: TerrainLanguage) => {
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

type Case = readonly [what: string, language: TerrainLanguage, files: Files, name: FrameworkName, because?: string];
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

describeNeeding('a module', absentProgram('python3', 'Python 3.10 or newer'), () => {
  test('that Python finds is installed', () => {
    expect(chosenIn({ 'app/lintel_cdktf/__init__.py': '' }, 'python')).toEqual(['cdktf', 'Lintel is installed for it']);
    expect(chosenIn({ 'app/cdktn/__init__.py': '' }, 'python')).toEqual(['cdktn', 'it is installed']);
  });
});

/** The import lines of Java and Go are sorted, so that other names have another order. The apps of examples need one class more. */
const withSortedImports = (text: string) => {
  const lines = text.split('\n').filter((line) => line !== 'import java.util.Map;');
  const isImport = (line: string) => /^(?:import |\t"github\.com)/.test(line);
  const sorted = lines.filter(isImport).sort();
  return lines.map((line) => (isImport(line) ? sorted.shift()! : line)).join('\n');
};

/** Says whom the versions are for, and where packages are: compared below. */
const OWN = /(?:^|\/)(?:main\.(?:ts|py|go)|Main\.java|cdktf\.json|package\.json|requirements\.txt|go\.mod|pom\.xml)$/;

function filesIn(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .sort();
  return new Map(files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
}

describe('code that is adopted for either framework', () => {
  let estate: Estate;
  const written = new Map<string, Map<string, string>>();
  const filesOf = (language: TerrainLanguage, framework: FrameworkName) => written.get(`${language} ${framework}`)!;

  beforeAll(async () => {
    estate = await (await Estate.start()).fill();
    await estate.workspaces(2);
    for (const language of TERRAIN_LANGUAGES) {
      for (const framework of ['cdktf', 'cdktn'] as const) {
        const folder = path.join(estate.folder, framework, language);
        const args = ['--no-plan', '--language', language, '--framework', framework, folder];
        expect(await estate.adopt(args)).toMatchObject({ code: 0, stderr: '' });
        written.set(`${language} ${framework}`, filesIn(folder));
      }
    }
  }, 120_000);
  afterAll(() => estate.close());

  test.each(TERRAIN_LANGUAGES)('differs in names alone, in %s', (language) => {
    const theirs = filesOf(language, 'cdktn');
    expect([...theirs.keys()]).toEqual([...filesOf(language, 'cdktf').keys()]);
    expect(theirs.size).toBeGreaterThan(50);
    for (const [file, text] of filesOf(language, 'cdktf')) {
      if (OWN.test(file)) continue;
      expect([file, withSortedImports(theirs.get(file)!)]).toEqual([
        file,
        withSortedImports(inTerrain(text, language)),
      ]);
    }
    const all = [...theirs.values()].join('\n');
    expect([...all.matchAll(/.{0,20}\bcdktf\b(?!\.(?:json|out)).{0,20}/g)].map(String)).toEqual([]);
    expect(all).not.toMatch(/lintel_cdktf|lintel-go\/|com\.hashicorp|\bio\.lintel\.(?!cdktn\b)|from 'lintel'/);
  });

  test.each([
    ['typescript', 'package.json', ['"cdktn": "0.24.0"', '"lintel-cdktn": "^0.1.0"', '"deploy": "cdktn deploy"']],
    ['typescript', 'main.ts', ["from 'cdktn'", "{ terraform: '>=1.11.0', opentofu: '>=1.11.0' }"]],
    ['python', 'requirements.txt', ['cdktn==0.24.0\nlintel-cdktn~=0.1.0\n']],
    ['python', 'main.py', ['{"targetVersions": {"terraform": ">=1.11.0", "opentofu": ">=1.11.0"}}']],
    ['go', 'go.mod', [`\t${TERRAIN_MODULE} v0.24.0\n`, '\tgithub.com/lintel-iac/lintel-cdktn-go/lintel v0.1.0\n']],
    ['go', 'main.go', ['{"terraform": ">=1.11.0", "opentofu": ">=1.11.0"}']],
    ['java', 'pom.xml', ['<groupId>io.cdktn</groupId>', '<artifactId>lintel-cdktn</artifactId>', '/dist/cdktn/java']],
    ['java', 'src/main/java/adopted/Main.java', ['Map.of("terraform", ">=1.11.0", "opentofu", ">=1.11.0")']],
  ] as const)('has what the framework needs, in %s in %s', (language, file, expected) => {
    for (const text of expected) expect(filesOf(language, 'cdktn').get(file)).toContain(text);
    for (const text of expected) expect(filesOf(language, 'cdktf').get(file)).not.toContain(text);
  });

  test.each(TERRAIN_LANGUAGES)(
    'says in cdktf.json which versions it is for, if the framework asks, in %s',
    (language) => {
      const settings = (framework: FrameworkName) =>
        JSON.parse(filesOf(language, framework).get('cdktf.json')!) as {
          language: string;
          app: string;
          context?: object;
        };
      const { context, ...rest } = settings('cdktn');
      expect(context).toEqual({ targetVersions: { terraform: '>=1.11.0', opentofu: '>=1.11.0' } });
      expect(settings('cdktf')).toEqual({ ...rest, projectId: expect.any(String) });
    },
  );

  test('stays for its framework in a later run, and cannot be mixed', async () => {
    const folder = path.join(estate.folder, 'cdktf', 'typescript');
    await estate.runTask({ name: 'brand-new' });
    const again = await estate.adopt(['--no-plan', '--json', '--only', 'run_task', folder]);
    expect(JSON.parse(again.stdout)).toMatchObject({ written: { framework: 'cdktf' } });
    expect(estate.read('run-tasks-2.ts', folder)).toContain("from 'lintel';\n");
    expect(await estate.adopt(['--no-plan', '--framework', 'cdktn', folder])).toMatchObject({
      code: 2,
      stderr: `error: ${folder} contains code for cdktf. Use another folder for CDK Terrain, or move the code first: https://github.com/lintel-iac/lintel/blob/main/docs/from-cdktf-to-cdk-terrain.md\n`,
    });
  });

  test('is said to be for CDK Terrain where nothing names a framework, with the way to the other', async () => {
    const folder = path.join(estate.folder, 'new');
    const { code, stdout } = await estate.adopt(['--no-plan', '--language', 'go', '--only', 'policy', folder]);
    expect([code, stdout]).toEqual([
      0,
      expect.stringContaining(
        `The code is for CDK Terrain: nothing in ${folder} names a framework, and cdktf is archived. For cdktf, use --framework cdktf.\n`,
      ),
    ]);
    const { stdout: then } = await estate.adopt(['--no-plan', '--only', 'policy', folder]);
    expect(then).not.toContain('The code is for');
  });

  test.each([
    ['typescript', 'npm install --install-links "$LINTEL/dist/cdktn/js/lintel-cdktn@0.1.0.jsii.tgz"'],
    [
      'python',
      'python3 -m venv .venv && .venv/bin/pip install "$LINTEL/dist/cdktn/python/lintel_cdktn-0.1.0-py3-none-any.whl" -r requirements.txt',
    ],
    [
      'go',
      `go mod edit -replace=github.com/lintel-iac/lintel-cdktn-go/lintel="$LINTEL/dist/cdktn/go/lintel" -replace=${TERRAIN_MODULE}="$LINTEL/dist/cdktn/go/cdktn" && go mod tidy`,
    ],
    ['java', 'export LINTEL'],
  ])('names the packages that %s lacks, as they are installed', async (language, run) => {
    const folder = path.join(estate.folder, 'lacking', language);
    const args = ['--language', language, '--framework', 'cdktn', '--only', 'policy', folder];
    // Neither modules nor artifacts come from anywhere.
    const { code, stderr } = await estate.adopt(args, { GOFLAGS: '-mod=mod', GOPROXY: 'off', LINTEL: '' });
    expect([code, stderr]).toEqual([1, expect.stringContaining(`In that folder, run: ${run}\n`)]);
  });

  test('has no framework if it is HCL, or if nothing is written', async () => {
    for (const args of [['--language', 'hcl'], []]) {
      expect(await estate.adopt([...args, '--framework', 'cdktn', path.join(estate.folder, 'hcl')])).toMatchObject({
        code: 2,
        stderr: 'error: --framework is for apps. Set --language to typescript, python, go or java, or leave it out.\n',
      });
    }
  });
});
