import type { Values } from '../../src/definition/value';
import * as registry from '../../src/handlers';
import { startEmulator, TestEmulator } from '../support/emulator';
import { Core, Held } from '../support/environments/core';
import { settingsFor } from '../support/environments/environment';

/** The number of objects in one refresh, and the maximum number of requests: one for the first object, and three pages of 100. */
const COUNT = 300;
const COALESCED = 4;
/** The number of concurrent operations of Terraform. */
const AT_ONCE = 10;
/** How long a page serves reads. */
const PAGE_MS = 10_000;

interface Case {
  /** The filter of the list. */
  readonly config: Values;
  /** Objects as the service stores them. */
  readonly objects: { readonly [kind: string]: readonly object[] };
  readonly atMost: number;
}

const organization = 'acme';
const times = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
const numbers = Array.from({ length: COUNT }, (_, index) => index + 1);
// One policy set exists from the start.
const setId = (number: number) => (number === 1 ? 'polset-base' : `polset-${number}`);
const runTasks = numbers.map((number) => ({
  id: `task-${number}`,
  organization,
  name: `task-${number}`,
  url: 'https://scanner.example.com/',
  description: '',
  category: 'task',
  hmacKey: null,
  enabled: true,
}));
const modules = numbers.map((number) => ({
  id: `mod-${number}`,
  organization,
  registryName: 'private',
  namespace: organization,
  name: `module-${number}`,
  provider: 'aws',
  noCode: false,
  repository: null,
  ...times,
}));
const providers = numbers.map((number) => ({
  id: `prov-${number}`,
  organization,
  registryName: 'private',
  namespace: organization,
  name: `provider-${number}`,
  ...times,
}));
const root = {
  path: '',
  name: 'root',
  readme: '',
  empty: true,
  inputs: [],
  outputs: [],
  dependencies: [],
  provider_dependencies: [],
  resources: [],
};
const archive = { base64: '', readyAt: 0, outcome: { root, submodules: [] } };
const versionOf = (module: string, version: string) => ({
  id: `modver-${module}-${version}`,
  module,
  version,
  source: 'api',
  object: `object-${module}-${version}`,
  archive,
  ...times,
});
const administration = (name: string) => ({
  organization: name,
  accessBetaTools: true,
  globalModuleSharing: false,
  isDisabled: false,
  applyTimeout: null,
  planTimeout: null,
  workspaceLimit: null,
  consumers: ['organization-2'],
});
// One organization exists from the start.
const organizations = numbers
  .slice(1)
  .map((number) => ({ name: `organization-${number}`, email: 'platform@acme.example' }));
const administrations = [{ name: organization }, ...organizations].map(({ name }) => administration(name));

/** A policy set without anything, as the emulator stores it. */
const noDetails = {
  description: null,
  kind: 'sentinel_framework',
  global: false,
  agentEnabled: false,
  overridable: null,
  policyToolVersion: null,
  policiesPath: null,
  updatePatterns: [],
  repository: null,
  workspaces: [],
  projects: [],
  excludedWorkspaces: [],
  excludedProjects: [],
  tagSelectors: [],
  ...times,
};

const taskConfig = (task: string) => ({
  id: `taskcfg-${task}`,
  task,
  organization,
  enforcementLevel: 'advisory',
  stages: ['post_plan'],
  ...times,
});

// Two projects and two workspaces exist from the start.
const workspaces = numbers
  .slice(2)
  .map((number) => ({ id: `ws-${number}`, organization, name: `workspace-${number}` }));

const team = (number: number) => ({
  id: `team-${number}`,
  organization,
  name: `team-${number}`,
  rights: [],
  workspaces: [],
  token: `token-${number}`,
});

