import type { Values } from '../../../../src/definition/value';
import { oauthClient } from '../../../../src/handlers/platform/oauth-client/definition';
import { DocumentStore } from '../../../support/environments/document-store';
import type { CreateFixture, FixtureFile, Lifecycle, WrongConfiguration } from '../../../support/environments/fixture';
import { wrongMaxResults, wrongOrganization } from '../../../support/environments/wrong-lookups';
import { provideOrganization } from '../../../support/organizations';

/** Several connections can have one name, and nothing says whose one is. */
export const lifecycle: Lifecycle = { kind: 'stored', accumulates: 'oauthClients', mayLeave: 'oauthClients' };

const UNREADABLE = 'unreadable: the service never returns it';
const LOCAL = 'local: it triggers the sending of the secret, and is never sent';

export const createFixture: CreateFixture = async (service) => {
  await provideOrganization(service, 'beta');
  await service.control.settings({ entitlements: { privateVcs: true } });
  await service.request('POST', '/_emulator/agent-pools', {
    body: { id: 'apool-other', name: 'other', organization: 'acme' },
  });
  const store = new DocumentStore(service, oauthClient);
  const minimal = { organization: 'acme', serviceProvider: 'github' };
  const github = {
    ...minimal,
    oauthTokenWo: 'a token of github',
    name: 'GitHub',
    organizationScoped: false,
    projectIds: ['prj-payments'],
    agentPoolId: 'apool-main',
  };
  const own = { httpUrl: 'https://git.example.com', apiUrl: 'https://git.example.com/api' };
  const bitbucket = {
    organization: 'acme',
    name: 'Bitbucket',
    serviceProvider: 'bitbucket_data_center',
    ...own,
    oauthTokenWo: 'a token of bitbucket',
    key: 'application',
    rsaPublicKey: 'ssh-rsa AAAA',
  };
  const secretWo = { secretWo: 'a secret of bitbucket' };
  const azure = { organization: 'acme', serviceProvider: 'ado_server', ...own };
  return {
    minimal,
    second: { name: 'Others' },
    full: [
      { ...minimal, organizationScoped: true },
      github,
      { ...bitbucket, ...secretWo },
      { ...azure, oauthToken: 'a token of azure', privateKey: 'a private key of azure' },
      { ...azure, oauthTokenWo: 'a token of azure', privateKeyWo: 'a private key of azure' },
      {
        ...azure,
        oauthTokenWo: 'a token of azure',
        oauthTokenWoVersion: 1,
        privateKeyWo: 'a private key of azure',
        privateKeyWoVersion: 1,
      },
      { ...bitbucket, secret: 'a secret of bitbucket' },
      { ...bitbucket, ...secretWo, secretWoVersion: 1 },
    ],
    changed: {
      organization: 'beta',
      name: 'Repositories',
      serviceProvider: 'gitlab_enterprise_edition',
      httpUrl: 'https://code.example.com',
      apiUrl: 'https://code.example.com/api',
      oauthToken: 'another token',
      oauthTokenWo: 'another token',
      oauthTokenWoVersion: 2,
      key: 'another application',
      secret: 'another secret',
      secretWo: 'another secret',
      secretWoVersion: 2,
      privateKey: 'another private key',
      privateKeyWo: 'another private key',
      privateKeyWoVersion: 2,
      rsaPublicKey: 'ssh-rsa BBBB',
      organizationScoped: false,
      projectIds: ['prj-default'],
      agentPoolId: 'apool-other',
    },
    changedWith: {
      organization: { projectIds: undefined, organizationScoped: undefined, agentPoolId: undefined },
      serviceProvider: own,
    },
    removedWith: { organizationScoped: { projectIds: undefined } },
    needs: { projectIds: { organizationScoped: false } },
    unremovable: {
      privateKey: 'the private SSH key of `ado_server`',
      privateKeyWo: 'the private SSH key of `ado_server`',
    },
    exempt: {
      oauthToken: UNREADABLE,
      oauthTokenWo: UNREADABLE,
      oauthTokenWoVersion: LOCAL,
      secret: UNREADABLE,
      secretWo: UNREADABLE,
      secretWoVersion: LOCAL,
      privateKey: UNREADABLE,
      privateKeyWo: UNREADABLE,
      privateKeyWoVersion: LOCAL,
    },

    async look(state) {
      const found = await store.look(state);
      if (!found) return undefined;
      const { values } = (await stored(store, state))! as { readonly values: Values };
      const filled = (ids: unknown) => (Array.isArray(ids) && ids.length > 0 ? (ids as string[]) : undefined);
      return {
        ...found,
        projectIds: filled(found.projectIds),
        oauthToken: values['oauth-token-string'] ?? undefined,
        secret: values.secret ?? undefined,
        privateKey: values['private-key'] ?? undefined,
      };
    },
    /** In the store, because the service shows and changes no secrets and no addresses. */
    async tamper(state, attribute, value) {
      const fixed = {
        serviceProvider: 'service-provider',
        httpUrl: 'http-url',
        apiUrl: 'api-url',
        oauthToken: 'oauth-token-string',
        privateKey: 'private-key',
      } as { readonly [name: string]: string };
      const name = fixed[attribute];
      if (name === undefined) return store.tamper(state, attribute, value);
      const before = (await stored(store, state))! as { readonly values: Values };
      return store.editOne('oauthClients', state, {
        ...(attribute === 'serviceProvider' ? { serviceProvider: value! } : {}),
        values: { ...before.values, [name]: value ?? null } as Values,
      });
    },
    /** The OAuth token of what was left by a terminated creation. */
    sweep: () =>
      store.edit((all) => ({
        ...all,
        repositoryConnections: all.repositoryConnections!.filter(({ id }) => id === 'ot-main'),
      })),
  };
};

