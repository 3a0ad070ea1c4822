import { setTimeout as sleep } from 'timers/promises';
import { gather } from '../../definition/flatten';
import type { Values } from '../../definition/value';
import { importIdsOf, parseImportId } from '../../plan/import-id';
import { importedState } from '../../plan/imported-state';
import { CallPrivateState } from '../../plan/private-state-access';
import type { Call } from '../events/call';
import type { Outcome } from '../objects/outcome';
import { applyChange, planChange } from '../objects/planned-change';
import { readIfExists } from '../objects/prior-state';
import { revokeCertificate } from '../objects/private-key';
import { planOfChange } from '../objects/update';
import { withdrawCreated } from '../objects/withdraw';
import { isAsRequested } from '../ownership/existing-object';
import { idOf, ObjectLocation } from '../ownership/location';
import { importIdOf } from '../ownership/physical-id';
import { readConfiguration } from '../properties/configuration';
import { LeftBehind, Refusal } from '../response/reason';
import { NewestRequest, Overtaken, Turn } from './newest-request';
import type { Recording } from './record-progress';

const POLLED_EVERY_MS = 1_000;
/** How often the object is changed back if yet another request arrives each time. */
const MOST_ROUNDS = 3;

/** An overtaken request and what it was about to do. */
export interface Yielding extends Recording {
  readonly location: ObjectLocation;
  readonly config: Values;
}

type CloudFormationEvent = Recording['event'];

/** The refusal of a request that was overtaken before it did anything. */
export function overtakenUnseen(event: CloudFormationEvent, { type }: NewestRequest): Refusal {
  const because =
    type === 'Delete'
      ? ', since CloudFormation would not delete the object again'
      : ', since CloudFormation has gone on';
  return new Refusal(
    'stack-event-late',
    `The ${event.RequestType} of ${event.LogicalResourceId} arrived after a later ${type}. Nothing was done${because}. Deploy again.`,
  );
}

/**
 * Undoes the work of a request that was overtaken while in progress: CloudFormation does not wait for it, and no stack knows what it created. Deletes
 * a created object. Gives an object that was changed in place the newer request's values, or deletes it if the newer request has done so. Returns the
 * refusal.
 */
export async function yieldToNewer(yielding: Yielding, made: Outcome | undefined, error?: Error): Promise<Refusal> {
  const { call, event, record, turn, resource } = yielding;
  const newest = turn!.newest;
  const hasCreated = record.progress.sending !== undefined;
  const isUntouched =
    !call.hasWritten && !hasCreated && (record.previous === undefined || event.RequestType === 'Create');
  if (isUntouched && event.ResourceProperties.Adopt === undefined) return overtakenUnseen(event, newest);
  const reason =
    newest.type === 'Delete' && event.RequestType === 'Create'
      ? `CloudFormation cancelled the creation of ${event.LogicalResourceId} and deleted it while it was in progress.`
      : `CloudFormation sent a later ${newest.type} of ${event.LogicalResourceId} while this ${event.RequestType} was in progress.`;
  const late = (sentence: string) => new Refusal('stack-event-late', `${reason} ${sentence}`);
  if (resource.definition().operation) {
    return late(hasCreated ? 'The operation was performed and cannot be undone.' : 'The operation was not performed.');
  }
  if (event.RequestType === 'Create' && event.ResourceProperties.Adopt !== undefined) {
    return late(`${String(event.ResourceProperties.Adopt)} was not deleted.`);
  }
  try {
    return late(await (hasCreated ? withdraw(yielding, made, error) : restore(yielding)));
  } catch (failure) {
    const { message } = failure as Error;
    const id = made?.id ?? (error instanceof LeftBehind ? error.id : undefined) ?? event.PhysicalResourceId;
    return late(
      hasCreated
        ? `The object could not be deleted: ${message}. ${id === undefined || id === event.PhysicalResourceId ? 'If it exists, delete it' : `Delete ${id}`} manually.`
        : `The values of the later request could not be restored: ${message}. Deploy again.`,
    );
  }
}

/** Deletes the object this request created, unless it belongs to the newer request. */
async function withdraw(yielding: Yielding, made: Outcome | undefined, error: Error | undefined): Promise<string> {
  const { call, resource, turn } = yielding;
  const definition = resource.definition();
  call.guards = [];
  if (definition.issues) return withdrawIssued(yielding, made);
  const found = made ?? (await findMade(yielding, error));
  if (!found) {
    return (await withdrawPart(yielding, error)) ? 'The object was deleted again.' : 'It has created nothing.';
  }
  if ((await liveObject(call, turn!)) === found.id) return restore(yielding, found.id);
  await withdrawCreated(
    call,
    resource,
    found.state ?? importedState(definition, parseImportId(definition, importIdOf(found.id))),
  );
  return 'The object was deleted again.';
}

