import type { Values } from '../../../src/definition/value';
import * as registry from '../../../src/handlers';
import { Proxied, openProxied } from '../../support/environments/proxied';

/*
 * Objects that Lintel looks up and never writes. The emulator's seed has the projects "Default Project" (with the workspaces app and
 * network) and "payments", the teams "owners" and "platform", the connection "main", the agent pool "main", and one installation.
 */

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry);
});
afterEach(() => open.close());

const read = (type: string, config: Values) => open.core.readData(`lintel_${type}`, config);
const control = (path: string, body: object) => open.service.request('POST', `/_emulator/${path}`, { body });
const names = (objects: unknown) => (objects as { name: string }[]).map(({ name }) => name);
const queries = () =>
  open.proxy.passed.splice(0).map(({ path }) => decodeURIComponent(path.replace(/^[^?]*/, '').slice(1)));

/** A type, one object of the seed, and a name that resembles its name. */
const KINDS = [
  { type: 'workspace', id: 'ws-app', name: 'app', misspelt: 'ap', others: 'App' },
  { type: 'project', id: 'prj-payments', name: 'payments', misspelt: 'paiments', others: 'Payments' },
  { type: 'team', id: 'team-platform', name: 'platform', misspelt: 'platfrom', others: 'Platform' },
  { type: 'agent_pool', id: 'apool-main', name: 'main', misspelt: 'mains', others: 'Main' },
] as const;

describe.each(KINDS)('the lintel_$type data source', ({ type, id, name, misspelt, others }) => {
  const what = type.replace('_', ' ');

  it('finds one object by its ID, and by its organization and name', async () => {
    const byId = await read(type, { id });
    expect(byId).toMatchObject({ id, organization: 'acme', name });
    expect(await read(type, { organization: 'acme', name })).toEqual(byId);
  });

  it('suggests the nearest name if there is none, and compares case', async () => {
    for (const wrong of [misspelt, others]) {
      await expect(read(type, { organization: 'acme', name: wrong })).rejects.toThrow(
        `acme has no ${what} named \`${wrong}\` (did you mean \`${name}\`?), or the token lacks permission to read it.`,
      );
    }
  });

  it('says that an ID or an organization does not exist', async () => {
    const unknown = id.replace(/-.*/, '-nowhere');
    await expect(read(type, { id: unknown })).rejects.toThrow(
      `The ${what} ${unknown} does not exist, or the token lacks permission to read it.`,
    );
    await expect(read(type, { organization: 'nobody', name })).rejects.toThrow(/nobody/);
  });
});

describe('names of several objects', () => {
  it.each([
    { type: 'workspaces', existing: ['app', 'network'], ids: { app: 'ws-app', network: 'ws-network' } },
    {
      type: 'projects',
      existing: ['Default Project', 'payments'],
      ids: { 'Default Project': 'prj-default', 'payments': 'prj-payments' },
    },
    { type: 'teams', existing: ['owners', 'platform'], ids: { owners: 'team-owners', platform: 'team-platform' } },
  ])('each exist among the $type, or the data source fails', async ({ type, existing, ids }) => {
    const found = await read(type, { organization: 'acme', names: existing });
    expect(names(found[type])).toEqual(existing);
    expect({ ...(found.ids as Values) }).toEqual(ids);
    expect(found.totalCount).toBe(2);
    const wrong = `${existing[1]}s`;
    await expect(read(type, { organization: 'acme', names: [existing[0], wrong] })).rejects.toThrow(
      `named \`${wrong}\` (did you mean \`${existing[1]}\`?)`,
    );
    expect(await read(type, { organization: 'acme', names: [] })).toMatchObject({ [type]: [], ids: {}, totalCount: 0 });
  });

  it('are searched one by one, and in the whole list from the eleventh', async () => {
    const all = Array.from({ length: 11 }, (_, index) => `workspace-${index}`);
    for (const name of all) await control('workspaces', { name, organization: 'acme' });
    queries();
    await read('workspaces', { organization: 'acme', names: all.slice(1) });
    // And their project, which may decide where runs are executed.
    expect(queries()).toHaveLength(11);
    expect(names((await read('workspaces', { organization: 'acme', names: all })).workspaces)).toEqual([...all].sort());
    expect(queries()).toHaveLength(1);
  });
});

