import type { Attributes } from '../../definition/attribute';
import { equalValue } from '../../definition/equal';
import { flatAttributes, gather } from '../../definition/flatten';
import type { ResourceDefinition } from '../../definition/resource';
import { isValues, Value, Values } from '../../definition/value';
import { AlreadyExists } from '../../handlers/errors';
import type { RegisteredResource } from '../../handlers/registry';
import { importIdsOf } from '../../plan/import-id';
import { handlerConfig } from '../../plan/inputs';
import { plan } from '../../plan/plan';
import { defaultOf } from '../../plan/planned-value';
import { CallPrivateState } from '../../plan/private-state-access';
import { readStackStatus, ROLLBACK, StackStatus } from '../aws/stack-status';
import type { Call } from '../events/call';
import type { Outcome, CreateOptions } from '../objects/outcome';
import { applyChange, Change, planChange } from '../objects/planned-change';
import { PriorState, readPriorState, readIfExists } from '../objects/prior-state';
import { Refusal } from '../response/reason';
import { idOf } from './location';
import { importIdOf } from './physical-id';

/**
 * Takes over an existing object if it is ours (see docs/decisions/0031). Equal content proves nothing: another client may have created the same
 * object. Either an earlier delivery of the request began to create it, or the request is the rollback of an update that replaced it. Returns
 * undefined if the error stands.
 */
export async function takeOurs(
  call: Call,
  resource: RegisteredResource,
  options: CreateOptions,
  error: Error,
): Promise<Outcome | undefined> {
  if (error.name !== 'AlreadyExists') return undefined;
  const { event, location, config, delivered } = options;
  if (event.RequestType === 'Create' && !delivered) return undefined;
  const { importId } = error as Error & { readonly importId: string };
  let unread: Error | undefined;
  const found = await readPriorState(call, resource, importId, config).catch(
    (failure: Error) => void (unread = failure),
  );
  if (isItself(options, [importId, ...(found ? importIdsOf(resource.definition(), found.state) : [])])) {
    return undefined;
  }
  const same = found && (await isSame(resource, config, found)) ? found : undefined;
  const takenAs = (state: Values): Outcome => ({ id: idOf(location, resource.definition(), state), state });
  if (event.RequestType === 'Create' || (delivered && same)) return same && takenAs(same.state);
  const stackStatus = await readStackStatus(event.StackId, call.retryLimit);
  if (stackStatus.status !== ROLLBACK || !same) throw refusal(error, importId, stackStatus, unread);
  return takenAs(await sendSecretsAgain(call, resource, options, same));
}

/**
 * The rollback of a refused update finds the object unchanged under the resource's id. If the object has ended by itself, the rollback does not start
 * another one, and ends `begun`, which the update started in its place. Returns undefined if the object must be changed back, or if CloudFormation
 * reports no rollback.
 */
export async function leftAsItWas(
  call: Call,
  resource: RegisteredResource,
  { event, config }: CreateOptions,
  begun?: PriorState,
): Promise<Outcome | undefined> {
  const definition = resource.definition();
  const handlers = resource.handlers();
  const id = event.PhysicalResourceId!;
  const found = await readIfExists(call, resource, importIdOf(id), config);
  const state: Values | undefined = found
    ? (await isSame(resource, config, found))
      ? found.state
      : undefined
    : handlers.ended?.(handlerConfig(definition, config));
  if (!state || (await readStackStatus(event.StackId, call.retryLimit)).status !== ROLLBACK) return undefined;
  if (found) return { id, state };
  if (begun) {
    await handlers.delete(
      call.resourceContext(new CallPrivateState(begun.privateState.entries)),
      gather(definition.attributes, begun.state),
    );
  }
  call.warnings.push(`${id} has already ended. The rollback does not start another one`);
  return { id, state };
}

/**
 * Some objects always exist, and a create only sets them: an organization's settings, or a list that may be empty. An update never takes over what
 * other clients have set, even if it is equal. Neither does a create, unless an earlier delivery of the same request was about to set it.
 */
export async function refuseOccupied(
  call: Call,
  resource: RegisteredResource,
  options: CreateOptions,
  importId: string | undefined,
): Promise<void> {
  const definition = resource.definition();
  if (definition.operation || importId === undefined || !mayBeTakenUnseen(resource, options)) return;
  const found = await readIfExists(call, resource, importId, options.config);
  if (found && (await resource.handlers().isVacant?.(found.state, call.resourceContext(new CallPrivateState({}))))) {
    return;
  }
  if (found && holdsSomething(definition, found.state)) throw new AlreadyExists(`\`${importId}\``, importId);
}

