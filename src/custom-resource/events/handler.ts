import { putResponse } from '../../clients/transport/presigned';
import * as registry from '../../handlers';
import { RespondedElsewhere } from '../deliveries/request-record';
import { LeftBehind, Refusal, shortened } from '../response/reason';
import { MOST_BYTES } from '../response/response';
import { CloudFormationRequest, CREATE_FAILED, LambdaContext, OnEventResult } from './event';
import { perform } from './perform';

/**
 * The Lambda handler of a custom resource without a provider framework: `ServiceToken` is the function's ARN. It responds to every event, since
 * CloudFormation would otherwise wait an hour. It waits for long-running operations itself: give it 15 minutes.
 */
export async function handler(event: CloudFormationRequest, context?: LambdaContext): Promise<void> {
  const functionContext = { resources: registry.resources, environment: process.env };
  const response = await perform(functionContext, event, context).then(
    (performed) => ({ Status: 'SUCCESS' as const, ...performed }),
    // Two responses to one request could contradict each other. If the other delivery fails to respond, Lambda delivers the event again.
    (error: Error) =>
      error instanceof RespondedElsewhere
        ? Promise.reject(error)
        : {
            Status: 'FAILED' as const,
            PhysicalResourceId:
              event.PhysicalResourceId ?? (error instanceof LeftBehind ? error.id : undefined) ?? CREATE_FAILED,
            Reason: error instanceof Refusal ? error.message : 'The function failed. See its log for details.',
          },
  );
  await putResponse(event.ResponseURL!, body(event, response));
}

type CloudFormationResponse = OnEventResult &
  ({ readonly Status: 'SUCCESS' } | { readonly Status: 'FAILED'; readonly Reason: string });

/** The response body. Ids may be so long that they leave little space for the reason, which is then shortened. */
function body(
  { StackId, RequestId, LogicalResourceId }: CloudFormationRequest,
  { PhysicalResourceId, Data, NoEcho, ...status }: CloudFormationResponse,
): string {
  const known = { PhysicalResourceId, StackId, RequestId, LogicalResourceId, NoEcho, Data };
  const rendered = (reason?: string) =>
    JSON.stringify({ ...status, ...(reason === undefined ? {} : { Reason: reason }), ...known });
  if (status.Status === 'SUCCESS') return rendered();
  let reason = status.Reason;
  while (Buffer.byteLength(rendered(reason)) > MOST_BYTES) reason = shortened(reason, Buffer.byteLength(reason) - 100);
  return rendered(reason);
}
