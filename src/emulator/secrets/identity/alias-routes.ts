import type { Reply } from '../../exchange';
import type { World } from '../../world';
import { problemInMetadata } from '../custom-metadata';
import { enveloped, WRITTEN } from '../envelope';
import { readFields, readText, readTexts } from '../fields';
import type { Fields } from '../fields';
import { absent, badRequest, failure } from '../refusal';
import type { SecretsCall } from '../request';
import type { SystemRoute } from '../system/route';
import { aliasesOf, entityAliases, findAlias, findEntity } from './entities';
import type { EntityAlias } from './entities';
import { find as findEntityIn } from './entity-routes';
import { listedById } from './lists';
import { addEntity, newId } from './made';
import { checkAccessor } from './mount-of-alias';
import { listedAlias, shownAlias } from './shown';

const PATH = '/v1/identity/entity-alias';

export const aliasRoutes: readonly SystemRoute[] = [
  {
    operation: 'Identity: Write entity alias',
    method: 'POST',
    path: PATH,
    handle: (world, call) => {
      const fields = readFields(call);
      const given = readGiven(fields);
      const id = readText(fields, 'id') ?? '';
      if (id !== '') return update(world, call, getForWrite(world, call, id), given);
      return given.name === '' || given.mountAccessor === '' ? refuseUnnamed() : write(world, call, given);
    },
  },
  {
    operation: 'Identity: Read entity alias',
    method: 'GET',
    path: `${PATH}/id/:id`,
    handle: (world, call, { id }) => {
      const alias = find(world, call, id);
      if (!alias) throw absent();
      return enveloped(world, shownAlias(world, alias));
    },
  },
  {
    operation: 'Identity: Update entity alias',
    method: 'POST',
    path: `${PATH}/id/:id`,
    handle: (world, call, { id }) => update(world, call, getForWrite(world, call, id), readGiven(readFields(call))),
  },
  {
    operation: 'Identity: Delete entity alias',
    method: 'DELETE',
    path: `${PATH}/id/:id`,
    handle: (world, call, { id }) => {
      if (find(world, call, id)) world.store.of(entityAliases).delete(id);
      return WRITTEN;
    },
  },
  {
    operation: 'Identity: List entity aliases',
    method: 'LIST',
    path: `${PATH}/id`,
    handle: (world, { namespace }) =>
      listedById(
        world,
        world.store
          .of(entityAliases)
          .where((alias) => alias.namespace === namespace)
          .map((alias) => [alias.id, listedAlias(world, alias)]),
      ),
  },
];

/** The contents of a write; empty or undefined where omitted. */
interface Given {
  readonly name: string;
  readonly mountAccessor: string;
  readonly entityId: string;
  readonly customMetadata: EntityAlias['customMetadata'] | undefined;
}

function readGiven(fields: Fields): Given {
  const customMetadata = readTexts(fields, 'custom_metadata');
  const problem = customMetadata && problemInMetadata(customMetadata);
  if (problem !== undefined) throw failure(`custom_metadata validation failed: ${problem}`);
  return {
    name: readText(fields, 'name') ?? '',
    mountAccessor: readText(fields, 'mount_accessor') ?? '',
    entityId: readText(fields, 'canonical_id') || readText(fields, 'entity_id') || '',
    customMetadata,
  };
}

function refuseUnnamed(): never {
  throw badRequest("'id' or 'mount_accessor' and 'name' must be provided");
}

function find({ store }: World, { namespace }: SecretsCall, id: string): EntityAlias | undefined {
  const alias = store.of(entityAliases).find(id);
  return alias?.namespace === namespace ? alias : undefined;
}

function getForWrite(world: World, call: SecretsCall, id: string): EntityAlias {
  const alias = find(world, call, id);
  if (!alias) throw badRequest('invalid alias ID provided');
  return alias;
}

/** Creates an alias, or takes over the existing one with that name at the method. */
function write(world: World, call: SecretsCall, { name, mountAccessor, entityId, customMetadata }: Given): Reply {
  const { namespace } = call;
  checkAccessor(world, namespace, mountAccessor);
  if (entityId !== '' && !findEntityIn(world, call, entityId)) throw badRequest('invalid canonical ID');
  const known = findAlias(world, mountAccessor, name);
  const owner = entityId || known?.entityId || '';
  checkOnlyOne(world, owner, mountAccessor, known?.id);
  const now = world.clock.now().toISOString();
  const made = known ?? {
    id: newId(world, namespace),
    namespace,
    mountAccessor,
    metadata: null,
    createdAt: now,
  };
  const alias = world.store.of(entityAliases).put({
    ...made,
    name,
    entityId: owner === '' ? addEntity(world, namespace).id : owner,
    customMetadata: customMetadata ?? {},
    updatedAt: now,
  });
  return aliasReply(world, alias);
}

/** Omitted values stay. */
function update(world: World, call: SecretsCall, before: EntityAlias, given: Given): Reply {
  const name = given.name || before.name;
  const mountAccessor = given.mountAccessor || before.mountAccessor;
  const entityId = given.entityId || before.entityId;
  const customMetadata = given.customMetadata === undefined ? before.customMetadata : given.customMetadata;
  if (mountAccessor !== before.mountAccessor) checkAccessor(world, call.namespace, mountAccessor);
  const other = findAlias(world, mountAccessor, name);
  if (other && other.id !== before.id) {
    throw badRequest('alias with combination of mount accessor and name already exists');
  }
  if (entityId !== before.entityId && !findEntityIn(world, call, entityId)) {
    throw badRequest("given 'canonical_id' is not associated with an entity");
  }
  checkOnlyOne(world, entityId, mountAccessor, before.id);
  const after = { ...before, name, mountAccessor, entityId, customMetadata };
  if (JSON.stringify(after) === JSON.stringify(before)) return WRITTEN;
  return aliasReply(world, world.store.of(entityAliases).put({ ...after, updatedAt: world.clock.now().toISOString() }));
}

/** An entity has at most one alias per method. */
function checkOnlyOne(world: World, entityId: string, mountAccessor: string, own: string | undefined): void {
  const entity = findEntity(world, entityId);
  const other =
    entity && aliasesOf(world, entity).find((alias) => alias.mountAccessor === mountAccessor && alias.id !== own);
  if (other) throw badRequest('Alias already exists for requested entity and mount accessor');
}

function aliasReply(world: World, { id, entityId }: EntityAlias): Reply {
  return enveloped(world, { id, canonical_id: entityId });
}
