import { defineResource } from '../../../definition/resource';
import { aliasAttributes } from '../shared/identity/identity-attributes';
import { identityPlace } from '../shared/stored/places';

const place = identityPlace('group-alias', 'aliasId', {
  noun: 'group alias',
  key: {
    attributes: ['mountAccessor', 'name'],
    collection: 'group-alias',
    lookup: {
      path: 'lookup/group',
      asks: { alias_name: 'name', alias_mount_accessor: 'mountAccessor' },
      member: 'alias',
    },
  },
  imports: [
    {
      form: 'identity/group-alias/{mountAccessor}/{name}',
      matches: '^identity/group-alias/(?!id/)[^/]+/.+$',
      example: 'identity/group-alias/auth_jwt_1a2b3c4d/platform',
    },
  ],
  peer: { name: 'id' },
});
const { name, mountAccessor, ...results } = aliasAttributes(
  'The name of a group as logins of the auth method have it.',
);

export const identityGroupAlias = defineResource({
  type: 'lintel_identity_group_alias',
  service: 'secrets',
  construct: 'IdentityGroupAlias',
  doc: 'Says which group of an auth method an external group is: anyone who logs in with that group is a member. A group has one alias.',
  source: ['docs/spec/secrets-everyday.md#group-alias', 'docs/spec/secrets-everyday.md#identity'],
  attributes: {
    ...place.attributes,
    // The service requires both in every write.
    name: { ...name, repeated: true },
    mountAccessor: { ...mountAccessor, repeated: true },
    ...results,
    canonicalId: {
      type: 'string',
      use: 'required',
      rules: [{ rule: 'length', min: 1, unit: 'characters' }],
      doc: 'The id of the group, which must be external.',
    },
  },
  ...place.marks,
  access: [
    { path: 'identity/lookup/group', needs: { create: ['update'] } },
    { path: 'identity/group-alias', needs: { create: ['update'] } },
    {
      path: 'identity/group/id/{canonicalId}',
      needs: { create: ['read'] },
      optional: true,
    },
  ],
  movedFrom: [{ type: 'vault_identity_group_alias', schemaVersions: [0] }],
});

export const identityGroupAliasData = place.dataOf(
  identityGroupAlias,
  'The group of an auth method that an external group is.',
);
export const identityGroupAliasList = place.listOf(identityGroupAlias, 'The aliases of the groups of a namespace.');
