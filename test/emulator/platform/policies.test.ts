import { startEmulator } from '../../support/emulator';
import type { TestEmulator } from '../../support/emulator';

const POLICIES = '/api/v2/organizations/acme/policies';
const NOT_FOUND = { errors: [{ status: '404', title: 'not found' }] };
const OCTETS = { 'Content-Type': 'application/octet-stream' };

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startEmulator();
});
beforeEach(async () => emulator.control.reset());
afterAll(async () => {
  expect((await emulator.control.requests()).unknown).toBe(0);
  await emulator.close();
});

const policyBody = (attributes: object, relationships?: unknown) => ({
  data: { type: 'policies', attributes, relationships },
});
const create = async (attributes: object = {}, relationships?: unknown) =>
  emulator.request('POST', POLICIES, {
    body: policyBody({ 'name': 'deny', 'enforcement-level': 'advisory', ...attributes }, relationships),
  });
const made = async (attributes: object = {}, relationships?: unknown) =>
  (await create(attributes, relationships)).body.data;
const update = async (id: string, attributes: object) =>
  emulator.request('PATCH', `/api/v2/policies/${id}`, { body: policyBody(attributes) });
const upload = async (id: string, body: string | Buffer) =>
  emulator.request('PUT', `/api/v2/policies/${id}/upload`, { body, headers: OCTETS });
const show = async (id: string) => (await emulator.request('GET', `/api/v2/policies/${id}`)).body.data;
const stored = async () => (await emulator.control.snapshot()).objects.policies;

