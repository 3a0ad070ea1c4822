import { execFileSync } from 'child_process';
import { createHash } from 'crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'fs';
import { createServer } from 'http';
import type { AddressInfo } from 'net';
import { tmpdir } from 'os';
import * as path from 'path';
import { gunzipSync } from 'zlib';
import { build } from 'esbuild';
import { BUNDLING_PACKAGES, bundledFiles } from '../../generate/package/bundled-files';
import { bundledPackages, renderLicenses } from '../../generate/package/licenses';
import { writePackageBills } from '../../generate/package/package-bills';
import { renderPage } from '../../src/cli/report/page';
import { runProgram } from '../support/run-program';

const ROOT = path.join(__dirname, '..', '..');
const FRAMEWORKS = ['cdktf', 'constructs', 'aws-cdk-lib'];
/** Those that npm runs when somebody installs a package. */
const AT_INSTALLATION = ['preinstall', 'install', 'postinstall'];

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly scripts?: { readonly [name: string]: string };
  readonly dependencies?: object;
  readonly optionalDependencies?: object;
  readonly bundleDependencies?: readonly string[];
}

const manifestIn = (folder: string) =>
  JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')) as Manifest;
const bundled = bundledPackages(
  ROOT,
  BUNDLING_PACKAGES.flatMap((name) => bundledFiles(ROOT, name)),
);
const places = bundled.map(({ folder }) => path.relative(ROOT, folder));
const { packages: locked } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
  readonly packages: { readonly [place: string]: { readonly hasInstallScript?: boolean } | undefined };
};

let scratch: string;
beforeAll(() => {
  scratch = mkdtempSync(path.join(tmpdir(), 'lintel-shipped-'));
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test('our packages run nothing at their installation, and install nothing but the framework of constructs', () => {
  for (const folder of ['', 'packages/awscdk', 'packages/cdktn']) {
    const { scripts = {}, ...manifest } = manifestIn(folder);
    expect(Object.keys(scripts).filter((name) => AT_INSTALLATION.includes(name))).toEqual([]);
    expect([manifest.dependencies, manifest.optionalDependencies, manifest.bundleDependencies]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    // npm compiles what has it.
    expect(existsSync(path.join(ROOT, folder, 'binding.gyp'))).toBe(false);
  }
});

test('neither what is bundled nor the frameworks run anything at their installation', () => {
  expect(places.length).toBeGreaterThan(80);
  const all = [...places, ...FRAMEWORKS.map((name) => `node_modules/${name}`)];
  expect(all.filter((place) => !locked[place])).toEqual([]);
  expect(
    all.filter(
      (place) =>
        locked[place]!.hasInstallScript ||
        Object.keys(manifestIn(place).scripts ?? {}).some((name) => AT_INSTALLATION.includes(name)),
    ),
  ).toEqual([]);
});

test('the bundles name everything that the provider loads', async () => {
  const lib = path.join(ROOT, 'lib');
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [
      'terraform/main.js',
      'terraform/provider-server.js',
      'terraform/load-rpcs.js',
      'handlers/index.js',
    ].map((file) => path.join(lib, file)),
    alias: { 'form-data': path.join(ROOT, 'generate', 'package', 'no-form-data.js') },
    bundle: true,
    platform: 'node',
    conditions: [],
    preserveSymlinks: true,
    write: false,
    outdir: scratch,
    metafile: true,
    logLevel: 'silent',
  });
  const loaded = new Set(
    Object.values(metafile.outputs).flatMap(({ inputs }) =>
      Object.entries(inputs)
        .filter(([file, { bytesInOutput }]) => file.startsWith('node_modules/') && bytesInOutput > 0)
        .map(([file]) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)![1]),
    ),
  );
  expect(loaded.size).toBeGreaterThan(10);
  expect([...loaded].filter((place) => !places.includes(place))).toEqual([]);
}, 30_000);

test('LICENSES.txt has the text of each license, of licenses that permit to pass the libraries on', () => {
  const known = ['0BSD', 'Apache-2.0', 'BSD-3-Clause', 'ISC', 'LGPL-3.0+', 'MIT'];
  expect(bundled.filter(({ license }) => !known.includes(license)).map(({ name }) => name)).toEqual([]);
  const files = BUNDLING_PACKAGES.flatMap((name) => bundledFiles(ROOT, name));
  const sections = renderLicenses(ROOT, files)
    .split(`${'-'.repeat(80)}\n`)
    .slice(0, -1);
  expect(sections).toHaveLength(bundled.length);
  for (const section of sections) {
    expect(section).toMatch(
      /Permission is hereby granted|Permission to use|Redistribution and use|Apache License|LGPL|LESSER|file LICENSE/i,
    );
  }
  const shipped = ['lib/bundle/LICENSES.txt', 'packages/awscdk/assets/LICENSES.txt'];
  for (const text of shipped.map((file) => readFileSync(path.join(ROOT, file), 'utf8'))) {
    expect(bundled.filter(({ name, version }) => !text.includes(`${name} ${version} (`))).toEqual([]);
  }
});