const CASES: { readonly [type: string]: Case } = {
  lintel_project: {
    config: { organization },
    objects: {
      projects: numbers.slice(2).map((number) => ({ id: `prj-${number}`, organization, name: `project-${number}` })),
    },
    atMost: COALESCED,
  },
  // Their project, which may decide where runs are executed, is read once.
  lintel_workspace: { config: { organization }, objects: { workspaces }, atMost: COALESCED + 1 },
  lintel_variable: {
    config: { workspaceId: 'ws-3' },
    objects: {
      workspaces,
      variables: numbers.map((number) => ({
        id: `var-${number}`,
        owner: 'ws-3',
        values: { key: `key_${number}`, value: 'a', description: '', category: 'env', hcl: false, sensitive: false },
        versionId: 'a',
        createdAt: times.createdAt,
      })),
    },
    atMost: COALESCED,
  },
  lintel_variable_set: {
    config: { organization },
    objects: {
      variableSets: numbers.map((number) => ({
        id: `varset-${number}`,
        organization,
        values: { name: `set-${number}`, description: '', global: false, priority: false },
        workspaces: [],
        projects: [],
        ...times,
      })),
    },
    atMost: COALESCED,
  },
  ...Object.fromEntries(
    (['workspace', 'project'] as const).map((member): [string, Case] => [
      `lintel_variable_set_${member}`,
      {
        config: { variableSetId: 'varset-many' },
        atMost: COALESCED,
        objects: {
          variableSets: [
            {
              id: 'varset-many',
              organization,
              values: { name: 'many', description: '', global: false, priority: false },
              workspaces: [],
              projects: [],
              [`${member}s`]: numbers.map((number) => `${member === 'project' ? 'prj' : 'ws'}-${number}`),
              ...times,
            },
          ],
        },
      },
    ]),
  ),
  lintel_agent_pool: {
    config: { organization },
    // One pool exists from the start.
    objects: {
      agentPools: numbers.slice(1).map((number) => ({ id: `apool-${number}`, organization, name: `pool-${number}` })),
    },
    atMost: COALESCED,
  },
  lintel_team: {
    config: { organization },
    // Two teams exist from the start.
    objects: { teams: numbers.slice(2).map((number) => team(number)) },
    atMost: COALESCED,
  },
  lintel_team_member: {
    config: { teamId: 'team-many' },
    objects: {
      teams: [{ ...team(0), id: 'team-many', members: numbers.map((number) => `ou-${number}`) }],
      memberships: numbers.map((number) => ({
        id: `ou-${number}`,
        organization,
        status: 'active',
        email: `person-${number}@acme.example`,
        username: `person-${number}`,
        user: `user-${number}`,
      })),
    },
    atMost: COALESCED,
  },
  lintel_ssh_key: {
    config: { organization },
    objects: {
      sshKeys: numbers.map((number) => ({ id: `sshkey-${number}`, organization, values: { name: `key-${number}` } })),
    },
    atMost: COALESCED,
  },
  lintel_platform_object: {
    config: { path: '/organizations/acme/ssh-keys', type: 'ssh-keys' },
    objects: {
      sshKeys: numbers.map((number) => ({ id: `sshkey-${number}`, organization, values: { name: `key-${number}` } })),
    },
    atMost: COALESCED,
  },
  lintel_oauth_client: {
    config: { organization },
    objects: {
      // One exists from the start.
      oauthClients: numbers.slice(1).map((number) => ({
        id: `oc-${number}`,
        organization,
        name: `client-${number}`,
        serviceProvider: 'github',
        tokens: [],
        createdAt: times.createdAt,
      })),
    },
    atMost: COALESCED,
  },
  lintel_team_workspace_access: {
    config: { workspaceId: 'ws-app' },
    objects: {
      teams: numbers.map((number) => team(number)),
      teamWorkspaces: numbers.map((number) => ({
        id: `tws-${number}`,
        team: `team-${number}`,
        workspace: 'ws-app',
        access: 'read',
        members: {},
      })),
    },
    atMost: COALESCED,
  },
  lintel_team_project_access: {
    config: { projectId: 'prj-payments' },
    objects: {
      teams: numbers.map((number) => team(number)),
      teamProjects: numbers.map((number) => ({
        id: `tprj-${number}`,
        team: `team-${number}`,
        project: 'prj-payments',
        access: 'read',
        projectMembers: {},
        workspaceMembers: {},
      })),
    },
    atMost: COALESCED,
  },
  lintel_run_trigger: {
    config: { workspaceId: 'ws-app' },
    objects: {
      workspaces,
      runTriggers: numbers.map((number) => ({
        id: `rt-${number}`,
        workspace: 'ws-app',
        source: 'ws-network',
        createdAt: times.createdAt,
      })),
    },
    atMost: COALESCED,
  },
  lintel_notification_configuration: {
    config: { workspaceId: 'ws-app' },
    objects: {
      notificationConfigurations: numbers.map((number) => ({
        id: `nc-${number}`,
        subscribable: 'ws-app',
        subscribableType: 'workspaces',
        values: { 'name': `notification-${number}`, 'destination-type': 'generic', 'enabled': false },
        users: [],
        deliveries: [],
        ...times,
      })),
    },
    atMost: COALESCED,
  },
  lintel_run_task: { config: { organization }, objects: { runTasks }, atMost: COALESCED },
  lintel_run_task_global_configuration: {
    // Newer services have each as an object of its own, and no list of all.
    config: { organization },
    atMost: COALESCED + COUNT,
    objects: {
      runTasks,
      taskConfigs: runTasks.map(({ id }) => ({ ...taskConfig(id), global: true, projects: [] })),
    },
  },
  lintel_task_config: {
    // The service has no list of all. The run tasks have one, whose pages the first reads, which are concurrent, do not use yet.
    config: { organization, projectId: 'prj-default' },
    atMost: COALESCED + AT_ONCE + COUNT,
    objects: {
      runTasks,
      taskConfigs: runTasks.map(({ id }) => ({ ...taskConfig(id), global: false, projects: ['prj-default'] })),
    },
  },
  lintel_workspace_run_task: {
    config: { workspaceId: 'ws-app' },
    atMost: COALESCED,
    objects: {
      runTasks,
      workspaceRunTasks: runTasks.map(({ id }) => ({
        id: `ws${id}`,
        workspace: 'ws-app',
        task: id,
        enforcementLevel: 'advisory',
        stages: ['post_plan'],
      })),
    },
  },
  lintel_policy: {
    // The code of each policy is a separate request.
    config: { organization },
    atMost: COALESCED + COUNT,
    objects: {
      policies: numbers.map((number) => ({
        id: `pol-${number}`,
        organization,
        name: `policy-${number}`,
        description: null,
        kind: 'opa',
        query: null,
        enforcementLevel: 'advisory',
        policySets: [],
        updatedAt: null,
        code: { object: `object-${number}`, base64: '' },
      })),
    },
  },
  lintel_policy_set: {
    config: { organization },
    atMost: COALESCED,
    // One exists from the start.
    objects: {
      policySets: numbers.slice(1).map((number) => ({ id: `polset-${number}`, organization, name: `set-${number}` })),
    },
  },
  lintel_policy_set_parameter: {
    // The policy set is read once, to learn its organization.
    config: { policySetId: 'polset-base' },
    atMost: COALESCED + 1,
    objects: {
      policySetParameters: numbers.map((number) => ({
        id: `var-${number}`,
        policySet: 'polset-base',
        key: `key-${number}`,
        value: '',
        sensitive: false,
      })),
    },
  },
  // A policy set has one current version.
  lintel_policy_set_version: {
    config: {},
    atMost: COALESCED,
    objects: {
      policySets: numbers.slice(1).map((number) => ({ id: setId(number), organization, name: `set-${number}` })),
      policySetVersions: numbers.map((number) => ({
        id: `polsetver-${number}`,
        policySet: setId(number),
        source: 'tfe-api',
        createdAt: times.createdAt,
        object: `object-${number}`,
        commit: null,
        content: { base64: '', receivedAt: times.createdAt, readyAt: 0, outcome: { policies: 1 } },
      })),
    },
  },
  ...Object.fromEntries(
    (
      [
        ['workspace', 'workspaces', 'workspace'],
        ['project', 'projects', 'project'],
        ['workspace_exclusion', 'excludedWorkspaces', 'workspace'],
        ['project_exclusion', 'excludedProjects', 'project'],
      ] as const
    ).map(([kind, key, member]): [string, Case] => [
      `lintel_policy_set_${kind}`,
      {
        config: { policySetId: 'polset-many' },
        atMost: COALESCED,
        objects: {
          policySets: [
            {
              id: 'polset-many',
              organization,
              name: 'many',
              details: {
                ...noDetails,
                [key]: numbers.map((number) => `${member === 'project' ? 'prj' : 'ws'}-${number}`),
              },
            },
          ],
        },
      },
    ]),
  ),
  lintel_policy_set_policy: {
    config: { policySetId: 'polset-base' },
    atMost: COALESCED,
    objects: {
      policies: numbers.map((number) => ({
        id: `pol-${number}`,
        organization,
        name: `policy-${number}`,
        description: null,
        kind: 'sentinel_framework',
        query: null,
        enforcementLevel: 'advisory',
        policySets: ['polset-base'],
        updatedAt: null,
        code: null,
      })),
    },
  },
  lintel_registry_gpg_key: {
    config: { organization },
    atMost: COALESCED,
    objects: {
      gpgKeys: numbers.map((number) => ({
        id: `${number}`,
        namespace: organization,
        asciiArmor: '',
        keyId: `KEY${number}`,
        ...times,
      })),
    },
  },
  lintel_no_code_module: {
    // The list of modules does not have their options: each is read alone.
    config: { organization },
    atMost: COUNT,
    objects: {
      registryModules: modules,
      noCodeModules: modules.map(({ id }) => ({
        id: id.replace('mod', 'nocode'),
        module: id,
        enabled: true,
        versionPin: 'latest',
        options: [],
      })),
    },
  },
  lintel_registry_module: { config: { organization }, objects: { registryModules: modules }, atMost: COALESCED },
  lintel_registry_module_version: {
    config: {},
    atMost: COALESCED,
    objects: { registryModules: modules, registryModuleVersions: modules.map(({ id }) => versionOf(id, '1.0.0')) },
  },
  lintel_registry_provider: {
    config: { organization },
    atMost: COALESCED,
    objects: { registryProviders: providers },
  },
  lintel_registry_provider_version: {
    // The platforms of each version are a request of their own.
    config: { providerId: 'acme/private/acme/provider-1' },
    atMost: COALESCED + COUNT,
    objects: {
      registryProviders: providers.slice(0, 1),
      registryProviderVersions: numbers.map((number) => ({
        id: `provver-${number}`,
        provider: 'prov-1',
        version: `1.0.${number}`,
        keyId: '2B042905A32D7D18',
        protocols: ['6.0'],
        ...times,
        sumsObject: `sums-${number}`,
        signatureObject: `signature-${number}`,
        sums: null,
        signature: null,
      })),
    },
  },
  lintel_admin_organization: { config: {}, objects: { organizations, administrations }, atMost: COALESCED },
  lintel_admin_module_consumers: {
    // So are the consumers of each organization.
    config: {},
    atMost: COALESCED + COUNT,
    objects: { organizations, administrations },
  },
};

