import * as register from '../handlers';
import type { Rpcs } from './provider-methods';
import { createProviderRpcs } from './rpc';
import { Session } from './session';

/** Everything that answers for what Lintel manages: loaded when Terraform asks for more than the schema. */
export function loadRpcs(): Rpcs {
  return createProviderRpcs(new Session(register));
}
