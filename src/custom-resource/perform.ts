import { refuseAbandoned } from './abandoned';
import { adopt, isAdoption, isLeft, refuseWrongAdoption } from './adopt';
import { Call } from './call';
import { change, remove } from './change';
import { readConfiguration, readEarlierConfiguration } from './configuration';
import { forgetDeletion, markDeleted, refuseDeleted } from './deletions';
import type { CloudFormationRequest, LambdaContext, OnEventResult } from './event';
import { forgetIssued } from './issued';
import { refuseOld } from './late';
import { openLocation } from './location';
import { logEvent } from './log';
import type { Made } from './made';
import { make, refuseWithoutSecret } from './make';
import { findResource } from './names';
import { importIdOf, isInventedId, isOfNothing, readPhysicalId } from './physical-id';
import type { Responded } from './progress';
import { codeIn, Defect, Left, Refusal, refusalOf } from './reason';
import { RespondedElsewhere } from './requests';
import { dataOf, holdsSecret, spaceForData } from './response';
import { noteIfPossible, Noting, openNotes, settleEarlier, stepsOf } from './steps';
import { Table } from './table';
import type { Attributes } from '../definition/attribute';
import type { Values } from '../definition/value';
import type { Registry, RegisteredResource } from '../handlers/registry';
import { parseImportId } from '../plan/import-id';

export interface FunctionContext {
  readonly resources: Registry['resources'];
  /** The environment variables of the function. */
  readonly environment: NodeJS.ProcessEnv;
  /** Seconds to wait for asynchronous work of the service. Defaults to the configured timeout. */
  readonly patience?: number;
}

/** The result of an event. */
export interface Performed extends OnEventResult {
  /** The service has not finished it yet. */
  readonly unfinished?: true;
}

/** Performs an event and writes one line to the log. Throws a {@link Refusal}, whose message is the `Reason`. */
export async function perform(
  functionContext: FunctionContext,
  event: CloudFormationRequest,
  context?: LambdaContext,
): Promise<Performed> {
  const call = new Call(functionContext.environment, context);
  const began = performance.now();
  try {
    const performed = await performWith(call, functionContext, event, context);
    logEvent(event, {
      outcome: performed.unfinished ? 'unfinished' : 'done',
      id: performed.PhysicalResourceId,
      milliseconds: performance.now() - began,
      warnings: call.warnings,
      changes: call.changes,
    });
    return performed;
  } catch (error) {
    if (error instanceof RespondedElsewhere) {
      logEvent(event, {
        outcome: 'refused',
        id: event.PhysicalResourceId,
        milliseconds: performance.now() - began,
        warnings: call.warnings,
        reason: error.message,
      });
      throw error;
    }
    const refusal = refusalFor(call, event, error, definitionOf(functionContext, event)?.attributes);
    logEvent(event, {
      outcome: 'refused',
      id: event.PhysicalResourceId,
      milliseconds: performance.now() - began,
      warnings: call.warnings,
      reason: refusal.message,
      changes: call.changes,
      ...stackOf(refusal),
    });
    throw refusal;
  } finally {
    call.close();
  }
}

async function performWith(
  call: Call,
  functionContext: FunctionContext,
  event: CloudFormationRequest,
  context?: LambdaContext,
): Promise<Performed> {
  refuseOld(event);
  const table = Table.of(functionContext.environment, call.patience);
  if (event.RequestType === 'Delete') {
    await performDelete(call, functionContext, event, table);
    return { PhysicalResourceId: event.PhysicalResourceId! };
  }
  const resource = findResource(functionContext.resources, event.ResourceType);
  const notes = await openNotes(call, resource, event, table, context);
  try {
    const response = notes.earlier?.response;
    return response
      ? repeated(response)
      : await noted({ call, resource, event, notes, table }, () =>
          performOnce({ call, resource, event, notes, table }, functionContext),
        );
  } finally {
    notes.close();
  }
}

async function performOnce(noting: Noting, functionContext: FunctionContext): Promise<Performed> {
  const { call, resource, event, notes, table } = noting;
  if (table) await noteIfPossible(call, refuseDeleted(call, table, event, notes.earlier?.begun));
  refuseWrongAdoption(resource, event);
  refuseWithoutSecret(resource, event);
  const config = await readConfiguration(call, resource.definition(), event.ResourceProperties);
  const location = await openLocation(call, event, resource.definition().service);
  const response = (made: Made) => responseTo(call, resource, event, config, made);
  const carryOut = event.RequestType === 'Update' ? change : isAdoption(event) ? adopt : make;
  const made =
    (await settleEarlier(noting, config)) ??
    (await carryOut(call, resource, {
      event,
      location,
      config,
      delivered: notes.earlier?.sending !== undefined,
      steps: stepsOf(noting, response),
      table,
      patience: functionContext.patience,
    }));
  const performed = response(made);
  if (table) await noteIfPossible(call, refuseAbandoned(noting, made));
  if (table) await noteIfPossible(call, forgetDeletion(table, event, performed.PhysicalResourceId));
  return performed;
}