let service: TestEmulator;
let core: Core;
beforeEach(async () => {
  service = await startEmulator();
  core = await Core.start(registry, settingsFor(service));
});
afterEach(async () => {
  await core.close();
  await service.close();
});

async function furnish(added: Case['objects']): Promise<void> {
  const { objects, ...rest } = await service.control.snapshot();
  const all = Object.fromEntries(
    Object.entries(added).map(([kind, more]) => [kind, [...(objects[kind] as unknown as object[]), ...more]]),
  );
  await service.control.restore({ ...rest, objects: { ...objects, ...all } as never });
}

/**
 * The objects as a state has them, or only their locations where listing is too expensive: versions are listed per module, and policies
 * would all be downloaded.
 */
async function held(type: string, config: Values): Promise<Held[]> {
  if (type === 'lintel_policy_set_version') {
    return numbers.map((number) => ({
      state: {
        id: `${setId(number)}/polsetver-${number}`,
        policySetId: setId(number),
        versionId: `polsetver-${number}`,
        sourceDirectory: '.',
        contentHash: 'sha256:0',
        current: true,
        status: 'ready',
        createdAt: times.createdAt,
      },
      privateState: Buffer.from(JSON.stringify({ entries: { organization } })),
    }));
  }
  const states =
    type === 'lintel_registry_module_version'
      ? modules.map(({ name }): Values => ({
          moduleId: `acme/private/acme/${name}/aws`,
          version: '1.0.0',
          contentHash: 'sha256:0',
          sourceDirectory: '.',
          replaceOnChange: false,
        }))
      : type === 'lintel_policy'
        ? (await core.list(type, config)).map(({ identity }) => ({ ...config, ...identity }))
        : (await core.list(type, config, { withObject: true })).map(({ object }) => ({
            ...object!,
            ...(type === 'lintel_registry_provider_version' ? { contentHash: 'sha256:0' } : {}),
          }));
  return states.map((state) => ({ state, privateState: Buffer.alloc(0) }));
}

