import { identityEntity } from '../../../../src/handlers/secrets/identity-entity/definition';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';
import { wrongNamespaces } from '../../../support/environments/wrong-paths';
import { identityStore, wrongData as wrongIdentityData, wrongMetadata, wrongPolicies } from '../shared/identity';

export { without } from '../shared/identity';

export const createFixture: CreateFixture = async (service) => ({
  minimal: { name: 'alice' },
  second: { name: 'bob' },
  full: [{ name: 'alice', policies: ['app', 'metrics'], metadata: { team: 'payments' }, disabled: true }],
  changed: { name: 'alicia', policies: ['app'], metadata: { team: 'billing', floor: '3' }, disabled: false },
  exempt: {},
  ...identityStore(service, identityEntity),
});

export const wrong: readonly WrongConfiguration[] = [
  ...wrongNamespaces({ name: 'alice' }),
  { breaks: 'name obeys length', config: { name: '' }, path: ['name'], says: 'not be empty' },
  ...wrongPolicies({ name: 'alice' }),
  ...wrongMetadata({ name: 'alice' }, 'metadata'),
];

export const wrongData: FixtureFile['wrongData'] = {
  ...wrongIdentityData(identityEntity),
  lintel_identity_entities: wrongNamespaces({}),
};
