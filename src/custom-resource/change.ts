import { refuseOtherAdoption } from './adopt';
import type { Call } from './call';
import { readEarlierConfiguration } from './configuration';
import { Earlier, readEarlier, readIfThere } from './earlier';
import { takeBackIssued } from './issued';
import { hasOtherKeyPlace } from './issued-key';
import type { Made, MakeOptions } from './made';
import { make } from './make';
import { pathInWords } from './names';
import { leftAsItWas } from './ownership';
import { importIdOf } from './physical-id';
import { refuseProblems, Refusal } from './reason';
import { keepUnchanged } from './unchanged';
import { gather } from '../definition/flatten';
import type { ResourceDefinition } from '../definition/resource';
import type { ResourceRoom } from '../handlers/register';
import { apply } from '../plan/apply';
import { importIdsOf } from '../plan/import-id';
import { CallMemory } from '../plan/memory';
import { plan, Plan } from '../plan/plan';
import { hashInMemory } from '../plan/secret-hash';

/**
 * Changes an object, or makes the one that replaces it: then CloudFormation deletes the old one, once all else has succeeded. What is gone
 * is made again. Another namespace has another object.
 */
export async function change(call: Call, room: ResourceRoom, options: MakeOptions): Promise<Made> {
  const definition = room.definition();
  const handlers = room.handlers();
  const { event, place } = options;
  const back = await takeBackIssued(call, room, options);
  if (back) return back;
  // Nobody but the holder of a key can put it somewhere else.
  if (place.isAnother || hasOtherKeyPlace(room, event)) return make(call, room, options);
  const id = event.PhysicalResourceId!;
  const before = await readEarlierConfiguration(call, definition, event.OldResourceProperties);
  const earlier = await readEarlier(call, room, importIdOf(id), before)
    .catch((error: Error) => { if (error.name === 'NotFound') return undefined; throw error; });
  if (!earlier) return await leftAsItWas(call, room, options) ?? make(call, room, options);
  const { state: prior, privateState } = earlier;
  await refuseOtherAdoption(call, definition, event, [importIdOf(id), ...importIdsOf(definition, prior)]);
  const config = keepUnchanged(definition.attributes, { before, after: options.config, found: prior });
  const ask = handlers.plan && ((proposal: Parameters<NonNullable<typeof handlers.plan>>[1]) => handlers.plan!(call.planContext(privateState.memory), proposal));
  const planned = await plan({ definition, updates: handlers.update !== undefined, config, prior, privateState }, ask);
  refuseProblems(planned.problems, definition.attributes);
  if (planned.requiresReplace.length > 0) return replace(call, room, options, earlier, planned);
  const { state } = await apply(room, (memory) => call.resourceContext(memory), {
    config, prior, planned: planned.state, privateState: { ...privateState, decided: planned.decided }, hash: hashInMemory,
  });
  return { id, state };
}

async function replace(call: Call, room: ResourceRoom, options: MakeOptions, earlier: Earlier, planned: Plan): Promise<Made> {
  const definition = room.definition();
  const ids = [...importIdsOf(definition, earlier.state), importIdOf(options.event.PhysicalResourceId!)];
  return make(call, room, options).catch(async (error: Error) => {
    if (error.name !== 'AlreadyExists' || !ids.includes((error as Error & { readonly importId: string }).importId)) throw error;
    const left = await leftAsItWas(call, room, options, earlier);
    if (left) return left;
    throw clash(definition, planned, ids[0], error);
  });
}

/** The new object would have the name of the old one, which is there until the update has succeeded. */
function clash({ attributes }: ResourceDefinition, { requiresReplace }: Plan, id: string, error: Error): Refusal {
  const names = requiresReplace.map((path) => pathInWords(attributes, path)).join(', ');
  return new Refusal(`${names}: a change of it needs another object, which CloudFormation makes before it deletes the old one (${id}), and the two cannot have one name. `
    + `The service has: ${error.message}. Change the name in the same update; or remove the resource from the stack, deploy, and put it back.`);
}

/** Deletes an object. What is gone, or was never made, needs no deletion. */
export async function remove(call: Call, room: ResourceRoom, options: Pick<MakeOptions, 'event' | 'config'>): Promise<void> {
  const definition = room.definition();
  const { event, config } = options;
  const earlier = await readIfThere(call, room, importIdOf(event.PhysicalResourceId!), config);
  if (!earlier) return;
  await room.handlers().delete(call.resourceContext(new CallMemory(earlier.privateState.memory)), gather(definition.attributes, earlier.state));
}