/** Refreshes in an order that differs from every page. */
async function refresh(type: string, all: readonly Held[]): Promise<readonly (Held | undefined)[]> {
  const rest = [...all].sort((one, other) =>
    String(one.state.id ?? one.state.moduleId)
      .split('')
      .reverse()
      .join('') <
    String(other.state.id ?? other.state.moduleId)
      .split('')
      .reverse()
      .join('')
      ? -1
      : 1,
  );
  const found: (Held | undefined)[] = [];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = rest.pop(); next; next = rest.pop()) found.push(await core.refresh(type, next));
    }),
  );
  return found;
}

/** Requests to stores, to which the service redirects, do not count. */
async function requests(): Promise<number> {
  const { requests: all } = await service.control.requests();
  await service.control.clearRequests();
  return all.filter(({ path }) => path.startsWith('/api/')).reduce((sum, { count }) => sum + count, 0);
}

it('is tested for every platform type that can be listed', () => {
  const listable = Object.keys(registry.listResources).filter(
    (type) => registry.resources[type as keyof typeof registry.resources].definition().service === 'platform',
  );
  expect(Object.keys(CASES).sort()).toEqual(listable.sort());
});

it.each(Object.entries(CASES))(
  '%s: refreshes many objects with few requests',
  async (type, { config, objects, atMost }) => {
    await furnish(objects);
    const all = await held(type, config);
    expect(all).toHaveLength(COUNT);
    await core.configure(settingsFor(service));
    await service.control.clearRequests();
    const began = Date.now();
    const found = await refresh(type, all);
    // On a busy machine the reads outlast their pages, which then are read again.
    const ended = Math.floor((Date.now() - began) / PAGE_MS);
    const count = await requests();
    process.stdout.write(`${type}: ${COUNT} refreshed in ${count} requests\n`);
    expect(found.filter(Boolean)).toHaveLength(COUNT);
    expect(count).toBeLessThanOrEqual(atMost + ended * COALESCED);
  },
  60_000,
);

