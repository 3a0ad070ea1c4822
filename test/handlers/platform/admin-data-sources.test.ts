import type { Values } from '../../../src/definition/value';
import * as registry from '../../../src/handlers';
import { Core } from '../../support/environments/core';
import { settingsFor } from '../../support/environments/environment';
import { Proxied, openProxied } from '../../support/environments/proxied';
import { Organizations } from '../../support/organizations';

const ORGANIZATION = 'lintel_admin_organization';
const CONSUMERS = 'lintel_admin_module_consumers';

let open: Proxied;
let core: Core;
let organizations: Organizations;

beforeEach(async () => {
  open = await openProxied(registry);
  ({ core } = open);
  organizations = new Organizations(open.service);
  await organizations.provide('delta', { 'workspace-limit': 10, 'infra-build-worker-plan-timeout': '90m' });
  await organizations.provide('epsilon', { 'is-disabled': true, 'global-module-sharing': true });
  await organizations.provide('theta');
  await organizations.edit('theta', { consumers: ['delta', 'epsilon'] });
});
afterEach(async () => {
  await open.close();
});

const passed = () => open.proxy.passed.splice(0).map(({ method, path }) => `${method} ${path.replace(/\?.*/, '')}`);

describe('the lintel_admin_organization data source', () => {
  it('returns what site administrators see', async () => {
    expect({ ...(await core.readData(ORGANIZATION, { name: 'delta' })) }).toEqual({
      id: 'delta',
      name: 'delta',
      include: undefined,
      accessBetaTools: false,
      globalModuleSharing: false,
      isDisabled: false,
      infraBuildWorkerApplyTimeout: undefined,
      infraBuildWorkerPlanTimeout: '90m',
      workspaceLimit: 10,
      externalId: expect.stringMatching(/^org-/),
      notificationEmail: 'owner@delta.example.com',
      ssoEnabled: false,
      infraWorkerSudoEnabled: false,
      ownerIds: [expect.stringMatching(/^user-/)],
      subscriptionId: undefined,
      featureSetId: undefined,
      owners: undefined,
    });
  });

  it('fetches the owners on request', async () => {
    const { owners, ownerIds } = (await core.readData(ORGANIZATION, { name: 'delta', include: ['owners'] })) as {
      owners: Values[];
      ownerIds: string[];
    };
    expect(owners.map(({ id, type }) => ({ id, type }))).toEqual([{ id: ownerIds[0], type: 'users' }]);
    expect(JSON.parse(String(owners[0].attributesJson))).toMatchObject({ email: 'owner@delta.example.com' });
  });

  it('fails if the organization does not exist', async () => {
    await expect(core.readData(ORGANIZATION, { name: 'nowhere' })).rejects.toThrow(
      'The organization `nowhere` does not exist.',
    );
  });
});

describe('the lintel_admin_organizations data source', () => {
  const names = async (config: Values) =>
    ((await core.readData('lintel_admin_organizations', config)) as { organizations: Values[] }).organizations.map(
      ({ name }) => name,
    );

  it('filters by name, email address and module sharing', async () => {
    expect(await names({})).toEqual(['acme', 'delta', 'epsilon', 'theta']);
    expect(await names({ q: 'owner@th' })).toEqual(['theta']);
    expect(await names({ qName: 'elt', qEmail: 'owner' })).toEqual(['delta']);
    expect(await names({ filterModuleProducer: true })).toEqual(['epsilon', 'theta']);
    expect(await names({ filterModuleProducer: false })).toEqual(['acme', 'delta']);
  });

  it("returns the service's counts and fetches no more pages than requested", async () => {
    for (let number = 1; number <= 105; number++) {
      await open.service.control.organization(`many-${number}`, 'someone@example.com');
    }
    passed();
    expect(await core.readData('lintel_admin_organizations', { maxResults: 2 })).toMatchObject({
      organizations: [{ name: 'acme' }, { name: 'delta' }],
      totalCount: 109,
      statusCounts: { total: 109, active: 108, disabled: 1 },
    });
    expect(passed()).toEqual(['GET /api/v2/admin/organizations']);
    expect(await names({})).toHaveLength(109);
    expect(passed()).toHaveLength(2);
  });

  it('fetches the owners of each organization', async () => {
    const {
      organizations: [{ ownerIds, owners }],
    } = (await core.readData('lintel_admin_organizations', { qName: 'delta', include: ['owners'] })) as {
      organizations: { ownerIds: string[]; owners: Values[] }[];
    };
    expect(owners.map(({ id }) => id)).toEqual(ownerIds);
  });
});

describe('the module consumers data source', () => {
  it("returns the organizations that may use an organization's modules", async () => {
    expect(await core.readData(CONSUMERS, { organization: 'theta' })).toMatchObject({
      id: 'theta',
      consumers: ['delta', 'epsilon'],
      totalCount: 2,
      globalModuleSharing: false,
    });
    expect(await core.readData(CONSUMERS, { organization: 'theta', maxResults: 1 })).toMatchObject({
      consumers: ['delta'],
      totalCount: 2,
    });
    expect(await core.readData(CONSUMERS, { organization: 'epsilon' })).toMatchObject({
      consumers: [],
      totalCount: 0,
      globalModuleSharing: true,
    });
  });

  it('fails if the organization does not exist', async () => {
    await expect(core.readData(CONSUMERS, { organization: 'nowhere' })).rejects.toThrow(
      'The organization `nowhere` does not exist.',
    );
  });

  it('names the required release if the service is too old', async () => {
    await open.service.control.faults([
      { path: '/api/v2/admin/organizations/theta/relationships/module-consumers', status: 404 },
    ]);
    await expect(core.readData(CONSUMERS, { organization: 'theta' })).rejects.toThrow(
      'must be release 202103-1 or later',
    );
  });
});

describe('a token without site administrator rights', () => {
  const says = "the token is not a site administrator's, or the service is hosted";
  beforeEach(async () => {
    await core.configure(settingsFor(open.service, 'reader'));
  });

  it('is reported as the cause by the data source of many organizations', async () => {
    await expect(core.readData('lintel_admin_organizations', {})).rejects.toThrow(says);
  });

  it.each([ORGANIZATION, CONSUMERS])('is reported as the cause by a list of %s', async (type) => {
    await expect(core.list(type, {})).rejects.toThrow(says);
  });
});

describe('an admin list for terraform query', () => {
  it('returns organizations as an import reads them, from the pages of the list', async () => {
    expect(
      (await core.list(ORGANIZATION, { filterModuleProducer: true })).map(({ displayName }) => displayName),
    ).toEqual(['epsilon', 'theta']);
    passed();
    const [found] = await core.list(ORGANIZATION, { qName: 'delta' }, { withObject: true });
    expect(passed()).toEqual(['GET /api/v2/admin/organizations']);
    expect(found.object).toEqual({ ...(await core.import(ORGANIZATION, { identity: found.identity }))!.state });
  });

  it('returns organizations that share with some consumers, and the consumers on request', async () => {
    const listed = await core.list(CONSUMERS, {});
    expect(listed.map(({ displayName, identity }) => [displayName, identity])).toEqual([
      ['theta', { organization: 'theta' }],
    ]);
    expect(passed()).toEqual(['GET /api/v2/admin/organizations']);
    const [found] = await core.list(CONSUMERS, { q: 'theta' }, { withObject: true });
    expect(found.object).toEqual({ ...(await core.import(CONSUMERS, { identity: found.identity }))!.state });
    expect(found.object).toMatchObject({ consumers: ['delta', 'epsilon'] });
  });
});
