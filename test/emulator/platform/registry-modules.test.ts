import { startEmulator } from '../../support/emulator';
import type { TestEmulator } from '../../support/emulator';
import { archiveOf } from '../../support/module-archive';

const MODULES = '/api/v2/organizations/acme/registry-modules';
const VPC = `${MODULES}/private/acme/vpc/aws`;
const NOT_FOUND = { errors: [{ status: '404', title: 'not found' }] };

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startEmulator();
});
beforeEach(async () => emulator.control.reset());
afterAll(async () => {
  expect((await emulator.control.requests()).unknown).toBe(0);
  await emulator.close();
});

const moduleBody = (attributes: unknown) => ({ data: { type: 'registry-modules', attributes } });
const repository = {
  'identifier': 'acme/terraform-aws-vpc',
  'oauth-token-id': 'ot-main',
  'display_identifier': 'acme/terraform-aws-vpc',
};
const publish = async (attributes: object = { 'vcs-repo': repository }, path = `${MODULES}/vcs`) =>
  emulator.request('POST', path, { body: moduleBody(attributes) });
const create = async (attributes: object = {}) =>
  emulator.request('POST', MODULES, {
    body: moduleBody({ 'name': 'dns', 'provider': 'aws', 'registry-name': 'private', ...attributes }),
  });
const createPublic = async (attributes: object = {}) =>
  create({ 'registry-name': 'public', 'namespace': 'community', ...attributes });
const createVersion = async (version: unknown, path = `${MODULES}/private/acme/dns/aws`) =>
  emulator.request('POST', `${path}/versions`, {
    body: { data: { type: 'registry-module-versions', attributes: { version } } },
  });
const send = async (
  address: string,
  body: Buffer | string,
  headers: Record<string, string> = { 'Content-Type': 'application/octet-stream' },
) => (await emulator.request('PUT', address.slice(emulator.address.length), { token: null, body, headers })).status;
const get = async (path: string) => (await emulator.request('GET', path)).body.data;
/** A version with its archive, made the whole way. */
const addVersion = async (version: string, files: Record<string, string> = { 'main.tf': '' }, path?: string) => {
  const { body } = await createVersion(version, path);
  expect(await send(body.data.links.upload, await archiveOf(files))).toBe(200);
};
const statuses = async (path: string) => (await get(path)).attributes['version-statuses'];

