import * as registry from '../../../../src/handlers';
import { registryProviderResource } from '../../../../src/handlers/platform/registry-provider/resource';
import { Proxied, openProxied } from '../../../support/environments/proxied';

const TYPE = 'lintel_registry_provider';
const config = { organization: 'acme', name: 'internal' };
const PROVIDERS = '/api/v2/organizations/acme/registry-providers';

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry);
});
afterEach(async () => {
  await open.close();
});

describe('a provider of a registry', () => {
  it('takes over the state of another provider, and then plans nothing', async () => {
    const { held } = await open.core.apply(TYPE, config);
    const { registryProviderId: id } = held.state;
    const { state } = registryProviderResource.move!({
      type: 'tfe_registry_provider',
      state: { id, organization: 'acme', registry_name: 'private', namespace: 'acme', name: 'internal' },
    });
    expect(state).toEqual({
      id: 'acme/private/acme/internal',
      registryProviderId: id,
      organization: 'acme',
      registryName: 'private',
      namespace: 'acme',
      name: 'internal',
    });
    expect((await open.core.refreshAndPlan(TYPE, config, { ...held, state })).changes).toEqual([]);
  });

  it('is deleted with its versions, including those of others', async () => {
    const { held } = await open.core.apply(TYPE, config);
    await open.service.request('POST', `${PROVIDERS}/private/acme/internal/versions`, {
      body: {
        data: {
          type: 'registry-provider-versions',
          attributes: { 'version': '1.0.0', 'key-id': '2B042905A32D7D18', 'protocols': ['6.0'] },
        },
      },
    });
    await open.core.destroy(TYPE, held);
    const { objects } = await open.service.control.snapshot();
    expect([objects.registryProviders, objects.registryProviderVersions]).toEqual([[], []]);
  });
});
