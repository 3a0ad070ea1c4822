import { spawnSync } from 'child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { readResources } from '../../generate/code/read-resources';
import { placeProvider, readPackage } from '../../src/constructs/install/install-provider';
import { hashPackage } from '../../src/constructs/install/package-hash';
import { packageVersion, PROVIDER_SOURCE } from '../../src/constructs/package';
import { NO_NETWORK } from '../constructs/packed-package';

const ROOT = path.join(__dirname, '..', '..');
const managedResources = readResources(path.join(ROOT, 'src'));

const examples = [
  ...managedResources.resources.map(({ definition }) => `resources/${definition.type}/resource.tf`),
  ...managedResources.dataSources.map(({ definition }) => `data-sources/${definition.type}/data-source.tf`),
  ...managedResources.ephemeralResources.map(
    ({ definition }) => `ephemeral-resources/${definition.type}/ephemeral-resource.tf`,
  ),
];

/** Terraform can read these from 1.14 on. The installed one may be older. */
const newer = [
  ...managedResources.listResources.map(
    ({ definition }) => `list-resources/${definition.type}/list-resource.tfquery.hcl`,
  ),
  ...managedResources.actions.map(({ definition }) => `actions/${definition.type}/action.tf`),
];

interface Diagnostic {
  readonly severity: string;
  readonly summary: string;
  readonly detail: string;
  readonly range?: { readonly filename: string };
}

let folder: string;
let misformatted: readonly string[];
let diagnostics: readonly Diagnostic[];

/** Each example is a module of one configuration, so that Terraform and the provider start once for all. */
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lintel-examples-'));
  const files = readPackage(path.join(ROOT, 'lib', 'bundle', 'provider'));
  placeProvider(files, hashPackage(files), { stackFolder: folder, source: PROVIDER_SOURCE, version: packageVersion() });
  for (const example of [...examples, ...newer]) {
    cpSync(path.join(ROOT, 'examples', example), path.join(folder, fileOf(example)));
  }
  misformatted = terraform([0, 3], 'fmt', '-check', '-recursive').trim().split('\n');
  for (const example of newer) rmSync(path.join(folder, path.dirname(example)), { recursive: true });
  const versions = `terraform {\n  required_providers {\n    lintel = { source = "${PROVIDER_SOURCE}" }\n  }\n}\n`;
  for (const place of ['', ...examples.map(path.dirname)]) {
    writeFileSync(path.join(folder, place, 'versions.tf'), versions);
  }
  writeFileSync(path.join(folder, 'main.tf'), `variable "unknown" {}\n${examples.map(moduleOf).join('')}`);
  terraform([0], 'init', '-input=false');
  ({ diagnostics } = JSON.parse(terraform([0, 1], 'validate', '-json')) as { diagnostics: readonly Diagnostic[] });
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Passes an unknown value for each variable of the example, because `validate` does not know variables of the root module. */
function moduleOf(example: string, index: number): string {
  const text = readFileSync(path.join(folder, example), 'utf8');
  const taken = [...text.matchAll(/^variable "(\w+)"/gm)].map(([, name]) => `  ${name} = var.unknown\n`);
  return `module "example_${index}" {\n  source = "./${path.dirname(example)}"\n${taken.join('')}}\n`;
}

/** A copy in the folder, named `.tf` because Terraform formats only such files. */
function fileOf(example: string): string {
  return example.replace(/\.tfquery\.hcl$/, '.tf');
}

function terraform(expected: readonly number[], ...args: string[]): string {
  const env = { ...process.env, ...NO_NETWORK, HOME: folder, TF_CLI_ARGS: '-no-color' };
  const { status, stdout, stderr } = spawnSync('terraform', args, { cwd: folder, encoding: 'utf8', env });
  if (!expected.includes(status!)) {
    throw new Error(`terraform ${args.join(' ')} ended with ${status}\n${stdout}\n${stderr}`);
  }
  return stdout;
}

test.each(examples)('the example %s of the registry page is valid and formatted', (example) => {
  expect(existsSync(path.join(folder, example))).toBe(true);
  expect(diagnostics.filter(({ range }) => range?.filename === example)).toEqual([]);
  expect(misformatted).not.toContain(example);
});

test('the examples of the registry pages are valid together', () => {
  expect(diagnostics).toEqual([]);
});

test.each(newer)('the example %s of the registry page is formatted', (example) => {
  expect(misformatted).not.toContain(fileOf(example));
});

// Terraform refuses others, and the installed one may be too old to say so.
test.each(newer.filter((file) => file.endsWith('.tfquery.hcl')))(
  'the example %s has only blocks of queries',
  (file) => {
    const text = readFileSync(path.join(ROOT, 'examples', file), 'utf8');
    const blocks = [...text.matchAll(/^(\w+)(?: "[^"]*")* \{/gm)].map(([, block]) => block);
    expect(blocks).toContain('list');
    expect(blocks.filter((block) => !['list', 'variable', 'locals', 'provider'].includes(block!))).toEqual([]);
  },
);

test('every example belongs to an existing type', () => {
  const all = [...examples, ...newer];
  const kinds = ['resources', 'data-sources', 'ephemeral-resources', 'list-resources', 'actions'].filter((kind) =>
    existsSync(path.join(ROOT, 'examples', kind)),
  );
  const found = kinds.flatMap((kind) =>
    readdirSync(path.join(ROOT, 'examples', kind)).map((type) => `${kind}/${type}`),
  );
  expect(found.sort()).toEqual(all.map((example) => path.dirname(example)).sort());
  expect(all.filter((example) => !existsSync(path.join(ROOT, 'examples', example)))).toEqual([]);
});
