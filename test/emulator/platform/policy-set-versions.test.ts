import { gzipSync } from 'zlib';
import { startEmulator } from '../../support/emulator';
import type { TestEmulator } from '../../support/emulator';
import { archiveOf } from '../../support/module-archive';

const SETS = '/api/v2/organizations/acme/policy-sets';
const OCTETS = { 'Content-Type': 'application/octet-stream' };
const SENTINEL = {
  'sentinel.hcl': 'policy "deny" {\n  source = "./deny.sentinel"\n}\npolicy "warn" {}\n',
  'deny.sentinel': 'main = rule { false }\n',
  'warn.sentinel': 'main = rule { true }\n',
};
const LIBRARY = { 'identifier': 'acme/policy-library', 'oauth-token-id': 'ot-main' };

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startEmulator();
});
beforeEach(async () => emulator.control.reset());
afterAll(async () => {
  expect((await emulator.control.requests()).unknown).toBe(0);
  await emulator.close();
});

const madeSet = async (attributes: object = {}) => {
  const { status, body } = await emulator.request('POST', SETS, {
    body: { data: { type: 'policy-sets', attributes: { name: 'rules', ...attributes } } },
  });
  expect({ status, errors: body.errors }).toEqual({ status: 201, errors: undefined });
  return body.data;
};
const createVersion = async (set: string) => emulator.request('POST', `/api/v2/policy-sets/${set}/versions`);
const madeVersion = async (set: string) => (await createVersion(set)).body.data;
const showVersion = async (id: string) =>
  (await emulator.request('GET', `/api/v2/policy-set-versions/${id}`)).body.data;
const showSet = async (id: string) => (await emulator.request('GET', `/api/v2/policy-sets/${id}`)).body.data;
const upload = async (address: string, body: Buffer) =>
  emulator.request('PUT', address.slice(emulator.address.length), { token: null, body, headers: OCTETS });
const uploaded = async (set: string, archive: Buffer) => {
  const { id, links } = await madeVersion(set);
  expect((await upload(links.upload, archive)).status).toBe(200);
  return showVersion(id);
};
const pointers = async (set: string) => {
  const { relationships } = await showSet(set);
  return [relationships['current-version'].data?.id, relationships['newest-version'].data?.id];
};
const repository = async (branches: object) =>
  emulator.request('POST', '/_emulator/repositories', {
    body: { identifier: 'acme/policy-library', connection: 'ot-main', branches },
  });
const versions = async (set: string) =>
  (await emulator.request('GET', `/api/v2/policy-sets/${set}/versions`)).body.data;