async function stored(store: DocumentStore, { id }: Values): Promise<Values | undefined> {
  let found: Values | undefined;
  await store.edit((all) => {
    found = all.oauthClients?.find((one) => one.id === id);
    return all;
  });
  return found;
}

const base = { organization: 'acme', serviceProvider: 'github', oauthToken: 'x' };
const azure = {
  organization: 'acme',
  serviceProvider: 'ado_server',
  httpUrl: 'https://git.example.com',
  apiUrl: 'https://git.example.com',
};

const breaking = (breaks: string, config: Values, at: string, says: string): WrongConfiguration => ({
  breaks,
  config,
  path: [at],
  says,
});

const wrongSecret = (name: string, rest: Values): WrongConfiguration[] => [
  breaking(`${name} conflicts with ${name}Wo`, { ...rest, [name]: 'x', [`${name}Wo`]: 'y' }, name, 'together with'),
  breaking(
    `${name} conflicts with ${name}WoVersion`,
    { ...rest, [name]: 'x', [`${name}Wo`]: 'y', [`${name}WoVersion`]: 1 },
    name,
    '_wo_version`',
  ),
  breaking(`${name}WoVersion needs ${name}Wo`, { ...rest, [`${name}WoVersion`]: 1 }, `${name}WoVersion`, '_wo`'),
];

export const wrong: readonly WrongConfiguration[] = [
  breaking('organization obeys pattern', { ...base, organization: 'a/b' }, 'organization', 'without `/`'),
  breaking('name obeys length', { ...base, name: '' }, 'name', 'not be empty'),
  breaking('httpUrl obeys url', { ...base, httpUrl: 'git.example.com' }, 'httpUrl', 'https'),
  breaking('apiUrl obeys url', { ...base, apiUrl: 'git.example.com' }, 'apiUrl', 'https'),
  breaking('agentPoolId obeys pattern', { ...base, agentPoolId: 'main' }, 'agentPoolId', 'begin with `apool-`'),
  breaking(
    'each of projectIds obeys pattern',
    { ...base, organizationScoped: false, projectIds: ['main'] },
    'projectIds',
    'begin with `prj-`',
  ),
  breaking(
    'projectIds empty unless organizationScoped is false',
    { ...base, projectIds: ['prj-a'] },
    'projectIds',
    'organization_scoped',
  ),
  breaking(
    'privateKey only when serviceProvider is ado_server',
    { ...base, privateKey: 'x' },
    'privateKey',
    '"ado_server"',
  ),
  breaking(
    'privateKeyWo only when serviceProvider is ado_server',
    { ...base, privateKeyWo: 'x' },
    'privateKeyWo',
    '"ado_server"',
  ),
  breaking(
    'rsaPublicKey only when serviceProvider is bitbucket_data_center',
    { ...base, rsaPublicKey: 'x' },
    'rsaPublicKey',
    '"bitbucket_data_center"',
  ),
  ...wrongSecret('oauthToken', { organization: 'acme', serviceProvider: 'github' }),
  ...wrongSecret('secret', base),
  ...wrongSecret('privateKey', azure),
];

export const queries: FixtureFile['queries'] = {
  data: {
    lintel_oauth_client: ({ id }) => ({ id }),
    lintel_oauth_clients: ({ organization }) => ({ organization }),
    lintel_oauth_token: ({ id }) => ({ oauthClientId: id }),
  },
  list: { lintel_oauth_client: ({ organization }) => ({ organization }) },
};

const acme = { organization: 'acme' };

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_oauth_client: [
    {
      breaks: 'id conflicts with organization',
      config: { id: 'oc-1', ...acme },
      path: ['id'],
      says: '`organization`',
    },
    { breaks: 'id obeys pattern', config: { id: 'ot-1' }, path: ['id'], says: 'oc-' },
    { breaks: 'organization obeys pattern', config: { organization: 'a/b' }, path: ['organization'], says: '`/`' },
    { breaks: 'name obeys length', config: { ...acme, name: '' }, path: ['name'], says: 'not be empty' },
    { breaks: 'id conflicts with name', config: { id: 'oc-1', name: 'main' }, path: ['id'], says: '`name`' },
    {
      breaks: 'id conflicts with serviceProvider',
      config: { id: 'oc-1', serviceProvider: 'github' },
      path: ['id'],
      says: '`service_provider`',
    },
  ],
  lintel_oauth_clients: [...wrongOrganization(), ...wrongMaxResults()],
  lintel_oauth_token: [
    {
      breaks: 'one of oauthClientId, oauthClientName',
      config: {},
      path: ['oauthClientId'],
      says: 'Configure exactly one of',
    },
    {
      breaks: 'exactly one of oauthClientId, oauthClientName',
      config: { oauthClientId: 'oc-1', oauthClientName: 'main' },
      path: ['oauthClientName'],
      says: 'Configure exactly one of',
    },
    { breaks: 'oauthClientId obeys pattern', config: { oauthClientId: 'ot-1' }, path: ['oauthClientId'], says: 'oc-' },
    {
      breaks: 'organization obeys pattern',
      config: { organization: '..', oauthClientName: 'main' },
      path: ['organization'],
      says: 'an organization',
    },
    {
      breaks: 'oauthClientName obeys length',
      config: { ...acme, oauthClientName: '' },
      path: ['oauthClientName'],
      says: 'not be empty',
    },
    {
      breaks: 'serviceProviderUser obeys length',
      config: { oauthClientId: 'oc-1', serviceProviderUser: '' },
      path: ['serviceProviderUser'],
      says: 'not be empty',
    },
    {
      breaks: 'organization needs oauthClientName',
      config: acme,
      path: ['organization'],
      says: '`oauth_client_name`',
    },
  ],
};