function responseTo(
  call: Call,
  resource: RegisteredResource,
  event: CloudFormationRequest,
  config: Values,
  { id, state, response }: Made,
): Performed {
  if (response) return response;
  if (!state) return { PhysicalResourceId: id, unfinished: true };
  const definition = resource.definition();
  const { data, leftOut } = dataOf(definition, state, spaceForData(event, id));
  if (leftOut.length > 0) {
    call.warnings.push(`Omitted from the response, which is limited to 4096 bytes: ${leftOut.join(', ')}`);
  }
  return { PhysicalResourceId: id, Data: data, NoEcho: holdsSecret(definition, config, state) };
}

/** The refusal for an error. It is made once; then the same refusal is noted and thrown. */
function refusalFor(call: Call, event: CloudFormationRequest, error: unknown, attributes?: Attributes): Refusal {
  if (error instanceof OutOfTime) return error;
  const reported = refusalOf(error, event, attributes);
  return call.isOver ? timeIsOver(event, error, reported) : reported;
}

/** The stack of a defect, for the log. */
function stackOf(refusal: Refusal): { readonly stack?: string } {
  return refusal instanceof Defect ? { stack: refusal.origin } : {};
}

class OutOfTime extends Refusal {}

/** Replaces the error to which the interruption has led. */
function timeIsOver(
  { RequestType, ResourceType }: CloudFormationRequest,
  error: unknown,
  { message }: Refusal,
): OutOfTime {
  const last = error instanceof Error && error.name === 'Interrupted' ? '' : ` Last error: ${message}`;
  return new OutOfTime(
    'stack-time-over',
    `${RequestType} of ${ResourceType}: the function ran out of time, and its last request may have taken effect. ` +
      `Check that the service responds, and increase the timeout of the function. For asynchronous work of the service, use the provider framework with isComplete.${last}`,
  );
}

/** Notes the outcome of a request before it is sent, so that another delivery of the request gets the same response. */
async function noted({ call, resource, event, notes }: Noting, act: () => Promise<Performed>): Promise<Performed> {
  const performed = await act().catch(async (error: Error) => {
    if (error instanceof RespondedElsewhere) throw error;
    const refusal = refusalFor(call, event, error, resource.definition().attributes);
    await noteIfPossible(
      call,
      notes.note({ response: { refused: refusal.message, id: refusal instanceof Left ? refusal.id : undefined } }),
    );
    throw refusal;
  });
  await noteIfPossible(call, notes.note({ response: { performed } }));
  return performed;
}

function repeated(response: Responded): Performed {
  if ('performed' in response) return response.performed;
  const code = codeIn(response.refused);
  throw response.id === undefined ? new Refusal(code, response.refused) : new Left(code, response.refused, response.id);
}

async function performDelete(
  call: Call,
  functionContext: FunctionContext,
  event: CloudFormationRequest,
  table: Table | undefined,
): Promise<void> {
  const { PhysicalResourceId: id = '' } = event;
  // The object is deleted even if the deletion cannot be noted.
  if (table) await noteIfPossible(call, markDeleted(table, event, isInventedId(id, event)));
  if (isOfNothing(id, event)) return;
  if (table) await noteIfPossible(call, forgetIssued(table, event));
  const resource = findResource(functionContext.resources, event.ResourceType);
  const definition = resource.definition();
  if (!isOurs(resource, id)) throw notOurs(event, id);
  if (definition.operation) return;
  await openLocation(call, event, definition.service);
  if (await isLeft(call, resource, event, importIdOf(id))) return;
  await remove(call, resource, {
    event,
    config: await readEarlierConfiguration(call, definition, event.ResourceProperties),
  });
}

/** A success would mean that the object is deleted. */
function notOurs({ ResourceType }: CloudFormationRequest, id: string): Refusal {
  return new Refusal(
    'stack-id-unusable',
    `${id} is not the id of a ${ResourceType}, nor an id that CloudFormation generates for a resource that was never created. Nothing was deleted. ` +
      'If the object exists and is no longer needed, delete it manually. Then delete the stack again and retain this resource.',
  );
}

function isOurs(resource: RegisteredResource, id: string): boolean {
  const given = readPhysicalId(id);
  try {
    if (given) parseImportId(resource.definition(), given.importId);
    return given !== undefined;
  } catch {
    return false;
  }
}

function definitionOf(functionContext: FunctionContext, { ResourceType }: CloudFormationRequest) {
  try {
    return findResource(functionContext.resources, ResourceType).definition();
  } catch {
    return undefined;
  }
}
