import { printed } from '../../plan/known-secrets';
import type { Difference } from '../drift/differences';
import type { CloudFormationRequest } from './event';

export interface Outcome {
  readonly outcome: 'done' | 'unfinished' | 'refused';
  readonly id?: string;
  readonly milliseconds: number;
  readonly warnings: readonly string[];
  readonly reason?: string;
  /** The stack of an unexpected error. */
  readonly stack?: string;
  /** The changes an adoption made to an object, or was about to make. */
  readonly changes?: readonly Difference[];
}

/**
 * Writes one line of JSON for an event to CloudWatch: the request and its outcome. Property values are logged only if an adoption changes them, since
 * the log may be the only record of the earlier values. Secrets are never logged.
 */
export function logEvent(
  { RequestType, RequestId, ResourceType, LogicalResourceId, StackId }: CloudFormationRequest,
  outcome: Outcome,
): void {
  const { milliseconds, warnings, ...rest } = outcome;
  const line = {
    event: RequestType,
    type: ResourceType,
    logicalId: LogicalResourceId,
    stack: StackId,
    request: RequestId,
    ...rest,
    milliseconds: Math.round(milliseconds),
    ...(warnings.length > 0 ? { warnings } : {}),
  };
  process.stdout.write(`${printed(JSON.stringify(line))}\n`);
}
