import type { Call } from './call';
import { readEarlier } from './earlier';
import type { Made, MakeOptions } from './made';
import { idAt } from './place';
import { Left, Refusal, refusalOf } from './reason';
import { gather } from '../definition/flatten';
import type { ResourceRoom } from '../handlers/register';
import { apply } from '../plan/apply';
import { importIdsOf, parseImportId } from '../plan/import-id';
import { importedState } from '../plan/imported-state';
import { CallMemory } from '../plan/memory';
import { plan } from '../plan/plan';
import { hashInMemory } from '../plan/secret-hash';

/**
 * Goes on with what an earlier delivery of this request had begun: it is there as it was asked for, but for that which a create sends
 * afterwards, and of which it has nothing.
 */
export async function finishOurs(call: Call, room: ResourceRoom, { config, delivered, place }: MakeOptions, error: Error): Promise<Made | undefined> {
  const { sentAfterwards = [] } = room.handlers();
  if (error.name !== 'AlreadyExists' || !delivered || sentAfterwards.length === 0) return undefined;
  const definition = room.definition();
  const earlier = await readEarlier(call, room, (error as Error & { readonly importId: string }).importId, config).catch(() => undefined);
  // What is configured stands in for what the service does not tell: so the look has to tell it itself.
  const named = earlier && importedState(definition, parseImportId(definition, importIdsOf(definition, earlier.state)[0]));
  const told = named && await room.handlers().read(call.resourceContext(new CallMemory()), gather(definition.attributes, named));
  if (!earlier || !told || sentAfterwards.some((name) => told[name] !== undefined)) return undefined;
  const prior = { ...earlier.state, ...Object.fromEntries(sentAfterwards.map((name) => [name, undefined])) };
  const planned = await plan({ definition, updates: true, config, prior, privateState: earlier.privateState });
  if (planned.requiresReplace.length > 0 || [...planned.changes.sent].some((name) => !sentAfterwards.includes(name))) return undefined;
  const { state } = await apply(room, (memory) => call.resourceContext(memory), {
    config, prior, planned: planned.state, privateState: { ...earlier.privateState, decided: planned.decided }, hash: hashInMemory,
  });
  return { id: idAt(place, importIdsOf(definition, state)[0]), state };
}

/**
 * What a failed create has left half-made: by the id in the answer CloudFormation deletes it when it rolls back. A framework tells CloudFormation
 * no id of what has failed: there it is deleted at once.
 */
export async function leftBy(call: Call, room: ResourceRoom, { event, patience, place }: MakeOptions, error: Error): Promise<Error> {
  const { importId } = error as Error & { readonly importId?: string };
  if (importId === undefined || !['InvalidConfig', 'PartiallyCreated', 'Unfinished'].includes(error.name)) return error;
  const definition = room.definition();
  const { message } = refusalOf(error, event, definition.attributes);
  if (patience === undefined) return new Left(message, idAt(place, importId));
  const known = importedState(definition, parseImportId(definition, importId));
  return room.handlers().delete(call.resourceContext(new CallMemory()), gather(definition.attributes, known)).then(
    () => new Refusal(`${message} It was deleted again.`),
    (failure: Error) => new Left(`${message} It could not be deleted: ${failure.message}. Look after ${importId}.`, idAt(place, importId)),
  );
}
