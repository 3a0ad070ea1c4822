/** @tier sampled */
import type { Attributes } from '../../src/definition/attribute';
import type { Values } from '../../src/definition/value';
import * as registry from '../../src/handlers';
import type { TestEmulator } from '../support/emulator';
import { Core, Refused } from '../support/house/core';
import type { Dialect } from '../support/house/fixture';
import { Gate } from '../support/house/gate';
import { settingsFor } from '../support/house/house';
import { mutate, mutatedResponses, record, Recorded, sampled, wordsOf } from '../support/house/malformed';
import { Outcome, verdict } from '../support/house/malformed-verdict';
import { operationResources, managedResources } from '../support/house/resources';
import { Services, singularsOf } from '../support/house/services';
import { people } from '../support/pgp';

const place: Values = { namespace: 'acme', name: 'network', moduleProvider: 'aws' };
const tasks: Values = { include: ['workspace_tasks', 'workspace_tasks.workspace'] };

/** The configuration of each data source. `states` has the largest configuration of every resource. */
const DATA: { readonly [type: string]: (states: States) => Values } = {
  lintel_admin_module_consumers: ({ lintel_admin_module_consumers: { organization } }) => ({ organization }),
  lintel_admin_organization: ({ lintel_admin_organization: { name } }) => ({ name, include: ['owners'] }),
  lintel_admin_organizations: () => ({ include: ['owners'] }),
  lintel_agent_pool: () => ({ organization: 'acme', name: 'main' }),
  lintel_agent_pools: () => ({ organization: 'acme' }),
  lintel_cluster_config: ({ lintel_cluster_config: { mount } }) => ({ mount }),
  lintel_github_app_installation: () => ({ name: 'acme' }),
  lintel_github_app_installations: () => ({}),
  lintel_oauth_client: () => ({ organization: 'acme', name: 'main' }),
  lintel_oauth_clients: () => ({ organization: 'acme' }),
  lintel_oauth_token: () => ({ organization: 'acme', oauthClientName: 'main' }),
  lintel_organization: () => ({ name: 'acme' }),
  lintel_policies: () => ({ organization: 'acme', include: ['policy_sets'], withSource: true }),
  lintel_policy: ({ lintel_policy: { id } }) => ({ id, include: ['policy_sets'] }),
  lintel_policy_set: ({ lintel_policy_set: { id } }) => ({ id }),
  lintel_policy_sets: () => ({ organization: 'acme' }),
  lintel_policy_set_parameter: ({ lintel_policy_set_parameter: { policySetId, parameterId } }) => ({
    policySetId,
    parameterId,
  }),
  lintel_policy_set_parameters: ({ lintel_policy_set_parameter: { policySetId } }) => ({ policySetId }),
  lintel_policy_set_version: ({ lintel_policy_set_version: { versionId } }) => ({ versionId }),
  lintel_policy_set_versions: ({ lintel_policy_set_version: { policySetId } }) => ({ policySetId }),
  lintel_pki_certificate: ({ lintel_pki_certificate: { mount, serialNumber } }) => ({ mount, serialNumber }),
  lintel_pki_acme_eabs: () => ({}),
  lintel_pki_certificates: () => ({}),
  lintel_pki_crl: () => ({}),
  lintel_pki_key: () => ({}),
  lintel_pki_keys: () => ({}),
  lintel_pki_issuers: () => ({}),
  lintel_pki_issuer: () => ({ issuerRef: 'default' }),
  lintel_platform_token_config: ({ lintel_platform_token_config: { mount } }) => ({ mount }),
  lintel_project: () => ({ organization: 'acme', name: 'payments' }),
  lintel_projects: () => ({ organization: 'acme' }),
  lintel_recovery_rekey: () => ({}),
  lintel_registry_browse: () => ({}),
  lintel_registry_gpg_key: ({ lintel_registry_gpg_key: { organization, keyId } }) => ({ organization, keyId }),
  lintel_registry_gpg_keys: () => ({ organizations: ['acme', 'zeta'] }),
  lintel_registry_module: ({
    lintel_registry_module: { organization, registryName, namespace, name, moduleProvider },
  }) => ({
    organization,
    registryName,
    namespace,
    name,
    moduleProvider,
  }),
  lintel_registry_module_download: () => place,
  lintel_registry_module_latest: () => ({ namespace: 'acme', name: 'network' }),
  lintel_registry_module_version: ({ lintel_registry_module_version: { moduleId, version } }) => ({
    moduleId,
    version,
  }),
  lintel_registry_module_versions: () => place,
  lintel_registry_modules: () => ({ organization: 'acme' }),
  lintel_registry_provider: ({ lintel_registry_provider: { organization, registryName, namespace, name } }) => ({
    organization,
    registryName,
    namespace,
    name,
  }),
  lintel_registry_provider_version: ({ lintel_registry_provider_version: { providerId, version } }) => ({
    providerId,
    version,
  }),
  lintel_registry_provider_versions: ({ lintel_registry_provider_version: { providerId } }) => ({ providerId }),
  lintel_registry_providers: () => ({ organization: 'acme' }),
  lintel_registry_search: () => ({ q: 'network' }),
  lintel_registry_standard_module: ({ lintel_registry_module_version: { version } }) => ({ ...place, version }),
  lintel_run_task: ({ lintel_run_task: { id } }) => ({ id, ...tasks }),
  lintel_run_tasks: () => ({ organization: 'acme', ...tasks }),
  lintel_acl_policy_document: () => ({ rules: [{ path: 'app/*', capabilities: ['read'] }] }),
  lintel_secrets_caller: () => ({}),
  lintel_secrets_capabilities: () => ({ paths: ['database/creds/app', 'sys/mounts'] }),
  lintel_task_config: ({ lintel_task_config: { id } }) => ({ id }),
  lintel_task_configs: () => ({ organization: 'acme', projectId: 'prj-default' }),
  lintel_team: () => ({ organization: 'acme', name: 'platform' }),
  lintel_teams: () => ({ organization: 'acme' }),
  lintel_workspace: () => ({ organization: 'acme', name: 'app' }),
  lintel_workspaces: () => ({ organization: 'acme' }),
  lintel_workspace_run_task: ({ lintel_workspace_run_task: { workspaceId, workspaceTaskId } }) => ({
    workspaceId,
    workspaceTaskId,
  }),
  lintel_workspace_run_tasks: ({ lintel_workspace_run_task: { workspaceId } }) => ({ workspaceId }),
};