describe('Uploaded versions', () => {
  it('are pending with an upload link of the archive, and then ready and current', async () => {
    const { status, body } = await createVersion('polset-base');
    expect(status).toBe(201);
    expect(body.data).toEqual({
      id: expect.stringMatching(/^polsetver-[A-Za-z0-9]{16}$/),
      type: 'policy-set-versions',
      attributes: {
        'source': 'tfe-api',
        'status': 'pending',
        'status-timestamps': { 'pending-at': body.data.attributes['created-at'] },
        'error': null,
        'error-message': null,
        'ingress-attributes': null,
        'created-at': expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        'updated-at': body.data.attributes['created-at'],
      },
      relationships: { 'policy-set': { data: { id: 'polset-base', type: 'policy-sets' } } },
      links: {
        self: `/api/v2/policy-set-versions/${body.data.id}`,
        upload: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/_archivist\//),
      },
    });
    expect(await pointers('polset-base')).toEqual([undefined, body.data.id]);
    expect((await upload(body.data.links.upload, await archiveOf(SENTINEL))).status).toBe(200);
    const { attributes, links } = await showVersion(body.data.id);
    expect([attributes.status, Object.keys(attributes['status-timestamps']), links.upload]).toEqual([
      'ready',
      ['pending-at', 'ingressing-at', 'ready-at'],
      undefined,
    ]);
    expect(await pointers('polset-base')).toEqual([body.data.id, body.data.id]);
    expect((await showSet('polset-base')).attributes).toMatchObject({ 'versioned': true, 'policy-count': 2 });
  });

  it('are ingressing while they are read', async () => {
    await emulator.control.settings({ policyDelayMs: 60_000 });
    const { id, attributes } = await uploaded('polset-base', await archiveOf(SENTINEL));
    expect(attributes.status).toBe('ingressing');
    expect(await pointers('polset-base')).toEqual([undefined, id]);
    await emulator.control.clock(61);
    expect((await showVersion(id)).attributes.status).toBe('ready');
    expect(await pointers('polset-base')).toEqual([id, id]);
  });

  it.each<[string, string, () => Promise<Buffer>, string]>([
    ['no gzip', 'sentinel_framework', async () => Buffer.from('x'), 'The archive is not a gzip tarball.'],
    ['no tarball', 'opa', async () => gzipSync('x'.repeat(600)), 'The archive is not a gzip tarball.'],
    [
      'nothing at its root',
      'sentinel_framework',
      () => archiveOf({ 'a/sentinel.hcl': '' }),
      'There is no file sentinel.hcl at the root.',
    ],
    ['the file of another kind', 'opa', () => archiveOf(SENTINEL), 'There is no file policies.hcl at the root.'],
    ['no declared policy', 'tfpolicy', () => archiveOf(SENTINEL), 'There is no file whose name ends in .policy.hcl.'],
    [
      'a missing file',
      'sentinel_framework',
      () => archiveOf({ 'sentinel.hcl': 'policy "a" {}\n' }),
      'sentinel.hcl names the file a.sentinel, which is missing.',
    ],
    [
      'a file that cannot be read',
      'opa',
      () => archiveOf({ 'policies.hcl': 'policy "a" {\n' }),
      'policies.hcl cannot be read at line 2.',
    ],
    [
      'a way out',
      'opa',
      () => archiveOf({ '../policies.hcl': '' }),
      'The archive has a file outside of its root: ../policies.hcl.',
    ],
  ])('are errored with the reason for an archive with %s', async (_, kind, archive, reason) => {
    const set = await madeSet({ kind });
    const { attributes } = await uploaded(set.id, await archive());
    expect([attributes.status, attributes.error, attributes['error-message']]).toEqual(['errored', reason, reason]);
    expect(Object.keys(attributes['status-timestamps'])).toContain('errored-at');
  });

  it.each<[string, Record<string, string>]>([
    ['opa', { 'policies.hcl': 'policy "a" {}\n', 'a.rego': 'package a\n' }],
    ['tfpolicy', { 'deep/baseline.policy.hcl': 'policy "a" {}\n' }],
  ])('are ready with the files of the kind %s', async (kind, files) => {
    const { id } = await madeSet({ kind });
    expect((await uploaded(id, await archiveOf(files))).attributes.status).toBe('ready');
    expect((await showSet(id)).attributes['policy-count']).toBe(1);
  });

  it('leave the one before in force if they are errored', async () => {
    const ready = await uploaded('polset-base', await archiveOf(SENTINEL));
    const errored = await uploaded('polset-base', Buffer.from('x'));
    expect(await pointers('polset-base')).toEqual([ready.id, errored.id]);
  });

  it('are uploaded without a token within an hour, once', async () => {
    const archive = await archiveOf(SENTINEL);
    const { links } = await madeVersion('polset-base');
    expect((await upload(links.upload, archive)).status).toBe(200);
    expect((await upload(links.upload, archive)).status).toBe(200);
    expect((await upload(links.upload, Buffer.from('other'))).status).toBe(409);
    const late = await madeVersion('polset-base');
    await emulator.control.clock(3595);
    expect((await showVersion(late.id)).links.upload).toBe(late.links.upload);
    await emulator.control.clock(10);
    expect((await upload(late.links.upload, archive)).status).toBe(404);
    expect((await showVersion(late.id)).links.upload).toBeUndefined();
  });

  it('need a body of bytes', async () => {
    const { links } = await madeVersion('polset-base');
    const { status } = await emulator.request('PUT', links.upload.slice(emulator.address.length), {
      token: null,
      body: {},
    });
    expect(status).toBe(415);
  });

  it('are refused by a set with policies or a repository', async () => {
    const sets = { 'policy-sets': { data: [{ id: 'polset-base', type: 'policy-sets' }] } };
    const attributes = { 'name': 'deny', 'enforcement-level': 'advisory' };
    await emulator.request('POST', '/api/v2/organizations/acme/policies', {
      body: { data: { type: 'policies', attributes, relationships: sets } },
    });
    const { id } = await madeSet({ 'vcs-repo': LIBRARY });
    const details = [];
    for (const set of ['polset-base', id]) {
      const { status, body } = await createVersion(set);
      details.push([status, body.errors[0].detail]);
    }
    expect(details).toEqual([
      [422, 'Policy set does not support uploads: it has policies'],
      [422, 'Policy set does not support uploads: its content comes from a repository'],
    ]);
    expect((await createVersion('polset-none')).status).toBe(404);
  });

  it('refuse single policies beside them', async () => {
    await madeVersion('polset-base');
    const sets = { 'policy-sets': { data: [{ id: 'polset-base', type: 'policy-sets' }] } };
    const attributes = { 'name': 'deny', 'enforcement-level': 'advisory' };
    const { status } = await emulator.request('POST', '/api/v2/organizations/acme/policies', {
      body: { data: { type: 'policies', attributes, relationships: sets } },
    });
    expect(status).toBe(422);
  });

  it('are listed newest first, in pages', async () => {
    const [first, second] = [await madeVersion('polset-base'), await madeVersion('polset-base')];
    expect((await versions('polset-base')).map(({ id }: any) => id)).toEqual([second.id, first.id]);
    const page = await emulator.request('GET', '/api/v2/policy-sets/polset-base/versions?page%5Bsize%5D=1');
    expect([page.body.data.length, page.body.meta.pagination['total-count']]).toEqual([1, 2]);
    expect((await emulator.request('GET', '/api/v2/policy-sets/polset-none/versions')).status).toBe(404);
    expect((await emulator.request('GET', '/api/v2/policy-set-versions/polsetver-none')).status).toBe(404);
  });
});

