import type { Adoption } from '../../definition/adoption';
import type { ResourceDefinition } from '../../definition/resource';
import * as registry from '../../handlers';
import { adoptions } from '../../handlers/adoptions';
import type { Registry } from '../../handlers/registry';

/** A resource type, with its adoption settings. */
export interface Kind {
  readonly adoption: Adoption;
  readonly definition: ResourceDefinition;
}

/** All kinds, including those that cannot be adopted, sorted by type. */
export function kinds(): Kind[] {
  return Object.keys(adoptions).map(findKind);
}

export function findKind(type: string): Kind {
  const [adoption, resource] = [adoptions[type], (registry as Registry).resources[type]];
  if (!adoption || !resource) throw new Error(`unknown resource type ${type}`);
  return { adoption: adoption(), definition: resource.definition() };
}