const LISTS: typeof DATA = {
  lintel_admin_module_consumers: () => ({}),
  lintel_admin_organization: () => ({}),
  lintel_policy: () => ({ organization: 'acme' }),
  lintel_policy_set: () => ({ organization: 'acme' }),
  lintel_policy_set_parameter: ({ lintel_policy_set_parameter: { policySetId } }) => ({ policySetId }),
  lintel_policy_set_policy: ({ lintel_policy_set_policy: { policySetId } }) => ({ policySetId }),
  lintel_policy_set_project: ({ lintel_policy_set_project: { policySetId } }) => ({ policySetId }),
  lintel_policy_set_project_exclusion: ({ lintel_policy_set_project_exclusion: { policySetId } }) => ({ policySetId }),
  lintel_policy_set_version: ({ lintel_policy_set_version: { policySetId } }) => ({ policySetId }),
  lintel_policy_set_workspace: ({ lintel_policy_set_workspace: { policySetId } }) => ({ policySetId }),
  lintel_policy_set_workspace_exclusion: ({ lintel_policy_set_workspace_exclusion: { policySetId } }) => ({
    policySetId,
  }),
  lintel_registry_gpg_key: () => ({ organization: 'acme' }),
  lintel_registry_module: () => ({ organization: 'acme' }),
  lintel_registry_module_version: ({ lintel_registry_module_version: { moduleId } }) => ({ moduleId }),
  lintel_registry_provider: () => ({ organization: 'acme' }),
  lintel_registry_provider_version: ({ lintel_registry_provider_version: { providerId } }) => ({ providerId }),
  lintel_run_task: () => ({ organization: 'acme' }),
  lintel_run_task_global_configuration: () => ({ organization: 'acme' }),
  lintel_task_config: () => ({ organization: 'acme', projectId: 'prj-default' }),
  lintel_workspace_run_task: ({ lintel_workspace_run_task: { workspaceId } }) => ({ workspaceId }),
};

