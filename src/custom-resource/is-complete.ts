import { dataOf, roomForData } from './answer';
import { Call } from './call';
import { readEarlierConfiguration } from './configuration';
import { readEarlier } from './earlier';
import type { CloudFormationRequest, IsCompleteResult, LambdaContext } from './event';
import { findRoom } from './names';
import { importIdOf } from './physical-id';
import { openPlace } from './place';
import { refusalOf } from './reason';
import { gather } from '../definition/flatten';
import * as register from '../handlers';
import type { ResourceRoom } from '../handlers/register';
import { parseImportId } from '../plan/import-id';
import { importedState } from '../plan/imported-state';
import { CallMemory } from '../plan/memory';

/**
 * The `isCompleteHandler`: the event is that of `onEvent`, with what it answered. Nearly everything is complete at once; what the service
 * goes on with by itself, such as looking through the versions of a module, is asked for until it is ready, or has failed.
 */
export async function isComplete(event: CloudFormationRequest, context?: LambdaContext): Promise<IsCompleteResult> {
  if (event.RequestType === 'Delete') return { IsComplete: true };
  const room = roomOf(event);
  const { isReady } = room.handlers();
  if (!isReady) return { IsComplete: true };
  const definition = room.definition();
  const call = new Call(process.env, context);
  try {
    await openPlace(call, asAnswered(event), definition.wing);
    const id = event.PhysicalResourceId!;
    const importId = importIdOf(id);
    const known = importedState(definition, parseImportId(definition, importId));
    if (!await isReady(call.resourceContext(new CallMemory()), gather(definition.attributes, known))) return { IsComplete: false };
    const earlier = await readEarlier(call, room, importId, await readEarlierConfiguration(call, definition, event.ResourceProperties));
    return { IsComplete: true, ...(earlier ? { Data: dataOf(definition, earlier.state, roomForData(event, id)).data } : {}) };
  } catch (error) {
    throw refusalOf(error, event, definition.attributes);
  } finally {
    call.close();
  }
}

/** The object is the new one, whatever was there before: so it is looked at as one that was made. */
function asAnswered({ OldResourceProperties: _, ...event }: CloudFormationRequest): CloudFormationRequest {
  return { ...event, RequestType: 'Create' };
}

function roomOf(event: CloudFormationRequest): ResourceRoom {
  try {
    return findRoom(register.resources, event.ResourceType);
  } catch (error) {
    throw refusalOf(error, event);
  }
}
