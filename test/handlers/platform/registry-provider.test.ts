import { Gated, openGated } from '../../support/house/gated';

const TYPE = 'lintel_registry_provider';
const config = { organization: 'acme', name: 'internal' };
const PROVIDERS = '/api/v2/organizations/acme/registry-providers';

let open: Gated;
beforeEach(async () => {
  open = await openGated();
});
afterEach(async () => {
  await open.close();
});

describe('a provider of a registry', () => {
  it('names the import command if the organization has it', async () => {
    await open.core.apply(TYPE, config);
    await expect(open.core.apply(TYPE, config)).rejects.toThrow(
      'terraform import lintel_registry_provider.<name> acme/private/acme/internal',
    );
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
