import { equalValue } from '../../definition/equal';
import { gather } from '../../definition/flatten';
import type { RegisteredResource } from '../../handlers/registry';
import { apply } from '../../plan/apply';
import { importIdsOf, parseImportId } from '../../plan/import-id';
import { importedState } from '../../plan/imported-state';
import { plan } from '../../plan/plan';
import { CallPrivateState } from '../../plan/private-state-access';
import { hashInMemory } from '../../plan/secret-hash';
import type { Call } from '../events/call';
import { idAt, idOf } from '../ownership/location';
import { LeftBehind, Refusal, refusalOf } from '../response/reason';
import type { Outcome, CreateOptions } from './outcome';
import { readPriorState } from './prior-state';
import { withdrawCreated } from './withdraw';

/**
 * Finishes an object that an earlier delivery of this request began to create: it exists as configured and lacks only what a create sends afterwards.
 */
export async function completeOwnCreate(
  call: Call,
  resource: RegisteredResource,
  { config, delivered, location }: CreateOptions,
  error: Error,
): Promise<Outcome | undefined> {
  const { sentAfterwards = [] } = resource.handlers();
  if (error.name !== 'AlreadyExists' || !delivered || sentAfterwards.length === 0) return undefined;
  const definition = resource.definition();
  const earlier = await readPriorState(
    call,
    resource,
    (error as Error & { readonly importId: string }).importId,
    config,
  ).catch(() => undefined);
  // In `earlier`, configured values stand in for those the service does not return. So the object is read again by its id alone.
  const [id] = earlier ? importIdsOf(definition, earlier.state) : [];
  const named = id === undefined ? undefined : importedState(definition, parseImportId(definition, id));
  const reported =
    named &&
    (await resource
      .handlers()
      .read(call.resourceContext(new CallPrivateState()), gather(definition.attributes, named)));
  const isSet = (name: string) => {
    const attribute = definition.attributes[name]!;
    const standard = 'default' in attribute ? attribute.default : undefined;
    return reported?.[name] !== undefined && !equalValue(attribute, reported[name], standard);
  };
  if (!earlier || !reported || sentAfterwards.some(isSet)) return undefined;
  const prior = { ...earlier.state, ...Object.fromEntries(sentAfterwards.map((name) => [name, undefined])) };
  const planned = await plan({ definition, updates: true, config, prior, privateState: earlier.privateState });
  if (planned.requiresReplace.length > 0 || [...planned.changes.sent].some((name) => !sentAfterwards.includes(name))) {
    return undefined;
  }
  const { state } = await apply(resource, (access) => call.resourceContext(access), {
    config,
    prior,
    planned: planned.state,
    privateState: { ...earlier.privateState, decided: planned.decided },
    hash: hashInMemory,
  });
  return { id: idOf(location, definition, state), state };
}

/**
 * The error for a failed create that left an object behind. A rollback deletes the object by the id in the response. A framework does not pass the id
 * of a failed create to CloudFormation, so the object is deleted at once in that case.
 */
export async function unfinishedCreateError(
  call: Call,
  resource: RegisteredResource,
  { event, waitSeconds, location }: CreateOptions,
  error: Error,
): Promise<Error> {
  const { importId } = error as Error & { readonly importId?: string };
  if (importId === undefined || !['InvalidConfig', 'PartiallyCreated', 'Unfinished'].includes(error.name)) return error;
  const definition = resource.definition();
  const { message } = refusalOf(error, event, definition.attributes);
  if (waitSeconds === undefined) return new LeftBehind('object-incomplete', message, idAt(location, importId));
  const known = importedState(definition, parseImportId(definition, importId));
  return withdrawCreated(call, resource, known).then(
    () => new Refusal('object-incomplete', `${message} The object was deleted again.`),
    (failure: Error) =>
      new LeftBehind(
        'object-incomplete',
        `${message} The object could not be deleted: ${failure.message}. Delete ${importId} manually.`,
        idAt(location, importId),
      ),
  );
}
