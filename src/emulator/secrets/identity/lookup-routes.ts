import type { Reply } from '../../exchange';
import type { World } from '../../world';
import { enveloped, WRITTEN } from '../envelope';
import { readFields, readText } from '../fields';
import type { Fields } from '../fields';
import { badRequest } from '../refusal';
import type { SecretsCall } from '../request';
import type { SystemRoute } from '../system/route';
import { entityAliases, findAlias, findEntityNamed } from './entities';
import { find as findEntityIn } from './entity-routes';
import { findGroupIn } from './group-routes';
import { findGroupByAlias, findGroupNamed, groupsAliasedAt, isNamed } from './groups';
import { shownEntity, shownGroup } from './shown';

/** Ways to name an object, of which a request uses one. */
interface Lookup<T> {
  byId(world: World, call: SecretsCall, id: string): T | undefined;
  byName(world: World, namespace: string, name: string): T | undefined;
  /** The id of the object that has an alias. */
  byAliasId(world: World, id: string): string | undefined;
  byAlias(world: World, accessor: string, name: string): string | undefined;
  shown(world: World, found: T): object;
}

export const lookupRoutes: readonly SystemRoute[] = [
  lookupRoute('entity', {
    byId: findEntityIn,
    byName: findEntityNamed,
    byAliasId: ({ store }, id) => store.of(entityAliases).find(id)?.entityId,
    byAlias: (world, accessor, name) => findAlias(world, accessor, name)?.entityId,
    shown: shownEntity,
  }),
  lookupRoute('group', {
    byId: findGroupIn,
    byName: findGroupNamed,
    byAliasId: (world, id) => findGroupByAlias(world, id)?.id,
    byAlias: (world, accessor, name) => groupsAliasedAt(world, accessor).find(({ alias }) => isNamed(alias, name))?.id,
    shown: shownGroup,
  }),
];

/** The response for a missing object is empty. */
function lookupRoute<T>(what: 'entity' | 'group', lookup: Lookup<T>): SystemRoute {
  return {
    operation: `Identity: Look up ${what}`,
    method: 'POST',
    path: `/v1/identity/lookup/${what}`,
    handle: (world, call): Reply => {
      const found = lookUp(world, call, readFields(call), lookup);
      return found ? enveloped(world, lookup.shown(world, found)) : WRITTEN;
    },
  };
}

function lookUp<T>(world: World, call: SecretsCall, fields: Fields, lookup: Lookup<T>): T | undefined {
  const [id, name, aliasId, aliasName, accessor] = SELECTORS.map((field) => readText(fields, field));
  const hasAlias = aliasName !== undefined || accessor !== undefined;
  // Empty values count as given, too.
  const given = [id !== undefined, name !== undefined, aliasId !== undefined, hasAlias].filter(Boolean).length;
  if (given === 0) throw badRequest('query parameter not supplied');
  if (given > 1) throw badRequest('query parameter conflict; please supply distinct set of query parameters');
  if (hasAlias && (!aliasName || !accessor)) {
    throw badRequest("both 'alias_name' and 'alias_mount_accessor' needs to be set");
  }
  if (id !== undefined) return lookup.byId(world, call, id);
  if (name !== undefined) return lookup.byName(world, call.namespace, name);
  const found =
    aliasId === undefined ? lookup.byAlias(world, accessor ?? '', aliasName ?? '') : lookup.byAliasId(world, aliasId);
  return found === undefined ? undefined : lookup.byId(world, call, found);
}

const SELECTORS = ['id', 'name', 'alias_id', 'alias_name', 'alias_mount_accessor'];
