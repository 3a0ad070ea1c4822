import * as registry from '../handlers';
import type { Rpcs } from '../plugin-protocol/rpc';
import { createProviderRpcs } from './rpc';
import { Session } from './session';

/** The RPCs that need the registry, loaded when Terraform calls more than GetProviderSchema. */
export function loadRpcs(): Rpcs {
  return createProviderRpcs(new Session(registry));
}
