import { wasDeletedMeanwhile } from './deletions';
import type { Made } from './made';
import { importIdOf } from './physical-id';
import { Refusal } from './reason';
import type { Noting } from './steps';
import { gather } from '../definition/flatten';
import { parseImportId } from '../plan/import-id';
import { importedState } from '../plan/imported-state';
import { CallPrivateState } from '../plan/private-state-access';

/**
 * A Delete that comes while a create is at work finds nothing: CloudFormation has cancelled the create, and does not wait for it. What was made
 * nobody would ever delete: so it is deleted here. What was there before this request stays.
 */
export async function refuseAbandoned({ call, resource, event, notes, table }: Noting, { id, state }: Made): Promise<void> {
  if (event.RequestType !== 'Create' || !await wasDeletedMeanwhile(table!, event, notes.progress.begun)) return;
  const definition = resource.definition();
  const { Adopt } = event.ResourceProperties;
  const words = `${event.LogicalResourceId} was deleted while it was being made, since CloudFormation has cancelled its creation.`;
  if (definition.operation) throw new Refusal(`${words} What was done stays done.`);
  if (Adopt !== undefined) throw new Refusal(`${words} ${id} stays as it is.`);
  const known = gather(definition.attributes, state ?? importedState(definition, parseImportId(definition, importIdOf(id))));
  await resource.handlers().delete(call.resourceContext(new CallPrivateState()), definition.issues ? { ...known, revokeOnDestroy: true } : known)
    .catch((error: Error) => { throw new Refusal(`${words} It could not be deleted: ${error.message}. Look after ${id}.`); });
  throw new Refusal(`${words} It was deleted again.`);
}
