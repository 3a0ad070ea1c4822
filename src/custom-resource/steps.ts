import type { Call } from './call';
import { coerce } from './coerce';
import type { CloudFormationRequest, LambdaContext, OnEventResult } from './event';
import { acceptIssued, noteIssued } from './issued';
import { revokeIssued } from './issued-key';
import type { Made, Steps } from './made';
import { Newest, Overtaken, Turn } from './newest';
import { importIdOf, isOfNothing } from './physical-id';
import type { Progress } from './progress';
import { Refusal } from './reason';
import { isUnavailable, RespondedElsewhere, notesOfSandbox, notesOfTable, RequestNotes } from './requests';
import type { Table } from './table';
import { issuesKey } from '../definition/issued-key';
import type { ResourceDefinition } from '../definition/resource';
import type { Values } from '../definition/value';
import type { RegisteredResource } from '../handlers/registry';
import { parseImportId } from '../plan/import-id';
import { importedState } from '../plan/imported-state';

/** What is needed to note the steps of an event. */
export interface Noting {
  readonly call: Call;
  readonly resource: RegisteredResource;
  readonly event: CloudFormationRequest;
  readonly notes: RequestNotes;
  readonly table: Table | undefined;
  /** Absent without a table, or if it is unavailable. */
  readonly turn: Turn | undefined;
}

/**
 * Opens the notes of a request. If the table is unavailable, nothing is created, and no operation runs that must not run twice. Existing
 * objects can still be changed, and a change rolled back, with the notes of this execution environment.
 */
export async function openNotes(
  call: Call,
  { definition }: RegisteredResource,
  event: CloudFormationRequest,
  table: Table | undefined,
  context?: LambdaContext,
): Promise<RequestNotes> {
  if (!table) return notesOfSandbox(event);
  return notesOfTable(table, event, context).catch((error: Error) => {
    if (!isUnavailable(error)) throw error;
    if (event.RequestType === 'Create' || isOnceOnly(definition())) throw notNoted(error);
    call.warnings.push(error.message);
    return notesOfSandbox(event, error);
  });
}

/** The place among the requests of the resource. If the table is unavailable, nothing is created (see {@link openNotes}). */
export async function takeTurn(
  call: Call,
  { definition }: RegisteredResource,
  event: CloudFormationRequest,
  table: Table | undefined,
): Promise<Turn | undefined> {
  if (!table) return undefined;
  const { attributes } = definition();
  const mayBeKept = coerce(attributes, event.ResourceProperties).problems.length === 0;
  return Turn.take({ call, table, event, mayBeKept }).catch((error: Error) => {
    if (!isUnavailable(error)) throw error;
    if (event.RequestType === 'Create' || isOnceOnly(definition())) throw notNoted(error);
    call.warnings.push(error.message);
    return undefined;
  });
}

/** Likewise for a Delete, which deletes its object even if that cannot be noted. */
export async function takeTurnOfDelete(
  call: Call,
  event: CloudFormationRequest,
  table: Table,
): Promise<Turn | undefined> {
  const isKnown = event.PhysicalResourceId !== undefined && !isOfNothing(event.PhysicalResourceId, event);
  return Turn.take({ call, table, event, isKnown }).catch((error: Error) => {
    if (!isUnavailable(error)) throw error;
    call.warnings.push(error.message);
    return undefined;
  });
}

/** Before each request that changes something: a request that was overtaken changes nothing more. */
export function guardOf(call: Call, turn: Turn, isHindrance: (newer: Newest) => Promise<boolean> | boolean) {
  return async () => {
    const newer = await newerOf(call, turn);
    if (newer && (await isHindrance(newer))) throw new Overtaken();
  };
}

/** The newer request, if there is one. If the table is unavailable, the request continues. */
export async function newerOf(call: Call, turn: Turn): Promise<Newest | undefined> {
  return turn.newer().catch((error: Error) => {
    if (!isUnavailable(error)) throw error;
    call.warnings.push(error.message);
    return undefined;
  });
}

