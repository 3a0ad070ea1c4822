import type { Attributes } from '../../definition/attribute';
import type { Values } from '../../definition/value';
import type { Registry, RegisteredResource } from '../../handlers/registry';
import { yieldToNewer, overtakenUnseen, Yielding } from '../deliveries/overtaken-request';
import type { Responded } from '../deliveries/progress';
import {
  guardOf,
  newerOf,
  recordIfPossible,
  Recording,
  openRecord,
  settlePreviousDelivery,
  createRecorder,
  takeTurn,
} from '../deliveries/record-progress';
import { RespondedElsewhere } from '../deliveries/request-record';
import { Table } from '../deliveries/table';
import { create, refuseWithoutSecret } from '../objects/create';
import type { Outcome } from '../objects/outcome';
import { update } from '../objects/update';
import { adopt, isAdoption, refuseWrongAdoption } from '../ownership/adopt';
import { openLocation } from '../ownership/location';
import { readConfiguration } from '../properties/configuration';
import { findResource } from '../properties/names';
import { codeIn, Defect, LeftBehind, Refusal, refusalOf, respelled } from '../response/reason';
import { dataOf, holdsSecret, spaceForData } from '../response/response';
import { Call } from './call';
import { deleteObject, performDelete } from './delete';
import type { CloudFormationRequest, LambdaContext, OnEventResult } from './event';
import { refuseExpired } from './expiry';
import { logEvent } from './log';

export interface FunctionContext {
  readonly resources: Registry['resources'];
  /** The environment variables of the function. */
  readonly environment: NodeJS.ProcessEnv;
  /** Seconds to wait for asynchronous work of the service. Defaults to the configured timeout. */
  readonly waitSeconds?: number;
}

/** The result of an event. */
export interface Performed extends OnEventResult {
  /** The service has not finished it yet. */
  readonly unfinished?: true;
}

