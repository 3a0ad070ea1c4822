import type { Call } from './call';
import { differencesOf } from './differences';
import type { CloudFormationRequest } from './event';
import type { Made, MakeOptions } from './made';
import { pathInWords } from './names';
import { idAt } from './location';
import { refuseProblems, Refusal } from './reason';
import { askStackStatus, ROLLBACK } from './stack-status';
import { whyNotAdoptable } from '../definition/adoptable';
import { gather } from '../definition/flatten';
import type { ResourceDefinition } from '../definition/resource';
import type { Values } from '../definition/value';
import type { RegisteredResource } from '../handlers/registry';
import { apply } from '../plan/apply';
import { importIdsOf, parseImportId } from '../plan/import-id';
import { importedState } from '../plan/imported-state';
import { CallPrivateState } from '../plan/private-state-access';
import { plan } from '../plan/plan';
import type { PrivateState } from '../plan/private-state';
import { hashInMemory } from '../plan/secret-hash';
import { concealedTwins } from '../plan/secrets';
import { stateAfterRead } from '../plan/state';

/** What an object is like that nobody has described here before: that of an import. */
interface Imported {
  readonly state: Values;
  readonly privateState: PrivateState;
}

/** Whether a resource is made of an object that is there, whose import id the property `Adopt` has. */
export function isAdoption({ RequestType, ResourceProperties: { Adopt } }: CloudFormationRequest): boolean {
  return RequestType === 'Create' && Adopt !== undefined && Adopt !== null;
}

/** What is wrong with `Adopt` before the service is asked anything. It counts when a resource is made. */
export function refuseWrongAdoption(resource: RegisteredResource, event: CloudFormationRequest): void {
  if (!isAdoption(event)) return;
  const { Adopt } = event.ResourceProperties;
  const definition = resource.definition();
  const why = whyNotAdoptable(definition);
  if (why) throw new Refusal(`Adopt: ${why}`);
  if (typeof Adopt !== 'string' || Adopt === '') throw new Refusal('Adopt: It must be the import id of the object, as a text that is not empty.');
  try {
    parseImportId(definition, Adopt);
  } catch (error) {
    throw new Refusal(`Adopt: ${(error as Error).message}`);
  }
}

/**
 * Takes an object that is there into the stack: it is read as an import reads it, compared with the properties, and changed in place where
 * it differs. What that changes is written to the log. Whatever needs another object is refused, with nothing changed.
 */
export async function adopt(call: Call, resource: RegisteredResource, { event, location, config }: MakeOptions): Promise<Made> {
  const definition = resource.definition();
  const { attributes } = definition;
  const handlers = resource.handlers();
  const id = event.ResourceProperties.Adopt as string;
  const imported = await readImported(call, resource, id);
  if (!imported) throw new Refusal(`Adopt: There is no ${definition.construct} ${id} that the token of the function may see. Give the id of an object that exists; or remove Adopt, and one is made.`);
  const { state: prior, privateState } = imported;
  const ask = handlers.modifyPlan && ((proposal: Parameters<NonNullable<typeof handlers.modifyPlan>>[1]) => handlers.modifyPlan!(call.planContext(privateState.entries), proposal));
  const planned = await plan({ definition, updates: handlers.update !== undefined, config, prior, privateState }, ask);
  refuseProblems(planned.problems, attributes);
  if (planned.requiresReplace.length > 0) {
    const names = planned.requiresReplace.map((path) => pathInWords(attributes, path)).join(', ');
    throw new Refusal(`Adopt: ${id} differs in ${names}, which cannot be changed without another object. Nothing was changed. Give ${names} as the object has it, or adopt another one.`);
  }
  call.changes = differencesOf(attributes, planned.changes.sent, { expected: planned.state, found: prior });
  const { state } = await apply(resource, (privateAccess) => call.resourceContext(privateAccess), {
    config, prior, planned: planned.state, privateState: { ...privateState, decided: planned.decided }, hash: hashInMemory,
  });
  return { id: idAt(location, importIdsOf(definition, state)[0]), state };
}

async function readImported(call: Call, resource: RegisteredResource, id: string): Promise<Imported | undefined> {
  const definition = resource.definition();
  const known = importedState(definition, parseImportId(definition, id));
  const privateState: PrivateState = { imported: true };
  const privateAccess = new CallPrivateState();
  const response = await resource.handlers().read(call.resourceContext(privateAccess), gather(definition.attributes, known)).catch((error: Error) => {
    if (error.name === 'NotFound' || error.name === 'MissingMount') return undefined;
    throw error;
  });
  if (!response) return undefined;
  const state = stateAfterRead(definition.attributes, response, known, concealedTwins(definition, known, privateState));
  return { state, privateState: { ...privateState, entries: privateAccess.stored() } };
}

/**
 * `Adopt` of a resource that is there may be added, removed and respelled. Another object does not take its place: the one that is there
 * would be deleted. What a rollback puts back was deployed before.
 */
export async function refuseOtherAdoption({ patience }: Call, { construct }: ResourceDefinition, event: CloudFormationRequest, ids: readonly string[]): Promise<void> {
  const { Adopt } = event.ResourceProperties;
  if (Adopt === undefined || Adopt === event.OldResourceProperties?.Adopt || ids.includes(String(Adopt))) return;
  if ((await askStackStatus(event.StackId, patience)).status === ROLLBACK) return;
  throw new Refusal(`Adopt: This resource is ${event.PhysicalResourceId}, and ${String(Adopt)} is another ${construct}. A resource that is there adopts nothing else: declare the other object as a resource with a name of its own, and remove this one, with RemovalPolicy.RETAIN if the object is to stay.`);
}

/**
 * Whether a deletion leaves the object as it is, because it was there before the stack and nothing proves that the stack has come to own
 * it. CloudFormation undoes a failed deployment by deleting what it has created, and deletes a nested stack, or one whose creation failed,
 * in the same words as a person does. Only where a resource leaves a stack by an update that has succeeded, the deployment that adopted it
 * had succeeded before.
 */
export async function isLeft(call: Call, resource: RegisteredResource, event: CloudFormationRequest, id: string): Promise<boolean> {
  const { Adopt } = event.ResourceProperties;
  if (typeof Adopt !== 'string' || !await isTheAdopted(call, resource, Adopt, id)) return false;
  const { status, words } = await askStackStatus(event.StackId, call.patience);
  if (status === 'UPDATE_COMPLETE_CLEANUP_IN_PROGRESS') return false;
  call.warnings.push(`${id} was adopted, and is left as it is: ${status === undefined
    ? words
    : `the stack is in ${status}, which may undo the deployment that adopted it. Remove Adopt once that has succeeded, and the object is deleted with its resource.`}`);
  return true;
}

/** What has replaced it since has another id. Where the name that was adopted is nobody's any more, the object may have been renamed. */
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
