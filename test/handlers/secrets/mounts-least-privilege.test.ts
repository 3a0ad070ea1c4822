import * as registry from '../../../src/handlers';
import { Core } from '../../support/environments/core';
import { describeOnOpenbao } from '../../support/openbao';

/** What the vault provider sends for mounts, with their list. No `read` of the own paths of auth methods. */
const POLICY = `
path "sys/auth/*" { capabilities = ["create", "update", "delete", "sudo"] }
path "sys/mounts/*" { capabilities = ["create", "read", "update", "delete", "list", "sudo"] }
path "sys/mounts" { capabilities = ["read"] }
path "apps/*" { capabilities = ["list"] }
path "auth/apps/*" { capabilities = ["list"] }
`;

describeOnOpenbao('a policy that suffices for the vault provider', (service) => {
  let core: Core;
  beforeAll(async () => {
    await service().data('PUT', 'sys/policies/acl/peer', { policy: POLICY });
    const { body } = await service().ask('POST', 'auth/token/create', { policies: ['peer'] });
    const secrets = {
      ...((service().settings.secrets ?? service().settings) as object),
      token: body.auth.client_token,
    };
    core = await Core.start(registry, { secrets });
  }, 60_000);
  afterAll(async () => {
    await core?.close();
  });

  it.each([
    ['lintel_auth_mount', { path: 'apps', type: 'approle' }],
    ['lintel_secrets_mount', { path: 'apps', type: 'pki' }],
  ])('suffices for the whole life of a %s', async (type, config) => {
    const { held } = await core.apply(type, config);
    expect((await core.refresh(type, held))!.state).toEqual(held.state);
    const { held: updated } = await core.apply(type, { ...config, description: 'changed' }, held);
    expect(updated.state.description).toBe('changed');
    // Another mount at the same path is seen without another permission.
    await expect(core.apply(type, config)).rejects.toThrow('apps');
    await core.destroy(type, updated);
    expect(await core.refresh(type, updated)).toBeUndefined();
  });
});
