import * as register from '../handlers';
import { createProviderRpcs } from './rpc';
import { Session } from './session';
import type { Rpcs } from '../plugin-protocol/rpc';

/** Everything that answers for what Lintel manages: loaded when Terraform asks for more than the schema. */
export function loadRpcs(): Rpcs {
  return createProviderRpcs(new Session(register));
}
