import type { Difference } from './differences';
import type { CloudFormationRequest } from './event';
import { printed } from '../plan/known-secrets';

export interface Outcome {
  readonly outcome: 'done' | 'unfinished' | 'refused';
  readonly id?: string;
  readonly milliseconds: number;
  readonly warnings: readonly string[];
  readonly reason?: string;
  /** Of a defect of ours. */
  readonly stack?: string;
  /** What the adoption of an object has changed of it, or was to. */
  readonly changes?: readonly Difference[];
}

/** One line of JSON an event, for CloudWatch: what was asked for and what became of it. Properties and values stand in it only where an
 * adoption changes them: then nobody else may know how the object was before. Never a secret. */
export function logEvent({ RequestType, RequestId, ResourceType, LogicalResourceId, StackId }: CloudFormationRequest, outcome: Outcome): void {
  const { milliseconds, warnings, ...reported } = outcome;
  const line = {
    event: RequestType, type: ResourceType, logicalId: LogicalResourceId, stack: StackId, request: RequestId, ...reported, milliseconds: Math.round(milliseconds),
    ...(warnings.length > 0 ? { warnings } : {}),
  };
  process.stdout.write(`${printed(JSON.stringify(line))}\n`);
}
