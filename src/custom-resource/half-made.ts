import type { Call } from './call';
import { readEarlier } from './earlier';
import type { Made, MakeOptions } from './made';
import { idAt } from './location';
import { Left, Refusal, refusalOf } from './reason';
import { gather } from '../definition/flatten';
import type { RegisteredResource } from '../handlers/registry';
import { apply } from '../plan/apply';
import { importIdsOf, parseImportId } from '../plan/import-id';
import { importedState } from '../plan/imported-state';
import { CallPrivateState } from '../plan/private-state-access';
import { plan } from '../plan/plan';
import { hashInMemory } from '../plan/secret-hash';

/**
 * Goes on with what an earlier delivery of this request had begun: it is there as it was asked for, but for that which a create sends
 * afterwards, and of which it has nothing.
 */
export async function finishOurs(call: Call, resource: RegisteredResource, { config, delivered, location }: MakeOptions, error: Error): Promise<Made | undefined> {
  const { sentAfterwards = [] } = resource.handlers();
  if (error.name !== 'AlreadyExists' || !delivered || sentAfterwards.length === 0) return undefined;
  const definition = resource.definition();
  const earlier = await readEarlier(call, resource, (error as Error & { readonly importId: string }).importId, config).catch(() => undefined);
  // What is configured stands in for what the service does not tell: so the look has to tell it itself.
  const named = earlier && importedState(definition, parseImportId(definition, importIdsOf(definition, earlier.state)[0]));
  const reported = named && await resource.handlers().read(call.resourceContext(new CallPrivateState()), gather(definition.attributes, named));
  if (!earlier || !reported || sentAfterwards.some((name) => reported[name] !== undefined)) return undefined;
  const prior = { ...earlier.state, ...Object.fromEntries(sentAfterwards.map((name) => [name, undefined])) };
  const planned = await plan({ definition, updates: true, config, prior, privateState: earlier.privateState });
  if (planned.requiresReplace.length > 0 || [...planned.changes.sent].some((name) => !sentAfterwards.includes(name))) return undefined;
  const { state } = await apply(resource, (privateAccess) => call.resourceContext(privateAccess), {
    config, prior, planned: planned.state, privateState: { ...earlier.privateState, decided: planned.decided }, hash: hashInMemory,
  });
  return { id: idAt(location, importIdsOf(definition, state)[0]), state };
}

/**
 * What a failed create has left half-made: by the id in the answer CloudFormation deletes it when it rolls back. A framework tells CloudFormation
 * no id of what has failed: there it is deleted at once.
 */
export async function leftBy(call: Call, resource: RegisteredResource, { event, patience, location }: MakeOptions, error: Error): Promise<Error> {
  const { importId } = error as Error & { readonly importId?: string };
  if (importId === undefined || !['InvalidConfig', 'PartiallyCreated', 'Unfinished'].includes(error.name)) return error;
  const definition = resource.definition();
  const { message } = refusalOf(error, event, definition.attributes);
  if (patience === undefined) return new Left(message, idAt(location, importId));
  const known = importedState(definition, parseImportId(definition, importId));
  return resource.handlers().delete(call.resourceContext(new CallPrivateState()), gather(definition.attributes, known)).then(
    () => new Refusal(`${message} It was deleted again.`),
    (failure: Error) => new Left(`${message} It could not be deleted: ${failure.message}. Look after ${importId}.`, idAt(location, importId)),
  );
}
