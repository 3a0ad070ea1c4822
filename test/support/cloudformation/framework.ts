import { setTimeout as sleep } from 'timers/promises';
import type { CloudFormationRequest, OnEventResult } from '../../../src/custom-resource/events/event';
import { FunctionOptions, invoke, Invoked } from './lambda';
import type { Responded } from './response-bucket';

const CREATE_FAILED = 'AWSCDK::CustomResourceProviderFramework::CREATE_FAILED';
const MISSING_ID = 'AWSCDK::CustomResourceProviderFramework::MISSING_PHYSICAL_ID';

/** The names of the two handlers in their module. */
export interface Handlers {
  readonly onEvent: string;
  readonly isComplete?: string;
}

export interface Framed {
  readonly response: Responded;
  readonly log: string;
  /** The number of calls of `isComplete`. */
  readonly polls: number;
}

/** Handles one request like aws-cdk-lib's provider framework: calls the functions, waits, and returns the response. */
export async function frame(
  request: CloudFormationRequest,
  handlers: Handlers,
  options: FunctionOptions,
  { intervalMs = 100, totalMs = 60_000 } = {},
): Promise<Framed> {
  const known = {
    StackId: request.StackId,
    RequestId: request.RequestId,
    LogicalResourceId: request.LogicalResourceId,
  };
  const logs: string[] = [];
  const call = async (handler: string, event: object) => {
    // The framework does not pass on the response address.
    const invoked = await invoke(handler, { ...event, ResponseURL: '...' }, options);
    logs.push(invoked.log);
    if (invoked.error) throw new Failed(invoked);
    return invoked.result;
  };
  // A failed create has a marker id, and its deletion is not passed on.
  if (request.RequestType === 'Delete' && request.PhysicalResourceId === CREATE_FAILED) {
    return {
      response: { Status: 'SUCCESS', Reason: 'SUCCESS', ...known, PhysicalResourceId: CREATE_FAILED },
      log: '',
      polls: 0,
    };
  }
  let polls = 0;
  let id = request.PhysicalResourceId;
  try {
    const given = (await call(handlers.onEvent, request)) as OnEventResult;
    id = given?.PhysicalResourceId ?? request.PhysicalResourceId ?? request.RequestId;
    if (request.RequestType === 'Delete' && id !== request.PhysicalResourceId) {
      throw new Error(`DELETE: cannot change the physical resource ID from ${request.PhysicalResourceId} to ${id}`);
    }
    const event = { ...request, ...given, PhysicalResourceId: id };
    let data = given.Data;
    for (const end = performance.now() + totalMs; handlers.isComplete; await sleep(intervalMs)) {
      polls++;
      const { IsComplete, Data } = (await call(handlers.isComplete, event)) as {
        IsComplete: boolean;
        Data?: OnEventResult['Data'];
      };
      if (!IsComplete && Data && Object.keys(Data).length > 0) {
        throw new Error('"Data" is not allowed if "IsComplete" is "False"');
      }
      data = { ...data, ...Data };
      if (IsComplete) break;
      if (performance.now() > end) throw new Error('Operation timed out');
    }
    return {
      response: {
        Status: 'SUCCESS',
        Reason: 'SUCCESS',
        ...known,
        PhysicalResourceId: id,
        NoEcho: given.NoEcho,
        Data: data,
      },
      log: logs.join(''),
      polls,
    };
  } catch (error) {
    if (error instanceof Failed) logs.push('');
    const marker = request.RequestType === 'Create' && id === undefined ? CREATE_FAILED : (id ?? MISSING_ID);
    return {
      response: {
        Status: 'FAILED',
        Reason: error instanceof Failed ? error.reason : (error as Error).message,
        ...known,
        PhysicalResourceId: marker,
      },
      log: logs.join(''),
      polls,
    };
  }
}

class Failed extends Error {
  public readonly reason: string;

  constructor({ error }: Invoked) {
    super(error!.message);
    // The framework returns the stack, not the message.
    this.reason = [error!.message, '', 'Logs: /aws/lambda/lintel', '', ...(error!.trace?.slice(1) ?? [])].join('\n');
  }
}
