import type { Values } from '../../../definition/value';
import type { NotCarried } from '../../contract';
import { leftWithEngine, movedEngine } from '../move';

const KNOWN = ['id', 'namespace', 'path', 'kubernetes_host', 'kubernetes_ca_cert', 'disable_local_ca_jwt'];

/** State of `vault_kubernetes_secret_backend`, which has the engine and its configuration in one. */
export function moveClusterConfig({ state }: { readonly state: Values }): { readonly state: Partial<Values>; readonly notCarried: readonly NotCarried[] } {
  return {
    state: {
      ...movedEngine(state),
      clusterHost: state.kubernetes_host || undefined,
      clusterCaCert: state.kubernetes_ca_cert || undefined,
      disableLocalCaJwt: state.disable_local_ca_jwt ?? false,
    },
    notCarried: leftWithEngine(state, KNOWN),
  };
}
