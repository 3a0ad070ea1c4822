import type { Call } from './call';
import { Earlier, readEarlier, readIfThere } from './earlier';
import type { Made, MakeOptions } from './made';
import { importIdOf } from './physical-id';
import { idAt } from './location';
import { Refusal } from './reason';
import { askStackStatus, ROLLBACK, StackStatus } from './stack-status';
import type { Attributes } from '../definition/attribute';
import { equalValue } from '../definition/equal';
import { flatAttributes, gather } from '../definition/flatten';
import type { ResourceDefinition } from '../definition/resource';
import { isValues, Value, Values } from '../definition/value';
import { AlreadyExists } from '../handlers/errors';
import type { RegisteredResource } from '../handlers/registry';
import { apply } from '../plan/apply';
import { importIdsOf } from '../plan/import-id';
import { handlerConfig } from '../plan/inputs';
import { CallPrivateState } from '../plan/private-state-access';
import { plan } from '../plan/plan';
import { defaultOf } from '../plan/planned-value';
import { hashInMemory } from '../plan/secret-hash';

/**
 * Whether what exists already is ours: see docs/decisions/0031. Equal content proves nothing: somebody else may have made just the same. The
 * request must have begun to make it in an earlier delivery, or it is the rollback of an update that replaced it. Undefined, where the error stands.
 */
export async function takeOurs(call: Call, resource: RegisteredResource, options: MakeOptions, error: Error): Promise<Made | undefined> {
  if (error.name !== 'AlreadyExists') return undefined;
  const { event, location, config, delivered } = options;
  if (event.RequestType === 'Create' && !delivered) return undefined;
  const { importId } = error as Error & { readonly importId: string };
  let unread: Error | undefined;
  const found = await readEarlier(call, resource, importId, config).catch((failure: Error) => void (unread = failure));
  if (isItself(options, [importId, ...found ? importIdsOf(resource.definition(), found.state) : []])) return undefined;
  const same = found && await isSame(resource, config, found) ? found : undefined;
  const takenAs = (state: Values): Made => ({ id: idAt(location, importIdsOf(resource.definition(), state)[0]), state });
  if (event.RequestType === 'Create' || (delivered && same)) return same && takenAs(same.state);
  const reported = await askStackStatus(event.StackId, call.patience);
  if (reported.status !== ROLLBACK || !same) throw refusal(error, importId, reported, unread);
  return takenAs(await sendSecretsAgain(call, resource, options, same));
}

/**
 * What an update that was refused has left as it was: its rollback finds, under the resource's own id, just what it is to bring back. What
 * had ended by itself is not begun anew: `begun`, which the update has begun in its place, is ended with it. Undefined, where there is
 * something to bring back, or CloudFormation tells of no rollback.
 */
export async function leftAsItWas(call: Call, resource: RegisteredResource, { event, config }: MakeOptions, begun?: Earlier): Promise<Made | undefined> {
  const definition = resource.definition();
  const handlers = resource.handlers();
  const id = event.PhysicalResourceId!;
  const found = await readIfThere(call, resource, importIdOf(id), config);
  const state: Values | undefined = found ? await isSame(resource, config, found) ? found.state : undefined : handlers.ended?.(handlerConfig(definition, config));
  if (!state || (await askStackStatus(event.StackId, call.patience)).status !== ROLLBACK) return undefined;
  if (found) return { id, state };
  if (begun) await handlers.delete(call.resourceContext(new CallPrivateState(begun.privateState.entries)), gather(definition.attributes, begun.state));
  call.warnings.push(`${id} had ended: a rollback begins no other`);
  return { id, state };
}

/**
 * Some objects are always there, and a create sets them: the settings of an organization, a list that may be empty. What others have put in
 * is not an update's to take, even if it is equal; nor a create's, unless an earlier delivery of this very request was about to put it in.
 */
export async function refuseOccupied(call: Call, resource: RegisteredResource, options: MakeOptions, importId: string | undefined): Promise<void> {
  const definition = resource.definition();
  if (definition.operation || importId === undefined || !mayBeTakenUnseen(resource, options)) return;
  const found = await readIfThere(call, resource, importId, options.config);
  if (found && holdsSomething(definition, found.state)) throw new AlreadyExists(`\`${importId}\``, importId);
}