describe('Publish from repository', () => {
  it('returns 201 with a pending module whose versions then come from the tags', async () => {
    const { status, body } = await publish();
    expect(status).toBe(201);
    expect(body).toEqual({
      data: {
        id: expect.stringMatching(/^mod-[A-Za-z0-9]{16}$/),
        type: 'registry-modules',
        attributes: {
          'name': 'vpc',
          'namespace': 'acme',
          'provider': 'aws',
          'registry-name': 'private',
          'status': 'pending',
          'version-statuses': [],
          'created-at': expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
          'updated-at': expect.stringMatching(/\.\d{3}Z$/),
          'vcs-repo': {
            'branch': '',
            'tags': true,
            'tag-prefix': null,
            'source-directory': null,
            'ingress-submodules': true,
            'identifier': 'acme/terraform-aws-vpc',
            'display-identifier': 'acme/terraform-aws-vpc',
            'oauth-token-id': 'ot-main',
            'webhook-url': expect.stringMatching(/^http.*\/webhooks\/vcs\/webhook-\w+$/),
          },
          'permissions': { 'can-delete': true, 'can-resync': true, 'can-retry': true },
          'publishing-mechanism': 'git_tag',
          'test-config': null,
        },
        relationships: {
          'organization': { data: { id: 'acme', type: 'organizations' } },
          'no-code-modules': { data: [] },
        },
        links: { self: VPC },
      },
    });
    expect((await get(VPC)).attributes).toMatchObject({
      'status': 'setup_complete',
      'version-statuses': [
        { version: '1.1.0', status: 'ok' },
        { version: '1.0.0', status: 'ok' },
      ],
    });
  });

  it('stays pending with its versions for the configured delay', async () => {
    await emulator.control.settings({ moduleDelayMs: 60_000 });
    await publish();
    expect((await get(VPC)).attributes).toMatchObject({
      'status': 'pending',
      'version-statuses': [{ status: 'pending' }, { status: 'pending' }],
    });
    await emulator.control.clock(61);
    expect((await get(VPC)).attributes).toMatchObject({
      'status': 'setup_complete',
      'version-statuses': [{ status: 'ok' }, { status: 'ok' }],
    });
  });

  it('uses the tags that look like a semantic version, with or without a `v`, newest first', async () => {
    await emulator.control.repository('acme/terraform-aws-vpc', [
      'v1.9.0',
      '1.10.0',
      'v2.0.0-beta.1',
      'release',
      'v1',
      'vv3.0.0',
      '1.2',
    ]);
    await publish();
    expect((await statuses(VPC)).map(({ version }: any) => version)).toEqual(['2.0.0-beta.1', '1.10.0', '1.9.0']);
  });

  it('follows the tags of the repository afterwards', async () => {
    await publish();
    await emulator.control.repository('acme/terraform-aws-vpc', ['v1.1.0', 'v2.0.0']);
    expect((await statuses(VPC)).map(({ version }: any) => version)).toEqual(['2.0.0', '1.1.0']);
  });

  it('reports if no tag is a version or none can be parsed', async () => {
    await emulator.control.repository('acme/terraform-aws-vpc', []);
    await publish();
    expect((await get(VPC)).attributes).toMatchObject({ 'status': 'no_version_tags', 'version-statuses': [] });
    await emulator.request('POST', '/_emulator/repositories', {
      body: {
        identifier: 'acme/terraform-aws-vpc',
        connection: 'ot-main',
        tags: ['v1.0.0'],
        files: { 'main.tf': 'variable {' },
      },
    });
    expect((await get(VPC)).attributes).toMatchObject({
      'status': 'setup_failed',
      'version-statuses': [
        { version: '1.0.0', status: 'reg_ingress_failed', error: 'main.tf cannot be read at line 1.' },
      ],
    });
  });

  it('accepts identifiers with a project', async () => {
    await emulator.control.repository('acme/network/_git/terraform-azure-hub', ['1.0.0']);
    const { status, body } = await publish({
      'vcs-repo': { ...repository, identifier: 'acme/network/_git/terraform-azure-hub' },
    });
    expect([status, body.data.attributes.name, body.data.attributes.provider]).toEqual([201, 'hub', 'azure']);
  });

  it('accepts the other spelling of the display identifier', async () => {
    const { display_identifier, ...others } = repository;
    expect((await publish({ 'vcs-repo': { ...others, 'display-identifier': display_identifier } })).status).toBe(201);
  });

  it.each([
    ['no repository', {}, ['identifier', 'oauth-token-id', 'display-identifier']],
    ['no identifier', { 'vcs-repo': { ...repository, identifier: undefined } }, ['identifier']],
    ['an identifier of one part', { 'vcs-repo': { ...repository, identifier: 'vpc' } }, ['identifier']],
    ['no connection', { 'vcs-repo': { ...repository, 'oauth-token-id': undefined } }, ['oauth-token-id']],
    ['no display identifier', { 'vcs-repo': { ...repository, display_identifier: undefined } }, ['display-identifier']],
    [
      'a repository that does not exist',
      { 'vcs-repo': { ...repository, identifier: 'acme/terraform-aws-none' } },
      ['identifier'],
    ],
  ])('refuses %s with 422', async (_, attributes, names) => {
    const { status, body } = await publish(attributes);
    expect([status, body.errors.map(({ source }: any) => source.pointer)]).toEqual([
      422,
      names.map((name) => `/data/attributes/vcs-repo/${name}`),
    ]);
    expect(await get(MODULES)).toEqual([]);
  });

  it('refuses a repository whose name does not name a module', async () => {
    await emulator.control.repository('acme/network', ['1.0.0']);
    const { status, body } = await publish({ 'vcs-repo': { ...repository, identifier: 'acme/network' } });
    expect([status, body.errors[0].detail]).toEqual([
      422,
      'Identifier must name a repository of the form terraform-<provider>-<name>',
    ]);
  });

  it('refuses a repository that is already published', async () => {
    await publish();
    expect([(await publish()).status, (await get(MODULES)).length]).toEqual([422, 1]);
  });

  it('returns 404 for a connection that does not exist or belongs to another organization', async () => {
    await emulator.control.organization('beta');
    expect((await publish({ 'vcs-repo': { ...repository, 'oauth-token-id': 'ot-none' } })).status).toBe(404);
    expect((await publish(undefined, '/api/v2/organizations/beta/registry-modules/vcs')).status).toBe(404);
    expect((await publish(undefined, '/api/v2/organizations/nobody/registry-modules/vcs')).status).toBe(404);
  });

  it('refuses a version by API', async () => {
    await publish();
    expect((await createVersion('9.0.0', VPC)).status).toBe(422);
  });
});

