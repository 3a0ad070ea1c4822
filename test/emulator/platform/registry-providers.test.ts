import { generateKeyPairSync } from 'crypto';
import { startEmulator } from '../../support/emulator';
import type { TestEmulator } from '../../support/emulator';
import { person } from '../../support/pgp';
import { makeSigningKey } from '../../support/signing-key';
import type { SigningKey } from '../../support/signing-key';

const PROVIDERS = '/api/v2/organizations/acme/registry-providers';
const PROVIDER = `${PROVIDERS}/private/acme/dns`;
const VERSIONS = `${PROVIDER}/versions`;
const PLATFORMS = `${VERSIONS}/1.0.0/platforms`;
const KEYS = '/api/registry/private/v2/gpg-keys';
const STANDARD = '/api/registry/v1/providers/acme/dns';
const SHASUM = 'ab'.repeat(32);

let emulator: TestEmulator;
let key: SigningKey;
beforeAll(async () => {
  emulator = await startEmulator();
  key = await makeSigningKey();
});
beforeEach(async () => emulator.control.reset());
afterAll(async () => {
  expect((await emulator.control.requests()).unknown).toBe(0);
  await emulator.close();
});

const send = async (method: string, path: string, type?: string, attributes?: object) =>
  emulator.request(method, path, { body: attributes && { data: { type, attributes } } });
const make = async (path: string, type: string, attributes: object) => {
  const { status, body } = await send('POST', path, type, attributes);
  expect({ status, errors: body.errors }).toEqual({ status: 201, errors: undefined });
  return body.data;
};
const makeProvider = (attributes: object = {}) =>
  make(PROVIDERS, 'registry-providers', {
    'name': 'dns',
    'namespace': 'acme',
    'registry-name': 'private',
    ...attributes,
  });
const VERSION = { 'version': '1.0.0', 'key-id': '32966F3FB5AC1129', 'protocols': ['5.0', '6.0'] };
const makeVersion = (attributes: object = {}) =>
  make(VERSIONS, 'registry-provider-versions', { ...VERSION, ...attributes });
const PLATFORM = {
  os: 'linux',
  arch: 'amd64',
  shasum: SHASUM,
  filename: 'terraform-provider-dns_1.0.0_linux_amd64.zip',
};
const makePlatform = (attributes: object = {}, type = 'registry-provider-platforms') =>
  make(PLATFORMS, type, { ...PLATFORM, ...attributes });
const data = async (path: string) => (await emulator.request('GET', path)).body.data;
const local = (address: string) => address.slice(emulator.address.length);
const upload = async (address: string, body: string) =>
  (await emulator.request('PUT', local(address), { token: null, body, headers: { 'Content-Type': '' } })).status;
const problem = ({ status, body }: { status: number; body: any }) => [
  status,
  body.errors[0].detail,
  body.errors[0].source?.pointer,
];

