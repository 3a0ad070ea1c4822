import { identityGroupAlias } from '../../../../src/handlers/secrets/identity-group-alias/definition';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';
import {
  identityStore,
  provideAccessor,
  provideIdentity,
  wrongAliases,
  wrongData as wrongIdentityData,
} from '../shared/identity';

export { without } from '../shared/identity';

export const createFixture: CreateFixture = async (service) => {
  const mountAccessor = await provideAccessor(service, 'workers', 'jwt');
  const external = (name: string) => provideIdentity(service, 'group', { name, type: 'external' });
  const canonicalId = await external('deployers');
  return {
    minimal: { name: 'Deployers', mountAccessor, canonicalId },
    second: { name: 'readers', canonicalId: await external('readers') },
    full: [{ name: 'Deployers', mountAccessor, canonicalId }],
    changed: {
      name: 'deployers-2',
      mountAccessor: await provideAccessor(service, 'workers-2', 'jwt'),
      canonicalId: await external('deployers-2'),
    },
    exempt: {},
    ...identityStore(service, identityGroupAlias),
    async tamper(state, attribute, value) {
      const { body } = await service.request('GET', `/v1/identity/group-alias/id/${String(state.aliasId)}`);
      const { name, mount_accessor: accessor } = body.data;
      const wire = { name: 'name', mountAccessor: 'mount_accessor', canonicalId: 'canonical_id' }[attribute]!;
      await service.request('POST', `/v1/identity/group-alias/id/${String(state.aliasId)}`, {
        body: { name, mount_accessor: accessor, [wire]: value },
      });
    },
  };
};

const base = { name: 'deployers', mountAccessor: 'auth_jwt_1a2b3c4d', canonicalId: 'an-id' };

export const wrong: readonly WrongConfiguration[] = [...wrongAliases(base, 'auth/jwt')];

export const wrongData: FixtureFile['wrongData'] = wrongIdentityData(identityGroupAlias);
