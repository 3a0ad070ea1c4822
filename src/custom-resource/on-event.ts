import type { CloudFormationRequest, LambdaContext, OnEventResult } from './event';
import { perform } from './perform';
import * as registry from '../handlers';

/** The framework asks `isComplete` for whatever takes longer. */
const PATIENCE_SECONDS = 5;

/**
 * The `onEventHandler` of aws-cdk-lib's provider framework. What it throws becomes the `Reason`; the framework itself answers the marker
 * of what could not be made, and deletes nothing under it.
 */
export async function onEvent(event: CloudFormationRequest, context?: LambdaContext): Promise<OnEventResult> {
  const { unfinished: _, ...result } = await perform({ resources: registry.resources, environment: process.env, patience: PATIENCE_SECONDS }, event, context);
  return result;
}
