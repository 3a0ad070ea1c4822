import { startEmulator } from '../../support/emulator';
import type { TestEmulator } from '../../support/emulator';
import { one, object, sender } from '../../support/platform-documents';

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startEmulator({ settings: { strict: true } });
});
beforeEach(async () => emulator.control.reset());
afterAll(async () => {
  expect((await emulator.request('GET', '/_emulator/violations')).body).toEqual({ violations: [] });
  await emulator.close();
});

const send = sender(() => emulator);
const MODULES = 'organizations/acme/registry-modules';
const VPC = `${MODULES}/private/acme/vpc/aws`;
const REPOSITORY = {
  'identifier': 'acme/terraform-aws-vpc',
  'display-identifier': 'acme/terraform-aws-vpc',
  'oauth-token-id': 'ot-main',
};
const publish = async (repository: object, attributes: object = {}) =>
  send(
    'POST',
    `${MODULES}/vcs`,
    object('registry-modules', { 'vcs-repo': { ...REPOSITORY, ...repository }, ...attributes }),
  );
const update = async (attributes: object, relationships: object = {}) =>
  send('PATCH', VPC, object('registry-modules', attributes, relationships));
const versions = async (path = VPC) =>
  (await send('GET', path)).data.attributes['version-statuses'].map(
    ({ version, status }: any) => `${version} ${status}`,
  );

describe('A module by branch', () => {
  it('has its initial version, and further ones by commit', async () => {
    const { status, data } = await publish(
      { branch: 'main' },
      { 'initial-version': '1.2.0', 'test-config': { 'tests-enabled': true } },
    );
    expect([status, data.attributes]).toMatchObject([
      201,
      {
        'publishing-mechanism': 'branch',
        'vcs-repo': { branch: 'main', tags: false },
        'test-config': { 'tests-enabled': true, 'agent-execution-mode': 'remote', 'agent-pool-id': null },
      },
    ]);
    expect(data.attributes).not.toHaveProperty('initial-version');
    expect((await send('GET', VPC)).data.attributes.status).toBe('setup_complete');
    const version = (attributes: object) =>
      send('POST', `${VPC}/versions`, object('registry-module-versions', attributes));
    expect((await version({ version: '1.3.0' })).status).toBe(422);
    const made = await version({ 'version': '1.3.0', 'commit-sha': 'a'.repeat(40) });
    expect([made.status, made.data.links]).toEqual([201, undefined]);
    expect((await version({ 'version': '1.3.0', 'commit-sha': 'b'.repeat(40) })).status).toBe(422);
    expect(await versions()).toEqual(['1.3.0 ok', '1.2.0 ok']);
  });

  it('turns to tags and back, and keeps its versions', async () => {
    await publish({ branch: 'main' });
    expect((await update({ 'vcs-repo': { tags: true } })).data.attributes).toMatchObject({
      'publishing-mechanism': 'git_tag',
      'vcs-repo': { branch: '', tags: true },
    });
    expect(await versions()).toEqual(['1.1.0 ok', '1.0.0 ok', '0.0.0 ok']);
    expect((await update({ 'vcs-repo': { branch: 'main' } })).data.attributes).toMatchObject({
      'publishing-mechanism': 'branch',
    });
    expect(await versions()).toEqual(['1.1.0 ok', '1.0.0 ok', '0.0.0 ok']);
  });

  it('gets no second initial version when it is updated', async () => {
    await publish({ branch: 'main' }, { 'initial-version': '1.2.0' });
    for (const repository of [{ 'source-directory': 'network' }, { branch: 'next' }]) {
      expect((await update({ 'vcs-repo': repository })).status).toBe(200);
    }
    expect(await versions()).toEqual(['1.2.0 ok']);
  });

  it.each<[string, object, object]>([
    ['tags at once', { branch: 'main', tags: true }, {}],
    ['neither a branch nor tags', { tags: false }, {}],
    ['an initial version that is none', { branch: 'main' }, { 'initial-version': 'one' }],
    [
      'an agent mode of tests without a pool',
      { branch: 'main' },
      { 'test-config': { 'agent-execution-mode': 'agent' } },
    ],
    ['a pool with the remote mode', { branch: 'main' }, { 'test-config': { 'agent-pool-id': 'apool-main' } }],
    ['tests of tags', {}, { 'test-config': { 'tests-enabled': true } }],
    ['two connections', { 'github-app-installation-id': 'ghain-main' }, {}],
    ['no connection', { 'oauth-token-id': undefined }, {}],
    ['a repository of another name', { identifier: 'acme/policy-library' }, {}],
    ['an unknown branch', { identifier: 'acme/policy-library', branch: 'none' }, { name: 'rules', provider: 'aws' }],
  ])('is refused with %s', async (_, repository, attributes) => {
    expect((await publish(repository, attributes)).status).toBe(422);
  });
});

