import { defineListResource } from '../../../definition/list-resource';
import { defineResource, type ImportForm } from '../../../definition/resource';
import { namespaceArguments, namespaceAttribute } from '../shared/system-attributes';

const [GROUP, MEMBER] = ['7d2e3179-f69b-450c-7179-ac8ee8bd8ca9', '55b5ef9a-7e3c-4b8f-9d50-5fca1fd6e2b1'];

const form = (start: string, kind: string, attribute: string): ImportForm => ({
  form: `${start && '{namespace}/'}identity/group/id/{groupId}/${kind}/{${attribute}}`,
  matches: `^${start && '.+/'}identity/group/id/(?!\\.{1,2}/)[^/]+/${kind}/(?!\\.{1,2}$)[^/]+$`,
  example: `${start}identity/group/id/${GROUP}/${kind}/${MEMBER}`,
});

const id = (doc: string) =>
  ({ type: 'string', replace: true, rules: [{ rule: 'length', min: 1, unit: 'characters' }], doc }) as const;

const SOURCE = ['docs/spec/secrets-everyday.md#group', 'docs/spec/secrets-everyday.md#identity'];

export const identityGroupMember = defineResource({
  type: 'lintel_identity_group_member',
  service: 'secrets',
  construct: 'IdentityGroupMember',
  doc: 'One member of an internal group, beside members that others add. A group whose members are all in one place has them as its `memberEntityIds` and `memberGroupIds`. The service has no call for one member: the group is read, changed and written.',
  source: SOURCE,
  attributes: {
    id: {
      type: 'string',
      use: 'computed',
      doc: 'The API path of the group with the member. This is also its import id.',
    },
    namespace: namespaceAttribute,
    groupId: { ...id('The id of the group.'), use: 'required' },
    entityId: { ...id('The id of the entity that is a member.'), use: 'optional', absent: 'the member is a group' },
    memberGroupId: {
      ...id('The id of the group that is a member.'),
      use: 'optional',
      absent: 'the member is an entity',
    },
  },
  rules: [{ rule: 'exactlyOneOf', attributes: ['entityId', 'memberGroupId'] }],
  identity: { namespace: false, groupId: true, entityId: false, memberGroupId: false },
  imports: [
    form('', 'entity', 'entityId'),
    form('', 'group', 'memberGroupId'),
    form('team/', 'entity', 'entityId'),
    form('team/', 'group', 'memberGroupId'),
  ],
  ownAccess: {},
  access: [
    {
      path: 'identity/group/id/{groupId}',
      needs: { read: ['read'], create: ['read', 'update'], delete: ['read', 'update'] },
    },
  ],
  movedFrom: [
    { type: 'vault_identity_group_member_entity_ids', schemaVersions: [0] },
    { type: 'vault_identity_group_member_group_ids', schemaVersions: [0] },
  ],
});

export const identityGroupMemberList = defineListResource({
  type: 'lintel_identity_group_member',
  doc: 'The members of the internal groups of a namespace.',
  source: SOURCE,
  attributes: namespaceArguments,
});
