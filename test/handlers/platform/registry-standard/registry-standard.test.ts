import { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { archiveOf } from '../../../support/module-archive';

const MODULES = '/api/v2/organizations/acme/registry-modules';
const PRIVATE = '/api/registry/v1/modules';
const PUBLIC = '/api/registry/public/v1/modules';

const FILES = {
  'main.tf': `terraform {
  required_providers {
    aws = { source = "hashicorp/aws", version = "~> 5.0" }
  }
}

variable "zone" {
  type        = string
  description = "The zone."
}

variable "ttl" {
  default = 60
}

resource "aws_route53_zone" "this" {
  name = var.zone
}

module "label" {
  source  = "acme/label/null"
  version = "1.0.0"
}

output "id" {
  value       = aws_route53_zone.this.id
  description = "Its id."
}
`,
  'README.md': '# DNS\n\nZones and what is in them.\n',
  'modules/zone/main.tf': 'variable "a" {}\n',
};

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry);
});
afterEach(async () => {
  expect(
    (await open.service.control.requests()).requests.filter(({ operation }) => /deprecated/i.test(String(operation))),
  ).toEqual([]);
  expect((await open.service.control.requests()).unknown).toBe(0);
  await open.close();
});

const post = (at: string, type: string, attributes: object) =>
  open.service.request('POST', at, { body: { data: { type, attributes } } });
const addModule = async (
  name: string,
  provider: string,
  versions: readonly string[],
  files: Record<string, string> = { 'main.tf': '' },
) => {
  await post(MODULES, 'registry-modules', { name, provider, 'registry-name': 'private' });
  for (const version of versions) {
    const { body } = await post(`${MODULES}/private/acme/${name}/${provider}/versions`, 'registry-module-versions', {
      version,
    });
    await fetch(body.data.links.upload, {
      method: 'PUT',
      body: await archiveOf(files),
      headers: { 'Content-Type': 'application/octet-stream' },
    });
  }
};
const curate = () =>
  post(MODULES, 'registry-modules', {
    'name': 'consul',
    'provider': 'aws',
    'registry-name': 'public',
    'namespace': 'hashicorp',
  });
const read = (type: string, config: Values = {}): Promise<any> => open.core.readData(`lintel_registry_${type}`, config);
const ids = (found: any) => found.modules.map(({ id }: any) => id);
const asked = () => open.proxy.passed.splice(0).map(({ method, path }) => `${method} ${path}`);
const dns = { namespace: 'acme', name: 'dns', moduleProvider: 'aws' };

describe('browsing modules', () => {
  beforeEach(async () => {
    await addModule('dns', 'aws', ['1.0.0', '1.10.0', '1.9.0'], FILES);
    await addModule('dns', 'google', ['0.1.0']);
    await addModule('empty', 'aws', []);
  });

  it('returns the newest version of each module in the short form', async () => {
    const found = await read('browse');
    expect(found.modules[0]).toEqual({
      id: 'acme/dns/aws/1.10.0',
      owner: 'acme',
      namespace: 'acme',
      name: 'dns',
      version: '1.10.0',
      moduleProvider: 'aws',
      description: 'Zones and what is in them.',
      source: '',
      publishedAt: expect.stringMatching(/Z$/),
      downloads: 0,
      verified: false,
      root: undefined,
      submodules: undefined,
      providers: undefined,
      versions: undefined,
    });
    expect(ids(found)).toEqual(['acme/dns/aws/1.10.0', 'acme/dns/google/0.1.0']);
  });

  it('sends every filter', async () => {
    expect(ids(await read('browse', { namespace: 'acme', moduleProvider: 'google', verified: false }))).toEqual([
      'acme/dns/google/0.1.0',
    ]);
    expect(ids(await read('browse', { verified: true }))).toEqual([]);
    expect(asked()).toEqual([
      `GET ${PRIVATE}/acme?provider=google&verified=false&limit=100`,
      `GET ${PRIVATE}?verified=true&limit=100`,
    ]);
  });

  it('sends every filter of a search', async () => {
    expect(ids(await read('search', { q: 'Zones' }))).toEqual(['acme/dns/aws/1.10.0']);
    expect(ids(await read('search', { q: 'dns', moduleProvider: 'google', verified: false }))).toEqual([
      'acme/dns/google/0.1.0',
    ]);
    expect(asked()).toEqual([
      `GET ${PRIVATE}/search?q=Zones&limit=100`,
      `GET ${PRIVATE}/search?q=dns&provider=google&verified=false&limit=100`,
    ]);
  });
});