/** Deletes the remains of an object that was not completed and cannot be read, such as settings of a secret without a version. */
async function withdrawPart({ call, resource, config }: Yielding, error: Error | undefined): Promise<boolean> {
  if (!(error instanceof LeftBehind) || error.id === undefined) return false;
  const definition = resource.definition();
  const importId = importIdOf(error.id);
  if (await readIfExists(call, resource, importId, config)) return false;
  await withdrawCreated(call, resource, importedState(definition, parseImportId(definition, importId)));
  return true;
}

async function withdrawIssued({ call, resource, record }: Yielding, made: Outcome | undefined): Promise<string> {
  const definition = resource.definition();
  const id = made?.id ?? record.progress.made;
  if (id === undefined) return 'A certificate may have been issued, whose key is not stored.';
  await revokeCertificate(
    call,
    resource,
    made?.state ?? importedState(definition, parseImportId(definition, importIdOf(id))),
  );
  return 'The object was deleted again.';
}

/** The object that this request, or an earlier delivery of it, created. It was recorded that the object was absent before. */
async function findMade(yielding: Yielding, error: Error | undefined): Promise<Outcome | undefined> {
  const { call, resource, config, location } = yielding;
  const definition = resource.definition();
  const planned = await planChange(call, resource, { config, prior: undefined, privateState: {} });
  const importId =
    error instanceof LeftBehind && error.id !== undefined
      ? importIdOf(error.id)
      : (importIdsOf(definition, planned.state)[0] ?? (await takenBy(yielding, planned)));
  const found = importId === undefined ? undefined : await readIfExists(call, resource, importId, config);
  return found && (await isAsRequested(resource, config, found))
    ? { id: idOf(location, definition, found.state), state: found.state }
    : undefined;
}

/** For ids that the service chooses: a create finds the object and is stopped before it changes anything. */
async function takenBy(
  { call, resource, config }: Yielding,
  planned: Awaited<ReturnType<typeof planChange>>,
): Promise<string | undefined> {
  call.guards = [() => Promise.reject(new Overtaken())];
  try {
    await applyChange(call, resource, { config, prior: undefined, privateState: {} }, planned);
    return undefined;
  } catch (error) {
    const { name, importId } = error as Error & { readonly importId?: string };
    return name === 'AlreadyExists' ? importId : undefined;
  } finally {
    call.guards = [];
  }
}

/** Gives an object the newer request's values, or deletes it if the newer request has deleted it. */
async function restore(yielding: Yielding, id = yielding.event.PhysicalResourceId!): Promise<string> {
  const { call, turn } = yielding;
  for (let round = 1; round <= MOST_ROUNDS; round++) {
    const { request, type, id: deleted } = turn!.newest;
    // Any request after the newer one either sees what is changed here, or is seen.
    call.guards = [
      async () => {
        if ((await turn!.newer())?.request !== request) throw new Overtaken();
      },
    ];
    try {
      const isGone = type === 'Delete' && deleted === id;
      if (isGone) {
        await removeAgain(yielding, id);
      } else if ((await liveObject(call, turn!)) === id && !(await changeBack(yielding, id))) {
        return `The values of the later request could not be restored, since they are not known. Change the resource and deploy again.`;
      }
      if ((await turn!.newer())?.request !== request) continue;
      return isGone ? 'The object was deleted again.' : `The values of the later ${type} were restored.`;
    } catch (error) {
      if ((await turn!.newer())?.request === request) throw error;
    }
  }
  throw new Overtaken();
}

async function removeAgain({ call, resource, config }: Yielding, id: string): Promise<void> {
  const found = await readIfExists(call, resource, importIdOf(id), config);
  if (!found) return;
  await resource
    .handlers()
    .delete(
      call.resourceContext(new CallPrivateState(found.privateState.entries)),
      gather(resource.definition().attributes, found.state),
    );
}

/** Repeats the newer update in place. Returns false if its properties are not known. */
async function changeBack({ call, resource, event, turn }: Yielding, id: string): Promise<boolean> {
  const properties = turn!.live?.properties;
  if (!properties) return false;
  const repeated: CloudFormationEvent = {
    ...event,
    RequestType: 'Update',
    PhysicalResourceId: id,
    OldResourceProperties: event.ResourceProperties,
    ResourceProperties: properties,
  };
  const config = await readConfiguration(call, resource.definition(), properties);
  const change = await planOfChange(call, resource, repeated, config);
  if (!change || change.planned.requiresReplace.length > 0) return true;
  await applyChange(call, resource, change, change.planned);
  return true;
}

/** The physical id of the object that the newest create or update left, once that has ended. */
export async function liveObject(call: Call, turn: Turn): Promise<string | undefined> {
  const { live } = turn;
  if (!live) return undefined;
  for (;;) {
    const progress = await turn.progressOf(live.request);
    if (progress?.isGoingOn && !call.isOver) {
      await sleep(POLLED_EVERY_MS);
    } else if (progress?.response && 'performed' in progress.response) {
      return progress.response.performed.PhysicalResourceId;
    } else {
      return live.id;
    }
  }
}