describe('Versions of a repository', () => {
  it('are made with the set, of the default branch', async () => {
    const { id, attributes, relationships } = await madeSet({ 'vcs-repo': LIBRARY });
    expect(attributes).toMatchObject({ 'versioned': true, 'policy-count': 1 });
    expect(attributes['vcs-repo']).toEqual({
      'identifier': 'acme/policy-library',
      'branch': '',
      'oauth-token-id': 'ot-main',
      'ingress-submodules': false,
      'display-identifier': 'acme/policy-library',
      'repository-http-url': 'https://git.example/acme/policy-library',
      'service-provider': 'github',
      'webhook-url': expect.stringMatching(/^http:\/\/.*\/webhooks\/vcs\/webhook-/),
    });
    const version = await showVersion(relationships['newest-version'].data.id);
    expect(version.attributes).toMatchObject({ source: 'github', status: 'ready' });
    expect(version.attributes['ingress-attributes']).toEqual({
      'commit-sha': expect.stringMatching(/^[0-9a-f]{40}$/),
      'commit-url': expect.stringMatching(/^https:\/\/git\.example\/acme\/policy-library\/commit\/[0-9a-f]{40}$/),
      'identifier': 'acme/policy-library',
    });
    expect(version.links).toEqual({ self: `/api/v2/policy-set-versions/${version.id}` });
    expect(await pointers(id)).toEqual([version.id, version.id]);
  });

  it('are ingressing from the start', async () => {
    await emulator.control.settings({ policyDelayMs: 1000 });
    const { relationships } = await madeSet({ 'vcs-repo': LIBRARY });
    expect(relationships['current-version'].data).toBeNull();
    expect((await showVersion(relationships['newest-version'].data.id)).attributes).toMatchObject({
      'status': 'ingressing',
      'status-timestamps': { 'ingressing-at': expect.any(String) },
    });
  });

  it('show in the newest version what is wrong with a branch', async () => {
    const { id } = await madeSet({ 'vcs-repo': { ...LIBRARY, branch: 'main' } });
    const [current] = await pointers(id);
    for (const [branch, reason] of [
      ['broken', 'sentinel.hcl cannot be read at line 2.'],
      ['none', 'The branch none does not exist.'],
    ]) {
      const { body } = await emulator.request('PATCH', `/api/v2/policy-sets/${id}`, {
        body: { data: { type: 'policy-sets', attributes: { 'vcs-repo': { ...LIBRARY, branch } } } },
      });
      const newest = await showVersion(body.data.relationships['newest-version'].data.id);
      expect([newest.attributes.status, newest.attributes.error]).toEqual(['errored', reason]);
      expect((await pointers(id))[0]).toBe(current);
    }
  });

  it('are made by a commit to the branch', async () => {
    const { id } = await madeSet({ 'vcs-repo': LIBRARY });
    const before = await versions(id);
    expect((await repository({ main: SENTINEL, other: {} })).status).toBe(201);
    const after = await versions(id);
    expect(after.length - before.length).toBe(1);
    expect(after[0].attributes['ingress-attributes']['commit-sha']).not.toBe(
      before[0].attributes['ingress-attributes']['commit-sha'],
    );
    expect((await showSet(id)).attributes['policy-count']).toBe(2);
  });

  it.each<[string[], number]>([
    [['deny.*'], 1],
    [['*.sentinel'], 1],
    [['**/*.sentinel'], 1],
    [['**'], 1],
    [['den?.sentinel', 'x'], 1],
    [['warn.sentinel'], 0],
    [['folder/**'], 0],
    [['enforce/*.sentinel'], 0],
  ])('are made only if a changed file matches: %j', async (patterns, made) => {
    await repository({ main: SENTINEL });
    const { id } = await madeSet({ 'vcs-repo': LIBRARY, 'policy-update-patterns': patterns });
    await repository({ main: { ...SENTINEL, 'deny.sentinel': 'main = rule { true }\n' } });
    expect(await versions(id)).toHaveLength(1 + made);
  });

  it('are read from the folder of the set', async () => {
    await repository({ main: { 'policies/deep/policies.hcl': 'policy "a" {}\n' } });
    const { attributes } = await madeSet({ 'kind': 'opa', 'policies-path': '/policies/deep/', 'vcs-repo': LIBRARY });
    expect(attributes).toMatchObject({ 'policies-path': '/policies/deep/', 'policy-count': 1 });
  });

  it('end with the repository, and what was read stays in force', async () => {
    const { id } = await madeSet({ 'vcs-repo': LIBRARY });
    const [current] = await pointers(id);
    const { body } = await emulator.request('PATCH', `/api/v2/policy-sets/${id}`, {
      body: { data: { type: 'policy-sets', attributes: { 'vcs-repo': null } } },
    });
    expect(body.data.attributes['vcs-repo']).toBeNull();
    await repository({ main: SENTINEL });
    expect(await pointers(id)).toEqual([current, current]);
  });

  it('come through the GitHub App for users', async () => {
    const { attributes } = await madeSet({
      'vcs-repo': { 'identifier': 'acme/policy-library', 'github-app-installation-id': 'ghain-main' },
    });
    expect(attributes['vcs-repo']).toMatchObject({
      'github-app-installation-id': 'ghain-main',
      'service-provider': 'github_app',
    });
    const refused = await emulator.request('POST', SETS, {
      body: {
        data: {
          type: 'policy-sets',
          attributes: {
            'name': 'x',
            'vcs-repo': { 'identifier': 'acme/policy-library', 'github-app-installation-id': 'ghain-none' },
          },
        },
      },
    });
    expect([refused.status, refused.body.errors[0].detail]).toEqual([
      422,
      'GitHub App installation ghain-none not found',
    ]);
  });
});
