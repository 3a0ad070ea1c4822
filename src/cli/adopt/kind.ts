import type { Adoption } from '../../definition/adoption';
import type { ResourceDefinition } from '../../definition/resource';
import * as registry from '../../handlers';
import { adoptions } from '../../handlers/adoptions';
import type { Registry } from '../../handlers/registry';

/** What is known of a kind of objects. */
export interface Kind {
  readonly adoption: Adoption;
  readonly definition: ResourceDefinition;
}

/** Those that become code, and those that say why they do not, in the order of their types. */
export function kinds(): Kind[] {
  return Object.keys(adoptions).map(findKind);
}

export function findKind(type: string): Kind {
  return { adoption: adoptions[type](), definition: (registry as Registry).resources[type].definition() };
}
