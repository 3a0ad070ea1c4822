import type { Values } from '../../../../src/definition/value';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';
import { wrongNamespaces } from '../../../support/environments/wrong-paths';
import { changeGroups, provideIdentity } from '../shared/identity';

export { without } from '../shared/identity';

const FIELDS = [
  ['entityId', 'member_entity_ids'],
  ['memberGroupId', 'member_group_ids'],
] as const;

const unset = (ids: unknown) => (Array.isArray(ids) && ids.length > 0 ? (ids as string[]) : null);

export const createFixture: CreateFixture = async (service) => {
  const provided = async (kind: 'entity' | 'group', name: string) => provideIdentity(service, kind, { name });
  const [groupId, otherGroupId, memberGroupId] = [
    await provided('group', 'group of members'),
    await provided('group', 'platform-2'),
    await provided('group', 'deployers'),
  ];
  const [entityId, otherEntityId] = [
    await provided('entity', 'first member'),
    await provided('entity', 'second member'),
  ];
  const membersOf = async (group: unknown) => {
    const { status, body } = await service.request('GET', `/v1/identity/group/id/${String(group)}`);
    return status === 404 ? undefined : (body.data as Record<string, readonly string[] | null>);
  };
  return {
    minimal: { groupId, entityId },
    second: { entityId: otherEntityId },
    full: [
      { groupId, entityId },
      { groupId, memberGroupId },
    ],
    changed: {
      groupId: otherGroupId,
      entityId: otherEntityId,
      memberGroupId: await provided('group', 'deployers-2'),
    },
    removedWith: { entityId: { memberGroupId }, memberGroupId: { entityId } },
    exempt: {},
    async look(state) {
      const group = await membersOf(state.groupId);
      const isThere = FIELDS.some(([name, field]) => group?.[field]?.includes(String(state[name])));
      const { groupId: of, entityId: entity, memberGroupId: member } = state;
      const found: Values = { groupId: of, entityId: entity, memberGroupId: member };
      return isThere ? found : undefined;
    },
    tamper: () => Promise.reject(new Error('every attribute is a part of the identity')),
    sweep: () =>
      changeGroups(
        service,
        (one) =>
          ({
            ...one,
            modifyIndex: 1,
            updatedAt: one.createdAt,
            memberEntityIds: unset(one.memberEntityIds),
            memberGroupIds: unset(one.memberGroupIds),
          }) as never,
      ),
    async remove(state) {
      const group = await membersOf(state.groupId);
      for (const [name, field] of FIELDS) {
        const left = group?.[field]?.filter((id) => id !== state[name]) ?? [];
        await service.request('POST', `/v1/identity/group/id/${String(state.groupId)}`, { body: { [field]: left } });
      }
    },
  };
};

const base = { groupId: 'a-group', entityId: 'an-entity' };

export const wrong: readonly WrongConfiguration[] = [
  ...wrongNamespaces(base),
  { breaks: 'groupId obeys length', config: { ...base, groupId: '' }, path: ['groupId'], says: 'not be empty' },
  { breaks: 'entityId obeys length', config: { ...base, entityId: '' }, path: ['entityId'], says: 'not be empty' },
  {
    breaks: 'memberGroupId obeys length',
    config: { groupId: 'a-group', memberGroupId: '' },
    path: ['memberGroupId'],
    says: 'not be empty',
  },
  {
    breaks: 'exactly one of entityId, memberGroupId',
    config: { ...base, memberGroupId: 'another-group' },
    path: ['memberGroupId'],
    says: '`entity_id`',
  },
  {
    breaks: 'one of entityId, memberGroupId',
    config: { groupId: 'a-group' },
    path: ['entityId'],
    says: '`member_group_id`',
  },
];

export const wrongData: FixtureFile['wrongData'] = {};