/** For steps that are already done: if they cannot be noted, the log contains a warning. */
export async function noteIfPossible(call: Call, noting: Promise<unknown>): Promise<void> {
  await noting.catch((error: Error) => {
    if (!isUnavailable(error)) throw error;
    call.warnings.push(error.message);
  });
}

/**
 * The steps of a create. The request that creates the object is noted directly before it is sent, after the handlers have looked for the object:
 * what a later delivery then finds did not exist before.
 */
export function stepsOf(
  { call, resource, event, notes, table, turn }: Noting,
  response: (made: Made) => OnEventResult,
): Steps {
  const definition = resource.definition();
  return {
    creating() {
      let noted: Promise<void> | undefined;
      call.guards.push(
        () =>
          (noted ??= (
            notes.unavailable ? Promise.reject(notes.unavailable) : notes.note({ sending: Date.now() })
          ).catch((error: Error) => {
            throw isUnavailable(error) ? notNoted(error) : error;
          })),
      );
    },
    async made(made) {
      if (!definition.issues) return;
      if (table) await noteIfPossible(call, noteIssued(table, resource, event, made, response(made)));
      if (!issuesKey(definition.attributes)) return;
      await noteIfPossible(call, notes.note({ made: made.id })).catch(async (error: Error) => {
        // The delivery that has taken over does not know about this certificate.
        if (error instanceof RespondedElsewhere) await revokeIssued(call, resource, made.state);
        throw error;
      });
      // The key must not become the current version after a rollback has restored the earlier one.
      if (turn && (await newerOf(call, turn))) throw new Overtaken();
    },
  };
}

/**
 * Handles an earlier delivery that was terminated. If it is not known whether an operation ran or a certificate was issued, the request is
 * refused. Returns the certificate if its key is stored. A certificate whose key was lost with the execution environment is revoked, so that
 * another one can be issued.
 */
export async function settleEarlier(
  { call, resource, event, notes, table }: Noting,
  config: Values,
): Promise<Made | undefined> {
  const { earlier } = notes;
  if (earlier?.sending === undefined || !isOnceOnly(resource.definition())) return undefined;
  if (earlier.made === undefined) {
    throw resource.definition().issues ? perhapsIssued(event, earlier) : perhapsDone(event);
  }
  const accepted = await acceptIssued(call, resource, { event, config, table, id: earlier.made });
  if (accepted) return accepted;
  const definition = resource.definition();
  await revokeIssued(call, resource, importedState(definition, parseImportId(definition, importIdOf(earlier.made))));
  call.warnings.push(
    `${earlier.made} was revoked, since an earlier delivery of this request was terminated before it stored the key. Another certificate is issued`,
  );
  await notes.note({ sending: undefined, made: undefined });
  return undefined;
}

/** Whether a request must not be sent again if its response was lost. */
export function isOnceOnly({ operation, issues }: ResourceDefinition): boolean {
  return operation === true || issues === true;
}

function notNoted({ message }: Error): Refusal {
  return new Refusal('stack-outcome-unknown', `${message} Nothing was done, since the request could not be noted.`);
}

function perhapsDone({ ResourceType }: CloudFormationRequest): Refusal {
  return new Refusal(
    'stack-outcome-unknown',
    `It is not known whether ${ResourceType} was performed: an earlier delivery of this request began the operation and did not respond. The operation is not repeated automatically. Check whether it was performed, and change Triggers to perform it again.`,
  );
}

function perhapsIssued({ ResourceProperties }: CloudFormationRequest, { sending }: Progress): Refusal {
  const { Mount = 'pki', CommonName } = ResourceProperties;
  const named = typeof CommonName === 'string' ? ` for ${CommonName}` : '';
  return new Refusal(
    'stack-outcome-unknown',
    'It is not known whether a certificate was issued: an earlier delivery of this request asked for one and did not respond. The request is not repeated automatically. ' +
      `LIST ${String(Mount)}/certs returns all serial numbers: look for a certificate${named} that is valid from about ${new Date(sending!).toISOString().replace(/\.\d+/, '')}, revoke it, since its key is not stored, and deploy again.`,
  );
}