describe('Create module', () => {
  it('returns 201 with a pending module of the organization, without a repository', async () => {
    const { status, body } = await create();
    expect([status, body.data.attributes]).toEqual([
      201,
      expect.objectContaining({
        'name': 'dns',
        'namespace': 'acme',
        'provider': 'aws',
        'registry-name': 'private',
        'status': 'pending',
        'version-statuses': [],
      }),
    ]);
    expect(body.data.attributes).not.toHaveProperty('vcs-repo');
    expect(await get(body.data.links.self)).toEqual(body.data);
  });

  it('creates a record of a public module under its namespace', async () => {
    const { status, body } = await createPublic();
    expect([status, body.data.attributes.namespace, body.data.links.self]).toEqual([
      201,
      'community',
      `${MODULES}/public/community/dns/aws`,
    ]);
    expect((await get(MODULES)).map(({ attributes }: any) => attributes['registry-name'])).toEqual(['public']);
  });

  it.each([
    ['no name', { name: undefined }, 'name', "Name can't be blank"],
    ['a name that begins with a dash', { name: '-dns' }, 'name', expect.stringMatching(/^Name may only contain/)],
    ['a name that ends with an underscore', { name: 'dns_' }, 'name', expect.stringMatching(/^Name may only contain/)],
    ['a name of 65 characters', { name: 'a'.repeat(65) }, 'name', 'Name is too long (maximum is 64 characters)'],
    ['no provider', { provider: undefined }, 'provider', "Provider can't be blank"],
    [
      'an uppercase provider',
      { provider: 'AWS' },
      'provider',
      'Provider may only contain lowercase letters and numbers',
    ],
    [
      'a provider of 65 characters',
      { provider: 'a'.repeat(65) },
      'provider',
      'Provider is too long (maximum is 64 characters)',
    ],
    ['no registry', { 'registry-name': undefined }, 'registry-name', "Registry name can't be blank"],
    [
      'an unknown registry',
      { 'registry-name': 'shared' },
      'registry-name',
      'Registry name is not included in the list',
    ],
    [
      'a namespace for a private module',
      { namespace: 'acme' },
      'namespace',
      'Namespace cannot be set for private modules',
    ],
    ['a public module without a namespace', { 'registry-name': 'public' }, 'namespace', "Namespace can't be blank"],
    [
      'a public module with a bad namespace',
      { 'registry-name': 'public', 'namespace': 'a b' },
      'namespace',
      expect.stringMatching(/^Namespace may only contain/),
    ],
    ['no-code, which this edition lacks', { 'no-code': true }, 'no-code', 'No code is not available in this edition'],
    ['no-code as text', { 'no-code': 'true' }, 'no-code', 'No code must be a boolean'],
  ])('refuses %s with 422', async (_, attributes, name, detail) => {
    const { status, body } = await create(attributes);
    expect([status, body.errors]).toEqual([
      422,
      [{ status: '422', title: 'invalid attribute', detail, source: { pointer: `/data/attributes/${name}` } }],
    ]);
  });

  it('accepts 64 characters, dashes and underscores', async () => {
    expect((await create({ name: `a${'-_'.repeat(31)}b`, provider: '0'.repeat(64) })).status).toBe(201);
  });

  it('refuses an existing module and accepts another provider of it', async () => {
    await create();
    expect([(await create()).status, (await create({ provider: 'google' })).status]).toEqual([422, 201]);
  });

  it('accepts no-code in the hosted edition', async () => {
    await emulator.control.settings({ edition: 'hosted' });
    expect((await create({ 'no-code': true })).body.data.attributes['no-code']).toBe(true);
    expect((await create({ name: 'other' })).body.data.attributes['no-code']).toBe(false);
  });

  it('returns 403 for public modules if their curation is disabled', async () => {
    await createPublic();
    await emulator.control.settings({ publicModuleCuration: false });
    const forbidden = {
      errors: [{ status: '403', title: 'forbidden', detail: 'Curation of public modules is disabled.' }],
    };
    for (const reply of [
      await createPublic({ name: 'other' }),
      await emulator.request('GET', `${MODULES}/public/community/dns/aws`),
      await emulator.request('DELETE', `${MODULES}/public/community/dns`),
    ]) {
      expect({ status: reply.status, body: reply.body }).toEqual({ status: 403, body: forbidden });
    }
    expect((await create()).status).toBe(201);
  });

  it('returns 404 for an organization that does not exist', async () => {
    const { status, body } = await emulator.request('POST', '/api/v2/organizations/nobody/registry-modules', {
      body: moduleBody({}),
    });
    expect({ status, body }).toEqual({ status: 404, body: NOT_FOUND });
  });
});

