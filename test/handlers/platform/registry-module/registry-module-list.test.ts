import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { Proxied, openProxied } from '../../../support/environments/proxied';

const TYPE = 'lintel_registry_module';
const MODULES = '/api/v2/organizations/acme/registry-modules';

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry);
});
afterEach(async () => {
  await open.close();
});

const record = async (name: string, more: object = {}) =>
  open.service.request('POST', MODULES, {
    body: {
      data: { type: 'registry-modules', attributes: { name, 'provider': 'aws', 'registry-name': 'private', ...more } },
    },
  });
const publish = async () =>
  open.service.request('POST', `${MODULES}/vcs`, {
    body: {
      data: {
        type: 'registry-modules',
        attributes: {
          'vcs-repo': {
            'identifier': 'acme/terraform-aws-vpc',
            'display_identifier': 'acme/terraform-aws-vpc',
            'oauth-token-id': 'ot-main',
          },
        },
      },
    },
  });
/** Creates one module of each kind. */
const fill = async () => {
  await record('dns', { provider: 'google' });
  await record('consul', { 'registry-name': 'public', 'namespace': 'hashicorp' });
  await publish();
};
const share = async () => {
  await open.service.control.organization('beta');
  await open.service.request('PATCH', '/api/v2/admin/organizations/acme/relationships/module-consumers', {
    body: { data: [{ id: 'beta', type: 'organizations' }] },
  });
};

const names = async (config: object, wanted = {}) =>
  (await open.core.list(TYPE, { organization: 'acme', ...config }, wanted)).map(({ displayName }) => displayName);
const ids = async (config: object) =>
  ((await open.core.readData('lintel_registry_modules', { organization: 'acme', ...config })).modules as Values[]).map(
    ({ id }) => id,
  );
const passed = () => open.proxy.passed.splice(0).map(({ path }) => path.replace(/\?.*/, ''));

describe('the list of registry modules', () => {
  it('returns names and identities, and fetches no unrequested pages', async () => {
    for (let number = 1; number <= 105; number++) await record(`dns-${number}`);
    expect(await names({}, { limit: 2 })).toEqual(['acme/dns-1/aws', 'acme/dns-2/aws']);
    expect(passed()).toEqual([MODULES]);
    expect(await names({})).toHaveLength(105);
    expect(passed()).toEqual([MODULES, MODULES]);
  });

  it.each([
    [{ q: 'consul' }, ['hashicorp/consul/aws']],
    [{ filterRegistryName: 'private' }, ['acme/dns/google', 'acme/vpc/aws']],
    [{ filterProvider: 'google' }, ['acme/dns/google']],
    [{ filterOrganizationName: 'acme', q: 'vpc' }, ['acme/vpc/aws']],
    [{ filterOrganizationName: 'beta' }, []],
  ])('filters by %j', async (config, expected) => {
    await fill();
    expect(await names(config)).toEqual(expected);
  });

  it('returns whole modules as an import reads them, with one request', async () => {
    await fill();
    const listed = await open.core.list(TYPE, { organization: 'acme' }, { withObject: true });
    expect(passed()).toEqual([MODULES]);
    for (const { identity, object } of listed) {
      expect(object).toEqual((await open.core.import(TYPE, { identity }))!.state);
    }
    expect(listed.map(({ identity }) => identity)).toContainEqual({
      organization: 'acme',
      registryName: 'public',
      namespace: 'hashicorp',
      name: 'consul',
      moduleProvider: 'aws',
    });
  });

  it('names the owner of a module shared by another organization', async () => {
    await record('dns');
    await share();
    const [{ identity }] = await open.core.list(TYPE, { organization: 'beta' });
    expect(identity.organization).toBe('acme');
  });

  it('reports why it cannot be read', async () => {
    await expect(names({ organization: 'nowhere' })).rejects.toThrow(/404/);
  });
});

describe('the registry module data sources', () => {
  it('return everything that the service reports about one module', async () => {
    await fill();
    const read = await open.core.readData(TYPE, { organization: 'acme', name: 'vpc', moduleProvider: 'aws' });
    expect(read).toMatchObject({
      id: 'acme/private/acme/vpc/aws',
      registryModuleId: expect.stringMatching(/^mod-/),
      organization: 'acme',
      registryName: 'private',
      namespace: 'acme',
      name: 'vpc',
      moduleProvider: 'aws',
      vcsRepo: {
        identifier: 'acme/terraform-aws-vpc',
        displayIdentifier: 'acme/terraform-aws-vpc',
        oauthTokenId: 'ot-main',
        branch: undefined,
        tags: true,
        ingressSubmodules: true,
        webhookUrl: expect.stringContaining('/webhooks/vcs/'),
      },
      noCode: false,
      status: 'setup_complete',
      versionStatuses: [
        { version: '1.1.0', status: 'ok' },
        { version: '1.0.0', status: 'ok' },
      ],
      permissions: { canDelete: true, canResync: true, canRetry: true },
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
    });
    const [module, tags, ...others] = passed();
    expect([module, others]).toEqual([`${MODULES}/private/acme/vpc/aws`, []]);
    expect(tags).toMatch(/^\/api\/v2\/registry-modules\/mod-[^/]+\/tag-bindings$/);
    const curated = await open.core.readData(TYPE, {
      organization: 'acme',
      registryName: 'public',
      namespace: 'hashicorp',
      name: 'consul',
      moduleProvider: 'aws',
    });
    expect(curated).toMatchObject({ id: 'acme/public/hashicorp/consul/aws', vcsRepo: undefined });
  });

  it('report a module that does not exist or cannot be read', async () => {
    await expect(
      open.core.readData(TYPE, { organization: 'acme', name: 'vpc', moduleProvider: 'aws' }),
    ).rejects.toThrow('The module acme/private/acme/vpc/aws does not exist, or the token lacks permission to read it.');
  });

  it.each([
    [{}, ['acme/private/acme/dns/google', 'acme/public/hashicorp/consul/aws', 'acme/private/acme/vpc/aws']],
    [{ q: 'consul' }, ['acme/public/hashicorp/consul/aws']],
    [{ filterRegistryName: 'public' }, ['acme/public/hashicorp/consul/aws']],
    [{ filterProvider: 'google' }, ['acme/private/acme/dns/google']],
    [{ filterOrganizationName: 'beta' }, []],
  ])('list the modules that match %j', async (config, expected) => {
    await fill();
    expect(await ids(config)).toEqual(expected);
  });

  it("fetch no more pages than needed and return the service's count", async () => {
    for (let number = 1; number <= 105; number++) await record(`dns-${number}`);
    const some = await open.core.readData('lintel_registry_modules', { organization: 'acme', maxResults: 3 });
    expect([(some.modules as Values[]).length, some.totalCount, passed().length]).toEqual([3, 105, 1]);
    expect([(await ids({})).length, passed().length]).toEqual([105, 2]);
  });
});

it('one module is read with its tags, which the record of a public one does not have', async () => {
  await open.core.apply(TYPE, {
    organization: 'acme',
    name: 'dns',
    moduleProvider: 'aws',
    tags: { team: 'network', tier: '' },
  });
  await record('consul', { 'registry-name': 'public', 'namespace': 'hashicorp' });
  const read = (config: object) =>
    open.core.readData(TYPE, { organization: 'acme', moduleProvider: 'aws', ...config }) as Promise<Values>;
  expect((await read({ name: 'dns' })).tags).toEqual({ team: 'network', tier: '' });
  const consul = { registryName: 'public', namespace: 'hashicorp', name: 'consul' };
  expect((await read(consul)).tags).toBeUndefined();
});