describe('Providers', () => {
  it('are created with 201 and the whole document', async () => {
    const created = await makeProvider();
    expect(created).toEqual({
      id: expect.stringMatching(/^prov-[A-Za-z0-9]{16}$/),
      type: 'registry-providers',
      attributes: {
        'name': 'dns',
        'namespace': 'acme',
        'registry-name': 'private',
        'created-at': expect.stringMatching(/\.\d{3}Z$/),
        'updated-at': expect.stringMatching(/\.\d{3}Z$/),
        'permissions': { 'can-delete': true },
      },
      relationships: {
        'organization': { data: { id: 'acme', type: 'organizations' } },
        'versions': { data: [] },
        'registry-provider-versions': { data: [] },
      },
      links: { self: PROVIDER },
    });
    expect([await data(PROVIDER), await data(`/api/v2/registry-providers/${created.id}`)]).toEqual([created, created]);
  });

  it('are private by default', async () => {
    expect((await makeProvider({ 'registry-name': undefined })).attributes['registry-name']).toBe('private');
  });

  it.each<[string, object, string, string]>([
    ['no name', { name: undefined }, "Name can't be blank", 'name'],
    ['another registry', { 'registry-name': 'x' }, 'Registry name is not included in the list', 'registry-name'],
    [
      'another namespace',
      { namespace: 'beta' },
      'Namespace must be the organization for private providers',
      'namespace',
    ],
    [
      'a public one without a namespace',
      { 'registry-name': 'public', 'namespace': undefined },
      "Namespace can't be blank",
      'namespace',
    ],
    ['a name that is taken', {}, 'Name has already been taken', 'name'],
  ])('are refused with %s', async (_, attributes, detail, name) => {
    await makeProvider();
    const given = { 'name': 'dns', 'namespace': 'acme', 'registry-name': 'private', ...attributes };
    expect(problem(await send('POST', PROVIDERS, 'registry-providers', given))).toEqual([
      422,
      detail,
      `/data/attributes/${name}`,
    ]);
  });

  it('are pointers if they are public, without versions', async () => {
    const { relationships } = await makeProvider({ 'registry-name': 'public', 'namespace': 'community' });
    expect(Object.keys(relationships)).toEqual(['organization']);
    const path = `${PROVIDERS}/public/community/dns`;
    for (const at of [
      'versions',
      'versions/1.0.0',
      'versions/1.0.0/platforms',
      'versions/1.0.0/platforms/linux/amd64',
    ]) {
      expect((await emulator.request('GET', `${path}/${at}`)).status).toBe(403);
    }
    expect((await send('POST', `${path}/versions`, 'registry-provider-versions', VERSION)).status).toBe(403);
    await emulator.control.settings({ publicModuleCuration: false });
    expect((await emulator.request('GET', path)).status).toBe(403);
    const another = { 'name': 'x', 'namespace': 'community', 'registry-name': 'public' };
    expect((await send('POST', PROVIDERS, 'registry-providers', another)).status).toBe(403);
  });

  it('are listed by search and filters, with versions on request', async () => {
    await makeProvider();
    const version = await makeVersion();
    await makeProvider({ 'name': 'hub', 'registry-name': 'public', 'namespace': 'community' });
    const names = async (query: string) =>
      (await data(`${PROVIDERS}?${query}`)).map(({ attributes }: any) => attributes.name);
    expect(await names('')).toEqual(['dns', 'hub']);
    expect(await names('q=COMM')).toEqual(['hub']);
    expect(await names('q=z')).toEqual(['dns', 'hub']);
    expect(await names('filter%5Bregistry_name%5D=private')).toEqual(['dns']);
    expect(await names('filter%5Borganization_name%5D=beta,gamma')).toEqual([]);
    const { body } = await emulator.request('GET', `${PROVIDERS}?include=registry-provider-versions&page%5Bsize%5D=1`);
    expect([body.included.map(({ id }: any) => id), body.meta.pagination['total-count']]).toEqual([[version.id], 2]);
    expect((await emulator.request('GET', `${PROVIDERS}?include=x`)).status).toBe(400);
  });

  it('are deleted with their versions and platforms', async () => {
    const before = await emulator.control.snapshot();
    await makeProvider();
    await makeVersion();
    await makePlatform();
    expect((await send('DELETE', PROVIDER)).status).toBe(204);
    expect(await emulator.control.snapshot()).toEqual(before);
    expect((await send('DELETE', PROVIDER)).status).toBe(404);
  });

  it('are not published with the token of an organization', async () => {
    const request = {
      token: 'platform-organization',
      body: { data: { type: 'registry-providers', attributes: { name: 'x' } } },
    };
    expect((await emulator.request('POST', PROVIDERS, request)).status).toBe(404);
    expect((await emulator.request('GET', PROVIDERS, { token: 'platform-organization' })).status).toBe(200);
  });
});

