import { defineDataSource } from '../../../definition/data-source';
import { defineResource } from '../../../definition/resource';
import { identityMetadata, identityName, identityPolicies } from '../shared/identity/identity-attributes';
import { identityPlace } from '../shared/stored/places';
import { namespaceArguments } from '../shared/system-attributes';

const place = identityPlace('entity', 'entityId', {
  noun: 'entity',
  key: { attributes: ['name'], collection: 'entity/name', generated: 'entity_' },
  imports: [
    {
      form: 'identity/entity/name/{name}',
      matches: '^identity/entity/name/(?!\\.{1,2}$).+$',
      example: 'identity/entity/name/alice',
    },
  ],
  peer: { name: 'id', dropped: ['external_policies'] },
});

const ids = (doc: string) => ({ type: 'set', element: 'string', use: 'computed', moving: true, doc }) as const;

export const identityEntity = defineResource({
  type: 'lintel_identity_entity',
  service: 'secrets',
  construct: 'IdentityEntity',
  doc: 'Somebody who uses the service, whichever auth method they log in by. Its aliases say which logins are theirs. Destroying it ends its tokens at once, and the next login makes a new entity.',
  source: ['docs/spec/secrets-everyday.md#entity', 'docs/spec/secrets-everyday.md#identity'],
  attributes: {
    ...place.attributes,
    name: identityName('entity'),
    policies: identityPolicies('entity'),
    metadata: identityMetadata('entity'),
    disabled: {
      type: 'bool',
      use: 'optional',
      default: false,
      doc: 'Whether logins and tokens of the entity are refused. They work again afterwards.',
    },
    entityId: { type: 'string', use: 'computed', doc: 'The id of the entity: `{{identity.entity.id}}` in policies.' },
    aliases: {
      type: 'objects',
      use: 'computed',
      construct: 'IdentityEntityAliases',
      moving: true,
      doc: 'Its logins.',
      attributes: {
        id: { type: 'string', use: 'computed', doc: 'The id of the alias.' },
        name: { type: 'string', use: 'computed', doc: 'The name at the auth method.' },
        mountAccessor: { type: 'string', use: 'computed', doc: 'The accessor of the auth method.' },
        mountPath: {
          type: 'string',
          use: 'computed',
          absent: 'the auth method no longer exists',
          doc: 'The path of the auth method.',
        },
      },
    },
    directGroupIds: ids('The ids of the groups that it is a member of.'),
    groupIds: ids('The ids of these groups, and of those that they are members of.'),
  },
  ...place.marks,
  access: [{ path: 'identity/entity/name/{name}', needs: { create: ['read', 'update'] } }],
  movedFrom: [{ type: 'vault_identity_entity', schemaVersions: [0] }],
});

export const identityEntityData = place.dataOf(identityEntity, 'Somebody who uses the service.');
export const identityEntitiesData = defineDataSource({
  type: 'lintel_identity_entities',
  service: 'secrets',
  construct: 'DataIdentityEntities',
  doc: 'The entities of a namespace.',
  source: ['docs/spec/secrets-everyday.md#identity'],
  attributes: {
    id: { type: 'string', use: 'computed', doc: 'The API path that was listed.' },
    ...namespaceArguments,
    entities: {
      type: 'objects',
      use: 'computed',
      doc: 'The entities, sorted by name. Empty if there are none.',
      attributes: {
        entityId: { type: 'string', use: 'computed', doc: 'The id of the entity.' },
        name: { type: 'string', use: 'computed', doc: 'The name of the entity.' },
      },
    },
  },
});
export const identityEntityList = place.listOf(
  identityEntity,
  'The entities of a namespace, without those that a login made and nobody has changed.',
);
