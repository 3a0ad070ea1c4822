import type { Reply } from '../../exchange';
import type { World } from '../../world';
import { enveloped, listed, WRITTEN } from '../envelope';
import { readFields, readFlag, readNames, readText } from '../fields';
import type { Fields } from '../fields';
import { absent, badRequest } from '../refusal';
import type { SecretsCall } from '../request';
import type { SystemRoute } from '../system/route';
import { aliasesOf, entities, entityAliases, findEntity, findEntityNamed } from './entities';
import type { Entity } from './entities';
import { readMetadata, readPolicies } from './fields';
import { changedGroup, groupsOf } from './groups';
import { listedById } from './lists';
import { newEntity } from './made';
import { shownMount } from './mount-of-alias';
import { replacedName } from './replaced-name';
import { shownEntity } from './shown';

const PATH = '/v1/identity/entity';

export const entityRoutes: readonly SystemRoute[] = [
  {
    operation: 'Identity: Write entity',
    method: 'POST',
    path: PATH,
    handle: (world, call) => {
      const fields = readFields(call);
      return writeNamed(world, call, fields, readText(fields, 'name') ?? '');
    },
  },
  {
    operation: 'Identity: Read entity',
    method: 'GET',
    path: `${PATH}/id/:id`,
    handle: (world, call, { id }) => shown(world, find(world, call, id)),
  },
  {
    operation: 'Identity: Update entity',
    method: 'POST',
    path: `${PATH}/id/:id`,
    handle: (world, call, { id }) => {
      const fields = readFields(call);
      return write(world, fields, getForWrite(world, call, id), readText(fields, 'name') ?? '');
    },
  },
  {
    operation: 'Identity: Delete entity',
    method: 'DELETE',
    path: `${PATH}/id/:id`,
    handle: (world, call, { id }) => deleted(world, find(world, call, id)),
  },
  {
    operation: 'Identity: Read entity by name',
    method: 'GET',
    path: `${PATH}/name/*name`,
    handle: (world, { namespace }, { name }) => shown(world, findEntityNamed(world, namespace, name)),
  },
  {
    operation: 'Identity: Write entity by name',
    method: 'POST',
    path: `${PATH}/name/*name`,
    handle: (world, call, { name }) => {
      const fields = readFields(call);
      return writeNamed(world, call, fields, name, replacedName(fields));
    },
  },
  {
    operation: 'Identity: Delete entity by name',
    method: 'DELETE',
    path: `${PATH}/name/*name`,
    handle: (world, { namespace }, { name }) => deleted(world, findEntityNamed(world, namespace, name)),
  },
  {
    operation: 'Identity: List entities',
    method: 'LIST',
    path: `${PATH}/id`,
    handle: (world, { namespace }) =>
      listedById(
        world,
        allIn(world, namespace).map((entity) => [entity.id, { name: entity.name, ...aliasInfos(world, entity) }]),
      ),
  },
  {
    operation: 'Identity: List entity names',
    method: 'LIST',
    path: `${PATH}/name`,
    handle: (world, { namespace }) =>
      listed(
        world,
        allIn(world, namespace).map(({ name }) => name),
      ),
  },
  {
    operation: 'Identity: Delete entities',
    method: 'POST',
    path: `${PATH}/batch-delete`,
    handle: (world, call) => {
      const ids = readNames(readFields(call), 'entity_ids') ?? [];
      if (ids.length === 0) throw badRequest('missing entity ids to delete');
      for (const id of ids) deleted(world, find(world, call, id));
      return WRITTEN;
    },
  },
];

/** An id in the body, or else the name, selects the entity; a missing entity is created. */
function writeNamed(
  world: World,
  call: SecretsCall,
  fields: Fields,
  name: string,
  warnings: readonly string[] = [],
): Reply {
  const id = readText(fields, 'id') ?? '';
  if (id !== '') return write(world, fields, getForWrite(world, call, id), name);
  const known = name === '' ? undefined : findEntityNamed(world, call.namespace, name);
  return known ? write(world, fields, known, name) : create(world, call, fields, name, warnings);
}

/** An entity in the request's namespace. */
export function find(world: World, { namespace }: SecretsCall, id: string): Entity | undefined {
  const entity = findEntity(world, id);
  return entity?.namespace === namespace ? entity : undefined;
}

function getForWrite(world: World, call: SecretsCall, id: string): Entity {
  const entity = find(world, call, id);
  if (!entity) throw badRequest('entity not found from id');
  return entity;
}

function shown(world: World, entity: Entity | undefined): Reply {
  if (!entity) throw absent();
  return enveloped(world, shownEntity(world, entity));
}

/** Omitted values stay. */
function changed(world: World, fields: Fields, before: Entity, name: string): Entity {
  const other = name === '' ? undefined : findEntityNamed(world, before.namespace, name);
  if (other && other.id !== before.id) throw badRequest('entity name is already in use');
  return {
    ...before,
    name: name === '' ? before.name : name,
    policies: readPolicies(fields) ?? before.policies,
    disabled: readFlag(fields, 'disabled') ?? before.disabled,
    metadata: readMetadata(fields, 'entity') ?? before.metadata,
    updatedAt: world.clock.now().toISOString(),
  };
}

function write(world: World, fields: Fields, before: Entity, name: string): Reply {
  world.store.of(entities).put(changed(world, fields, before, name));
  return WRITTEN;
}

function create(
  world: World,
  { namespace }: SecretsCall,
  fields: Fields,
  given: string,
  warnings: readonly string[],
): Reply {
  const made = newEntity(world, namespace, given);
  const { id, name } = world.store.of(entities).put({ ...changed(world, fields, made, ''), updatedAt: made.createdAt });
  return enveloped(world, { id, name, aliases: null }, { warnings });
}

/** Its aliases are deleted, and it is removed from its groups. */
function deleted(world: World, entity: Entity | undefined): Reply {
  if (!entity) return WRITTEN;
  for (const alias of aliasesOf(world, entity)) world.store.of(entityAliases).delete(alias.id);
  for (const group of groupsOf(world, entity.id).direct) {
    const memberEntityIds = (group.memberEntityIds ?? []).filter((id) => id !== entity.id);
    changedGroup(world, group, { memberEntityIds });
  }
  world.store.of(entities).delete(entity.id);
  return WRITTEN;
}

function allIn({ store }: World, namespace: string): readonly Entity[] {
  return store.of(entities).where((entity) => entity.namespace === namespace);
}

function aliasInfos(world: World, entity: Entity): object {
  const own = aliasesOf(world, entity);
  if (own.length === 0) return {};
  return { aliases: own.map(({ id, name, mountAccessor }) => ({ id, name, ...shownMount(world, mountAccessor) })) };
}
