import type { Resource } from '../../../clients/json-api';
import type { CallOptions, PlatformClient } from '../../../clients/platform';
import { optionalFlagAt, optionalObjectsAt, textAt } from '../../../clients/read-response';
import type { ReadStateOf, StateOf } from '../../../definition/resource';
import type { ResourceHandlers } from '../../contract';
import { explained } from '../shared/registry/curation';
import {
  completeProviderAddress,
  proveProviderGone,
  providerAddressOf,
  providerId,
  providerPath,
  providersPath,
  type ProviderAddress,
} from '../shared/registry/provider-address';
import { forgetOutcome, outcomeOf, setOutcome } from '../shared/registry/publication-outcomes';
import { createUnique } from '../shared/unique';
import type { registryProvider } from './definition';

/** Every change forces replacement. */
export const registryProviderResource: ResourceHandlers<typeof registryProvider> = {
  async create({ platform, signal }, config) {
    const address = completeProviderAddress(config);
    const { organization, registryName, namespace, name } = address;
    const id = providerId(address);
    const attributes = { name, namespace, 'registry-name': registryName };
    const made = await curated(address, () =>
      createUnique(
        platform,
        {
          what: `The provider ${id}`,
          importId: id,
          hint: 'a replacement with the same name cannot have `create_before_destroy`',
          list: providersPath(organization),
          key: id,
          keyOf: (provider) => providerId(providerAddressOf(provider)),
          pointer: '/data/attributes/name',
          find: async () => (await platform.find(providerPath(address)))?.data,
          isWhatWasSent: (found) => outcomeOf(platform, id) !== 'made' && hasNoVersions(found),
        },
        { data: { type: 'registry-providers', attributes } },
        { signal },
      ),
    );
    setOutcome(platform, id, 'made');
    return toState(made);
  },

  async read({ platform, signal }, state) {
    const address = known(state);
    const found = await curated(address, () => find(platform, address, state.registryProviderId, { signal }));
    if (!found) await proveProviderGone(platform, address, 'reading', { signal });
    return found && toState(found);
  },

  /** Deletes all versions of a private provider, including those of other publishers. */
  async delete({ platform, signal }, state) {
    const address = known(state);
    const removed = await curated(address, () => platform.remove(providerPath(address), { signal }));
    if (removed === 'absent') await proveProviderGone(platform, address, 'deleting', { signal });
    forgetOutcome(platform, providerId(address));
  },

  move({ state }) {
    const address = completeProviderAddress({
      organization: String(state.organization),
      registryName: String(state.registry_name || 'private'),
      namespace: String(state.namespace || state.organization),
      name: String(state.name),
    });
    return { state: { id: providerId(address), registryProviderId: state.id, ...address } };
  },
};

/** A state has the complete address, and an import ID or an identity has the required parts. */
function known(state: Partial<StateOf<typeof registryProvider>>): ProviderAddress {
  return completeProviderAddress({ ...state, organization: state.organization!, name: state.name! });
}

function curated<T>({ registryName }: ProviderAddress, act: () => Promise<T>): Promise<T> {
  return registryName === 'public' ? explained('providers', act) : act();
}

/** `recordId`: the provider's `prov-…`, if known, by which a page of the list can contain it. */
async function find(
  platform: PlatformClient,
  address: ProviderAddress,
  recordId: string | undefined,
  options: CallOptions,
): Promise<Resource | undefined> {
  return recordId === undefined
    ? (await platform.find(providerPath(address), undefined, options))?.data
    : platform.findIn(providersPath(address.organization), providerPath(address), recordId, options);
}

/** A provider with versions was not created just now. The relationship has two names. */
function hasNoVersions(provider: Resource): boolean {
  return ['versions', 'registry-provider-versions'].every(
    (name) => (optionalObjectsAt(provider, 'relationships', name, 'data') ?? []).length === 0,
  );
}

/** For all operations and data sources. */
export function toState(provider: Resource): ReadStateOf<typeof registryProvider> & ProviderAddress {
  const { attributes } = provider;
  const address = providerAddressOf(provider);
  return {
    id: providerId(address),
    registryProviderId: provider.id,
    ...address,
    registryName: address.registryName as ReadStateOf<typeof registryProvider>['registryName'],
    permissions: { canDelete: optionalFlagAt(attributes, 'permissions', 'can-delete') ?? false },
    createdAt: textAt(attributes, 'created-at'),
    updatedAt: textAt(attributes, 'updated-at'),
  };
}
