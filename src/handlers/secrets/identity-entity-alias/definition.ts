import { defineResource } from '../../../definition/resource';
import { aliasAttributes, customMetadata } from '../shared/identity/identity-attributes';
import { identityPlace } from '../shared/stored/places';

const place = identityPlace('entity-alias', 'aliasId', {
  noun: 'alias',
  key: {
    attributes: ['mountAccessor', 'name'],
    collection: 'entity-alias',
    lookup: {
      path: 'lookup/entity',
      asks: { alias_name: 'name', alias_mount_accessor: 'mountAccessor' },
      member: 'aliases',
    },
  },
  imports: [
    {
      form: 'identity/entity-alias/{mountAccessor}/{name}',
      matches: '^identity/entity-alias/(?!id/)[^/]+/.+$',
      example: 'identity/entity-alias/auth_userpass_1a2b3c4d/alice',
    },
  ],
  peer: { name: 'id' },
});

export const identityEntityAlias = defineResource({
  type: 'lintel_identity_entity_alias',
  service: 'secrets',
  construct: 'IdentityEntityAlias',
  doc: 'Says that a name at an auth method is an entity: anyone who logs in by it gets the policies of the entity. An entity has at most one alias for each method.',
  source: ['docs/spec/secrets-everyday.md#entity-alias', 'docs/spec/secrets-everyday.md#identity'],
  attributes: {
    ...place.attributes,
    ...aliasAttributes(
      'The name at the auth method, such as that of a user, the id of an AppRole role, or the claim that a role takes names from.',
    ),
    canonicalId: {
      type: 'string',
      use: 'required',
      rules: [{ rule: 'length', min: 1, unit: 'characters' }],
      doc: 'The id of the entity. Another one moves the alias there.',
    },
    customMetadata,
    loginMetadata: {
      type: 'map',
      element: 'string',
      use: 'computed',
      moving: true,
      sparse: true,
      absent: 'nobody has logged in by it yet, or the method has none',
      doc: 'What the auth method says of the last login.',
    },
  },
  ...place.marks,
  access: [
    { path: 'identity/lookup/entity', needs: { create: ['update'] } },
    { path: 'identity/entity-alias', needs: { create: ['update'] } },
  ],
  movedFrom: [{ type: 'vault_identity_entity_alias', schemaVersions: [0] }],
});

export const identityEntityAliasData = place.dataOf(identityEntityAlias, 'A name at an auth method that is an entity.');
export const identityEntityAliasList = place.listOf(identityEntityAlias, 'The aliases of the entities of a namespace.');