test('each package of each language has a bill of materials, with its files and what is bundled in them', () => {
  const files = {
    js: ['lintel@0.1.0.jsii.tgz'],
    python: ['lintel_cdktf-0.1.0-py3-none-any.whl', 'lintel_cdktf-0.1.0.tar.gz'],
    go: ['lintel/go.mod', 'lintel/jsii/lintel-0.1.0.tgz'],
    java: ['io/lintel/lintel/0.1.0/lintel-0.1.0.jar', 'io/lintel/lintel/0.1.0/lintel-0.1.0.pom'],
  };
  const dist = path.join(scratch, 'dist');
  const write = (file: string) => {
    mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
    writeFileSync(path.join(dist, file), file);
  };
  for (const [language, names] of Object.entries(files)) for (const name of names) write(`${language}/${name}`);
  // The framework, which is in the same folder.
  write('java/com/hashicorp/cdktf/0.21.0/cdktf-0.21.0.jar');
  const bills = path.join(dist, 'bills');
  writePackageBills(ROOT, 'lintel', dist, bills, Object.keys(files), new Date(0));
  const { version } = manifestIn('');
  expect(readdirSync(bills)).toEqual(
    ['go', 'java', 'js', 'python'].map((each) => `lintel-${version}-${each}.spdx.json`),
  );
  for (const [language, names] of Object.entries(files)) {
    const bill = JSON.parse(readFileSync(path.join(bills, `lintel-${version}-${language}.spdx.json`), 'utf8')) as Bill;
    const ids = bill.packages.map(({ SPDXID }) => SPDXID);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^SPDXRef-[A-Za-z0-9.-]+$/.test(id))).toEqual([]);
    const delivered = bill.packages.filter(({ packageFileName }) => packageFileName !== undefined);
    expect(delivered.map(({ packageFileName, checksums }) => [packageFileName, checksums![0].checksumValue])).toEqual(
      names.map((name) => [name, createHash('sha256').update(`${language}/${name}`).digest('hex')]),
    );
    const inside = bill.relationships
      .filter(({ relationshipType }) => relationshipType === 'CONTAINS')
      .map(({ relatedSpdxElement }) => relatedSpdxElement);
    expect(inside).toEqual(expect.arrayContaining(['axios', 'fastify'].map((name) => expect.stringContaining(name))));
  }
  expect(() => writePackageBills(ROOT, 'lintel-awscdk', dist, bills, ['python'], new Date(0))).toThrow(
    /has no file of/,
  );
});

describe('The audit', () => {
  it('asks about what is bundled and nothing else, and fails if there is an advisory', async () => {
    const registry = await startRegistry(200, {
      axios: [{ id: 1, title: 'Invented', url: 'https://example.com/1', severity: 'low', vulnerable_versions: '*' }],
    });
    const { status, stdout } = await audit(registry.address);
    registry.close();
    expect(stdout).toBe('axios: low: Invented (https://example.com/1)\n');
    expect(status).toBe(1);
    const asked: { [name: string]: string[] } = {};
    for (const { name, version } of bundled) (asked[name] ??= []).push(version);
    const sorted = (versions: { readonly [name: string]: readonly string[] }) =>
      Object.fromEntries(Object.entries(versions).map(([name, all]) => [name, [...new Set(all)].sort()]));
    expect(sorted(registry.asked())).toEqual(sorted(asked));
  });

  it('does not take silence for a good answer', async () => {
    const registry = await startRegistry(405, {});
    const { status, stdout, stderr } = await audit(registry.address);
    registry.close();
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('The registry did not say whether there are advisories');
  });
});

test('the documented content policy is that of the page', () => {
  const page = renderPage({ title: 'a', skip: [], body: '', style: '', script: '' });
  const policy = /Content-Security-Policy" content="([^"]*)"/.exec(page)![1];
  const documented = readFileSync(path.join(ROOT, 'docs', 'review.md'), 'utf8');
  const directives = policy.split('; ').map((directive) => directive.replace(/sha256-[^']+/, 'sha256-…'));
  expect(directives).toHaveLength(6);
  expect(directives.filter((directive) => !documented.includes(`\`${directive}\``))).toEqual([]);
});

test('the documents of trust name files that exist', () => {
  const files = ['SECURITY.md', 'docs/security.md', 'CODE_OF_CONDUCT.md', '.github/pull_request_template.md'];
  const links = files.flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/\]\((?!https:)([^)#]+)/g)].map(([, link]) =>
      path.join(path.dirname(file), link),
    ),
  );
  expect(links.length).toBeGreaterThan(8);
  expect(links.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  const tracked = execFileSync('git', ['ls-files', '.editorconfig', '.github'], { cwd: ROOT, encoding: 'utf8' });
  for (const file of ['.editorconfig', 'CODEOWNERS', 'dependabot.yml', 'pull_request_template.md', 'defect.md']) {
    expect(tracked).toContain(file);
  }
});

function audit(registry: string) {
  return runProgram(process.execPath, ['--import', 'tsx', path.join(ROOT, 'generate', 'audit.ts')], {
    cwd: ROOT,
    env: { ...process.env, npm_config_registry: registry, npm_config_fetch_retries: '0' },
  });
}

/** What npm asks for advisories. */
async function startRegistry(status: number, advisories: object) {
  let asked = '{}';
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (request.url!.endsWith('/advisories/bulk')) {
        const body = Buffer.concat(parts);
        asked = (request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
      }
      const isBulk = request.url!.endsWith('/advisories/bulk');
      response
        .writeHead(isBulk ? status : 404, { 'content-type': 'application/json' })
        .end(JSON.stringify(isBulk ? advisories : {}));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    asked: () => JSON.parse(asked) as { readonly [name: string]: readonly string[] },
    close: () => server.close(),
  };
}

interface Bill {
  readonly packages: readonly {
    readonly SPDXID: string;
    readonly packageFileName?: string;
    readonly checksums?: readonly { readonly checksumValue: string }[];
  }[];
  readonly relationships: readonly { readonly relationshipType: string; readonly relatedSpdxElement: string }[];
}