describe('Create module version', () => {
  it('returns 201 with a pending version and an upload link', async () => {
    const module = (await create()).body.data;
    const { status, body } = await createVersion('1.2.3-rc.1+build');
    expect(status).toBe(201);
    expect(body).toEqual({
      data: {
        id: expect.stringMatching(/^modver-[A-Za-z0-9]{16}$/),
        type: 'registry-module-versions',
        attributes: {
          'version': '1.2.3-rc.1+build',
          'status': 'pending',
          'source': 'tfe-api',
          'created-at': expect.stringMatching(/Z$/),
          'updated-at': expect.stringMatching(/Z$/),
        },
        relationships: { 'registry-module': { data: { id: module.id, type: 'registry-modules' } } },
        links: {
          upload: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/_archivist\/v1\/object\/object-\w+\?expires=\d+$/),
        },
      },
    });
    expect(await statuses(module.links.self)).toEqual([{ version: '1.2.3-rc.1+build', status: 'pending' }]);
  });

  it.each([[undefined], [''], ['1'], ['1.2'], ['v1.2.3'], ['1.2.3.4'], ['01.2.3'], [' 1.2.3'], [123]])(
    'refuses the version %j with 422',
    async (version) => {
      await create();
      const { status, body } = await createVersion(version);
      expect([status, body.errors[0].source.pointer]).toEqual([422, '/data/attributes/version']);
    },
  );

  it('refuses an existing version, pending or not', async () => {
    await create();
    await createVersion('1.0.0');
    expect((await createVersion('1.0.0')).status).toBe(422);
  });

  it('returns 403 for a public module and 404 for one that does not exist', async () => {
    await createPublic();
    expect((await createVersion('1.0.0', `${MODULES}/public/community/dns/aws`)).status).toBe(403);
    expect((await createVersion('1.0.0')).status).toBe(404);
  });

  it('returns the link again until the upload', async () => {
    await create();
    const { body } = await createVersion('1.0.0');
    const read = async () => emulator.request('GET', `${MODULES}/private/acme/dns/aws/version?module_version=1.0.0`);
    const again = (await read()).body.data;
    expect({ ...again, links: undefined }).toEqual({ ...body.data, links: undefined });
    expect(await send(again.links.upload, await archiveOf({ 'main.tf': '' }))).toBe(200);
    expect((await read()).body.data).toMatchObject({ attributes: { status: 'ok' } });
    expect((await read()).body.data).not.toHaveProperty('links');
    expect((await emulator.request('GET', `${MODULES}/private/acme/dns/aws/version?module_version=2.0.0`)).status).toBe(
      404,
    );
  });
});

