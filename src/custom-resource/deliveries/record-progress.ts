import { issuesKey } from '../../definition/issued-key';
import type { ResourceDefinition } from '../../definition/resource';
import type { Values } from '../../definition/value';
import type { RegisteredResource } from '../../handlers/registry';
import { parseImportId } from '../../plan/import-id';
import { importedState } from '../../plan/imported-state';
import type { Call } from '../events/call';
import type { CloudFormationRequest, LambdaContext, OnEventResult } from '../events/event';
import { acceptCertificate, recordCertificate } from '../objects/issued-certificate';
import type { Outcome, CreateRecorder } from '../objects/outcome';
import { revokeCertificate } from '../objects/private-key';
import { importIdOf, isOfNothing } from '../ownership/physical-id';
import { coerce } from '../properties/coerce';
import { Refusal } from '../response/reason';
import { NewestRequest, Overtaken, Turn } from './newest-request';
import type { Progress } from './progress';
import { isUnavailable, RespondedElsewhere, localRecord, tableRecord, RequestRecord } from './request-record';
import type { Table } from './table';

/** Everything needed to record the progress of an event. */
export interface Recording {
  readonly call: Call;
  readonly resource: RegisteredResource;
  readonly event: CloudFormationRequest;
  readonly record: RequestRecord;
  readonly table: Table | undefined;
  /** Absent without a table, or if it is unavailable. */
  readonly turn: Turn | undefined;
}

/**
 * Opens a request's record. If the table is unavailable, nothing is created, and no operation runs that must not run twice. Existing objects can
 * still be changed, and changes rolled back, using this execution environment's record.
 */
export async function openRecord(
  call: Call,
  { definition }: RegisteredResource,
  event: CloudFormationRequest,
  table: Table | undefined,
  context?: LambdaContext,
): Promise<RequestRecord> {
  if (!table) return localRecord(event);
  return tableRecord(table, event, context).catch((error: Error) => {
    if (!isUnavailable(error)) throw error;
    if (event.RequestType === 'Create' || isUnrepeatable(definition())) throw notRecorded(error);
    call.warnings.push(error.message);
    return localRecord(event, error);
  });
}

/** The request's place among those of its resource. If the table is unavailable, nothing is created (see {@link openRecord}). */
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
    if (event.RequestType === 'Create' || isUnrepeatable(definition())) throw notRecorded(error);
    call.warnings.push(error.message);
    return undefined;
  });
}

/** Likewise for a Delete, which deletes its object even if this cannot be recorded. */
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

/** Called before each request that changes something: an overtaken request makes no further changes. */
export function guardOf(call: Call, turn: Turn, isHindrance: (newer: NewestRequest) => Promise<boolean> | boolean) {
  return async () => {
    const newer = await newerOf(call, turn);
    if (newer && (await isHindrance(newer))) throw new Overtaken();
  };
}

/** The newer request, if there is one. If the table is unavailable, the request continues. */
export async function newerOf(call: Call, turn: Turn): Promise<NewestRequest | undefined> {
  return turn.newer().catch((error: Error) => {
    if (!isUnavailable(error)) throw error;
    call.warnings.push(error.message);
    return undefined;
  });
}

/** For completed steps: if they cannot be recorded, a warning is logged. */
export async function recordIfPossible(call: Call, recording: Promise<unknown>): Promise<void> {
  await recording.catch((error: Error) => {
    if (!isUnavailable(error)) throw error;
    call.warnings.push(error.message);
  });
}

/**
 * Records a create. The request that creates the object is recorded directly before it is sent, after the handlers have looked for the object.
 * Anything a later delivery finds therefore did not exist before.
 */