/** Whether the create of the handlers may succeed on what others have made. */
function mayBeTakenUnseen(resource: RegisteredResource, { event, delivered }: MakeOptions): boolean {
  return event.RequestType === 'Update' || (resource.handlers().createTakesEqual === true && !delivered);
}

/** Whether there is more to an object than its name. */
function holdsSomething({ attributes, identity }: ResourceDefinition, state: Values): boolean {
  const flat = flatAttributes(attributes);
  return Object.keys(flat).some((name) => {
    const attribute = flat[name];
    if (name in identity || attribute.use === 'computed' || attribute.local || attribute.unreadable) return false;
    return !isNothing(state[name]) && !equalValue(attribute, state[name], defaultOf(attribute));
  });
}

function isNothing(value: Value): boolean {
  return value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);
}

/** The new object would be the old one. */
function isItself({ event: { PhysicalResourceId: id }, location }: MakeOptions, importIds: readonly string[]): boolean {
  return !location.isAnother && id !== undefined && importIds.includes(importIdOf(id));
}

/** Whether what exists is exactly what was asked for, as far as the service tells. */
async function isSame(resource: RegisteredResource, config: Values, { state: prior, privateState }: Earlier): Promise<boolean> {
  const { changes, requiresReplace } = await plan({ definition: resource.definition(), updates: true, config, prior, privateState });
  return changes.sent.size === 0 && requiresReplace.length === 0;
}

function refusal({ message }: Error, importId: string, { status, words }: StackStatus, unread: Error | undefined): Refusal {
  const isNotIt = unread ? `what is there cannot be read: ${unread.message}` : 'what is there is not what the properties say.';
  const why = status === ROLLBACK ? `The stack is rolling back an update, but ${isNotIt}` : words;
  return new Refusal(`${message}. An update takes over nothing that exists, even if it is equal: CloudFormation would delete it one day, whoever needs it. `
    + `Give the resource another name, or delete ${importId} if nobody needs it, and deploy again; for what is always there, remove the resource from the stack, deploy, and put it back. Only what this very update has replaced is taken back, when it is rolled back. ${why}`);
}

/**
 * What the service never tells cannot be compared: it is sent again, so that what is taken back has the secrets of its properties. The
 * object is ours and whole without it: where the service refuses, the log says so, and the rollback goes on.
 */
async function sendSecretsAgain(call: Call, resource: RegisteredResource, { config }: MakeOptions, { state, privateState: { entries } }: Earlier): Promise<Values> {
  const definition = resource.definition();
  const handlers = resource.handlers();
  if (!handlers.update) return state;
  const prior = withoutUntold(definition.attributes, state);
  const ask = handlers.modifyPlan && ((proposal: Parameters<NonNullable<typeof handlers.modifyPlan>>[1]) => handlers.modifyPlan!(call.planContext(entries), proposal));
  try {
    const planned = await plan({ definition, updates: true, config, prior, privateState: { imported: true, entries } }, ask);
    if (planned.changes.sent.size === 0 || planned.requiresReplace.length > 0) return state;
    const applied = await apply(resource, (remembered) => call.resourceContext(remembered), {
      config, prior, planned: planned.state, privateState: { imported: true, entries, decided: planned.decided }, hash: hashInMemory,
    });
    return applied.state;
  } catch (error) {
    call.warnings.push(`The secrets of what the rollback has taken back could not be sent again: ${(error as Error).message}`);
    return state;
  }
}

/** An object as an import finds it: without its secrets, and without what says which of them were sent. */
function withoutUntold(attributes: Attributes, state: Values): Values {
  const flat = flatAttributes(attributes);
  const versions = new Set(Object.values(flat).flatMap(({ writeOnly }) => (writeOnly ? [writeOnly.version] : [])));
  return Object.fromEntries<Value>(Object.keys(state).map((name) => {
    const attribute = flat[name];
    const value = state[name];
    if (versions.has(name) || (attribute.sensitive && attribute.use !== 'computed' && attribute.unreadable)) return [name, undefined];
    return [name, attribute.type === 'object' && isValues(value) ? withoutUntold(attribute.attributes, value) : value];
  }));
}
