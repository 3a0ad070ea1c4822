import { issuesKey } from './issued-key';
import type { ResourceDefinition } from './resource';

/** Why a stack cannot adopt objects of a type, in complete sentences; undefined if it can. */
export function whyNotAdoptable({
  attributes,
  operation,
}: Pick<ResourceDefinition, 'attributes' | 'operation'>): string | undefined {
  if (operation) {
    return 'The resource performs an operation, and the service stores no object that could be adopted. Remove it.';
  }
  if (issuesKey(attributes)) {
    return 'The service does not store the private key of an existing certificate, so the secret would stay empty. Remove it to have a new certificate issued; the existing one stays valid until it is revoked.';
  }
  return undefined;
}
