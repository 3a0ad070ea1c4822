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
 * A Delete that arrives while a create is in progress finds no object: CloudFormation has cancelled the create and does not wait for it.
 * CloudFormation would never delete the created object, so it is deleted here. An object that existed before the request is not deleted.
 */
export async function refuseAbandoned(
  { call, resource, event, notes, table }: Noting,
  { id, state }: Made,
): Promise<void> {
  if (event.RequestType !== 'Create' || !(await wasDeletedMeanwhile(table!, event, notes.progress.begun))) return;
  const definition = resource.definition();
  const { Adopt } = event.ResourceProperties;
  const reason = `CloudFormation cancelled the creation of ${event.LogicalResourceId} and deleted it while it was in progress.`;
  if (definition.operation) {
    throw new Refusal('stack-event-late', `${reason} The operation was performed and cannot be undone.`);
  }
  if (Adopt !== undefined) throw new Refusal('stack-event-late', `${reason} ${id} was not deleted.`);
  const known = gather(
    definition.attributes,
    state ?? importedState(definition, parseImportId(definition, importIdOf(id))),
  );
  await resource
    .handlers()
    .delete(
      call.resourceContext(new CallPrivateState()),
      definition.issues ? { ...known, revokeOnDestroy: true } : known,
    )
    .catch((error: Error) => {
      throw new Refusal(
        'stack-event-late',
        `${reason} The object could not be deleted: ${error.message}. Delete ${id} manually.`,
      );
    });
  throw new Refusal('stack-event-late', `${reason} The object was deleted again.`);
}
