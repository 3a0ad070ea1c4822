import { gather } from '../../definition/flatten';
import * as registry from '../../handlers';
import type { RegisteredResource } from '../../handlers/registry';
import { parseImportId } from '../../plan/import-id';
import { importedState } from '../../plan/imported-state';
import { CallPrivateState } from '../../plan/private-state-access';
import { readPriorState } from '../objects/prior-state';
import { openLocation } from '../ownership/location';
import { importIdOf } from '../ownership/physical-id';
import { readPreviousConfiguration } from '../properties/configuration';
import { findResource } from '../properties/names';
import { refusalOf } from '../response/reason';
import { dataOf, spaceForData } from '../response/response';
import { Call } from './call';
import type { CloudFormationRequest, IsCompleteResult, LambdaContext } from './event';

/**
 * The `isCompleteHandler`: it receives the event of `onEvent` plus its result. Nearly every request is complete at once. For asynchronous work of the
 * service, such as processing a module version, the framework polls until the work has finished or failed.
 */
export async function isComplete(event: CloudFormationRequest, context?: LambdaContext): Promise<IsCompleteResult> {
  if (event.RequestType === 'Delete') return { IsComplete: true };
  const resource = resourceOf(event);
  const { isReady } = resource.handlers();
  if (!isReady) return { IsComplete: true };
  const definition = resource.definition();
  const call = new Call(process.env, context);
  try {
    await openLocation(call, asCreated(event), definition.service);
    const id = event.PhysicalResourceId!;
    const importId = importIdOf(id);
    const known = importedState(definition, parseImportId(definition, importId));
    if (!(await isReady(call.resourceContext(new CallPrivateState()), gather(definition.attributes, known)))) {
      return { IsComplete: false };
    }
    const earlier = await readPriorState(
      call,
      resource,
      importId,
      await readPreviousConfiguration(call, definition, event.ResourceProperties),
    );
    return {
      IsComplete: true,
      ...(earlier ? { Data: dataOf(definition, earlier.state, spaceForData(event, id)).data } : {}),
    };
  } catch (error) {
    throw refusalOf(error, event, definition.attributes);
  } finally {
    call.close();
  }
}

/** The event names the new object even after a replacement, so it is read like a created one. */
function asCreated({ OldResourceProperties: _, ...event }: CloudFormationRequest): CloudFormationRequest {
  return { ...event, RequestType: 'Create' };
}

function resourceOf(event: CloudFormationRequest): RegisteredResource {
  try {
    return findResource(registry.resources, event.ResourceType);
  } catch (error) {
    throw refusalOf(error, event);
  }
}
