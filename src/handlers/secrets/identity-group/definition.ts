import { defineResource } from '../../../definition/resource';
import { identityMetadata, identityName, identityPolicies } from '../shared/identity/identity-attributes';
import { identityPlace } from '../shared/stored/places';

const place = identityPlace('group', 'groupId', {
  noun: 'group',
  key: { attributes: ['name'], collection: 'group/name', generated: 'group_' },
  imports: [
    {
      form: 'identity/group/name/{name}',
      matches: '^identity/group/name/(?!\\.{1,2}$).+$',
      example: 'identity/group/name/platform',
    },
  ],
  peer: {
    name: 'id',
    dropped: ['external_policies', 'external_member_entity_ids', 'external_member_group_ids'],
  },
});

const members = (of: string, doc: string) =>
  ({
    type: 'set',
    element: 'string',
    use: 'optionalComputed',
    elementRules: [{ rule: 'length', min: 1, unit: 'characters' }],
    absent: `others decide about them; \`[]\` means that there are none`,
    doc: `${doc} All ${of} that are not named are removed.`,
  }) as const;

export const identityGroup = defineResource({
  type: 'lintel_identity_group',
  service: 'secrets',
  construct: 'IdentityGroup',
  doc: 'A group of entities and of other groups, whose policies its members have. An internal group names its members; an external one has those whose login has the name of its alias among its groups.',
  source: ['docs/spec/secrets-everyday.md#group', 'docs/spec/secrets-everyday.md#identity'],
  attributes: {
    ...place.attributes,
    name: identityName('group'),
    type: {
      type: 'string',
      use: 'optional',
      default: 'internal',
      values: ['internal', 'external'],
      construct: 'IdentityGroupType',
      replace: true,
      doc: 'Whether the group names its members, or logins do.',
    },
    policies: identityPolicies('group'),
    metadata: identityMetadata('group'),
    memberEntityIds: members('entities', 'The ids of the entities that are members.'),
    memberGroupIds: members('groups', 'The ids of the groups that are members.'),
    alias: {
      type: 'object',
      use: 'computed',
      construct: 'IdentityGroupAlias',
      moving: true,
      absent: 'it has none',
      doc: 'The group of an auth method that it is.',
      attributes: {
        id: { type: 'string', use: 'computed', doc: 'The id of the alias.' },
        name: { type: 'string', use: 'computed', doc: 'The name of the group at the method.' },
        mountAccessor: { type: 'string', use: 'computed', doc: 'The accessor of the auth method.' },
      },
    },
    groupId: { type: 'string', use: 'computed', doc: 'The id of the group.' },
    parentGroupIds: {
      type: 'set',
      element: 'string',
      use: 'computed',
      moving: true,
      doc: 'The ids of the groups that it is a member of.',
    },
  },
  rules: [
    { rule: 'onlyWhen', attribute: 'memberEntityIds', when: 'type', is: ['internal'] },
    { rule: 'onlyWhen', attribute: 'memberGroupIds', when: 'type', is: ['internal'] },
  ],
  ...place.marks,
  access: [{ path: 'identity/group/name/{name}', needs: { create: ['read', 'update'] } }],
  movedFrom: [{ type: 'vault_identity_group', schemaVersions: [1] }],
});

export const identityGroupData = place.dataOf(identityGroup, 'A group of entities.');
export const identityGroupsData = place.namesOf(identityGroup, 'groups');
export const identityGroupList = place.listOf(identityGroup, 'The groups of a namespace.');
