import { createServer, IncomingMessage } from 'http';
import type { AddressInfo } from 'net';
import type { Stack } from './player';
import type { Template } from './template';

/** A deployed stack as CloudFormation describes it. */
export interface DescribedStack {
  readonly template: Template;
  /** In the order of the response. */
  readonly resources: readonly {
    readonly logicalId: string;
    readonly id?: string;
    readonly type: string;
    readonly status?: string;
  }[];
  readonly parameters?: readonly { readonly key: string; readonly value: string; readonly resolved?: string }[];
  readonly status?: string;
  readonly updated?: string;
}

export interface PublishedMessage {
  readonly topic: string;
  readonly subject: string;
  readonly text: string;
}

/**
 * A local server in place of SNS and of the part of CloudFormation that describes stacks. It handles the requests of the real SDK, in the
 * Query protocol, with the real responses and errors. `environment` directs functions to it.
 */
export class WatchedServices {
  public static async open(): Promise<WatchedServices> {
    const services = new WatchedServices();
    await new Promise<void>((resolve) => services.server.listen(0, '127.0.0.1', resolve));
    return services;
  }

  /** By ARN. */
  public readonly stacks = new Map<string, DescribedStack>();
  public readonly messages: PublishedMessage[] = [];
  /** The requests in order, as `service:Action resource`. */
  public readonly asked: string[] = [];
  /** Denied permissions: `service:Action`, or `service:Action` with the ARN of a resource. */
  public readonly denied = new Set<string>();
  /** Called before each response with the request. */
  public onAsked: (asked: string) => void = () => undefined;
  private readonly server = createServer((request, response) => {
    void this.response(request).then(([status, body]) =>
      response.writeHead(status, { 'Content-Type': 'text/xml' }).end(body),
    );
  });

  public get environment(): NodeJS.ProcessEnv {
    const address = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return { AWS_ENDPOINT_URL_CLOUDFORMATION: address, AWS_ENDPOINT_URL_SNS: address };
  }

  /** Describes a stack that the player deployed. */
  public describe(stack: Stack, template: Template, more: Partial<DescribedStack> = {}): void {
    this.stacks.set(stack.stackId, {
      template,
      resources: Object.entries(stack.resources).map(([logicalId, { id, type }]) => ({ logicalId, id, type })),
      ...more,
    });
  }

  public async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async response(request: IncomingMessage): Promise<[number, string]> {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const form = new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
    const action = form.get('Action')!;
    const resource = form.get('TopicArn') ?? form.get('StackName') ?? '';
    const permission = `${form.has('TopicArn') ? 'sns' : 'cloudformation'}:${action}`;
    this.asked.push(`${permission} ${resource}`);
    this.onAsked(`${permission} ${resource}`);
    if ([permission, `${permission} ${resource}`].some((each) => this.denied.has(each))) {
      return refusal(403, 'AccessDenied', `not authorized to perform: ${permission} on resource: ${resource}`);
    }
    return form.has('TopicArn') ? this.publish(form) : this.report(action, resource, form);
  }

  private publish(form: URLSearchParams): [number, string] {
    const subject = form.get('Subject') ?? '';
    if (subject.length > 100 || !/^[\x20-\x7e]+$/.test(subject)) {
      return refusal(400, 'InvalidParameter', 'Invalid parameter: Subject');
    }
    this.messages.push({ topic: form.get('TopicArn')!, subject, text: form.get('Message')! });
    return result(
      'Publish',
      '<MessageId>94f20ce6-13c5-43a0-9a9e-ca52d816e90b</MessageId>',
      'http://sns.amazonaws.com/doc/2010-03-31/',
    );
  }

  private report(action: string, id: string, form: URLSearchParams): [number, string] {
    const stack = this.stacks.get(id);
    if (!stack) return refusal(400, 'ValidationError', `Stack with id ${id} does not exist`);
    switch (action) {
      case 'DescribeStacks':
        return result(action, `<Stacks><member>${descriptionOf(id, stack)}</member></Stacks>`);
      case 'GetTemplate':
        return result(
          action,
          `<StagesAvailable><member>Original</member><member>Processed</member></StagesAvailable><TemplateBody>${escaped(JSON.stringify(stack.template))}</TemplateBody>`,
        );
      case 'ListStackResources':
        return result(action, pageOf(stack, Number(form.get('NextToken') ?? '0')));
      default:
        return refusal(400, 'InvalidAction', `Could not find operation ${action}`);
    }
  }
}

/** Fewer than in the real service, so that stacks with several resources have several pages. */
const PAGE = 3;

function pageOf({ resources }: DescribedStack, start: number): string {
  const members = resources
    .slice(start, start + PAGE)
    .map(
      ({ logicalId, id, type, status = 'CREATE_COMPLETE' }) =>
        `<member><LogicalResourceId>${logicalId}</LogicalResourceId>${id === undefined ? '' : `<PhysicalResourceId>${escaped(id)}</PhysicalResourceId>`}<ResourceType>${type}</ResourceType>` +
        `<LastUpdatedTimestamp>2026-01-01T00:00:00.000Z</LastUpdatedTimestamp><ResourceStatus>${status}</ResourceStatus></member>`,
    );
  return `<StackResourceSummaries>${members.join('')}</StackResourceSummaries>${start + PAGE < resources.length ? `<NextToken>${start + PAGE}</NextToken>` : ''}`;
}

function descriptionOf(
  id: string,
  { parameters = [], status = 'UPDATE_COMPLETE', updated = '2026-01-02T00:00:00.000Z' }: DescribedStack,
): string {
  const members = parameters.map(
    ({ key, value, resolved }) =>
      `<member><ParameterKey>${key}</ParameterKey><ParameterValue>${escaped(value)}</ParameterValue>${resolved === undefined ? '' : `<ResolvedValue>${escaped(resolved)}</ResolvedValue>`}</member>`,
  );
  return (
    `<StackId>${id}</StackId><StackName>${id.split('/')[1]}</StackName><CreationTime>2026-01-01T00:00:00.000Z</CreationTime><LastUpdatedTime>${updated}</LastUpdatedTime>` +
    `<StackStatus>${status}</StackStatus><Parameters>${members.join('')}</Parameters>`
  );
}

function result(
  action: string,
  inner: string,
  namespace = 'http://cloudformation.amazonaws.com/doc/2010-05-15/',
): [number, string] {
  return [
    200,
    `<${action}Response xmlns="${namespace}"><${action}Result>${inner}</${action}Result><ResponseMetadata><RequestId>1</RequestId></ResponseMetadata></${action}Response>`,
  ];
}

function refusal(status: number, code: string, message: string): [number, string] {
  return [
    status,
    `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>${escaped(message)}</Message></Error><RequestId>1</RequestId></ErrorResponse>`,
  ];
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
