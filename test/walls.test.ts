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
  // Whoever wants to write a provider in TypeScript can lift it out: see its README.
  'plugin-protocol': { ours: [], packages: [] },
  // Of the protocol nothing but the model of values, which is what attributes hold.
  'definition': { ours: ['plugin-protocol'], packages: ['croner', 'semver', 'yaml'], node: [] },
  'clients': { ours: ['printing'], packages: ['axios'] },
  'emulator': { ours: [] },
  'handlers': { ours: ['definition', 'clients'], packages: ['@peculiar/asn1-csr', '@peculiar/asn1-schema', '@peculiar/asn1-x509', 'ignore', 'openpgp', 'tar-stream'] },
  'plan': { ours: ['definition', 'handlers', 'printing'], packages: [], node: ['crypto'] },
  'terraform': { ours: ['plugin-protocol', 'definition', 'handlers', 'clients', 'plan', 'printing'] },
  'custom-resource': {
    ours: ['definition', 'handlers', 'clients', 'plan', 'printing'],
    packages: ['@aws-sdk/client-cloudformation', '@aws-sdk/client-dynamodb', '@aws-sdk/client-s3', '@aws-sdk/client-secrets-manager', '@aws-sdk/client-sns', '@aws-sdk/client-ssm', 'yauzl'],
  },
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
  http2: ['plugin-protocol'],
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
const importsOfEach = new Map(files.map((file) => [file, imports.filter(({ from, kind }) => from === file && kind === 'ours').map(({ to }) => {
  const found = [`${to}.ts`, `${to}/index.ts`].find((candidate) => files.includes(candidate));
  if (found === undefined) throw new Error(`${file} imports ${to}, which is not there`);
  return found;
})]));

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

test('definitions know values of the protocol, and nothing else of it', () => {
  const known = imports.filter(({ from, to }) => folderOf(from) === 'definition' && folderOf(to) === 'plugin-protocol').map(describeImport);
  expect(known).toEqual(['definition/value.ts imports plugin-protocol/value']);
});

test('the protocol has no word of this provider', () => {
  const named = files.filter((file) => folderOf(file) === 'plugin-protocol' && /lintel|run[ _-]task|\bvault\b|hmac_?key|\bwings?\b/i.test(readFileSync(path.join(SOURCE, file), 'utf8')));
  expect(named).toEqual([]);
});

test('HTTP and cdktf are known only where they live', () => {
  expect(imports.filter(({ from, to, kind }) => kind !== 'ours' && Object.hasOwn(HOMES, to) && !HOMES[to].includes(folderOf(from))).map(describeImport)).toEqual([]);
});

test('the libraries of the vocabulary are wrapped, one file each', () => {
  const library = imports.filter(({ from, kind }) => folderOf(from) === 'definition' && kind === 'package').map(({ from }) => path.posix.dirname(from));
  expect([...new Set(library)]).toEqual(['definition/libraries']);
});

test('a resource imports no other resource, only what its service shares', () => {
  const resourceOf = (file: string) => /^handlers\/(?:[^/]+\/)+(?=[^/]+$)/.exec(file)?.[0] ?? '';
  const sharedOf = (file: string) => /^handlers\/[^/]+\//.exec(file)?.[0].concat('shared/');
  const isRegistry = (file: string) => /^handlers\/[^/]+$/.test(file);
  const astray = imports.filter(({ from, to, kind }) => kind === 'ours' && folderOf(from) === 'handlers' && folderOf(to) === 'handlers' && !isRegistry(from)
    && resourceOf(to) !== sharedOf(from) && !resourceOf(from).startsWith(resourceOf(to)));
  expect(astray.map(describeImport)).toEqual([]);
});

