/** @tier complete */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { inTerrain, TERRAIN_LANGUAGES, type TerrainLanguage } from '../../../generate/pages/terrain-examples';
import { chooseFramework } from '../../../src/cli/framework/choose-framework';
import type { FrameworkName } from '../../../src/cli/framework/framework';
import { absentProgram, describeNeeding } from '../../support/needed';
import { Estate } from './estate';

// Each test runs the command in four languages, and for two frameworks.
jest.setTimeout(120_000);

const TERRAIN_MODULE = 'github.com/open-constructs/cdk-terrain-go/cdktn';

function write(folder: string, files: { readonly [file: string]: object }): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), JSON.stringify(content));
  }
}

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

describeNeeding('a module', absentProgram('python3', 'Python 3.10 or newer'), () => {
  test.each([
    ['lintel_cdktf', 'cdktf', 'Lintel is installed for it'],
    ['cdktn', 'cdktn', 'it is installed'],
  ])('%s that Python finds is installed', (module, name, because) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'lintel-module-'));
    mkdirSync(path.join(folder, module));
    writeFileSync(path.join(folder, module, '__init__.py'), '');
    const chosen = chooseFramework(folder, 'python');
    rmSync(folder, { recursive: true });
    expect([chosen.framework.name, chosen.because]).toEqual([name, because]);
  });
});

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

  test('is synthesized with the context of cdktf.json, and if it is for too old versions, with the way to say which', async () => {
    const folder = path.join(estate.folder, 'older');
    write(folder, {
      'cdktf.json': {
        app: 'echo "$CDKTF_CONTEXT_JSON"; echo "but the project targets terraform >=1.5.7" >&2; exit 1',
        context: { excludeStackIdFromLogicalIds: 'true' },
        targetVersions: { terraform: '>=1.11.0' },
      },
      ...Object.fromEntries(
        ['cdktn', 'lintel-cdktn', 'constructs'].map((name) => [`node_modules/${name}/package.json`, { name }]),
      ),
    });
    const { code, stdout, stderr } = await estate.adopt(['--language', 'typescript', '--only', 'policy', folder]);
    expect([code, stdout]).toEqual([1, expect.stringMatching(/^cdktf\.json exists, and was not changed\./m)]);
    expect(stderr).toContain(
      'but the project targets terraform >=1.5.7\n\n{"excludeStackIdFromLogicalIds":"true","targetVersions":{"terraform":">=1.11.0"}}\n\nSet `targetVersions` in cdktf.json: https://',
    );
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
