import { DriftFinder } from './drift';
import type { LambdaContext, Properties } from './event';
import { findResource } from './names';
import { isSameAddress } from './location';
import { ReadOptions, readStackDrift, ResourceDrift } from './stack-drift';
import { Message, messageOf } from './watch-message';
import { WatchedStack } from './watched-stack';
import type { Service } from '../definition/resource';
import * as registry from '../handlers';
import { printed } from '../plan/known-secrets';

/** What a schedule hands on. */
export interface WatchRequest {
  /** The ARN of the stack. */
  readonly Stack: string;
  /** The ARN of the topic that is told of drift. */
  readonly Topic: string;
  /** What calls of functions in the template came to that only CloudFormation can carry out, by their JSON text. */
  readonly Values?: { readonly [call: string]: unknown };
}

/** What became of it. `skipped`: nothing was told, since the stack was being deployed. */
export interface WatchResult {
  readonly watched: number;
  readonly drifted: readonly string[];
  readonly unread: readonly string[];
  readonly skipped?: true;
}

/**
 * Compares a deployed stack with what there is, and tells of what differs: with metrics, and with a message. Nothing is changed. A stack that
 * is being deployed, or was deployed meanwhile, is left for the next time: what its template says is not what was made yet.
 */
export async function watch({ Stack, Topic, Values }: WatchRequest, context?: LambdaContext): Promise<WatchResult> {
  const stackName = Stack.split('/')[1];
  const stack = new WatchedStack(Stack, Values);
  const finder = new DriftFinder(process.env, context);
  try {
    const before = await stack.deployment();
    const found = before === undefined ? [] : await readStackDrift(finder, await stack.contents(), { isHere: isHere(process.env) });
    if (before === undefined || await stack.deployment() !== before) return skip(stackName);
    const result = {
      watched: found.length, drifted: addressesOf(found, 'drifted', 'gone'), unread: addressesOf(found, 'unknown'),
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

/** A stack may have providers for several places: each object is looked for where its `Connection` says that it is. */
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

/** Undefined for what is no type of ours: whoever looks at it says so. */
function serviceOf(type: string): Service | undefined {
  try {
    return findResource(registry.resources, type).definition().service;
  } catch {
    return undefined;
  }
}

function skip(stackName: string): WatchResult {
  process.stdout.write(`${JSON.stringify({ event: 'Watch', stack: stackName, outcome: 'skipped', reason: 'the stack is being deployed' })}\n`);
  return { watched: 0, drifted: [], unread: [], skipped: true };
}

/** One line in CloudWatch's embedded metric format, which needs no permission besides that for the log; names of resources and attributes, never a value. */
function logMetrics(stackName: string, { watched, drifted, unread }: WatchResult, found: readonly ResourceDrift[]): void {
  const metrics = { WatchedResources: watched, DriftedResources: drifted.length, UnreadResources: unread.length };
  const notCompared = Object.fromEntries(found.filter((drift) => drift.notCompared.length > 0).map((drift) => [drift.address, drift.notCompared]));
  process.stdout.write(`${printed(JSON.stringify({
    _aws: {
      Timestamp: Date.now(),
      CloudWatchMetrics: [{ Namespace: 'Lintel', Dimensions: [['StackName']], Metrics: Object.keys(metrics).map((Name) => ({ Name, Unit: 'Count' })) }],
    },
    StackName: stackName, ...metrics, event: 'Watch', outcome: 'done', drifted, unread, notCompared,
  }))}\n`);
}

async function publish(TopicArn: string, { subject, text }: Message): Promise<void> {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- that of Lambda's runtime
  const { PublishCommand, SNSClient } = require('@aws-sdk/client-sns') as typeof import('@aws-sdk/client-sns');
  const client = new SNSClient({});
  try {
    await client.send(new PublishCommand({ TopicArn, Subject: subject, Message: text }));
  } catch (error) {
    throw new Error(`The message could not be sent to ${TopicArn} (${(error as Error).name}). Grant sns:Publish on it to the role of the function, and the use of its key, where it has one.`);
  } finally {
    client.destroy();
  }
}