describe('the lintel_workspaces data source', () => {
  it('sends each filter by its documented name', async () => {
    await read('workspaces', {
      organization: 'acme',
      searchName: 'app',
      searchTags: ['blue', 'green'],
      searchExcludeTags: ['old'],
      filterTagged: [{ key: 'team', value: 'core' }, { key: 'region' }],
      filterProjectId: 'prj-default',
      filterCurrentRunStatus: 'applied',
    });
    const [query] = queries();
    for (const parameter of [
      'search[name]=app',
      'search[tags]=blue,green',
      'search[exclude-tags]=old',
      'filter[tagged][0][key]=team',
      'filter[tagged][0][value]=core',
      'filter[tagged][1][key]=region',
      'filter[project][id]=prj-default',
      'filter[current-run][status]=applied',
      'sort=name',
      'include=effective_tag_bindings',
    ]) {
      expect(query.split('&')).toContain(parameter);
    }
    expect(query).not.toContain('filter[tagged][1][value]');
  });

  it('filters by a part of the name, a pattern and a project', async () => {
    await control('workspaces', { name: 'app-prod', organization: 'acme', project: 'prj-payments' });
    const found = async (config: Values) =>
      names((await read('workspaces', { organization: 'acme', ...config })).workspaces);
    expect(await found({})).toEqual(['app', 'app-prod', 'network']);
    expect(await found({ searchName: 'app' })).toEqual(['app', 'app-prod']);
    expect(await found({ searchWildcardName: '*-prod' })).toEqual(['app-prod']);
    expect(await found({ filterProjectId: 'prj-payments' })).toEqual(['app-prod']);
    expect(await found({ maxResults: 1 })).toEqual(['app']);
  });

  it('returns own and inherited tags, and null from a release that does not have them, which is asked only once', async () => {
    await control('projects', { id: 'prj-tagged', name: 'tagged', organization: 'acme', tags: { team: 'core' } });
    await control('workspaces', {
      id: 'ws-tagged',
      name: 'tagged',
      organization: 'acme',
      project: 'prj-tagged',
      tags: { region: null },
    });
    expect((await read('workspace', { id: 'ws-tagged' })).tags).toEqual({ team: 'core', region: '' });
    open.proxy.watch = async (passing) => {
      if (!passing.path.includes('effective_tag_bindings')) return;
      passing.response({ status: 400, body: { errors: [{ status: '400', title: 'invalid include' }] } });
    };
    queries();
    expect((await read('workspace', { id: 'ws-tagged' })).tags).toBeUndefined();
    const { workspaces } = await read('workspaces', { organization: 'acme' });
    expect((workspaces as readonly Values[]).map(({ tags }) => tags)).toEqual([undefined, undefined, undefined]);
    expect(queries().filter((query) => query.includes('include'))).toHaveLength(1);
  });
});

describe('the lintel_organization data source', () => {
  it('returns the default project, permissions and entitlements', async () => {
    expect(await read('organization', { name: 'acme' })).toMatchObject({
      id: 'acme',
      name: 'acme',
      email: 'platform@acme.example',
      defaultProjectId: 'prj-default',
      entitlements: { 'policy-enforcement': 'true' },
    });
    await expect(read('organization', { name: 'nobody' })).rejects.toThrow('The organization `nobody` does not exist');
  });

  it('has no entitlements if the service has no entitlement set', async () => {
    open.proxy.watch = (passing) => {
      if (passing.path.endsWith('/entitlement-set')) {
        passing.response({ status: 404, body: { errors: [{ status: '404', title: 'not found' }] } });
      }
    };
    expect((await read('organization', { name: 'acme' })).entitlements).toBeUndefined();
  });
});

describe('connections to repositories', () => {
  it('are found by name, service provider or ID, with their token', async () => {
    const client = await read('oauth_client', { id: 'oc-main' });
    expect(client).toMatchObject({ name: 'main', serviceProvider: 'github', oauthTokenId: 'ot-main' });
    expect(client.oauthTokenIds).toEqual(['ot-main']);
    for (const config of [{ name: 'main' }, { serviceProvider: 'github' }, {}]) {
      expect(await read('oauth_client', { organization: 'acme', ...config })).toEqual(client);
    }
    expect(names((await read('oauth_clients', { organization: 'acme' })).oauthClients)).toEqual(['main']);
  });

  it('that several match, or none, are reported with what there is', async () => {
    await control('oauth-clients', {
      id: 'oc-twin',
      name: 'main',
      organization: 'acme',
      serviceProvider: 'gitlab_hosted',
      tokens: [],
    });
    await expect(read('oauth_client', { organization: 'acme', name: 'main' })).rejects.toThrow(
      'acme has several OAuth clients named `main`: oc-main, oc-twin. Use `id` to select one of them.',
    );
    await expect(read('oauth_client', { organization: 'acme', name: 'mian' })).rejects.toThrow(
      'acme has no OAuth client named `mian`, or the token lacks permission to read it. It has: `main`, `main`.',
    );
    const twin = await read('oauth_client', { organization: 'acme', name: 'main', serviceProvider: 'gitlab_hosted' });
    expect(twin).toMatchObject({ id: 'oc-twin', oauthTokenIds: [], oauthTokenId: undefined });
    await expect(read('oauth_token', { oauthClientId: 'oc-twin' })).rejects.toThrow(
      'nobody has authorized the connection yet',
    );
  });

  it('have a token, which is found by the name of the connection', async () => {
    const token = await read('oauth_token', { oauthClientId: 'oc-main' });
    expect(token).toMatchObject({ id: 'ot-main', oauthClientId: 'oc-main' });
    expect(await read('oauth_token', { organization: 'acme', oauthClientName: 'main' })).toMatchObject({
      id: 'ot-main',
      oauthClientId: 'oc-main',
      oauthClientName: 'main',
    });
    await expect(read('oauth_token', { oauthClientId: 'oc-main', serviceProviderUser: 'nobody' })).rejects.toThrow(
      'The OAuth client oc-main has no OAuth token of the user `nobody`.',
    );
    await expect(read('oauth_token', { oauthClientId: 'oc-nowhere' })).rejects.toThrow('oc-nowhere does not exist');
  });
});

describe('GitHub App installations', () => {
  it('are found by name, number or ID', async () => {
    const installation = await read('github_app_installation', { id: 'ghain-main' });
    expect(installation).toMatchObject({ name: 'acme', installationId: 1001 });
    for (const config of [{ name: 'acme' }, { installationId: 1001 }, { name: 'acme', installationId: 1001 }]) {
      expect(await read('github_app_installation', config)).toEqual(installation);
    }
    expect(names((await read('github_app_installations', {})).installations)).toEqual(['acme']);
  });

  it('are invisible to the tokens of teams and organizations, which the error says', async () => {
    open.proxy.tokens = { platform: 'platform-organization', secrets: 'secrets-root' };
    await expect(read('github_app_installation', { name: 'acme' })).rejects.toThrow(
      'Only the token of a user who has linked a GitHub account sees installations',
    );
  });
});