describe('A module from a part of a repository', () => {
  beforeEach(async () => {
    const files = { 'network/main.tf': 'variable "cidr" {}\n', 'README.md': 'All.\n' };
    await send('POST', '/_emulator/repositories', {
      identifier: 'acme/modules',
      connection: 'ot-main',
      tags: ['network-1.0.0', 'network-v1.1.0', 'other-2.0.0', '3.0.0'],
      files,
      branches: { main: files },
    });
  });
  const part = { 'identifier': 'acme/modules', 'tag-prefix': 'network-', 'source-directory': 'network' };

  it('has a name of its own, the tags of its prefix and the files of its folder', async () => {
    const { status, data } = await publish(part, { 'name': 'network', 'provider': 'aws', 'initial-version': '9.0.0' });
    expect([status, data.attributes['vcs-repo']]).toMatchObject([
      201,
      { 'tag-prefix': 'network-', 'source-directory': 'network' },
    ]);
    expect(await versions(`${MODULES}/private/acme/network/aws`)).toEqual(['1.1.0 ok', '1.0.0 ok']);
    const { body } = await emulator.request('GET', '/api/registry/v1/modules/acme/network/aws/1.1.0');
    expect(body.root.inputs).toMatchObject([{ name: 'cidr' }]);
    const moved = await send(
      'PATCH',
      `${MODULES}/private/acme/network/aws`,
      object('registry-modules', { 'vcs-repo': { 'tag-prefix': 'other-' } }),
    );
    expect(moved.data.attributes['version-statuses']).toMatchObject([{ version: '2.0.0' }]);
  });

  it('is unknown to older releases, which follow the whole repository', async () => {
    await emulator.control.settings({ moduleFolders: false });
    const { data } = await publish(part, { name: 'network', provider: 'aws' });
    expect(data.attributes['vcs-repo']).not.toHaveProperty('tag-prefix');
    expect(await versions(`${MODULES}/private/acme/network/aws`)).toEqual(['3.0.0 reg_ingress_failed']);
  });
});

it('A module is published through the GitHub App by users, pointed to another repository, and tagged', async () => {
  const app = { 'oauth-token-id': undefined, 'github-app-installation-id': 'ghain-main' };
  const body = object('registry-modules', { 'vcs-repo': { ...REPOSITORY, ...app } });
  expect((await send('POST', 'organizations/acme/registry-modules/vcs', body, 'platform-owners')).status).toBe(422);
  const { data } = await publish(app);
  expect(data.attributes['vcs-repo']).toMatchObject({ 'github-app-installation-id': 'ghain-main' });
  expect(data.attributes['vcs-repo']).not.toHaveProperty('oauth-token-id');
  expect((await update({ 'vcs-repo': { identifier: 'acme/none' } })).status).toBe(422);
  expect(
    (await update({ 'vcs-repo': { identifier: 'acme/policy-library', branch: 'main' } })).data.attributes['vcs-repo'],
  ).toMatchObject({
    identifier: 'acme/policy-library',
    branch: 'main',
  });
  await update({}, { 'tag-bindings': { data: [{ type: 'tag-bindings', attributes: { key: 'team', value: 'net' } }] } });
  expect((await send('GET', `registry-modules/${data.id}/tag-bindings`)).data).toMatchObject([
    { attributes: { key: 'team', value: 'net' } },
  ]);
});

