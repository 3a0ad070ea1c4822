import { gunzipSync } from 'zlib';
import { startEmulator } from '../../support/emulator';
import type { TestEmulator } from '../../support/emulator';
import { archiveOf } from '../../support/module-archive';

const STANDARD = '/api/registry/v1/modules';
const PUBLIC = '/api/registry/public/v1/modules';
const MODULES = '/api/v2/organizations/acme/registry-modules';

const MAIN = `# A comment with { and "
terraform {
  required_version = ">= 1.5"
  required_providers {
    aws = {
      source  = "hashicorp/aws"
      version = "~> 5.0"
    }
  }
}

variable "zone" {
  type        = string
  description = "The \\"zone\\"."
}

variable "records" {
  type    = map(object({ ttl = number }))
  default = { "a" = { ttl = 60 } }
}

/* more } */
resource "aws_route53_zone" "this" {
  name    = "\${var.zone}.\${join("}", [])}"
  comment = <<-EOT
    not a block {
    EOT
}

module "label" {
  source  = "acme/label/null"
  version = "1.0.0"
}

output "id" {
  value       = aws_route53_zone.this.id
  description = "Its id."
}
`;

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startEmulator();
});
beforeEach(async () => emulator.control.reset());
afterAll(async () => {
  expect((await emulator.control.requests()).unknown).toBe(0);
  await emulator.close();
});

const make = async (attributes: object) =>
  emulator.request('POST', MODULES, { body: { data: { type: 'registry-modules', attributes } } });
const addModule = async (
  name: string,
  provider: string,
  versions: readonly string[],
  files: Record<string, string> = { 'main.tf': MAIN },
) => {
  await make({ name, provider, 'registry-name': 'private' });
  for (const version of versions) {
    const { body } = await emulator.request('POST', `${MODULES}/private/acme/${name}/${provider}/versions`, {
      body: { data: { type: 'registry-module-versions', attributes: { version } } },
    });
    await fetch(body.data.links.upload, {
      method: 'PUT',
      body: await archiveOf(files),
      headers: { 'Content-Type': 'application/octet-stream' },
    });
  }
};
const get = async (path: string) => emulator.request('GET', path);
const ids = async (path: string) => (await get(path)).body.modules.map(({ id }: any) => id);

describe('Browse and search', () => {
  beforeEach(async () => {
    await addModule('dns', 'aws', ['1.0.0', '1.10.0', '1.9.0']);
    await addModule('dns', 'google', ['0.1.0']);
    await addModule('cdn', 'aws', ['2.0.0']);
    await addModule('empty', 'aws', []);
    await make({ 'name': 'hub', 'provider': 'aws', 'registry-name': 'public', 'namespace': 'community' });
  });

  it('returns the newest version of each private module that has one', async () => {
    const { status, headers, body } = await get(STANDARD);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json']);
    expect(body.meta).toEqual({ limit: 15, current_offset: 0 });
    expect(body.modules[0]).toEqual({
      id: 'acme/dns/aws/1.10.0',
      owner: 'acme',
      namespace: 'acme',
      name: 'dns',
      version: '1.10.0',
      provider: 'aws',
      description: '',
      source: '',
      published_at: expect.stringMatching(/Z$/),
      downloads: 0,
      verified: false,
    });
    expect(await ids(STANDARD)).toEqual(['acme/dns/aws/1.10.0', 'acme/dns/google/0.1.0', 'acme/cdn/aws/2.0.0']);
  });

  it('filters by namespace and provider', async () => {
    expect(await ids(`${STANDARD}/acme?provider=aws`)).toEqual(['acme/dns/aws/1.10.0', 'acme/cdn/aws/2.0.0']);
    expect(await ids(`${STANDARD}/beta`)).toEqual([]);
    expect(await ids(`${STANDARD}?verified=true`)).toEqual([]);
  });

  it('pages by offset and limit', async () => {
    const { body } = await get(`${STANDARD}?limit=1&offset=1`);
    expect(body.modules).toHaveLength(1);
    expect(body.meta).toEqual({
      limit: 1,
      current_offset: 1,
      next_offset: 2,
      next_url: `${STANDARD}?limit=1&offset=2`,
      prev_offset: 0,
      prev_url: `${STANDARD}?limit=1&offset=0`,
    });
    expect((await get(`${STANDARD}?limit=1000`)).body.meta.limit).toBe(100);
  });

  it('searches names, providers and readmes', async () => {
    await addModule('label', 'null', ['1.0.0'], {
      'main.tf': '',
      'README.md': '# Label\n\nNames for dns and others.\n',
    });
    expect(await ids(`${STANDARD}/search?q=DNS`)).toEqual([
      'acme/dns/aws/1.10.0',
      'acme/dns/google/0.1.0',
      'acme/label/null/1.0.0',
    ]);
    expect(await ids(`${STANDARD}/search?q=google`)).toEqual(['acme/dns/google/0.1.0']);
    expect(await ids(`${STANDARD}/search?q=nothing`)).toEqual([]);
    const { status, body } = await get(`${STANDARD}/search`);
    expect({ status, body }).toEqual({ status: 400, body: { errors: ['The parameter q is required.'] } });
  });

  it('returns the latest version for all providers of a module', async () => {
    expect(await ids(`${STANDARD}/acme/dns`)).toEqual(['acme/dns/aws/1.10.0', 'acme/dns/google/0.1.0']);
    expect((await get(`${STANDARD}/acme/empty`)).status).toBe(404);
  });

  it('returns nothing of a disabled organization', async () => {
    await emulator.request('PATCH', '/api/v2/admin/organizations/acme', {
      body: { data: { type: 'organizations', attributes: { 'is-disabled': true } } },
    });
    expect(await ids(STANDARD)).toEqual([]);
  });
});

