import { execFileSync } from 'child_process';
import { readdirSync, readFileSync } from 'fs';
import { isBuiltin } from 'module';
import * as path from 'path';
import * as ts from 'typescript';

const ROOT = path.join(__dirname, '..');
const SOURCE = path.join(ROOT, 'src');

/** What the files of a folder may touch of ours, of other people's packages and of Node.js. What is not named has no wall. */
interface Walls {
  readonly ours: readonly string[];
  readonly packages?: readonly string[];
  readonly node?: readonly string[];
}

/** The table of ARCHITECTURE, as rules. */
const WALLS: { readonly [folder: string]: Walls } = {
  'index.ts': { ours: ['constructs'], packages: [], node: [] },
  'printing': { ours: [], packages: [], node: [] },
  'definition': { ours: [], packages: ['croner', 'semver', 'yaml'], node: [] },
  'clients': { ours: ['printing'], packages: ['axios'] },
  'emulator': { ours: [] },
  'handlers': { ours: ['definition', 'clients'], packages: ['@peculiar/asn1-csr', '@peculiar/asn1-schema', '@peculiar/asn1-x509', 'ignore', 'openpgp', 'tar-stream'] },
  'plan': { ours: ['definition', 'handlers', 'printing'], packages: [], node: ['crypto'] },
  'terraform': { ours: ['definition', 'handlers', 'clients', 'plan', 'printing'] },
  'custom-resource': { ours: ['definition', 'handlers', 'clients', 'plan', 'printing'], packages: ['@aws-sdk/client-cloudformation', '@aws-sdk/client-s3', '@aws-sdk/client-secrets-manager', '@aws-sdk/client-sns', '@aws-sdk/client-ssm', 'yauzl'] },
  'constructs': { ours: ['definition', 'handlers'], packages: ['cdktf', 'constructs'] },
  'cli': { ours: ['definition', 'handlers', 'clients', 'emulator', 'custom-resource', 'printing'] },
};

/** HTTP is known by one folder, cdktf by one. */
const HOMES: { readonly [name: string]: readonly string[] } = {
  axios: ['clients'],
  cdktf: ['constructs'],
  constructs: ['constructs'],
  http: ['clients', 'emulator'],
  https: ['clients', 'emulator'],
  http2: ['terraform'],
  fastify: ['emulator'],
};

interface Import {
  /** The importing file, below `src`. */
  readonly from: string;
  /** A file of ours below `src` without its ending, or the name of a package or of a module of Node.js. */
  readonly to: string;
  readonly kind: 'ours' | 'package' | 'node';
}

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts')).map((file) => file.split(path.sep).join('/'));
const imports = files.flatMap(importsOf);

test('the walk sees static, lazy and type-only imports', () => {
  expect(imports).toContainEqual({ from: 'definition/check.ts', to: 'definition/rule', kind: 'ours' });
  expect(imports).toContainEqual({ from: 'definition/kinds/document.ts', to: 'definition/libraries/yaml', kind: 'ours' });
  expect(imports).toContainEqual({ from: 'definition/libraries/cron.ts', to: 'croner', kind: 'package' });
});

test('every folder has its walls', () => {
  expect([...new Set(files.map(folderOf))].filter((folder) => !Object.hasOwn(WALLS, folder))).toEqual([]);
});

test('no import crosses a wall', () => {
  expect(imports.filter(({ from, to, kind }) => {
    const { ours, packages, node } = WALLS[folderOf(from)] ?? { ours: [] };
    if (kind === 'ours') return folderOf(to) !== folderOf(from) && !ours.includes(folderOf(to));
    return kind === 'package' ? packages && !packages.includes(to) : node && !node.includes(to);
  }).map(describeImport)).toEqual([]);
});

test('HTTP and cdktf are known only where they live', () => {
  expect(imports.filter(({ from, to, kind }) => kind !== 'ours' && Object.hasOwn(HOMES, to) && !HOMES[to].includes(folderOf(from))).map(describeImport)).toEqual([]);
});

test('the libraries of the vocabulary are wrapped, one file each', () => {
  const library = imports.filter(({ from, kind }) => folderOf(from) === 'definition' && kind === 'package').map(({ from }) => path.posix.dirname(from));
  expect([...new Set(library)]).toEqual(['definition/libraries']);
});

