import * as registry from '../../handlers';
import type { CloudFormationRequest, LambdaContext, OnEventResult } from './event';
import { perform } from './perform';

/** The framework polls `isComplete` for anything that takes longer. */
const WAIT_SECONDS = 5;

/**
 * The `onEventHandler` of aws-cdk-lib's provider framework. The message of an error it throws becomes the `Reason`. For a failed create, the
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
