import type { Call } from './call';
import type { CloudFormationRequest } from './event';
import { finishOurs, leftBy } from './half-made';
import { keepKey } from './issued-key';
import type { Made, MakeOptions } from './made';
import { refuseOccupied, takeOurs } from './ownership';
import { idAt, ObjectLocation } from './location';
import { Left, refuseProblems, Refusal } from './reason';
import { gather } from '../definition/flatten';
import { issuesKey } from '../definition/issued-key';
import type { Values } from '../definition/value';
import type { Unfinished } from '../handlers/errors';
import type { RegisteredResource } from '../handlers/registry';
import { apply } from '../plan/apply';
import { importIdsOf } from '../plan/import-id';
import { CallPrivateState } from '../plan/private-state-access';
import { plan } from '../plan/plan';
import { hashInMemory } from '../plan/secret-hash';

/** CloudFormation takes no longer id. */
const LONGEST_ID = 1_024;

/** Makes an object, as the create of a resource or as the new one of a replacement. */
export async function make(call: Call, resource: RegisteredResource, options: MakeOptions): Promise<Made> {
  const definition = resource.definition();
  const { event, config, location } = options;
  const handlers = resource.handlers();
  const ask = handlers.modifyPlan && ((proposal: Parameters<NonNullable<typeof handlers.modifyPlan>>[1]) => handlers.modifyPlan!(call.planContext({}), proposal));
  const planned = await plan({ definition, updates: handlers.update !== undefined, config, prior: undefined, privateState: {} }, ask);
  refuseProblems(planned.problems, definition.attributes);
  refuseLongId(location, importIdsOf(definition, planned.state)[0]);
  try {
    // Before it is noted that it is about to be made: what was there earlier is not of this request.
    await refuseOccupied(call, resource, options, importIdsOf(definition, planned.state)[0]);
    await options.steps.sending();
    const { state, failure } = await apply(resource, (privateAccess) => call.resourceContext(privateAccess), {
      config, prior: undefined, planned: planned.state, privateState: { decided: planned.decided }, instead: impatience(resource, options), hash: hashInMemory,
    });
    if (failure) await removeAgain(call, resource, options, state, failure.error);
    const made = { id: idAt(location, importIdsOf(definition, state)[0]), state };
    await options.steps.made(made);
    await keepKey(call, resource, event, state);
    return made;
  } catch (error) {
    if (isGoingOn(error) && options.patience !== undefined) return { id: idAt(location, error.importId) };
    const found = await finishOurs(call, resource, options, error as Error) ?? await takeOurs(call, resource, options, error as Error);
    if (found) return found;
    throw await leftBy(call, resource, options, error as Error);
  }
}

/** CloudFormation deletes what it knows the id of when it rolls back, but not every framework tells it the id of what has failed. */
async function removeAgain(call: Call, resource: RegisteredResource, { location }: MakeOptions, state: Values, failure: Error): Promise<never> {
  const [id] = importIdsOf(resource.definition(), state);
  await resource.handlers().delete(call.resourceContext(new CallPrivateState()), gather(resource.definition().attributes, state)).catch((error: Error) => {
    throw new Left(`${failure.message}. It could not be deleted: ${error.message}.${id === undefined ? '' : ` Look after ${id}, unless the stack deletes it when it is rolled back.`}`, id && idAt(location, id));
  });
  throw new Refusal(`${failure.message}. It was deleted again.`);
}

/** Errors are told apart by name, since a bundle may hold a class twice. */
function isGoingOn(error: unknown): error is Unfinished & { readonly importId: string } {
  return error instanceof Error && error.name === 'Unfinished' && (error as Unfinished).importId !== undefined;
}

/** A room waits as long as `timeouts` says: where somebody else goes on waiting, that is not for long. */
function impatience(resource: RegisteredResource, { config, patience }: MakeOptions): Values {
  if (!resource.handlers().isReady || patience === undefined) return {};
  const timeouts = config.timeouts as Values | undefined;
  return { timeouts: { ...timeouts, create: `${Math.max(1, Math.floor(patience))}s` } };
}

/** Refused before anything is made: what is issued would be lost. */
export function refuseWithoutSecret(resource: RegisteredResource, { ResourceProperties, ResourceType }: CloudFormationRequest): void {
  const { PrivateKeySecret } = ResourceProperties;
  if (!issuesKey(resource.definition().attributes)) {
    if (PrivateKeySecret !== undefined) throw new Refusal(`PrivateKeySecret: ${ResourceType} gives out no secret. Remove it.`);
  } else if (typeof PrivateKeySecret !== 'string' || PrivateKeySecret === '') {
    throw new Refusal('PrivateKeySecret must be configured: the ARN of a secret in Secrets Manager, into which the private key is put. It is in no answer, and the service does not keep it.');
  }
}

/** Ids that the service chooses are short. */
function refuseLongId(location: ObjectLocation, importId: string | undefined): void {
  if (importId === undefined) return;
  const id = idAt(location, importId);
  if (Buffer.byteLength(id) > LONGEST_ID) throw new Refusal(`Its id would have ${Buffer.byteLength(id)} bytes, and CloudFormation takes 1024: shorten the names in it (${id.slice(0, 60)}…).`);
}