it('detects in the next plan what was changed or deleted after a page was read', async () => {
  await furnish({ runTasks: runTasks.slice(0, 120) });
  const type = 'lintel_run_task';
  const all = await held(type, { organization });
  await core.configure(settingsFor(service));
  await refresh(type, all);
  await service.request('PATCH', '/api/v2/tasks/task-50', {
    body: { data: { type: 'tasks', attributes: { name: 'changed', description: '' } } },
  });
  await service.request('DELETE', '/api/v2/tasks/task-60');
  const again = await refresh(type, all);
  expect(again.filter((one) => one === undefined)).toHaveLength(1);
  expect(again.find((one) => one?.state.id === 'task-50')!.state.name).toBe('changed');
}, 30_000);

it('reads several versions of a module from the same pages as the modules', async () => {
  const three = ['1.0.0', '1.1.0', '1.2.0'];
  await furnish({
    registryModules: modules.slice(0, 50),
    registryModuleVersions: modules.slice(0, 50).flatMap(({ id }) => three.map((version) => versionOf(id, version))),
  });
  const kept = await held('lintel_registry_module', { organization });
  const versions = kept.flatMap(({ state }) =>
    three.map((version): Held => ({
      state: { moduleId: state.id, version, contentHash: 'sha256:0', sourceDirectory: '.', replaceOnChange: false },
      privateState: Buffer.alloc(0),
    })),
  );
  await core.configure(settingsFor(service));
  await service.control.clearRequests();
  const [found, foundVersions] = await Promise.all([
    refresh('lintel_registry_module', kept),
    refresh('lintel_registry_module_version', versions),
  ]);
  expect([found.filter(Boolean).length, foundVersions.filter(Boolean).length]).toEqual([50, 150]);
  expect(await requests()).toBeLessThanOrEqual(4);
}, 30_000);
