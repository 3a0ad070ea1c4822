import { whyNotAdoptable } from '../../definition/adoptable';
import { gather } from '../../definition/flatten';
import type { ResourceDefinition } from '../../definition/resource';
import type { Values } from '../../definition/value';
import type { RegisteredResource } from '../../handlers/registry';
import { importIdsOf, parseImportId } from '../../plan/import-id';
import { importedState } from '../../plan/imported-state';
import type { PrivateState } from '../../plan/private-state';
import { CallPrivateState } from '../../plan/private-state-access';
import { concealedTwins } from '../../plan/secrets/concealed-twins';
import { stateAfterRead } from '../../plan/state';
import { readStackStatus, ROLLBACK } from '../aws/stack-status';
import { differencesOf } from '../drift/differences';
import type { Call } from '../events/call';
import type { CloudFormationRequest } from '../events/event';
import type { Outcome, CreateOptions } from '../objects/outcome';
import { applyChange, planChange } from '../objects/planned-change';
import { pathInWords } from '../properties/names';
import { refuseProblems, Refusal } from '../response/reason';
import { idOf } from './location';

/** An object as read by an import. */
interface Imported {
  readonly state: Values;
  readonly privateState: PrivateState;
}

/** Whether the event creates a resource from an existing object, whose import id is in the property `Adopt`. */
export function isAdoption({ RequestType, ResourceProperties: { Adopt } }: CloudFormationRequest): boolean {
  return RequestType === 'Create' && Adopt !== undefined && Adopt !== null;
}

/** Refuses an invalid `Adopt` before any request to the service. The property applies only when a resource is created. */
export function refuseWrongAdoption(resource: RegisteredResource, event: CloudFormationRequest): void {
  if (!isAdoption(event)) return;
  const { Adopt } = event.ResourceProperties;
  const definition = resource.definition();
  const why = whyNotAdoptable(definition);
  if (why) throw new Refusal('stack-adoption-invalid', `Adopt: ${why}`);
  if (typeof Adopt !== 'string' || Adopt === '') {
    throw new Refusal(
      'stack-adoption-invalid',
      'Adopt: It must be the import id of the object, as a non-empty string.',
    );
  }
  try {
    parseImportId(definition, Adopt);
  } catch (error) {
    throw new Refusal('stack-adoption-invalid', `Adopt: ${(error as Error).message}`);
  }
}

/**
 * Brings an existing object into the stack: reads it as an import does, compares it with the properties, and changes any differences in place. The
 * changes are logged. If a difference would force a replacement, the adoption is refused and nothing is changed.
 */
export async function adopt(
  call: Call,
  resource: RegisteredResource,
  { event, location, config }: CreateOptions,
): Promise<Outcome> {
  const definition = resource.definition();
  const { attributes } = definition;
  const id = event.ResourceProperties.Adopt as string;
  const imported = await readImported(call, resource, id);
  if (!imported) {
    throw new Refusal(
      'stack-adoption-invalid',
      `Adopt: ${definition.construct} ${id} does not exist, or the token of the function cannot see it. Specify the id of an existing object, or remove Adopt to create a new one.`,
    );
  }
  const { state: prior, privateState } = imported;
  const planned = await planChange(call, resource, { config, prior, privateState });
  refuseProblems(planned.problems, attributes);
  if (planned.requiresReplace.length > 0) {
    const names = planned.requiresReplace.map((path) => pathInWords(attributes, path)).join(', ');
    throw new Refusal(
      'stack-adoption-invalid',
      `Adopt: ${id} differs in ${names}, whose change forces replacement. Nothing was changed. Set ${names} to the value of the object, or adopt another object.`,
    );
  }
  call.changes = differencesOf(attributes, planned.changes.sent, { expected: planned.state, found: prior });
  const { state } = await applyChange(call, resource, { config, prior, privateState }, planned);
  return { id: idOf(location, definition, state), state };
}

async function readImported(call: Call, resource: RegisteredResource, id: string): Promise<Imported | undefined> {
  const definition = resource.definition();
  const known = importedState(definition, parseImportId(definition, id));
  const privateState: PrivateState = { imported: true };
  const privateAccess = new CallPrivateState();
  const response = await resource
    .handlers()
    .read(call.resourceContext(privateAccess), gather(definition.attributes, known))
    .catch((error: Error) => {
      if (error.name === 'NotFound' || error.name === 'MissingMount') return undefined;
      throw error;
    });
  if (!response) return undefined;
  const state = stateAfterRead(definition.attributes, response, known, concealedTwins(definition, known, privateState));
  return { state, privateState: { ...privateState, entries: privateAccess.stored() } };
}

/**
 * Refuses an update whose `Adopt` names another object: the current object would be deleted. Adding, removing or respelling `Adopt` is
 * allowed, and so is a rollback, which restores a value that was deployed before.
 */
export async function refuseOtherAdoption(
  { retryLimit }: Call,
  { construct }: ResourceDefinition,
  event: CloudFormationRequest,
  ids: readonly string[],
): Promise<void> {
  const { Adopt } = event.ResourceProperties;
  if (Adopt === undefined || Adopt === event.OldResourceProperties?.Adopt || ids.includes(String(Adopt))) return;
  if ((await readStackStatus(event.StackId, retryLimit)).status === ROLLBACK) return;
  throw new Refusal(
    'stack-adoption-invalid',
    `Adopt: This resource manages ${event.PhysicalResourceId}, and ${String(Adopt)} is another ${construct}. An existing resource cannot adopt another object. Declare a new resource for the other object and remove this one. To keep the object of this resource, set RemovalPolicy.RETAIN first.`,
  );
}

/**
 * Whether a deletion leaves the object alone, because it existed before the stack and nothing proves that the stack owns it now. CloudFormation rolls
 * back a failed deployment by deleting what it created, and the events look the same when a person deletes the stack. Only if a successful update
 * removes a resource from the stack is it certain that the adopting deployment succeeded.
 */
export async function isLeft(
  call: Call,
  resource: RegisteredResource,
  event: CloudFormationRequest,
  id: string,
): Promise<boolean> {
  const { Adopt } = event.ResourceProperties;
  if (typeof Adopt !== 'string' || !(await isTheAdopted(call, resource, Adopt, id))) return false;
  const { status, sentence } = await readStackStatus(event.StackId, call.retryLimit);
  if (status === 'UPDATE_COMPLETE_CLEANUP_IN_PROGRESS') return false;
  call.warnings.push(
    `${id} was adopted and is not deleted: ${
      status === undefined
        ? sentence
        : `the status of the stack is ${status}, which may roll back the deployment that adopted it. To have the object deleted with its resource, remove Adopt after that deployment has succeeded.`
    }`,
  );
  return true;
}

/** Whether the resource's object is still the adopted one. If no object has the adopted id any more, it may have been renamed. */
async function isTheAdopted(call: Call, resource: RegisteredResource, adopted: string, id: string): Promise<boolean> {
  if (adopted === id) return true;
  const definition = resource.definition();
  try {
    const found = await readImported(call, resource, adopted);
    return !found || importIdsOf(definition, found.state).includes(id);
  } catch {
    return true;
  }
}