it('fetches page after page, and no unrequested pages', async () => {
  const snapshot = await open.service.control.snapshot();
  await addModule('one', 'aws', ['1.0.0']);
  const { objects, ...rest } = await open.service.control.snapshot();
  const [module] = (objects.registryModules as any[]).filter(({ name }) => name === 'one');
  const [version] = objects.registryModuleVersions as any[];
  const numbers = Array.from({ length: 230 }, (_, index) => index + 1);
  await open.service.control.restore({
    ...rest,
    objects: {
      ...snapshot.objects,
      registryModules: numbers.map((number) => ({ ...module, id: `mod-${number}`, name: `module-${number}` })) as never,
      registryModuleVersions: numbers.map((number) => ({
        ...version,
        id: `modver-${number}`,
        module: `mod-${number}`,
        object: `object-${number}`,
      })) as never,
    },
  });
  expect(ids(await read('browse', { maxResults: 3 }))).toEqual([
    'acme/module-1/aws/1.0.0',
    'acme/module-2/aws/1.0.0',
    'acme/module-3/aws/1.0.0',
  ]);
  expect(asked()).toEqual([`GET ${PRIVATE}?limit=100`]);
  expect((await read('search', { q: 'module', maxResults: 150 })).modules).toHaveLength(150);
  expect(asked()).toEqual([
    `GET ${PRIVATE}/search?q=module&limit=100`,
    `GET ${PRIVATE}/search?q=module&limit=100&offset=100`,
  ]);
  expect((await read('browse')).modules).toHaveLength(230);
  expect(asked()).toHaveLength(3);
});

it('ends a list whose next page was already read', async () => {
  open.proxy.watch = (passing) =>
    passing.response({
      status: 200,
      body: {
        meta: { limit: 100, current_offset: 0, next_offset: 0 },
        modules: [{ id: 'a/b/c/1.0.0', namespace: 'a', name: 'b', provider: 'c' }],
      },
    });
  await expect(read('browse')).rejects.toThrow('at meta.next_offset leads back to a page before');
});

describe('the data sources of one module', () => {
  beforeEach(async () => {
    await addModule('dns', 'aws', ['1.0.0', '1.10.0', '1.9.0'], FILES);
    await addModule('dns', 'google', ['0.1.0']);
    await curate();
    asked();
  });

  it('return its versions, newest first, with the requirements of each', async () => {
    const needs = {
      providers: [{ name: 'aws', source: 'hashicorp/aws', version: '~> 5.0' }],
      dependencies: [{ name: 'label', source: 'acme/label/null', version: '1.0.0' }],
    };
    const found = await read('module_versions', dns);
    expect(found).toMatchObject({ ...dns, registryName: 'private', source: 'acme/dns/aws' });
    expect(found.versions).toEqual(
      ['1.10.0', '1.9.0', '1.0.0'].map((version) => ({
        version,
        root: needs,
        submodules: [{ path: 'modules/zone', providers: [], dependencies: [] }],
      })),
    );
    expect(
      (await read('module_versions', { ...dns, maxResults: 1 })).versions.map(({ version }: any) => version),
    ).toEqual(['1.10.0']);
    expect(asked()).toEqual(Array(2).fill(`GET ${PRIVATE}/acme/dns/aws/versions`));
  });

  it('return its newest version for one infrastructure provider in full, or for each provider', async () => {
    const one = await read('module_latest', dns);
    expect(one.modules).toMatchObject([
      { id: 'acme/dns/aws/1.10.0', providers: ['aws', 'google'], versions: ['1.10.0', '1.9.0', '1.0.0'] },
    ]);
    const each = await read('module_latest', { namespace: 'acme', name: 'dns' });
    expect(each.modules).toMatchObject([
      { id: 'acme/dns/aws/1.10.0', root: undefined },
      { id: 'acme/dns/google/0.1.0', root: undefined },
    ]);
    expect(asked()).toEqual([`GET ${PRIVATE}/acme/dns/aws`, `GET ${PRIVATE}/acme/dns?limit=100`]);
  });

  it('return what a version declares', async () => {
    const found = await read('standard_module', { ...dns, version: '1.9.0' });
    expect(found).toMatchObject({
      id: 'acme/dns/aws/1.9.0',
      version: '1.9.0',
      moduleProvider: 'aws',
      owner: 'acme',
      downloads: 0,
      verified: false,
      providers: ['aws', 'google'],
    });
    expect(found.root).toEqual({
      path: '',
      name: '',
      readme: FILES['README.md'],
      inputs: [
        { name: 'zone', type: 'string', description: 'The zone.', defaultValue: '', required: true },
        { name: 'ttl', type: 'any', description: '', defaultValue: '60', required: false },
      ],
      outputs: [{ name: 'id', description: 'Its id.' }],
      dependencies: [{ name: 'label', source: 'acme/label/null', version: '1.0.0' }],
      providerDependencies: [{ name: 'aws', namespace: 'hashicorp', source: 'hashicorp/aws', version: '~> 5.0' }],
      resources: [{ name: 'this', type: 'aws_route53_zone' }],
    });
    expect(found.submodules).toMatchObject([
      { path: 'modules/zone', name: 'zone', inputs: [{ name: 'a' }], outputs: [] },
    ]);
    expect(asked()).toEqual([`GET ${PRIVATE}/acme/dns/aws/1.9.0`]);
  });

  it('read the public registry if it is named', async () => {
    const consul = { registryName: 'public', namespace: 'hashicorp', name: 'consul', moduleProvider: 'aws' };
    expect((await read('module_versions', consul)).versions.map(({ version }: any) => version)).toEqual([
      '1.1.0',
      '1.0.0',
    ]);
    expect((await read('module_latest', consul)).modules).toMatchObject([{ id: 'hashicorp/consul/aws/1.1.0' }]);
    expect(await read('standard_module', { ...consul, version: '1.0.0' })).toMatchObject({
      id: 'hashicorp/consul/aws/1.0.0',
    });
    expect(asked()).toEqual([
      `GET ${PUBLIC}/hashicorp/consul/aws/versions`,
      `GET ${PUBLIC}/hashicorp/consul/aws`,
      `GET ${PUBLIC}/hashicorp/consul/aws/1.0.0`,
    ]);
  });

  it.each<[string, Values, string]>([
    ['module_versions', { ...dns, name: 'none' }, 'There is no private module acme/none/aws'],
    ['module_latest', { namespace: 'acme', name: 'none' }, 'There is no private module acme/none '],
    ['standard_module', { ...dns, version: '9.0.0' }, 'There is no private module acme/dns/aws/9.0.0'],
    [
      'standard_module',
      { ...dns, version: '9.0.0', registryName: 'public' },
      'There is no public module acme/dns/aws/9.0.0',
    ],
    ['module_download', { ...dns, version: '9.0.0' }, 'There is no private module acme/dns/aws/9.0.0'],
  ])('report a module that does not exist: %s', async (type, config, words) => {
    await expect(read(type, config)).rejects.toThrow(words);
  });

  it('omit what a registry does not report', async () => {
    open.proxy.watch = (passing) =>
      passing.response({
        status: 200,
        body: {
          id: 'a',
          namespace: 'acme',
          name: 'dns',
          provider: 'aws',
          root: { inputs: [{ name: 'x', default: { a: 1 } }] },
        },
      });
    const found = await read('standard_module', { ...dns, version: '1.0.0' });
    expect(found).toMatchObject({
      id: 'a',
      owner: undefined,
      downloads: undefined,
      submodules: [],
      providers: [],
      versions: [],
    });
    expect(found.root).toMatchObject({
      readme: undefined,
      outputs: [],
      inputs: [{ name: 'x', type: undefined, defaultValue: '{"a":1}', required: undefined }],
    });
  });
});

