import type { World } from '../../world';
import { findNamespace } from '../namespaces';
import { entities } from './entities';
import type { Entity } from './entities';

/** An id; in a namespace, it ends with the namespace's id. */
export function newId(world: World, namespace: string): string {
  const suffix = namespaceId(world, namespace);
  return suffix === 'root' ? world.random.uuid() : `${world.random.uuid()}.${suffix}`;
}

/** The name of an object created without one. */
export function newName(world: World, namespace: string, what: 'entity' | 'group'): string {
  return `${what}_${world.random.bytes(4).toString('hex')}.${namespaceId(world, namespace)}`;
}

export function namespaceId(world: World, namespace: string): string {
  return findNamespace(world, namespace)?.id ?? 'root';
}

export function newEntity(world: World, namespace: string, name = ''): Entity {
  const now = world.clock.now().toISOString();
  return {
    id: newId(world, namespace),
    namespace,
    name: name === '' ? newName(world, namespace, 'entity') : name,
    policies: [],
    metadata: null,
    disabled: false,
    createdAt: now,
    updatedAt: now,
  };
}

export function addEntity(world: World, namespace: string): Entity {
  return world.store.of(entities).put(newEntity(world, namespace));
}
