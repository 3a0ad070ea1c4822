import { issuesKey } from './issued-key';
import type { ResourceDefinition } from './resource';

/** Why no object of a type can be adopted by a stack, as whole sentences; undefined, where one can be. */
export function whyNotAdoptable({ attributes, operation }: Pick<ResourceDefinition, 'attributes' | 'operation'>): string | undefined {
  if (operation) return 'It is something that is done, and the service keeps no object of it that could be adopted. Remove it.';
  if (issuesKey(attributes)) return 'The service does not keep the private key of what exists, so that its secret would stay empty. Remove it, and another one is issued; the one that exists stays valid until it is revoked.';
  return undefined;
}