const EPHEMERAL: typeof DATA = {
  lintel_approle_secret_id: ({ lintel_approle_role: { mount, name } }) => ({ mount, role: name }),
  lintel_cluster_credentials: ({ lintel_cluster_role: { mount, name } }) => ({
    mount,
    role: name,
    clusterNamespace: 'apps',
  }),
  lintel_database_credentials: ({ lintel_database_role: { mount, name } }) => ({ mount, role: name }),
  lintel_database_static_credentials: ({ lintel_database_static_role: { mount, name } }) => ({ mount, role: name }),
  lintel_generated_password: ({ lintel_password_policy: { name } }) => ({ policy: name }),
  lintel_pki_certificate: ({ lintel_pki_certificate: { mount, role } }) => ({
    mount,
    role,
    commonName: 'job.example.com',
    revokeOnClose: true,
  }),
  lintel_pki_acme_eab: () => ({}),
  lintel_platform_token: ({ lintel_platform_token_role: { mount, name } }) => ({ mount, role: name }),
  lintel_recovery_key_backup: () => ({}),
  lintel_secrets_token: ({ lintel_token_role: { name } }) => ({ role: name, policies: ['app'] }),
};

/** By type, the largest object of every resource, and the minimal operation. */
type States = { readonly [type: string]: Values };

/** A service with a dialect, behind a gate, and a client of it that acts as Terraform. */
interface Place {
  readonly service: TestEmulator;
  readonly gate: Gate;
  readonly core: Core;
}

let count = 0;
let services: Services;
let places: ReadonlyMap<Dialect, Place>;
let states: States;
let actions: States;

beforeAll(async () => {
  services = await Services.open({ seed: 1 });
  await keepBackup(services.byDialect.get('standard')!);
  const fixtures = await services.fixtures();
  const done = await services.operationFixtures();
  const opened = new Map<Dialect, Place>();
  for (const [dialect, service] of services.byDialect) {
    const gate = await Gate.open(service.address);
    opened.set(dialect, { service, gate, core: await Core.start(registry, settingsFor(gate, 'root', dialect)) });
  }
  places = opened;
  const made: { [type: string]: Values } = {};
  for (const [index, { type, dialects }] of managedResources.entries()) {
    const { core } = places.get(dialects[0])!;
    await fixtures[index].provide?.();
    made[type] = (await core.apply(type, fixtures[index].full[fixtures[index].full.length - 1])).held.state;
  }
  for (const fixture of done) await fixture.provide?.();
  states = made;
  actions = Object.fromEntries(operationResources.map(({ type }, index) => [type, done[index].minimal]));
}, 60_000);

afterAll(async () => {
  process.stdout.write(`malformed responses: ${count} to data sources, lists, ephemeral resources and actions\n`);
  for (const { core, gate } of places.values()) {
    await core.close();
    await gate.close();
  }
  await services.close();
});

describe.each(Object.keys(registry.dataSources))('the data source %s, for every malformed response,', (type) => {
  it('blames the service, or reports its values', () =>
    prove(type, 'data', async ({ core }) =>
      core.readData(type, DATA[type]?.(states) ?? argumentsOf(registry.dataSources, type)),
    ));
});

const sharedLists = new Set(
  managedResources.flatMap(({ type, sameHandlersAs }) => (sameHandlersAs === undefined ? [] : [type])),
);
const ownLists = Object.keys(registry.listResources).filter((type) => !sharedLists.has(type));

describe.each(ownLists)('the list of %s, for every malformed response,', (type) => {
  it(
    'blames the service, or reports its values',
    () =>
      prove(type, 'list', async ({ core }) => {
        const listed = await core.list(type, LISTS[type]?.(states) ?? argumentsOf(registry.listResources, type), {
          withObject: true,
        });
        return Object.fromEntries(
          listed.map(({ displayName, identity, object }, index) => [`${index}`, { displayName, identity, object }]),
        );
      }),
    // Each list reads every object again.
    120_000,
  );
});