describe('Upload version archive', () => {
  const uploaded = async (body: Buffer | string) => {
    await create();
    const { upload } = (await createVersion('1.0.0')).body.data.links;
    expect(await send(upload, body)).toBe(200);
    return (await statuses(`${MODULES}/private/acme/dns/aws`))[0];
  };

  it('completes version and module after the configured delay, without a token', async () => {
    await emulator.control.settings({ moduleDelayMs: 5_000 });
    expect(await uploaded(await archiveOf({ 'main.tf': '' }))).toEqual({ version: '1.0.0', status: 'pending' });
    await emulator.control.clock(5);
    expect((await get(`${MODULES}/private/acme/dns/aws`)).attributes).toMatchObject({
      'status': 'setup_complete',
      'version-statuses': [{ version: '1.0.0', status: 'ok' }],
    });
  });

  it.each([
    [
      'a module in a subdirectory',
      async () => archiveOf({ 'dns/main.tf': '' }),
      'There is no configuration file at the root of the archive.',
    ],
    [
      'no configuration',
      async () => archiveOf({ 'README.md': '' }),
      'There is no configuration file at the root of the archive.',
    ],
    [
      'a file outside',
      async () => archiveOf({ '../main.tf': '' }),
      'The archive has a file outside of its root: ../main.tf.',
    ],
    [
      'configuration that cannot be read',
      async () => archiveOf({ 'main.tf': '# x\nvariable "a" {\n' }),
      'main.tf cannot be read at line 3.',
    ],
    ['no archive', async () => 'text', 'The archive is not a gzip tarball.'],
    [
      'gzip of something else',
      async () => (await archiveOf({ 'main.tf': '' })).subarray(0, 40),
      'The archive is not a gzip tarball.',
    ],
  ])('fails with %s and reports the reason', async (_, archive, error) => {
    expect(await uploaded(await archive())).toEqual({ version: '1.0.0', status: 'reg_ingress_failed', error });
    expect((await get(`${MODULES}/private/acme/dns/aws`)).attributes.status).toBe('pending');
  });

  it('accepts names that start with a dot, and configuration in JSON', async () => {
    expect(await uploaded(await archiveOf({ './main.tf.json': '{"output": {"a": {"value": 1}}}' }))).toMatchObject({
      status: 'ok',
    });
  });

  it('can be repeated after a failure, and after success with the same bytes only', async () => {
    await create();
    const { upload } = (await createVersion('1.0.0')).body.data.links;
    const archive = await archiveOf({ 'main.tf': '' });
    expect([
      await send(upload, 'x'),
      await send(upload, archive),
      await send(upload, archive),
      await send(upload, 'x'),
    ]).toEqual([200, 200, 200, 409]);
  });

  it('accepts uploads for 25 hours', async () => {
    await create();
    const { upload } = (await createVersion('1.0.0')).body.data.links;
    await emulator.control.clock(25 * 3600 - 60);
    expect(await send(upload, 'x')).toBe(200);
    await emulator.control.clock(120);
    expect(await send(upload, 'x')).toBe(404);
  });

  it('accepts bytes only, for a version that awaits an upload', async () => {
    await create();
    const { upload } = (await createVersion('1.0.0')).body.data.links;
    expect(await send(upload, 'x', { 'Content-Type': 'application/json' })).toBe(415);
    expect(await send(upload.replace(/object-\w+/, 'object-none'), 'x')).toBe(404);
    expect(await send(upload.replace(/\?.*/, ''), 'x')).toBe(404);
  });
});

