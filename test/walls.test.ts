import { execFileSync } from 'child_process';
import { existsSync, readdirSync, readFileSync } from 'fs';
import { isBuiltin } from 'module';
import * as path from 'path';
import * as ts from 'typescript';
import { npmTarball } from './support/npm-tarball';
import { findCircles } from './tiers/circles';

const ROOT = path.join(__dirname, '..');
const SOURCE = path.join(ROOT, 'src');

/**
 * The imports that the files of a folder may have: of Lintel, of packages, and of Node.js. What is not listed is
 * unrestricted.
 */
interface Walls {
  readonly ours: readonly string[];
  readonly packages?: readonly string[];
  readonly node?: readonly string[];
}

/** The table of ARCHITECTURE.md as rules. */
const WALLS: { readonly [folder: string]: Walls } = {
  'index.ts': { ours: ['constructs'], packages: [], node: [] },
  'printing': { ours: [], packages: [], node: [] },
  'hcl': { ours: [], packages: [], node: [] },
  'diagnostics': { ours: [], packages: [], node: [] },
  // It can be extracted to write other providers in TypeScript: see its README.
  'plugin-protocol': { ours: [], packages: [] },
  // Only the model of values, which attributes hold.
  'definition': { ours: ['diagnostics', 'plugin-protocol', 'hcl'], packages: ['croner', 'semver', 'yaml'], node: [] },
  'clients': {
    ours: ['printing', 'hcl'],
    packages: ['axios', '@aws-sdk/credential-provider-node', '@smithy/core', '@smithy/signature-v4'],
  },
  'emulator': { ours: [] },
  'handlers': {
    ours: ['diagnostics', 'definition', 'clients', 'hcl'],
    packages: [
      '@peculiar/asn1-csr',
      '@peculiar/asn1-schema',
      '@peculiar/asn1-x509',
      'ignore',
      'openpgp',
      'tar-stream',
      'yauzl',
    ],
  },
  'plan': { ours: ['diagnostics', 'definition', 'handlers', 'printing'], packages: [], node: ['crypto'] },
  'terraform': { ours: ['diagnostics', 'plugin-protocol', 'definition', 'handlers', 'clients', 'plan', 'printing'] },
  'custom-resource': {
    ours: ['diagnostics', 'definition', 'handlers', 'clients', 'plan', 'printing'],
    packages: [
      '@aws-sdk/client-cloudformation',
      '@aws-sdk/client-dynamodb',
      '@aws-sdk/client-s3',
      '@aws-sdk/client-secrets-manager',
      '@aws-sdk/client-sns',
      '@aws-sdk/client-ssm',
      'yauzl',
    ],
  },
  'placement': { ours: [], packages: [] },
  'constructs': { ours: ['diagnostics', 'definition', 'handlers', 'placement'], packages: ['cdktf', 'constructs'] },
  'cli': {
    ours: ['diagnostics', 'definition', 'handlers', 'clients', 'emulator', 'custom-resource', 'placement', 'printing'],
  },
};

/** Modules that may be imported in certain folders only. */
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
  /** A file below `src` without its extension, or the name of a package or a Node.js module. */
  readonly to: string;
  readonly kind: 'ours' | 'package' | 'node';
}

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.split(path.sep).join('/'));
const imports = files.flatMap(importsOf);
const importsOfEach = new Map(
  files.map((file) => [
    file,
    imports
      .filter(({ from, kind }) => from === file && kind === 'ours')
      .map(({ to }) => {
        const found = [`${to}.ts`, `${to}/index.ts`].find((candidate) => files.includes(candidate));
        if (found === undefined) throw new Error(`${file} imports ${to}, which does not exist`);
        return found;
      }),
  ]),
);

test('static, lazy and type-only imports are found', () => {
  expect(imports).toContainEqual({ from: 'definition/check.ts', to: 'definition/rule', kind: 'ours' });
  expect(imports).toContainEqual({
    from: 'definition/kinds/document.ts',
    to: 'definition/libraries/yaml',
    kind: 'ours',
  });
  expect(imports).toContainEqual({ from: 'definition/libraries/cron.ts', to: 'croner', kind: 'package' });
});

test('every folder has import rules', () => {
  expect([...new Set(files.map(folderOf))].filter((folder) => !Object.hasOwn(WALLS, folder))).toEqual([]);
});

