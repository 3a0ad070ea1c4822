import { identityGroup } from '../../../../src/handlers/secrets/identity-group/definition';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';
import { wrongNamespaces } from '../../../support/environments/wrong-paths';
import {
  changeGroups,
  identityStore,
  provideIdentity,
  wrongData as wrongIdentityData,
  wrongMetadata,
  wrongPolicies,
} from '../shared/identity';

export { without } from '../shared/identity';

export const createFixture: CreateFixture = async (service) => {
  const [entity, other] = [
    await provideIdentity(service, 'entity', { name: 'carol' }),
    await provideIdentity(service, 'entity', { name: 'dave' }),
  ];
  const [group, another] = [
    await provideIdentity(service, 'group', { name: 'operators' }),
    await provideIdentity(service, 'group', { name: 'auditors' }),
  ];
  return {
    minimal: { name: 'platform' },
    second: { name: 'payments' },
    full: [
      {
        name: 'platform',
        type: 'internal',
        policies: ['app', 'metrics'],
        metadata: { team: 'payments' },
        memberEntityIds: [entity],
        memberGroupIds: [group],
      },
    ],
    changed: {
      name: 'platforms',
      type: 'external',
      policies: ['app'],
      metadata: { team: 'billing', floor: '3' },
      memberEntityIds: [entity, other].sort(),
      memberGroupIds: [another],
    },
    changedWith: { type: { memberEntityIds: undefined, memberGroupIds: undefined } },
    exempt: {},
    ...identityStore(service, identityGroup),
    async tamper(state, attribute, value) {
      // The service changes no type: another group has the id.
      if (attribute === 'type') {
        await changeGroups(service, (one) => (one.id === state.groupId ? { ...one, type: value } : one));
      } else {
        await identityStore(service, identityGroup).tamper(state, attribute, value);
      }
    },
  };
};

export const wrong: readonly WrongConfiguration[] = [
  ...wrongNamespaces({ name: 'platform' }),
  { breaks: 'name obeys length', config: { name: '' }, path: ['name'], says: 'not be empty' },
  ...wrongPolicies({ name: 'platform' }),
  ...wrongMetadata({ name: 'platform' }, 'metadata'),
  ...['memberEntityIds', 'memberGroupIds'].flatMap((name): WrongConfiguration[] => [
    { breaks: `each of ${name} obeys length`, config: { [name]: [''] }, path: [name], says: 'not be empty' },
    {
      breaks: `${name} only when type is internal`,
      config: { type: 'external', [name]: ['an-id'] },
      path: [name],
      says: 'it is "external"',
      leftToThePlan: true,
    },
  ]),
];

export const wrongData: FixtureFile['wrongData'] = {
  ...wrongIdentityData(identityGroup),
  lintel_identity_groups: wrongNamespaces({}),
};