describe('Create policy', () => {
  it('returns 200 with the whole document, with the first framework by default', async () => {
    const { status, headers, body } = await create();
    expect([status, headers.get('content-type')]).toEqual([200, 'application/vnd.api+json; charset=utf-8']);
    expect(body).toEqual({
      data: {
        id: expect.stringMatching(/^pol-[A-Za-z0-9]{16}$/),
        type: 'policies',
        attributes: {
          'name': 'deny',
          'description': null,
          'kind': 'sentinel_framework',
          'enforcement-level': 'advisory',
          'enforce': [{ path: 'deny.sentinel', mode: 'advisory' }],
          'policy-set-count': 0,
          'updated-at': null,
        },
        relationships: { 'organization': { data: { id: 'acme', type: 'organizations' } }, 'policy-sets': { data: [] } },
        links: { self: `/api/v2/policies/${body.data.id}`, upload: `/api/v2/policies/${body.data.id}/upload` },
      },
    });
  });

  it('stores the query of an OPA policy', async () => {
    const { attributes } = await made({
      'kind': 'opa',
      'query': 'data.deny',
      'enforcement-level': 'mandatory',
      'description': '**Markdown**',
    });
    expect(attributes).toMatchObject({
      kind: 'opa',
      query: 'data.deny',
      description: '**Markdown**',
      enforce: [{ path: 'deny.rego', mode: 'mandatory' }],
    });
  });

  it.each(['hard-mandatory', 'soft-mandatory', 'advisory'])(
    'accepts the level %s of the first framework',
    async (level) => {
      expect((await made({ 'enforcement-level': level })).attributes['enforcement-level']).toBe(level);
    },
  );

  it.each(['mandatory', 'advisory'])('accepts the level %s of OPA', async (level) => {
    expect((await made({ 'kind': 'opa', 'enforcement-level': level })).attributes['enforcement-level']).toBe(level);
  });

  it('adds the policy to the requested sets, each once', async () => {
    await emulator.control.policySet('polset-extra', 'extra');
    const sets = ['polset-base', 'polset-extra', 'polset-base'].map((id) => ({ id, type: 'policy-sets' }));
    const { attributes, relationships } = await made({}, { 'policy-sets': { data: sets } });
    expect([attributes['policy-set-count'], relationships['policy-sets'].data]).toEqual([2, sets.slice(0, 2)]);
  });

  it.each([
    ['no name', { name: undefined }, 'name', "Name can't be blank"],
    ['a name with a space', { name: 'a b' }, 'name', 'Name may only contain letters, numbers, dashes, and underscores'],
    ['a description that is a number', { description: 1 }, 'description', 'Description must be a string'],
    ['an unknown kind', { kind: 'sentinel' }, 'kind', 'Kind is not included in the list'],
    ['a query without its framework', { query: 'data.x' }, 'query', 'Query is only valid for OPA policies'],
    [
      'no level and no old form',
      { 'enforcement-level': undefined },
      'enforcement-level',
      "Enforcement level can't be blank",
    ],
    [
      "the other framework's level",
      { 'enforcement-level': 'mandatory' },
      'enforcement-level',
      'Enforcement level is not included in the list',
    ],
    [
      "the first framework's level",
      { 'kind': 'opa', 'enforcement-level': 'hard-mandatory' },
      'enforcement-level',
      'Enforcement level is not included in the list',
    ],
    ['an old form that is no array', { enforce: {} }, 'enforce', 'Enforce must be an array'],
    [
      'an old form with two elements',
      {
        enforce: [
          { path: 'a.x', mode: 'advisory' },
          { path: 'b.x', mode: 'advisory' },
        ],
      },
      'enforce',
      'Enforce must have a single element',
    ],
    ['an old form without a path', { enforce: [{ mode: 'advisory' }] }, 'enforce', "Enforce path can't be blank"],
    [
      'an old form with an unknown mode',
      { enforce: [{ path: 'deny.sentinel', mode: 'mandatory' }] },
      'enforce',
      'Enforce mode is not included in the list',
    ],
  ])('refuses %s with 422', async (_, attributes, name, detail) => {
    const { status, body } = await create(attributes);
    expect({ status, body }).toEqual({
      status: 422,
      body: {
        errors: [
          { status: '422', title: 'invalid attribute', detail, source: { pointer: `/data/attributes/${name}` } },
        ],
      },
    });
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['sets that are no array', { data: {} }, '', 'Policy sets must be an array'],
    ['a set without an id', { data: [{ type: 'policy-sets' }] }, '/data/0', 'Policy sets must be resource identifiers'],
    [
      'a set of another type',
      { data: [{ id: 'polset-base', type: 'policies' }] },
      '/data/0/type',
      'Type must be policy-sets',
    ],
    [
      'a set that does not exist',
      {
        data: [
          { id: 'polset-base', type: 'policy-sets' },
          { id: 'polset-none', type: 'policy-sets' },
        ],
      },
      '/data/1',
      'Policy set polset-none not found',
    ],
  ])('refuses %s with 422', async (_, sets, pointer, detail) => {
    const { status, body } = await create({}, { 'policy-sets': sets });
    expect([status, body.errors]).toEqual([
      422,
      [
        {
          status: '422',
          title: 'invalid attribute',
          detail,
          source: { pointer: `/data/relationships/policy-sets${pointer}` },
        },
      ],
    ]);
  });

  it("refuses another organization's set", async () => {
    await emulator.control.organization('beta');
    await emulator.control.policySet('polset-beta', 'beta', 'beta');
    expect((await create({}, { 'policy-sets': { data: [{ id: 'polset-beta', type: 'policy-sets' }] } })).status).toBe(
      422,
    );
  });

  it('refuses a name that is taken in the organization and accepts it in another', async () => {
    await emulator.control.organization('beta');
    await create();
    const { status, body } = await create();
    expect([status, body.errors[0].detail]).toEqual([422, 'Name has already been taken']);
    const elsewhere = await emulator.request('POST', '/api/v2/organizations/beta/policies', {
      body: policyBody({ 'name': 'deny', 'enforcement-level': 'advisory' }),
    });
    expect(elsewhere.status).toBe(200);
  });

  it('returns 404 for an organization that does not exist', async () => {
    const { status, body } = await emulator.request('POST', '/api/v2/organizations/nobody/policies', {
      body: policyBody({}),
    });
    expect({ status, body }).toEqual({ status: 404, body: NOT_FOUND });
  });
});

describe('The deprecated form `enforce`', () => {
  const level = async (attributes: object) =>
    (await made({ 'enforcement-level': undefined, ...attributes })).attributes['enforcement-level'];

  it.each([
    [
      'the mode, where the path is the name with an extension',
      { enforce: [{ path: 'deny.sentinel', mode: 'soft-mandatory' }] },
      'soft-mandatory',
    ],
    [
      'hard-mandatory, where the path is another',
      { enforce: [{ path: 'other.sentinel', mode: 'advisory' }] },
      'hard-mandatory',
    ],
    [
      "the mode, where the other framework's path is right",
      { kind: 'opa', enforce: [{ path: 'deny.rego', mode: 'mandatory' }] },
      'mandatory',
    ],
    [
      "advisory, where the other framework's path is wrong",
      { kind: 'opa', enforce: [{ path: 'deny.sentinel', mode: 'mandatory' }] },
      'advisory',
    ],
  ])('sets %s', async (_, attributes, expected) => {
    expect(await level(attributes)).toBe(expected);
  });

  it('is overridden by the level', async () => {
    expect(
      await level({ 'enforcement-level': 'advisory', 'enforce': [{ path: 'deny.sentinel', mode: 'hard-mandatory' }] }),
    ).toBe('advisory');
  });

  it('changes the level in an update', async () => {
    const { id } = await made();
    expect(
      (await update(id, { enforce: [{ path: 'deny.sentinel', mode: 'soft-mandatory' }] })).body.data.attributes[
        'enforcement-level'
      ],
    ).toBe('soft-mandatory');
  });
});