describe('Versions', () => {
  beforeEach(() => makeProvider());

  it('are created with 201 and the links for their files', async () => {
    const created = await makeVersion();
    expect(created).toEqual({
      id: expect.stringMatching(/^provver-[A-Za-z0-9]{16}$/),
      type: 'registry-provider-versions',
      attributes: {
        ...VERSION,
        'shasums-uploaded': false,
        'shasums-sig-uploaded': false,
        'permissions': { 'can-delete': true, 'can-upload-asset': true },
        'created-at': expect.any(String),
        'updated-at': expect.any(String),
      },
      relationships: {
        'registry-provider': { data: { id: expect.stringMatching(/^prov-/), type: 'registry-providers' } },
        'platforms': { data: [] },
        'registry-provider-platforms': { data: [] },
      },
      links: {
        'shasums-upload': expect.stringContaining(`${emulator.address}/_archivist/`),
        'shasums-sig-upload': expect.stringContaining(`${emulator.address}/_archivist/`),
      },
    });
  });

  it.each<[string, object, string, string]>([
    ['no version', { version: undefined }, "Version can't be blank", 'version'],
    ['no semantic version', { version: 'v1' }, 'Version must be a valid semantic version', 'version'],
    ['a version that is taken', {}, 'Version has already been taken', 'version'],
    ['no key', { 'key-id': undefined }, "Key id can't be blank", 'key-id'],
    ['no protocols', { protocols: [] }, "Protocols can't be blank", 'protocols'],
    ['an unknown protocol', { protocols: ['3.0'] }, 'Protocols is not included in the list', 'protocols'],
  ])('are refused with %s', async (_, attributes, detail, name) => {
    await makeVersion();
    const reply = await send('POST', VERSIONS, 'registry-provider-versions', { ...VERSION, ...attributes });
    expect(problem(reply)).toEqual([422, detail, `/data/attributes/${name}`]);
  });

  it('are created with an empty type, as the official client does', async () => {
    await make(VERSIONS, '', VERSION);
  });

  it('have download links once their files are there, in any order', async () => {
    const { links } = await makeVersion();
    expect(await upload(links['shasums-sig-upload'], 'signature')).toBe(200);
    const half = await data(`${VERSIONS}/1.0.0`);
    expect([half.attributes['shasums-uploaded'], half.attributes['shasums-sig-uploaded']]).toEqual([false, true]);
    expect(Object.keys(half.links)).toEqual(['shasums-upload', 'shasums-sig-download']);
    expect(await upload(links['shasums-upload'], 'sums')).toBe(200);
    const whole = await data(`${VERSIONS}/1.0.0`);
    expect(Object.keys(whole.links)).toEqual(['shasums-download', 'shasums-sig-download']);
    const text = async (address: string) => (await fetch(address, { headers: { Accept: '*/*' } })).text();
    expect([await text(whole.links['shasums-download']), await text(whole.links['shasums-sig-download'])]).toEqual([
      'sums',
      'signature',
    ]);
  });

  it('take a file again, but no other one, and for 25 hours', async () => {
    const { links } = await makeVersion();
    const address = links['shasums-upload'];
    expect([await upload(address, 'a'), await upload(address, 'a'), await upload(address, 'b')]).toEqual([
      200, 200, 409,
    ]);
    const download = (await data(`${VERSIONS}/1.0.0`)).links['shasums-download'];
    await emulator.control.clock(25 * 3600 - 60);
    expect((await fetch(download)).status).toBe(200);
    await emulator.control.clock(120);
    expect([(await fetch(download)).status, await upload(links['shasums-sig-upload'], 'a')]).toEqual([404, 404]);
    const renewed = (await data(`${VERSIONS}/1.0.0`)).links;
    expect(await upload(renewed['shasums-sig-upload'], 'a')).toBe(200);
  });

  it('have their files after the delay of the settings', async () => {
    await emulator.control.settings({ providerDelayMs: 5000 });
    const { links } = await makeVersion();
    await upload(links['shasums-upload'], 'a');
    expect((await data(`${VERSIONS}/1.0.0`)).attributes['shasums-uploaded']).toBe(false);
    await emulator.control.clock(6);
    expect((await data(`${VERSIONS}/1.0.0`)).attributes['shasums-uploaded']).toBe(true);
  });

  it('are listed in pages, and deleted with their platforms; the provider stays', async () => {
    await makeVersion();
    await makePlatform();
    await makeVersion({ version: '2.0.0' });
    const { body } = await emulator.request('GET', `${VERSIONS}?page%5Bsize%5D=1`);
    expect([body.data.length, body.meta.pagination['total-count']]).toEqual([1, 2]);
    expect((await send('DELETE', `${VERSIONS}/1.0.0`)).status).toBe(204);
    expect((await send('DELETE', `${VERSIONS}/2.0.0`)).status).toBe(204);
    expect((await emulator.control.snapshot()).objects.registryProviderPlatforms).toEqual([]);
    expect((await emulator.request('GET', PROVIDER)).status).toBe(200);
    expect((await emulator.request('GET', `${VERSIONS}/1.0.0`)).status).toBe(404);
  });
});

