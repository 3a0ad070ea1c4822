import type { Service } from '../../definition/resource';
import * as registry from '../../handlers';
import { printed } from '../../plan/known-secrets';
import type { LambdaContext, Properties } from '../events/event';
import { isSameAddress } from '../ownership/location';
import { findResource } from '../properties/names';
import { Refusal } from '../response/reason';
import { DriftFinder } from './find-drift';
import { ReadOptions, readStackDrift, ResourceDrift } from './stack-drift';
import { Message, messageOf } from './watch-message';
import { WatchedStack } from './watched-stack';

/** The event sent by a schedule. */
export interface WatchRequest {
  /** The ARN of the stack. */
  readonly Stack: string;
  /** The ARN of the topic that receives messages about drift. */
  readonly Topic: string;
  /** Results of the template's intrinsic functions that only CloudFormation can evaluate, by the JSON text of the call. */
  readonly Values?: { readonly [call: string]: unknown };
}

/** The result. `skipped`: nothing was reported because the stack was being deployed. */
export interface WatchResult {
  readonly watched: number;
  readonly drifted: readonly string[];
  readonly unread: readonly string[];
  readonly skipped?: true;
}

/**
 * Compares a deployed stack with the existing objects, and reports drift with metrics and a message. Changes nothing. Reports nothing if the stack is
 * being deployed, or was deployed while it was read: the template and the objects may differ in the meantime.
 */
export async function watch({ Stack, Topic, Values }: WatchRequest, context?: LambdaContext): Promise<WatchResult> {
  const [, stackName = Stack] = Stack.split('/');
  const stack = new WatchedStack(Stack, Values);
  const finder = new DriftFinder(registry.resources, process.env, context);
  try {
    const before = await stack.deployment();
    const found =
      before === undefined ? [] : await readStackDrift(finder, await stack.contents(), { isHere: isHere(process.env) });
    if (before === undefined || (await stack.deployment()) !== before) return skip(stackName);
    const result = {
      watched: found.length,
      drifted: addressesOf(found, 'drifted', 'gone'),
      unread: addressesOf(found, 'unknown'),
    };
    logMetrics(stackName, result, found);
    if (result.drifted.length + result.unread.length > 0) await publish(Topic, messageOf(stackName, found));
    return result;
  } finally {
    finder.close();
    stack.close();
  }
}

function addressesOf(found: readonly ResourceDrift[], ...statuses: readonly ResourceDrift['status'][]): string[] {
  return found.filter(({ status }) => statuses.includes(status)).map(({ address }) => address);
}

/** A stack may have several providers. A watch reads only resources whose `Connection` has its own provider's address. */
function isHere(environment: NodeJS.ProcessEnv): ReadOptions['isHere'] {
  const former = (environment.LINTEL_FORMER_ADDRESSES ?? '').split(',').filter(Boolean);
  return (type, { Connection }) => {
    const { Address } = (Connection ?? {}) as Properties;
    if (typeof Address !== 'string') return true;
    const service = serviceOf(type);
    if (service === undefined) return true;
    const own = environment[`LINTEL_${service.toUpperCase()}_ADDRESS`] ?? '';
    return [own, ...former].some((address) => isSameAddress(address, Address));
  };
}

/** Undefined for an unknown type, which is reported when the resource is read. */
function serviceOf(type: string): Service | undefined {
  try {
    return findResource(registry.resources, type).definition().service;
  } catch {
    return undefined;
  }
}

function skip(stackName: string): WatchResult {
  process.stdout.write(
    `${JSON.stringify({ event: 'Watch', stack: stackName, outcome: 'skipped', reason: 'the stack is being deployed' })}\n`,
  );
  return { watched: 0, drifted: [], unread: [], skipped: true };
}

/**
 * One line in CloudWatch's embedded metric format, which needs permission only for the log. Contains names of resources and attributes, never values.
 */
function logMetrics(
  stackName: string,
  { watched, drifted, unread }: WatchResult,
  found: readonly ResourceDrift[],
): void {
  const metrics = { WatchedResources: watched, DriftedResources: drifted.length, UnreadResources: unread.length };
  const notCompared = Object.fromEntries(
    found.filter((drift) => drift.notCompared.length > 0).map((drift) => [drift.address, drift.notCompared]),
  );
  process.stdout.write(
    `${printed(
      JSON.stringify({
        _aws: {
          Timestamp: Date.now(),
          CloudWatchMetrics: [
            {
              Namespace: 'Lintel',
              Dimensions: [['StackName']],
              Metrics: Object.keys(metrics).map((Name) => ({ Name, Unit: 'Count' })),
            },
          ],
        },
        StackName: stackName,
        ...metrics,
        event: 'Watch',
        outcome: 'done',
        drifted,
        unread,
        notCompared,
      }),
    )}\n`,
  );
}

async function publish(TopicArn: string, { subject, text }: Message): Promise<void> {
  // oxlint-disable-next-line typescript/no-require-imports -- the SDK of Lambda's runtime
  const { PublishCommand, SNSClient } = require('@aws-sdk/client-sns') as typeof import('@aws-sdk/client-sns');
  const client = new SNSClient({});
  try {
    await client.send(new PublishCommand({ TopicArn, Subject: subject, Message: text }));
  } catch (error) {
    throw new Refusal(
      'watch-message-not-sent',
      `The message could not be sent to ${TopicArn} (${(error as Error).name}). Grant sns:Publish on the topic to the role of the function and, if the topic is encrypted with a customer managed key, the use of that key.`,
    );
  } finally {
    client.destroy();
  }
}
