import type { Values } from '../../../../src/definition/value';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';
import { wrongMaxResults, wrongOrganization } from '../../../support/environments/wrong-lookups';
import { registryObjects, removeOrganization } from '../shared/registry-objects';

interface StoredProvider extends Values {
  readonly id: string;
}

export const createFixture: CreateFixture = async (service) => {
  await service.control.organization('eta');
  const store = registryObjects<StoredProvider>(service, 'registryProviders');
  const minimal = { organization: 'acme', name: 'internal' };
  return {
    minimal,
    second: { name: 'internal-2' },
    full: [{ organization: 'acme', registryName: 'public', namespace: 'hashicorp', name: 'random' }],
    changed: { organization: 'eta', registryName: 'private', namespace: 'community', name: 'time' },
    changedWith: { registryName: { namespace: undefined } },
    removedWith: { registryName: { namespace: undefined } },
    exempt: {},

    async look({ registryProviderId }) {
      const found = (await store.all()).find(({ id }) => id === registryProviderId);
      if (!found) return undefined;
      const { organization, registryName, namespace, name } = found;
      return { organization, registryName, namespace, name };
    },
    tamper: ({ registryProviderId }, attribute, value) =>
      store.edit((all) => all.map((one) => (one.id === registryProviderId ? { ...one, [attribute]: value } : one))),
    async remove({ organization, registryName, namespace, name }) {
      const path = [organization, 'registry-providers', registryName, namespace, name].join('/');
      await service.request('DELETE', `/api/v2/organizations/${path}`);
    },
    removeParent: ({ organization }) => removeOrganization(service, organization),
  };
};

const base = { organization: 'acme', name: 'internal' };
const NAME = 'lowercase letters, digits and `-`';

const wrongNames: readonly WrongConfiguration[] = [
  ...wrongOrganization().map((one) => ({ ...one, config: { name: 'internal', ...one.config } })),
  { breaks: 'name obeys pattern', config: { ...base, name: 'Internal' }, path: ['name'], says: NAME },
  { breaks: 'name obeys pattern', config: { ...base, name: 'internal-' }, path: ['name'], says: NAME },
  {
    breaks: 'namespace obeys pattern',
    config: { ...base, registryName: 'public', namespace: 'a/b' },
    path: ['namespace'],
    says: 'letters',
  },
  {
    breaks: 'namespace required when registryName is public',
    config: { ...base, registryName: 'public' },
    path: ['namespace'],
    says: 'must be configured',
  },
];

export const queries: FixtureFile['queries'] = {
  data: {
    lintel_registry_provider: ({ organization, registryName, namespace, name }) => ({
      organization,
      registryName,
      namespace,
      name,
    }),
  },
};

export const wrong: readonly WrongConfiguration[] = [
  ...wrongNames,
  {
    breaks: 'namespace only when registryName is public',
    config: { ...base, namespace: 'acme' },
    path: ['namespace'],
    says: 'can only be configured',
    leftToThePlan: true,
  },
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_registry_provider: wrongNames,
  lintel_registry_providers: [
    ...wrongOrganization(),
    { breaks: 'q obeys length', config: { organization: 'acme', q: 'a' }, path: ['q'], says: 'at least 2' },
    ...wrongMaxResults(),
  ],
};