test('a room knows no other room', () => {
  const roomOf = (file: string) => /^handlers\/(?:[^/]+\/)+(?=[^/]+$)/.exec(file)?.[0] ?? '';
  const isRegister = (file: string) => /^handlers\/[^/]+$/.test(file);
  const astray = imports.filter(({ from, to, kind }) => kind === 'ours' && folderOf(from) === 'handlers' && folderOf(to) === 'handlers' && !isRegister(from) && !roomOf(from).startsWith(roomOf(to)));
  expect(astray.map(describeImport)).toEqual([]);
});

test('what constructs reach is data: no client, and nothing that does the work', () => {
  const reached = reach(['index.ts']);
  expect([...new Set(reached.map(folderOf))].sort()).toEqual(['constructs', 'definition', 'handlers', 'index.ts']);
  expect(reached.filter((file) => /\/(?:resource|data-source|ephemeral|action)\.ts$/.test(file) && folderOf(file) === 'handlers')).toEqual([]);
});

describe('the built package', () => {
  // Every name of the index is asked for, since it loads what it names only then.
  const load = 'const all = require("./lib/index.js"); [all, all.platform, all.secrets].forEach(Object.values); console.log(JSON.stringify(Object.keys(require.cache)))';
  const loaded = (JSON.parse(execFileSync(process.execPath, ['--eval', load], { cwd: ROOT, encoding: 'utf8' })) as string[])
    .map((file) => path.relative(ROOT, file).split(path.sep).join('/'));
  const own = loaded.filter((file) => !file.startsWith('node_modules/'));

  test('loads constructs, the vocabulary and definitions, and no library', () => {
    expect(own).toContain('lib/index.js');
    expect(own.filter((file) => !/^lib\/(?:index\.js$|constructs\/|definition\/(?!libraries\/)|handlers\/)/.test(file))).toEqual([]);
    expect(own.filter((file) => /^lib\/handlers\/.*\/(?:resource|data-source|ephemeral|action)\.js$/.test(file))).toEqual([]);
  });

  test('loads no package besides cdktf and constructs, with what these bring', () => {
    const packages = loaded.flatMap((file) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? []);
    expect([...new Set(packages)].sort()).toEqual(['cdktf', 'constructs']);
  });

  test('contains every file that it loads, and the libraries with nothing left to install', () => {
    const [{ files: packed }] = JSON.parse(execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })) as [{ files: { path: string }[] }];
    const names = packed.map((file) => file.path);
    expect(own.filter((file) => !names.includes(file))).toEqual([]);
    const libraries = names.filter((name) => /^lib\/definition\/libraries\/.*\.js$/.test(name));
    expect(libraries.map((name) => path.posix.basename(name))).toEqual(['cron.js', 'semver.js', 'yaml.js']);
    for (const name of libraries) {
      const left = ts.preProcessFile(readFileSync(path.join(ROOT, name), 'utf8'), true, true).importedFiles.map(({ fileName }) => fileName);
      expect(left.filter((needed) => !isBuiltin(needed))).toEqual([]);
    }
  });
});

function importsOf(file: string): Import[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(path.join(SOURCE, file), 'utf8'), true, true);
  return importedFiles.map(({ fileName }): Import => {
    if (fileName.startsWith('.')) return { from: file, to: path.posix.join(path.posix.dirname(file), fileName), kind: 'ours' };
    if (isBuiltin(fileName)) return { from: file, to: fileName.replace(/^node:/, '').split('/')[0], kind: 'node' };
    return { from: file, to: /^(?:@[^/]+\/)?[^/]+/.exec(fileName)![0], kind: 'package' };
  });
}

function folderOf(file: string): string {
  return file.split('/')[0];
}

function describeImport({ from, to }: Import): string {
  return `${from} imports ${to}`;
}

/** The files that are loaded with these, in whatever steps. */
function reach(from: readonly string[]): string[] {
  const reached = new Set(from);
  for (const file of reached) {
    for (const { to } of imports.filter((each) => each.from === file && each.kind === 'ours')) {
      const found = [`${to}.ts`, `${to}/index.ts`].find((candidate) => files.includes(candidate));
      if (found === undefined) throw new Error(`${file} imports ${to}, which is not there`);
      reached.add(found);
    }
  }
  return [...reached];
}
