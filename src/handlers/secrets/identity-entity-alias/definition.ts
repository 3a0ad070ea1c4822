import { defineDataSource } from '../../../definition/data-source';
import { defineResource } from '../../../definition/resource';
import { aliasAttributes, customMetadata } from '../shared/identity/identity-attributes';
import { identityPlace } from '../shared/stored/places';
import { namespaceArguments } from '../shared/system-attributes';

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

export const identityEntityAliasesData = defineDataSource({
  type: 'lintel_identity_entity_aliases',
  service: 'secrets',
  construct: 'DataIdentityEntityAliases',
  doc: 'The aliases of the entities of a namespace, of one entity, or of one auth method.',
  source: ['docs/spec/secrets-everyday.md#identity'],
  attributes: {
    id: { type: 'string', use: 'computed', doc: 'The API path that was listed.' },
    ...namespaceArguments,
    canonicalId: {
      type: 'string',
      use: 'optional',
      absent: 'those of every entity are returned',
      doc: 'The id of an entity, whose aliases are returned.',
    },
    mountAccessor: {
      type: 'string',
      use: 'optional',
      absent: 'those of every auth method are returned',
      doc: 'The accessor of an auth method, whose aliases are returned.',
    },
    aliases: {
      type: 'objects',
      use: 'computed',
      doc: 'The aliases, sorted by name. Empty if there are none.',
      attributes: {
        aliasId: { type: 'string', use: 'computed', doc: 'The id of the alias.' },
        name: { type: 'string', use: 'computed', doc: 'The name at the auth method.' },
        canonicalId: { type: 'string', use: 'computed', doc: 'The id of the entity.' },
        mountAccessor: { type: 'string', use: 'computed', doc: 'The accessor of the auth method.' },
      },
    },
  },
});
