import type { Call } from './call';
import type { CloudFormationRequest } from './event';
import { finishOurs, leftBy } from './half-made';
import { keepKey } from './issued-key';
import type { Made, MakeOptions } from './made';
import { refuseOccupied, takeOurs } from './ownership';
import { idAt, Place } from './place';
import { Left, refuseProblems, Refusal } from './reason';
import { gather } from '../definition/flatten';
import { issuesKey } from '../definition/issued-key';
import type { Values } from '../definition/value';
import type { Unfinished } from '../handlers/errors';
import type { ResourceRoom } from '../handlers/register';
import { apply } from '../plan/apply';
import { importIdsOf } from '../plan/import-id';
import { CallMemory } from '../plan/memory';
import { plan } from '../plan/plan';
import { hashInMemory } from '../plan/secret-hash';

/** CloudFormation takes no longer id. */
const LONGEST_ID = 1_024;

/** Makes an object, as the create of a resource or as the new one of a replacement. */
export async function make(call: Call, room: ResourceRoom, options: MakeOptions): Promise<Made> {
  const definition = room.definition();
  const { event, config, place } = options;
  const handlers = room.handlers();
  const ask = handlers.plan && ((proposal: Parameters<NonNullable<typeof handlers.plan>>[1]) => handlers.plan!(call.planContext({}), proposal));
  const planned = await plan({ definition, updates: handlers.update !== undefined, config, prior: undefined, privateState: {} }, ask);
  refuseProblems(planned.problems, definition.attributes);
  refuseLongId(place, importIdsOf(definition, planned.state)[0]);
  try {
    // Before it is noted that it is about to be made: what was there earlier is not of this request.
    await refuseOccupied(call, room, options, importIdsOf(definition, planned.state)[0]);
    await options.steps.sending();
    const { state, failure } = await apply(room, (memory) => call.resourceContext(memory), {
      config, prior: undefined, planned: planned.state, privateState: { decided: planned.decided }, instead: impatience(room, options), hash: hashInMemory,
    });
    if (failure) await removeAgain(call, room, options, state, failure.error);
    const made = { id: idAt(place, importIdsOf(definition, state)[0]), state };
    await options.steps.made(made);
    await keepKey(call, room, event, state);
    return made;
  } catch (error) {
    if (isGoingOn(error) && options.patience !== undefined) return { id: idAt(place, error.importId) };
    const found = await finishOurs(call, room, options, error as Error) ?? await takeOurs(call, room, options, error as Error);
    if (found) return found;
    throw await leftBy(call, room, options, error as Error);
  }
}

/** CloudFormation deletes what it knows the id of when it rolls back, but not every framework tells it the id of what has failed. */
async function removeAgain(call: Call, room: ResourceRoom, { place }: MakeOptions, state: Values, failure: Error): Promise<never> {
  const [id] = importIdsOf(room.definition(), state);
  await room.handlers().delete(call.resourceContext(new CallMemory()), gather(room.definition().attributes, state)).catch((error: Error) => {
    throw new Left(`${failure.message}. It could not be deleted: ${error.message}.${id === undefined ? '' : ` Look after ${id}, unless the stack deletes it when it is rolled back.`}`, id && idAt(place, id));
  });
  throw new Refusal(`${failure.message}. It was deleted again.`);
}

/** Errors are told apart by name, since a bundle may hold a class twice. */
function isGoingOn(error: unknown): error is Unfinished & { readonly importId: string } {
  return error instanceof Error && error.name === 'Unfinished' && (error as Unfinished).importId !== undefined;
}

/** A room waits as long as `timeouts` says: where somebody else goes on waiting, that is not for long. */
function impatience(room: ResourceRoom, { config, patience }: MakeOptions): Values {
  if (!room.handlers().isReady || patience === undefined) return {};
  const timeouts = config.timeouts as Values | undefined;
  return { timeouts: { ...timeouts, create: `${Math.max(1, Math.floor(patience))}s` } };
}

/** Refused before anything is made: what is issued would be lost. */
export function refuseWithoutPlace(room: ResourceRoom, { ResourceProperties, ResourceType }: CloudFormationRequest): void {
  const { PrivateKeySecret } = ResourceProperties;
  if (!issuesKey(room.definition().attributes)) {
    if (PrivateKeySecret !== undefined) throw new Refusal(`PrivateKeySecret: ${ResourceType} gives out no secret. Remove it.`);
  } else if (typeof PrivateKeySecret !== 'string' || PrivateKeySecret === '') {
    throw new Refusal('PrivateKeySecret must be configured: the ARN of a secret in Secrets Manager, into which the private key is put. It is in no answer, and the service does not keep it.');
  }
}

/** Ids that the service chooses are short. */
function refuseLongId(place: Place, importId: string | undefined): void {
  if (importId === undefined) return;
  const id = idAt(place, importId);
  if (Buffer.byteLength(id) > LONGEST_ID) throw new Refusal(`Its id would have ${Buffer.byteLength(id)} bytes, and CloudFormation takes 1024: shorten the names in it (${id.slice(0, 60)}…).`);
}
