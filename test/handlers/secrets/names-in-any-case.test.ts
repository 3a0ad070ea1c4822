import type { Values } from '../../../src/definition/value';
import * as registry from '../../../src/handlers';
import { Core } from '../../support/environments/core';
import { describeOnOpenbao } from '../../support/openbao';

const ROLES = {
  lintel_approle_role: ['approle', {}],
  lintel_jwt_auth_role: ['jwt', { user_claim: 'sub', role_type: 'jwt', bound_audiences: ['x'] }],
  lintel_kubernetes_auth_role: [
    'kubernetes',
    { bound_service_account_names: ['a'], bound_service_account_namespaces: ['b'] },
  ],
} as const;

describeOnOpenbao('names that the service folds to lower case', (service) => {
  let core: Core;
  beforeAll(async () => {
    core = await Core.start(registry, { secrets: service().settings });
    await service().data('POST', 'sys/policies/acl/app-policy', { policy: 'path "x" { capabilities = ["read"] }' });
    for (const [method, body] of Object.values(ROLES)) {
      await service().data('POST', `sys/auth/${method}`, { type: method });
      await service().data('POST', `auth/${method}/role/deploy`, body);
    }
  }, 60_000);
  afterAll(async () => {
    await core?.close();
  });

  const cases: readonly (readonly [type: string, id: string, identity: Values & { readonly name: string }])[] = [
    ['lintel_acl_policy', 'sys/policies/acl/App-Policy', { name: 'App-Policy' }],
    ...Object.entries(ROLES).map(
      ([type, [mount]]) => [type, `auth/${mount}/role/Deploy`, { mount, name: 'Deploy' }] as const,
    ),
  ];

  it.each(cases)('are imported in any case: %s', async (type, id, identity) => {
    for (const source of [{ id }, { identity }]) {
      const { state } = (await core.import(type, source))!;
      expect(state.name).toBe(identity.name.toLowerCase());
      expect(state.id).toBe(id.replace(identity.name, identity.name.toLowerCase()));
    }
  });
});