/** Performs an event and logs one line. Throws a {@link Refusal}, whose message is the `Reason`. */
export async function perform(
  functionContext: FunctionContext,
  event: CloudFormationRequest,
  context?: LambdaContext,
): Promise<Performed> {
  const call = new Call(functionContext.environment, context);
  const attributes = definitionOf(functionContext, event)?.attributes;
  const warnings = () => call.warnings.map((text) => respelled(text, attributes ?? {}));
  const began = performance.now();
  try {
    const performed = await performWith(call, functionContext, event, context);
    logEvent(event, {
      outcome: performed.unfinished ? 'unfinished' : 'done',
      id: performed.PhysicalResourceId,
      milliseconds: performance.now() - began,
      warnings: warnings(),
      changes: call.changes,
    });
    return performed;
  } catch (error) {
    if (error instanceof RespondedElsewhere) {
      logEvent(event, {
        outcome: 'refused',
        id: event.PhysicalResourceId,
        milliseconds: performance.now() - began,
        warnings: warnings(),
        reason: error.message,
      });
      throw error;
    }
    const refusal = refusalFor(call, event, error, attributes);
    logEvent(event, {
      outcome: 'refused',
      id: event.PhysicalResourceId,
      milliseconds: performance.now() - began,
      warnings: warnings(),
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
  refuseExpired(event);
  const table = Table.of(functionContext.environment, call.retryLimit);
  if (event.RequestType === 'Delete') {
    await performDelete(call, functionContext.resources, event, table);
    return { PhysicalResourceId: event.PhysicalResourceId! };
  }
  const resource = findResource(functionContext.resources, event.ResourceType);
  const turn = await takeTurn(call, resource, event, table);
  const record = await openRecord(call, resource, event, table, context);
  call.remaining = {
    recall: () => record.progress.remaining,
    remember: (remaining) => recordIfPossible(call, record.save({ remaining })),
  };
  const recording: Recording = { call, resource, event, record, table, turn };
  try {
    const response = record.previous?.response;
    return response
      ? repeated(response)
      : await recorded(recording, (respond) => performOnce(recording, functionContext, respond));
  } finally {
    record.close();
  }
}

async function performOnce(
  recording: Recording,
  functionContext: FunctionContext,
  respond: (performed: Performed) => Promise<void>,
): Promise<Performed> {
  const { call, resource, event, record, table, turn } = recording;
  if (turn?.standing === 'late') throw overtakenUnseen(event, turn.newest);
  refuseWrongAdoption(resource, event);
  refuseWithoutSecret(resource, event);
  const config = await readConfiguration(call, resource.definition(), event.ResourceProperties);
  const location = await openLocation(call, event, resource.definition().service);
  const response = (made: Outcome) => responseTo(call, resource, event, config, made);
  const carryOut = event.RequestType === 'Update' ? update : isAdoption(event) ? adopt : create;
  const options = {
    event,
    location,
    config,
    delivered: record.previous?.sending !== undefined,
    recorder: createRecorder(recording, response),
    table,
    waitSeconds: functionContext.waitSeconds,
  };
  const yielding = { ...recording, location, config };
  const made = await unlessOvertaken(
    yielding,
    async () => (await settlePreviousDelivery(recording, config)) ?? carryOut(call, resource, options),
  );
  const performed = response(made);
  await respond(performed);
  // Any request that follows from now on finds the response.
  if (turn && (await newerOf(call, turn))) throw await yieldToNewer(yielding, made);
  if (turn) await deleteReplaced(recording, functionContext, performed);
  return performed;
}

/** Deletes what the previous update created if CloudFormation did not receive its response. */
async function deleteReplaced(
  { call, event, table, turn }: Recording,
  functionContext: FunctionContext,
  { PhysicalResourceId: now }: Performed,
): Promise<void> {
  const before = turn?.before?.live;
  if (event.RequestType !== 'Update' || before?.id === undefined || !before.properties) return;
  await recordIfPossible(
    call,
    (async () => {
      const response = (await turn!.progressOf(before.request))?.response;
      const id = response && 'performed' in response ? response.performed.PhysicalResourceId : undefined;
      if (id === undefined || id === now || id === event.PhysicalResourceId) return;
      const { OldResourceProperties: _, ...others } = event;
      call.guards = [];
      await deleteObject(
        call,
        functionContext.resources,
        { ...others, RequestType: 'Delete', PhysicalResourceId: id, ResourceProperties: before.properties! },
        table,
      ).catch((error: Error) => void call.warnings.push(`${id} could not be deleted: ${error.message}`));
    })(),
  );
}

/** Carries out a request until a newer one for the same resource follows. */
async function unlessOvertaken(yielding: Yielding, act: () => Promise<Outcome>): Promise<Outcome> {
  const { call, turn } = yielding;
  if (!turn) return act();
  if (turn.standing === 'overtaken') throw await yieldToNewer(yielding, undefined);
  call.guards.push(guardOf(call, turn, () => true));
  let made: Outcome;
  try {
    made = await act();
  } catch (error) {
    if (error instanceof RespondedElsewhere || !(await newerOf(call, turn))) throw error;
    throw await yieldToNewer(yielding, undefined, error as Error);
  }
  return made;
}

function responseTo(
  call: Call,
  resource: RegisteredResource,
  event: CloudFormationRequest,
  config: Values,
  { id, state, response }: Outcome,
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

/** The refusal for an error. It is created once, then both recorded and thrown. */
function refusalFor(call: Call, event: CloudFormationRequest, error: unknown, attributes?: Attributes): Refusal {
  if (error instanceof OutOfTime) return error;
  const reported = refusalOf(error, event, attributes);
  return call.isOver ? timeIsOver(event, error, reported) : reported;
}

/** A defect's stack, for the log. */
function stackOf(refusal: Refusal): { readonly stack?: string } {
  return refusal instanceof Defect ? { stack: refusal.origin } : {};
}

class OutOfTime extends Refusal {}

/** Replaces the error that the interruption caused. */
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

/** Records a request's outcome before it is sent, so that another delivery of the request gets the same response. */
async function recorded(
  { call, resource, event, record }: Recording,
  act: (respond: (performed: Performed) => Promise<void>) => Promise<Performed>,
): Promise<Performed> {
  const respond = (performed: Performed) => recordIfPossible(call, record.save({ response: { performed } }));
  return act(respond).catch(async (error: Error) => {
    if (error instanceof RespondedElsewhere) throw error;
    const refusal = refusalFor(call, event, error, resource.definition().attributes);
    await recordIfPossible(
      call,
      record.save({
        response: { refused: refusal.message, id: refusal instanceof LeftBehind ? refusal.id : undefined },
      }),
    );
    throw refusal;
  });
}

function repeated(response: Responded): Performed {
  if ('performed' in response) return response.performed;
  const code = codeIn(response.refused);
  throw response.id === undefined
    ? new Refusal(code, response.refused)
    : new LeftBehind(code, response.refused, response.id);
}

function definitionOf(functionContext: FunctionContext, { ResourceType }: CloudFormationRequest) {
  try {
    return findResource(functionContext.resources, ResourceType).definition();
  } catch {
    return undefined;
  }
}