describe('Show, update and delete policy', () => {
  it('returns the created object', async () => {
    const data = await made();
    const { status, body } = await emulator.request('GET', data.links.self);
    expect({ status, body }).toEqual({ status: 200, body: { data } });
  });

  it('keeps attributes that an update leaves out and sets the update time', async () => {
    const { id } = await made({ kind: 'opa', query: 'data.deny', description: 'before' });
    const { status, body } = await update(id, { description: 'after' });
    expect(status).toBe(200);
    expect(body.data.attributes).toMatchObject({
      'description': 'after',
      'query': 'data.deny',
      'enforcement-level': 'advisory',
      'updated-at': expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    expect(await show(id)).toEqual(body.data);
  });

  it('clears a description and a query', async () => {
    const { id } = await made({ kind: 'opa', query: 'data.deny', description: 'before' });
    expect((await update(id, { description: null, query: '' })).body.data.attributes).toMatchObject({
      description: null,
      query: '',
    });
  });

  it.each([
    ['another name', { name: 'other' }, 'name', 'Name cannot be changed'],
    [
      "the other framework's level",
      { 'enforcement-level': 'mandatory' },
      'enforcement-level',
      'Enforcement level is not included in the list',
    ],
    ['a query without its framework', { query: 'x' }, 'query', 'Query is only valid for OPA policies'],
    ['a query that is null', { query: null }, 'query', 'Query must be a string'],
  ])('refuses %s in an update with 422', async (_, attributes, name, detail) => {
    const before = await made();
    const { status, body } = await update(before.id, attributes);
    expect([status, body.errors]).toEqual([
      422,
      [{ status: '422', title: 'invalid attribute', detail, source: { pointer: `/data/attributes/${name}` } }],
    ]);
    expect(await show(before.id)).toEqual(before);
  });

  it('accepts its own name in an update', async () => {
    expect((await update((await made()).id, { name: 'deny' })).status).toBe(200);
  });

  it('does not exist after its deletion', async () => {
    const { id } = await made();
    const { status, body } = await emulator.request('DELETE', `/api/v2/policies/${id}`);
    expect({ status, body }).toEqual({ status: 204, body: undefined });
    expect((await emulator.request('DELETE', `/api/v2/policies/${id}`)).status).toBe(404);
  });

  it.each([
    ['GET', ''],
    ['PATCH', ''],
    ['DELETE', ''],
    ['PUT', '/upload'],
    ['GET', '/download'],
  ])('returns 404 for %s %s of a policy that does not exist', async (method, suffix) => {
    const { status, body } = await emulator.request(method, `/api/v2/policies/pol-none${suffix}`, {
      body: method === 'PATCH' ? policyBody({}) : undefined,
    });
    expect({ status, body }).toEqual({ status: 404, body: NOT_FOUND });
  });
});

describe('Upload policy code', () => {
  const download = async (id: string) => {
    const { status, headers } = await emulator.request('GET', `/api/v2/policies/${id}/download`);
    return { status, address: headers.get('location') };
  };
  const bytes = async (address: string | null) => {
    const response = await fetch(address!);
    return { status: response.status, body: Buffer.from(await response.arrayBuffer()) };
  };

  it('returns the document with a download link to the exact bytes, without a token', async () => {
    const { id } = await made();
    const code = Buffer.from([0x20, 0x0a, 0xef, 0xbb, 0xbf, 0xff, 0x0d, 0x0a, 0x20]);
    const { status, body } = await upload(id, code);
    expect([status, body.data.links.download]).toEqual([200, `/api/v2/policies/${id}/download`]);
    expect(body.data.attributes['updated-at']).toEqual(expect.any(String));
    const { status: redirect, address } = await download(id);
    expect([redirect, address]).toEqual([
      302,
      expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/_archivist\/v1\/object\/object-\w+\?expires=\d+$/),
    ]);
    expect(await bytes(address)).toEqual({ status: 200, body: code });
  });

  it('has no download link and returns 404 before the first upload', async () => {
    const { id, links } = await made();
    expect(links).not.toHaveProperty('download');
    expect((await download(id)).status).toBe(404);
  });

  it('accepts empty code', async () => {
    const { id } = await made();
    expect((await upload(id, '')).status).toBe(200);
    expect((await bytes((await download(id)).address)).body).toHaveLength(0);
  });

  it('expires a download address, and that of older code at once', async () => {
    const { id } = await made();
    await upload(id, 'one');
    const { address } = await download(id);
    await upload(id, 'two');
    expect((await bytes(address)).status).toBe(404);
    const { address: newer } = await download(id);
    expect((await bytes(newer)).body.toString()).toBe('two');
    await emulator.control.clock(3600);
    expect((await bytes(newer)).status).toBe(404);
  });

  it('accepts 10 MB, and returns 413 above it without saving', async () => {
    const { id } = await made();
    expect((await upload(id, Buffer.alloc(10 * 1024 * 1024, 'a'))).status).toBe(200);
    for (const length of [10 * 1024 * 1024 + 1, 33 * 1024 * 1024]) {
      const { status, headers, body } = await upload(id, Buffer.alloc(length, 'b'));
      expect({ status, type: headers.get('content-type'), body }).toEqual({
        status: 413,
        type: 'text/plain; charset=utf-8',
        body: 'Payload Too Large\n',
      });
    }
    expect((await bytes((await download(id)).address)).body).toHaveLength(10 * 1024 * 1024);
  });

  it('refuses a document as code', async () => {
    const { id } = await made();
    expect((await emulator.request('PUT', `/api/v2/policies/${id}/upload`, { body: '{}' })).status).toBe(415);
  });
});

describe('List policies', () => {
  const names = async (query: string) =>
    (await emulator.request('GET', `${POLICIES}${query}`)).body.data.map(({ attributes }: any) => attributes.name);

  it('pages, and keeps other parameters in the links', async () => {
    for (let n = 1; n <= 21; n += 1) await create({ name: `deny-${n}` });
    const { status, body } = await emulator.request('GET', `${POLICIES}?search%5Bname%5D=deny`);
    expect([status, body.data.length]).toEqual([200, 20]);
    expect(body.meta.pagination).toEqual({
      'current-page': 1,
      'page-size': 20,
      'prev-page': null,
      'next-page': 2,
      'total-pages': 2,
      'total-count': 21,
    });
    expect(body.links.next).toBe(
      `${emulator.address}${POLICIES}?page%5Bnumber%5D=2&page%5Bsize%5D=20&search%5Bname%5D=deny`,
    );
  });

  it('searches names and filters kinds', async () => {
    await create({ name: 'deny-all' });
    await create({ name: 'DENY-some', kind: 'opa' });
    await create({ name: 'allow' });
    expect(await names('?search%5Bname%5D=deny')).toEqual(['deny-all', 'DENY-some']);
    expect(await names('?filter%5Bkind%5D=opa')).toEqual(['DENY-some']);
    expect(await names('?filter%5Bkind%5D=sentinel_framework&search[name]=a')).toEqual(['deny-all', 'allow']);
    expect(await names('?search%5Bname%5D=none')).toEqual([]);
  });

  it('sorts by name on request, else by creation', async () => {
    for (const name of ['b', 'c', 'a']) await create({ name });
    expect([await names(''), await names('?sort=name'), await names('?sort=-name')]).toEqual([
      ['b', 'c', 'a'],
      ['a', 'b', 'c'],
      ['c', 'b', 'a'],
    ]);
    expect((await emulator.request('GET', `${POLICIES}?sort=kind`)).status).toBe(400);
  });

  it('includes the sets of the page, each once', async () => {
    const sets = { 'policy-sets': { data: [{ id: 'polset-base', type: 'policy-sets' }] } };
    const { id } = await made({ name: 'one' }, sets);
    await create({ name: 'two' }, sets);
    for (const path of [POLICIES, `/api/v2/policies/${id}`]) {
      const { body } = await emulator.request('GET', `${path}?include=policy_sets`);
      expect(body.included).toMatchObject([{ id: 'polset-base', type: 'policy-sets', attributes: { name: 'base' } }]);
    }
    expect((await emulator.request('GET', `${POLICIES}?include=sets`)).status).toBe(400);
  });

  it('returns 404 for an organization that does not exist', async () => {
    expect((await emulator.request('GET', '/api/v2/organizations/nobody/policies')).status).toBe(404);
  });
});