describe('List and get module', () => {
  const names = async (query = '', organization = 'acme') =>
    (await get(`/api/v2/organizations/${organization}/registry-modules${query}`)).map(
      ({ attributes: { namespace, name, provider } }: any) => `${namespace}/${name}/${provider}`,
    );

  it('pages', async () => {
    for (let n = 1; n <= 3; n += 1) await create({ name: `dns-${n}` });
    const { body } = await emulator.request('GET', `${MODULES}?page[size]=2&q=dns`);
    expect(body.links).toEqual({
      self: `${emulator.address}${MODULES}?page%5Bnumber%5D=1&page%5Bsize%5D=2&q=dns`,
      first: `${emulator.address}${MODULES}?page%5Bnumber%5D=1&page%5Bsize%5D=2&q=dns`,
      prev: null,
      next: `${emulator.address}${MODULES}?page%5Bnumber%5D=2&page%5Bsize%5D=2&q=dns`,
      last: `${emulator.address}${MODULES}?page%5Bnumber%5D=2&page%5Bsize%5D=2&q=dns`,
    });
    expect(body.meta.pagination).toEqual({
      'current-page': 1,
      'page-size': 2,
      'prev-page': null,
      'next-page': 2,
      'total-pages': 2,
      'total-count': 3,
    });
  });

  it('searches name, namespace and provider, and filters', async () => {
    await create();
    await create({ name: 'cdn', provider: 'google' });
    await createPublic({ name: 'hub' });
    expect(await names()).toEqual(['acme/dns/aws', 'acme/cdn/google', 'community/hub/aws']);
    expect(await names('?q=DN')).toEqual(['acme/dns/aws', 'acme/cdn/google']);
    expect(await names('?q=commun')).toEqual(['community/hub/aws']);
    expect(await names('?q=goog')).toEqual(['acme/cdn/google']);
    expect(await names('?filter%5Bregistry_name%5D=public')).toEqual(['community/hub/aws']);
    expect(await names('?filter[provider]=aws')).toEqual(['acme/dns/aws', 'community/hub/aws']);
    expect(await names('?filter[organization_name]=beta')).toEqual([]);
  });

  it('includes private modules that other organizations share', async () => {
    await emulator.control.organization('beta');
    await create();
    await createPublic();
    expect(await names('', 'beta')).toEqual([]);
    await emulator.request('PATCH', '/api/v2/admin/organizations/acme/relationships/module-consumers', {
      body: { data: [{ id: 'beta', type: 'organizations' }] },
    });
    expect(await names('', 'beta')).toEqual(['acme/dns/aws']);
    expect(await names('?filter[organization_name]=acme', 'beta')).toEqual(['acme/dns/aws']);
  });

  it('includes modules that are shared with all organizations', async () => {
    await emulator.control.organization('beta');
    await create();
    await emulator.request('PATCH', '/api/v2/admin/organizations/acme', {
      body: { data: { type: 'organizations', attributes: { 'global-module-sharing': true } } },
    });
    expect(await names('', 'beta')).toEqual(['acme/dns/aws']);
  });

  it('is visible to a reader, without the permission to delete', async () => {
    await create();
    const { status, body } = await emulator.request('GET', `${MODULES}/private/acme/dns/aws`, {
      token: 'platform-reader',
    });
    expect([status, body.data.attributes.permissions]).toEqual([
      200,
      { 'can-delete': false, 'can-resync': false, 'can-retry': false },
    ]);
  });

  it('is found by its id', async () => {
    const { data } = (await create()).body;
    expect(await get(`/api/v2/registry-modules/${data.id}`)).toEqual(data);
    expect((await emulator.request('GET', '/api/v2/registry-modules/mod-none')).status).toBe(404);
  });

  it.each(['private/acme/dns/google', 'private/beta/dns/aws', 'public/acme/dns/aws', 'shared/acme/dns/aws'])(
    'returns 404 for %s',
    async (path) => {
      await create();
      expect((await emulator.request('GET', `${MODULES}/${path}`)).status).toBe(404);
    },
  );

  it('refuses an unknown include', async () => {
    await create();
    expect((await emulator.request('GET', `${MODULES}?include=x`)).status).toBe(400);
  });
});