describe('A no-code module', () => {
  const option = (name: string, values: unknown[], id?: string) => ({
    type: 'variable-options',
    ...(id === undefined ? {} : { id }),
    attributes: { 'variable-name': name, 'variable-type': 'string', 'options': values },
  });
  const create = async (attributes: object = {}, relationships: object = {}, type = 'registry-module') => {
    const { id } = (await publish({})).data;
    const related = { 'registry-module': one(type, id), ...relationships };
    return send('POST', 'organizations/acme/no-code-modules', object('no-code-modules', attributes, related));
  };

  it.each(['registry-module', 'registry-modules'])('is made from a %s with the newest version', async (type) => {
    const { status, data } = await create({}, {}, type);
    expect([status, data]).toMatchObject([
      200,
      {
        id: expect.stringMatching(/^nocode-/),
        type: 'no-code-modules',
        attributes: { 'enabled': false, 'version-pin': '1.1.0' },
        relationships: {
          'organization': one('organizations', 'acme'),
          'registry-module': { data: { type: 'registry-modules' } },
          'variable-options': { data: [] },
        },
      },
    ]);
    expect((await send('GET', `${MODULES}?include=no-code-modules`)).body).toMatchObject({
      data: [{ relationships: { 'no-code-modules': { data: [{ id: data.id }] } } }],
      included: [{ id: data.id }],
    });
    expect((await send('DELETE', `no-code-modules/${data.id}`)).status).toBe(204);
    expect((await send('GET', `no-code-modules/${data.id}`)).status).toBe(404);
  });

  it('has exactly the options that were sent, whole when they are included', async () => {
    const { data } = await create(
      { 'enabled': true, 'version-pin': '1.0.0' },
      { 'variable-options': { data: [option('a', ['x'])] } },
    );
    const item = `no-code-modules/${data.id}`;
    const [{ id }] = data.relationships['variable-options'].data;
    expect(id).toMatch(/^ncvaropt-/);
    const change = async (options: object[]) =>
      send('PATCH', item, object('no-code-modules', {}, { 'variable-options': { data: options } }));
    const { data: changed } = await change([option('a', ['y'], id), option('b', [1])]);
    expect(changed).toMatchObject({
      attributes: { 'enabled': true, 'version-pin': '1.0.0' },
      relationships: { 'variable-options': { data: [{ id }, {}] } },
    });
    expect((await send('GET', `${item}?include=variable_options`)).body.included).toMatchObject([
      {
        id,
        type: 'variable-options',
        attributes: { 'variable-name': 'a', 'variable-type': 'string', 'options': ['y'] },
      },
      { attributes: { 'variable-name': 'b', 'options': [1] } },
    ]);
    expect((await change([option('c', [])])).data.relationships['variable-options'].data).toHaveLength(1);
    expect((await change([option('c', [], id)])).status).toBe(422);
    expect(
      (await send('PATCH', item, object('no-code-modules', { 'version-pin': 'latest' }))).data.attributes[
        'version-pin'
      ],
    ).toBe('latest');
    expect((await send('PATCH', item, object('no-code-modules', { 'version-pin': '9.9.9' }))).status).toBe(422);
    expect((await send('GET', `${item}?include=x`)).status).toBe(400);
  });

  it.each<[string, object, object]>([
    ['another version', { 'version-pin': '7.0.0' }, {}],
    ['an unknown module', {}, { 'registry-module': one('registry-modules', 'mod-none') }],
    ['an option without a name', {}, { 'variable-options': { data: [option('', [])] } }],
  ])('is refused with %s', async (_, attributes, relationships) => {
    expect((await create(attributes, relationships)).status).toBe(422);
  });

  it('is one for each module, and goes with it', async () => {
    const { data } = await create();
    const again = object('no-code-modules', {}, { 'registry-module': data.relationships['registry-module'] });
    expect((await send('POST', 'organizations/acme/no-code-modules', again)).status).toBe(422);
    await send('DELETE', VPC);
    expect((await send('GET', `no-code-modules/${data.id}`)).status).toBe(404);
  });
});