describe('Get a module and its versions', () => {
  it('lists versions with their dependencies, newest first', async () => {
    await addModule('dns', 'aws', ['1.0.0', '1.1.0'], { 'main.tf': MAIN, 'modules/zone/main.tf': 'variable "a" {}\n' });
    const needs = {
      providers: [{ name: 'aws', source: 'hashicorp/aws', version: '~> 5.0' }],
      dependencies: [{ name: 'label', source: 'acme/label/null', version: '1.0.0' }],
    };
    const submodules = [{ path: 'modules/zone', providers: [], dependencies: [] }];
    expect((await get(`${STANDARD}/acme/dns/aws/versions`)).body).toEqual({
      modules: [
        {
          source: 'acme/dns/aws',
          versions: ['1.1.0', '1.0.0'].map((version) => ({ version, root: needs, submodules })),
        },
      ],
    });
  });

  it('returns the contents of a version, by default the latest', async () => {
    await addModule('dns', 'aws', ['1.0.0', '1.1.0'], {
      'main.tf': MAIN,
      'README.md': '# DNS\n\nZones.\n',
      'modules/zone/main.tf.json': '{"variable": {"a": {"default": 1}}}',
    });
    await addModule('dns', 'google', ['0.1.0']);
    const { body } = await get(`${STANDARD}/acme/dns/aws`);
    expect(body).toMatchObject({
      id: 'acme/dns/aws/1.1.0',
      description: 'Zones.',
      providers: ['aws', 'google'],
      versions: ['1.1.0', '1.0.0'],
    });
    expect(body.root).toEqual({
      path: '',
      name: '',
      readme: '# DNS\n\nZones.\n',
      empty: false,
      inputs: [
        { name: 'zone', type: 'string', description: 'The "zone".', default: '', required: true },
        {
          name: 'records',
          type: 'map(object({ ttl = number }))',
          description: '',
          default: '{ "a" = { ttl = 60 } }',
          required: false,
        },
      ],
      outputs: [{ name: 'id', description: 'Its id.' }],
      dependencies: [{ name: 'label', source: 'acme/label/null', version: '1.0.0' }],
      provider_dependencies: [{ name: 'aws', namespace: 'hashicorp', source: 'hashicorp/aws', version: '~> 5.0' }],
      resources: [{ name: 'this', type: 'aws_route53_zone' }],
    });
    expect(body.submodules).toMatchObject([
      { path: 'modules/zone', name: 'zone', inputs: [{ name: 'a', default: '1', required: false }] },
    ]);
    expect((await get(`${STANDARD}/acme/dns/aws/1.0.0`)).body).toEqual({
      ...body,
      id: 'acme/dns/aws/1.0.0',
      version: '1.0.0',
      published_at: expect.any(String),
    });
  });

  it('returns 404 with a string error for missing and pending versions', async () => {
    await addModule('dns', 'aws', ['1.0.0'], { 'x/main.tf': '' });
    for (const path of [
      '/acme/dns/aws',
      '/acme/dns/aws/versions',
      '/acme/dns/aws/1.0.0',
      '/acme/dns/aws/download',
      '/acme/dns/aws/1.0.0/download',
      '/beta/dns/aws',
    ]) {
      const { status, body } = await get(`${STANDARD}${path}`);
      expect({ path, status, body }).toEqual({ path, status: 404, body: { errors: ['not found'] } });
    }
  });

  it('requires the same token as the rest of the API', async () => {
    const { status, body } = await emulator.request('GET', STANDARD, { token: null });
    expect({ status, body }).toEqual({ status: 401, body: { errors: ['unauthorized'] } });
    expect((await emulator.request('GET', STANDARD, { token: 'platform-none' })).status).toBe(404);
    expect((await emulator.request('GET', STANDARD, { token: 'platform-reader' })).status).toBe(200);
  });
});