export function createRecorder(
  { call, resource, event, record, table, turn }: Recording,
  response: (made: Outcome) => OnEventResult,
): CreateRecorder {
  const definition = resource.definition();
  return {
    creating() {
      let recorded: Promise<void> | undefined;
      call.guards.push(
        () =>
          (recorded ??= (
            record.unavailable ? Promise.reject(record.unavailable) : record.save({ sending: Date.now() })
          ).catch((error: Error) => {
            throw isUnavailable(error) ? notRecorded(error) : error;
          })),
      );
    },
    async created(made) {
      if (!definition.issues) return;
      if (table) await recordIfPossible(call, recordCertificate(table, resource, event, made, response(made)));
      if (!issuesKey(definition.attributes)) return;
      await recordIfPossible(call, record.save({ made: made.id })).catch(async (error: Error) => {
        // The delivery that took over does not know about this certificate.
        if (error instanceof RespondedElsewhere) await revokeCertificate(call, resource, made.state);
        throw error;
      });
      // The key must not become the current version after a rollback has restored the earlier one.
      if (turn && (await newerOf(call, turn))) throw new Overtaken();
    },
  };
}

/**
 * Handles an earlier delivery that was terminated. If nobody knows whether an operation ran or a certificate was issued, the request is refused.
 * Returns the certificate if its key is stored. A certificate whose key was lost with the execution environment is revoked, so that another one can
 * be issued.
 */
export async function settlePreviousDelivery(
  { call, resource, event, record, table }: Recording,
  config: Values,
): Promise<Outcome | undefined> {
  const { previous } = record;
  if (previous?.sending === undefined || !isUnrepeatable(resource.definition())) return undefined;
  if (previous.made === undefined) {
    throw resource.definition().issues ? perhapsIssued(event, previous) : perhapsDone(event);
  }
  const accepted = await acceptCertificate(call, resource, { event, config, table, id: previous.made });
  if (accepted) return accepted;
  const definition = resource.definition();
  await revokeCertificate(
    call,
    resource,
    importedState(definition, parseImportId(definition, importIdOf(previous.made))),
  );
  call.warnings.push(
    `${previous.made} was revoked, since an earlier delivery of this request was terminated before it stored the key. Another certificate is issued`,
  );
  await record.save({ sending: undefined, made: undefined });
  return undefined;
}

/** Whether a request must not be sent again if its response was lost. */
export function isUnrepeatable({ operation, issues }: ResourceDefinition): boolean {
  return operation === true || issues === true;
}

function notRecorded({ message }: Error): Refusal {
  return new Refusal('stack-outcome-unknown', `${message} Nothing was done, since the request could not be noted.`);
}

function perhapsDone({ ResourceType }: CloudFormationRequest): Refusal {
  return new Refusal(
    'stack-outcome-unknown',
    `It is not known whether ${ResourceType} was performed: an earlier delivery of this request began the operation and did not respond. The operation is not repeated automatically. Check whether it was performed, and change Triggers to perform it again.`,
  );
}

function perhapsSecretId({ Mount = 'approle', Role }: CloudFormationRequest['ResourceProperties']): Refusal {
  return new Refusal(
    'stack-outcome-unknown',
    'It is not known whether a secret id was issued: an earlier delivery of this request asked for one and did not respond. The request is not repeated automatically. ' +
      `LIST auth/${String(Mount)}/role/${String(Role)}/secret-id returns all accessors: look for one that nobody has, destroy it, and deploy again.`,
  );
}

function perhapsIssued({ ResourceType, ResourceProperties }: CloudFormationRequest, { sending }: Progress): Refusal {
  if (ResourceType.endsWith('SecretId')) return perhapsSecretId(ResourceProperties);
  const { Mount = 'pki', CommonName } = ResourceProperties;
  const named = typeof CommonName === 'string' ? ` for ${CommonName}` : '';
  return new Refusal(
    'stack-outcome-unknown',
    'It is not known whether a certificate was issued: an earlier delivery of this request asked for one and did not respond. The request is not repeated automatically. ' +
      `LIST ${String(Mount)}/certs returns all serial numbers: look for a certificate${named} that is valid from about ${new Date(sending!).toISOString().replace(/\.\d+/, '')}, revoke it, since its key is not stored, and deploy again.`,
  );
}