/** Whether the handlers' `create` may succeed on an object that another client created. */
function mayBeTakenUnseen(resource: RegisteredResource, { event, delivered }: CreateOptions): boolean {
  return event.RequestType === 'Update' || (resource.handlers().createTakesEqual === true && !delivered);
}

/** Whether an object has any content besides its identity. */
function holdsSomething({ attributes, identity }: ResourceDefinition, state: Values): boolean {
  const flat = flatAttributes(attributes);
  return Object.entries(flat).some(([name, attribute]) => {
    if (name in identity || attribute.use === 'computed' || attribute.local || attribute.unreadable) return false;
    return !isNothing(state[name]) && !equalValue(attribute, state[name], defaultOf(attribute));
  });
}

function isNothing(value: Value): boolean {
  return value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);
}

/** Whether the existing object is the one the update replaces. */
function isItself(
  { event: { PhysicalResourceId: id }, location }: CreateOptions,
  importIds: readonly string[],
): boolean {
  return !location.isAnother && id !== undefined && importIds.includes(importIdOf(id));
}

/** Whether an existing object equals the configuration, as far as the service returns its values. */
async function isSame(resource: RegisteredResource, config: Values, found: PriorState): Promise<boolean> {
  return (await differencesOf(resource, config, found)).length === 0;
}

/** Like `isSame`, but what a create sends afterwards may still be missing. */
export async function isAsRequested(resource: RegisteredResource, config: Values, found: PriorState): Promise<boolean> {
  const { sentAfterwards = [] } = resource.handlers();
  return (await differencesOf(resource, config, found)).every((name) => sentAfterwards.includes(name));
}

async function differencesOf(
  resource: RegisteredResource,
  config: Values,
  { state: prior, privateState }: PriorState,
): Promise<readonly string[]> {
  const { changes, requiresReplace } = await plan({
    definition: resource.definition(),
    updates: true,
    config,
    prior,
    privateState,
  });
  return [...changes.sent, ...requiresReplace.map((path) => path.join('.'))];
}

function refusal(
  { message }: Error,
  importId: string,
  { status, sentence }: StackStatus,
  unread: Error | undefined,
): Refusal {
  const isNotIt = unread
    ? `the existing object cannot be read: ${unread.message}`
    : 'the existing object differs from the properties.';
  const why = status === ROLLBACK ? `The stack is rolling back an update, but ${isNotIt}` : sentence;
  return new Refusal(
    'object-already-exists',
    `${message}. An update does not take over an existing object, even if it is equal, because the stack would later delete an object that others may need. ` +
      `Give the resource another name, or delete ${importId} if it is no longer needed, and deploy again. For an object that always exists, remove the resource from the stack, deploy, and add it again. The rollback of an update takes back only an object that this update replaced. ${why}`,
  );
}

/**
 * Secrets that the service never returns cannot be compared. They are sent again, so that an object that was taken back has the secrets from its
 * properties. If the service refuses, a warning is logged and the rollback continues.
 */
async function sendSecretsAgain(
  call: Call,
  resource: RegisteredResource,
  { config }: CreateOptions,
  { state, privateState: { entries } }: PriorState,
): Promise<Values> {
  const definition = resource.definition();
  if (!resource.handlers().update) return state;
  const prior = withoutUntold(definition.attributes, state);
  const sending: Change = { config, prior, privateState: { imported: true, entries } };
  try {
    const planned = await planChange(call, resource, sending);
    if (planned.changes.sent.size === 0 || planned.requiresReplace.length > 0) return state;
    return (await applyChange(call, resource, sending, planned)).state;
  } catch (error) {
    call.warnings.push(
      `The rollback took the object back, but could not send its secrets again: ${(error as Error).message}`,
    );
    return state;
  }
}

/** An object's state as an import returns it: without secrets and without their versions. */
function withoutUntold(attributes: Attributes, state: Values): Values {
  const flat = flatAttributes(attributes);
  const versions = new Set(Object.values(flat).flatMap(({ writeOnly }) => (writeOnly ? [writeOnly.version] : [])));
  return Object.fromEntries<Value>(
    Object.entries(flat)
      .filter(([name]) => name in state)
      .map(([name, attribute]) => {
        const value = state[name];
        if (versions.has(name) || (attribute.sensitive && attribute.use !== 'computed' && attribute.unreadable)) {
          return [name, undefined];
        }
        return [
          name,
          attribute.type === 'object' && isValues(value) ? withoutUntold(attribute.attributes, value) : value,
        ];
      }),
  );
}