describe('Download', () => {
  const source = async (path: string) => {
    const { status, headers, body } = await get(path);
    expect({ status, body }).toEqual({ status: 204, body: undefined });
    return headers.get('x-terraform-get')!;
  };

  it('serves the uploaded archive at a separate address', async () => {
    const archive = await archiveOf({ 'main.tf': MAIN });
    await addModule('dns', 'aws', ['1.0.0']);
    const address = await source(`${STANDARD}/acme/dns/aws/1.0.0/download`);
    expect(address).toMatch(/^http:.*\?expires=\d+&archive=tar\.gz$/);
    const response = await fetch(address);
    expect(gunzipSync(Buffer.from(await response.arrayBuffer()))).toEqual(gunzipSync(archive));
    expect((await get(`${STANDARD}/acme/dns/aws/2.0.0/download`)).status).toBe(404);
  });

  it('redirects to the newest version by default', async () => {
    await addModule('dns', 'aws', ['1.0.0', '1.1.0']);
    const { status, headers } = await get(`${STANDARD}/acme/dns/aws/download`);
    expect([status, headers.get('location')]).toEqual([302, `${STANDARD}/acme/dns/aws/1.1.0/download`]);
  });

  it('serves the files of a tag', async () => {
    const files = { 'main.tf': 'output "a" {\n  value = 1\n}\n' };
    await emulator.request('POST', '/_emulator/repositories', {
      body: { identifier: 'acme/terraform-aws-vpc', connection: 'ot-main', tags: ['v1.0.0'], files },
    });
    const repository = {
      'identifier': 'acme/terraform-aws-vpc',
      'oauth-token-id': 'ot-main',
      'display_identifier': 'vpc',
    };
    await emulator.request('POST', `${MODULES}/vcs`, {
      body: { data: { type: 'registry-modules', attributes: { 'vcs-repo': repository } } },
    });
    const response = await fetch(await source(`${STANDARD}/acme/vpc/aws/1.0.0/download`));
    expect(gunzipSync(Buffer.from(await response.arrayBuffer())).toString()).toContain(files['main.tf']);
    expect((await get(`${STANDARD}/acme/vpc/aws`)).body).toMatchObject({
      source: 'https://git.example/acme/terraform-aws-vpc',
      root: { outputs: [{ name: 'a' }] },
    });
  });
});

describe('Public modules', () => {
  beforeEach(async () => {
    await make({ 'name': 'hub', 'provider': 'aws', 'registry-name': 'public', 'namespace': 'community' });
  });

  it('are proxied for three operations if curated', async () => {
    expect(
      (await get(`${PUBLIC}/community/hub/aws/versions`)).body.modules[0].versions.map(({ version }: any) => version),
    ).toEqual(['1.1.0', '1.0.0']);
    expect((await get(`${PUBLIC}/community/hub/aws`)).body).toMatchObject({
      id: 'community/hub/aws/1.1.0',
      versions: ['1.1.0', '1.0.0'],
    });
    expect((await get(`${PUBLIC}/community/hub/aws/1.0.0`)).body).toMatchObject({ id: 'community/hub/aws/1.0.0' });
    expect((await get(`${PUBLIC}/community/hub/aws/9.0.0`)).status).toBe(404);
    expect((await get(`${PUBLIC}/community/other/aws`)).status).toBe(404);
  });

  it('support no other operation', async () => {
    for (const path of ['', '/search?q=hub', '/community/hub', '/community/hub/aws/1.0.0/download']) {
      expect((await get(`${PUBLIC}${path}`)).status).toBe(404);
    }
    const unknown = (await emulator.control.requests()).requests.filter(({ operation }) => operation === null);
    expect(unknown).toHaveLength(4);
    await emulator.control.clearRequests();
  });

  it('are refused if their curation is disabled', async () => {
    await emulator.control.settings({ publicModuleCuration: false });
    const { status, body } = await get(`${PUBLIC}/community/hub/aws`);
    expect({ status, body }).toEqual({ status: 403, body: { errors: ['Curation of public modules is disabled.'] } });
  });
});