test('one resource is at most five files, whose names say what they are', () => {
  const names = ['definition', 'resource', 'queries', 'review', 'adoption'];
  const others = files.filter((file) => /^handlers\/(?:platform|secrets)\//.test(file) && !file.includes('/shared/')).filter((file) => !names.some((name) => new RegExp(`^handlers/[^/]+/[^/]+/${name}\\.ts$`).test(file)));
  expect(others).toEqual([]);
});

test('what constructs reach is data: no client, and nothing that does the work', () => {
  const reached = reach(['index.ts']);
  expect([...new Set(reached.map(folderOf))].sort()).toEqual(['constructs', 'definition', 'handlers', 'index.ts', 'plugin-protocol']);
  expect(reached.filter((file) => /\/(?:resource|queries|review)\.ts$/.test(file) && folderOf(file) === 'handlers')).toEqual([]);
});

/** Files that need each other, with what would part them; nothing else may join. */
const CIRCLES: readonly (readonly string[])[] = [
  // Checks of a value and of its members call each other, as values hold values.
  ['definition/checks/attributes.ts', 'definition/checks/choice.ts', 'definition/checks/value.ts'],
  // Objects of the emulator that belong to each other, deletions and documents among them.
  ['emulator/platform/administration.ts', 'emulator/platform/organizations.ts'],
  ['emulator/platform/run-task-verification.ts', 'emulator/platform/run-tasks.ts', 'emulator/platform/workspace-run-tasks.ts'],
  ['emulator/secrets/database/rotation.ts', 'emulator/secrets/database/static-credential.ts'],
  [
    'emulator/platform/admin-organizations.ts', 'emulator/platform/module-archive.ts', 'emulator/platform/module-publication.ts', 'emulator/platform/module-sharing.ts',
    'emulator/platform/object-store.ts', 'emulator/platform/organization-deletion.ts', 'emulator/platform/registry-module-deletion.ts', 'emulator/platform/registry-module-lookup.ts',
    'emulator/platform/registry-module-routes.ts', 'emulator/platform/registry-module-versions.ts', 'emulator/platform/registry-modules.ts', 'emulator/platform/repositories.ts',
  ],
];

test('no files import each other in a circle, but for those that are known', () => {
  const byFirst = (circles: readonly (readonly string[])[]) => [...circles].sort(([a], [b]) => (a < b ? -1 : 1));
  expect(byFirst(circlesOf(files))).toEqual(byFirst(CIRCLES));
});

describe('the built package', () => {
  // Every name of the index is asked for, since it loads what it names only then.
  const load = 'const all = require("./lib/index.js"); [all, all.platform, all.secrets].forEach(Object.values); console.log(JSON.stringify(Object.keys(require.cache)))';
  const loaded = (JSON.parse(execFileSync(process.execPath, ['--eval', load], { cwd: ROOT, encoding: 'utf8' })) as string[])
    .map((file) => path.relative(ROOT, file).split(path.sep).join('/'));
  const own = loaded.filter((file) => !file.startsWith('node_modules/'));

  test('loads constructs, the vocabulary and definitions, and no library', () => {
    expect(own).toContain('lib/index.js');
    expect(own.filter((file) => !/^lib\/(?:index\.js$|constructs\/|definition\/(?!libraries\/)|plugin-protocol\/value\.js$|handlers\/)/.test(file))).toEqual([]);
    expect(own.filter((file) => /^lib\/handlers\/.*\/(?:resource|queries|review)\.js$/.test(file))).toEqual([]);
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
  for (const file of reached) for (const found of importedBy(file)) reached.add(found);
  return [...reached];
}

function importedBy(file: string): readonly string[] {
  return importsOfEach.get(file) ?? [];
}

/** Each largest set of files of which every one reaches every other, in the order of their names. */
function circlesOf(all: readonly string[]): string[][] {
  const reachedFrom = new Map(all.map((file) => [file, new Set(importedBy(file).flatMap((next) => reach([next])))]));
  const circles = new Map<string, string[]>();
  for (const file of all.filter((each) => reachedFrom.get(each)!.has(each))) {
    const members = [...reachedFrom.get(file)!].filter((other) => reachedFrom.get(other)?.has(file)).sort();
    circles.set(members[0], members);
  }
  return [...circles.values()];
}
