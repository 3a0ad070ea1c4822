import { issuesKey } from '../../definition/issued-key';
import type { Values } from '../../definition/value';
import type { Unfinished } from '../../handlers/errors';
import type { RegisteredResource } from '../../handlers/registry';
import { importIdsOf } from '../../plan/import-id';
import type { Call } from '../events/call';
import type { CloudFormationRequest } from '../events/event';
import { refuseOccupied, takeOurs } from '../ownership/existing-object';
import { idAt, idOf, ObjectLocation } from '../ownership/location';
import { LeftBehind, refuseProblems, Refusal } from '../response/reason';
import type { Outcome, CreateOptions } from './outcome';
import { applyChange, planChange } from './planned-change';
import { storeKey } from './private-key';
import { completeOwnCreate, unfinishedCreateError } from './unfinished-create';
import { withdrawCreated } from './withdraw';

/** The maximum length CloudFormation accepts, in bytes. */
const LONGEST_ID = 1_024;

/** Creates an object, for a new resource or for a replacement. */
export async function create(call: Call, resource: RegisteredResource, options: CreateOptions): Promise<Outcome> {
  const definition = resource.definition();
  const { event, config, location } = options;
  const creation = { config, prior: undefined, privateState: {} };
  const planned = await planChange(call, resource, creation);
  refuseProblems(planned.problems, definition.attributes);
  refuseLongId(location, importIdsOf(definition, planned.state)[0]);
  try {
    await refuseOccupied(call, resource, options, importIdsOf(definition, planned.state)[0]);
    options.recorder.creating();
    const instead = shortenedTimeouts(resource, options);
    const { state, failure } = await applyChange(call, resource, creation, planned, instead);
    if (failure) await removeAgain(call, resource, options, state, failure.error);
    const made = { id: idOf(location, definition, state), state };
    await options.recorder.created(made);
    await storeKey(call, resource, event, state);
    return made;
  } catch (error) {
    if (isGoingOn(error) && options.waitSeconds !== undefined) return { id: idAt(location, error.importId) };
    const found =
      (await completeOwnCreate(call, resource, options, error as Error)) ??
      (await takeOurs(call, resource, options, error as Error));
    if (found) return found;
    throw await unfinishedCreateError(call, resource, options, error as Error);
  }
}

/** A rollback deletes only resources whose id CloudFormation knows, and not every framework passes on the id from a failed create. */
async function removeAgain(
  call: Call,
  resource: RegisteredResource,
  { location }: CreateOptions,
  state: Values,
  failure: Error,
): Promise<never> {
  const [id] = importIdsOf(resource.definition(), state);
  await withdrawCreated(call, resource, state).catch((error: Error) => {
    throw new LeftBehind(
      'object-incomplete',
      `${failure.message}. The object could not be deleted: ${error.message}.${id === undefined ? '' : ` If the rollback of the stack does not delete ${id}, delete it manually.`}`,
      id && idAt(location, id),
    );
  });
  throw new Refusal('object-incomplete', `${failure.message}. The object was deleted again.`);
}

/** Errors are identified by name, since a bundle may contain a class twice. */
function isGoingOn(error: unknown): error is Unfinished & { readonly importId: string } {
  return error instanceof Error && error.name === 'Unfinished' && (error as Unfinished).importId !== undefined;
}

/** A resource waits as long as `timeouts` says. If the framework continues the wait, the timeout is shortened. */
function shortenedTimeouts(resource: RegisteredResource, { config, waitSeconds }: CreateOptions): Values {
  if (!resource.handlers().isReady || waitSeconds === undefined) return {};
  const timeouts = config.timeouts as Values | undefined;
  return { timeouts: { ...timeouts, create: `${Math.max(1, Math.floor(waitSeconds))}s` } };
}

/** Refuses a missing secret before anything is created, since the private key would be lost. */
export function refuseWithoutSecret(
  resource: RegisteredResource,
  { ResourceProperties, ResourceType }: CloudFormationRequest,
): void {
  const { PrivateKeySecret } = ResourceProperties;
  if (!issuesKey(resource.definition().attributes)) {
    if (PrivateKeySecret !== undefined) {
      throw new Refusal(
        'stack-private-key',
        `PrivateKeySecret: ${ResourceType} issues no private key. Remove the property.`,
      );
    }
  } else if (typeof PrivateKeySecret !== 'string' || PrivateKeySecret === '') {
    throw new Refusal(
      'stack-private-key',
      'PrivateKeySecret is required: the ARN of the secret in Secrets Manager that stores the private key. The response does not contain the key, and the service does not keep it.',
    );
  }
}

/** An id that the service generates is short and not yet known. */
function refuseLongId(location: ObjectLocation, importId: string | undefined): void {
  if (importId === undefined) return;
  const id = idAt(location, importId);
  if (Buffer.byteLength(id) > LONGEST_ID) {
    throw new Refusal(
      'stack-id-unusable',
      `The physical id would have ${Buffer.byteLength(id)} bytes, and CloudFormation accepts at most 1024. Shorten the names in it (${id.slice(0, 60)}…).`,
    );
  }
}
