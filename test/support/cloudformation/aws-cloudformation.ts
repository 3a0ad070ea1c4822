/**
 * What CloudFormation answers a function that asks about a stack. `statuses`: by stack id; a stack that is not there is one that the role
 * must not describe.
 */
export function describeStacks(statuses: ReadonlyMap<string, string>, form: string): { readonly status: number; readonly body: string } {
  const asked = new URLSearchParams(form);
  const id = asked.get('StackName') ?? '';
  const status = statuses.get(id);
  if (asked.get('Action') !== 'DescribeStacks' || status === undefined) {
    return { status: 403, body: `<ErrorResponse ${NAMESPACE}><Error><Type>Sender</Type><Code>AccessDenied</Code><Message>not authorized</Message></Error><RequestId>1</RequestId></ErrorResponse>` };
  }
  const [, name] = /:stack\/([^/]+)\//.exec(id) ?? [];
  const stack = `<StackId>${id}</StackId><StackName>${name}</StackName><CreationTime>2026-01-01T00:00:00.000Z</CreationTime><StackStatus>${status}</StackStatus>`;
  return { status: 200, body: `<DescribeStacksResponse ${NAMESPACE}><DescribeStacksResult><Stacks><member>${stack}</member></Stacks></DescribeStacksResult><ResponseMetadata><RequestId>1</RequestId></ResponseMetadata></DescribeStacksResponse>` };
}

const NAMESPACE = 'xmlns="http://cloudformation.amazonaws.com/doc/2010-05-15/"';