describe('Platforms', () => {
  beforeEach(async () => {
    await makeProvider();
    await makeVersion();
  });

  it.each(['registry-provider-platforms', 'registry-provider-version-platforms', ''])(
    'are created as "%s", with an upload link',
    async (type) => {
      const created = await makePlatform({}, type);
      expect(created).toEqual({
        id: expect.stringMatching(/^provpltfrm-[A-Za-z0-9]{16}$/),
        type: 'registry-provider-platforms',
        attributes: {
          ...PLATFORM,
          'provider-binary-uploaded': false,
          'permissions': { 'can-delete': true, 'can-upload-asset': true },
        },
        relationships: {
          'registry-provider-version': {
            data: { id: expect.stringMatching(/^provver-/), type: 'registry-provider-versions' },
          },
        },
        links: { 'provider-binary-upload': expect.stringContaining('/_archivist/') },
      });
      const { relationships } = await data(`${VERSIONS}/1.0.0`);
      expect(relationships.platforms).toEqual({ data: [{ id: created.id, type: 'registry-provider-platforms' }] });
      expect(relationships['registry-provider-platforms']).toEqual(relationships.platforms);
    },
  );

  it.each<[string, object, string, string]>([
    ['no system', { os: undefined }, "Os can't be blank", 'os'],
    ['no architecture', { arch: '' }, "Arch can't be blank", 'arch'],
    ['no checksum', { shasum: undefined }, "Shasum can't be blank", 'shasum'],
    ['another checksum', { shasum: 'x' }, 'Shasum must be a SHA-256 checksum in hexadecimal', 'shasum'],
    ['no file name', { filename: undefined }, "Filename can't be blank", 'filename'],
    ['a system and architecture that are taken', {}, 'Os and arch have already been taken', 'os'],
  ])('are refused with %s', async (_, attributes, detail, name) => {
    await makePlatform();
    const reply = await send('POST', PLATFORMS, 'registry-provider-platforms', { ...PLATFORM, ...attributes });
    expect(problem(reply)).toEqual([422, detail, `/data/attributes/${name}`]);
  });

  it('are shown, listed, uploaded and deleted', async () => {
    const { links } = await makePlatform();
    await makePlatform({ os: 'darwin' });
    expect(await upload(links['provider-binary-upload'], 'zip')).toBe(200);
    const shown = await data(`${PLATFORMS}/linux/amd64`);
    expect([shown.attributes['provider-binary-uploaded'], Object.keys(shown.links)]).toEqual([
      true,
      ['provider-binary-download'],
    ]);
    expect(
      (await data(`${PLATFORMS}?page%5Bnumber%5D=2&page%5Bsize%5D=1`)).map(({ attributes }: any) => attributes.os),
    ).toEqual(['darwin']);
    expect((await send('DELETE', `${PLATFORMS}/linux/amd64`)).status).toBe(204);
    expect((await emulator.request('GET', `${PLATFORMS}/linux/amd64`)).status).toBe(404);
  });
});

