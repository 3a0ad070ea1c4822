import * as registry from '../../handlers';
import type { CloudFormationRequest, LambdaContext, OnEventResult } from './event';
import { perform } from './perform';

/** For anything that takes longer, the framework polls `isComplete`. */
const WAIT_SECONDS = 5;

/**
 * The `onEventHandler` of aws-cdk-lib's provider framework. An error that it throws becomes the `Reason`. For a failed create, the
 * framework responds with a marker id and ignores the deletion of that id.
 */
export async function onEvent(event: CloudFormationRequest, context?: LambdaContext): Promise<OnEventResult> {
  const { unfinished: _, ...result } = await perform(
    { resources: registry.resources, environment: process.env, waitSeconds: WAIT_SECONDS },
    event,
    context,
  );
  return result;
}