describe('Delete rules', () => {
  const remove = async (path: string) => (await emulator.request('DELETE', `${MODULES}/${path}`)).status;
  const there = async () =>
    (await get(MODULES)).map(({ attributes: { name, provider } }: any) => `${name}/${provider}`);
  const stored = async () => (await emulator.control.snapshot()).objects.registryModuleVersions;

  beforeEach(async () => {
    await create();
    await addVersion('1.0.0');
    await addVersion('2.0.0');
    await create({ provider: 'google' });
    await addVersion('1.0.0', undefined, `${MODULES}/private/acme/dns/google`);
  });

  it('1: with a version, delete that version', async () => {
    expect(await remove('private/acme/dns/aws/1.0.0')).toBe(204);
    expect(await statuses(`${MODULES}/private/acme/dns/aws`)).toEqual([{ version: '2.0.0', status: 'ok' }]);
    expect(await remove('private/acme/dns/aws/1.0.0')).toBe(404);
  });

  it('2: with a provider, delete it with all its versions', async () => {
    expect(await remove('private/acme/dns/aws')).toBe(204);
    expect([await there(), (await stored()).length]).toEqual([['dns/google'], 1]);
    expect(await remove('private/acme/dns/aws')).toBe(404);
  });

  it('3: with a name, delete the whole module', async () => {
    expect(await remove('private/acme/dns')).toBe(204);
    expect([await there(), await stored()]).toEqual([[], []]);
    expect(await remove('private/acme/dns')).toBe(404);
  });

  it('4: with its last version, delete the provider, and with its last provider, the module', async () => {
    await remove('private/acme/dns/aws/1.0.0');
    expect(await remove('private/acme/dns/aws/2.0.0')).toBe(204);
    expect(await there()).toEqual(['dns/google']);
    expect(await remove('private/acme/dns/google/1.0.0')).toBe(204);
    expect(await there()).toEqual([]);
    expect(await remove('private/acme/dns')).toBe(404);
  });

  it('5: of a public module, accept only the name form and delete the record with all providers', async () => {
    await createPublic();
    await createPublic({ provider: 'google' });
    expect([await remove('public/community/dns/aws'), await remove('public/community/dns/aws/1.0.0')]).toEqual([
      404, 404,
    ]);
    expect(await there()).toEqual(['dns/aws', 'dns/google', 'dns/aws', 'dns/google']);
    expect(await remove('public/community/dns')).toBe(204);
    expect(await there()).toEqual(['dns/aws', 'dns/google']);
  });
});

describe('The deprecated forms', () => {
  const OLD = '/api/v2/registry-modules';
  const deprecated = async () =>
    (await emulator.control.requests()).requests
      .filter((request) => request.deprecated)
      .map(({ operation }) => operation);
  beforeEach(async () => emulator.control.clearRequests());

  it('publish, by the organization of the connection', async () => {
    expect((await publish(undefined, OLD)).status).toBe(201);
    expect(await statuses(VPC)).toHaveLength(2);
    expect(await deprecated()).toEqual(['Publish from repository (deprecated form)']);
  });

  it('create a version and return the module', async () => {
    const module = (await create()).body.data;
    expect((await createVersion('1.0.0', `${OLD}/acme/dns/aws`)).status).toBe(201);
    expect((await get(`${OLD}/show/acme/dns/aws`)).id).toBe(module.id);
    expect(await deprecated()).toEqual(['Create module version (deprecated form)', 'Get module (deprecated form)']);
  });

  it.each([
    ['/1.0.0', 'Delete version (deprecated form)', 1],
    ['', 'Delete provider (deprecated form)', 0],
  ])('delete with /:provider%s', async (suffix, operation, left) => {
    await create();
    await addVersion('1.0.0');
    await addVersion('2.0.0');
    const path = `${OLD}/actions/delete/acme/dns/aws${suffix}`;
    expect((await emulator.request('POST', path)).status).toBe(204);
    expect((await get(MODULES)).length).toBe(left);
    expect((await emulator.request('POST', path)).status).toBe(404);
    expect(await deprecated()).toEqual([operation, operation]);
  });

  it('delete the module', async () => {
    await create();
    await create({ provider: 'google' });
    await createPublic();
    expect((await emulator.request('POST', `${OLD}/actions/delete/acme/dns`)).status).toBe(204);
    expect((await get(MODULES)).map(({ attributes }: any) => attributes['registry-name'])).toEqual(['public']);
    expect(await deprecated()).toEqual(['Delete module (deprecated form)']);
  });

  it('are marked in the request log, unlike the others', async () => {
    await emulator.request('GET', `${OLD}/show/acme/none/aws`);
    await emulator.request('GET', MODULES);
    expect((await emulator.control.requests()).requests).toEqual([
      {
        method: 'GET',
        path: `${OLD}/show/acme/none/aws`,
        status: 404,
        count: 1,
        operation: 'Get module (deprecated form)',
        deprecated: true,
      },
      { method: 'GET', path: MODULES, status: 200, count: 1, operation: 'List modules' },
    ]);
  });
});