describe('GPG keys', () => {
  const add = async (asciiArmor: unknown, namespace = 'acme') =>
    send('POST', KEYS, 'gpg-keys', { namespace, 'ascii-armor': asciiArmor });

  it('are named by the last 8 bytes of their fingerprint', async () => {
    const { status, body } = await add(key.publicKey);
    expect([status, body.data]).toEqual([
      201,
      {
        id: '1',
        type: 'gpg-keys',
        attributes: {
          'ascii-armor': key.publicKey,
          'created-at': expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
          'key-id': key.keyId,
          'namespace': 'acme',
          'source': '',
          'source-url': null,
          'trust-signature': '',
          'updated-at': expect.any(String),
        },
        links: { self: '/v2/gpg-keys/1' },
      },
    ]);
    expect(await data(`${KEYS}/acme/${key.keyId}`)).toEqual(body.data);
  });

  it('are public keys, RSA or DSA, once in a namespace', async () => {
    const ada = await person('Ada');
    const elliptic = `-----BEGIN PGP PUBLIC KEY BLOCK-----\n\n${ada.publicKey}\n-----END PGP PUBLIC KEY BLOCK-----\n`;
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
    const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const details = [];
    for (const armor of [undefined, 'x', pem, key.privateKey, elliptic]) details.push(problem(await add(armor))[1]);
    await add(key.publicKey);
    details.push(problem(await add(key.publicKey))[1]);
    expect(details).toEqual([
      "Ascii armor can't be blank",
      'Ascii armor is not an armored public key',
      'Ascii armor is not an armored public key',
      'Ascii armor must not be a private key',
      'Ascii armor must be an RSA or DSA key',
      'Key has already been taken',
    ]);
    expect((await add(key.publicKey, 'beta')).status).toBe(404);
  });

  it('are listed by namespaces, which must be named and authorized', async () => {
    await emulator.control.organization('beta');
    await add(key.publicKey);
    await add(key.publicKey, 'beta');
    const listed = async (query: string) => {
      const { status, body } = await emulator.request('GET', `${KEYS}?${query}`);
      return status === 200 ? body.data.map(({ attributes }: any) => attributes.namespace) : status;
    };
    expect(await listed('filter%5Bnamespace%5D=acme,beta,none')).toEqual(['acme', 'beta']);
    expect(await listed('filter%5Bnamespace%5D=beta&page%5Bsize%5D=1')).toEqual(['beta']);
    expect([await listed(''), await listed('filter%5Bnamespace%5D=none')]).toEqual([400, 403]);
  });

  it('move to another namespace, and are deleted', async () => {
    await emulator.control.organization('beta');
    await add(key.publicKey);
    const move = async (namespace: string) => send('PATCH', `${KEYS}/acme/${key.keyId}`, 'gpg-keys', { namespace });
    expect(problem(await move('none'))).toEqual([422, 'namespace not authorized', '/data/attributes/namespace']);
    const moved = await move('beta');
    expect([moved.status, moved.body.data.attributes.namespace]).toEqual([200, 'beta']);
    expect((await emulator.request('GET', `${KEYS}/acme/${key.keyId}`)).status).toBe(404);
    expect((await send('DELETE', `${KEYS}/beta/${key.keyId}`)).status).toBe(204);
    expect((await send('DELETE', `${KEYS}/beta/${key.keyId}`)).status).toBe(404);
  });

  it('are managed by teams with the right to manage providers, in their own organization', async () => {
    await emulator.control.organization('beta');
    const keyOf = (namespace: string) => ({
      data: { type: 'gpg-keys', attributes: { namespace, 'ascii-armor': key.publicKey } },
    });
    const item = `${KEYS}/acme/${key.keyId}`;
    const statuses = async (name: string, rights: string[]) => {
      const body = { name, organization: 'acme', rights };
      const { token } = (await emulator.request('POST', '/_emulator/teams', { body })).body;
      const ask = async (method: string, path: string, sent?: object) =>
        (await emulator.request(method, path, { token, body: sent })).status;
      const moved = keyOf('beta');
      return [
        await ask('POST', KEYS, keyOf('beta')),
        await ask('POST', KEYS, keyOf('acme')),
        await ask('GET', `${KEYS}?filter%5Bnamespace%5D=acme`),
        await ask('GET', `${KEYS}?filter%5Bnamespace%5D=beta`),
        await ask('PATCH', item, moved),
        await ask('DELETE', item),
      ];
    };
    expect(await statuses('publishers', ['manage-providers'])).toEqual([404, 201, 200, 403, 422, 204]);
    expect(await statuses('readers', ['manage-modules'])).toEqual([404, 404, 200, 403, 404, 404]);
  });

  it('are those of the private registry', async () => {
    expect((await emulator.request('GET', KEYS.replace('private', 'public'))).status).toBe(403);
    expect((await emulator.request('GET', `${KEYS.replace('private', 'public')}/acme/X`)).status).toBe(403);
    expect((await emulator.request('GET', KEYS.replace('private', 'other'))).status).toBe(404);
  });
});

