import type { Call } from './call';
import type { CloudFormationRequest, LambdaContext, OnEventResult } from './event';
import { noteIssued } from './issued';
import { revokeIssued } from './issued-key';
import type { Made, Steps } from './made';
import { importIdOf } from './physical-id';
import type { Progress } from './progress';
import { Refusal } from './reason';
import { isUnavailable, NotResponded, notesOfSandbox, notesOfTable, RequestNotes } from './requests';
import type { Table } from './table';
import { issuesKey } from '../definition/issued-key';
import type { ResourceDefinition } from '../definition/resource';
import type { RegisteredResource } from '../handlers/registry';
import { parseImportId } from '../plan/import-id';
import { importedState } from '../plan/imported-state';

/** Everything that an event's steps are noted with. */
export interface Noting {
  readonly call: Call;
  readonly resource: RegisteredResource;
  readonly event: CloudFormationRequest;
  readonly notes: RequestNotes;
  readonly table: Table | undefined;
}

/**
 * Opens the notes of a request. Where the table does not answer, nothing new is made, and nothing is done that must not be done twice; what
 * exists can still be changed, and changed back, with the notes of this sandbox.
 */
export async function openNotes(call: Call, { definition }: RegisteredResource, event: CloudFormationRequest, table: Table | undefined, context?: LambdaContext): Promise<RequestNotes> {
  if (!table) return notesOfSandbox(event);
  return notesOfTable(table, event, context).catch((error: Error) => {
    if (!isUnavailable(error)) throw error;
    if (event.RequestType === 'Create' || isOnceOnly(definition())) throw new Refusal(`${error.message} Nothing was done, since it could not be noted.`);
    call.warnings.push(error.message);
    return notesOfSandbox(event);
  });
}

/** What a failing note must not undo is told in the log. */
export async function noteIfPossible(call: Call, noting: Promise<unknown>): Promise<void> {
  await noting.catch((error: Error) => {
    if (!isUnavailable(error)) throw error;
    call.warnings.push(error.message);
  });
}

/** Notes that something is about to be sent: what is found later may be what came of it. */
export function stepsOf({ call, resource, event, notes, table }: Noting, response: (made: Made) => OnEventResult): Steps {
  const definition = resource.definition();
  return {
    async sending() {
      await noteIfPossible(call, notes.note({ sending: Date.now() }).catch((error: Error) => {
        if (isOnceOnly(definition) && isUnavailable(error)) throw new Refusal(`${error.message} Nothing was done, since it could not be noted.`);
        throw error;
      }));
    },
    async made(made) {
      if (!definition.issues) return;
      if (table) await noteIfPossible(call, noteIssued(table, resource, event, made, response(made)));
      if (!issuesKey(definition.attributes)) return;
      await noteIfPossible(call, notes.note({ made: made.id })).catch(async (error: Error) => {
        // Somebody else deals with the request, and does not know of this one.
        if (error instanceof NotResponded) await revokeIssued(call, resource, made.state);
        throw error;
      });
    },
  };
}

/**
 * What an earlier delivery was in the middle of. What was done or issued, perhaps, is not done or issued again; what was issued, and whose
 * key was lost with the sandbox, is revoked, so that another one may be.
 */
export async function settleEarlier({ call, resource, event, notes }: Noting): Promise<void> {
  const { earlier } = notes;
  if (earlier?.sending === undefined || !isOnceOnly(resource.definition())) return;
  if (earlier.made === undefined) throw resource.definition().issues ? perhapsIssued(event, earlier) : perhapsDone(event);
  const definition = resource.definition();
  await revokeIssued(call, resource, importedState(definition, parseImportId(definition, importIdOf(earlier.made))));
  call.warnings.push(`${earlier.made} was revoked: the delivery of this request that had it issued was ended before its key was stored. Another one is issued`);
  await notes.note({ sending: undefined, made: undefined });
}

/** What must not be sent twice because nobody heard of it. */
export function isOnceOnly({ operation, issues }: ResourceDefinition): boolean {
  return operation === true || issues === true;
}

function perhapsDone({ ResourceType }: CloudFormationRequest): Refusal {
  return new Refusal(`It is not known whether ${ResourceType} was done: an earlier delivery of this request began it and never answered. It is not done again by itself: look whether it was, and change Triggers to do it once more.`);
}

function perhapsIssued({ ResourceProperties }: CloudFormationRequest, { sending }: Progress): Refusal {
  const { Mount = 'pki', CommonName } = ResourceProperties;
  const named = typeof CommonName === 'string' ? ` for ${CommonName}` : '';
  return new Refusal('It is not known whether a certificate was issued: an earlier delivery of this request asked for one and never answered. None is asked for again by itself. '
    + `LIST ${String(Mount)}/certs has the numbers of all: look for one${named} that is valid from about ${new Date(sending!).toISOString().replace(/\.\d+/, '')}, revoke it, since nobody has recorded it, and deploy again.`);
}
