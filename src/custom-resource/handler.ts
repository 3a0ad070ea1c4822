import { MOST_BYTES } from './response';
import { CloudFormationRequest, CREATE_FAILED, LambdaContext, OnEventResult } from './event';
import { perform } from './perform';
import { Left, Refusal, shortened } from './reason';
import { NotResponded } from './requests';
import { putResponse } from '../clients/presigned';
import * as registry from '../handlers';

/**
 * The function of a custom resource that no framework stands in front of: `ServiceToken` is its own ARN. It answers every event, since
 * CloudFormation would wait an hour for the answer, and waits itself for what takes its time: give it 15 minutes.
 */
export async function handler(event: CloudFormationRequest, context?: LambdaContext): Promise<void> {
  const functionContext = { resources: registry.resources, environment: process.env };
  const response = await perform(functionContext, event, context).then(
    (performed) => ({ Status: 'SUCCESS' as const, ...performed }),
    (error: Error) => (isRespondedElsewhere(error) ? Promise.reject(error) : {
      Status: 'FAILED' as const, PhysicalResourceId: event.PhysicalResourceId ?? (error instanceof Left ? error.id : undefined) ?? CREATE_FAILED,
      Reason: error instanceof Refusal ? error.message : 'The function failed; its log tells more.',
    }),
  );
  await putResponse(event.ResponseURL!, body(event, response));
}

/** Two answers to one request could contradict each other: Lambda delivers it again where no other answer comes. */
function isRespondedElsewhere(error: Error): boolean {
  return error instanceof NotResponded;
}

type CloudFormationResponse = OnEventResult & ({ readonly Status: 'SUCCESS' } | { readonly Status: 'FAILED'; readonly Reason: string });

/** What CloudFormation knows of the request comes back as it was; ids may be so long that they leave a reason little room. */
function body({ StackId, RequestId, LogicalResourceId }: CloudFormationRequest, { PhysicalResourceId, Data, NoEcho, ...status }: CloudFormationResponse): string {
  const known = { PhysicalResourceId, StackId, RequestId, LogicalResourceId, NoEcho, Data };
  const rendered = (reason?: string) => JSON.stringify({ ...status, ...(reason === undefined ? {} : { Reason: reason }), ...known });
  if (status.Status === 'SUCCESS') return rendered();
  let reason = status.Reason;
  while (Buffer.byteLength(rendered(reason)) > MOST_BYTES) reason = shortened(reason, Buffer.byteLength(reason) - 100);
  return rendered(reason);
}