describe('The provider registry protocol', () => {
  const complete = async (version: string, os = 'linux') => {
    const { links } = await makeVersion({ version, 'key-id': key.keyId });
    const platforms = PLATFORMS.replace('1.0.0', version);
    const platform = await make(platforms, 'registry-provider-platforms', { ...PLATFORM, os });
    for (const address of [
      links['shasums-upload'],
      links['shasums-sig-upload'],
      platform.links['provider-binary-upload'],
    ]) {
      expect(await upload(address, version)).toBe(200);
    }
  };
  const found = async () => emulator.request('GET', `${STANDARD}/1.0.0/download/linux/amd64`);
  beforeEach(() => makeProvider());

  it('is in the discovery document', async () => {
    const { body } = await emulator.request('GET', '/.well-known/terraform.json', { token: null });
    expect(body['providers.v1']).toBe('/api/registry/v1/providers/');
  });

  it('lists complete versions and platforms only, the newest first', async () => {
    await complete('1.0.0');
    await complete('1.10.0', 'darwin');
    await makePlatform({ os: 'windows' });
    await makeVersion({ version: '2.0.0' });
    const { body } = await emulator.request('GET', `${STANDARD}/versions`);
    const protocols = ['5.0', '6.0'];
    expect(body).toEqual({
      versions: [
        { version: '1.10.0', protocols, platforms: [{ os: 'darwin', arch: 'amd64' }] },
        { version: '1.0.0', protocols, platforms: [{ os: 'linux', arch: 'amd64' }] },
      ],
    });
    const none = await emulator.request('GET', '/api/registry/v1/providers/acme/none/versions');
    expect([none.status, none.body]).toEqual([404, { errors: ['not found'] }]);
  });

  it('finds a package with its files and the key that signed them, while the organization has it', async () => {
    await complete('1.0.0');
    await send('POST', KEYS, 'gpg-keys', { 'namespace': 'acme', 'ascii-armor': key.publicKey });
    const { body } = await found();
    expect(body).toEqual({
      protocols: ['5.0', '6.0'],
      os: 'linux',
      arch: 'amd64',
      filename: PLATFORM.filename,
      download_url: expect.any(String),
      shasums_url: expect.any(String),
      shasums_signature_url: expect.any(String),
      shasum: SHASUM,
      signing_keys: { gpg_public_keys: [{ key_id: key.keyId, ascii_armor: key.publicKey }] },
    });
    for (const address of [body.download_url, body.shasums_url, body.shasums_signature_url]) {
      expect(await (await fetch(address)).text()).toBe('1.0.0');
    }
    await send('DELETE', `${KEYS}/acme/${key.keyId}`);
    expect((await found()).body.signing_keys).toEqual({ gpg_public_keys: [] });
  });

  it('has no package of what is not complete', async () => {
    await makeVersion();
    expect((await found()).status).toBe(404);
    const { links } = await makePlatform();
    await upload(links['provider-binary-upload'], 'zip');
    expect((await found()).status).toBe(404);
  });
});