test('no import breaks a rule', () => {
  expect(
    imports
      .filter(({ from, to, kind }) => {
        const { ours, packages, node } = WALLS[folderOf(from)] ?? { ours: [] };
        if (kind === 'ours') return folderOf(to) !== folderOf(from) && !ours.includes(folderOf(to));
        return kind === 'package' ? packages && !packages.includes(to) : node && !node.includes(to);
      })
      .map(describeImport),
  ).toEqual([]);
});

test('definitions import only the values of the plugin protocol', () => {
  const known = imports
    .filter(({ from, to }) => folderOf(from) === 'definition' && folderOf(to) === 'plugin-protocol')
    .map(describeImport);
  expect(known).toEqual(['definition/value.ts imports plugin-protocol/value']);
});

test('the plugin protocol does not mention this provider', () => {
  const named = files.filter(
    (file) =>
      folderOf(file) === 'plugin-protocol' &&
      /lintel|run[ _-]task|\bvault\b|hmac_?key|\bwings?\b/i.test(readFileSync(path.join(SOURCE, file), 'utf8')),
  );
  expect(named).toEqual([]);
});

test('HTTP and cdktf are imported only in their folders', () => {
  expect(
    imports
      .filter(
        ({ from, to, kind }) => kind !== 'ours' && Object.hasOwn(HOMES, to) && !HOMES[to].includes(folderOf(from)),
      )
      .map(describeImport),
  ).toEqual([]);
});

test('each library of the vocabulary has a wrapper', () => {
  const library = imports
    .filter(({ from, kind }) => folderOf(from) === 'definition' && kind === 'package')
    .map(({ from }) => path.posix.dirname(from));
  expect([...new Set(library)]).toEqual(['definition/libraries']);
});

test('a resource imports no other resource, only the shared files of its service', () => {
  const resourceOf = (file: string) => /^handlers\/(?:[^/]+\/)+(?=[^/]+$)/.exec(file)?.[0] ?? '';
  const sharedOf = (file: string) => /^handlers\/[^/]+\//.exec(file)?.[0].concat('shared/');
  const isShared = (from: string, to: string) => {
    const shared = sharedOf(from);
    return shared !== undefined && to.startsWith(shared);
  };
  // What objects that only their service knows have in common, in both services.
  const isForBoth = (file: string) => file.startsWith('handlers/any-object/');
  const isRegistry = (file: string) => /^handlers\/[^/]+$/.test(file);
  const own = (file: string) => /^handlers\/(?:platform|secrets)\/(?!shared\/)[^/]+\//.exec(file)?.[0] ?? '-';
  const astray = imports.filter(
    ({ from, to, kind }) =>
      kind === 'ours' &&
      folderOf(from) === 'handlers' &&
      folderOf(to) === 'handlers' &&
      !isRegistry(from) &&
      !isShared(from, to) &&
      !isForBoth(to) &&
      !to.startsWith(own(from)) &&
      !resourceOf(from).startsWith(resourceOf(to)),
  );
  expect(astray.map(describeImport)).toEqual([]);
});

test('a resource has at most five files, with the documented names, and a folder for what is too long for resource.ts', () => {
  const names = ['definition', 'resource', 'queries', 'review', 'adoption', 'resource/[^/]+'];
  const others = files
    .filter((file) => /^handlers\/(?:platform|secrets)\//.test(file) && !file.includes('/shared/'))
    .filter((file) => !names.some((name) => new RegExp(`^handlers/[^/]+/[^/]+/${name}\\.ts$`).test(file)));
  expect(others).toEqual([]);
});

test('constructs reach only data: no clients and no handlers', () => {
  const reached = reach(['index.ts']);
  expect([...new Set(reached.map(folderOf))].sort()).toEqual([
    'constructs',
    'definition',
    // Only the type of the codes.
    'diagnostics',
    'handlers',
    'hcl',
    'index.ts',
    'placement',
    'plugin-protocol',
  ]);
  expect(
    reached.filter((file) => /\/(?:resource|queries|review)\.ts$/.test(file) && folderOf(file) === 'handlers'),
  ).toEqual([]);
});

test('no files import each other in a circle, not even for types', () => {
  const graph = {
    importsOf: importedBy,
    reach: (from: readonly string[]) => new Map(reach(from).map((file) => [file, 0])),
  };
  expect(findCircles(graph, files)).toEqual([]);
});

test('no file imports a package that only another package has brought', () => {
  const { dependencies, devDependencies, peerDependencies } = JSON.parse(
    readFileSync(path.join(ROOT, 'package.json'), 'utf8'),
  ) as Record<string, Readonly<Record<string, string>> | undefined>;
  // The package for AWS CDK has tests here, and the theme of the site is compiled by what brings its packages.
  const known = { ...dependencies, ...devDependencies, ...peerDependencies, 'lintel-awscdk': '' };
  const code = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /^(?:src|generate|test|bench|\.projenrc)/.test(file) && existsSync(path.join(ROOT, file)));
  const strangers = code.flatMap((file) =>
    importsOf(path.relative(SOURCE, path.join(ROOT, file)))
      .filter(({ kind, to }) => kind === 'package' && !Object.hasOwn(known, to))
      .map(({ to }) => `${file} imports ${to}`),
  );
  expect(code.length).toBeGreaterThan(2000);
  expect(strangers).toEqual([]);
});

