import { BASE_PATH } from './definition';
import type { Values } from '../../../definition/value';
import type { NotCarried } from '../../contract';
import { leftWithEngine, movedEngine } from '../move';

const KNOWN = ['id', 'namespace', 'backend', 'path', 'address', 'base_path'];

/** State of `vault_terraform_cloud_secret_backend`, which has the engine and its configuration in one. */
export function movePlatformTokenConfig({ state }: { readonly state: Values }): { readonly state: Partial<Values>; readonly notCarried: readonly NotCarried[] } {
  return {
    state: {
      ...movedEngine({ namespace: state.namespace, path: state.backend }),
      address: state.address || undefined,
      basePath: state.base_path || BASE_PATH,
    },
    notCarried: leftWithEngine(state, KNOWN),
  };
}
