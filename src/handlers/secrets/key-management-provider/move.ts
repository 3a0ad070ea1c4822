import type { Values } from '../../../definition/value';
import type { NotCarried } from '../../contract';
import { isEmpty, movedPlace } from '../move';

const KNOWN = ['id', 'namespace', 'mount', 'path', 'name', 'key_collection'];

/** State of `vault_keymgmt_azure_kms`, which has its kind in its name. */
export function moveKeyManagementProvider({ state }: { readonly state: Values }): { readonly state: Partial<Values>; readonly notCarried: readonly NotCarried[] } {
  return {
    state: {
      ...movedPlace({ namespace: state.namespace, backend: state.mount ?? state.path, name: state.name }, 'kms'),
      kmsProvider: 'cloudkeyvault',
      keyCollection: state.key_collection,
    },
    notCarried: Object.keys(state).filter((key) => !KNOWN.includes(key) && !isEmpty(state[key])),
  };
}
