import { defineDataSource } from '../../../definition/data-source';
import { defineListResource } from '../../../definition/list-resource';
import { defineResource } from '../../../definition/resource';
import { totalCount } from '../shared/lookup-arguments';
import { organizationArgument, organizationInput } from '../shared/organization';
import { maxResults, moduleNameRules, providerNameRules } from '../shared/rules';

const PROVIDER = 'docs/spec/platform-neighbours.md#registry-provider-type-registry-providers-id-prefix-prov-';
const OPERATIONS = 'docs/spec/platform-neighbours.md#provider-registry';

const REGISTRY_NAMES = ['private', 'public'] as const;

/** The attributes of one provider in both data sources, without those for the lookup. */
const results = {
  id: {
    type: 'string',
    use: 'computed',
    doc: 'The import ID, `<organization>/<registry_name>/<namespace>/<name>`.',
  },
  registryProviderId: { type: 'string', use: 'computed', doc: 'The ID of the record, `prov-…`.' },
  permissions: {
    type: 'object',
    use: 'computed',
    construct: 'RegistryProviderPermissions',
    doc: 'The permissions of the token for the provider.',
    attributes: { canDelete: { type: 'bool', use: 'computed', doc: 'Whether it may delete the provider.' } },
  },
  createdAt: { type: 'string', use: 'computed', doc: 'When the record was created.' },
  updatedAt: { type: 'string', use: 'computed', doc: 'When the record was last changed.' },
} as const;

/** A provider in an organization's registry. Restates the platform API, "Registry provider (type `registry-providers`)". */
export const registryProvider = defineResource({
  type: 'lintel_registry_provider',
  service: 'platform',
  construct: 'RegistryProvider',
  doc: "A provider in an organization's registry: a private provider, whose versions are published as `lintel_registry_provider_version`, or the record of a public provider.",
  replacementHarms: 'deletes all versions of the provider, including those published by others',
  source: [PROVIDER, OPERATIONS],
  rights: [{ right: 'owners', needs: ['create', 'delete'] }],
  attributes: {
    id: results.id,
    registryProviderId: { ...results.registryProviderId, moving: true },
    organization: {
      ...organizationInput('The name of the organization whose registry contains the provider.'),
      replace: true,
    },
    registryName: {
      type: 'string',
      use: 'optional',
      replace: true,
      values: REGISTRY_NAMES,
      default: 'private',
      construct: 'RegistryName',
      doc: 'The registry of the provider: `private` for a provider of the organization, `public` for the record of a provider in the public registry.',
    },
    namespace: {
      type: 'string',
      use: 'optionalComputed',
      filledInFrom: 'organization',
      replace: true,
      rules: moduleNameRules,
      absent: 'it is the organization, as for every private provider',
      doc: 'The namespace of the provider in the public registry. Only valid if `registryName` is `public`.',
    },
    name: {
      type: 'string',
      use: 'required',
      replace: true,
      rules: providerNameRules,
      doc: 'The name of the provider, as in the names of its files: `terraform-provider-<name>`.',
    },
    permissions: { ...results.permissions, moving: true },
    createdAt: results.createdAt,
    updatedAt: { ...results.updatedAt, moving: true },
  },
  rules: [
    { rule: 'onlyWhen', attribute: 'namespace', when: 'registryName', is: 'public' },
    { rule: 'requiredWhen', attribute: 'namespace', when: 'registryName', is: 'public' },
  ],
  identity: { organization: true, registryName: false, namespace: false, name: true },
  imports: [
    {
      form: '{organization}/{registryName}/{namespace}/{name}',
      matches: '^[^/]+/(private|public)/[^/]+/[^/]+$',
      example: 'acme/private/acme/internal',
    },
  ],
  movedFrom: [{ type: 'tfe_registry_provider', schemaVersions: [0, 1] }],
});

/** Restates the platform API, operation "Show provider". */
export const registryProviderData = defineDataSource({
  type: 'lintel_registry_provider',
  service: 'platform',
  construct: 'DataRegistryProvider',
  doc: "A provider in an organization's registry.",
  source: [OPERATIONS],
  attributes: {
    organization: organizationInput('The name of the organization whose registry is searched.'),
    registryName: {
      type: 'string',
      use: 'optional',
      values: REGISTRY_NAMES,
      default: 'private',
      construct: 'RegistryName',
      doc: 'The registry of the provider: `private` for a provider of an organization, `public` for the record of a provider in the public registry.',
    },
    namespace: {
      type: 'string',
      use: 'optionalComputed',
      rules: moduleNameRules,
      absent: 'it is the organization; required for a public provider',
      doc: 'The namespace of the provider; for a private provider, the organization.',
    },
    name: { type: 'string', use: 'required', rules: providerNameRules, doc: 'The name of the provider.' },
    ...results,
  },
  rules: [{ rule: 'requiredWhen', attribute: 'namespace', when: 'registryName', is: 'public' }],
});

const search = {
  organization: organizationArgument,
  q: {
    type: 'string',
    use: 'optional',
    rules: [{ rule: 'length', min: 2, unit: 'characters' }],
    absent: 'providers are not filtered',
    doc: 'A search term for names and namespaces. The service ignores single characters.',
  },
  filterRegistryName: {
    type: 'string',
    use: 'optional',
    values: REGISTRY_NAMES,
    construct: 'RegistryName',
    absent: 'providers of both registries are included',
    doc: 'Include only providers of this registry.',
  },
} as const;

/** Restates the platform API, operation "List providers". */
export const registryProvidersData = defineDataSource({
  type: 'lintel_registry_providers',
  service: 'platform',
  construct: 'DataRegistryProviders',
  doc: "The providers in an organization's registry: private providers and recorded public providers.",
  source: [OPERATIONS],
  attributes: {
    ...search,
    filterOrganizationName: {
      type: 'string',
      use: 'optional',
      absent: 'providers of all organizations are included',
      doc: 'Include only providers of these organizations, as comma-separated names.',
    },
    maxResults: maxResults('providers'),
    providers: {
      type: 'objects',
      use: 'computed',
      doc: 'The providers, in the order in which the service returns them.',
      attributes: {
        ...results,
        organization: { type: 'string', use: 'computed', doc: 'The name of the organization that owns the provider.' },
        registryName: { type: 'string', use: 'computed', doc: 'The registry of the provider: `private` or `public`.' },
        namespace: { type: 'string', use: 'computed', doc: 'The namespace of the provider.' },
        name: { type: 'string', use: 'computed', doc: 'The name of the provider.' },
      },
    },
    totalCount: totalCount('providers'),
  },
});

/** Restates the platform API, operation "List providers". */
export const registryProviderList = defineListResource({
  type: 'lintel_registry_provider',
  doc: "The providers in an organization's registry: private providers and recorded public providers.",
  source: [OPERATIONS],
  attributes: {
    organization: search.organization,
    q: search.q,
    filterRegistryName: {
      type: 'string',
      use: 'optional',
      values: REGISTRY_NAMES,
      absent: search.filterRegistryName.absent,
      doc: search.filterRegistryName.doc,
    },
  },
});
