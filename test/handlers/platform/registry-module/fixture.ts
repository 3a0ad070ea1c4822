import type { Value, Values } from '../../../../src/definition/value';
import type { CreateFixture, WrongConfiguration } from '../../../support/environments/fixture';
import { provideOrganization } from '../../../support/organizations';

const VPC = repository('vpc');
const DNS = repository('dns');

export const createFixture: CreateFixture = async (service) => {
  // Only the hosted edition supports no-code modules.
  await service.control.settings({ edition: 'hosted' });
  await provideOrganization(service, 'delta');
  await service.control.repository(VPC.identifier, ['v1.0.0', 'aws/v1.0.0']);
  await service.control.repository(DNS.identifier, ['v1.0.0', 'aws/v1.0.0']);
  const stored = async () => (await service.control.snapshot()).objects.registryModules as unknown as StoredModule[];
  const edit = async (change: (modules: readonly StoredModule[]) => readonly StoredModule[]) => {
    const snapshot = await service.control.snapshot();
    const registryModules = change(snapshot.objects.registryModules as unknown as StoredModule[]) as never;
    await service.control.restore({ ...snapshot, objects: { ...snapshot.objects, registryModules } });
  };
  /** Only the first version of a module that is published from a branch is made without a tag. */
  const initialVersionOf = async (module: string) =>
    ((await service.control.snapshot()).objects.registryModuleVersions as unknown as Values[]).find(
      (one) => one.module === module && one.commit !== undefined,
    )?.version;
  return {
    minimal: { organization: 'acme', name: 'cdn', moduleProvider: 'aws' },
    second: { name: 'cdn-2' },
    full: [
      { organization: 'acme', registryName: 'public', namespace: 'hashicorp', name: 'consul', moduleProvider: 'aws' },
      {
        organization: 'acme',
        registryName: 'private',
        name: 'cdn',
        moduleProvider: 'aws',
        noCode: false,
        tags: { team: 'network' },
      },
      { organization: 'acme', vcsRepo: { ...VPC, tags: true, tagPrefix: 'aws/', sourceDirectory: 'modules/aws' } },
      {
        organization: 'acme',
        vcsRepo: { ...VPC, branch: 'main', tags: false },
        initialVersion: '1.0.0',
        testConfig: { testsEnabled: true, agentExecutionMode: 'remote' },
        timeouts: { create: '5m' },
      },
    ],
    changed: {
      organization: 'delta',
      registryName: 'private',
      namespace: 'community',
      name: 'nomad',
      moduleProvider: 'google',
      vcsRepo: { ...DNS, branch: 'main', tags: false },
      initialVersion: '2.0.0',
      testConfig: { testsEnabled: true, agentExecutionMode: 'agent', agentPoolId: 'apool-main' },
      tags: { team: 'platform', tier: '1' },
      noCode: true,
      timeouts: { create: '20m' },
    },
    changedWith: { registryName: { namespace: undefined } },
    removedWith: {
      registryName: { namespace: undefined },
      vcsRepo: {
        name: 'vpc',
        moduleProvider: 'aws',
        initialVersion: undefined,
        testConfig: undefined,
        timeouts: undefined,
      },
    },
    along: { testConfig: ['vcsRepo'], initialVersion: ['vcsRepo'] },
    recordedWith: { initialVersion: ['vcsRepo'] },
    exempt: {
      timeouts: 'local: timeouts are never sent',
      initialVersion: 'create-only: it names the first version, and no response has it',
    },

    async look({ registryModuleId }) {
      const module = (await stored()).find(({ id }) => id === registryModuleId);
      if (!module) return undefined;
      const { organization, registryName, namespace, name, provider, noCode, repository: from, tags } = module;
      const vcsRepo = from && {
        identifier: from.identifier,
        displayIdentifier: from.displayIdentifier,
        oauthTokenId: from.connection,
        tags: !from.branch,
        ...given({ branch: from.branch, tagPrefix: from.tagPrefix, sourceDirectory: from.sourceDirectory }),
      };
      const tests = module.testConfig?.['tests-enabled'] ? module.testConfig : undefined;
      return {
        organization,
        registryName,
        namespace,
        name,
        moduleProvider: provider,
        noCode,
        vcsRepo: vcsRepo ?? undefined,
        tags,
        initialVersion: await initialVersionOf(module.id),
        testConfig: tests && {
          testsEnabled: true,
          agentExecutionMode: tests['agent-execution-mode'],
          ...given({ agentPoolId: tests['agent-pool-id'] ?? undefined }),
        },
      };
    },
    async tamper({ registryModuleId }, attribute, value) {
      const change: Partial<StoredModule> =
        attribute === 'vcsRepo'
          ? { repository: storedRepository(value as StoredRepository) }
          : attribute === 'testConfig'
            ? { testConfig: storedTests(value as Values) }
            : { [attribute]: value };
      await edit((modules) =>
        modules.map((module) => (module.id === registryModuleId ? { ...module, ...change } : module)),
      );
    },
    async remove({ organization, registryName, namespace, name }) {
      await service.request(
        'DELETE',
        `/api/v2/organizations/${String(organization)}/registry-modules/${String(registryName)}/${String(namespace)}/${String(name)}`,
      );
    },
    async removeParent({ organization }) {
      const { objects, ...rest } = await service.control.snapshot();
      const without = (kind: 'organizations' | 'registryModules', key: string) =>
        (objects[kind] as unknown as Values[]).filter((one) => one[key] !== organization);
      await service.control.restore({
        ...rest,
        objects: {
          ...objects,
          organizations: without('organizations', 'name') as never,
          registryModules: without('registryModules', 'organization') as never,
        },
      });
    },
  };
};

