import { spawnSync } from 'child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { readResources } from '../../generate/read-resources';
import { hashPackage } from '../../src/constructs/install/package-hash';
import { placeProvider, readPackage } from '../../src/constructs/install/install-provider';
import { packageVersion, PROVIDER_SOURCE } from '../../src/constructs/package';
import { NO_NETWORK } from '../constructs/packed-package';

const ROOT = path.join(__dirname, '..', '..');
const managedResources = readResources(path.join(ROOT, 'src'));

const examples = [
  ...managedResources.resources.map(({ definition }) => `resources/${definition.type}/resource.tf`),
  ...managedResources.dataSources.map(({ definition }) => `data-sources/${definition.type}/data-source.tf`),
  ...managedResources.ephemeralResources.map(({ definition }) => `ephemeral-resources/${definition.type}/ephemeral-resource.tf`),
];

/** Terraform reads them from 1.14 on; what is at hand may be older. */
const newer = [
  ...managedResources.listResources.map(({ definition }) => `list-resources/${definition.type}/list-resource.tfquery.hcl`),
  ...managedResources.actions.map(({ definition }) => `actions/${definition.type}/action.tf`),
];

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lintel-examples-'));
  const files = readPackage(path.join(ROOT, 'lib', 'bundle', 'provider'));
  placeProvider(files, hashPackage(files), { stackFolder: folder, source: PROVIDER_SOURCE, version: packageVersion() });
  writeFileSync(path.join(folder, 'versions.tf'), `terraform {\n  required_providers {\n    lintel = { source = "${PROVIDER_SOURCE}" }\n  }\n}\n`);
  terraform('init', '-input=false');
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function terraform(...args: string[]): string {
  const env = { ...process.env, ...NO_NETWORK, HOME: folder, TF_CLI_ARGS: '-no-color' };
  const { status, stdout, stderr } = spawnSync('terraform', args, { cwd: folder, encoding: 'utf8', env });
  if (status !== 0) throw new Error(`terraform ${args.join(' ')} ended with ${status}\n${stdout}\n${stderr}`);
  return stdout;
}

test.each(examples)('the example that the registry page shows, %s, is valid and formatted', (example) => {
  cpSync(path.join(ROOT, 'examples', example), path.join(folder, 'example.tf'));
  expect(terraform('validate')).toContain('The configuration is valid.');
  expect(terraform('fmt', '-check', 'example.tf')).toBe('');
});

test.each(newer)('the example that the registry page shows, %s, is formatted', (example) => {
  cpSync(path.join(ROOT, 'examples', example), path.join(folder, 'newer.tf'));
  expect(terraform('fmt', '-check', 'newer.tf')).toBe('');
  rmSync(path.join(folder, 'newer.tf'));
});

test('there is no example of what does not exist', () => {
  const all = [...examples, ...newer];
  const kinds = ['resources', 'data-sources', 'ephemeral-resources', 'list-resources', 'actions'].filter((kind) => existsSync(path.join(ROOT, 'examples', kind)));
  const found = kinds.flatMap((kind) => readdirSync(path.join(ROOT, 'examples', kind)).map((type) => `${kind}/${type}`));
  expect(found.sort()).toEqual(all.map((example) => path.dirname(example)).sort());
  expect(all.filter((example) => !existsSync(path.join(ROOT, 'examples', example)))).toEqual([]);
});