describe('the download location', () => {
  beforeEach(async () => {
    await addModule('dns', 'aws', ['1.0.0', '1.10.0'], FILES);
    asked();
  });

  it.each<[string, Values, string]>([
    ['of a given version', { version: '1.0.0' }, '1.0.0'],
    ['of the newest version', {}, '1.10.0'],
  ])('%s is returned with its version', async (_, more, resolvedVersion) => {
    open.proxy.watch = async (passing) => {
      // The proxy does not forward these headers.
      const { version } = /aws\/(?<version>[^/]+)\/download$/.exec(passing.path)?.groups ?? {};
      if (version) {
        passing.response({
          status: 204,
          headers: { 'X-Terraform-Get': `/_archivist/v1/object/${version}?archive=tar.gz` },
          body: undefined,
        });
      }
    };
    expect(await read('module_download', { ...dns, ...more })).toMatchObject({
      location: `${open.proxy.address}/_archivist/v1/object/${resolvedVersion}?archive=tar.gz`,
      resolvedVersion,
    });
    const first = `GET ${PRIVATE}/acme/dns/aws/download`;
    expect(asked()).toEqual([
      ...('version' in more ? [] : [first]),
      `GET ${PRIVATE}/acme/dns/aws/${resolvedVersion}/download`,
    ]);
  });

  it('can come from a document, and can use any address that Terraform fetches', async () => {
    open.proxy.watch = (passing) =>
      passing.response({ status: 200, body: { location: 'git::https://git.example.com/dns.git?ref=v1.0.0' } });
    expect(await read('module_download', { ...dns, version: '1.0.0' })).toMatchObject({
      location: 'git::https://git.example.com/dns.git?ref=v1.0.0',
      resolvedVersion: '1.0.0',
    });
  });

  it('is an error if the registry does not report it', async () => {
    open.proxy.watch = (passing) => passing.response({ status: 204, body: undefined });
    await expect(read('module_download', dns)).rejects.toThrow('names no place to download from');
  });
});
