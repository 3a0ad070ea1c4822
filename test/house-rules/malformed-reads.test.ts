/** @tier sampled */
import type { Values } from '../../src/definition/value';
import * as registry from '../../src/handlers';
import type { QueryArguments, QueryKind } from '../support/environments/fixture';
import { Proxied, openProxied } from '../support/environments/proxied';
import { managedResources } from '../support/environments/resources';
import { OPERATIONS, proveQuery } from '../support/rules/malformed-queries';

const place: Values = { namespace: 'acme', name: 'network', moduleProvider: 'aws' };

/** What is read, and does not exist from the start. */
const MADE = [
  'lintel_registry_module_version',
  'lintel_pki_issuer',
  'lintel_approle_role',
  'lintel_token_role',
  'lintel_userpass_user',
];

/** Data sources without a resource. The others are in the rules of their resources. */
const DATA: QueryArguments = {
  lintel_agent_tokens: () => ({ agentPoolId: 'apool-main' }),
  lintel_effective_tags: () => ({ workspaceId: 'ws-app' }),
  lintel_github_app_installation: () => ({ name: 'acme' }),
  lintel_github_app_installations: () => ({}),
  lintel_organization: () => ({ name: 'acme' }),
  lintel_organization_membership: () => ({ organization: 'acme', username: 'ada' }),
  lintel_organization_memberships: () => ({ organization: 'acme' }),
  lintel_pki_crl: () => ({}),
  lintel_registry_browse: () => ({}),
  lintel_registry_module_download: () => place,
  lintel_registry_module_latest: () => ({ namespace: 'acme', name: 'network' }),
  lintel_registry_module_versions: () => place,
  lintel_registry_search: () => ({ q: 'network' }),
  lintel_registry_standard_module: ({ lintel_registry_module_version: made }) => ({
    ...place,
    version: (made as Values).version,
  }),
  lintel_remote_state_consumers: () => ({ workspaceId: 'ws-app' }),
  lintel_secrets_caller: () => ({}),
  lintel_secrets_capabilities: () => ({ paths: ['database/creds/app', 'sys/mounts'] }),
  lintel_workspace_variables: () => ({ workspaceId: 'ws-app' }),
};

const EPHEMERAL: QueryArguments = {
  lintel_agent_token: () => ({ agentPoolId: 'apool-main', description: 'deployment' }),
  lintel_userpass_login: () => ({ username: 'alice', password: 'a-second-password' }),
  lintel_secrets_token: ({ lintel_token_role: role }) => ({ role: (role as Values).name, policies: ['app'] }),
};

/** Whether the registry loads it from the folder of a resource. */
function isBesideResource(load: () => object): boolean {
  const folderOf = (one: () => object) => /require\(['"](.+)\/definition['"]\)/.exec(one.toString())?.[1];
  return Object.values(registry.resources).some(({ definition }) => folderOf(definition) === folderOf(load));
}

const queries = [
  ...Object.entries(DATA).map(([type, argumentsOf]) => ['data', type, argumentsOf] as const),
  ...Object.entries(EPHEMERAL).map(([type, argumentsOf]) => ['ephemeral', type, argumentsOf] as const),
];

let open: Proxied;
/** By type, the largest objects. */
let states: Values;

beforeAll(async () => {
  open = await openProxied(registry, { seed: 1 });
  const made: { [type: string]: Values } = {};
  for (const { type, createFixture } of managedResources.filter((one) => MADE.includes(one.type))) {
    const fixture = await createFixture(open.service);
    await fixture.provide?.();
    made[type] = (await open.core.apply(type, fixture.full[fixture.full.length - 1]!)).held.state;
  }
  states = made;
}, 60_000);
afterAll(async () => open.close());

/** The types that the rules of resources try are defined beside a resource. */
it('are tried for every data source and ephemeral resource, here or in the rules of a resource', () => {
  const registered = (file: 'dataSources' | 'ephemeralResources') =>
    Object.entries<{ definition(): object }>(registry[file]).filter(([, one]) => !isBesideResource(one.definition));
  expect(
    registered('dataSources')
      .map(([type]) => type)
      .sort(),
  ).toEqual(Object.keys(DATA).sort());
  expect(
    registered('ephemeralResources')
      .map(([type]) => type)
      .sort(),
  ).toEqual(Object.keys(EPHEMERAL).sort());
});

it.each(queries)(
  'blames the service for every malformed response to the %s %s, or reports its values',
  async (kind, type, argumentsOf) => {
    const config = argumentsOf(states);
    await proveQuery(open, kind as QueryKind, async () => OPERATIONS[kind](open.core, type, config));
  },
);
