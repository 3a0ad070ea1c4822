import { identityEntityAlias } from '../../../../src/handlers/secrets/identity-entity-alias/definition';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';
import { wrongNamespaces } from '../../../support/environments/wrong-paths';
import {
  identityStore,
  provideAccessor,
  provideIdentity,
  wrongAliases,
  wrongData as wrongIdentityData,
  wrongMetadata,
} from '../shared/identity';

export { without } from '../shared/identity';

export const createFixture: CreateFixture = async (service) => {
  const mountAccessor = await provideAccessor(service, 'people', 'userpass');
  const canonicalId = await provideIdentity(service, 'entity', { name: 'erin' });
  return {
    minimal: { name: 'erin', mountAccessor, canonicalId },
    second: { name: 'frank', mountAccessor: await provideAccessor(service, 'persons', 'userpass') },
    full: [{ name: 'erin', mountAccessor, canonicalId, customMetadata: { team: 'payments' } }],
    changed: {
      name: 'erin.m',
      mountAccessor: await provideAccessor(service, 'machines', 'approle'),
      canonicalId: await provideIdentity(service, 'entity', { name: 'erin-2' }),
      customMetadata: { team: 'billing', floor: '3' },
    },
    exempt: {},
    ...identityStore(service, identityEntityAlias),
  };
};

const base = { name: 'erin', mountAccessor: 'auth_userpass_1a2b3c4d', canonicalId: 'an-id' };

export const wrong: readonly WrongConfiguration[] = [
  ...wrongAliases(base, 'auth/userpass'),
  ...wrongMetadata(base, 'customMetadata'),
];

export const wrongData: FixtureFile['wrongData'] = {
  ...wrongIdentityData(identityEntityAlias),
  lintel_identity_entity_aliases: wrongNamespaces({}),
};
