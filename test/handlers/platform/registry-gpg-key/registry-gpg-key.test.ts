import * as registry from '../../../../src/handlers';
import { registryGpgKeyResource } from '../../../../src/handlers/platform/registry-gpg-key/resource';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { OTHER_RELEASE_KEY, RELEASE_KEY } from '../../../support/release-keys';

const TYPE = 'lintel_registry_gpg_key';
const config = { organization: 'acme', asciiArmor: RELEASE_KEY.publicKey };

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry);
});
afterEach(async () => {
  await open.close();
});

describe('a key of providers', () => {
  it('has its ID already in the plan', async () => {
    expect((await open.core.plan(TYPE, config)).planned).toMatchObject({
      id: `acme/${RELEASE_KEY.keyId}`,
      keyId: RELEASE_KEY.keyId,
    });
  });

  it('is the same with other headers, line breaks and without a checksum', async () => {
    const { held } = await open.core.apply(TYPE, config);
    const asciiArmor = RELEASE_KEY.publicKey
      .replace('BLOCK-----\n', 'BLOCK-----\nComment: exported again\n')
      .replace(/^=.*\n/m, '')
      .replaceAll('\n', '\r\n');
    expect((await open.core.plan(TYPE, { ...config, asciiArmor }, held)).changes).toEqual([]);
  });

  it('takes over the state of another provider, and then plans nothing', async () => {
    const { held } = await open.core.apply(TYPE, config);
    const { state } = registryGpgKeyResource.move!({
      type: 'tfe_registry_gpg_key',
      state: { id: RELEASE_KEY.keyId, organization: 'acme', ascii_armor: RELEASE_KEY.publicKey },
    });
    const { createdAt: _, updatedAt: __, ...known } = held.state;
    expect(state).toEqual(known);
    expect((await open.core.refreshAndPlan(TYPE, config, { ...held, state })).changes).toEqual([]);
  });

  it('is removed again if the service reports another ID than that of its fingerprint', async () => {
    open.proxy.watch = async ({ method, forward, response }) => {
      if (method !== 'POST') return;
      const responded = JSON.stringify(await forward()).replaceAll(RELEASE_KEY.keyId, OTHER_RELEASE_KEY.keyId);
      response(JSON.parse(responded));
    };
    await expect(open.core.apply(TYPE, config)).rejects.toThrow(`reports the ID ${OTHER_RELEASE_KEY.keyId}`);
  });
});
