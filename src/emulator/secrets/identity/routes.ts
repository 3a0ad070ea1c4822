import type { World } from '../../world';
import { enveloped, WRITTEN } from '../envelope';
import { readFields, readMap, readText } from '../fields';
import { accessorOf, mounts } from '../mounts';
import { absent, badRequest } from '../refusal';
import { aliasIdOf, entities, findEntity, nameOf } from './entities';
import type { Entity } from './entities';
import type { SystemRoute } from '../system/route';

/** The entities of logins, as far as policies refer to them. They come from logins alone. */
export const identityRoutes: readonly SystemRoute[] = [
  {
    operation: 'Identity: Read entity',
    method: 'GET',
    path: '/v1/identity/entity/id/:id',
    handle: (world, _, { id }) => {
      const entity = findEntity(world, id);
      if (!entity) throw absent();
      return enveloped(world, shown(world, entity));
    },
  },
  {
    operation: 'Identity: Update entity',
    method: 'POST',
    path: '/v1/identity/entity/id/:id',
    exists: () => true,
    handle: (world, call, { id }) => {
      const entity = findEntity(world, id);
      if (!entity) throw badRequest('entity not found from id');
      const fields = readFields(call);
      const name = readText(fields, 'name');
      const metadata = readMap(fields, 'metadata');
      world.store.of(entities).put({
        ...entity,
        ...(name === undefined ? {} : { name }),
        ...(metadata === undefined ? {} : { metadata }),
      });
      return WRITTEN;
    },
  },
];

function shown({ store }: World, entity: Entity): object {
  const mount = store.of(mounts).find(entity.mount);
  return {
    id: entity.id,
    name: nameOf(entity),
    metadata: entity.metadata ?? null,
    aliases: [
      {
        id: aliasIdOf(entity),
        canonical_id: entity.id,
        name: entity.alias,
        metadata: entity.aliasMetadata ?? null,
        mount_accessor: mount ? accessorOf(mount) : '',
        mount_path: `${entity.mount}/`,
        mount_type: mount?.type ?? '',
      },
    ],
    policies: [],
    disabled: false,
    direct_group_ids: [],
    group_ids: [],
    inherited_group_ids: [],
  };
}
