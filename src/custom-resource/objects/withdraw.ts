import { gather } from '../../definition/flatten';
import type { Values } from '../../definition/value';
import type { RegisteredResource } from '../../handlers/registry';
import { CallPrivateState } from '../../plan/private-state-access';
import type { Call } from '../events/call';

/** Deletes an object that this request created and no stack knows. `state`: flat, from the last read or from the import id. */
export async function withdrawCreated(call: Call, resource: RegisteredResource, state: Values): Promise<void> {
  const handlers = resource.handlers();
  const known = gather(resource.definition().attributes, state);
  await (handlers.withdraw ?? handlers.delete).call(handlers, call.resourceContext(new CallPrivateState()), known);
}