describe('the built package', () => {
  // Accesses every name of the index, because files are loaded on first access.
  const load =
    'const all = require("./lib/index.js"); [all, all.platform, all.secrets].forEach(Object.values); console.log(JSON.stringify(Object.keys(require.cache)))';
  const loaded = (
    JSON.parse(execFileSync(process.execPath, ['--eval', load], { cwd: ROOT, encoding: 'utf8' })) as string[]
  ).map((file) => path.relative(ROOT, file).split(path.sep).join('/'));
  const own = loaded.filter((file) => !file.startsWith('node_modules/'));

  test('loads constructs, the vocabulary and definitions, but no library', () => {
    expect(own).toContain('lib/index.js');
    expect(
      own.filter(
        (file) =>
          !/^lib\/(?:index\.js$|constructs\/|definition\/(?!libraries\/)|hcl\/|placement\/|plugin-protocol\/value\.js$|handlers\/)/.test(
            file,
          ),
      ),
    ).toEqual([]);
    expect(own.filter((file) => /^lib\/handlers\/.*\/(?:resource|queries|review)\.js$/.test(file))).toEqual([]);
  });

  test('loads no package besides cdktf and constructs and their dependencies', () => {
    const packages = loaded.flatMap((file) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? []);
    expect([...new Set(packages)].sort()).toEqual(['cdktf', 'constructs']);
  });

  const packed = () =>
    execFileSync('tar', ['tzf', npmTarball(ROOT)], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map((file) => file.replace(/^package\//, ''));

  test('contains every file of types that others refer to', () => {
    const names = packed();
    const left = names
      .filter((name) => /^lib\/.*\.d\.ts$/.test(name))
      .flatMap((name) =>
        ts
          .preProcessFile(readFileSync(path.join(ROOT, name), 'utf8'), true, true)
          .importedFiles.map(({ fileName }) => fileName)
          .filter((fileName) => fileName.startsWith('.'))
          .map((fileName) => path.posix.join(path.posix.dirname(name), fileName))
          .filter((file) => ![`${file}.d.ts`, `${file}/index.d.ts`].some((one) => names.includes(one)))
          .map((file) => `${name} refers to ${file}`),
      );
    expect(left).toEqual([]);
    // The tarball is packed for it.
  }, 120_000);

  test('contains every file that it loads, with bundled libraries', () => {
    const names = packed();
    expect(own.filter((file) => !names.includes(file))).toEqual([]);
    const libraries = names.filter((name) => /^lib\/definition\/libraries\/.*\.js$/.test(name));
    expect(libraries.map((name) => path.posix.basename(name))).toEqual(['cron.js', 'semver.js', 'yaml.js']);
    for (const name of libraries) {
      const left = ts
        .preProcessFile(readFileSync(path.join(ROOT, name), 'utf8'), true, true)
        .importedFiles.map(({ fileName }) => fileName);
      expect(left.filter((needed) => !isBuiltin(needed))).toEqual([]);
    }
  });
});

function importsOf(file: string): Import[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(path.join(SOURCE, file), 'utf8'), true, true);
  return importedFiles.map(({ fileName }): Import => {
    if (fileName.startsWith('.')) {
      return { from: file, to: path.posix.join(path.posix.dirname(file), fileName), kind: 'ours' };
    }
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

/** The files that are loaded with these, directly or indirectly. */
function reach(from: readonly string[]): string[] {
  const reached = new Set(from);
  for (const file of reached) for (const found of importedBy(file)) reached.add(found);
  return [...reached];
}

function importedBy(file: string): readonly string[] {
  return importsOfEach.get(file) ?? [];
}
