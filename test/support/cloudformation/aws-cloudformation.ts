import type { AwsFault } from './aws-faults';

/** The statuses of a stack that the player supports. */
export type StackStatus =
  | 'CREATE_IN_PROGRESS'
  | 'CREATE_COMPLETE'
  | 'ROLLBACK_IN_PROGRESS'
  | 'ROLLBACK_COMPLETE'
  | 'ROLLBACK_FAILED'
  | 'UPDATE_IN_PROGRESS'
  | 'UPDATE_COMPLETE_CLEANUP_IN_PROGRESS'
  | 'UPDATE_COMPLETE'
  | 'UPDATE_ROLLBACK_IN_PROGRESS'
  | 'UPDATE_ROLLBACK_COMPLETE_CLEANUP_IN_PROGRESS'
  | 'UPDATE_ROLLBACK_COMPLETE'
  | 'UPDATE_ROLLBACK_FAILED'
  | 'DELETE_IN_PROGRESS'
  | 'DELETE_COMPLETE';

/** The part of CloudFormation's API that the function uses: `DescribeStacks` for one stack, in the Query protocol. */
export class DescribedStacks {
  /** By stack id. */
  public readonly statuses = new Map<string, StackStatus>();

  /** The action of a request. Undefined if the request is not for this service. */
  public static inputOf(
    contentType: string | undefined,
    body: string,
  ): { readonly operation: string; readonly id: string } | undefined {
    if (contentType !== 'application/x-www-form-urlencoded') return undefined;
    const form = new URLSearchParams(body);
    return { operation: form.get('Action') ?? '', id: form.get('StackName') ?? '' };
  }

  public static faulty({ type, message = `the local service returns ${type}`, status = 400 }: AwsFault) {
    return refusal(status, type, message);
  }

  public describe(
    operation: string,
    id: string,
    isDenied: boolean,
  ): { readonly status: number; readonly body: string; readonly type: string } {
    const status = this.statuses.get(id);
    if (operation !== 'DescribeStacks') return refusal(400, 'InvalidAction', `the local service knows no ${operation}`);
    if (isDenied) {
      return refusal(
        403,
        'AccessDenied',
        `User: arn:aws:sts::111122223333:assumed-role/lintel is not authorized to perform: cloudformation:DescribeStacks on resource: ${id}`,
      );
    }
    if (status === undefined) return refusal(400, 'ValidationError', `Stack with id ${id} does not exist`);
    const member = `<member><StackId>${id}</StackId><StackName>${id.split('/')[1]}</StackName><CreationTime>2026-01-01T00:00:00.000Z</CreationTime><StackStatus>${status}</StackStatus></member>`;
    return response(
      200,
      `<DescribeStacksResponse xmlns="${NAMESPACE}"><DescribeStacksResult><Stacks>${member}</Stacks></DescribeStacksResult></DescribeStacksResponse>`,
    );
  }
}

const NAMESPACE = 'http://cloudformation.amazonaws.com/doc/2010-05-15/';

function refusal(status: number, code: string, message: string) {
  return response(
    status,
    `<ErrorResponse xmlns="${NAMESPACE}"><Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error><RequestId>1</RequestId></ErrorResponse>`,
  );
}

function response(status: number, body: string) {
  return { status, body, type: 'text/xml' };
}