describe.each(Object.keys(registry.ephemeralResources))(
  'the ephemeral resource %s, for every malformed response,',
  (type) => {
    it('blames the service, or returns its values', () =>
      prove(type, 'ephemeral', async ({ core }) => {
        const { result, kept, renewAt } = await core.open(type, EPHEMERAL[type](states));
        if (renewAt) await core.renew(type, kept);
        await core.closeEphemeral(type, kept);
        // Other results differ each time, so only their presence is compared.
        return Object.fromEntries(
          Object.keys(result).map((name) => [name, result[name] === undefined ? 'absent' : 'there']),
        );
      }));
  },
);

describe.each(Object.keys(registry.actions))('the action %s, for every malformed response,', (type) => {
  it('blames the service, or reports what was done', () =>
    prove(type, 'action', async ({ core }) => {
      const { progress } = await core.invoke(type, actions[type]);
      return { progress: progress.length };
    }));
});

/** The place of the resource of the type, which may be that of a plural data source. */
function placeOf(type: string): Place {
  const resource = managedResources.find((one) => singularsOf(type).includes(one.type));
  return places.get(resource?.dialects[0] ?? 'standard')!;
}

async function prove(
  type: string,
  kind: 'data' | 'list' | 'ephemeral' | 'action',
  operate: (place: Place) => Promise<Values>,
): Promise<void> {
  const at = placeOf(type);
  const { gate, service } = at;
  const start = await service.control.snapshot();
  const outcome = (): Promise<Outcome> =>
    operate(at).then(
      (reported) => ({ reported }),
      (error: Error) => {
        if (!(error instanceof Refused)) throw error;
        return { refused: error.message };
      },
    );
  let whole: Outcome = {};
  const responses = await record(gate, async () => {
    whole = await outcome();
  });
  if (whole.refused !== undefined) throw new Error(whole.refused);
  // What holds for the first objects of a list holds for all.
  const tried = kind === 'list' ? firstOfEach(responses) : responses;
  const all = mutatedResponses(tried);
  const changes = responses.some(({ method }) => !['GET', 'LIST'].includes(method)) || kind === 'ephemeral';
  const failures: string[] = [];
  // A document about all mounts has thousands of places, and what reads it reads many objects.
  for (const one of sampled(all, all.length > 800 ? 90 : 12)) {
    count++;
    if (changes) await service.control.restore(start);
    mutate(gate, one, changes ? [] : responses);
    const failure = verdict(one, whole, await outcome());
    if (failure) failures.push(`${wordsOf(one)}: ${failure}`);
  }
  gate.watch = () => undefined;
  expect(failures).toEqual([]);
}

/** The first two responses to requests whose paths differ in the last segment. */
function firstOfEach(responses: readonly Recorded[]): readonly Recorded[] {
  const counts = new Map<string, number>();
  return responses.filter(({ method, path }) => {
    const folder = `${method} ${path.slice(0, path.lastIndexOf('/'))}`;
    const nth = (counts.get(folder) ?? 0) + 1;
    counts.set(folder, nth);
    return nth <= 2;
  });
}

/** The arguments that identify the object of the type, or its engine for a plural data source. */
function argumentsOf(
  definitions: { readonly [type: string]: { definition(): { readonly attributes: Attributes } } },
  type: string,
): Values {
  const { attributes } = definitions[type].definition();
  const state = singularsOf(type)
    .map((one) => states[one])
    .find((one) => one !== undefined)!;
  return Object.fromEntries(
    ['mount', 'namespace', 'name', 'path'].filter((name) => name in attributes).map((name) => [name, state[name]]),
  );
}

/** Completes a rekey that leaves a backup. */
async function keepBackup({ control, request }: TestEmulator): Promise<void> {
  const [ada] = await people('Ada');
  const {
    body: { nonce },
  } = await request('POST', '/v1/sys/rekey-recovery-key/init', {
    body: { secret_shares: 1, secret_threshold: 1, pgp_keys: [ada.publicKey], backup: true },
  });
  const { keys, threshold } = await control.recoveryShares();
  for (const key of keys.slice(0, threshold)) {
    await request('POST', '/v1/sys/rekey-recovery-key/update', { body: { key, nonce } });
  }
}