type StoredModule = Values & {
  readonly id: string;
  readonly provider: string;
  readonly repository: null | ReturnType<typeof storedRepository>;
  readonly testConfig?: Values;
};

type StoredRepository = typeof VPC & {
  readonly branch?: string;
  readonly tagPrefix?: string;
  readonly sourceDirectory?: string;
};

function given(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** Returns the repository as the service stores it. */
function storedRepository({ identifier, displayIdentifier, oauthTokenId, ...rest }: StoredRepository) {
  const { branch, tagPrefix, sourceDirectory } = rest;
  return {
    connection: oauthTokenId,
    identifier,
    displayIdentifier,
    webhook: 'webhook-1',
    readyAt: 0,
    branch,
    tagPrefix,
    sourceDirectory,
  };
}

function storedTests({ testsEnabled, agentExecutionMode, agentPoolId }: Values): Values {
  return {
    'tests-enabled': testsEnabled,
    'agent-execution-mode': agentExecutionMode ?? 'remote',
    // As the service stores it.
    'agent-pool-id': agentPoolId ?? (null as unknown as Value),
  };
}

function repository(name: string) {
  const identifier = `acme/terraform-aws-${name}`;
  return { identifier, displayIdentifier: identifier, oauthTokenId: 'ot-main' };
}

const empty = { organization: 'acme', name: 'cdn', moduleProvider: 'aws' };
const curated = { ...empty, registryName: 'public', namespace: 'hashicorp' };
const published = { organization: 'acme', vcsRepo: VPC };
const without = (name: keyof typeof VPC) => ({ ...published, vcsRepo: { ...VPC, [name]: undefined } });
const empties = (name: keyof typeof VPC, value = '') => ({ ...published, vcsRepo: { ...VPC, [name]: value } });

const from = (members: Values) => ({ ...published, vcsRepo: { ...VPC, ...members } });
const tested = (tests: Values) => ({
  ...from({ branch: 'main' }),
  testConfig: { testsEnabled: true, ...tests },
});

export const wrong: readonly WrongConfiguration[] = [
  {
    breaks: 'organization obeys pattern',
    config: { ...empty, organization: 'acme/beta' },
    path: ['organization'],
    says: 'without `/`',
  },
  {
    breaks: 'namespace obeys pattern',
    config: { ...curated, namespace: '-hashicorp' },
    path: ['namespace'],
    says: 'begin and end with a letter or a digit',
  },
  {
    breaks: 'namespace only when registryName is public',
    config: { ...empty, namespace: 'acme' },
    path: ['namespace'],
    says: '`namespace` can only be configured if `registry_name` is "public"',
    leftToThePlan: true,
  },
  {
    breaks: 'namespace only when registryName is public',
    config: { ...empty, namespace: 'hashicorp' },
    path: ['namespace'],
    says: '`namespace` can only be configured if `registry_name` is "public"',
  },
  {
    breaks: 'namespace required when registryName is public',
    config: { ...curated, namespace: undefined },
    path: ['namespace'],
    says: '`namespace` must be configured if `registry_name` is "public"',
  },
  {
    breaks: 'name obeys pattern',
    config: { ...empty, name: 'cdn_' },
    path: ['name'],
    says: 'begin and end with a letter or a digit',
  },
  { breaks: 'name obeys pattern', config: { ...empty, name: 'a'.repeat(65) }, path: ['name'], says: '1 to 64' },
  {
    breaks: 'moduleProvider obeys pattern',
    config: { ...empty, moduleProvider: 'AWS' },
    path: ['moduleProvider'],
    says: 'lowercase letters and digits',
  },
  {
    breaks: 'moduleProvider obeys pattern',
    config: { ...empty, moduleProvider: 'a'.repeat(65) },
    path: ['moduleProvider'],
    says: '1 to 64',
  },
  {
    breaks: 'one or more of name, vcsRepo',
    config: { organization: 'acme' },
    path: ['name'],
    says: 'Configure at least one of `name` and `vcs_repo`',
  },
  {
    breaks: 'name needs moduleProvider',
    config: { organization: 'acme', name: 'cdn' },
    path: ['name'],
    says: '`name` can only be configured together with `module_provider`',
  },
  {
    breaks: 'moduleProvider needs name',
    config: { ...published, moduleProvider: 'aws' },
    path: ['moduleProvider'],
    says: '`module_provider` can only be configured together with `name`',
  },
  {
    breaks: 'vcsRepo conflicts with namespace',
    config: { ...published, namespace: 'acme' },
    path: ['vcsRepo'],
    says: '`vcs_repo` cannot be configured together with `namespace`',
    leftToThePlan: true,
  },
  {
    breaks: 'vcsRepo only when registryName is private',
    config: { ...published, registryName: 'public' },
    path: ['vcsRepo'],
    says: '`vcs_repo` can only be configured if `registry_name` is "private"; it is "public"',
  },
  {
    breaks: 'vcsRepo.identifier obeys pattern',
    config: empties('identifier', 'vpc'),
    path: ['vcsRepo', 'identifier'],
    says: 'at least two non-empty parts',
  },
  {
    breaks: 'vcsRepo.identifier obeys pattern',
    config: empties('identifier', 'acme//vpc'),
    path: ['vcsRepo', 'identifier'],
    says: 'non-empty parts separated by',
  },
  {
    breaks: 'vcsRepo.displayIdentifier obeys length',
    config: empties('displayIdentifier'),
    path: ['vcsRepo', 'displayIdentifier'],
    says: 'not be empty',
  },
  {
    breaks: 'vcsRepo.oauthTokenId obeys pattern',
    config: empties('oauthTokenId', 'main'),
    path: ['vcsRepo', 'oauthTokenId'],
    says: 'begin with `ot-`',
  },
  {
    breaks: 'vcsRepo.githubAppInstallationId obeys pattern',
    config: { ...published, vcsRepo: { ...VPC, oauthTokenId: undefined, githubAppInstallationId: 'main' } },
    path: ['vcsRepo', 'githubAppInstallationId'],
    says: 'begin with `ghain-`',
  },
  {
    breaks: 'one of vcsRepo.oauthTokenId, vcsRepo.githubAppInstallationId',
    config: without('oauthTokenId'),
    path: ['vcsRepo', 'oauthTokenId'],
    says: 'Configure exactly one of `vcs_repo.oauth_token_id` and `vcs_repo.github_app_installation_id`',
  },
  {
    breaks: 'exactly one of vcsRepo.oauthTokenId, vcsRepo.githubAppInstallationId',
    config: from({ githubAppInstallationId: 'ghain-main' }),
    path: ['vcsRepo', 'githubAppInstallationId'],
    says: 'Configure exactly one of',
  },
  {
    breaks: 'vcsRepo.branch only when vcsRepo.tags is false',
    config: from({ branch: 'main', tags: true }),
    path: ['vcsRepo', 'branch'],
    says: 'Versions come from a branch or from tags, not from both.',
  },
  {
    breaks: 'vcsRepo.branch required when vcsRepo.tags is false',
    config: from({ tags: false }),
    path: ['vcsRepo', 'branch'],
    says: '`vcs_repo.branch` must be configured if `vcs_repo.tags` is false',
  },
  {
    breaks: 'vcsRepo.branch conflicts with vcsRepo.tagPrefix',
    config: from({ branch: 'main', tagPrefix: 'aws/' }),
    path: ['vcsRepo', 'branch'],
    says: '`vcs_repo.branch` cannot be configured together with `vcs_repo.tag_prefix`',
  },
  {
    breaks: 'vcsRepo.sourceDirectory obeys pattern',
    config: from({ sourceDirectory: '../modules' }),
    path: ['vcsRepo', 'sourceDirectory'],
    says: 'relative to the repository',
  },
  {
    breaks: 'initialVersion obeys semver',
    config: { ...published, vcsRepo: { ...VPC, branch: 'main' }, initialVersion: 'v1' },
    path: ['initialVersion'],
    says: 'be a semantic version',
  },
  {
    breaks: 'initialVersion needs vcsRepo.branch',
    config: { ...published, initialVersion: '1.0.0' },
    path: ['initialVersion'],
    says: '`initial_version` can only be configured together with `vcs_repo.branch`',
  },
  {
    breaks: 'testConfig needs vcsRepo',
    config: { ...empty, testConfig: { testsEnabled: false } },
    path: ['testConfig'],
    says: '`test_config` can only be configured together with `vcs_repo`',
  },
  {
    breaks: 'vcsRepo.branch required when testConfig.testsEnabled is true',
    config: { ...published, testConfig: { testsEnabled: true } },
    path: ['vcsRepo', 'branch'],
    says: '`vcs_repo.branch` must be configured if `test_config.tests_enabled` is true',
  },
  {
    breaks: 'testConfig.agentPoolId obeys pattern',
    config: tested({ agentExecutionMode: 'agent', agentPoolId: 'main' }),
    path: ['testConfig', 'agentPoolId'],
    says: 'begin with `apool-`',
  },
  {
    breaks: 'testConfig.agentPoolId only when testConfig.agentExecutionMode is agent',
    config: tested({ agentPoolId: 'apool-main' }),
    path: ['testConfig', 'agentPoolId'],
    says: 'can only be configured if `test_config.agent_execution_mode` is "agent"',
  },
  {
    breaks: 'testConfig.agentPoolId required when testConfig.agentExecutionMode is agent',
    config: tested({ agentExecutionMode: 'agent' }),
    path: ['testConfig', 'agentPoolId'],
    says: 'must be configured if `test_config.agent_execution_mode` is "agent"',
  },
  {
    breaks: 'tags only when registryName is private',
    config: { ...curated, tags: { team: 'network' } },
    path: ['tags'],
    says: '`tags` can only be configured if `registry_name` is "private"; it is "public"',
    leftToThePlan: true,
  },
  {
    breaks: 'tags obeys length',
    config: { ...empty, tags: Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`key-${at}`, ''])) },
    path: ['tags'],
    says: 'at most 10',
  },
  {
    breaks: 'tags obeys keyLength',
    config: { ...empty, tags: { ['k'.repeat(129)]: '' } },
    path: ['tags'],
    says: '128',
  },
  {
    breaks: 'each of tags obeys length',
    config: { ...empty, tags: { team: 'v'.repeat(257) } },
    path: ['tags', 'team'],
    says: '256',
  },
  {
    breaks: 'each of tags obeys pattern',
    config: { ...empty, tags: { team: 'a b' } },
    path: ['tags', 'team'],
    says: 'letters, digits',
  },
  {
    breaks: 'timeouts needs vcsRepo',
    config: { ...empty, timeouts: { create: '5m' } },
    path: ['timeouts'],
    says: '`timeouts` can only be configured together with `vcs_repo`',
  },
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_registry_module: [
    {
      breaks: 'organization obeys pattern',
      config: { ...empty, organization: 'a/b' },
      path: ['organization'],
      says: 'without `/`',
    },
    {
      breaks: 'namespace obeys pattern',
      config: { ...empty, namespace: 'a b' },
      path: ['namespace'],
      says: 'letters, digits',
    },
    {
      breaks: 'namespace required when registryName is public',
      config: { ...empty, registryName: 'public' },
      path: ['namespace'],
      says: 'if `registry_name` is "public"',
    },
    { breaks: 'name obeys pattern', config: { ...empty, name: 'a/b' }, path: ['name'], says: 'letters, digits' },
    {
      breaks: 'moduleProvider obeys pattern',
      config: { ...empty, moduleProvider: 'a-b' },
      path: ['moduleProvider'],
      says: 'lowercase',
    },
  ],
  lintel_registry_modules: [
    { breaks: 'organization obeys pattern', config: { organization: '' }, path: ['organization'], says: 'not empty' },
    {
      breaks: 'maxResults obeys range',
      config: { organization: 'acme', maxResults: 0 },
      path: ['maxResults'],
      says: 'at least 1',
    },
  ],
};
