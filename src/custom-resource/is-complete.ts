import { dataOf, spaceForData } from './response';
import { Call } from './call';
import { readEarlierConfiguration } from './configuration';
import { readEarlier } from './earlier';
import type { CloudFormationRequest, IsCompleteResult, LambdaContext } from './event';
import { findResource } from './names';
import { importIdOf } from './physical-id';
import { openLocation } from './location';
import { refusalOf } from './reason';
import { gather } from '../definition/flatten';
import * as registry from '../handlers';
import type { RegisteredResource } from '../handlers/registry';
import { parseImportId } from '../plan/import-id';
import { importedState } from '../plan/imported-state';
import { CallPrivateState } from '../plan/private-state-access';

/**
 * The `isCompleteHandler`: the event is that of `onEvent`, with what it answered. Nearly everything is complete at once; what the service
 * goes on with by itself, such as looking through the versions of a module, is asked for until it is ready, or has failed.
 */
export async function isComplete(event: CloudFormationRequest, context?: LambdaContext): Promise<IsCompleteResult> {
  if (event.RequestType === 'Delete') return { IsComplete: true };
  const resource = resourceOf(event);
  const { isReady } = resource.handlers();
  if (!isReady) return { IsComplete: true };
  const definition = resource.definition();
  const call = new Call(process.env, context);
  try {
    await openLocation(call, asResponded(event), definition.service);
    const id = event.PhysicalResourceId!;
    const importId = importIdOf(id);
    const known = importedState(definition, parseImportId(definition, importId));
    if (!await isReady(call.resourceContext(new CallPrivateState()), gather(definition.attributes, known))) return { IsComplete: false };
    const earlier = await readEarlier(call, resource, importId, await readEarlierConfiguration(call, definition, event.ResourceProperties));
    return { IsComplete: true, ...(earlier ? { Data: dataOf(definition, earlier.state, spaceForData(event, id)).data } : {}) };
  } catch (error) {
    throw refusalOf(error, event, definition.attributes);
  } finally {
    call.close();
  }
}

/** The object is the new one, whatever was there before: so it is looked at as one that was made. */
function asResponded({ OldResourceProperties: _, ...event }: CloudFormationRequest): CloudFormationRequest {
  return { ...event, RequestType: 'Create' };
}

function resourceOf(event: CloudFormationRequest): RegisteredResource {
  try {
    return findResource(registry.resources, event.ResourceType);
  } catch (error) {
    throw refusalOf(error, event);
  }
}
