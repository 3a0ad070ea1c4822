import type { Values } from '../../../../src/definition/value';
import type { CreateFixture, WrongConfiguration } from '../../../support/house/fixture';

const VPC = repository('vpc');
const DNS = repository('dns');

export const createFixture: CreateFixture = async (service) => {
  // Only the hosted edition supports no-code modules.
  await service.control.settings({ edition: 'hosted' });
  await service.control.organization('delta');
  await service.control.repository(VPC.identifier, ['v1.0.0']);
  await service.control.repository(DNS.identifier, ['v1.0.0']);
  const stored = async () => (await service.control.snapshot()).objects.registryModules as unknown as StoredModule[];
  const edit = async (change: (modules: readonly StoredModule[]) => readonly StoredModule[]) => {
    const snapshot = await service.control.snapshot();
    const registryModules = change(snapshot.objects.registryModules as unknown as StoredModule[]) as never;
    await service.control.restore({ ...snapshot, objects: { ...snapshot.objects, registryModules } });
  };
  return {
    minimal: { organization: 'acme', name: 'cdn', moduleProvider: 'aws' },
    second: { name: 'cdn-2' },
    full: [
      { organization: 'acme', registryName: 'public', namespace: 'hashicorp', name: 'consul', moduleProvider: 'aws' },
      { organization: 'acme', registryName: 'private', name: 'cdn', moduleProvider: 'aws', noCode: false },
      { organization: 'acme', vcsRepo: VPC, timeouts: { create: '5m' } },
    ],
    changed: {
      organization: 'delta',
      registryName: 'private',
      namespace: 'community',
      name: 'nomad',
      moduleProvider: 'google',
      vcsRepo: DNS,
      noCode: true,
      timeouts: { create: '20m' },
    },
    changedWith: { registryName: { namespace: undefined } },
    removedWith: {
      registryName: { namespace: undefined },
      vcsRepo: { name: 'vpc', moduleProvider: 'aws', timeouts: undefined },
    },
    exempt: { timeouts: 'local: timeouts are never sent' },

    async look({ registryModuleId }) {
      const module = (await stored()).find(({ id }) => id === registryModuleId);
      if (!module) return undefined;
      const { organization, registryName, namespace, name, provider, noCode, repository: from } = module;
      const vcsRepo = from && {
        identifier: from.identifier,
        displayIdentifier: from.displayIdentifier,
        oauthTokenId: from.connection,
      };
      return {
        organization,
        registryName,
        namespace,
        name,
        moduleProvider: provider,
        noCode,
        vcsRepo: vcsRepo ?? undefined,
      };
    },
    async tamper({ registryModuleId }, attribute, value) {
      const change: Partial<StoredModule> =
        attribute === 'vcsRepo' ? { repository: storedRepository(value as typeof VPC) } : { [attribute]: value };
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
};

/** Returns the repository as the service stores it. */
function storedRepository({ identifier, displayIdentifier, oauthTokenId }: typeof VPC) {
  return { connection: oauthTokenId, identifier, displayIdentifier, webhook: 'webhook-1', readyAt: 0 };
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

export const wrong: readonly WrongConfiguration[] = [
  {
    breaks: 'organization obeys pattern',
    config: { ...empty, organization: 'acme/beta' },
    path: ['organization'],
    says: 'without `/`',
  },
  {
    breaks: 'registryName has a vocabulary',
    config: { ...empty, registryName: 'shared' },
    path: ['registryName'],
    says: 'It must be "private" or "public"',
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
    breaks: 'one of name, vcsRepo',
    config: { organization: 'acme', moduleProvider: 'aws' },
    path: ['name'],
    says: 'Configure exactly one of `name` and `vcs_repo`',
  },
  {
    breaks: 'exactly one of name, vcsRepo',
    config: { ...published, name: 'vpc' },
    path: ['vcsRepo'],
    says: '`vcs_repo` conflicts with `name`',
    leftToThePlan: true,
  },
  {
    breaks: 'one of moduleProvider, vcsRepo',
    config: { organization: 'acme', name: 'cdn' },
    path: ['moduleProvider'],
    says: 'Configure exactly one of `module_provider` and `vcs_repo`',
  },
  {
    breaks: 'exactly one of moduleProvider, vcsRepo',
    config: { ...published, moduleProvider: 'aws' },
    path: ['vcsRepo'],
    says: '`vcs_repo` conflicts with `module_provider`',
    leftToThePlan: true,
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
    breaks: 'vcsRepo.identifier is required',
    config: without('identifier'),
    path: ['vcsRepo', 'identifier'],
    says: 'must be configured',
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
    breaks: 'vcsRepo.displayIdentifier is required',
    config: without('displayIdentifier'),
    path: ['vcsRepo', 'displayIdentifier'],
    says: 'must be configured',
  },
  {
    breaks: 'vcsRepo.displayIdentifier obeys length',
    config: empties('displayIdentifier'),
    path: ['vcsRepo', 'displayIdentifier'],
    says: 'not be empty',
  },
  {
    breaks: 'vcsRepo.oauthTokenId is required',
    config: without('oauthTokenId'),
    path: ['vcsRepo', 'oauthTokenId'],
    says: 'must be configured',
  },
  {
    breaks: 'vcsRepo.oauthTokenId obeys length',
    config: empties('oauthTokenId'),
    path: ['vcsRepo', 'oauthTokenId'],
    says: 'not be empty',
  },
  {
    breaks: 'timeouts needs vcsRepo',
    config: { ...empty, timeouts: { create: '5m' } },
    path: ['timeouts'],
    says: '`timeouts` can only be configured together with `vcs_repo`',
  },
  {
    breaks: 'timeouts.create is of kind duration',
    config: { ...published, timeouts: { create: 'soon' } },
    path: ['timeouts', 'create'],
    says: 'not a duration',
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
      breaks: 'registryName has a vocabulary',
      config: { ...empty, registryName: 'shared' },
      path: ['registryName'],
      says: '"public"',
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
    { breaks: 'name is required', config: { ...empty, name: undefined }, path: ['name'], says: 'must be configured' },
    { breaks: 'name obeys pattern', config: { ...empty, name: 'a/b' }, path: ['name'], says: 'letters, digits' },
    {
      breaks: 'moduleProvider is required',
      config: { ...empty, moduleProvider: undefined },
      path: ['moduleProvider'],
      says: 'must be configured',
    },
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
      breaks: 'filterRegistryName has a vocabulary',
      config: { organization: 'acme', filterRegistryName: 'shared' },
      path: ['filterRegistryName'],
      says: '"private"',
    },
    {
      breaks: 'maxResults is of kind int',
      config: { organization: 'acme', maxResults: 1.5 },
      path: ['maxResults'],
      says: 'whole number',
    },
    {
      breaks: 'maxResults obeys range',
      config: { organization: 'acme', maxResults: 0 },
      path: ['maxResults'],
      says: 'at least 1',
    },
  ],
};
